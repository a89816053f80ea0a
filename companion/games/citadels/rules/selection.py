"""A selection phase begins and ends; the time to think about a character."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.timer import Timer

from ..model import Phase, State
from . import calling


def select(state: State, at: int) -> State:
    """[R ci.round.phases] A selection phase begins; what lay on the characters is gone.

    [R ci.ruling.marks_cleared]
    """
    fresh = replace(
        state,
        phase=Phase.SELECT,
        step=0,
        face_up=(),
        dealt=None,
        theater=None,
        rank=None,
        turn=None,
        shown=(),
        silent=(),
        missing=False,
        nobody_missing=False,
        killed=None,
        bewitched=None,
        robbed=None,
        stashes=(),
        theft=None,
        crown_before=None,
        warrants=None,
        threats=None,
        heir=None,
        heir_shown=False,
    )
    return think(fresh, at) if state.selection.face_up == 0 else stop_clock(fresh)


def end_selection(state: State) -> State:
    """[R ci.unique.theater.swap] Everybody has a character; the Theater comes in between."""
    owner = theater_owner(state)
    if owner is not None:
        return replace(state, theater=owner)
    return calling.start(state)


def theater_owner(state: State) -> int | None:
    """In whose city it stands."""
    return next((seat for seat in range(state.seats) if state.stands(seat, "theater")), None)


# The time to think


def think(state: State, at: int) -> State:
    """A clock for who chooses now, if the table wants one."""
    seconds = state.options.seconds_per_seat
    if not seconds or not state.guides:
        return stop_clock(state)
    clock = Timer.full(seconds * 1000).start(at)
    return replace(state, thinking=clock, run=state.run + 1, time_is_up=False)


def stop_clock(state: State) -> State:
    return replace(state, thinking=None, time_is_up=False)
