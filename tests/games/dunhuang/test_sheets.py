"""The values of the printed sheets: the tables' figures, and every guided rule said."""

from typing import Any

import pytest

from companion.engine.aid import Ladder
from companion.engine.message import Message, SeatName
from companion.engine.print import Mark, SheetChoices
from companion.games.dunhuang import GAME, hints
from companion.games.dunhuang.actions import Shift
from companion.games.dunhuang.options import Options, Tool
from companion.games.dunhuang.sheets import EDITIONS, PAPERS, SHEETS
from companion.games.dunhuang.tables import GOODS, Character
from tests.said import ids, parts, said

from .play import EVERYTHING, Table

VALUES: dict[str, Any] = {sheet.key: sheet.values for sheet in SHEETS}
(EDITION,) = EDITIONS
every_number = pytest.mark.parametrize("players", EDITION.players)


def sheet(key: str, players: int = 4) -> Any:
    return VALUES[key](SheetChoices(players))


def cells(section: Any) -> dict[str, Any]:
    """Of a table: picture → its row."""
    return {row.picture: row.cells for row in section.table.rows}


FOR_SCREENS = {"appendix", "final-reveal", "final-score", "short"}
"""hints about the screens, and what the sheets tell at greater length"""


@every_number
def test_the_scoring_says_every_hint_of_a_turn(players):
    turn = {f"dunhuang-hint-{key}" for step in hints.NOW.values() for key, _ in step}
    expected = turn - {f"dunhuang-hint-{key}" for key in FOR_SCREENS}
    assert expected <= ids(sheet("scoring", players))


def test_the_cards_tell_all_that_the_characters_do_and_the_aid_a_line():
    told, lines = ids(sheet("cards")), ids(sheet("aid"))
    for character in Character:
        for ability, _ in hints.ABILITIES[character]:
            assert f"dunhuang-ability-{ability}" in told
        assert f"dunhuang-aid-does-{character.value.replace('_', '-')}" in lines


@pytest.mark.rule("dh.token.priest_or_monk")
def test_the_scoring_says_of_priest_and_monk_alone_that_they_share_a_tile():
    """The rulebook lists the others two by two, and says no more."""
    *_, characters = sheet("scoring").sections
    (told,) = characters.lines
    assert dict(told.args) == {
        "one": Message("dunhuang-character-priest"),
        "other": Message("dunhuang-character-monk"),
    }


@every_number
def test_the_check_list_says_every_step(players):
    steps = [message for message, _ in hints.checklist(GAME.setup(Options(purse="coins"), players))]
    assert steps
    assert list(sheet("setup", players).steps) == steps


@pytest.mark.parametrize(
    ("players", "coins", "cards", "tokens", "win", "out"),
    [
        (2, 5, 35, 7, 5, {"dunhuang_1": (1,), "dunhuang_9": (9,), "dunhuang_10": (10,)}),
        (3, 6, 44, 8, 4, {"dunhuang_1": (1,), "dunhuang_10": (10,)}),
        (4, 7, 55, 10, 4, {}),
    ],
)
def test_the_figures_are_those_of_so_many_players(players, coins, cards, tokens, win, out):
    setup = sheet("setup", players)
    assert [one.number for one in setup.figures] == [coins, cards, tokens]
    found = [one for one in setup.beside if one.title.id == "dunhuang-sheet-out"]
    assert (cells(found[0]) if found else {}) == out
    aid = sheet("aid", players)
    assert said(aid, "dunhuang-aid-won-line") == {"n": win, "kinds": 4}
    assert said(sheet("scoring", players), "dunhuang-hint-win") == {"tokens": win, "kinds": 4}
    (ladder,) = parts(aid.back, Ladder)
    assert {rung.picture for rung in ladder.rungs if rung.out} == out.keys()
    for one in ("setup", "aid", "scoring", "count"):
        assert said(sheet(one, players), "dunhuang-sheet-in-play") == {"n": cards}


@every_number
def test_the_box_can_be_counted(players):
    goods, pieces = sheet("count", players).sections
    box = {picture: row[0] for picture, row in cells(goods).items()}
    assert box == {f"dunhuang_{good}": good for good in GOODS}
    in_play = [row[1] for row in cells(goods).values()]
    assert goods.table.total.cells == (55, sum(in_play))
    assert [row.cells for row in pieces.table.rows] == [
        (8,), (55,), (10,), (44,), (28,), (1,), (1,),
    ]  # fmt: skip


@every_number
def test_the_scoring_names_its_place_in_the_book(players):
    headed = [one for one in sheet("scoring", players).sections if one.where is not None]
    assert headed
    for section in headed:
        assert dict(section.where.args)["book"] == Message("dunhuang-book-dh")


@every_number
def test_the_example_of_the_scoring_is_counted_by_the_rules(players):
    example = said(sheet("scoring", players), "dunhuang-sheet-score-example")
    assert example["goods_points"] == 7 + 8
    assert example["token_points"] == 2 * 2
    assert example["prestige_points"] == 3
    assert example["total"] == 22
    assert len(example["goods"]) == 3
    assert len(example["counted"]) == 2


def test_there_is_a_card_for_every_character_and_no_more_than_two_pages():
    cards, shared = sheet("cards").cards, sheet("cards").shared
    assert [card.picture for card in cards] == [f"dunhuang_{one.value}" for one in Character]
    assert len(cards) + len(shared) == 18
    assert [one.number for one in cards[0].figures] == [3, 3]


@every_number
@pytest.mark.parametrize("key", ["score-pad", "score-pad-large"])
def test_the_pad_has_a_row_for_every_line_of_the_score(key, players):
    pad = sheet(key, players)
    goods = {2: "2345678", 3: "23456789", 4: "123456789"}[players]
    expected = [f"dunhuang_{good}" for good in goods] + (["dunhuang_10"] if players == 4 else [])
    pictures = [row.picture for row in pad.rows]
    assert pictures == [*expected, "dunhuang_token", "dunhuang_prestige"]
    assert pad.columns == players


# --- from a sitting -------------------------------------------------------------------------------


def test_a_resume_sheet_tells_coins_stalls_and_tokens():
    table = Table(3).begin().lay(1, 7, 7, 8).turned("priest", 7)
    told = PAPERS.resume(table.view())
    seats: dict[Any, Any] = {row.label: row.cells for row in told.seats.rows}
    coins, prestige, stall, tokens = seats[SeatName(1)]
    assert (coins, prestige) == (6, 0)
    assert [dict(one.args)["n"] for one in stall] == [2, 1]
    assert [one.id for one in tokens] == ["dunhuang-sheet-turned", "dunhuang-card"]
    assert seats[SeatName(0)][2:] == ((), ())
    assert said(told, "dunhuang-sheet-now-deck") == {"n": 44 - 8 - 9}
    assert said(told, "dunhuang-sheet-now-starter") == {"who": SeatName(0)}


def test_a_resume_sheet_asks_what_is_still_to_be_decided():
    table = Table.at("attendant").lay(1, 7).turned("priest", 7).act(0, Shift(1, "stall", 7))
    assert said(PAPERS.resume(table.view()), "dunhuang-claim-priest")["holder"] == SeatName(1)


def test_a_resume_sheet_tells_only_what_is_kept():
    told = PAPERS.resume(Table(3, tools=()).view())
    assert [row.cells for row in told.seats.rows] == [(), (), ()]
    assert "dunhuang-sheet-now-bank" not in ids(told)


def test_a_resume_sheet_does_not_tell_a_warehouse_before_all_are_turned_up():
    def told(**goods: int) -> object:
        table = Table(3).begin().played_out()
        return PAPERS.resume(table.count({int(good[1:]): n for good, n in goods.items()}).view())

    assert told(g7=2) == told(g5=1, g6=1)


def test_the_pictures_of_a_game_are_prestige_and_tokens():
    """Each where it is kept; they were one sum."""

    def marks(table: Table) -> list[Mark | None]:
        return [course.mark(table.state) for course in PAPERS.charts]

    table = Table(3, tools=EVERYTHING)
    assert marks(table) == [None, None]
    table.begin().lay(2, 7)
    assert marks(table) == [Mark(1, (0, 0, 0)), Mark(1, (0, 0, 1))]
    table.plain_turn().plain_turn().plain_turn()
    assert marks(table) == [Mark(2, (0, 0, 0)), Mark(2, (0, 0, 1))]
    for tool, kept in ((Tool.BANK, [True, False]), (Tool.STALLS, [False, True])):
        told = marks(Table(3, tools=(Tool.RING, tool)).begin())
        assert [one is not None for one in told] == kept
