"""Chapter: what comes in, and who may know of it."""

import pytest

from companion.games.sheriff import GAME
from companion.games.sheriff.actions import CorrectStand
from tests.games.table import not_yours

from .play import Table, both, goods


@pytest.fixture
def table(edition):
    return Table(edition, royal_goods=True).inspection()


@both
@pytest.mark.rule("s*.pass.legal_open", "s*.pass.legal_public")
def test_legal_goods_lie_open_for_everybody_at_any_time(table):
    table.bring_in(1, apple=2, chicken=1).to("round_end").next_round()
    for viewer in (None, 0, 1, 2, 3):
        assert goods(table.seen(1, viewer).legal) == {"apple": 2, "chicken": 1}


@both
@pytest.mark.rule("s*.pass.contraband_number", "s*.pass.contraband_secret")
@pytest.mark.rule("s1.ruling.show_all_or_secret")
def test_of_contraband_everybody_knows_the_number_and_the_owner_the_kind(table):
    table.bring_in(1, apple=2, silk=1, pepper=1)
    for viewer in (None, 0, 2, 3):
        assert table.seen(1, viewer).face_down == 2
        assert goods(table.seen(1, viewer).legal) == {"apple": 2}
    for viewer in (0, 2, 3):
        assert goods(table.view(viewer).you.hidden) == {}
    assert goods(table.view(1).you.hidden) == {"pepper": 1, "silk": 1}


@both
@pytest.mark.rule("s*.pass.contraband_secret", "s*.pass.contraband_number")
def test_the_log_tells_the_number_to_all_and_the_kinds_to_the_owner(table):
    before = table.state
    table.bring_in(1, apple=2, silk=1)
    told = GAME.narrate(before, table.state, 1, table.entries[-1][1])
    assert told.secret
    assert dict(told.public.args)["n"] == 1
    assert "silk" not in repr(told.public)
    assert "silk" in repr(told.for_viewer(1, revealed=False))
    for viewer in (None, 0, 2, 3):
        assert told.for_viewer(viewer, revealed=False) == told.public
    assert "silk" in repr(told.for_viewer(None, revealed=True))


@both
@pytest.mark.rule("s*.royal.face_down", "s*.royal.as_contraband")
def test_royal_goods_lie_face_down_like_other_contraband(table):
    table.bring_in(1, apple=1, green_apples=2)
    assert (goods(table.seen(1).legal), table.seen(1).face_down) == ({"apple": 1}, 2)
    assert goods(table.view(1).you.hidden) == {"green_apples": 2}


@both
@pytest.mark.rule("s*.pass.contraband_number")
def test_it_is_enough_to_say_how_many_contraband_cards_came_in(table):
    table.hand_back(1).unpack(1, unknown=2, apple=1)
    assert table.seen(1).face_down == 2
    assert table.view(1).you.unknown == 2


def test_what_lies_on_stands_adds_up_over_the_rounds():
    table = Table().inspection().bring_in(1, apple=2, silk=1)
    table.next_round().next_round().to("inspect").bring_in(1, apple=3, silk=1)
    assert goods(table.seen(1).legal) == {"apple": 5}
    assert goods(table.view(1).you.hidden) == {"silk": 2}


# The table is right


def test_the_table_puts_legal_goods_and_the_number_face_down_right():
    table = Table().inspection().bring_in(1, apple=2, silk=1, pepper=1)
    table.act(None, CorrectStand(1, {"apple": 1}, unknown=2))
    assert goods(table.seen(1).legal) == {"apple": 1}
    assert goods(table.view(1).you.hidden) == {"pepper": 1, "silk": 1}
    table.act(None, CorrectStand(1, {"apple": 1}, unknown=1))
    assert (goods(table.view(1).you.hidden), table.view(1).you.unknown) == ({}, 1)


def test_kinds_of_contraband_come_from_their_owner():
    table = Table().inspection().act(1, CorrectStand(1, {"apple": 1}, {"silk": 2}, unknown=1))
    assert table.seen(1).face_down == 3
    assert goods(table.view(1).you.hidden) == {"silk": 2}
    assert table.refused(2, CorrectStand(1, {}, {})) == not_yours(1)


@pytest.mark.parametrize(
    ("action", "key", "path"),
    [
        (CorrectStand(1, {"silk": 1}), "sheriff-good-out-of-place", "action.legal.silk"),
        (CorrectStand(1, {}, {"apple": 1}), "sheriff-good-out-of-place", "action.hidden.apple"),
        (CorrectStand(1, {"tin": 1}), "sheriff-fault-unknown-good", "action.legal.tin"),
        (CorrectStand(1, {"apple": -1}), "fault-negative", "action.legal.apple"),
        (CorrectStand(1, {}, {"silk": 10_001}), "fault-too-many", "action.hidden.silk"),
        (CorrectStand(1, {}, None, -1), "fault-negative", "action.unknown"),
        (CorrectStand(5, {}), "fault-unknown-seat", "action.who"),
    ],
)
def test_what_cannot_lie_there_is_refused(action, key, path):
    said = Table().refused(None, action)
    assert (said.key, said.path) == (key, path)
