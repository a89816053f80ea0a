"""Bags: handed back, opened, unpacked, or let through by the clock."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.message import SeatName
from companion.engine.needs import need_self, number, refuse
from companion.engine.refusal import NotYoursError, RuleError, SettledError

from .. import actions as act
from ..actions import PromiseKind
from ..goods import Goods, named
from ..inspection import Verdict, judge
from ..model import LOOT, Bag, BagStatus, Deal, DealStatus, Phase, Receiver, Side, State
from ..options import Tool
from ..tables import BAG
from . import bank, deals, rounds
from .needs import deciding, goods_of, need_merchant, need_phase, need_round, need_tool

MADE = (DealStatus.AGREED, DealStatus.KEPT)


def handed_back_by(deal: Deal) -> tuple[int, ...]:
    """The bags that a deal lets pass."""
    return _about(deal, PromiseKind.PASS)


def opened_by(deal: Deal) -> tuple[int, ...]:
    """The bags that the sheriff promised in it to open."""
    return _about(deal, PromiseKind.INSPECT)


def _about(deal: Deal, kind: PromiseKind) -> tuple[int, ...]:
    return tuple(
        promise.bag
        for _, promise in deal.promises
        if promise.kind is kind and promise.bag is not None
    )


def pass_deals(state: State, merchant: int, *statuses: DealStatus) -> tuple[Deal, ...]:
    return tuple(
        deal for deal in state.deals if deal.status in statuses and merchant in handed_back_by(deal)
    )


def inspect_deals(state: State, merchant: int, *statuses: DealStatus) -> tuple[Deal, ...]:
    """Deals in which the sheriff promised to open this bag."""
    return tuple(
        deal for deal in state.deals if deal.status in statuses and merchant in opened_by(deal)
    )


def _undecided(state: State, round: int, seat: int) -> tuple[int, Bag]:
    """[R s*.inspect.final] [R s*.inspect.talks_closed] A decision once made stands."""
    need_round(state, round)
    need_phase(state, Phase.INSPECT)
    merchant = need_merchant(state, seat)
    bag = state.bags[merchant]
    if bag.status is not BagStatus.CLOSED:
        raise SettledError(
            f"sheriff-bag-{bag.status.value}", path="action.merchant", who=SeatName(merchant)
        )
    return merchant, bag


def check_may_pass(state: State, merchant: int) -> None:
    """[R s*.honour.other_bag.example] A sheriff who agreed to open a bag must open it, unless
    let off.
    """
    for deal in inspect_deals(state, merchant, *MADE):
        by = next(by for by, promise in deal.promises if promise.bag == merchant)
        raise RuleError(
            "sheriff-must-inspect",
            rule=f"{state.options.book}.honour.other_bag.example",
            path="action.merchant",
            bag=SeatName(merchant),
            to=SeatName(deal.other(by)),
        )


def check_may_open(state: State, merchant: int, deciders: tuple[int, ...]) -> None:
    """[R s*.bribe.no_inspection] A sheriff who agreed to let a bag pass may not open it; a deputy
    who agreed alone leaves the other one free to.
    """
    for deal in pass_deals(state, merchant, *MADE):
        bound = {seat for by, _ in deal.promises for seat in deals.stands_for(state, deal, by)}
        if not bound & set(deciders):
            continue
        by = next(by for by, promise in deal.promises if promise.bag == merchant)
        raise RuleError(
            "sheriff-may-not-inspect",
            rule=f"{state.options.book}.bribe.no_inspection",
            path="action.merchant",
            who=SeatName(deal.other(by)),
        )


def pass_bag(state: State, seat: int | None, action: act.PassBag) -> State:
    """[R s*.inspect.hand_back] [R s2.inspect.pass_for_nothing] [R s1.ruling.pass_for_nothing]
    The bag goes back unopened, with or without a bribe.
    """
    merchant, _ = _undecided(state, action.round, action.merchant)
    need_self(seat, *deciding(state, action.by))
    check_may_pass(state, merchant)
    if action.bribe is not None:
        state = _spoken_bribe(state, seat, merchant, action.bribe, action.by)
    return hand_back(state, merchant)


def _spoken_bribe(
    state: State, seat: int | None, merchant: int, bribe: act.Terms, by: int | None
) -> State:
    """What both said aloud, written down by the table as a deal that is made.

    [R s2.six.both_pass_bribe] [R s2.six.alone_bribe] With both deputies it goes onto the loot tile,
    with one alone it is theirs.
    """
    if seat is not None:
        raise NotYoursError("sheriff-bribe-by-table", path="action.bribe")
    gives = deals.side(state, merchant, bribe, "action.bribe")
    promise = act.Promise(PromiseKind.PASS, merchant)
    wants = Side(promises=(promise,))
    officer, *both = deciding(state, by)
    deal = Deal(
        state.next_id,
        merchant,
        officer,
        gives,
        wants,
        DealStatus.AGREED,
        officer=officer if both else None,
    )
    state = replace(state, deals=(*state.deals, deal), next_id=state.next_id + 1)
    return deals.made(state, deal)


def hand_back(state: State, merchant: int, *, by_time: bool = False) -> State:
    """[R s*.inspect.talks_closed] Deals made for this bag are carried
    out, offers about it lapse.
    """
    by_time = by_time and not pass_deals(state, merchant, *MADE)
    bag = replace(state.bags[merchant], status=BagStatus.PASSED, by_time=by_time)
    state = _lapse_offers(state.with_bag(merchant, bag), merchant)
    for deal in pass_deals(state, merchant, DealStatus.AGREED):
        state = deals.perform(state, deal.id)
    return state


def _lapse_offers(state: State, merchant: int) -> State:
    about = (
        *pass_deals(state, merchant, DealStatus.OFFERED),
        *inspect_deals(state, merchant, DealStatus.OFFERED),
    )
    for deal in about:
        state = state.with_deal(replace(deal, status=DealStatus.LAPSED))
    return state


def open_bag(state: State, seat: int | None, action: act.OpenBag) -> State:
    """[R s*.inspect.open] [R s*.open.order] Declared goods to the stand, the rest confiscated,
    then the fine.
    """
    merchant, bag = _undecided(state, action.round, action.merchant)
    deciders = deciding(state, action.by)
    need_self(seat, *deciders)
    check_may_open(state, merchant, deciders)
    opened = replace(bag, status=BagStatus.OPENED, by=action.by)
    good = action.good or bag.good
    if action.bag is None or good is None:
        state = _lapse_offers(state.with_bag(merchant, opened), merchant)
        return deals.hand_over_due(state, merchant)
    rounds.check_declared(state, good)
    if bag.good is not None and good != bag.good:
        rule = f"{state.options.book}.declare.one_kind"
        said = named(bag.good)
        raise RuleError("sheriff-kind-differs", rule=rule, path="action.good", said=said)
    contents = _contents(state, bag, action.bag, action.count_corrected)
    verdict = judge(good, contents)
    opened = replace(opened, good=good, count=contents.count, verdict=verdict, unpacked=True)
    state = _lapse_offers(state.with_bag(merchant, opened), merchant)
    if state.has(Tool.STANDS):
        # [R s2.ruling.debt_fresh_goods]: they are there before the fine falls due
        state = state.with_stand(merchant, state.stands[merchant].put(verdict.to_stand))
        state = deals.hand_over_due(state, merchant)
    return _fines(state, merchant, deciders, verdict)


def _fines(state: State, merchant: int, deciders: tuple[int, ...], verdict: Verdict) -> State:
    """[R s*.inspect.liar_pays] [R s*.inspect.sheriff_pays] [R s2.six.alone_open]

    [R s2.six.both_open_liar] [R s2.six.both_open_honest] [R s2.ruling.six_half_debt] A liar opened
    by both pays onto the loot tile; to an honest merchant each of them owes half.
    """
    receiver: Receiver = LOOT if len(deciders) > 1 else deciders[0]
    state = bank.fine(state, merchant, receiver, verdict.merchant_pays)
    for officer in deciders:
        state = bank.fine(state, officer, merchant, verdict.sheriff_pays // len(deciders))
    return state


def _contents(state: State, bag: Bag, document: dict[str, int], corrected: bool) -> Goods:
    """[R s*.load.one_to_five] [R s*.declare.true_number] [R s2.ruling.wrong_number] One to five
    cards, as many as were declared; a wrong number is put right without a penalty.
    """
    contents = goods_of(document, "action.bag")
    _check_count(state, bag, contents.count, corrected, "action.bag")
    return contents


def _check_count(state: State, bag: Bag, count: int, corrected: bool, path: str) -> None:
    low, high = BAG
    book = state.options.book
    if not low <= count <= high:
        rule = f"{book}.load.one_to_five"
        raise RuleError("sheriff-bag-size", rule=rule, path=path, n=count, low=low, high=high)
    if bag.count is not None and bag.count != count and not corrected:
        rule = f"{book}.declare.true_number"
        raise RuleError("sheriff-count-differs", rule=rule, path=path, n=count, said=bag.count)


def unpack(state: State, seat: int | None, action: act.Unpack) -> State:
    """[R s*.pass.legal_open] [R s*.pass.contraband_secret] [R s1.ruling.show_all_or_secret] Legal
    goods openly to the stand, the rest by its number; then promised goods are handed over.
    """
    need_tool(state, Tool.STANDS)
    need_round(state, action.round)
    merchant = need_merchant(state, seat, "seat")
    bag = state.bags[merchant]
    if bag.status is not BagStatus.PASSED or bag.unpacked:
        raise SettledError("sheriff-nothing-to-unpack", path="action.round")
    goods = goods_of(action.goods, "action.goods")
    refuse(number(action.unknown, "action.unknown", 0, BAG[1]))
    _check_count(state, bag, goods.count + action.unknown, action.count_corrected, "action.goods")
    stand = state.stands[merchant].put(goods)
    stand = replace(stand, unknown=stand.unknown + action.unknown)
    state = state.with_bag(merchant, replace(bag, unpacked=True)).with_stand(merchant, stand)
    return deals.hand_over_due(state, merchant)


def time_up(state: State, seat: int | None, action: act.TimeUp) -> State:
    """[R s*.timer.time_up] [R s2.ruling.timer_time_up] The clock rings; when it is strict every
    undecided bag goes back without a bribe.

    [R s2.ruling.timer_agreed] A deal that was made in time stands.
    """
    if seat is not None:
        raise NotYoursError("sheriff-clock-only", path="seat")
    ends_at = state.timer.ends_at
    if action.run != state.run or ends_at is None or action.at < ends_at:
        raise SettledError("sheriff-timer-other-run", path="action.run")
    state = replace(state, timer=state.timer.stop(), time_is_up=True)
    if state.phase is not Phase.INSPECT or not state.options.strict_timer:
        return state
    left = [seat for seat in state.merchants if state.bags[seat].status is BagStatus.CLOSED]
    for merchant in left:
        state = hand_back(state, merchant, by_time=True)
    for deal in state.deals:
        # [R s2.ruling.timer_promised_inspection]: nobody pays for what could not be done
        about = opened_by(deal)
        nothing_else = 0 < len(about) == len(deal.promises)
        if deal.status is DealStatus.KEPT and nothing_else and set(about) <= set(left):
            state = deals.give_back(state, deal)
    return state


def agreed_in_time(state: State, seat: int | None, action: act.AgreedInTime) -> State:
    """[R s2.ruling.timer_agreed] The bag passed by the clock, but its deal had been made.

    The one who had been asked confirms the other's offer; the merchant (or the table) may write
    down a bribe that was only spoken.
    """
    need_round(state, action.round)
    merchant = need_merchant(state, action.merchant)
    bag = state.bags[merchant]
    if not bag.by_time:
        raise SettledError("sheriff-not-by-time", path="action.merchant")
    if action.deal is not None:
        deal = deals.find(state, action.deal, DealStatus.LAPSED)
        if merchant not in handed_back_by(deal):
            raise SettledError("sheriff-deal-settled", path="action.deal")
        need_self(seat, *deals.stands_for(state, deal, deal.partner))
    else:
        need_self(seat, merchant)
        bribe = action.bribe or act.Terms()
        state = _spoken_bribe(state, None, merchant, bribe, action.by)
        deal = state.deals[-1]
    state = state.with_bag(merchant, replace(bag, by_time=False))
    return deals.perform(state, deal.id)


def correct_bag(state: State, action: act.CorrectBag) -> State:
    """The bag is with the sheriff after all, and free to be decided: a deal that let it pass is
    off. Gold and goods that moved are corrected apart.
    """
    need_round(state, action.round)
    merchant = need_merchant(state, action.merchant)
    bag = state.bags[merchant]
    if bag.status is BagStatus.CLOSED:
        raise SettledError("sheriff-bag-closed", path="action.merchant")
    for deal in pass_deals(state, merchant, *MADE):
        state = state.with_deal(replace(deal, status=DealStatus.RELEASED))
    return state.with_bag(merchant, Bag(good=bag.good, count=bag.count))
