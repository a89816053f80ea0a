"""An entry in words: what everybody may read, and what those in the secret may read."""

from __future__ import annotations

from companion.engine.game import Narration
from companion.engine.message import Message, SeatName

from .. import actions as act
from ..actions import Action
from ..model import BagStatus, Deal, DealStatus, State
from .openly import about, openly
from .secretly import deal_told, entered, shared, stand, unpacked

__all__ = ["narrate"]


def narrate(before: State, after: State, seat: int | None, action: Action) -> Narration:
    """`after` is what `action` made of `before`; deals that were carried out are told with it."""
    main, told = _main(before, after, seat, action)
    others = [
        deal_told(after, deal, "sheriff-log-pass-deal")
        for deal in _carried_out(before, after)
        if deal.id != told
    ]
    for other in others:
        main = _then(main, other)
    return main


def _main(
    before: State, after: State, seat: int | None, action: Action
) -> tuple[Narration, int | None]:
    """The entry itself, and the deal that it tells of."""
    match action:
        case act.Offer():
            return deal_told(after, after.deals[-1], "sheriff-log-offer"), None
        case act.Unpack():
            assert seat is not None
            return unpacked(after, seat, action), None
        case act.EnterFinal():
            assert seat is not None
            return entered(seat, action), None
        case act.ShareRest():
            return shared(before, action), None
        case act.CorrectStand():
            return stand(action), None
        case act.Answer(accept=False):
            return Narration(about(before, action.deal, "sheriff-log-decline")), None
        case act.Answer():
            deal = next(deal for deal in after.deals if deal.id == action.deal)
            return deal_told(after, deal, "sheriff-log-agree"), deal.id
        case act.MarkBag() if after.bags[action.merchant].status is BagStatus.CLOSED:
            return Narration(openly(before, after, seat, action)), None
        case act.PassBag() | act.MarkBag() | act.AgreedInTime():
            key = "sheriff-log-pass-deal"
            if isinstance(action, act.AgreedInTime):
                key = "sheriff-log-in-time"
            for deal in _carried_out(before, after):
                return deal_told(after, deal, key), deal.id
            return Narration(Message("sheriff-log-pass", who=SeatName(action.merchant))), None
        case _:
            return Narration(openly(before, after, seat, action)), None


def _carried_out(before: State, after: State) -> list[Deal]:
    """Deals that both sides have given for just now."""
    done = {deal.id for deal in before.deals if deal.status is DealStatus.KEPT}
    return [deal for deal in after.deals if deal.status is DealStatus.KEPT and deal.id not in done]


def _then(first: Narration, second: Narration) -> Narration:
    """Two things that happened at once, for everybody as much as they may know."""

    def both(viewer: int | None, revealed: bool) -> Message:
        return Message(
            "sheriff-log-then",
            first=first.for_viewer(viewer, revealed),
            second=second.for_viewer(viewer, revealed),
        )

    seats = sorted({seat for told in (first, second) for seat, _ in told.private})
    private = tuple((seat, both(seat, False)) for seat in seats)
    full = both(None, True) if private else None
    return Narration(both(None, False), private, full)
