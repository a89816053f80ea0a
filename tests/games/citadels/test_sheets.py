"""The values of the printed sheets: the tables' figures, the words of the screens, no secrets."""

from collections.abc import Iterator
from operator import itemgetter
from typing import Any

import pytest

from companion.engine.aid import Aid, Bar, Bars, Pic, Plates, PriceBar
from companion.engine.message import Message, SeatName
from companion.engine.print import Mark, SheetChoices
from companion.games.citadels import reference
from companion.games.citadels.actions import Name
from companion.games.citadels.cast import (
    character_brief,
    character_does,
    character_name,
    district_does,
    district_name,
    selection,
)
from companion.games.citadels.holdings import Holdings, ScoreEntry
from companion.games.citadels.options import Options, Tool, check_options, decisions
from companion.games.citadels.scoring import score
from companion.games.citadels.sheets import EDITIONS, PAPERS, SHEETS
from companion.games.citadels.sheets.head import options, uniques
from companion.games.citadels.tables import (
    BASIC,
    CHARACTERS,
    COMPLETE,
    DECK,
    DISTRICTS,
    DRAW,
    FIRST_COMPLETE,
    FIVE_TYPES,
    GATHER_GOLD,
    OTHER_COMPLETE,
    SETS,
    UNIQUES,
    UNIQUES_IN_DECK,
    VAULT,
    Type,
)
from companion.text import say
from tests.said import ids, on_paper, parts

from .play import Table, built, cast_with, uniques_with

VALUES: dict[str, Any] = {sheet.key: sheet.values for sheet in SHEETS}
aid, setup, count, scoring, cards, pad = itemgetter(
    "aid", "setup", "count", "scoring", "cards", "score-pad"
)(VALUES)


ANY = SheetChoices(4)
BRINGING = ("dragon_gate", "ivory_tower", "basilica", "wishing_well")
"""unique districts that bring points in any city"""
FEW = ("", "cunning_agents", "devious_dignitaries")
"""of these every number of players: the Emperor and the Queen are not for all of them"""

EVERY_CHOICE = [
    SheetChoices(players, edition.key, variants)
    for edition in EDITIONS
    for players in (edition.players if edition.key in FEW else (edition.usual,))
    for variants in (frozenset(), frozenset(edition.variants))
]
every_choice = pytest.mark.parametrize(
    "choices", EVERY_CHOICE, ids=lambda one: f"{one.edition}-{one.players}-{len(one.variants)}"
)
every_set = pytest.mark.parametrize("name", SETS)
every_count = pytest.mark.parametrize("players", range(2, 9))
few_or_many = pytest.mark.parametrize("players", [2, 3, 4])


def within(message: Any) -> Iterator[Any]:
    """A message and all that is told in it."""
    yield message
    if isinstance(message, Message):
        for _, arg in message.args:
            yield from within(arg)
    elif isinstance(message, tuple):
        for one in message:
            yield from within(one)


def section(sheet: Any, title: str) -> Any:
    return next(one for one in sheet.sections if one.title and one.title.id == title)


CALLED = {district_name(each): each for each in DISTRICTS} | {
    Message("citadels-screen-rank-name", rank=row.rank, character=character_name(row.id)): row.id
    for row in CHARACTERS.values()
}


def called(one: Any) -> list[str]:
    """The characters and districts in the rows of a table."""
    return [CALLED[row.label] for row in one.table.rows if row.label in CALLED]


def numbers(one: Any, cell: int) -> dict[str, Any]:
    """What stands beside them."""
    return {CALLED[row.label]: row.cells[cell] for row in one.table.rows}


def bars(sheet: Aid) -> tuple[Bar, ...]:
    """Who is called, in order."""
    (found,) = parts(sheet, Bars)
    return found.bars


def on_aid(sheet: Aid) -> tuple[list[Message], list[Message]]:
    """The characters called and the unique districts priced there."""
    names = [[one.title] if one.title else [name for _, name in one.others] for one in bars(sheet)]
    *_, deck = parts(sheet, PriceBar)
    return [one for some in names for one in some], [name for _, name, _ in deck.cards]


def plates(sheet: Aid, title: str) -> Any:
    return next(one for one in parts(sheet, Plates) if one.title and one.title.id == title)


# --- for whom -------------------------------------------------------------------------------------


@every_choice
def test_every_choice_on_offer_is_one_that_the_game_has(choices):
    assert check_options(options(choices), choices.players) == ()


@every_choice
def test_every_sheet_says_for_how_many_it_is(choices):
    told = Message("citadels-sheet-players", n=choices.players)
    for sheet in SHEETS:
        values: Any = sheet.values(choices)
        assert values.head.facts[0] == told


def test_a_ninth_character_is_told_only_where_it_was_a_choice():
    ninth = Message("citadels-option-ninth")
    asked = frozenset({"ninth"})
    told = {n: aid(SheetChoices(n, "first_game", asked)).head.variants for n in range(2, 9)}
    assert told == {n: (ninth,) if 4 <= n <= 7 else () for n in range(2, 9)}
    assert aid(SheetChoices(5, "first_game")).head.variants == ()


def test_a_sheet_for_a_sitting_goes_by_the_options_of_the_sitting():
    mine = Options(cast=cast_with(4, "spy", "seer"), uniques=uniques_with("theater"))
    choices = SheetChoices(4, "first_game", frozenset(), mine)
    called_there, built_there = on_aid(aid(choices))
    assert called_there == [character_name(each) for each in mine.cast]
    assert set(built_there) == {district_name(each) for each in mine.uniques if each != VAULT}
    assert called(section(scoring(choices), "citadels-option-cast")) == list(mine.cast)
    assert aid(choices).head.edition == Message("citadels-sheet-own-mix")
    assert len(cards(choices).cards) == 8 + 14


# --- the player aid, and its fine print on the scoring sheet --------------------------------------


@few_or_many
def test_the_aid_draws_a_turn_and_its_fine_print_says_every_rule(players):
    choices = SheetChoices(players)
    gather, build = plates(aid(choices), "citadels-sheet-turn").plates
    assert [each for each in gather.glyphs[0] if isinstance(each, int)] == [GATHER_GOLD]
    assert Message("citadels-aid-gather-line", gold=GATHER_GOLD, n=DRAW) in gather.lines
    assert ids(build) == {"citadels-aid-build", "citadels-aid-build-line"}
    turn = {f"citadels-hint-{row}" for row, _ in (*reference.TURN, reference.INCOME)}
    more = {"gather-gold", "build", "no-duplicate", "open", "nobody", "caller", "round-over"}
    assert turn | {f"citadels-sheet-{each}" for each in more} <= ids(scoring(choices))


@every_choice
def test_aid_and_fine_print_have_who_chooses_from_how_many(choices):
    chosen = options(choices)
    plan = selection(choices.players, len(chosen.cast_for(choices.players)))
    (plate,) = plates(aid(choices), "citadels-phase-select").plates
    laid_out, passed = plate.glyphs
    assert [each for each in laid_out if isinstance(each, str)] == [
        f"×{plan.face_up}",
        f"×{plan.face_down}",
    ]
    assert passed[0] == Pic("citadels_crown")
    assert [n for n in passed if isinstance(n, int)] == [draft.cards for draft in plan.draft]
    sheet = section(scoring(choices), "citadels-phase-select")
    lay_out = Message("citadels-sheet-lay-out", up=plan.face_up, down=plan.face_down)
    assert lay_out in sheet.lines
    rows = [(dict(row.label.args)["n"], row.cells[0]) for row in sheet.table.rows]
    assert rows == [(draft.seat + 1, draft.cards) for draft in plan.draft]


@every_count
@pytest.mark.parametrize("variants", [frozenset(), frozenset({"ninth"})], ids=["8", "9"])
def test_the_last_who_chooses_passes_nothing_on(players, variants):
    choices = SheetChoices(players, "first_game", variants)
    table = section(scoring(choices), "citadels-phase-select").table
    *others, last = ({getattr(one, "id", "") for one in within(row.cells[1])} for row in table.rows)
    passing = {"citadels-draft-pass", "citadels-draft-keep-pass"}
    assert not passing & last
    assert all(passing & one for one in others)


@every_set
def test_the_aid_has_everybody_in_the_set_in_order(name):
    sheet = aid(SheetChoices(5, name, frozenset({"ninth"})))
    there = (*SETS[name].characters, SETS[name].ninth)
    assert [one.number for one in bars(sheet)] == list(range(1, 10))
    for bar, each in zip(bars(sheet), there, strict=True):
        assert (bar.title, bar.line) == (character_name(each), character_brief(each))
        income = CHARACTERS[each].income
        assert bar.glyphs == (() if income is None else (Pic(f"citadels_type_{income.value}"),))


@every_set
def test_the_aid_has_every_district_of_the_deck_with_its_cost(name):
    priced = parts(aid(SheetChoices(5, name)), PriceBar)
    found = [card for kind in priced for card in kind.cards]
    assert sorted(found, key=str) == sorted(
        (
            (DISTRICTS[each].cost, district_name(each), DISTRICTS[each].copies)
            for each in (*BASIC, *SETS[name].uniques)
            if each != VAULT
        ),
        key=str,
    )


@every_set
def test_the_fine_print_tells_what_everybody_in_the_set_does(name):
    sheet = scoring(SheetChoices(5, name, frozenset({"ninth"})))
    table = section(sheet, "citadels-option-cast")
    assert called(table) == [*SETS[name].characters, SETS[name].ninth]
    for each, told in numbers(table, 1).items():
        assert told[0] == character_does(each)
    others = section(sheet, "citadels-option-uniques")
    for each, told in numbers(others, 0).items():
        assert told[0] == district_does(each)
    scored = [CALLED[one.title] for one in sheet.sections if one.title in CALLED]
    assert sorted([*called(others), *scored]) == sorted(SETS[name].uniques)


@pytest.mark.parametrize(
    ("language", "put_back"), [("en", "shuffle"), ("ko", "섞"), ("ru", "замеша")]
)
def test_the_row_of_a_character_says_nothing_twice(language, put_back):
    """The Scholar shuffled six back, and once more."""
    sheet = scoring(SheetChoices(5, "illustrious_emissaries"))
    rows = section(sheet, "citadels-option-cast").table.rows
    (told,) = (row.cells[1] for row in rows if row.cells[1][0] == character_does("scholar"))
    assert " ".join(say(one, language) for one in told).count(put_back) == 1


@pytest.mark.parametrize(
    ("players", "missing"), [(2, {"emperor", "queen"}), (4, {"queen"}), (5, set())]
)
def test_the_sheets_for_any_set_have_everybody_who_may_come(players, missing):
    choices = SheetChoices(players, ANY.edition)
    there = [each for each in CHARACTERS if each not in missing]
    if players == 2:
        there = [each for each in there if CHARACTERS[each].rank < 9]
    assert on_aid(aid(choices))[0] == [character_name(each) for each in there]
    priced = {district_name(each) for each in UNIQUES if each != VAULT}
    assert set(on_aid(aid(choices))[1]) == priced
    assert called(section(scoring(choices), "citadels-option-cast")) == there
    told = ids((scoring(choices), cards(choices)))
    assert {district_does(each).id for each in UNIQUES} <= told


def test_the_fine_print_for_any_set_says_who_keeps_what_after_a_threat_or_a_murder():
    rows = numbers(section(scoring(ANY), "citadels-option-cast"), 1)
    kept = {each: told[1].id for each, told in rows.items() if len(told) > 1}
    assert kept == {
        "blackmailer": "citadels-sheet-more-blackmailer",
        "king": "citadels-sheet-more-crown-killed",
        "patrician": "citadels-sheet-more-crown-killed",
        "emperor": "citadels-sheet-more-emperor-killed",
    }


@pytest.mark.parametrize(("players", "owed"), [(3, True), (5, False)])
def test_the_tax_is_owed_on_the_turn_of_the_other_character(players, owed):
    said = on_paper(SHEETS, SheetChoices(players, "vicious_nobles", frozenset({"ninth"})))
    assert "citadels-sheet-more-tax-collector" in said
    assert ("citadels-sheet-more-tax-collector-other" in said) == owed


def test_a_set_is_what_is_printed_where_nobody_chose():
    assert EDITIONS[0].key == "first_game"
    assert EDITIONS[-1].key == ANY.edition


def test_the_fine_print_is_silent_about_who_is_not_in_the_game():
    first = on_paper(SHEETS, SheetChoices(4, "first_game"))
    assert "citadels-sheet-more-crown-killed" in first
    assert "citadels-sheet-more-crown-bewitched" not in first
    agents = on_paper(SHEETS, SheetChoices(4, "cunning_agents"))
    assert "citadels-sheet-more-emperor-bewitched" in agents
    assert "citadels-sheet-more-emperor-killed" not in agents
    assert "citadels-hint-park-witch" in agents
    aristocrats = on_paper(SHEETS, SheetChoices(4, "ambitious_aristocrats"))
    assert "citadels-hint-park-witch" not in aristocrats


@every_count
def test_two_and_three_players_are_told_of_their_two_characters(players):
    choices = SheetChoices(players)
    few = players < 4
    rules = {"citadels-sheet-few", "citadels-sheet-few-own-turn"}
    assert on_paper(SHEETS, choices) & rules == (rules if few else set())
    (plate,) = plates(aid(choices), "citadels-phase-select").plates
    assert plate.title.id == f"citadels-aid-pass{'-few' if few else ''}"
    # It once said above that everybody takes a character, and beneath that they have two.
    told = section(scoring(choices), "citadels-phase-select")
    assert Message("citadels-hint-selection", n=2 if few else 1) in told.lines
    assert plate.lines == (tuple(row.cells[1] for row in told.table.rows) if few else ())


@every_count
def test_aid_and_scoring_say_when_a_city_is_complete(players):
    choices = SheetChoices(players)
    assert aid(choices).back.fact == Message("citadels-aid-back", n=COMPLETE[players])
    end = section(scoring(choices), "citadels-heading-end-of-the-game")
    assert Message("citadels-sheet-end-complete", n=COMPLETE[players]) in end.lines


def test_the_aid_has_the_points_at_the_end():
    points = plates(aid(ANY), "citadels-aid-points")
    assert {one.title.id.removeprefix("citadels-aid-"): one.figure for one in points.plates} == {
        "costs": "=",
        "five-types": f"+{FIVE_TYPES}",
        "first": f"+{FIRST_COMPLETE}",
        "other": f"+{OTHER_COMPLETE}",
        "extra": "+…",
    }
    assert points.note == Message("citadels-aid-tie")


def test_the_fine_print_of_a_sitting_says_how_the_table_decides():
    mine = Options(tie_killed=False)
    said = section(scoring(SheetChoices(4, "", frozenset(), mine)), "citadels-sheet-decided")
    assert said.lines == decisions(mine, 4)
    assert Message("citadels-ruling-tie-killed-no") in said.lines
    assert "citadels-sheet-decided" not in on_paper(SHEETS, ANY)


# --- set-up and the box ---------------------------------------------------------------------------


@every_choice
def test_the_check_list_says_every_step(choices):
    """What a set is like stood among them, to be ticked off."""
    first, *others = (hint.text for hint in reference.checklist(options(choices), choices.players))
    likes = [one for one in others if one.id.endswith("-style") and "first-game" not in one.id]
    assert list(setup(choices).steps) == [one for one in others if one not in likes]
    assert first.id == "citadels-hint-aim"
    assert {one.id for one in likes} <= ids(setup(choices))


@every_set
def test_the_check_list_names_the_cards_to_take_out(name):
    _, there, uniques = setup(SheetChoices(4, name)).beside
    assert called(there) == list(SETS[name].characters)
    assert numbers(uniques, 0) == {each: DISTRICTS[each].cost or "–" for each in SETS[name].uniques}


def test_the_check_list_says_who_comes_instead_of_whom():
    _, there, _ = setup(SheetChoices(2, "cunning_agents")).beside
    style = "citadels-set-cunning-agents-style"
    assert [line.id for line in there.lines] == [style, "citadels-fault-barred"]
    assert "emperor" not in called(there)
    _, there, _ = setup(SheetChoices(4, "cunning_agents")).beside
    assert [line.id for line in there.lines] == [style]


@pytest.mark.parametrize(
    ("players", "ninth", "barred"),
    [(2, "never", 1), (3, "needed", 1), (4, "choice", 1), (5, "choice", 0), (8, "needed", 0)],
)
def test_the_check_list_for_any_set_says_what_a_mix_is_made_of(players, ninth, barred):
    _, mix, sets = setup(SheetChoices(players)).beside
    assert Message(f"citadels-screen-ninth-{ninth}") in mix.lines
    assert sum(line.id == "citadels-fault-barred" for line in mix.lines) == barred
    assert len(sets.lines) == len(SETS) - 1


def listed(sheet: Any) -> dict[str, list[str]]:
    """Title → what is to be ticked off."""
    found: dict[str, list[str]] = {}
    for one in sheet.sections:
        found.setdefault(one.title.id, []).extend(called(one))
    return found


@every_choice
def test_every_card_of_the_box_can_be_ticked_off_once(choices):
    every = [each for rows in listed(count(choices)).values() for each in rows]
    for each in (*CHARACTERS, *DISTRICTS):
        assert every.count(each) == 1


@every_set
def test_what_is_played_with_is_counted_apart(name):
    rows = listed(count(SheetChoices(4, name)))
    assert rows["citadels-sheet-in-deck"] == list(SETS[name].uniques)
    assert rows["citadels-sheet-in-game"] == list(SETS[name].characters)
    assert len(rows["citadels-sheet-out-uniques"]) == 16
    assert len(rows["citadels-sheet-out-cast"]) == 19


def test_the_basic_districts_are_counted_by_type():
    sheet, every = count(ANY), 0
    for type, n in ((Type.NOBLE, 12), (Type.RELIGIOUS, 11), (Type.TRADE, 20), (Type.MILITARY, 11)):
        one = section(sheet, f"citadels-type-{type.value}")
        copies = numbers(one, 1)
        assert copies == {each: DISTRICTS[each].copies for each in copies}
        assert one.table.total.cells[1] == sum(copies.values()) == n
        every += n
    assert sheet.lead == Message("citadels-sheet-deck", n=DECK, basic=every)


# --- the score ------------------------------------------------------------------------------------

SCORING = {
    "basilica", "capitol", "dragon_gate", "imperial_treasury", "ivory_tower", "map_room", "museum",
    "secret_vault", "statue", "wishing_well",
}  # fmt: skip


def test_every_unique_district_that_scores_is_in_the_scoring():
    told = {one.picture.removeprefix("citadels_") for one in scoring(ANY).sections}
    assert told >= SCORING
    for each in SCORING:
        one = section(scoring(ANY), f"citadels-district-{each.replace('_', '-')}")
        assert one.lines[0] == district_does(each)


@every_set
def test_the_scoring_of_a_set_has_only_its_districts(name):
    told = {
        one.picture.removeprefix("citadels_") for one in scoring(SheetChoices(4, name)).sections
    }
    assert told & set(UNIQUES) <= set(SETS[name].uniques)


@every_choice
def test_the_scoring_stands_under_the_headings_of_the_book(choices):
    for one in scoring(choices).sections:
        assert dict(one.where.args)["book"] == Message("citadels-book-ci")


@pytest.mark.parametrize(("players", "total"), [(2, 27 + 9), (3, 27 + 9), (4, 25 + 9), (8, 25 + 9)])
def test_the_example_of_the_scoring_adds_up(players, total):
    example = scoring(SheetChoices(players, "first_game")).sections[0].example
    points = dict(example.args)
    parts = [points[key] for key in ("costs", "types", "complete", "more")]
    assert points["total"] == total
    assert parts == [total - 9, 3, 4, 2]


@pytest.mark.parametrize("players", [2, 4])
def test_the_example_of_the_scoring_has_only_districts_of_the_deck(players):
    """It had the Dragon Gate whatever was played with."""
    plain = tuple(one for one in UNIQUES if one not in BRINGING)[:UNIQUES_IN_DECK]
    own = SheetChoices(players, "", frozenset(), Options(uniques=plain))
    for choices in (own, *(SheetChoices(players, name) for name in SETS)):
        example = scoring(choices).sections[0].example
        named = dict(example.args)["districts"]
        there = {district_name(each) for each in (*BASIC, *uniques(choices))}
        assert len(named) == COMPLETE[players]
        assert set(named) <= there
        brings = [one for one in BRINGING if one in uniques(choices)]
        assert example.id == f"citadels-sheet-example{'' if brings else '-plain'}"


def test_the_scoring_says_what_the_table_decided():
    mine = Options(
        uniques=uniques_with("map_room", "secret_vault", "capitol"),
        vault_counts_for_map_room=False,
        unique_counts_for_capitol=False,
        completion_kept="judged",
    )
    said = ids(scoring(SheetChoices(4, "", frozenset(), mine)))
    assert {
        "citadels-ruling-vault-counts-for-map-room-no",
        "citadels-ruling-unique-counts-for-capitol-no",
        "citadels-ruling-completion-kept-judged",
        "citadels-ruling-tie-killed-yes",
    } <= said


def test_the_pad_has_a_row_for_every_line_of_the_score():
    others = sorted(SCORING - {"secret_vault", "museum", "ivory_tower"})
    everything = Holdings(
        "A",
        gold=3,
        hand=2,
        crown=True,
        first_complete=True,
        secret_vault=True,
        city=tuple(map(built, ("manor+", "temple", "tavern", "prison", "museum:2", *others))),
    )
    only_ivory = Holdings("B", city=(built("ivory_tower"),))
    sheet = score(ScoreEntry((everything, only_ivory)))
    lines = {line.label for player in sheet.players for line in player.lines}
    rows = pad(ANY).rows
    assert {row.label for row in rows} >= lines
    assert len(rows) == 3 + len(SCORING)


@every_set
def test_the_pad_of_a_set_has_rows_for_its_districts(name):
    rows = {row.picture.removeprefix("citadels_") for row in pad(SheetChoices(6, name)).rows}
    assert rows & set(UNIQUES) == SCORING & set(SETS[name].uniques)
    assert pad(SheetChoices(6, name)).columns == 6


# --- the reference cards --------------------------------------------------------------------------


def test_there_is_a_card_for_every_character_and_every_unique_district():
    every = cards(ANY).cards
    assert [card.picture.removeprefix("citadels_") for card in every] == [*CHARACTERS, *UNIQUES]
    for card in every[:27]:
        row = CHARACTERS[card.picture.removeprefix("citadels_")]
        assert card.corner == row.rank
        assert card.lines == (character_does(row.id),)
        builds = [one.number for one in card.figures if one.label.id == "citadels-sheet-builds"]
        assert builds == ([] if row.id == "witch" else [row.builds])
        pays = [one.label for one in card.figures if "pays" in one.label.id]
        assert len(pays) == (row.income is not None)
    for card in every[27:]:
        district = DISTRICTS[card.picture.removeprefix("citadels_")]
        assert card.corner == (district.cost or "–")
        assert card.lines == (district_does(district.id),)


def test_the_back_of_a_card_has_its_fine_print_and_where_the_book_tells_more():
    for card in (one for one in cards(ANY).cards if one.back):
        *fine, where = card.back
        assert fine
        assert where.id == "citadels-rule-reference"
        assert len(fine) == len(set(fine))
    hints = {each: reference.character_hints(each)[1:] for each in CHARACTERS}
    backs = {card.picture.removeprefix("citadels_"): card.back for card in cards(ANY).cards}
    for each, said in hints.items():
        assert {hint.text for hint in said} <= set(backs[each])


# --- from a sitting -------------------------------------------------------------------------------


def resumed(table: Table) -> Any:
    return PAPERS.resume(table.view())


def test_a_resume_sheet_tells_gold_hands_and_cities_by_type():
    table = Table(4).calls(crown=1).gold(0, 7).hand(0, 3).city(0, "temple", "manor", "castle+")
    told = resumed(table)
    assert [column.id for column in told.seats.columns] == [
        "citadels-sheet-who",
        "citadels-screen-gold",
        "citadels-screen-hand",
        "citadels-screen-city",
    ]
    row = told.seats.rows[0]
    assert (row.label, row.cells[:2], row.picture) == (SeatName(0), (7, 3), "")
    assert told.seats.rows[1].picture == "citadels_crown"
    noble, religious = row.cells[2]
    assert [dict(one.args)["cost"] for one in dict(noble.args)["districts"]] == [3, 5]
    assert dict(religious.args)["type"] == Message("citadels-type-religious")


def test_a_resume_sheet_tells_cards_under_the_museum():
    told = resumed(Table(4, uniques=("museum",)).calls().city(2, "museum:3"))
    (line,) = told.seats.rows[2].cells[2]
    (district,) = dict(line.args)["districts"]
    assert dict(district.args)["cards"] == 3


def test_a_resume_sheet_tells_what_lies_on_the_characters():
    table = Table(4, "assassin").calls().turn("assassin", 2).does(Name, 6)
    told = resumed(table)
    (row,) = (
        row
        for one in told.sections
        if one.table is not None
        for row in one.table.rows
        if row.picture == "citadels_merchant"
    )
    killed = Message(
        "citadels-sheet-now-mark", mark=Message("citadels-mark-killed"), who=SeatName(2)
    )
    assert row.cells == ((killed,),)


def test_a_resume_sheet_tells_only_what_is_kept():
    told = resumed(Table(4, tools=(Tool.CALLER,)).calls())
    assert [row.cells for row in told.seats.rows] == [()] * 4
    assert "citadels-sheet-now-bank" not in ids(told)


def test_until_somebody_answers_no_name_stands_beside_a_character():
    told = resumed(Table(4).calls())
    (cast,) = (one for one in told.sections if one.table is not None)
    said = {one for row in cast.table.rows for cell in row.cells for one in within(cell)}
    assert not said & {SeatName(seat) for seat in range(4)}


def test_the_picture_of_a_game_is_everybody_s_gold_round_after_round():
    table = Table(3)
    assert PAPERS.charts[0].mark(table.state) is None
    table.calls().turn("assassin", 1).gathers()
    assert PAPERS.charts[0].mark(table.state) == Mark(1, table.state.gold)
    assert table.state.gold == (2, 4, 2)
    assert PAPERS.charts[0].mark(Table(3, tools=(Tool.CALLER,)).calls().state) is None
