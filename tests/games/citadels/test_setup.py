"""Chapter: setting up the first game, and the tools one by one."""

from typing import Any

import pytest

from companion.games.citadels import GAME
from companion.games.citadels import actions as act
from companion.games.citadels.model import Phase
from companion.games.citadels.options import Options, Tool

from .play import Table, cast_with


@pytest.mark.rule("ci.setup.gold")
def test_everybody_begins_with_two_gold_from_the_bank():
    table = Table(5)
    assert [seat.gold for seat in table.view().seats] == [2] * 5
    assert GAME.treasury(table.state) == table.view().bank + 10 == 30


@pytest.mark.rule("ci.setup.oldest_crown", "ci.round.crown_holder")
def test_the_oldest_takes_the_crown_and_is_the_crown_holder():
    table = Table().begin(crown=3)
    assert [seat.crown for seat in table.view().seats] == [False, False, False, True]
    assert table.view().crown == 3


def test_where_nobody_says_who_is_the_oldest_the_app_draws():
    table = Table()
    table.dice.falls = 2
    assert table.act(None, act.Begin()).view().crown == 2


@pytest.mark.rule("ci.round.phases")
def test_a_round_has_a_selection_and_then_an_action_phase_and_another_follows():
    table = Table().begin()
    seen = [table.state.phase]
    seen.append(table.act(None, act.StartCalls(1)).state.phase)
    seen.append(table.next_round().state.phase)
    assert seen == [Phase.SELECT, Phase.CALL, Phase.SELECT]
    assert table.state.round == 2


def test_the_check_list_is_there_until_the_first_round():
    table = Table()
    assert table.view().checklist
    assert table.begin().view().checklist == ()


def test_the_cast_may_be_drawn_before_the_first_round():
    table = Table(4)
    table.dice.falls = 1
    table.act(None, act.ChooseCast(cast=(), uniques=(), ninth=True))
    names = [each.character for each in table.view().cast]
    assert names[:3] == ["witch", "spy", "wizard"]
    assert len(names) == 9
    assert len(table.view().uniques) == 14


def test_a_chosen_cast_is_checked_as_at_the_set_up():
    table = Table(4)
    said = table.refused(None, act.ChooseCast(cast=cast_with(4)[:7]))
    assert (said.key, said.path) == ("citadels-fault-rank-missing", "action.cast")
    table.begin()
    assert table.refused(None, act.ChooseCast(cast=())).key == "citadels-other-phase"


# Each tool alone


def test_only_the_caller():
    table = Table(4, tools=(Tool.CALLER,)).begin()
    assert table.view().selection.draft == ()
    table.act(None, act.StartCalls(1)).turn("thief", 2)
    assert (table.seat(2).gold, table.seat(2).hand, table.seat(2).city) == (None, None, None)
    table.ends()
    assert table.view().caller.character == "magician"


def test_only_the_selection_guide():
    table = Table(4, tools=(Tool.SELECTION,)).begin().choose()
    assert table.state.phase is Phase.CALL
    assert table.view().caller is None
    assert table.refused(1, act.Answer(table.state.call, 1)).key == "citadels-call-over"
    table.act(None, act.EndRound(1), act.NextRound(1))
    assert (table.state.phase, table.state.round) == (Phase.SELECT, 2)


def test_only_the_bank():
    table = Table(4, tools=(Tool.BANK,))
    assert table.state.phase is Phase.FREE
    table.act(1, act.Pay(None, 1, 2), act.Pay(1, 2, 3))
    assert [table.has(seat) for seat in range(4)] == [2, 1, 5, 2]
    assert table.act(None, act.CountUp(0)).state.phase is Phase.FINAL


def test_only_the_score():
    table = Table(4, tools=())
    assert table.state.phase is Phase.FINAL
    assert table.view().finals[0].entry.city == ()
    assert table.counted().view().phase == "over"


def test_a_tool_that_is_off_says_so():
    table = Table(tools=(Tool.CALLER,)).calls()
    assert table.refused(1, act.Pay(None, 1, 1)).key == "citadels-tool-off-bank"
    assert table.refused(None, act.SwitchTool(Tool.BANK, on=False)).key == "citadels-tool-already"


def test_tools_may_be_switched_at_any_time():
    table = Table(tools=(Tool.BANK,))
    table.act(None, act.SwitchTool(Tool.CALLER, on=True))
    assert table.state.phase == Phase.SETUP
    table.calls().turn("king", 1)
    table.act(None, act.SwitchTool(Tool.CALLER, on=False))
    assert table.state.phase == Phase.FREE
    table.act(None, act.SwitchTool(Tool.SELECTION, on=True))
    assert table.state.phase == Phase.ROUND_END
    assert table.view().crown == 1


def test_the_caller_switched_on_in_the_action_phase_begins_with_rank_1():
    table = Table(tools=(Tool.SELECTION,)).begin().choose()
    table.act(None, act.SwitchTool(Tool.CALLER, on=True))
    assert table.view().caller.rank == 1


def test_rounds_need_the_caller_or_the_guide():
    table = Table(tools=(Tool.BANK,))
    assert table.refused(None, act.CorrectRound(1, Phase.SELECT)).key == "citadels-tool-off-caller"


def test_a_seat_does_not_change_the_settings():
    table = Table().begin()
    assert table.refused(2, act.ChangeOptions(purse="coins")).key == "fault-not-yours"
    table.act(None, act.ChangeOptions(purse="coins", pace="brisk", seconds_per_seat=30))
    assert (table.state.options.purse, table.state.options.pace) == ("coins", "brisk")
    said = table.refused(None, act.ChangeOptions(seconds_per_seat=5))
    assert said.path == "action.seconds_per_seat"


def test_the_caller_alone_sets_the_pace_from_a_seat_and_nothing_else():
    table = Table().begin()
    crown = table.state.crown
    assert crown is not None
    table.act(crown, act.ChangeOptions(pace="slow"))
    assert table.state.options.pace == "slow"
    other = (crown + 1) % 4
    assert table.refused(other, act.ChangeOptions(pace="brisk")).key == "fault-not-yours"
    more = act.ChangeOptions(pace="brisk", purse="coins")
    assert table.refused(crown, more).key == "fault-not-yours"


def test_the_light_default_calls_and_tells_the_selection_and_keeps_nothing():
    view: Any = GAME.view(GAME.setup(Options(), 4), None)
    assert (view.seats[0].gold, view.seats[0].hand, view.seats[0].city) == (None, None, None)


def test_nobody_passes_on_where_the_guide_is_off():
    table = Table(tools=(Tool.CALLER,)).begin()
    assert table.refused(0, act.PassOn(1, 0)).key == "citadels-tool-off-selection"
