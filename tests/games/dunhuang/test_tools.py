"""Each tool works alone, and can be switched on and off while playing."""

import pytest

from companion.games.dunhuang import GAME
from companion.games.dunhuang import actions as act
from companion.games.dunhuang.model import SOME_CARD, Phase
from companion.games.dunhuang.options import LIGHT, TOOLS, Options, Tool
from companion.games.dunhuang.tables import Character
from tests.games.table import ONLY_THE_TABLE

from .play import EVERYTHING, Table, no


def off(tool):
    return act.SwitchTool(tool, on=False)


def on(tool):
    return act.SwitchTool(tool, on=True)


@pytest.mark.parametrize("tool", TOOLS)
def test_every_tool_can_be_switched_off_and_on_again(tool):
    table = Table(tools=EVERYTHING).begin().act(None, off(tool))
    assert not table.state.has(tool)
    assert table.refused(None, off(tool)) == no("tool-already", path="action.on")
    table.act(None, on(tool))
    assert table.state.has(tool)
    assert table.refused(None, on(tool)) == no("tool-already", path="action.on")


@pytest.mark.parametrize("tools", [(), *((tool,) for tool in Tool), LIGHT, EVERYTHING])
def test_every_set_of_tools_has_something_to_show_and_an_end(tools):
    table = Table(tools=tools)
    if Tool.RING in tools:
        table.begin("dancer").go().act(0, act.UseAbility(1, Character.DANCER)).end()
    for viewer in (None, 0, 1, 2):
        assert table.view(viewer).viewer == viewer
    table.do("count", None).count({7: 1}, {}, {}).finish()
    assert table.result("A", "B", "C").winners


def test_by_default_nothing_is_tapped_while_people_play():
    assert Options().tools == LIGHT == ()


@pytest.mark.parametrize(
    ("tool", "action"),
    [
        (Tool.BANK, act.Pay(0, 1, 1)),
        (Tool.BANK, act.GainPrestige(0, 1)),
        (Tool.STALLS, act.Place(0, 7)),
        (Tool.DECK, act.CorrectDeck(5)),
        (Tool.MARKET, act.CorrectCard(0, 7)),
        (Tool.RING, act.CorrectCard(0, None)),
    ],
)
def test_what_is_not_kept_cannot_be_entered(tool, action):
    without = tuple(each for each in Tool if each is not tool)
    if tool is Tool.RING:
        without = ()
    assert Table(tools=without).refused(None, action) == no(f"tool-off-{tool.value}")


def test_only_the_table_changes_what_is_kept():
    table = Table()
    assert table.refused(1, off(Tool.BANK)) == ONLY_THE_TABLE
    assert table.refused(1, act.ChangeOptions(purse="coins")) == ONLY_THE_TABLE


def test_a_bank_that_was_off_goes_on_where_it_stood():
    table = Table().act(1, act.Pay(1, 2, 2)).act(None, off(Tool.BANK))
    assert table.seen(1).coins is None
    assert table.act(None, on(Tool.BANK)).coins == (6, 4, 8)


def test_without_a_bank_the_camel_costs_nothing_here():
    table = Table(tools=(Tool.RING,)).begin("dancer").go(4)
    assert table.coins == (6, 6, 6)
    assert all(seat.coins is None for seat in table.view().seats)
    assert table.coins_instead().end().coins == (6, 6, 6)


def test_stalls_that_are_switched_on_later_begin_empty():
    table = Table().lay(0, 7).act(None, off(Tool.STALLS))
    assert table.view().seats[0].token_count is None
    table.act(None, on(Tool.STALLS))
    assert (table.stall(0), table.holder(7)) == ({}, None)


def test_a_ring_that_is_switched_on_later_is_laid_first():
    table = Table(tools=(Tool.BANK,))
    assert (table.view().phase, table.view().tiles) == ("free", ())
    assert table.refused(None, act.LayTiles()).key == "dunhuang-other-phase"
    table.act(None, on(Tool.RING)).begin()
    assert table.view().turn.seat == 0


def test_a_ring_that_was_off_goes_on_with_its_turn():
    table = Table().begin().plain_turn().act(None, off(Tool.RING))
    assert (table.view().phase, table.view().turn) == ("free", None)
    table.act(None, on(Tool.RING))
    assert (table.state.phase, table.turn.seat) == (Phase.PLAY, 1)


def test_a_market_that_is_no_longer_noted_is_forgotten_for_good():
    table = Table(tools=EVERYTHING).begin().act(0, act.CorrectCard(3, 7), act.CorrectCard(4, None))
    table.act(None, off(Tool.MARKET))
    assert table.state.market[3] == SOME_CARD
    assert table.empty() == (4,)
    assert table.refused(None, on(Tool.MARKET)) == no("tool-gone", path="action.tool")
    switches = [one.action["tool"] for one in table.moves(None) if one.slot == "tool"]
    assert Tool.MARKET not in switches


def test_while_the_count_is_on_turns_do_not_come_back():
    table = Table().begin().played_out().act(None, off(Tool.RING), on(Tool.RING))
    assert table.state.phase is Phase.FINAL


def test_the_purse_may_be_changed_while_playing():
    table = Table().act(None, act.ChangeOptions(purse="coins"))
    assert table.act(1, act.Pay(1, 2, 60)).coins == (6, 0, 66)
    table.act(None, act.ChangeOptions(purse="app"))
    assert table.refused(1, act.Pay(1, 2, 1)).key == "dunhuang-too-poor"


def test_what_is_not_named_stays():
    table = Table(purse="coins").act(None, act.ChangeOptions(cover=True))
    assert table.state.options == Options(tools=TOOLS, purse="coins", cover=True)


def test_nothing_in_this_game_happens_by_itself():
    assert GAME.deadline(Table().begin().state) is None
