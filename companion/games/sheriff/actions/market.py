"""The market step, and the black market: three cards of a kind buy the top card of its stack."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar

from companion.engine.authority import SELF, TABLE, Authority
from companion.engine.game import World
from companion.engine.mending import Mendable
from companion.engine.message import Arg, Message, SeatName
from companion.engine.moves import AnyField, ChoiceField, Group, Move, move
from companion.engine.refusal import Fault, FaultyError, RuleError, SettledError
from companion.engine.values import Seat
from companion.engine.verbs import Correct

from ..goods import count_cards, name_good
from ..model import STEPS, Order, Phase, State
from ..rules import market
from ..rules.needs import need_merchant
from .abstract import ByMerchant, Deed, OfRound, Seats
from .fields import good_choices, says


def _list_first_officer(state: State, seat: int, action: Any) -> Seats:
    return (state.sheriff,) if state.phase is Phase.MARKET else None


class NameFirst(OfRound[int | None], frozen=True, tag="name_first"):
    """The sheriff names the merchant who begins the market (second edition)."""

    may = Authority("sheriff", _list_first_officer)
    """[R s2.ruling.six_as_sheriff] the sheriff, or the deputy who was turned up first"""
    log_key = "first"
    phases = (Phase.MARKET,)

    merchant: Seat

    def check(self, state: State, seat: int | None) -> None:
        super().check(state, seat)
        need_merchant(state, self.merchant)
        if state.options.edition == "first":
            raise RuleError("sheriff-market-from-left", rule="s1.market.order")

    def apply(self, state: State, seat: int | None) -> State:
        """[R s2.market.order] From the named merchant the turns go clockwise."""
        return replace(state, first_merchant=self.merchant)

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        names = state.options.edition == "second" and seat in (None, state.sheriff)
        return names and super().is_listed(state, seat)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R s2.market.order]"""
        merchants = cls.ask("merchant", state, only=state.merchants)
        yield move("name_first", cls(state.round, 0), seat, says("who-begins"), merchants)


class Trade(ByMerchant, frozen=True, tag="trade"):
    """A merchant discards three contraband cards of a kind for the top card of
    that kind's stack.
    """

    may = SELF
    phases = (Phase.INSPECT,)

    good: str

    def decide(self, state: State, seat: int | None, world: World) -> Trade:
        """[R s2.ruling.black_market_window] Refuse a trade after the inspection.

        Checked on arrival only, not when a log is folded: older versions left the market open.
        """
        inspected = state.phase is Phase.INSPECT and seat in state.merchants
        if seat is not None and inspected and market.is_closed(state, seat):
            raise RuleError("sheriff-market-closed", rule="s2.ruling.black_market_window")
        return self

    def check(self, state: State, seat: int) -> None:
        _need_market(state)
        super().check(state, seat)

    def apply(self, state: State, seat: int) -> State:
        """[R s2.black_market.take] [R s2.black_market.first_gets_more]
        [R s2.black_market.no_game_limit] [R s2.black_market.both_of_a_kind]
        [R s2.ruling.black_market_sheriff] [R s2.ruling.black_market_two_merchants]

        The three cards are shown, so which they are is no secret; what was entered before is not
        held against them.
        """
        left = _need_stack(state, self.good)
        refusal = market.find_refusal(state, seat)
        if refusal is not None:
            raise refusal
        if not left:
            raise SettledError("sheriff-market-sold-out", path="action.good")
        return market.take(state, seat, Order(self.good, left[0], state.round))

    @classmethod
    def moves(cls, state: State, seat: int, viewer: int | None) -> Iterator[Move]:
        """[R s2.black_market.take]"""
        stacks = good_choices(tuple(good for good, left in state.stacks if left))
        if stacks and market.is_open(state, seat):
            good, trade = ChoiceField(name="good", values=stacks), cls(state.round, "")
            group: Group = "now" if market.find_doubt(state, seat) is None else "more"
            yield move("trade", trade, seat, says("trade"), good, group=group)

    def log(self, before: State, after: State, seat: int) -> Message:
        goods = count_cards(self.good, market.PRICE)
        return self.words(before, seat, goods=goods, n=after.orders[seat][-1].value)

    def remarks(self, before: State, after: State, seat: int) -> Iterator[Message]:
        doubt = market.find_doubt(before, seat)
        if doubt is not None:
            yield doubt


class CorrectMarket(Correct[State], Deed[int | None], frozen=True, tag="correct_market"):
    """A black-market card lies with somebody else than noted; None is its stack."""

    may = TABLE
    mendable = Mendable(seats=("to",))
    corrects = ("good", "value", "source")
    labels: ClassVar = {"to": says("correct-market-who")}

    good: str
    value: int
    source: Seat | None = None
    """the seat with which it was noted"""
    to: Seat | None = None
    """the seat that really has it"""

    @classmethod
    def list_facts(cls, state: State) -> Iterator[CorrectMarket]:
        """List every card of the black market with whoever is noted to have it."""
        taken = [
            cls(one.good, one.value, seat)
            for seat, orders in enumerate(state.orders)
            for one in orders
        ]
        left = [cls(good, value) for good, values in state.stacks for value in values]
        return iter(dict.fromkeys((*taken, *left)))

    def check(self, state: State, seat: int | None) -> None:
        _need_market(state)

    def apply(self, state: State, seat: int | None) -> State:
        """Move the card, and the three cards of its trade with it: the trade was somebody else's,
        was not noted, or did not happen.
        """
        left = _need_stack(state, self.good)
        if self.value not in state.options.market_values[self.good]:
            message = Message("sheriff-market-no-such-card", good=name_good(self.good))
            raise FaultyError((Fault("action.value", "unknown_card", message),))
        if self.source == self.to:
            raise SettledError("sheriff-tool-already", path="action.to")
        card = self._find_order(state, left)
        if self.source is not None:
            state = market.give_back(state, self.source, card)
        if self.to is None:
            return state
        return market.take(state, self.to, Order(self.good, self.value, card.round))

    def _find_order(self, state: State, left: tuple[int, ...]) -> Order:
        """Return the trade as noted. A missing one is dated to now, or to before the bags of this
        round came back.
        """
        orders = state.orders[self.source] if self.source is not None else ()
        for order in orders:
            if (order.good, order.value) == (self.good, self.value):
                return order
        if self.source is not None or self.value not in left:
            raise SettledError("sheriff-market-moved", path="action.source")
        begun = state.phase in STEPS and STEPS.index(state.phase) >= STEPS.index(Phase.INSPECT)
        now = begun or not state.in_round
        return Order(self.good, self.value, state.round if now else state.round - 1)

    def label(self, state: State) -> Message:
        card: dict[str, Arg] = {"goods": name_good(self.good), "n": self.value}
        if self.source is None:
            return Message("sheriff-screen-market-card", **card)
        return Message("sheriff-screen-market-card-of", who=SeatName(self.source), **card)

    def fields(self, state: State, seat: int | None) -> tuple[AnyField]:
        others = (seat for seat in range(state.seats) if seat != self.source)
        stack = None if self.source is None else says("correct-market-stack")
        return (self.ask("to", state, only=others, none=stack),)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        card, n = name_good(self.good), self.value
        if self.to is None:
            return Message("sheriff-log-correct-market-back", goods=card, n=n)
        return Message("sheriff-log-correct-market", who=SeatName(self.to), goods=card, n=n)


def _need_market(state: State) -> None:
    if not state.options.black_market:
        raise RuleError("sheriff-market-off")


def _need_stack(state: State, good: str) -> tuple[int, ...]:
    left = dict(state.stacks).get(good)
    if left is None:
        goods = tuple(name_good(good) for good, _ in state.stacks)
        message = Message("sheriff-market-kinds", goods=goods)
        raise FaultyError((Fault("action.good", "unknown_stack", message),))
    return left
