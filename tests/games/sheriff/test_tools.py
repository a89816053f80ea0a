"""Each tool works alone, and can be switched on and off while playing."""

import pytest

from companion.engine.message import Message
from companion.games.sheriff import GAME
from companion.games.sheriff.actions import ChangeOptions, EnterFinal, Pay, SwitchTool, TimerStart
from companion.games.sheriff.options import LIGHT, Options, Tool
from tests.games.table import ONLY_THE_TABLE

from .play import Table, goods, no


@pytest.mark.parametrize("tool", list(Tool))
def test_every_tool_can_be_switched_off_and_on_again(tool):
    table = Table().act(None, SwitchTool(tool, on=False))
    assert not table.state.has(tool)
    assert table.refused(None, SwitchTool(tool, on=False)) == no("tool-already", path="action.on")
    table.act(None, SwitchTool(tool, on=True))
    assert table.state.has(tool)
    assert table.refused(None, SwitchTool(tool, on=True)) == no("tool-already", path="action.on")


@pytest.mark.parametrize("tools", [(), *((tool,) for tool in Tool), LIGHT, tuple(Tool)])
def test_every_set_of_tools_has_something_to_show(tools):
    table = Table(tools=tools)
    if Tool.ROUNDS in tools:
        table.inspection().hand_back(1).open(2, "apple", apple=1, silk=1)
    for viewer in (None, 0, 1, 2, 3):
        assert table.view(viewer).viewer == viewer


def test_only_the_table_changes_what_is_kept():
    table = Table()
    assert table.refused(1, SwitchTool(Tool.BANK, on=False)) == ONLY_THE_TABLE
    assert table.refused(1, ChangeOptions(purse="coins")) == ONLY_THE_TABLE


def test_a_bank_that_was_off_goes_on_where_it_stood():
    table = Table(tools=LIGHT).act(1, Pay(1, 2, 8)).act(None, SwitchTool(Tool.BANK, on=False))
    assert table.view().seats[1].gold is None
    table.act(None, SwitchTool(Tool.BANK, on=True))
    assert table.gold == (50, 42, 58, 50)


def test_stands_that_are_switched_on_later_begin_empty():
    table = Table(tools=LIGHT).inspection().hand_back(1)
    table.act(None, SwitchTool(Tool.STANDS, on=True))
    assert goods(table.seen(1).legal) == {}
    table.unpack(1, apple=2)
    assert goods(table.seen(1).legal) == {"apple": 2}


def test_what_stands_no_longer_followed_is_not_invented():
    table = Table().inspection().bring_in(1, apple=2, silk=1)
    table.act(None, SwitchTool(Tool.STANDS, on=False), SwitchTool(Tool.STANDS, on=True))
    assert (goods(table.seen(1).legal), table.seen(1).face_down) == ({}, 0)


def test_what_would_be_cleared_is_asked_before():
    def asked(table):
        moves = GAME.moves(table.state, None, None)
        return {one.action["tool"]: one.sure.id for one in moves if one.slot == "tool" and one.sure}

    stands = {"stands": "sheriff-screen-stands-sure"}
    assert asked(Table()) == stands | {"rounds": "sheriff-screen-rounds-off-sure"}
    assert asked(Table(tools=(Tool.BANK,))) == stands


def test_every_setting_says_what_it_is_called():
    moves = GAME.moves(Table().state, None, None)
    (settings,) = (one for one in moves if one.slot == "options")
    said = {one.name: (one.label, one.hint) for one in settings.fields}
    assert said["purse"] == (Message("sheriff-option-purse"), None)
    key = "sheriff-option-strict-timer"
    assert said["strict_timer"] == (Message(key), Message(f"{key}-hint"))


def test_a_clock_that_is_switched_off_does_not_ring():
    table = Table().inspection().act(0, TimerStart())
    table.act(None, SwitchTool(Tool.TIMER, on=False))
    assert GAME.deadline(table.state) is None
    assert table.view().timer is None


def test_rounds_that_are_switched_off_begin_afresh():
    table = Table().inspection(sheriff=2).hand_back(1)
    table.act(None, SwitchTool(Tool.ROUNDS, on=False))
    view = table.view()
    assert (view.phase, view.sheriff, view.bags, view.deals) == ("free", None, (), ())
    table.act(None, SwitchTool(Tool.ROUNDS, on=True)).begin(sheriff=1)
    assert (table.view().round, table.view().sheriff) == (1, 1)


def test_counts_of_a_game_that_was_broken_off_are_not_kept_for_the_next():
    table = Table().begin().last_round().to("final").count(50, 50, 50, 50)
    table.act(None, SwitchTool(Tool.ROUNDS, on=False), SwitchTool(Tool.ROUNDS, on=True))
    assert [seat.entered for seat in table.view().seats] == [False] * 4


def test_the_purse_may_be_changed_while_playing():
    table = Table().act(None, ChangeOptions(purse="coins"))
    assert table.act(1, Pay(1, 2, 60)).gold == (50, 0, 110, 50)
    table.act(None, ChangeOptions(purse="app"))
    assert table.refused(1, Pay(1, 2, 1)).key == "sheriff-too-poor"


def test_what_is_not_named_stays():
    table = Table(strict_timer=False, purse="coins").act(None, ChangeOptions(cover=True))
    assert table.state.options == Options(
        edition="second", tools=tuple(Tool), strict_timer=False, purse="coins", cover=True
    )


def test_a_running_clock_runs_on_when_the_minute_changes():
    table = Table().inspection().act(0, TimerStart()).wait(10)
    table.act(None, ChangeOptions(seconds_per_merchant=90))
    assert table.state.timer.remaining(table.now) == 170_000


def test_after_the_end_nothing_is_switched():
    table = Table().begin().last_round().to("final").count(1, 1, 1, 1).finish()
    assert table.refused(None, SwitchTool(Tool.BANK, on=False)) == no("over")
    assert table.refused(1, EnterFinal(5, {})) == no("over")
