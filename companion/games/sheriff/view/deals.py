"""Deals, promises and debts, with as much of their goods as the viewer may know."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from companion.engine.message import Message, SeatName

from .. import debt
from ..model import LOOT, Deal, DealStatus, Debt, Phase, State
from ..options import Tool
from ..rules.agreed import MADE, list_bags_to_pass, list_parties
from ..terms import Promise, PromiseKind
from .bags import BadgeView
from .ending import is_turned_up
from .goods import SideView, promise_words, side_view


class PromiseView(msgspec.Struct, frozen=True):
    by: int
    to: int
    words: Message
    deal: int
    givers: tuple[int, ...]
    """who promised it: both deputies if they agreed together"""
    receivers: tuple[int, ...]
    binding: bool
    """a promise about a later round binds nobody"""


class FavourView(msgspec.Struct, frozen=True):
    """Something that the sheriff can promise."""

    promise: Promise
    icon: str
    words: Message
    passes: int | None
    """the bag that it lets pass"""


class DealView(msgspec.Struct, frozen=True):
    id: int
    proposer: int
    partner: int
    gives: SideView
    wants: SideView
    status: str
    both: bool
    """whether it is made with both deputies together"""
    proposers: tuple[int, ...]
    """who may speak for the side that offered: one seat, or both deputies"""
    partners: tuple[int, ...]
    bags: tuple[int, ...]
    """the bags that it lets pass"""
    badge: BadgeView | None
    """what became of the offer"""


def deals(state: State, viewer: int | None) -> tuple[DealView, ...]:
    return tuple(_deal(state, deal, viewer) for deal in state.deals if _is_shown(state, deal))


def _is_shown(state: State, deal: Deal) -> bool:
    """[R s2.ruling.timer_agreed] Return whether a deal is shown: open and made ones, and those that
    time overtook.
    """
    if deal.status is DealStatus.LAPSED:
        return any(state.bags[bag].by_time for bag in list_bags_to_pass(deal))
    return deal.status in (DealStatus.OFFERED, *MADE)


def _deal(state: State, deal: Deal, viewer: int | None) -> DealView:
    party = viewer in list_parties(state, deal) or is_turned_up(state)
    return DealView(
        deal.id,
        deal.proposer,
        deal.partner,
        side_view(deal.gives, party),
        side_view(deal.wants, party),
        deal.status.value,
        deal.officer is not None,
        state.speakers(deal, deal.proposer),
        state.speakers(deal, deal.partner),
        list_bags_to_pass(deal),
        _badge(deal),
    )


def _badge(deal: Deal) -> BadgeView | None:
    if deal.status is DealStatus.OFFERED:
        return None
    late = deal.status is DealStatus.LAPSED
    words = Message(f"sheriff-screen-deal-{deal.status.value}")
    return BadgeView("hourglass" if late else "handshake", "warn" if late else "good", words)


def favours(state: State) -> tuple[FavourView, ...]:
    """[R s*.bribe.favours] [R s*.inspect.last_word] Return what can be promised about each bag."""
    if state.phase is not Phase.INSPECT:
        return ()
    return tuple(
        FavourView(promise, icon, promise_words(promise), passes)
        for bag in state.closed_bags
        for promise, icon, passes in (
            (Promise(PromiseKind.PASS, bag), "pass", bag),
            (Promise(PromiseKind.INSPECT, bag), "magnifier", None),
        )
    )


def promises(state: State) -> Iterable[PromiseView]:
    """[R s*.honour.keep_deals] [R s*.honour.future] Return what was promised this round, until it
    ends.
    """
    for deal in state.deals:
        if deal.status in MADE:
            for by, promise in deal.promises:
                to, binds = deal.other(by), promise.kind is not PromiseKind.LATER
                givers, receivers = state.speakers(deal, by), state.speakers(deal, to)
                words = promise_words(promise)
                yield PromiseView(by, to, words, deal.id, givers, receivers, binds)


class DebtView(msgspec.Struct, frozen=True):
    id: int
    debtor: int
    creditor: int | None
    """None: the loot tile"""
    to: SeatName | Message
    """the same in words"""
    owed: int
    legal_reaches: bool
    """whether the debtor's open goods are enough, so that no contraband is given"""
    suggestion: dict[str, int] | None
    """the cheapest cards; None where that would show what the viewer may not know"""


def debts(state: State, viewer: int | None) -> tuple[DebtView, ...]:
    return tuple(_debt(state, owing, viewer) for owing in state.debts)


def _debt(state: State, owing: Debt, viewer: int | None) -> DebtView:
    """[R s2.ruling.debt_choice] Return a debt. The suggestion uses contraband only where its owner
    looks.
    """
    suggestion, stand, kept = None, state.stands[owing.debtor], state.has(Tool.STANDS)
    reaches = kept and stand.legal.value >= owing.owed
    if reaches or (kept and viewer == owing.debtor):
        cards = stand.legal if reaches else stand.known
        suggestion = debt.suggest(owing.owed, cards).as_dict()
    creditor = None if owing.creditor == LOOT else owing.creditor
    to = Message("sheriff-the-loot") if creditor is None else SeatName(creditor)
    return DebtView(owing.id, owing.debtor, creditor, to, owing.owed, reaches, suggestion)
