"""Deals: what is offered, agreed, taken back. Promised goods are never checked against anybody's
holdings.
"""

from __future__ import annotations

from dataclasses import replace

from companion.engine.message import Message
from companion.engine.needs import need_phase, need_seat, number, refuse
from companion.engine.refusal import Fault, RuleError, SettledError

from .. import actions as act
from ..goods import NOTHING, Goods
from ..model import BagStatus, Deal, DealStatus, Phase, Side, State
from ..terms import PromiseKind, Terms
from . import bank
from .agreed import MADE, check_may_open, check_may_pass, find, handed_back_by, opened_by
from .fulfilment import hand_back, perform
from .needs import goods_faults, need_round

WORDS = 120
"""letters in a promise of the table's own"""

PROMISES = 20
"""promises on one side of a deal"""


def side(state: State, seat: int, terms: Terms, path: str) -> Side:
    """[R s*.bribe.gold] [R s*.bribe.stand_legal] [R s*.bribe.stand_contraband]
    [R s*.bribe.bag_goods] [R s*.bribe.favours] What `seat` would give, with every fault in it.

    [R s2.bribe.own_gold] [R s1.debt.no_gold_no_bribe] [R s1.ruling.more_gold_than_owned] Nobody
    offers more gold than they have.
    """
    faults: list[Fault] = [
        *number(terms.gold, f"{path}.gold"),
        *goods_faults(terms.stand, f"{path}.stand"),
        *goods_faults(terms.bag, f"{path}.bag"),
    ]
    faults += number(len(terms.promises), f"{path}.promises", 0, PROMISES)
    for k, promise in enumerate(terms.promises):
        where = f"{path}.promises[{k}]"
        if len(promise.words) > WORDS:
            message = Message("fault-text-too-long", most=WORDS)
            faults.append(Fault(f"{where}.words", "too_long", message))
        about_bag = promise.kind in (PromiseKind.PASS, PromiseKind.INSPECT)
        if about_bag and promise.bag not in state.merchants:
            faults.append(Fault(f"{where}.bag", "unknown_bag", Message("sheriff-no-bag")))
    refuse(tuple(faults))
    for k, promise in enumerate(terms.promises):
        if promise.kind in (PromiseKind.PASS, PromiseKind.INSPECT):
            where = f"{path}.promises[{k}]"
            assert promise.bag is not None
            if seat not in state.officers:
                rule = f"{state.options.book}.inspect.last_word"
                raise RuleError("sheriff-not-sheriffs-promise", rule=rule, path=where)
            if state.bags[promise.bag].status is not BagStatus.CLOSED:
                raise SettledError("sheriff-bag-settled", path=f"{where}.bag")
    _need_gold(state, seat, terms.gold, f"{path}.gold")
    return Side(terms.gold, Goods.of(terms.stand), Goods.of(terms.bag), terms.promises)


def _need_gold(state: State, seat: int, gold: int, path: str) -> None:
    if state.options.book == "s2":
        rule = "s2.bribe.own_gold"
    elif state.gold[seat]:
        rule = "s1.ruling.more_gold_than_owned"
    else:
        rule = "s1.debt.no_gold_no_bribe"
    bank.need_gold(state, seat, gold, rule, path)


def need_undecided(state: State) -> None:
    """[R s*.inspect.last_word] Once every bag is settled no promise can turn anything any more."""
    if state.phase is Phase.INSPECT and state.inspected:
        raise SettledError("sheriff-bags-settled")


def offer(state: State, seat: int | None, action: act.Offer) -> State:
    """[R s*.honour.closed] [R s2.ruling.deal_partners] Any two may deal, in either direction."""
    need_round(state, action.round)
    need_phase(state, Phase.INSPECT)
    proposer = need_seat(state.seats, seat)
    partner = need_seat(state.seats, action.partner, "action.partner")
    if partner == proposer:
        raise RuleError("sheriff-deal-oneself", path="action.partner")
    gives = side(state, proposer, action.gives, "action.gives")
    wants = side(state, partner, action.wants, "action.wants")
    if action.gives.nothing and action.wants.nothing:
        raise RuleError("sheriff-deal-empty", path="action.gives")
    officer = _for_both(state, proposer, partner, gives, wants) if action.both else None
    deal = Deal(state.next_id, proposer, partner, gives, wants, officer=officer)
    return replace(state, deals=(*state.deals, deal), next_id=state.next_id + 1)


def _for_both(state: State, proposer: int, partner: int, gives: Side, wants: Side) -> int:
    """[R s2.ruling.six_side_deals] The deputy who stands for the two. Together they give promises
    only: gold and goods are each one's own.
    """
    for officer, what in ((proposer, gives), (partner, wants)):
        if officer in state.officers and state.deputy is not None:
            if what.gold or what.goods:
                raise RuleError("sheriff-both-promise-only", rule="s2.six.own_gold")
            return officer
    raise RuleError("sheriff-not-an-officer", rule=f"{state.options.book}.round.roles")


def answer(state: State, action: act.Answer) -> State:
    """[R s*.honour.closed] A deal is made when the other agrees.

    A sheriff who agrees to let a bag pass hands it back at once; a merchant who agrees to what
    the sheriff asked for waits for the bag. [R s2.ruling.deal_other_bag_paid] A deal about
    nothing that is still to be handed back is paid at once.
    """
    deal = find(state, action.deal, DealStatus.OFFERED)
    if not action.accept:
        return state.with_deal(replace(deal, status=DealStatus.DECLINED))
    need_phase(state, Phase.INSPECT)
    for giver, what in ((deal.proposer, deal.gives), (deal.partner, deal.wants)):
        _need_gold(state, giver, what.gold, "action.deal")
    agreed = made(state, replace(deal, status=DealStatus.AGREED))
    waiting = handed_back_by(deal)
    for merchant in waiting:
        check_may_pass(agreed, merchant)
    for merchant in opened_by(deal):
        bound = tuple(seat for by, _ in deal.promises for seat in state.speakers(deal, by))
        check_may_open(agreed, merchant, bound)
    if not waiting:
        return perform(agreed, deal.id)
    if deal.partner in state.officers:
        for merchant in waiting:
            if agreed.bags[merchant].status is BagStatus.CLOSED:
                agreed = hand_back(agreed, merchant)
    return agreed


def made(state: State, deal: Deal) -> State:
    """[R s2.bribe.must_pay] A deal is made. What the same two had agreed for the same bags
    before, and not paid yet, is off: the last word counts.
    """
    about = set(handed_back_by(deal))
    for old in state.deals:
        again = {old.proposer, old.partner} == {deal.proposer, deal.partner}
        if old.status is DealStatus.AGREED and again and about.issuperset(handed_back_by(old)):
            state = state.with_deal(replace(old, status=DealStatus.RELEASED))
    return state.with_deal(deal)


def withdraw(state: State, action: act.Withdraw) -> State:
    deal = find(state, action.deal, DealStatus.OFFERED)
    return state.with_deal(replace(deal, status=DealStatus.WITHDRAWN))


def release(state: State, seat: int | None, action: act.Release) -> State:
    """Whoever was promised something may let the other off, and owes what they owe all the same;
    the table may call off the whole deal.
    """
    deal = find(state, action.deal, *MADE)
    off = replace(deal, status=DealStatus.RELEASED, due=(NOTHING, NOTHING))
    if seat is None:
        return state.with_deal(off)
    first, second = deal.due
    if seat == deal.proposer:
        left = replace(deal, wants=replace(deal.wants, promises=()), due=(first, NOTHING))
    else:
        left = replace(deal, gives=replace(deal.gives, promises=()), due=(NOTHING, second))
    return state.with_deal(left if left.promises or any(left.due) else off)
