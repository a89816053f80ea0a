"""Deals in the words of the log, to each reader as much as they may know."""

from __future__ import annotations

from companion.engine.game import Narration
from companion.engine.message import Arg, Message, SeatName

from ..model import Deal, DealStatus, State
from ..rules.agreed import list_parties
from ..view.goods import side_view


def list_carried_out(before: State, after: State) -> list[Deal]:
    """Deals that both sides have given for just now."""
    done = {deal.id for deal in before.deals if deal.status is DealStatus.KEPT}
    return [deal for deal in after.deals if deal.status is DealStatus.KEPT and deal.id not in done]


def narrate_deal(state: State, deal: Deal, key: str) -> Narration:
    """[R s2.ruling.bribe_contraband_seen] Kinds of hidden goods are for the two partners."""

    def words(party: bool) -> Message:
        gives, wants = (side_view(side, party).words for _, side in deal.sides)
        return Message(key, **_partners(state, deal), gives=gives, wants=wants)

    public, full = words(party=False), words(party=True)
    if public == full:
        return Narration(public)
    return Narration(public, tuple((seat, full) for seat in list_parties(state, deal)))


def log_partners(state: State, id: int, key: str) -> Message:
    """What became of a deal, without its terms."""
    deal = next(deal for deal in state.deals if deal.id == id)
    return Message(key, **_partners(state, deal))


def _partners(state: State, deal: Deal) -> dict[str, Arg]:
    """Each the seat, or both deputies for whom it stands."""

    def name(seat: int) -> Arg:
        both = seat == deal.officer
        return tuple(map(SeatName, state.officers)) if both else SeatName(seat)

    return {"who": name(deal.proposer), "whom": name(deal.partner)}
