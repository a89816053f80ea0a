"""What may stand in a deal, and what follows when one is made. Promised goods are never checked
against anybody's holdings.
"""

from __future__ import annotations

from dataclasses import replace

from companion.engine.message import Message
from companion.engine.needs import number, refuse
from companion.engine.refusal import Fault, NotYoursError, RuleError, SettledError

from ..goods import Goods
from ..model import Deal, DealStatus, Side, State
from ..terms import Promise, PromiseKind, Terms
from . import bank
from .agreed import list_bags_to_pass
from .needs import goods_faults, need_deciders

WORDS = 120
"""characters of a promise in the table's own words"""

PROMISES = 20
"""promises on one side of a deal"""


def read_side(state: State, seat: int, terms: Terms, path: str) -> Side:
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
    fates: list[tuple[str, int | None]] = []
    for k, promise in enumerate(terms.promises):
        where = f"{path}.promises[{k}]"
        if len(promise.words) > WORDS:
            message = Message("fault-text-too-long", most=WORDS)
            faults.append(Fault(f"{where}.words", "too_long", message))
        about_bag = promise.kind in (PromiseKind.PASS, PromiseKind.INSPECT)
        if about_bag and promise.bag not in state.merchants:
            faults.append(Fault(f"{where}.bag", "unknown_bag", Message("sheriff-no-bag")))
        if about_bag:
            fates.append((where, promise.bag))
    refuse(tuple(faults))
    for where, bag in fates:
        if seat not in state.officers:
            rule = f"{state.options.book}.inspect.last_word"
            raise RuleError("sheriff-not-sheriffs-promise", rule=rule, path=where)
        if bag not in state.closed_bags:
            raise SettledError("sheriff-bag-settled", path=f"{where}.bag")
    need_bribe_gold(state, seat, terms.gold, f"{path}.gold")
    stand, bag_goods = Goods.from_counts(terms.stand), Goods.from_counts(terms.bag)
    return Side(terms.gold, stand, bag_goods, terms.promises)


def need_bribe_gold(state: State, seat: int, gold: int, path: str) -> None:
    if state.options.book == "s2":
        rule = "s2.bribe.own_gold"
    elif state.gold[seat]:
        rule = "s1.ruling.more_gold_than_owned"
    else:
        rule = "s1.debt.no_gold_no_bribe"
    bank.need_gold(state, seat, gold, rule, path)


def need_bribe(bribe: Terms | None) -> None:
    """Refuse a bribe with nothing in it, which was forgotten rather than agreed on; a bag passes
    for nothing without one. Checked on arrival only, not when a log is folded.
    """
    if bribe is not None and bribe.nothing:
        raise RuleError("sheriff-deal-empty", path="action.bribe")


def note_spoken_bribe(
    state: State, seat: int | None, merchant: int, bribe: Terms, by: int | None
) -> State:
    """Note what both said aloud as a deal that is made.

    [R s2.six.both_pass_bribe] [R s2.six.alone_bribe] With both deputies it goes onto the loot tile,
    with one alone it is theirs.
    """
    if seat is not None:
        raise NotYoursError("sheriff-bribe-by-table", path="action.bribe")
    gives = read_side(state, merchant, bribe, "action.bribe")
    wants = Side(promises=(Promise(PromiseKind.PASS, merchant),))
    officer, *both = need_deciders(state, by)
    made, together = DealStatus.AGREED, officer if both else None
    deal = Deal(state.next_id, merchant, officer, gives, wants, made, together)
    return make_deal(state.add_deal(deal), deal)


def make_deal(state: State, deal: Deal) -> State:
    """[R s2.bribe.must_pay] Make a deal. An earlier unpaid one between the same two for the same
    bags is off, since the last word counts.
    """
    about = set(list_bags_to_pass(deal))
    for old in state.deals:
        again = {old.proposer, old.partner} == {deal.proposer, deal.partner}
        if old.status is DealStatus.AGREED and again and about.issuperset(list_bags_to_pass(old)):
            state = state.with_deal(replace(old, status=DealStatus.RELEASED))
    return state.with_deal(deal)
