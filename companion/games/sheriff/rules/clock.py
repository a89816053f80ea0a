"""The inspection timer: one pooled clock for the whole step."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.timer import Timer

from ..model import Phase, State
from ..options import Options
from ..tables import OFFICERS


def pool_ms(options: Options, seats: int) -> int:
    """[R s*.timer.minute_each] [R s*.timer.example] [R s2.ruling.six_timer] One time for all
    merchants together.
    """
    return options.seconds_per_merchant * 1000 * (seats - OFFICERS[seats])


def stop_when_settled(state: State, at: int) -> State:
    """When the last bag is settled the clock stops.

    `at` is when it was settled; 0 in logs of before, in which it ran on.
    """
    if at and state.phase is Phase.INSPECT and state.timer.running and state.inspected:
        return replace(state, timer=state.timer.pause(at))
    return state


def reset(state: State) -> State:
    """A full clock, standing."""
    timer = Timer.full(pool_ms(state.options, state.seats))
    return replace(state, timer=timer, time_is_up=False)
