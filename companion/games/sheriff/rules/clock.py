"""The inspection timer: one pooled clock for the whole step."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.needs import need_tool, number, refuse
from companion.engine.refusal import RuleError, SettledError
from companion.engine.timer import Timer

from .. import actions as act
from ..model import Phase, State
from ..options import Options, Tool
from ..tables import OFFICERS

LONGEST_EXTENSION = 3600
"""seconds"""


def pool_ms(options: Options, seats: int) -> int:
    """[R s*.timer.minute_each] [R s*.timer.example] [R s2.ruling.six_timer] One time for all
    merchants together.
    """
    return options.seconds_per_merchant * 1000 * (seats - OFFICERS[seats])


def need_timed(state: State) -> None:
    """[R s*.timer.minute_each] There is something to be timed."""
    need_tool(state, Tool.TIMER)
    if not (state.timed or state.over):
        rule = f"{state.options.book}.timer.minute_each"
        raise RuleError("sheriff-timer-idle", rule=rule)


def start(state: State, action: act.TimerStart) -> State:
    """Sets the clock going; it runs on while opened bags are counted
    [R s2.ruling.timer_runs_on].
    """
    need_tool(state, Tool.TIMER)
    if state.timer.running:
        raise SettledError("sheriff-timer-runs")
    if state.timer.left_ms == 0:
        raise RuleError("sheriff-timer-empty")
    timer = state.timer.start(action.at)
    return replace(state, timer=timer, run=state.run + 1, time_is_up=False)


def pause(state: State, action: act.TimerPause) -> State:
    need_tool(state, Tool.TIMER)
    if not state.timer.running:
        raise SettledError("sheriff-timer-stands")
    return replace(state, timer=state.timer.pause(action.at))


def extend(state: State, action: act.TimerExtend) -> State:
    """More time, or less; a running clock runs on under a new number."""
    need_tool(state, Tool.TIMER)
    refuse(number(action.seconds, "action.seconds", -LONGEST_EXTENSION, LONGEST_EXTENSION))
    timer = state.timer.extend(action.seconds * 1000, action.at)
    return replace(state, timer=timer, run=state.run + timer.running)


def reset(state: State) -> State:
    need_tool(state, Tool.TIMER)
    return full(state)


def rest(state: State, at: int) -> State:
    """When the last bag is settled the clock stops.

    `at` is when it was settled; 0 in logs of before, in which it ran on.
    """
    if at and state.phase is Phase.INSPECT and state.timer.running and state.inspected:
        return replace(state, timer=state.timer.pause(at))
    return state


def full(state: State) -> State:
    """A full clock, standing."""
    timer = Timer.of(pool_ms(state.options, state.seats))
    return replace(state, timer=timer, time_is_up=False)
