"""The round's steps and its clock."""

from __future__ import annotations

import msgspec

from companion.engine.message import Message

from .. import actions as act
from ..model import STEPS, Phase, State
from ..options import Tool
from ..rules.needs import phase_name
from ..rules.rounds import steps_from


class StepView(msgspec.Struct, frozen=True):
    """A phase of the round in the strip at the top."""

    phase: str
    name: Message
    now: bool
    past: bool
    advance: act.Advance | None
    """the action that goes there, where one may"""


class TimerView(msgspec.Struct, frozen=True):
    """Times are the server's, milliseconds. `ends_at` stands only while the clock runs."""

    running: bool
    left_ms: int
    total_ms: int
    ends_at: int | None
    up: bool
    strict: bool
    needed: bool
    """whether a bag is not settled and to be timed, or time has run out for those that are"""


def steps(state: State) -> tuple[StepView, ...]:
    if not state.in_round:
        return ()
    steps = (*STEPS[:-1], Phase.FINAL) if state.last_round else STEPS
    now = steps.index(state.phase) if state.phase in steps else len(steps)
    reachable = steps_from(state)
    shown = [
        StepView(
            step.value,
            phase_name(step),
            step is state.phase,
            k < now,
            act.Advance(state.round, state.phase, step) if k > now and step in reachable else None,
        )
        for k, step in enumerate(steps)
    ]
    if not state.last_round:
        onward = act.Advance(state.round, state.phase, Phase.MARKET)
        shown.append(StepView("next", Message("sheriff-next-round"), False, False, onward))
    return tuple(shown)


def timer(state: State) -> TimerView:
    timer = state.timer
    return TimerView(
        timer.running,
        timer.left_ms,
        timer.total_ms,
        timer.ends_at,
        state.time_is_up,
        state.options.strict_timer and state.has(Tool.ROUNDS),
        state.phase is Phase.FREE or (state.in_round and (state.time_is_up or not state.inspected)),
    )
