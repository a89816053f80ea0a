"""The abstract classes of this game's actions, and who may send them.

Luck and the clock stand in the actions: fields that a client may leave empty are filled in by
`decide` before the action is written down; `at` is the server's clock, milliseconds, whatever a
client sends. `call` and `turn` are the number of the call or turn that is meant
(`view.caller.call`): whoever taps twice does it once.
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
"""None: anybody, also where the action is about something settled or unknown"""


def acts(state: State, seat: int, action: Any) -> Seats:
    """[R ci.action.reveal] Whose turn it is."""
    turn = state.turn
    return None if turn is None or action.turn != state.call else (turn.seat,)


def crown_holder(state: State, seat: int, action: Any) -> Seats:
    """[R ci.round.crown_duty] Sees to it that the game takes its course."""
    past = getattr(action, "round", state.round) != state.round
    over = getattr(action, "call", state.call) != state.call
    return None if past or over or state.crown is None else (state.crown,)


def whose_mark(key: str, kind: MarkKind) -> Authority[State]:
    """Whoever laid the marks of that kind; about another turn, or where none lie, anybody."""

    def owner(state: State, seat: int, action: Any) -> Seats:
        lies = lying(state, kind)
        return None if lies is None or action.turn != state.call else (lies.by,)

    return Authority(key, owner)


ACTING: Authority[State] = Authority("acting", acts)
"""takes the turn that the action names"""
CROWN_HOLDER: Authority[State] = Authority("crown_holder", crown_holder, "citadels-crown-calls")
WHO: Authority[State] = owner_named_in("who")


# -- What is done ------------------------------------------------------------------------------


class Deed(GameAction[State, Who], Generic[Who], frozen=True):
    """Anything that is done at this table."""

    tells: ClassVar[tuple[Told, ...]] = ()
    """what may follow from it, and is said in its own line already"""

    def need_today(self, state: State) -> None:
        """Refuses what logs of older rules hold, before anything new is written down."""

    def reckon(self, state: State, world: World) -> Self:
        """With what the app draws or reckons, whatever was said."""
        return self

    def decide(self, state: State, seat: int | None, world: World) -> Self:
        if world.recorded:
            return self
        self.need_today(state)
        return self.reckon(state, world)

    def doubts(self, before: State, after: State) -> Iterator[Message]:
        """What our notes say against it. It is done all the same: the table is right.

        Hands, cities, coins that lie on the table and steps of a turn are only noted here, and
        everybody may read them: so may everybody read the remarks.
        """
        return iter(())

    def remarks(self, before: State, after: State, seat: Who) -> Iterator[Message]:
        for words in self.doubts(before, after):
            yield Message("citadels-by-our-notes", words=words)


AnyDeed = Deed[Any]


class OfRound(Deed[int | None], frozen=True):
    """Names the round that is played."""

    phases: ClassVar[tuple[Phase, ...]] = ()

    round: int

    def check(self, state: State, seat: int | None) -> None:
        if self.phases:
            need_phase(state, *self.phases)
        need_round(state, self.round)


class OfCall(Deed[int | None], frozen=True):
    """Names the call that is meant."""

    phases: ClassVar[tuple[Phase, ...]] = (Phase.CALL,)

    call: int

    def check(self, state: State, seat: int | None) -> None:
        need_call(state, self.call)


class InTurn(Deed[int | None], frozen=True):
    """Done in the turn that is being taken."""

    books: ClassVar[bool] = True
    """whether it changes gold, hands and cities alone: people do it by hand where none is kept"""

    turn: int

    def check(self, state: State, seat: int | None) -> None:
        need_turn(state, self.turn)

    def need_today(self, state: State) -> None:
        if self.books and not state.keeps:
            raise RuleError("citadels-nothing-kept")

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        """[R ci.action.reveal] Whose turn it is does it."""
        turn = state.turn
        return turn is not None and seat in (None, turn.seat) and (state.keeps or not cls.books)

    def words(self, state: State, seat: int | None, key: str = "", **more: Arg) -> Message:
        """With `who` takes the turn."""
        return super().words(state, seat, key, **{"who": SeatName(acting(state).seat), **more})


class InFreeTurn(InTurn, frozen=True):
    """What is not gathering."""

    need: ClassVar[Callable[[State, int], Turn]] = need_free
    """what the turn has to allow"""

    def check(self, state: State, seat: int | None) -> None:
        type(self).need(state, self.turn)

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        return super().is_listed(state, seat) and not catch_refusal(cls.need, state, state.call)


class ByCharacter(InFreeTurn, frozen=True):
    """What some characters can do, once in their turn."""

    characters: ClassVar[tuple[str, ...]]
    once: ClassVar[str] = "ability"
    """what is used up by it"""

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
    """Aimed at another player, whoever that is."""

    whom: Whom

    def both(self, state: State) -> tuple[int, int]:
        """Whose turn it is, and at whom it is aimed."""
        own = acting(state).seat
        return own, need_other(state, own, self.whom)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        for whom in others(state, acting(state).seat):
            yield make_move("ability", state, seat, at_seat(whom), cls(state.call, whom))


def acting(state: State) -> Turn:
    """The turn that is being taken, where there is one."""
    assert state.turn is not None
    return state.turn


# -- As the rules have it ----------------------------------------------------------------------


def apply(state: State, seat: int | None, action: AnyDeed) -> State:
    """The next state, or a `GameError`; a rank that is called is waited for."""
    after = kernel.apply(state, seat, action)
    return waiting(state, after, getattr(action, "at", 0))


def make_move(
    slot: str, state: State, seat: int | None, label: Message, action: AnyDeed, *fields: AnyField
) -> Move:
    """One thing as the rules have it: open, or refused. What goes against our notes puts them
    right, and says so.
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
