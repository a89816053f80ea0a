"""What may be declared and may lie in a bag, and what becomes of the bag afterwards."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.refusal import RuleError

from ..goods import name_good
from ..model import Bag, DealStatus, State
from ..options import Tool
from ..tables import BAG, LEGAL, declarable
from . import bank
from .agreed import MADE, pass_deals


def check_declared(state: State, good: str) -> None:
    """[R s*.declare.legal_only] [R s*.declare.one_kind] [R s2.ruling.three_players_bread]"""
    if good in declarable(state.seats):
        return
    names = tuple(name_good(legal) for legal in declarable(state.seats))
    if good in LEGAL:
        key, rule = "sheriff-no-bread-with-three", "s2.ruling.three_players_bread"
    else:
        key, rule = "sheriff-declare-legal-only", f"{state.options.book}.declare.legal_only"
    raise RuleError(key, rule=rule, book=state.options.book, path="action.good", goods=names)


def check_count(state: State, bag: Bag, count: int, corrected: bool, path: str) -> None:
    """[R s*.load.one_to_five] [R s*.declare.true_number] [R s2.ruling.wrong_number] Check for one
    to five cards, as many as were declared; a wrong number is corrected without a penalty.
    """
    low, high = BAG
    book = state.options.book
    if not low <= count <= high:
        rule = f"{book}.load.one_to_five"
        raise RuleError("sheriff-bag-size", rule=rule, path=path, n=count, low=low, high=high)
    if bag.count is not None and bag.count != count and not corrected:
        rule = f"{book}.declare.true_number"
        raise RuleError("sheriff-count-differs", rule=rule, path=path, n=count, said=bag.count)


def reset(state: State, merchant: int) -> State:
    """Return the state with the bag undecided again.

    A deal that let it pass is off; what was paid for that deal is corrected separately. What the
    verdict cost goes back, and what came out of the bag is in it again.
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
    """[R s2.ruling.black_market_window] Note whose bags have just been settled."""
    done = tuple(
        seat
        for seat in after.merchants
        if after.is_done(seat)
        and not (before.in_round and seat in before.merchants and before.is_done(seat))
    )
    return replace(after, last_done=done) if done else after
