"""The black market: three contraband cards of a kind for the top card of its stack."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError, RuleError, SettledError

from .. import actions as act
from ..goods import Goods, named
from ..model import BagStatus, Phase, State
from ..options import Options, Tool
from .needs import need_merchant, need_phase, need_round

PRICE = 3
"""[R s2.black_market.three_alike] cards of one kind"""

Stacks = tuple[tuple[str, tuple[int, ...]], ...]


def stacks(options: Options) -> Stacks:
    """[R s2.black_market.stacks] [R s2.black_market.dearer_on_top] Kind → values, the top first."""
    if not options.black_market:
        return ()
    return tuple((good, tuple(pair)) for good, pair in options.market_values.items())


def why_not(state: State, merchant: int) -> RuleError | SettledError | None:
    """Why this merchant may not trade now, by what everybody can see; None if they may.

    [R s2.black_market.after_return] [R s2.ruling.black_market_window] After the bag came back and
    the bribe is paid, until the inspection ends. [R s2.black_market.one_a_round] Once a round.
    """
    bag = state.bags[merchant]
    opened = state.options.trade_after_inspection and bag.status is BagStatus.OPENED
    if bag.status is not BagStatus.PASSED and not opened:
        return RuleError("sheriff-market-after-return", rule="s2.black_market.after_return")
    owes = any(
        deal.due[k]
        for deal in state.deals
        for k, giver in enumerate((deal.proposer, deal.partner))
        if giver == merchant
    )
    if state.has(Tool.STANDS) and (owes or not (bag.unpacked or opened)):
        return SettledError("sheriff-market-unpack-first")
    if merchant in state.traded:
        return RuleError("sheriff-market-once", rule="s2.black_market.one_a_round")
    if state.has(Tool.STANDS) and state.stands[merchant].face_down < PRICE:
        rule = "s2.black_market.three_alike"
        return RuleError("sheriff-market-three", rule=rule, n=state.stands[merchant].face_down)
    return None


def trade(state: State, seat: int | None, action: act.Trade) -> State:
    """[R s2.black_market.take] [R s2.black_market.first_gets_more]
    [R s2.black_market.no_game_limit] [R s2.black_market.both_of_a_kind]
    [R s2.ruling.black_market_sheriff] [R s2.ruling.black_market_two_merchants]

    The three cards are shown, so which they are is no secret; what was entered before is not held
    against them.
    """
    if not state.options.black_market:
        raise RuleError("sheriff-market-off")
    need_round(state, action.round)
    need_phase(state, Phase.INSPECT)
    merchant = need_merchant(state, seat, "seat")
    left = dict(state.stacks).get(action.good)
    if left is None:
        message = Message(
            "sheriff-market-kinds", goods=tuple(named(good) for good, _ in state.stacks)
        )
        raise FaultyError((Fault("action.good", "unknown_stack", message),))
    refusal = why_not(state, merchant)
    if refusal is not None:
        raise refusal
    if not left:
        raise SettledError("sheriff-market-sold-out", path="action.good")
    top, *rest = left
    orders = (*state.orders[merchant], (action.good, top))
    state = replace(
        state,
        stacks=tuple(
            (good, tuple(rest) if good == action.good else cards) for good, cards in state.stacks
        ),
        orders=(*state.orders[:merchant], orders, *state.orders[merchant + 1 :]),
        traded=(*state.traded, merchant),
    )
    if not state.has(Tool.STANDS):
        return state
    stand = state.stands[merchant].take(Goods.of({action.good: PRICE}))
    return state.with_stand(merchant, stand)
