"""The inspection timer: one pooled clock for the whole step."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.timer import Timer

from ..model import Phase, State
from ..options import Options
from ..tables import OFFICERS


def pool_ms(options: Options, seats: int) -> int:
    """[R s*.timer.minute_each] [R s*.timer.example] [R s2.ruling.six_timer] Return the time for all
    merchants together, in milliseconds.
    """
    return options.seconds_per_merchant * 1000 * (seats - OFFICERS[seats])


def stop_when_settled(state: State, at: int) -> State:
    """Stop the clock when the last bag is settled.

    `at` is that time; 0 in old logs, in which the clock ran on.
    """
    if at and state.phase is Phase.INSPECT and state.timer.running and state.inspected:
        return replace(state, timer=state.timer.pause(at))
    return state


def reset(state: State) -> State:
    """Return the state with a full clock that stands."""
    timer = Timer.full(pool_ms(state.options, state.seats))
    return replace(state, timer=timer, time_is_up=False)
