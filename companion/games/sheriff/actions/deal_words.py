"""Deals in the words of the log, to each reader as much as they may know."""

from __future__ import annotations

from companion.engine.game import Narration
from companion.engine.message import Arg, Message, SeatName

from ..model import Deal, DealStatus, State
from ..rules.agreed import parties
from ..view.goods import side_view


def carried_out(before: State, after: State) -> list[Deal]:
    """Deals that both sides have given for just now."""
    done = {deal.id for deal in before.deals if deal.status is DealStatus.KEPT}
    return [deal for deal in after.deals if deal.status is DealStatus.KEPT and deal.id not in done]


def narrate_deal(state: State, deal: Deal, key: str) -> Narration:
    """[R s2.ruling.bribe_contraband_seen] Kinds of hidden goods are for the two partners."""
    public = Message(key, **_partners(state, deal), **_terms(deal, party=False))
    full = Message(key, **_partners(state, deal), **_terms(deal, party=True))
    if public == full:
        return Narration(public)
    return Narration(public, tuple((seat, full) for seat in parties(state, deal)))


def log_partners(state: State, id: int, key: str) -> Message:
    """What became of a deal, without its terms."""
    deal = next(deal for deal in state.deals if deal.id == id)
    return Message(key, **_partners(state, deal))


def _partners(state: State, deal: Deal) -> dict[str, Arg]:
    return {
        "who": _side_name(state, deal, deal.proposer),
        "whom": _side_name(state, deal, deal.partner),
    }


def _terms(deal: Deal, party: bool) -> dict[str, Arg]:
    gives, wants = side_view(deal.gives, party), side_view(deal.wants, party)
    return {"gives": gives.words, "wants": wants.words}


def _side_name(state: State, deal: Deal, seat: int) -> Arg:
    """The seat, or both deputies for whom it stands."""
    if seat != deal.officer:
        return SeatName(seat)
    return tuple(SeatName(officer) for officer in state.officers)
