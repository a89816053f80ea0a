"""Deals: offered, answered, taken back, called off."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.moves import FlagField, Move, move
from companion.engine.refusal import GameError

from .. import actions as act
from ..authority import PROMISED
from ..model import BagStatus, Deal, DealStatus, Phase, State
from ..rules import deals as rules
from ..rules.agreed import MADE
from .values import says, terms_field


def deals(state: State, seat: int | None) -> Iterator[Move]:
    for deal in state.deals:
        if deal.status is DealStatus.OFFERED:
            yield from _offered(state, seat, deal)
        elif deal.status in MADE:
            off = act.Release(deal.id)
            promised = () if seat is None else PROMISED.seats(state, seat, off) or ()
            if seat is None or seat in promised:
                yield move("release", off, seat, says("release"), group="more")
    if state.phase is Phase.INSPECT and seat is not None and not state.inspected:
        for partner in range(state.seats):
            if partner != seat:
                yield _offer(state, seat, partner)


def _offered(state: State, seat: int | None, deal: Deal) -> Iterator[Move]:
    """[R s*.honour.closed]"""
    if seat in (None, *state.speakers(deal, deal.partner)):
        yes, no = act.Answer(deal.id, accept=True), act.Answer(deal.id, accept=False)
        yield move("agree", yes, seat, says("agree"), refused=_against(state, yes))
        yield move("decline", no, seat, says("decline"))
    if seat in (None, *state.speakers(deal, deal.proposer)):
        yield move("withdraw", act.Withdraw(deal.id), seat, says("withdraw"), group="more")


def _against(state: State, answer: act.Answer) -> GameError | None:
    """What stands in the way of a deal: another deal, or too little gold."""
    try:
        rules.answer(state, answer)
    except GameError as refusal:
        return refusal
    return None


def _offer(state: State, seat: int, partner: int) -> Move:
    """[R s2.ruling.deal_partners] [R s2.ruling.six_side_deals]"""
    officers = [one for one in (seat, partner) if one in state.officers]
    merchants = [one for one in (seat, partner) if one not in state.officers]
    if not officers:
        slot = "offer_other"
    elif len(merchants) == 1 and state.bags[merchants[0]].status is BagStatus.CLOSED:
        slot = "offer" if seat == merchants[0] else "ask"
    else:
        slot = "offer_late"
    together = state.deputy is not None and bool(officers)
    return move(
        slot,
        act.Offer(state.round, partner),
        seat,
        says("offer"),
        terms_field(state, "gives", seat),
        terms_field(state, "wants", partner, optional=True),
        *(
            (FlagField(name="both", label=says("both-together"), optional=True),)
            if together
            else ()
        ),
        group="more",
    )
