"""Bags: handed back, opened, unpacked, or let through by the clock."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.message import Message, SeatName
from companion.engine.needs import need_phase, need_tool, number, refuse
from companion.engine.refusal import Fault, NotYoursError, RuleError, SettledError

from .. import actions as act
from ..goods import Goods, named
from ..inspection import Verdict, judge
from ..model import (
    LOOT,
    Bag,
    BagStatus,
    Deal,
    DealStatus,
    Fine,
    Mark,
    Phase,
    Receiver,
    Side,
    Stand,
    State,
)
from ..options import Tool
from ..tables import BAG
from ..terms import Promise, PromiseKind, Terms
from . import bank, deals
from .agreed import (
    MADE,
    check_may_open,
    check_may_pass,
    find,
    handed_back_by,
    opened_by,
    pass_deals,
)
from .declaring import check_declared
from .fulfilment import give_back, hand_back, hand_over_due, lapse_offers, perform
from .needs import deciding, goods_of, need_merchant, need_round


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


def pass_bag(state: State, seat: int | None, action: act.PassBag) -> State:
    """[R s*.inspect.hand_back] [R s2.inspect.pass_for_nothing] [R s1.ruling.pass_for_nothing]
    The bag goes back unopened, with or without a bribe.
    """
    merchant, _ = _undecided(state, action.round, action.merchant)
    deciding(state, action.by)
    check_may_pass(state, merchant)
    if action.bribe is not None:
        state = _spoken_bribe(state, seat, merchant, action.bribe, action.by)
    return hand_back(state, merchant)


def mark_bag(state: State, action: act.MarkBag) -> State:
    """[R s2.six.three_cases] [R s2.six.both_pass] What both would let pass, passes; what they
    disagree on stays as it is until one of them opens it.
    """
    merchant, bag = _undecided(state, action.round, action.merchant)
    by = deciding(state, action.by)
    if state.deputy is None:
        raise RuleError("sheriff-no-fellow", rule="s2.six.three_cases", path="action.by")
    if bag.marked(action.by) is action.mark:
        raise SettledError("sheriff-tool-already", path="action.mark")
    if action.mark is Mark.PASS:
        check_may_pass(state, merchant)
    if action.mark is Mark.OPEN:
        check_may_open(state, merchant, by)
    bag = bag.mark(action.by, action.mark)
    state = state.with_bag(merchant, bag)
    agreed = all(bag.marked(officer) is Mark.PASS for officer in state.officers)
    return hand_back(state, merchant) if agreed else state


def _spoken_bribe(
    state: State, seat: int | None, merchant: int, bribe: Terms, by: int | None
) -> State:
    """What both said aloud, written down by the table as a deal that is made.

    [R s2.six.both_pass_bribe] [R s2.six.alone_bribe] With both deputies it goes onto the loot tile,
    with one alone it is theirs.
    """
    if seat is not None:
        raise NotYoursError("sheriff-bribe-by-table", path="action.bribe")
    gives = deals.side(state, merchant, bribe, "action.bribe")
    promise = Promise(PromiseKind.PASS, merchant)
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


def open_bag(state: State, action: act.OpenBag) -> State:
    """[R s*.inspect.open] [R s*.open.order] Declared goods to the stand, the rest confiscated,
    then the fine.
    """
    merchant, bag = _undecided(state, action.round, action.merchant)
    deciders = deciding(state, action.by)
    check_may_open(state, merchant, deciders)
    opened = replace(bag, status=BagStatus.OPENED, openers=deciders)
    good = action.good or bag.good
    if action.bag is None or good is None:
        state = lapse_offers(state.with_bag(merchant, opened), merchant)
        return hand_over_due(state, merchant)
    check_declared(state, good)
    if bag.good is not None and good != bag.good:
        rule = f"{state.options.book}.declare.one_kind"
        said = named(bag.good)
        raise RuleError("sheriff-kind-differs", rule=rule, path="action.good", said=said)
    contents = _contents(state, bag, action.bag, action.count_corrected)
    verdict = judge(good, contents)
    brought = Stand().put(verdict.to_stand)
    opened = replace(opened, good=good, count=contents.count, verdict=verdict, brought=brought)
    state = lapse_offers(state.with_bag(merchant, opened), merchant)
    if state.has(Tool.STANDS):
        # [R s2.ruling.debt_fresh_goods]: they are there before the fine falls due
        state = state.with_stand(merchant, state.stands[merchant].put(verdict.to_stand))
        state = hand_over_due(state, merchant)
    return _fined(state, merchant, verdict)


def _fined(state: State, merchant: int, verdict: Verdict) -> State:
    """[R s*.inspect.liar_pays] [R s*.inspect.sheriff_pays] [R s2.six.alone_open]

    [R s2.six.both_open_liar] [R s2.six.both_open_honest] [R s2.ruling.six_half_debt] A liar opened
    by both pays onto the loot tile; to an honest merchant each of them owes half.
    """
    openers = state.bags[merchant].openers
    receiver: Receiver = LOOT if len(openers) > 1 else openers[0]
    half = verdict.sheriff_pays // len(openers)
    fines: list[Fine] = []
    for debtor, creditor, owed in (
        (merchant, receiver, verdict.merchant_pays),
        *((officer, merchant, half) for officer in openers),
    ):
        state, fine = bank.fine(state, debtor, creditor, owed)
        fines += fine
    return state.with_bag(merchant, replace(state.bags[merchant], fines=tuple(fines)))


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
    if bag.status is not BagStatus.PASSED or bag.brought is not None:
        raise SettledError("sheriff-nothing-to-unpack", path="action.round")
    goods = goods_of(action.goods, "action.goods")
    refuse(number(action.unknown, "action.unknown", 0, BAG[1]))
    _check_count(state, bag, goods.count + action.unknown, action.count_corrected, "action.goods")
    brought = replace(Stand().put(goods), unknown=action.unknown)
    stand = state.stands[merchant].put(goods)
    stand = replace(stand, unknown=stand.unknown + action.unknown)
    state = state.with_bag(merchant, replace(bag, brought=brought)).with_stand(merchant, stand)
    return hand_over_due(state, merchant)


def time_up(state: State, action: act.TimeUp) -> State:
    """[R s*.timer.time_up] [R s2.ruling.timer_time_up] The clock rings; when it is strict every
    undecided bag goes back without a bribe.

    [R s2.ruling.timer_agreed] A deal that was made in time stands.
    """
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
            state = give_back(state, deal)
    return state


def agreed_in_time(state: State, action: act.AgreedInTime) -> State:
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
        deal = find(state, action.deal, DealStatus.LAPSED)
        if merchant not in handed_back_by(deal):
            raise SettledError("sheriff-deal-settled", path="action.deal")
    else:
        bribe = action.bribe or Terms()
        state = _spoken_bribe(state, None, merchant, bribe, action.by)
        deal = state.deals[-1]
    state = state.with_bag(merchant, replace(bag, by_time=False))
    return perform(state, deal.id)


def correct_bag(state: State, action: act.CorrectBag) -> State:
    """The bag is with the sheriff after all, and free to be decided."""
    need_round(state, action.round)
    merchant = need_merchant(state, action.merchant)
    if state.bags[merchant].status is BagStatus.CLOSED:
        raise SettledError("sheriff-bag-closed", path="action.merchant")
    return reset(state, merchant)


def reset(state: State, merchant: int) -> State:
    """A deal that let the bag pass is off, what was paid for that deal is corrected apart. What
    the verdict cost goes back, and what came out of the bag is in it again.
    """
    bag = state.bags[merchant]
    for deal in pass_deals(state, merchant, *MADE):
        state = state.with_deal(replace(deal, status=DealStatus.RELEASED))
    for fine in bag.fines:
        state = bank.give_fine_back(state, fine)
    if state.has(Tool.STANDS) and bag.brought is not None:
        stand = state.stands[merchant].take(bag.brought.known)
        state = state.with_stand(merchant, stand.take_unknown(bag.brought.unknown))
    return state.with_bag(merchant, Bag(good=bag.good, count=bag.count))


def note_done(before: State, after: State) -> State:
    """[R s2.ruling.black_market_window] Notes whose bags were done with just now."""
    done = tuple(
        seat
        for seat in after.merchants
        if after.done(seat)
        and not (before.in_round and seat in before.merchants and before.done(seat))
    )
    return replace(after, last_done=done) if done else after


def need_answers(state: State, action: act.OpenBag) -> None:
    """Who is to pay hangs on what was declared and on what was in the bag; only who settles it by
    hand leaves both out.

    Asked when a bag is opened and not when a log is folded: what was not asked before stays done.
    """
    if action.bag is None and action.good is None:
        return
    said = action.good
    if said is None and 0 <= action.merchant < len(state.bags):
        said = state.bags[action.merchant].good
    faults = []
    if not said:
        message = Message("sheriff-fault-which-good")
        faults.append(Fault("action.good", "which_good", message))
    if action.bag is None or (not said and not action.bag):
        faults.append(Fault("action.bag", "which_cards", Message("sheriff-fault-which-cards")))
    refuse(faults)


def need_bribe(bribe: Terms | None) -> None:
    """A bribe with nothing in it was forgotten, not agreed on; to let a bag pass for nothing is
    said without one. Asked as `need_answers` is.
    """
    if bribe is not None and bribe.nothing:
        raise RuleError("sheriff-deal-empty", path="action.bribe")
