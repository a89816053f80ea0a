"""The black market: three contraband cards of a kind for the top card of its stack."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.message import Message
from companion.engine.needs import need_phase, need_seat
from companion.engine.refusal import Fault, FaultyError, RuleError, SettledError

from .. import actions as act
from ..goods import Goods, named
from ..model import STEPS, BagStatus, Order, Phase, Stand, State
from ..options import Tool
from .needs import need_merchant, need_round

PRICE = 3
"""[R s2.black_market.three_alike] cards of one kind"""


def closed(state: State, merchant: int) -> bool:
    """[R s2.ruling.black_market_window] Whether the inspection is over for this merchant.

    It is over when every bag is done with; who was done with last has had no time before.
    """
    return merchant not in state.last_done and all(state.done(seat) for seat in state.merchants)


def why_not(state: State, merchant: int) -> RuleError | None:
    """Why the rules forbid this merchant to trade in this inspection; None if they do not.

    [R s2.black_market.after_return] After the bag came back. [R s2.black_market.one_a_round] Once a
    round.
    """
    bag = state.bags[merchant]
    opened = state.options.trade_after_inspection and bag.status is BagStatus.OPENED
    if bag.status is not BagStatus.PASSED and not opened:
        return RuleError("sheriff-market-after-return", rule="s2.black_market.after_return")
    if state.traded(merchant):
        return RuleError("sheriff-market-once", rule="s2.black_market.one_a_round")
    return None


def doubt(state: State, merchant: int) -> Message | None:
    """What our notes, as far as everybody may know them, say against a trade.

    [R s2.ruling.black_market_window] The bag's goods are on the stand and what was promised is
    handed over. [R s2.black_market.three_alike]
    """
    if not state.has(Tool.STANDS):
        return None
    owes = any(
        deal.due[k]
        for deal in state.deals
        for k, giver in enumerate((deal.proposer, deal.partner))
        if giver == merchant
    )
    if owes or not state.done(merchant):
        return Message("sheriff-market-unpack-first")
    face_down = state.stands[merchant].face_down
    if face_down < PRICE:
        return Message("sheriff-market-three", n=face_down)
    return None


def is_open(state: State, merchant: int) -> bool:
    return why_not(state, merchant) is None and not closed(state, merchant)


def need_open(state: State, seat: int | None) -> None:
    """[R s2.ruling.black_market_window] The black market closes with the inspection.

    Asked at the moment of the trade and not when a log is folded: it stayed open before.
    """
    if state.phase is Phase.INSPECT and seat in state.merchants and closed(state, seat):
        raise RuleError("sheriff-market-closed", rule="s2.ruling.black_market_window")


def trade(state: State, seat: int | None, action: act.Trade) -> State:
    """[R s2.black_market.take] [R s2.black_market.first_gets_more]
    [R s2.black_market.no_game_limit] [R s2.black_market.both_of_a_kind]
    [R s2.ruling.black_market_sheriff] [R s2.ruling.black_market_two_merchants]

    The three cards are shown, so which they are is no secret; what was entered before is not held
    against them.
    """
    _need_market(state)
    need_round(state, action.round)
    need_phase(state, Phase.INSPECT)
    merchant = need_merchant(state, seat, "seat")
    left = _stack(state, action.good)
    refusal = why_not(state, merchant)
    if refusal is not None:
        raise refusal
    if not left:
        raise SettledError("sheriff-market-sold-out", path="action.good")
    return _take(state, merchant, Order(action.good, left[0], state.round))


def correct(state: State, action: act.CorrectMarket) -> State:
    """The table is right about who holds a black-market card: one was noted for somebody else, a
    trade was missed, or none took place. The three cards of the trade follow it.
    """
    _need_market(state)
    left = _stack(state, action.good)
    if action.value not in state.options.market_values[action.good]:
        message = Message("sheriff-market-no-such-card", good=named(action.good))
        raise FaultyError((Fault("action.value", "unknown_card", message),))
    if action.source == action.to:
        raise SettledError("sheriff-tool-already", path="action.to")
    round = _round_of_trade(state)
    if action.source is None:
        if action.value not in left:
            raise SettledError("sheriff-market-moved", path="action.source")
    else:
        source = need_seat(state.seats, action.source, "action.source")
        order = _noted(state, source, action)
        state, round = _give_back(state, source, order), order.round
    if action.to is None:
        return state
    return _take(
        state,
        need_seat(state.seats, action.to, "action.to"),
        Order(action.good, action.value, round),
    )


def _round_of_trade(state: State) -> int:
    """When a trade took place that was missed: now, or before the bags of this round came back."""
    begun = state.phase in STEPS and STEPS.index(state.phase) >= STEPS.index(Phase.INSPECT)
    return state.round if begun or not state.in_round else state.round - 1


def _noted(state: State, seat: int, action: act.CorrectMarket) -> Order:
    for order in state.orders[seat]:
        if (order.good, order.value) == (action.good, action.value):
            return order
    raise SettledError("sheriff-market-moved", path="action.source")


def _take(state: State, seat: int, order: Order) -> State:
    """The card goes to the seat, its three contraband cards go."""
    if not state.has(Tool.STANDS):
        return _with_orders(state, seat, (*state.orders[seat], order))
    price, stand = Goods.of({order.good: PRICE}), state.stands[seat]
    left = stand.take(price)
    known = price & stand.hidden
    paid = Stand(hidden=known, unknown=stand.face_down - left.face_down - known.count)
    orders = (*state.orders[seat], replace(order, paid=paid))
    return _with_orders(state.with_stand(seat, left), seat, orders)


def _give_back(state: State, seat: int, order: Order) -> State:
    """The card lies in its stack, what was paid for it is on the stand again."""
    k = state.orders[seat].index(order)
    state = _with_orders(state, seat, (*state.orders[seat][:k], *state.orders[seat][k + 1 :]))
    if not state.has(Tool.STANDS):
        return state
    stand = state.stands[seat].put(order.paid.hidden)
    return state.with_stand(seat, replace(stand, unknown=stand.unknown + order.paid.unknown))


def _with_orders(state: State, seat: int, orders: tuple[Order, ...]) -> State:
    return replace(state, orders=(*state.orders[:seat], orders, *state.orders[seat + 1 :]))


def _need_market(state: State) -> None:
    if not state.options.black_market:
        raise RuleError("sheriff-market-off")


def _stack(state: State, good: str) -> tuple[int, ...]:
    left = dict(state.stacks).get(good)
    if left is None:
        goods = tuple(named(good) for good, _ in state.stacks)
        message = Message("sheriff-market-kinds", goods=goods)
        raise FaultyError((Fault("action.good", "unknown_stack", message),))
    return left
