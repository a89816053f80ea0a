"""The abstract classes of this game's actions, and who may send them.

Results of luck and the clock are fields of the actions: `decide` fills in what a client leaves
empty before the action is stored. `at` is the server's clock in milliseconds, whatever a client
sends. `call` and `turn` are the number of the call or turn that is meant (`view.caller.call`), so
that whoever taps twice does it once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Generic, Literal, Self

from companion.engine import action as kernel
from companion.engine.action import GameAction, Who
from companion.engine.authority import Authority, owner_named_in
from companion.engine.game import World
from companion.engine.message import Arg, Message, SeatName
from companion.engine.moves import AnyField, Move, move
from companion.engine.needs import need_phase
from companion.engine.refusal import GameError, RuleError, catch_refusal

from ..model import MarkKind, Phase, State, Turn, lying
from ..rules.calling import waiting
from ..rules.needs import (
    need_call,
    need_character,
    need_free,
    need_other,
    need_round,
    need_turn,
    need_unused,
)
from .fields import Whom, at_seat, others

Told = Literal["crown", "tax", "complete", "extra", "round"]


# -- Who may -----------------------------------------------------------------------------------

Seats = tuple[int, ...] | None
"""seats that may send an action; None: anybody, also where it is about
something settled or unknown
"""


def acts(state: State, seat: int, action: Any) -> Seats:
    """[R ci.action.reveal] Return the seat whose turn it is."""
    turn = state.turn
    return None if turn is None or action.turn != state.call else (turn.seat,)


def crown_holder(state: State, seat: int, action: Any) -> Seats:
    """[R ci.round.crown_duty] Return the crown holder, who keeps the game going."""
    past = getattr(action, "round", state.round) != state.round
    over = getattr(action, "call", state.call) != state.call
    return None if past or over or state.crown is None else (state.crown,)


def whose_mark(key: str, kind: MarkKind) -> Authority[State]:
    """Return the authority of whoever laid the marks of that kind; anybody, where none lie or
    another turn is meant.
    """

    def owner(state: State, seat: int, action: Any) -> Seats:
        lies = lying(state, kind)
        return None if lies is None or action.turn != state.call else (lies.by,)

    return Authority(key, owner)


ACTING: Authority[State] = Authority("acting", acts)
"""the seat whose turn the action names"""
CROWN_HOLDER: Authority[State] = Authority("crown_holder", crown_holder, "citadels-crown-calls")
WHO: Authority[State] = owner_named_in("who")


# -- What is done ------------------------------------------------------------------------------


class Deed(GameAction[State, Who], Generic[Who], frozen=True):
    """The base class of every action of this game."""

    tells: ClassVar[tuple[Told, ...]] = ()
    """consequences that the action's own log line tells already"""

    def need_today(self, state: State) -> None:
        """Refuse what only logs of older rules may hold. Checked on arrival only."""

    def reckon(self, state: State, world: World) -> Self:
        """Return the action with what the app draws or computes, whatever a client sent there."""
        return self

    def decide(self, state: State, seat: int | None, world: World) -> Self:
        if world.recorded:
            return self
        self.need_today(state)
        return self.reckon(state, world)

    def doubts(self, before: State, after: State) -> Iterator[Message]:
        """List what our notes say against the action, which is done all the same.

        Hands, cities, coins on the table and steps of a turn are only notes here that everybody may
        read, so everybody may read these remarks too.
        """
        return iter(())

    def remarks(self, before: State, after: State, seat: Who) -> Iterator[Message]:
        for words in self.doubts(before, after):
            yield Message("citadels-by-our-notes", words=words)


AnyDeed = Deed[Any]


class OfRound(Deed[int | None], frozen=True):
    """An action that names the round it belongs to."""

    phases: ClassVar[tuple[Phase, ...]] = ()

    round: int

    def check(self, state: State, seat: int | None) -> None:
        if self.phases:
            need_phase(state, *self.phases)
        need_round(state, self.round)


class OfCall(Deed[int | None], frozen=True):
    """An action that names the call it belongs to."""

    phases: ClassVar[tuple[Phase, ...]] = (Phase.CALL,)

    call: int

    def check(self, state: State, seat: int | None) -> None:
        need_call(state, self.call)


class InTurn(Deed[int | None], frozen=True):
    """An action in the turn that is being taken."""

    books: ClassVar[bool] = True
    """whether it changes only gold, hands and cities, so that it is not needed where none of them
    is kept
    """

    turn: int

    def check(self, state: State, seat: int | None) -> None:
        need_turn(state, self.turn)

    def need_today(self, state: State) -> None:
        if self.books and not state.keeps:
            raise RuleError("citadels-nothing-kept")

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        """[R ci.action.reveal] Return whether it is listed: for whoever has the turn."""
        turn = state.turn
        return turn is not None and seat in (None, turn.seat) and (state.keeps or not cls.books)

    def words(self, state: State, seat: int | None, key: str = "", **more: Arg) -> Message:
        """Return a log message in which `who` is the seat whose turn it is."""
        return super().words(state, seat, key, **{"who": SeatName(acting(state).seat), **more})


class InFreeTurn(InTurn, frozen=True):
    """An action of a turn other than gathering."""

    need: ClassVar[Callable[[State, int], Turn]] = need_free
    """the condition on the turn"""

    def check(self, state: State, seat: int | None) -> None:
        type(self).need(state, self.turn)

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        return super().is_listed(state, seat) and not catch_refusal(cls.need, state, state.call)


class ByCharacter(InFreeTurn, frozen=True):
    """An ability of some characters, once in their turn."""

    characters: ClassVar[tuple[str, ...]]
    once: ClassVar[str] = "ability"
    """the name of what is used up by it"""

    def check(self, state: State, seat: int | None) -> None:
        super().check(state, seat)
        turn = acting(state)
        need_character(turn, *self.characters)
        need_unused(turn, self.once)

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        turn = state.turn
        may = turn is not None and turn.character in cls.characters and not turn.has_used(cls.once)
        return may and super().is_listed(state, seat)


class OnPlayer(ByCharacter, frozen=True):
    """An ability that is aimed at another player."""

    whom: Whom

    def both(self, state: State) -> tuple[int, int]:
        """Return the seat whose turn it is, and the seat at which it is aimed."""
        own = acting(state).seat
        return own, need_other(state, own, self.whom)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        for whom in others(state, acting(state).seat):
            yield make_move("ability", state, seat, at_seat(whom), cls(state.call, whom))


def acting(state: State) -> Turn:
    """Return the turn that is being taken; there must be one."""
    assert state.turn is not None
    return state.turn


# -- As the rules have it ----------------------------------------------------------------------


def apply(state: State, seat: int | None, action: AnyDeed) -> State:
    """Return the next state, and start the clock for a rank that is called. Raises GameError."""
    after = kernel.apply(state, seat, action)
    return waiting(state, after, getattr(action, "at", 0))


def make_move(
    slot: str, state: State, seat: int | None, label: Message, action: AnyDeed, *fields: AnyField
) -> Move:
    """Make a move that is open or refused as the rules say. An action against our notes corrects
    them, and the move's label says so.
    """
    try:
        action.need_today(state)
        after = apply(state, seat, action)
    except GameError as refusal:
        return move(slot, action, seat, label, *fields, refused=refusal)
    against = next(action.doubts(state, after), None)
    if against is None:
        return move(slot, action, seat, label, *fields)
    label = Message("citadels-move-against", what=label, words=against)
    return move(slot, action, seat, label, *fields, group="correct")
