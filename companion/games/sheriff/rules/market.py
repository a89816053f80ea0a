"""The black market: three contraband cards of a kind buy the top card of its stack."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.message import Message
from companion.engine.refusal import RuleError

from ..goods import Goods
from ..model import BagStatus, Order, Stand, State, put
from ..options import Tool

PRICE = 3
"""[R s2.black_market.three_alike] cards of one kind"""


def is_closed(state: State, merchant: int) -> bool:
    """[R s2.ruling.black_market_window] Return whether the inspection is over for this merchant.

    It is over when every bag is settled; whoever was settled last has had no time before.
    """
    return merchant not in state.last_done and all(state.is_done(seat) for seat in state.merchants)


def find_refusal(state: State, merchant: int) -> RuleError | None:
    """Return why the rules forbid this merchant to trade now; None if they do not.

    [R s2.black_market.after_return] After the bag came back. [R s2.black_market.one_a_round] Once a
    round.
    """
    bag = state.bags[merchant]
    opened = state.options.trade_after_inspection and bag.status is BagStatus.OPENED
    if bag.status is not BagStatus.PASSED and not opened:
        return RuleError("sheriff-market-after-return", rule="s2.black_market.after_return")
    if state.has_traded(merchant):
        return RuleError("sheriff-market-once", rule="s2.black_market.one_a_round")
    return None


def find_doubt(state: State, merchant: int) -> Message | None:
    """Return what our public notes say against a trade.

    [R s2.ruling.black_market_window] The bag's goods are on the stand and what was promised is
    handed over. [R s2.black_market.three_alike]
    """
    if not state.has(Tool.STANDS):
        return None
    owing = [giver for deal in state.deals for giver, _ in deal.owed]
    if merchant in owing or not state.is_done(merchant):
        return Message("sheriff-market-unpack-first")
    face_down = state.stands[merchant].face_down
    if face_down < PRICE:
        return Message("sheriff-market-three", n=face_down)
    return None


def is_open(state: State, merchant: int) -> bool:
    return find_refusal(state, merchant) is None and not is_closed(state, merchant)


def take(state: State, seat: int, order: Order) -> State:
    """Give the card to the seat and take its three contraband cards."""
    if not state.has(Tool.STANDS):
        return _with_orders(state, seat, (*state.orders[seat], order))
    price, stand = Goods.from_counts({order.good: PRICE}), state.stands[seat]
    left = stand.take(price)
    known = price & stand.hidden
    paid = Stand(hidden=known, unknown=stand.face_down - left.face_down - known.count)
    orders = (*state.orders[seat], replace(order, paid=paid))
    return _with_orders(state.with_stand(seat, left), seat, orders)


def give_back(state: State, seat: int, order: Order) -> State:
    """Return the card to its stack, and what was paid for it to the stand."""
    k = state.orders[seat].index(order)
    state = _with_orders(state, seat, (*state.orders[seat][:k], *state.orders[seat][k + 1 :]))
    if not state.has(Tool.STANDS):
        return state
    return state.with_stand(seat, state.stands[seat].put(order.paid.hidden, order.paid.unknown))


def _with_orders(state: State, seat: int, orders: tuple[Order, ...]) -> State:
    return replace(state, orders=put(state.orders, seat, orders))
