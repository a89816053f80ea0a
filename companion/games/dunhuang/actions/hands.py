"""Cards of the stalls and tokens, by hand: the token follows its card, or is corrected."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, Any, ClassVar

from companion.engine.action import GameAction
from companion.engine.authority import Authority, owner_named_in
from companion.engine.mending import Mendable
from companion.engine.message import Message
from companion.engine.moves import Choice, ChoiceField, Move, move
from companion.engine.needs import refuse
from companion.engine.refusal import Fault, RuleError
from companion.engine.values import Seat, SeatNumber
from companion.engine.verbs import Correct

from ..goods import GoodsDocument, key_by_number, name_good
from ..model import GUARDS, Guard, State, Token, put
from ..options import Tool
from ..rules import stalls
from ..tables import GOODS
from .abstract import CorrectSeat, Seats, remark_beyond_box, remark_not_in_stall
from .fields import CardsOfGoods, Good, TokenOf, goods, owner_name, says, whose

EITHER = tuple(Choice(guard.value, Message(f"dunhuang-character-{guard.value}")) for guard in Guard)


class OfCard(GameAction[State, int | None], frozen=True):
    """An action about one card of a seat's stall."""

    mendable = Mendable(seats=("who",))
    needs = Tool.STALLS

    who: Seat
    good: Good

    @classmethod
    def list_likely(cls, state: State, seat: int | None) -> tuple[int, ...]:
        """Return the goods that it is most likely about."""
        return ()

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R dh.token.on_place] [R dh.token.on_remove]"""
        good, slot = goods("good", state.goods, cls.list_likely(state, seat)), cls.tag()
        fields, label = (*whose(state, seat), good), says(f"screen-{slot}")
        yield move(slot, cls(seat or 0, 1), seat, label, *fields, group="more")


class Place(OfCard, frozen=True, tag="place"):
    """A card comes to a stall."""

    may = owner_named_in("who")
    log_key = "to-stall"

    def apply(self, state: State, seat: int | None) -> State:
        return stalls.place(state, self.who, self.good)

    def remarks(self, before: State, after: State, seat: int | None) -> Iterator[Message]:
        return remark_beyond_box(before, after)


class Remove(OfCard, frozen=True, tag="remove"):
    """A card leaves a stall."""

    may = owner_named_in("who")
    log_key = "from-stall"

    def apply(self, state: State, seat: int | None) -> State:
        return stalls.remove(state, self.who, self.good)

    @classmethod
    def list_likely(cls, state: State, seat: int | None) -> tuple[int, ...]:
        """Return the goods in the stall."""
        return tuple(good for good in state.goods if seat is not None and state.cards(seat, good))

    def remarks(self, before: State, after: State, seat: int | None) -> Iterator[Message]:
        return remark_not_in_stall(before, self.who, self.good)


class CorrectStall(CorrectSeat, frozen=True, tag="correct_stall"):
    """A stall is corrected. No token moves."""

    may = owner_named_in("who")
    mendable = Mendable(seats=("who",))
    needs = Tool.STALLS
    labels: ClassVar = {"goods": says("screen-stall-really-how")}

    goods: Annotated[GoodsDocument, CardsOfGoods()]

    @classmethod
    def find_fact(cls, state: State, who: int) -> CorrectStall:
        return cls(who, {})

    def apply(self, state: State, seat: int | None) -> State:
        """Correct the stall. Tokens stay where they are, except one that was claimed."""
        cards = key_by_number(self.goods)
        stall = tuple(cards.get(good, 0) for good in GOODS)
        state = replace(state, stalls=put(state.stalls, self.who, stall))
        for good in state.goods:
            state = stalls.review(state, good)
        return state

    def label(self, state: State) -> Message:
        return says("screen-stall-is")

    def remarks(self, before: State, after: State, seat: int | None) -> Iterator[Message]:
        return remark_beyond_box(before, after)


# -- Tokens ------------------------------------------------------------------------------------


def _holder(state: State, seat: int, action: Any) -> Seats:
    """Return who has the token; for a token in the market, who is to have it. A seat that does not
    exist is left to `apply`.
    """
    if action.good not in state.goods:
        return None
    holder = state.token(action.good).holder
    to: int | None = getattr(action, "holder", None)
    whom = to if holder is None else holder
    return None if whom is None or whom not in range(state.seats) else (whom,)


HOLDER: Authority[State] = Authority("holder", _holder)


class TurnByHand(GameAction[State, int | None], frozen=True, tag="turn_by_hand"):
    """A token is turned to its 商 side."""

    may = HOLDER
    needs = Tool.STALLS

    good: TokenOf
    guard: Guard

    def apply(self, state: State, seat: int | None) -> State:
        token = state.token(self.good)
        if token.holder is None or token.turned:
            key = "dunhuang-turned-already" if token.turned else "dunhuang-token-in-market"
            rule = f"dh.char.{self.guard.value}.turn"
            raise RuleError(key, rule=rule, path="action.good", token=name_good(self.good))
        return stalls.turn(state, self.good, self.guard)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        tokens = ((good, state.token(good)) for good in state.goods)
        turnable = tuple(
            good
            for good, token in tokens
            if token.holder is not None and not token.turned and seat in (None, token.holder)
        )
        if turnable:
            fields = goods("good", turnable), ChoiceField(name="guard", values=EITHER)
            action, label = cls(1, Guard.MONK), says("way-turn-token")
            yield move("turn_by_hand", action, seat, label, *fields, group="more")

    def log(self, before: State, after: State, seat: int | None) -> Message:
        holder = after.token(self.good).holder
        return self.words(before, seat, "turned", who=owner_name(holder))

    def remarks(self, before: State, after: State, seat: int | None) -> Iterator[Message]:
        return _remark_other_guard(before, self.guard)


class CorrectToken(Correct[State], frozen=True, tag="correct_token"):
    """The place of a token is corrected."""

    slots = ("token", "token_back")

    may = HOLDER
    mendable = Mendable(seats=("holder",))
    corrects = ("good",)
    needs = Tool.STALLS
    labels: ClassVar = {"holder": says("screen-token-where")}

    good: TokenOf
    holder: Annotated[int | None, SeatNumber(argument="")]
    """None: in the market"""
    guard: Guard | None = None
    """who turned it to its 商 side; None: its number is up"""

    def apply(self, state: State, seat: int | None) -> State:
        """Correct where it lies and which side it shows, and settle what was open about it."""
        if self.holder is None and self.guard is not None:
            message = Message("dunhuang-token-in-market", token=name_good(self.good))
            refuse((Fault("action.guard", "in_market", message),))
        token = Token(self.holder, turned=self.guard is not None)
        state = replace(state, named_guard=self.guard or state.named_guard)
        return stalls.without_claims(state.with_token(self.good, token), self.good)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """List the correction. Of a token in the market a seat can only say that it has it."""
        mine, free = state.tokens_of(seat), state.tokens_of(None)
        if seat is None:
            mine, free = state.goods, ()
        label, side = says("screen-tokens-really"), _side(state)
        for among, to in ((mine, range(state.seats)), (free, ())):
            if among:
                holder = (cls.ask("holder", state, only=to),) if to else ()
                fields = (goods("good", among), *holder, side)
                yield move("token", cls(1, seat), seat, label, *fields, group="correct")
        if mine or free:
            label, back = says("screen-token-back"), goods("good", (*mine, *free))
            yield move("token_back", cls(1, None), seat, label, back, group="correct")

    def log(self, before: State, after: State, seat: int | None) -> Message:
        key = "correct-token-turned" if self.guard else ""
        return self.words(before, seat, key, place=owner_name(self.holder))

    def remarks(self, before: State, after: State, seat: int | None) -> Iterator[Message]:
        return _remark_other_guard(before, self.guard)


def _side(state: State) -> ChoiceField:
    """[R dh.token.priest_or_monk] Return the field for its side: its number, or the sign that the
    tile in play gives it.
    """
    lie = tuple(GUARDS[tile] for tile in state.tiles if tile in GUARDS) or tuple(Guard)
    up = says("screen-turned")
    turned = tuple(Choice(one.value, up) if (one.value,) == lie else one for one in EITHER)
    number = Choice(None, says("screen-number-up"))
    return ChoiceField(
        name="guard",
        label=says("screen-token-side"),
        values=(number, *turned),
        likely=(None, *(guard.value for guard in lie)),
    )


def _remark_other_guard(before: State, guard: Guard | None) -> Iterator[Message]:
    """[R dh.token.priest_or_monk]"""
    if before.guard is not None and guard not in (None, before.guard):
        character = Message(f"dunhuang-character-{before.guard.value}")
        yield Message("dunhuang-remark-guard", character=character)
