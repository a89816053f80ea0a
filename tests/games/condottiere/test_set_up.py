"""Chapters: contents, aim, set-up."""

import pytest

from companion.games.condottiere import GAME
from companion.games.condottiere.actions import Begin
from companion.games.condottiere.options import Options, Tool
from companion.games.condottiere.tables import CARDS, DECK, MARKERS, MERCENARIES, SPECIALS
from tests.games.table import args

from .play import Table, at_war, no


def faults(seats, **options):
    return [(each.path, each.code) for each in GAME.check_options(Options(**options), seats)]


@pytest.mark.rule("co.contents.cards")
def test_the_box_has_ninety_six_cards():
    assert DECK == sum(CARDS.values()) == 96
    assert sum(MERCENARIES.values()) == 63
    assert SPECIALS == {
        "scarecrow": 15,
        "drum": 6,
        "bishop": 3,
        "surrender": 3,
        "winter": 3,
        "heroine": 3,
    }


@pytest.mark.rule("co.contents.mercenaries")
def test_ones_are_fifteen_and_the_other_mercenaries_eight_each():
    assert MERCENARIES == {1: 15, 2: 8, 3: 8, 4: 8, 5: 8, 6: 8, 10: 8}


@pytest.mark.rule("co.contents.cards", "co.contents.mercenaries")
def test_more_cards_of_a_kind_than_the_box_has_are_pointed_out_and_counted_all_the_same():
    table = at_war().lay(0, *["winter"] * 3, *[10] * 8)
    assert table.fight().doubts == ()
    table.lay(1, "winter").lay(0, 10)
    doubts = [args(doubt) for doubt in table.fight().doubts]
    assert [doubt["n"] for doubt in doubts] == [9, 4]
    assert table.strength(0) == 9


def test_cards_of_earlier_battles_count_until_the_round_ends():
    table = at_war().lay(0, *["heroine"] * 3).end()
    table.attack("Roma").lay(1, "heroine")
    assert len(table.fight().doubts) == 1
    table.end().deal().attack("Urbino").lay(1, "heroine")
    assert table.fight().doubts == ()


@pytest.mark.rule("co.contents.markers")
@pytest.mark.rule("co.ruling.markers_run_out")
def test_an_eleventh_city_needs_something_else_for_a_marker_and_counts():
    apart = (
        *("Torino", "Venezia", "Genova", "Mantova", "Ferrara", "Parma", "Bologna", "Lucca"),
        *("Siena", "Spoleto"),
    )
    table = Table(2, bigger_kingdoms=True).begin().own(1, *apart)
    assert len(table.cities(1)) == MARKERS == 10
    assert "co.ruling.markers_run_out" not in table.hints()
    table.conquer(1, "Ancona")
    assert len(table.cities(1)) == 11
    assert args(table.said("co.ruling.markers_run_out"))["n"] == 10


@pytest.mark.rule("co.aim.players")
def test_two_to_six_can_play():
    assert [n for n in range(9) if not faults(n)] == [2, 3, 4, 5, 6]
    assert faults(7) == [("seats", "player_count")]


@pytest.mark.rule("co.aim.players", "co.aim.three_linked", "co.aim.four_linked")
def test_the_aim_depends_on_the_number_of_players():
    aims = {n: args(Table(n).said("co.intro.role"))["n"] for n in range(2, 7)}
    assert aims == {2: 4, 3: 4, 4: 3, 5: 3, 6: 3}


def test_the_check_list_is_there_until_the_game_begins():
    table = Table()
    rules = [step.rule for step in table.view().checklist]
    assert rules == [
        "co.intro.role",
        "co.setup.board",
        "co.setup.markers",
        "co.setup.youngest",
        "co.setup.deal",
        "co.card.mercenary.look",
        "co.extra.optional",
    ]
    assert args(table.said("co.setup.deal")) == {"n": 10, "deck": 96}
    assert table.begin().view().checklist == ()


@pytest.mark.rule("co.setup.marker_use")
def test_every_conquered_city_shows_its_owner_and_no_other_does():
    table = Table().begin()
    assert {city.owner for city in table.view().cities} == {None}
    table.conquer(2, "Siena").conquer(1, "Roma")
    owners = {city.city: city.owner for city in table.view().cities if city.owner is not None}
    assert owners == {"Siena": 2, "Roma": 1}
    assert table.cities(2) == ("Siena",)


@pytest.mark.rule("co.piece.start_then_winner", "co.setup.first_city")
def test_the_youngest_takes_the_piece_and_chooses_the_first_city():
    table = Table()
    assert table.view().holder is None
    assert table.values("begin", 3) == [0, 1, 2, 3]
    table.do("begin", 3, holder=2)
    assert (table.holder, table.phase) == (2, "choose")
    table.do("attack", 2, city="Roma")
    assert table.phase == "battle"
    assert table.city("Roma").here


def test_two_who_name_the_youngest_at_once_begin_once():
    table = Table().begin(1)
    said = table.refused(None, Begin(1, 2))
    assert said.key == "condottiere-other-phase"
    assert table.holder == 1


def test_nobody_begins_a_game_at_a_seat_that_there_is_not():
    assert Table().refused(None, Begin(1, 4)).path == "action.holder"
    assert Table().refused(None, Begin(2, 0)) == no("other-game", path="action.game")


@pytest.mark.rule("co.points.not_with_capturing")
def test_points_with_capturing_are_advised_against_and_not_forbidden():
    assert faults(4, points=True, capturing=True) == []
    steps = [step.rule for step in Table(points=True, capturing=True).view().checklist]
    assert "co.points.not_with_capturing" in steps
    for table in (Table(points=True), Table(capturing=True)):
        steps = [step.rule for step in table.view().checklist]
        assert "co.points.not_with_capturing" not in steps


def test_a_target_and_a_bonus_are_numbers_that_make_sense():
    assert faults(4, points=True, points_target=0) == [("options.points_target", "out_of_range")]
    assert faults(4, points=True, points_bonus=-1) == [("options.points_bonus", "negative")]


def test_without_the_map_nothing_has_to_be_set_up():
    assert Table(tools=(Tool.BATTLE,)).phase == "choose"
