"""The end of a round, and what comes after it: the next one, or the count."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from companion.engine.authority import TABLE, Authority, is_allowed
from companion.engine.message import Message, SeatName
from companion.engine.moves import Group, Move, move
from companion.engine.values import Seat

from .. import hints
from ..model import ROUND, Phase, State
from ..rules import calling
from ..rules.needs import need_unsaid
from ..rules.selection import select, stop_clock
from .base import CROWN_HOLDER, OfRound, Seats, crown_holder
from .calling import calls
from .fields import others, says, seats, whose


def _next(state: State, seat: int, action: Any) -> Seats:
    """Sees to it that the game takes its course, or has the crown by now."""
    holder = crown_holder(state, seat, action)
    return holder if holder is None or action.crown is None else (*holder, action.crown)


NEXT: Authority[State] = Authority("crown_holder", _next, "citadels-crown-calls")


class EndRound(OfRound, frozen=True, tag="end_round"):
    """The action phase is over, whatever was not called."""

    may = CROWN_HOLDER
    phases = (Phase.CALL,)
    tells = ("round",)

    def apply(self, state: State, seat: int | None) -> State:
        return calling.end(calling.settle(state))

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        over = cls(state.round)
        if is_allowed(state, seat, over):
            group: Group = "more" if state.turn is not None or calls(state) else "now"
            yield move("end_round", over, seat, says("end-round"), group=group)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return Message("citadels-log-round-over", n=after.round)

    def doubts(self, before: State, after: State) -> Iterator[Message]:
        if before.turn is not None:
            yield Message("citadels-turn-first", who=SeatName(before.turn.seat))


class NextRound(OfRound, frozen=True, tag="next_round"):
    """On to the next round, or to the end if a city is complete."""

    may = NEXT
    phases = (Phase.ROUND_END,)

    crown: Seat | None = None
    """who has the crown, where nobody here knows; None: it stays where it was"""
    at: int = 0

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.end.end_of_round] [R ci.two.end_of_round] [R ci.three.end_of_round] After the round
        in which a city was completed there is no other.

        [R ci.ruling.end_of_round_order] The killed rank 4 has been shown by then, and so has the
        crown gone where it goes, before anything is counted.
        """
        if not state.misses_crown:
            need_unsaid(crown=self.crown)
        elif self.crown is not None:
            state = replace(state, crown=self.crown)
        if state.last_round:
            return replace(state, phase=Phase.FINAL)
        return select(replace(state, round=state.round + 1), self.at)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.end.end_of_round] Where nobody here knows who has the crown, that is all that is
        asked: whoever had it last comes first, and others say it of themselves.
        """
        action = cls(state.round)
        goes_on = is_allowed(state, seat, action)
        if state.misses_crown:
            last = state.crown or 0
            holders = (last, *others(state, last)) if goes_on else whose(state, seat)
            yield move("crown", action, seat, says("who-crown"), seats("crown", holders))
        if goes_on:
            label = says("to-count" if state.last_round else "next-round")
            group: Group = "more" if hints.asks_heir(state) or state.misses_crown else "now"
            yield move("next_round", action, seat, label, group=group)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        if after.phase is Phase.FINAL:
            return Message("citadels-log-final")
        return Message("citadels-log-round", n=after.round, who=SeatName(after.crown or 0))


class CountUp(OfRound, frozen=True, tag="count_up"):
    """The table stops here and counts."""

    may = TABLE
    phases = (Phase.FREE, Phase.SETUP, *ROUND)

    def apply(self, state: State, seat: int | None) -> State:
        """The table stops wherever it is."""
        state = stop_clock(calling.settle(state))
        state = replace(state, phase=Phase.FINAL, rank=None, turn=None, theater=None)
        return replace(state, call=state.call + 1)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        yield move("count_up", cls(state.round), seat, says("count-up"), group="more")
