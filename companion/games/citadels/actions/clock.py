"""What the server's clock does: the time to think runs out, and so does a call."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from companion.engine.authority import Authority
from companion.engine.game import Deadline, World
from companion.engine.message import Message
from companion.engine.refusal import RuleError, SettledError

from ..model import Phase, State
from ..rules import calling, dealing
from .base import AnyDeed, Deed, OfCall
from .calling import called_rank
from .fields import rank_name

CLOCK: Authority[State] = Authority("clock", lambda state, seat, action: (), "citadels-clock-only")
"""the server's own"""


class TimeUp(Deed[int | None], frozen=True, tag="time_up"):
    """The time to think has run out; posted by the server."""

    may = CLOCK

    run: int
    """which start of the clock it was"""
    at: int = 0

    def apply(self, state: State, seat: int | None) -> State:
        """Says so, and nothing more: cards cannot be taken out of a hand by a clock."""
        clock = state.thinking
        if clock is None or not clock.running or self.run != state.run:
            raise SettledError("citadels-clock-changed", path="action.run")
        if clock.remaining(self.at) > 0:
            raise RuleError("citadels-clock-runs", path="action.at")
        return replace(state, thinking=clock.stop(), time_is_up=True)


class WaitedOut(OfCall, frozen=True, tag="waited_out"):
    """The rank that is called was waited for as long as any other; posted by the server."""

    may = CLOCK
    phases = (Phase.CALL,)

    stops: bool = False
    """somebody must have missed their call; as it is reckoned"""
    at: int = 0

    def decide(self, state: State, seat: int | None, world: World) -> WaitedOut:
        if world.recorded:
            return self
        return msgspec.structs.replace(self, stops=calling.stops(state))

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.assassin.silent] The server's clock goes on; it waits for a killed one too,
        and longer for a dealt one that is to come.
        """
        rank, clock = called_rank(state), state.waiting
        if clock is None or not clock.running:
            raise SettledError("citadels-clock-changed", path="action.call")
        if clock.remaining(self.at) > 0:
            raise RuleError("citadels-clock-runs", path="action.at")
        if dealing.holder(state, rank) is not None and not state.is_killed(rank):
            return replace(state, waiting=None)
        return calling.falls_silent(state, rank, self.stops)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        rank = called_rank(before)
        key = "citadels-log-waits" if after.call == before.call else "citadels-log-silence"
        return Message(key, rank=rank, character=rank_name(before, rank))


def deadline(state: State) -> Deadline[AnyDeed] | None:
    """When somebody's time to think runs, the moment at which it runs out; when a rank is called,
    the moment until which it is waited for.
    """
    waits = state.waiting
    if waits is not None and waits.ends_at is not None:
        over = WaitedOut(state.call)
        return Deadline(waits.ends_at, f"waited-out-{state.call}", over, missed=False)
    clock = state.thinking
    if clock is None or clock.ends_at is None:
        return None
    return Deadline(clock.ends_at, f"time-up-{state.run}", TimeUp(run=state.run))
