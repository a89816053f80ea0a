"""The values of the printed sheets: the tables' figures, and every guided rule said."""

from typing import Any

import pytest

from companion.engine.aid import Bars, Formula, Map
from companion.engine.message import Message, SeatName
from companion.engine.print import Mark, SheetChoices
from companion.games.condottiere.actions import NoteHand
from companion.games.condottiere.hints import setup_steps
from companion.games.condottiere.options import Options, Tool, check_options
from companion.games.condottiere.sheets import EDITIONS, PAPERS, SHEETS
from companion.games.condottiere.sheets.head import options
from companion.games.condottiere.tables import CARDS, CITIES, SPECIALS
from tests.said import messages, on_paper, parts, said

from .play import Table

VALUES: dict[str, Any] = {sheet.key: sheet.values for sheet in SHEETS}
(EDITION,) = EDITIONS
EVERY_CHOICE = [
    SheetChoices(players, "", frozenset(variants))
    for players in EDITION.players
    for variants in ((), ("points", "bigger_kingdoms"), ("capturing",))
]
every_choice = pytest.mark.parametrize(
    "choices", EVERY_CHOICE, ids=lambda one: f"{one.players}-{'-'.join(sorted(one.variants))}"
)


def aid(players: int = 4, *variants: str) -> Any:
    return VALUES["aid"](SheetChoices(players, "", frozenset(variants)))


def scoring(players: int = 4, *variants: str) -> Any:
    return VALUES["scoring"](SheetChoices(players, "", frozenset(variants)))


def cells(section: Any) -> dict[str, tuple[Any, ...]]:
    """Of a table: picture → its row."""
    return {row.picture: row.cells for row in section.table.rows}


@every_choice
def test_every_choice_on_offer_is_one_that_the_game_has(choices):
    assert check_options(options(choices), choices.players) == ()


GUIDED = {
    "card-by-card", "not-obliged", "discard-battle", "discard-hand", "empty-hand", "hand-size",
    "hand-over", "shuffle",
}  # fmt: skip
"""the hints that hold at every table, whoever sits there"""


@every_choice
def test_aid_and_scoring_say_every_hint_that_holds_at_every_table(choices):
    hints = {one for one in on_paper(SHEETS, choices) if one.startswith("condottiere-hint-")}
    expected = {f"condottiere-hint-{key}" for key in GUIDED}
    if "capturing" in choices.variants:
        expected.add("condottiere-hint-capturing")
    assert hints == expected


@every_choice
def test_the_check_list_says_every_step(choices):
    steps = [message for message, _ in setup_steps(options(choices), choices.players)]
    assert list(VALUES["setup"](choices).steps) == steps


@pytest.mark.parametrize(
    ("players", "variants", "linked"),
    [(2, (), 4), (3, (), 4), (4, (), 3), (6, (), 3), (3, ("bigger_kingdoms",), 5),
     (4, ("bigger_kingdoms",), 4)],
)  # fmt: skip
def test_every_sheet_says_how_many_linked_cities_win(players, variants, linked):
    choices = SheetChoices(players, "", frozenset(variants))
    for sheet in SHEETS:
        if sheet.key != "aid":
            assert said(sheet.values(choices), "condottiere-screen-needed") == {"n": linked}
    assert said(aid(players, *variants), "condottiere-aid-linked") == {"n": linked}


def test_the_map_of_the_aid_has_every_city():
    (drawn,) = parts(aid().back, Map)
    assert {city for city, _ in drawn.places} == set(CITIES)


def test_the_aid_has_every_card_with_how_many_there_are():
    (bars,) = parts(aid().front, Bars)
    mercenaries, *specials = bars.bars
    assert {bar.picture: bar.glyphs for bar in specials} == {
        f"condottiere_{card}": (f"×{n}",) for card, n in CARDS.items() if isinstance(card, str)
    }
    assert mercenaries.line is not None
    values = dict(mercenaries.line.args)["values"]
    assert values == ", ".join(f"{card} ×{n}" for card, n in CARDS.items() if card not in SPECIALS)


def test_the_examples_are_counted_by_the_rules():
    (formula,) = parts(aid().front, Formula)
    assert [example[-1] for example in formula.examples] == ["21", "42", "3", "6"]
    assert said(scoring(), "condottiere-sheet-winter-example") == {"n": 8, "plain": 36, "winter": 8}
    assert said(scoring(), "condottiere-sheet-deal-example") == {"cities": 3, "n": 16}


def test_the_end_is_told_as_it_is_played():
    plain, points, capturing = (
        on_paper(SHEETS, SheetChoices(4, "", frozenset(variants)))
        for variants in ((), ("points",), ("capturing",))
    )
    assert "condottiere-sheet-final" in plain
    assert "condottiere-sheet-final" not in points | capturing
    assert "condottiere-sheet-no-final" in points - capturing - plain
    assert "condottiere-sheet-goes-on" in capturing - points - plain


def test_a_sheet_for_a_sitting_goes_by_the_options_of_the_sitting():
    mine = Options(points=True, points_target=30, points_bonus=5)
    choices = SheetChoices(4, "", frozenset({"points"}), mine)
    assert said(VALUES["scoring"](choices), "condottiere-setup-points") == {"n": 30, "bonus": 5}
    kept = Options(capturing=True, full_board_ends=True)
    choices = SheetChoices(4, "", frozenset({"capturing"}), kept)
    assert "condottiere-sheet-final" in on_paper(SHEETS, choices)


@every_choice
def test_the_scoring_stands_under_the_headings_of_the_book(choices):
    headed = [one for one in VALUES["scoring"](choices).sections if one.where is not None]
    assert len(headed) >= 8
    for section in headed:
        assert dict(section.where.args)["heading"] == section.title


def test_the_box_can_be_counted():
    mercenaries, specials, pieces = VALUES["count"](SheetChoices(4)).sections
    assert mercenaries.table.total.cells == (63,)
    assert specials.table.total.cells == (33,)
    counted = cells(mercenaries) | cells(specials)
    assert counted == {f"condottiere_{card}": (n,) for card, n in CARDS.items()}
    markers = said(pieces, "condottiere-sheet-box-markers")
    assert markers == {"n": 60, "each": 10, "colours": 6}


def test_there_is_a_card_for_every_special_card_and_none_for_what_only_has_a_number():
    cards = {card.picture: card for card in VALUES["cards"](SheetChoices(4)).cards if card.figures}
    assert set(cards) == {f"condottiere_{card}" for card in CARDS if isinstance(card, str)}
    assert [one.number for one in cards["condottiere_winter"].figures] == [3]


@pytest.mark.parametrize("key", ["score-pad", "score-pad-large"])
def test_the_pad_is_a_map_to_draw_on_or_has_a_row_for_every_line_of_a_series(key):
    pad = VALUES[key](SheetChoices(5))
    assert pad["value"].columns == 5
    assert pad["value"].rows == ()
    assert {one["board"] for one in pad["towns"]} == set(CITIES)
    series = VALUES[key](SheetChoices(4, "", frozenset({"points"})))
    assert series["towns"] == ()
    labels = [row.label.id for row in series["value"].rows]
    assert labels.count("condottiere-line-kingdom") == labels.count("condottiere-sheet-game-cities")
    assert {dict(row.hint.args)["n"] for row in series["value"].rows} == {1, 2}


# --- from a sitting -------------------------------------------------------------------------------


def test_a_resume_sheet_tells_cities_and_what_lies_in_front_of_everybody():
    table = Table(4).begin().conquer(1, "Milano", "Genova").attack("Siena").lay(1, "drum", 6, 6)
    told = PAPERS.resume(table.view())
    seats = {row.label: row for row in told.seats.rows}
    milan, genoa = Message("condottiere-city-milano"), Message("condottiere-city-genova")
    assert seats[SeatName(1)].cells == ((milan, genoa), 2, 2)
    assert seats[SeatName(1)].picture == "condottiere_condottiere"
    assert seats[SeatName(0)].cells == ((), 0, 0)
    laid = [dict(one.args) for one in messages(told) if one.id == "condottiere-sheet-laid"]
    drum, six = Message("condottiere-card-drum"), Message("condottiere-mercenary", n=6)
    assert {one["card"]: one["n"] for one in laid} == {drum: 1, six: 2}
    assert said(told, "condottiere-sheet-now-holder") == {"who": SeatName(1)}


def test_a_resume_sheet_does_not_tell_what_somebody_noted_of_the_hand():
    table = Table(3).begin()
    before = PAPERS.resume(table.view())
    table.act(1, NoteHand(3)).act(2, NoteHand(0))
    assert PAPERS.resume(table.view()) == before


def test_a_resume_sheet_tells_only_what_is_kept():
    told = PAPERS.resume(Table(3, tools=(Tool.BATTLE,)).view())
    assert [row.cells for row in told.seats.rows] == [(), (), ()]


def test_the_picture_of_a_game_is_everybody_s_cities_round_after_round():
    table = Table(3)
    assert PAPERS.charts[0].mark(table.state) is None
    table.begin().conquer(2, "Roma")
    assert PAPERS.charts[0].mark(table.state) == Mark(1, (0, 0, 1))
    assert PAPERS.charts[0].mark(Table(3, tools=(Tool.BATTLE,)).state) is None


def test_the_picture_of_a_series_is_everybody_s_points_game_after_game():
    table = Table(4, points=True).begin()
    table.conquer(2, "Roma", "Siena", "Firenze")
    assert table.phase == "scored"
    assert [one.mark(table.state) for one in PAPERS.charts] == [None, Mark(1, (0, 0, 5, 0)), None]
