"""The inspection's clock: one for all bags together, with a deadline of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, Self

from companion.engine.authority import ANYBODY, Authority
from companion.engine.game import Deadline, World
from companion.engine.message import Message, SeatName
from companion.engine.moves import Move, move
from companion.engine.needs import need_tool
from companion.engine.refusal import RuleError, SettledError
from companion.engine.values import Between

from ..model import DealStatus, Phase, State
from ..options import Tool
from ..rules import clock
from ..rules.agreed import list_bags_to_open
from ..rules.fulfilment import give_back, hand_back
from .abstract import AnyDeed, Deed
from .fields import says

LONGEST_EXTENSION = 3600
"""seconds"""


class OfClock(Deed[int | None], frozen=True):
    """[R s*.timer.minute_each] An action of anybody on the clock, while there is something to be
    timed.
    """

    may = ANYBODY
    needs = Tool.TIMER

    def decide(self, state: State, seat: int | None, world: World) -> Self:
        """Refuse the action if there is nothing to be timed. Checked on arrival only, not when a
        log is folded.
        """
        need_tool(state, Tool.TIMER)
        if not (state.timed or state.over):
            rule = f"{state.options.book}.timer.minute_each"
            raise RuleError("sheriff-timer-idle", rule=rule)
        return self

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        return super().is_listed(state, seat) and state.timed


class TimerStart(OfClock, frozen=True, tag="timer_start"):
    """The inspection clock starts."""

    may = ANYBODY

    at: int = 0

    def apply(self, state: State, seat: int | None) -> State:
        """Start the clock. It runs on while opened bags are counted [R s2.ruling.timer_runs_on]."""
        if state.timer.running:
            raise SettledError("sheriff-timer-runs")
        if state.timer.left_ms == 0:
            raise RuleError("sheriff-timer-empty")
        timer = state.timer.start(self.at)
        return replace(state, timer=timer, run=state.run + 1, time_is_up=False)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        if state.timer.left_ms and not state.timer.running:
            yield move("start", cls(), seat, says("start"))


class TimerPause(Deed[int | None], frozen=True, tag="timer_pause"):
    """The inspection clock pauses."""

    may = ANYBODY
    needs = Tool.TIMER

    at: int = 0

    def apply(self, state: State, seat: int | None) -> State:
        if not state.timer.running:
            raise SettledError("sheriff-timer-stands")
        return replace(state, timer=state.timer.pause(self.at))

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        if state.timer.running:
            yield move("pause", cls(), seat, says("pause"))


class TimerExtend(OfClock, frozen=True, tag="timer_extend"):
    """The inspection gets more time, or less."""

    slots = ("extend",)

    may = ANYBODY

    seconds: Annotated[int, Between(-LONGEST_EXTENSION, LONGEST_EXTENSION)]
    at: int = 0

    def apply(self, state: State, seat: int | None) -> State:
        """Change the time left. A running clock gets a new number, so that its old deadline is
        void.
        """
        timer = state.timer.extend(self.seconds * 1000, self.at)
        return replace(state, timer=timer, run=state.run + timer.running)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        seconds = cls.ask("seconds", state)
        yield move("extend", cls(0), seat, says("more-time"), seconds, group="more")


class TimerReset(OfClock, frozen=True, tag="timer_reset"):
    """The clock is reset to its full time, and stands."""

    slots = ("reset",)

    may = ANYBODY

    def apply(self, state: State, seat: int | None) -> State:
        return clock.reset(state)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        yield move("reset", cls(), seat, says("reset"), group="more")


CLOCK: Authority[State] = Authority("clock", lambda state, seat, action: (), "sheriff-clock-only")
"""the server alone"""


class TimeUp(Deed[int | None], frozen=True, tag="time_up"):
    """The clock has run out; sent by the server."""

    may = CLOCK

    run: int
    """the number of the clock's start that has run out"""
    at: int = 0

    def apply(self, state: State, seat: int | None) -> State:
        """[R s*.timer.time_up] [R s2.ruling.timer_time_up] The clock rings; when it is strict every
        undecided bag goes back without a bribe.

        [R s2.ruling.timer_agreed] A deal that was made in time stands.
        """
        ends_at = state.timer.ends_at
        if self.run != state.run or ends_at is None or self.at < ends_at:
            raise SettledError("sheriff-timer-other-run", path="action.run")
        state = replace(state, timer=state.timer.stop(), time_is_up=True)
        if state.phase is not Phase.INSPECT or not state.options.strict_timer:
            return state
        left = state.closed_bags
        for merchant in left:
            state = hand_back(state, merchant, by_time=True)
        for deal in state.deals:
            # [R s2.ruling.timer_promised_inspection]: nobody pays for what could not be done
            about = list_bags_to_open(deal)
            nothing_else = 0 < len(about) == len(deal.promises)
            if deal.status is DealStatus.KEPT and nothing_else and set(about) <= set(left):
                state = give_back(state, deal)
        return state

    def log(self, before: State, after: State, seat: int | None) -> Message:
        closed = after.closed_bags if after.in_round else ()
        were = before.closed_bags if before.in_round else ()
        passed = tuple(SeatName(seat) for seat in were if seat not in closed)
        if not passed:
            return Message("sheriff-log-time-up")
        return Message("sheriff-log-time-up-passed", seats=passed)


def deadline(state: State) -> Deadline[AnyDeed] | None:
    """Return the time at which a running clock runs out."""
    if state.timer.ends_at is None:
        return None
    return Deadline(state.timer.ends_at, f"time-up-{state.run}", TimeUp(run=state.run))
