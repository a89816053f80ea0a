"""The check-list shared out, so that everybody has a part and all work at once."""

from __future__ import annotations

from collections.abc import Iterator

from .hints import Hint, checklist
from .model import State

FIRST, SECOND, THIRD, FOURTH = range(4)
DOES = {
    # the bank
    "bank": FIRST,
    # the cards that are played with, and those that are not
    "three": SECOND,
    "royal-in": SECOND,
    "royal-out": SECOND,
    "royal-out-only": SECOND,
    "promo": SECOND,
    # the hands
    "leave-ten-out": THIRD,
    "deal": THIRD,
    "deck": THIRD,
    "discards": THIRD,
    # what else lies on the table
    "black-market": FOURTH,
    "deputies": FOURTH,
}
"""a step of the check-list → who does it; what is not here concerns everybody"""


def list_shares(state: State) -> Iterator[tuple[int | None, Hint]]:
    """[R s*.setup.*] Each step, and the seat whose it is; None: everybody's."""
    for message, rule in checklist(state):
        at = DOES.get(message.id.removeprefix("sheriff-setup-"))
        yield None if at is None else min(at, state.seats - 1), (message, rule)
