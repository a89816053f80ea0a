"""Deals: what is offered, agreed, owed and kept. Promised goods are never checked against
anybody's holdings.
"""

from __future__ import annotations

from dataclasses import replace

from companion.engine.message import Message
from companion.engine.needs import need_seat, need_self, number, refuse
from companion.engine.refusal import Fault, NotYoursError, RuleError, SettledError

from .. import actions as act
from ..actions import PromiseKind, Terms
from ..goods import NOTHING, Goods
from ..model import LOOT, BagStatus, Deal, DealStatus, Phase, Proof, Side, State
from ..options import Tool
from . import bags, bank
from .needs import goods_faults, need_phase, need_round

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
    bank.need_gold(state, seat, gold, path, rule)


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
    if gives == Side() and wants == Side():
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


def parties(state: State, deal: Deal) -> tuple[int, ...]:
    """Everybody who is bound by a deal and may know all of it."""
    if deal.officer is None:
        return (deal.proposer, deal.partner)
    merchant = deal.other(deal.officer)
    return (merchant, *(seat for seat in state.officers if seat != merchant))


def stands_for(state: State, deal: Deal, seat: int) -> tuple[int, ...]:
    """Who may speak for this side of a deal: the seat, or either deputy for both."""
    return state.officers if seat == deal.officer else (seat,)


def find(state: State, id: int, *statuses: DealStatus) -> Deal:
    deal = next((deal for deal in state.deals if deal.id == id), None)
    if deal is None or deal.status not in statuses:
        raise SettledError("sheriff-deal-settled", path="action.deal")
    return deal


def answer(state: State, seat: int | None, action: act.Answer) -> State:
    """[R s*.honour.closed] A deal is made when the other agrees.

    A sheriff who agrees to let a bag pass hands it back at once; a merchant who agrees to what
    the sheriff asked for waits for the bag. [R s2.ruling.deal_other_bag_paid] A deal about
    nothing that is still to be handed back is paid at once.
    """
    deal = find(state, action.deal, DealStatus.OFFERED)
    if seat is not None and seat not in stands_for(state, deal, deal.partner):
        raise NotYoursError("sheriff-not-your-deal", path="seat")
    if not action.accept:
        return state.with_deal(replace(deal, status=DealStatus.DECLINED))
    need_phase(state, Phase.INSPECT)
    for giver, what in ((deal.proposer, deal.gives), (deal.partner, deal.wants)):
        _need_gold(state, giver, what.gold, "action.deal")
    agreed = made(state, replace(deal, status=DealStatus.AGREED))
    waiting = bags.handed_back_by(deal)
    for merchant in waiting:
        bags.check_may_pass(agreed, merchant)
    for merchant in bags.opened_by(deal):
        bound = tuple(seat for by, _ in deal.promises for seat in stands_for(state, deal, by))
        bags.check_may_open(agreed, merchant, bound)
    if not waiting:
        return perform(agreed, deal.id)
    if deal.partner in state.officers:
        for merchant in waiting:
            if agreed.bags[merchant].status is BagStatus.CLOSED:
                agreed = bags.hand_back(agreed, merchant)
    return agreed


def made(state: State, deal: Deal) -> State:
    """[R s2.bribe.must_pay] A deal is made. What the same two had agreed for the same bags
    before, and not paid yet, is off: the last word counts.
    """
    about = set(bags.handed_back_by(deal))
    for old in state.deals:
        again = {old.proposer, old.partner} == {deal.proposer, deal.partner}
        if old.status is DealStatus.AGREED and again and about.issuperset(bags.handed_back_by(old)):
            state = state.with_deal(replace(old, status=DealStatus.RELEASED))
    return state.with_deal(deal)


def withdraw(state: State, seat: int | None, action: act.Withdraw) -> State:
    deal = find(state, action.deal, DealStatus.OFFERED)
    if seat is not None and seat not in stands_for(state, deal, deal.proposer):
        raise NotYoursError("sheriff-not-your-deal", path="seat")
    return state.with_deal(replace(deal, status=DealStatus.WITHDRAWN))


def release(state: State, seat: int | None, action: act.Release) -> State:
    """Whoever was promised something may let the other off, and owes what they owe all the same;
    the table may call off the whole deal.
    """
    deal = find(state, action.deal, *bags.MADE)
    off = replace(deal, status=DealStatus.RELEASED, due=(NOTHING, NOTHING))
    if seat is None:
        return state.with_deal(off)
    first, second = deal.due
    promised = {deal.other(seat_of) for seat_of, _ in deal.promises}
    owed = {deal.partner: first, deal.proposer: second}
    need_self(seat, *promised, *(who for who, goods in owed.items() if goods))
    if seat == deal.proposer:
        left = replace(deal, wants=replace(deal.wants, promises=()), due=(first, NOTHING))
    else:
        left = replace(deal, gives=replace(deal.gives, promises=()), due=(NOTHING, second))
    return state.with_deal(left if left.promises or any(left.due) else off)


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
    return seat not in state.officers and bag.status is not BagStatus.OPENED and not bag.unpacked


def give_back(state: State, deal: Deal) -> State:
    """Both sides return what they received, as far as it is still there."""
    for giver, gold, goods in (
        (deal.proposer, deal.paid[0], deal.given[0]),
        (deal.partner, deal.paid[1], deal.given[1]),
    ):
        holder = deal.receiver(giver)
        if holder == LOOT:
            state = bank.move(state, LOOT, giver, min(gold, state.loot_gold))
            back = goods & state.loot.known
            state = replace(state, loot=state.loot.take(back))
            state = state.with_stand(giver, state.stands[giver].put(back))
            continue
        if state.has(Tool.BANK):
            state = bank.move(state, holder, giver, min(gold, state.gold[holder]))
        state = bank.hand_over(state, holder, giver, goods & state.stands[holder].known)
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
