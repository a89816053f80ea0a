"""The end of a round, the next one, or the count and the result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec

from companion.engine import verbs
from companion.engine.authority import ANYBODY, SELF, TABLE, Authority, is_allowed
from companion.engine.final import recount
from companion.engine.game import Narration
from companion.engine.mending import Mendable
from companion.engine.message import Message, SeatName
from companion.engine.moves import (
    Choice,
    ChoiceField,
    ChoicesField,
    DocumentField,
    Group,
    Move,
    move,
)
from companion.engine.needs import refuse
from companion.engine.values import Seat

from .. import hints, scoring
from ..cast import district_name, type_name
from ..holdings import MOST_DISTRICTS, Counted, check_holdings
from ..model import ROUND, Phase, State, put
from ..options import Tool
from ..rules import calling
from ..rules.calling import is_crown_missing
from ..rules.needs import need_unsaid
from ..rules.phases import holdings, make_score_entry, select, stop_clock
from ..tables import RANKS, TYPES
from .abstract import CROWN_HOLDER, Deed, OfRound, Seats, crown_holder
from .calling import calls
from .fields import flag, number, others, says, seats, whose


def _next(state: State, seat: int, action: Any) -> Seats:
    """Return who may go on: the old crown holder or the new one."""
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
    """The next round begins, or the end if a city is complete."""

    may = NEXT
    phases = (Phase.ROUND_END,)

    crown: Seat | None = None
    """the crown holder, where it is not known here; None: it stays where it was"""
    at: int = 0

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.end.end_of_round] [R ci.two.end_of_round] [R ci.three.end_of_round] After the round
        in which a city was completed there is no other.

        [R ci.ruling.end_of_round_order] The killed rank 4 has been shown by then, and so has the
        crown gone where it goes, before anything is counted.
        """
        if not is_crown_missing(state):
            need_unsaid(crown=self.crown)
        elif self.crown is not None:
            state = replace(state, crown=self.crown)
        if state.completed:
            return replace(state, phase=Phase.FINAL)
        return select(replace(state, round=state.round + 1), self.at)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.end.end_of_round] List the next round. Where the crown holder is not known, that is
        the only question: the last holder comes first, and others say it of themselves.
        """
        action = cls(state.round)
        goes_on = is_allowed(state, seat, action)
        if is_crown_missing(state):
            last = state.crown or 0
            holders = (last, *others(state, last)) if goes_on else whose(state, seat)
            yield move("crown", action, seat, says("who-crown"), seats("crown", holders))
        if goes_on:
            label = says("to-count" if state.completed else "next-round")
            group: Group = "more" if hints.asks_heir(state) or is_crown_missing(state) else "now"
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
        """Stop the game wherever it is."""
        state = stop_clock(calling.settle(state))
        state = replace(state, phase=Phase.FINAL, rank=None, turn=None, theater=None)
        return replace(state, call=state.call + 1)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        yield move("count_up", cls(state.round), seat, says("count-up"), group="more")


class EnterFinal(Counted, Deed[int], frozen=True, tag="enter_final"):
    """A seat enters what it holds at the end."""

    may = SELF
    mendable = Mendable(amounts=("gold", "hand"))
    phases = (Phase.FINAL,)

    def apply(self, state: State, seat: int) -> State:
        """Store the count. It may be entered again until the result is shown."""
        state = recount(state, seat, self)
        refuse(check_holdings("action", holdings(state, seat, self, str(seat))))
        return replace(state, entered=put(state.entered, seat, self))

    @classmethod
    def moves(cls, state: State, seat: int, viewer: int | None) -> Iterator[Move]:
        city = state.cities[seat] if state.has(Tool.CITIES) else ()
        likely = tuple(msgspec.to_builtins(one) for one in dict.fromkeys(((), city)))
        best = Choice(None, says("haunted-best"))
        haunted = (*(Choice(each.value, type_name(each)) for each in TYPES), best)
        which = tuple(Choice(rank, Message("citadels-screen-rank", n=rank)) for rank in RANKS)
        most = MOST_DISTRICTS
        yield move(
            "enter_final",
            cls(0, 0, over=state.counted_at[seat]),
            seat,
            says("count"),
            number("gold"),
            number("hand"),
            DocumentField(name="city", schema="Built", max=most, likely=likely, optional=True),
            flag("secret_vault"),
            ChoiceField(name="haunted_quarter", values=haunted, optional=True),
            ChoicesField(name="ranks", values=which, max=RANKS[-1], repeats=True, optional=True),
        )

    def narrate(self, before: State, after: State, seat: int) -> Narration:
        """[R ci.unique.secret_vault.score] Tell that somebody has counted. A hand is its owner's
        secret until all have counted.
        """
        who = SeatName(seat)
        full = Message(
            "citadels-log-counted-vault" if self.secret_vault else "citadels-log-counted-own",
            who=who,
            n=self.gold,
            cards=self.hand,
            districts=tuple(district_name(built.district) for built in self.city),
        )
        return Narration(Message("citadels-log-counted", who=who), ((seat, full),))


class Finish(verbs.Finish[State], Deed[int | None], frozen=True, tag="finish"):
    """Everybody has counted, and the result is shown."""

    may = ANYBODY
    phases = (Phase.FINAL,)

    def apply(self, state: State, seat: int | None) -> State:
        """Compute the result once everybody has entered."""
        return replace(state, phase=Phase.OVER, sheet=scoring.score(make_score_entry(state)))
