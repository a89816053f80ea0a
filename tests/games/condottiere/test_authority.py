"""Who may send what from a phone; the table screen may send everything."""

import pytest

from companion.games.condottiere import actions as act
from companion.games.condottiere.options import Tool
from tests.games.table import names

from .play import Table, at_war, no


def test_a_phone_does_not_put_the_round_right():
    table = Table().begin()
    assert table.refused(1, act.CorrectRound(5)).key == "house-only-the-table"
    assert table.act(1, act.CorrectRound(5), table=True).view().round == 5


def test_a_phone_takes_no_city_from_anybody():
    table = Table().begin().conquer(1, "Roma")
    for owner in (0, 2, None):
        assert table.refused(0, act.CorrectCity("Roma", owner)).key == "fault-not-yours"
    assert table.refused(0, act.CorrectCity("Siena", 2)).key == "fault-not-yours"
    assert table.act(0, act.CorrectCity("Siena", 0)).cities(0) == ("Siena",)
    assert table.act(1, act.CorrectCity("Roma", None)).cities(1) == ()
    assert table.act(None, act.CorrectCity("Siena", 3)).cities(3) == ("Siena",)


def test_a_phone_is_shown_the_owners_that_it_may_name():
    table = Table().begin().conquer(1, "Roma")
    shown = {viewer: table.values("correct_city", viewer, city="Roma") for viewer in (None, 0, 1)}
    assert shown == {None: [0, 1, 2, 3, None], 0: [], 1: [0, 1, 2, 3, None]}
    assert table.values("correct_city", 0, city="Siena") == [0, None]


def test_only_its_holder_hands_the_piece_on_from_a_phone():
    table = Table().begin(1)
    assert table.refused(2, act.CorrectPiece(2)).key == "fault-not-yours"
    assert table.move("correct_piece", 2) is None
    assert table.values("correct_piece", 1) == [0, 1, 2, 3]
    assert table.act(1, act.CorrectPiece(2)).holder == 2
    assert Table().act(3, act.CorrectPiece(3)).holder == 3


def test_only_the_holder_says_where_the_battle_really_is():
    table = at_war()
    assert table.refused(1, act.CorrectPlace(1, "Roma")).key == "fault-not-yours"
    assert table.move("correct_place", 1) is None
    assert table.act(0, act.CorrectPlace(1, "Roma")).fight().city == "Roma"


def test_a_seat_puts_right_its_own_line_and_points_alone():
    table = Table(4, points=True).begin().attack("Roma")
    for action in (act.CorrectLine(1, 2, (3,)), act.CorrectPoints(2, 9)):
        assert table.refused(1, action).key == "fault-not-yours"
        table.act(2, action)


def test_a_phone_switches_no_tool():
    assert Table().refused(0, act.SwitchTool(Tool.HANDS, False)).key == "house-only-the-table"


@pytest.mark.parametrize("seat", [-1, 4, 10_001])
def test_a_seat_that_there_is_not_is_said_to_be_none(seat):
    """A refusal that names whose it is to do has no name for it."""
    table = Table(4, points=True).begin().attack("Roma")
    city = act.CorrectCity("Siena", seat)
    for action in (act.CorrectLine(1, seat, ()), act.CorrectPoints(seat, 3), city):
        assert table.refused(1, action).key == "fault-unknown-seat"
    assert Table().begin().refused(1, act.Decline(1, seat)).key == "condottiere-piece-moved"


def test_what_is_settled_is_said_to_be_settled():
    """Not that it is for somebody else."""
    table = Table(3).begin().decline().attack("Roma")
    assert table.refused(0, act.Attack(2, "Roma")) == no("other-battle", path="action.battle")
    table.won_by(2)
    assert table.refused(1, act.Decline(2, 1)) == no("piece-moved", path="action.holder")


@pytest.mark.rule("co.piece.holder_chooses")
def test_nobody_declines_for_the_holder():
    said = Table(3).begin(1).refused(2, act.Decline(1, 1))
    assert (said.key, said.args["who"]) == ("condottiere-holder-chooses", names(1))
