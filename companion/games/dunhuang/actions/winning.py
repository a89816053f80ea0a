"""The instant victory: somebody claims it and shows the warehouse, and the others check."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, Any

from companion.engine.action import GameAction
from companion.engine.authority import Authority, owner_named_in
from companion.engine.game import World
from companion.engine.message import Message, SeatName
from companion.engine.moves import Group, IntegerField, Move, move
from companion.engine.needs import need_seat
from companion.engine.refusal import SettledError
from companion.engine.values import Between, Seat

from .. import scoring
from ..holdings import ScoreEntry
from ..model import Phase, State
from ..options import Tool
from ..rules.ending import tracked_holdings
from ..tables import GOODS, WIN_KINDS
from .abstract import ON_TURN, Seats, need_turn, remark_missed_step
from .fields import says
from .turn import MISSED


class DeclareWin(GameAction[State, int | None], frozen=True, tag="declare_win"):
    """A seat claims the instant victory and shows its warehouse."""

    may = ON_TURN

    turn: int
    """0 where turns are not kept"""
    missed: bool = False
    """whether people know that step 3 was not entered, so that nothing is remarked"""

    def find_declarer(self, state: State, seat: int | None) -> int:
        if state.phase is Phase.FREE:
            return need_seat(state.seats, seat)
        return need_turn(state, self.turn).seat

    def decide(self, state: State, seat: int | None, world: World) -> DeclareWin:
        """Clear the turn where none are kept, and `missed` where step 3 was entered."""
        if self.find_declarer(state, seat) in state.declared:
            raise SettledError("dunhuang-declared-already")
        if state.phase is Phase.FREE:
            return DeclareWin(0)
        return DeclareWin(self.turn, self.missed and not state.current_turn.acted)

    def apply(self, state: State, seat: int | None) -> State:
        """[R dh.win.when] [R dh.ruling.instant_win_moment] [R dh.ruling.instant_win_own_turn_only]
        At step 4 of one's own turn, in the last turns too [R dh.ruling.instant_win_last_turns].

        [R dh.win.tokens] Whether it is won the others say, who look.
        """
        who = self.find_declarer(state, seat)
        if who in state.declared:  # in older logs the end of the turn dropped it
            return state
        return replace(state, declared=(*state.declared, who))

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R dh.win.when] [R dh.ruling.instant_win_claimed] A public reminder looks at tokens only
        [R dh.win.tokens].
        """
        kept = state.has(Tool.STALLS)
        if state.phase is Phase.PLAY:
            turn = state.current_turn
            who, number, now = turn.seat, turn.number, turn.acted
            fields = () if turn.acted else (MISSED,)
        elif state.phase is Phase.FREE and seat is not None:
            who, number, fields = seat, 0, ()
            now = not state.declared and (kept or not state.sets_up)
            now = now and state.on_turn in (None, seat)
        else:
            return
        if seat not in (None, who) or who in state.declared:
            return
        due = now and (not kept or len(state.tokens_of(who)) >= state.win_tokens)
        group: Group = "now" if due else "more"
        yield move("win", cls(number), seat, says("screen-i-win"), *fields, group=group)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return Message("dunhuang-log-declared", who=SeatName(self.find_declarer(before, seat)))

    def remarks(self, before: State, after: State, seat: int | None) -> Iterator[Message]:
        """[R dh.win.when] [R dh.win.tokens]"""
        if before.phase is Phase.PLAY and not self.missed:
            yield from remark_missed_step(before)
        who = self.find_declarer(before, seat)
        have, need = len(before.tokens_of(who)), before.win_tokens
        if before.has(Tool.STALLS) and have < need:
            yield Message("dunhuang-remark-win", who=SeatName(who), need=need, have=have)


def _others(state: State, seat: int, action: Any) -> Seats:
    """[R dh.win.reveal] Nobody judges the own warehouse."""
    if action.who not in state.declared:
        return None
    return tuple(who for who in range(state.seats) if who != action.who)


OTHERS: Authority[State] = Authority("others", _others, "dunhuang-others-judge")

SHOWN = (
    ("shown", "screen-shown", IntegerField(name="kinds", min=WIN_KINDS, max=len(GOODS))),
    ("not_shown", "screen-not-shown", IntegerField(name="kinds", min=0, max=WIN_KINDS - 1)),
)


class JudgeWin(GameAction[State, int | None], frozen=True, tag="judge_win"):
    """The others have checked the warehouse."""

    may = OTHERS

    who: Seat
    kinds: Annotated[int, Between(0, len(GOODS))]
    """the number of different goods that were shown"""

    def apply(self, state: State, seat: int | None) -> State:
        """[R dh.win.goods] [R dh.win.reveal] [R dh.win.go_on] Somebody else has looked at the
        warehouse that is shown: with four different goods that is the end, else the game goes on.

        [R dh.ruling.instant_win_claimed] Nothing is found out that nobody claims.
        """
        state = _drop_declaration(state, self.who)
        if self.kinds < WIN_KINDS:
            return state
        players = tuple(tracked_holdings(state, seat) for seat in range(state.seats))
        entry = ScoreEntry(players, instant_winner=str(self.who))
        return replace(state, phase=Phase.OVER, declared=(), sheet=scoring.score(entry))

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        for who in state.declared:
            if seat != who:
                for slot, key, kinds in SHOWN:
                    yield move(slot, cls(who, 0), seat, says(key), kinds)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return self.words(before, seat, "won" if self.kinds >= WIN_KINDS else "not-won")


class WithdrawWin(GameAction[State, int | None], frozen=True, tag="withdraw_win"):
    """A claim of victory is withdrawn."""

    may = owner_named_in("who")
    log_key = "withdrawn"

    who: Seat

    def apply(self, state: State, seat: int | None) -> State:
        return _drop_declaration(state, self.who)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        for who in state.declared:
            if seat in (None, who):
                yield move("withdraw", cls(who), seat, says("screen-withdraw"), group="correct")


def _drop_declaration(state: State, who: int) -> State:
    """Return the state in which that warehouse is no longer shown."""
    if who not in state.declared:
        raise SettledError("dunhuang-not-declared", path="action.who", who=SeatName(who))
    return replace(state, declared=tuple(each for each in state.declared if each != who))
