"""What comes of an action beside what it says itself: deals that were carried out with it."""

from __future__ import annotations

from companion.engine.game import Narration, Remark
from companion.engine.message import Message

from .actions.bank import gold_short
from .actions.base import AnyDeed
from .actions.deal_words import carried_out, narrate_deal
from .model import State
from .options import Tool


def narrate(before: State, after: State, seat: int | None, action: AnyDeed) -> Narration:
    """`after` is what `action` made of `before`; deals that were carried out are told with it."""
    told, own = action.narrate(before, after, seat), action.find_deal(before, after)
    for deal in carried_out(before, after):
        if own is None or deal.id != own.id:
            told = _join(told, narrate_deal(after, deal, "sheriff-log-pass-deal"))
    return told


def _join(first: Narration, second: Narration) -> Narration:
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


def remarks(before: State, after: State, seat: int | None, action: AnyDeed) -> tuple[Remark, ...]:
    """What our notes say against the action, and against what was paid for deals: with coins on
    the table a bribe may be more than we know of.
    """
    found = [*action.remarks(before, after, seat)]
    for deal in carried_out(before, after) if before.has(Tool.BANK) else ():
        found += gold_short(before, deal.proposer, deal.paid[0])
        found += gold_short(before, deal.partner, deal.paid[1])
    return tuple(Remark(Message("sheriff-remark", words=words)) for words in found)
