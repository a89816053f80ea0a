"""Who may do what from a phone, where it is neither anybody, the seat itself nor the table.

A deal or a bag that is settled meanwhile is nobody's: the rules say so better.
"""

from __future__ import annotations

from typing import Protocol

from companion.engine.authority import Authority

from .model import BagStatus, Deal, DealStatus, Phase, State


class AboutBag(Protocol):
    """An action about a merchant's bag of this round."""

    round: int
    merchant: int
    by: int | None


class Onward(Protocol):
    """An action that leaves a phase of this round."""

    round: int
    phase: Phase


class AboutDeal(Protocol):
    """An action about a deal of this round; None is a bribe that was only spoken."""

    deal: int | None


class InTime(AboutDeal, Protocol):
    """A deal of this round, or a bribe that the merchant remembers."""

    merchant: int


class AboutDebt(Protocol):
    """An action about a debt."""

    debt: int


class Payment(Protocol):
    """Gold between two of seats and bank."""

    payer: int | None
    payee: int | None


def _officers(state: State, seat: int, action: object) -> tuple[int, ...] | None:
    return None if state.deputy is None else state.officers


def _deciding(state: State, seat: int, action: AboutBag) -> tuple[int, ...] | None:
    if state.phase is not Phase.INSPECT or action.round != state.round:
        return None
    if action.merchant not in state.merchants:
        return None
    if state.bags[action.merchant].status is not BagStatus.CLOSED:
        return None
    if action.by is None:
        return state.officers
    return (action.by,) if action.by in state.officers else None


def _leading(state: State, seat: int, action: Onward) -> tuple[int, ...] | None:
    settled = action.round != state.round or action.phase is not state.phase
    return None if settled or not state.in_round else state.officers


def _names_first(state: State, seat: int, action: object) -> tuple[int, ...] | None:
    return (state.sheriff,) if state.phase is Phase.MARKET else None


def _find(state: State, id: int | None, *statuses: DealStatus) -> Deal | None:
    found = (deal for deal in state.deals if deal.id == id and deal.status in statuses)
    return next(found, None)


def _asked(state: State, seat: int, action: AboutDeal) -> tuple[int, ...] | None:
    deal = _find(state, action.deal, DealStatus.OFFERED)
    return None if deal is None else state.speakers(deal, deal.partner)


def _offering(state: State, seat: int, action: AboutDeal) -> tuple[int, ...] | None:
    deal = _find(state, action.deal, DealStatus.OFFERED)
    return None if deal is None else state.speakers(deal, deal.proposer)


def _promised(state: State, seat: int, action: AboutDeal) -> tuple[int, ...] | None:
    deal = _find(state, action.deal, DealStatus.AGREED, DealStatus.KEPT)
    if deal is None:
        return None
    first, second = deal.due
    owed = ((deal.partner, first), (deal.proposer, second))
    promised = {deal.other(by) for by, _ in deal.promises}
    return (*promised, *(who for who, goods in owed if goods))


def _in_time(state: State, seat: int, action: InTime) -> tuple[int, ...] | None:
    if action.merchant not in state.merchants or not state.in_round:
        return None
    if not state.bags[action.merchant].by_time:
        return None
    if action.deal is None:
        return (action.merchant,)
    deal = _find(state, action.deal, DealStatus.LAPSED)
    return None if deal is None else state.speakers(deal, deal.partner)


def _debtor(state: State, seat: int, action: AboutDebt) -> tuple[int, ...] | None:
    return next(((debt.debtor,) for debt in state.debts if debt.id == action.debt), None)


def _purse(state: State, seat: int, action: Payment) -> tuple[int, ...] | None:
    hand = action.payer if action.payer is not None else action.payee
    return (hand,) if hand is not None and hand in range(state.seats) else None


DEPUTIES: Authority[State] = Authority("sheriff", _officers)
"""[R s2.six.split_rest] either deputy, whose loot it is"""
LEADING: Authority[State] = Authority("sheriff", _leading)
"""the sheriff, or either deputy, on to the next step"""
INSPECTOR: Authority[State] = Authority("sheriff", _deciding)
"""[R s*.inspect.which_and_order] [R s2.six.three_cases] the sheriff, the deputies, or the one of
them who decides alone"""
FIRST_SHERIFF: Authority[State] = Authority("sheriff", _names_first)
"""[R s2.ruling.six_as_sheriff] the sheriff, or the deputy who was turned up first"""
ASKED: Authority[State] = Authority("asked", _asked, "sheriff-not-your-deal")
"""to whom a deal was offered"""
OFFERING: Authority[State] = Authority("offering", _offering, "sheriff-not-your-deal")
"""who offered a deal"""
PROMISED: Authority[State] = Authority("promised", _promised)
"""to whom something was promised, or is still to be handed over"""
IN_TIME: Authority[State] = Authority("asked", _in_time)
"""to whom a deal was offered, or the merchant who remembers a spoken bribe"""
DEBTOR: Authority[State] = Authority("debtor", _debtor)
"""who owes"""
PURSE: Authority[State] = Authority("self", _purse)
"""who pays, or who takes from the bank"""
CLOCK: Authority[State] = Authority("clock", lambda state, seat, action: (), "sheriff-clock-only")
"""the clock of the server alone"""
