"""Deals carried out: what was agreed is paid, handed over, or goes back. Promised goods are never
checked against anybody's holdings.
"""

from __future__ import annotations

from dataclasses import replace

from ..goods import NOTHING, Goods
from ..model import BagStatus, Deal, DealStatus, Proof, State
from ..options import Tool
from . import bank
from .agreed import MADE, inspect_deals, parties, pass_deals


def hand_back(state: State, merchant: int, *, by_time: bool = False) -> State:
    """[R s*.inspect.talks_closed] Deals for this bag are carried out, offers about it lapse."""
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
    paid: list[int] = []
    given: list[Goods] = []
    due: list[Goods] = []
    for giver, what in ((deal.proposer, deal.gives), (deal.partner, deal.wants)):
        receiver = deal.receiver(giver)
        gold = what.gold
        if state.has(Tool.BANK):
            if state.options.purse == "app":
                gold = min(gold, state.gold[giver])
            state = bank.move(state, giver, receiver, gold)
        paid.append(gold)
        now = NOTHING
        if state.has(Tool.STANDS):
            now = what.goods & state.stands[giver].known
            state = bank.hand_over(state, giver, receiver, now)
        given.append(now)
        due.append(what.goods - now)
    kept = replace(
        deal,
        status=DealStatus.KEPT,
        paid=(paid[0], paid[1]),
        given=(given[0], given[1]),
        due=(due[0], due[1]),
    )
    state = state.with_deal(kept)
    for giver in (deal.proposer, deal.partner):
        if not _in_bag(state, giver):
            state = hand_over_due(state, giver)
    return state


def _in_bag(state: State, seat: int) -> bool:
    """Whether the seat has goods in a bag of which nobody has said yet what they are."""
    bag = state.bags[seat]
    return seat not in state.officers and bag.status is not BagStatus.OPENED and bag.brought is None


def give_back(state: State, deal: Deal) -> State:
    """Both sides return what they received, as far as it is still there."""
    for giver, gold, goods in (
        (deal.proposer, deal.paid[0], deal.given[0]),
        (deal.partner, deal.paid[1], deal.given[1]),
    ):
        holder = deal.receiver(giver)
        if state.has(Tool.BANK):
            state = bank.move(state, holder, giver, min(gold, bank.has(state, holder)))
        state = bank.take_back(state, holder, giver, goods)
    nothing = (NOTHING, NOTHING)
    return state.with_deal(replace(deal, paid=(0, 0), given=nothing, due=nothing))


def hand_over_due(state: State, giver: int) -> State:
    """[R s*.honour.what_exists] [R s*.honour.what_does_not] [R s2.ruling.promise_partial]
    [R s2.ruling.promise_elsewhere] What exists on the stand or came out of the bag is handed
    over, the rest is not owed.

    [R s*.honour.proof] [R s2.ruling.proof_audience] The receiver alone is shown every card where
    it could have been.
    """
    if not state.has(Tool.STANDS):
        return state
    for deal in state.deals:
        if deal.status is not DealStatus.KEPT or giver not in (deal.proposer, deal.partner):
            continue
        k = 0 if giver == deal.proposer else 1
        left = deal.due[k]
        if not left:
            continue
        stand = state.stands[giver]
        there = left & stand.known
        state = bank.hand_over(state, giver, deal.receiver(giver), there)
        missing = left - there
        if missing:
            stand = state.stands[giver]
            for seat in parties(state, deal):
                if seat != giver:
                    proof = Proof(giver, seat, missing, stand.known, stand.unknown)
                    state = replace(state, proofs=(*state.proofs, proof))
        first, second = deal.given
        if k == 0:
            deal = replace(deal, due=(NOTHING, deal.due[1]), given=(first + there, second))
        else:
            deal = replace(deal, due=(deal.due[0], NOTHING), given=(first, second + there))
        state = state.with_deal(deal)
    return state
