"""What deals say about bags, and whom they bind. Questions and refusals only;
nothing is changed.
"""

from __future__ import annotations

from companion.engine.message import SeatName
from companion.engine.refusal import RuleError, SettledError

from ..model import Deal, DealStatus, State
from ..terms import PromiseKind

MADE = (DealStatus.AGREED, DealStatus.KEPT)


def list_bags_to_pass(deal: Deal) -> tuple[int, ...]:
    """Return the bags that a deal lets pass."""
    return _list_bags(deal, PromiseKind.PASS)


def list_bags_to_open(deal: Deal) -> tuple[int, ...]:
    """Return the bags that the sheriff promised to open in the deal."""
    return _list_bags(deal, PromiseKind.INSPECT)


def _list_bags(deal: Deal, kind: PromiseKind) -> tuple[int, ...]:
    promises = (promise for _, promise in deal.promises if promise.kind is kind)
    return tuple(promise.bag for promise in promises if promise.bag is not None)


def pass_deals(state: State, merchant: int, *statuses: DealStatus) -> tuple[Deal, ...]:
    asked = (deal for deal in state.deals if deal.status in statuses)
    return tuple(deal for deal in asked if merchant in list_bags_to_pass(deal))


def find_offer(state: State, merchant: int) -> Deal | None:
    """Return the merchant's latest unanswered offer for their own bag."""
    offers = pass_deals(state, merchant, DealStatus.OFFERED)
    return next((deal for deal in reversed(offers) if deal.proposer == merchant), None)


def was_declined(state: State, merchant: int) -> bool:
    """Return whether the merchant's latest offer for their own bag was declined."""
    own = [deal for deal in pass_deals(state, merchant, *DealStatus) if deal.proposer == merchant]
    return bool(own) and own[-1].status is DealStatus.DECLINED


def inspect_deals(state: State, merchant: int, *statuses: DealStatus) -> tuple[Deal, ...]:
    """Return the deals in which the sheriff promised to open this bag."""
    asked = (deal for deal in state.deals if deal.status in statuses)
    return tuple(deal for deal in asked if merchant in list_bags_to_open(deal))


def list_parties(state: State, deal: Deal) -> tuple[int, ...]:
    """Return everybody who is bound by a deal and may know all of it."""
    if deal.officer is None:
        return (deal.proposer, deal.partner)
    merchant = deal.other(deal.officer)
    return (merchant, *(seat for seat in state.officers if seat != merchant))


def find_deal(state: State, id: int | None, *statuses: DealStatus) -> Deal | None:
    found = (deal for deal in state.deals if deal.id == id and deal.status in statuses)
    return next(found, None)


def need_deal(state: State, id: int, *statuses: DealStatus) -> Deal:
    deal = find_deal(state, id, *statuses)
    if deal is None:
        raise SettledError("sheriff-deal-settled", path="action.deal")
    return deal


def check_may_pass(state: State, merchant: int) -> None:
    """[R s*.honour.other_bag.example] Refuse to let a bag pass that somebody agreed to open, unless
    released.
    """
    for deal in inspect_deals(state, merchant, *MADE):
        by = next(by for by, promise in deal.promises if promise.bag == merchant)
        rule, path = f"{state.options.book}.honour.other_bag.example", "action.merchant"
        bag, to = SeatName(merchant), SeatName(deal.other(by))
        raise RuleError("sheriff-must-inspect", rule=rule, path=path, bag=bag, to=to)


def check_may_open(state: State, merchant: int, deciders: tuple[int, ...]) -> None:
    """[R s*.bribe.no_inspection] Refuse a sheriff who agreed to let the bag pass. A deputy who
    agreed alone leaves the other one free to open it.
    """
    for deal in pass_deals(state, merchant, *MADE):
        bound = {seat for by, _ in deal.promises for seat in state.speakers(deal, by)}
        if not bound & set(deciders):
            continue
        by = next(by for by, promise in deal.promises if promise.bag == merchant)
        rule, who = f"{state.options.book}.bribe.no_inspection", SeatName(deal.other(by))
        raise RuleError("sheriff-may-not-inspect", rule=rule, path="action.merchant", who=who)
