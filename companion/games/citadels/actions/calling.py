"""The action phase: ranks are called one after another, whoever answers takes a turn, and the
server's clock goes on where nobody does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from companion.engine.authority import ANYBODY, Authority, is_allowed
from companion.engine.game import Deadline, World
from companion.engine.message import Message, SeatName
from companion.engine.moves import ChoiceField, Group, Move, move
from companion.engine.needs import need_phase
from companion.engine.refusal import RuleError, SettledError
from companion.engine.timer import Timer
from companion.engine.values import Seat

from .. import hints
from ..model import Phase, State
from ..options import Tool
from ..rules import calling
from ..rules.calling import list_passed
from ..rules.money import stash
from ..rules.needs import need_rank
from .abstract import CROWN_HOLDER, WHO, AnyDeed, Deed, OfCall
from .fields import does, goes_on, rank_name, ranks, says, seats, whose


class Answer(OfCall, frozen=True, tag="answer"):
    """Somebody says "that's me" and turns up the character that is called."""

    may = WHO

    who: Seat

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.action.reveal] Turn the character up and begin its turn."""
        rank, who = called_rank(state), self.who
        if state.missing:
            raise SettledError("citadels-which-call", path="action.call")
        if state.is_killed(rank):
            rule, name = "ci.char.assassin.hidden", rank_name(state, rank)
            raise RuleError("citadels-killed-keeps-quiet", rule=rule, character=name)
        need_unshown(state, who)
        calling.need_holder(state, rank, who)
        state = replace(state, shown=(*state.shown, (rank, who)))
        state = calling.crown(calling.rob(state, rank, who), rank, who)
        return calling.begin(state, rank, who)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.action.reveal] [R ci.char.assassin.silent]"""
        who = [each for each in hints.may_answer(state) if each in whose(state, seat)]
        if who:
            answer, field = cls(state.call, 0), seats("who", who)
            blind = state.dealt is not None
            yield move("answer", answer, seat, says("thats-me"), field, blind=blind)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        rank = called_rank(before)
        who, name, robbed = SeatName(self.who), rank_name(before, rank), before.robbed
        if robbed is None or rank not in robbed.ranks or robbed.by == self.who:
            return Message("citadels-log-answer", who=who, character=name)
        thief, n = SeatName(robbed.by), stash(before, self.who)
        key = "answer-robbed" if before.has(Tool.BANK) else "answer-robbed-all"
        return Message(f"citadels-log-{key}", who=who, character=name, thief=thief, n=n)


class Silence(OfCall, frozen=True, tag="silence"):
    """Nobody answers, and the next rank is called. Where the calls have
    stopped: nobody is missing.
    """

    may = CROWN_HOLDER

    passes: bool = False
    """whether people call by hand, so that nothing is known of the rank;
    computed, whatever is sent
    """
    stops: bool = False
    """whether somebody must have missed their call; computed, whatever is sent"""
    at: int = 0

    def reckon(self, state: State, world: World) -> Silence:
        passes, stops = calling.passes(state), calling.stops(state)
        return msgspec.structs.replace(self, passes=passes, stops=stops)

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.assassin.silent] Go on to the next rank: nobody has this one, or it was
        killed.
        """
        calling.need_by_hand(state)
        if state.missing:
            return calling.call_next(replace(state, missing=False, nobody_missing=True))
        if self.passes:
            return calling.call_next(state)
        return calling.falls_silent(state, called_rank(state), self.stops)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        silence, by_hand = cls(state.call), state.dealt is None
        if calls(state) and by_hand and is_allowed(state, seat, silence):
            label = says("nobody") if state.waiting is not None else goes_on(state)
            label = does("nobody-missing") if state.missing else label
            yield move("silence", silence, seat, label)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        if before.missing:
            return Message("citadels-log-nobody-missing")
        rank, name = called_rank(before), rank_name(before, called_rank(before))
        key = "citadels-log-passed" if self.passes else "citadels-log-silence"
        return Message(key, rank=rank, character=name)


class ResumeCalls(OfCall, frozen=True, tag="resume_calls"):
    """The rank that is called is waited for again, for the time that was left."""

    may = ANYBODY
    log_key = "resume"

    at: int = 0

    def apply(self, state: State, seat: int | None) -> State:
        clock = _need_clock(state, "citadels-calls-run", running=False)
        return replace(state, waiting=clock.start(self.at))

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        if state.paused:
            yield move("resume", cls(state.call), seat, says("go-on"))


class PauseCalls(OfCall, frozen=True, tag="pause_calls"):
    """Calling pauses until somebody goes on."""

    may = ANYBODY
    log_key = "pause"

    at: int = 0

    def apply(self, state: State, seat: int | None) -> State:
        clock = _need_clock(state, "citadels-calls-stand", running=True)
        return replace(state, waiting=clock.pause(self.at))

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        if state.waiting is not None and not state.paused:
            yield move("pause", cls(state.call), seat, says("pause"), group="more")


class GoBack(OfCall, frozen=True, tag="go_back"):
    """Somebody says "wait, that's me": a rank that nobody answered to is called again."""

    may = ANYBODY
    phases = (Phase.CALL, Phase.ROUND_END)

    rank: int
    at: int = 0

    def check(self, state: State, seat: int | None) -> None:
        need_phase(state, *self.phases)
        if self.call != state.call or state.turn is not None:
            raise SettledError("citadels-call-over", path="action.call")

    def apply(self, state: State, seat: int | None) -> State:
        """Call the rank again, and then those after it."""
        calling.need_by_hand(state)
        rank = need_rank(state, self.rank)
        if rank not in (*state.silent, *list_passed(state)):
            raise SettledError("citadels-not-silent", path="action.rank")
        return calling.call(replace(state, nobody_missing=False), rank)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.round.crown_duty]"""
        over = sorted((*state.silent, *list_passed(state)), reverse=True)
        if over and state.turn is None and state.dealt is None:
            rank = ChoiceField(name="rank", values=ranks(state, over))
            group: Group = "now" if state.missing else "more"
            yield move("go_back", cls(state.call, 0), seat, says("back-to"), rank, group=group)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return Message("citadels-log-back", character=rank_name(after, self.rank))


def calls(state: State) -> bool:
    """Return whether a rank is called now."""
    return state.turn is None and state.rank is not None


def _need_clock(state: State, key: str, *, running: bool) -> Timer:
    """Need a clock for the rank that is called, running or paused."""
    clock = state.waiting
    if clock is None or clock.running != running:
        raise SettledError(key, path="action.call")
    return clock


def called_rank(state: State) -> int:
    """Return the rank that is called, if there is one."""
    assert state.rank is not None
    return state.rank


def need_unshown(state: State, who: int) -> None:
    """Need a seat with a character that is not turned up yet."""
    if len(state.shown_by(who)) >= state.each:
        rule = "ci.few.two_characters" if state.each > 1 else "ci.selection.everyone_one"
        path = "action.who"
        raise RuleError("citadels-has-shown", rule=rule, path=path, who=SeatName(who), n=state.each)


CLOCK: Authority[State] = Authority("clock", lambda state, seat, action: (), "citadels-clock-only")
"""the server alone"""


class TimeUp(Deed[int | None], frozen=True, tag="time_up"):
    """The time to think has run out; sent by the server."""

    may = CLOCK

    run: int
    """the number of the clock's start that has run out"""
    at: int = 0

    def apply(self, state: State, seat: int | None) -> State:
        """Say that time is up, and nothing more: a clock cannot take cards out of a hand."""
        clock = state.thinking
        if clock is None or not clock.running or self.run != state.run:
            raise SettledError("citadels-clock-changed", path="action.run")
        if clock.remaining(self.at) > 0:
            raise RuleError("citadels-clock-runs", path="action.at")
        return replace(state, thinking=clock.stop(), time_is_up=True)


class WaitedOut(OfCall, frozen=True, tag="waited_out"):
    """The time for the called rank is over; sent by the server."""

    may = CLOCK

    stops: bool = False
    """whether somebody must have missed their call; computed"""
    at: int = 0

    def reckon(self, state: State, world: World) -> WaitedOut:
        return msgspec.structs.replace(self, stops=calling.stops(state))

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.assassin.silent] Go on. The clock waits for a killed rank too, and longer for
        a dealt character that will come.
        """
        rank, clock = called_rank(state), _need_clock(state, "citadels-clock-changed", running=True)
        if clock.remaining(self.at) > 0:
            raise RuleError("citadels-clock-runs", path="action.at")
        if calling.dealt_holder(state, rank) is not None and not state.is_killed(rank):
            return replace(state, waiting=None)
        return calling.falls_silent(state, rank, self.stops)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        rank = called_rank(before)
        key = "citadels-log-waits" if after.call == before.call else "citadels-log-silence"
        return Message(key, rank=rank, character=rank_name(before, rank))


def deadline(state: State) -> Deadline[AnyDeed] | None:
    """Return when the time to think runs out, or until when the called rank is waited for."""
    waits = state.waiting
    if waits is not None and waits.ends_at is not None:
        over = WaitedOut(state.call)
        return Deadline(waits.ends_at, f"waited-out-{state.call}", over, missed=False)
    clock = state.thinking
    if clock is None or clock.ends_at is None:
        return None
    return Deadline(clock.ends_at, f"time-up-{state.run}", TimeUp(run=state.run))
