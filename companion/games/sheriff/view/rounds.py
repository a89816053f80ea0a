"""The round's steps and its clock."""

from __future__ import annotations

import msgspec

from companion.engine.message import Message

from ..model import STEPS, Phase, State
from ..options import Options, Tool

ICONS = {
    Phase.MARKET: "swap",
    Phase.LOAD: "bag",
    Phase.DECLARE: "talk",
    Phase.INSPECT: "magnifier",
    Phase.ROUND_END: "draw",
    Phase.FINAL: "flag",
}


class StepView(msgspec.Struct, frozen=True):
    """A phase of the round in the strip at the top."""

    id: str
    slot: str
    """of the move that leads there"""
    icon: str
    name: Message
    now: bool
    past: bool


class ByHandView(msgspec.Struct, frozen=True):
    """A step that the merchants take with cards and words alone."""

    icon: str
    verb: Message
    """what is done, in two words"""
    text: Message


class NextView(msgspec.Struct, frozen=True):
    """The likely next step of the round."""

    slot: str
    """of the move that leads there"""
    icon: str
    name: Message
    likely: bool
    """whether nothing is left to do before"""
    first: bool
    """at which end of the bar it stands: the other one than the step before, so that a second tap
    at the same place does nothing
    """


class TimerView(msgspec.Struct, frozen=True):
    """The clock. Times are the server's, in milliseconds; `ends_at` is set only while it runs."""

    running: bool
    left_ms: int
    total_ms: int
    ends_at: int | None
    up: bool
    strict: bool | None
    """whether bags pass when time is up; None: there are no bags"""
    needed: bool
    """whether there is an unsettled bag to be timed, or time has settled one"""


def steps(state: State) -> tuple[StepView, ...]:
    if not state.in_round:
        return ()
    steps = (*STEPS[:-1], Phase.FINAL) if state.last_round else STEPS
    now = steps.index(state.phase) if state.phase in steps else len(steps)
    shown = [StepView(step.value, *_look(step), k == now, k < now) for k, step in enumerate(steps)]
    if not state.last_round:
        shown.append(StepView("next", *_NEXT_ROUND, False, False))
    return tuple(shown)


def _look(step: Phase) -> tuple[str, str, Message]:
    """Return slot, picture and name of the move to a step."""
    return f"to_{step.value}", ICONS[step], Options.phase_name(step)


_NEXT_ROUND = f"to_{Phase.MARKET}", "arrow_right", Message("sheriff-next-round")


def _path(state: State) -> tuple[Phase, ...]:
    """Return the steps in which something is entered; the others happen without the app."""
    ends = state.with_deputies and not state.last_round
    return (
        Phase.MARKET,
        *((Phase.DECLARE,) if state.has(Tool.DECLARATIONS) else ()),
        Phase.INSPECT,
        *((Phase.ROUND_END,) if ends else ()),
    )


def next_step(state: State) -> NextView | None:
    """Return the next one of the path, then the next round or the end."""
    if not state.in_round:
        return None
    path, now = _path(state), STEPS.index(state.phase)
    reached = [step for step in path if STEPS.index(step) <= now]
    rest = path[len(reached) :]
    first = ((state.round - 1) * len(path) + len(reached)) % 2 == 1
    likely = state.phase is not Phase.INSPECT or state.inspected
    if state.phase is Phase.DECLARE and state.has(Tool.DECLARATIONS):
        likely = all(state.bags[seat].good is not None for seat in state.merchants)
    if rest or state.last_round:
        return NextView(*_look(rest[0] if rest else Phase.FINAL), likely, first)
    return NextView(*_NEXT_ROUND, likely, first)


def by_hand(state: State) -> tuple[ByHandView, ...]:
    """[R s*.round.five_steps] Return what merchants do until the companion is needed again, if that
    is more than one step.
    """
    if not state.in_round:
        return ()
    now = STEPS.index(state.phase)
    ends = [STEPS.index(step) for step in _path(state) if STEPS.index(step) > now]
    steps = STEPS[now : min(ends, default=now)]
    shown = [step for step in steps if len(steps) > 1 and step is not Phase.INSPECT]
    return tuple(
        ByHandView(ICONS[step], Message(f"sheriff-do-{step}"), Message(f"sheriff-todo-{step}"))
        for step in shown
    )


def timer(state: State) -> TimerView:
    timer = state.timer
    return TimerView(
        timer.running,
        timer.left_ms,
        timer.total_ms,
        timer.ends_at,
        state.time_is_up,
        state.options.strict_timer if state.has(Tool.ROUNDS) else None,
        state.timed and state.phase in (Phase.FREE, Phase.INSPECT),
    )
