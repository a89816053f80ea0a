"""Deals carried out: what was agreed is paid, handed over, or goes back.

Promised goods are never checked against anybody's holdings.
"""

from __future__ import annotations

from dataclasses import replace

from ..goods import NOTHING, Goods
from ..model import BagStatus, Deal, DealStatus, Proof, State, put
from ..options import Tool
from . import bank
from .agreed import MADE, inspect_deals, list_parties, pass_deals


def hand_back(state: State, merchant: int, *, by_time: bool = False) -> State:
    """[R s*.inspect.talks_closed] Hand a bag back: deals for it are carried out, offers about it
    lapse.
    """
    by_time = by_time and not pass_deals(state, merchant, *MADE)
    bag = replace(state.bags[merchant], status=BagStatus.PASSED, by_time=by_time)
    state = lapse_offers(state.with_bag(merchant, bag), merchant)
    for deal in pass_deals(state, merchant, DealStatus.AGREED):
        state = perform(state, deal.id)
    return state


def lapse_offers(state: State, merchant: int) -> State:
    for find in (pass_deals, inspect_deals):
        for deal in find(state, merchant, DealStatus.OFFERED):
            state = state.with_deal(replace(deal, status=DealStatus.LAPSED))
    return state


def perform(state: State, id: int) -> State:
    """[R s*.bribe.must_pay] [R s2.ruling.bribe_unpayable] Both sides give what they have.

    Gold and goods that are known to lie on a stand change hands now; goods from a bag that is
    still shut, or that its owner has not unpacked here, follow when it is known what there is.
    """
    deal = next(deal for deal in state.deals if deal.id == id)
    deal = replace(deal, status=DealStatus.KEPT)
    for k, (giver, gives) in enumerate(deal.sides):
        receiver, gold, goods = deal.receiver(giver), gives.gold, NOTHING
        if state.has(Tool.BANK):
            if state.options.purse == "app":
                gold = min(gold, state.gold[giver])
            state = bank.move(state, giver, receiver, gold)
        if state.has(Tool.STANDS):
            goods = gives.goods & state.stands[giver].known
            state = bank.hand_over(state, giver, receiver, goods)
        paid, given = put(deal.paid, k, gold), put(deal.given, k, goods)
        deal = replace(deal, paid=paid, given=given, due=put(deal.due, k, gives.goods - goods))
    state = state.with_deal(deal)
    for giver, _ in deal.sides:
        if not _is_bag_unknown(state, giver):
            state = hand_over_due(state, giver)
    return state


def _is_bag_unknown(state: State, seat: int) -> bool:
    """Return whether the seat has goods in a bag whose content is not known yet."""
    bag = state.bags[seat]
    return seat not in state.officers and bag.status is not BagStatus.OPENED and bag.brought is None


def give_back(state: State, deal: Deal) -> State:
    """Let both sides return what they received, as far as it is still there."""
    for (giver, _), gold, goods in zip(deal.sides, deal.paid, deal.given, strict=True):
        holder = deal.receiver(giver)
        if state.has(Tool.BANK):
            state = bank.move(state, holder, giver, min(gold, bank.count_gold(state, holder)))
        state = bank.take_back(state, holder, giver, goods)
    nothing = (NOTHING, NOTHING)
    return state.with_deal(replace(deal, paid=(0, 0), given=nothing, due=nothing))


def hand_over_due(state: State, giver: int) -> State:
    """[R s*.honour.what_exists] [R s*.honour.what_does_not] [R s2.ruling.promise_partial]
    [R s2.ruling.promise_elsewhere] What exists on the stand or came out of the bag is handed
    over, the rest is not owed.
    """
    for deal in state.deals if state.has(Tool.STANDS) else ():
        for k, (seat, _) in enumerate(deal.sides):
            left = deal.due[k]
            if deal.status is DealStatus.KEPT and seat == giver and left:
                there = left & state.stands[giver].known
                state = bank.hand_over(state, giver, deal.receiver(giver), there)
                state = _show_stand(state, deal, giver, left - there)
                given = put(deal.given, k, deal.given[k] + there)
                state = state.with_deal(replace(deal, given=given, due=put(deal.due, k, NOTHING)))
    return state


def _show_stand(state: State, deal: Deal, giver: int, missing: Goods) -> State:
    """[R s*.honour.proof] [R s2.ruling.proof_audience] The receiver alone is shown every card where
    what is missing could have been.
    """
    stand = state.stands[giver]
    proofs = (
        Proof(giver, seat, missing, stand.known, stand.unknown)
        for seat in list_parties(state, deal)
        if missing and seat != giver
    )
    return replace(state, proofs=(*state.proofs, *proofs))
