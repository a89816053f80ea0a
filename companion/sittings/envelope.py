"""Who may do what: the token says who, the envelope for which seat, the id that it is once."""

from __future__ import annotations

import unicodedata

from companion.engine.log import Rewind
from companion.engine.message import Message, SeatName
from companion.engine.refusal import Fault, FaultyError

from .folded import FoldedSitting
from .refusals import ForbiddenError, NoSuchSeatError
from .values import ONLOOKER, Bearer

CLOCK = "clock:"
"""begins the ids of what happens by itself; no client's id may"""
LONGEST_ID = 64


def check_seat(seat: int | None, seats: int) -> None:
    """Raises NoSuchSeatError. None is the table."""
    if seat is not None and not 0 <= seat < seats:
        raise NoSuchSeatError(seat, seats=seats)


def check_bearer(bearer: Bearer, seat: int | None) -> None:
    """Raises ForbiddenError."""
    if bearer == ONLOOKER:
        raise ForbiddenError("house-onlookers-only-look")
    if bearer.table or bearer.seat == seat:
        return
    if seat is None:
        raise ForbiddenError("house-only-the-table", path="seat")
    raise ForbiddenError("house-not-your-seat", path="seat", who=SeatName(seat))


def check_rewind(bearer: Bearer, sitting: FoldedSitting, rewind: Rewind) -> None:
    """Raises ForbiddenError."""
    if not (bearer.table or bearer.seat is None or sitting.rewinds.may_rewind(bearer.seat, rewind)):
        raise ForbiddenError("house-rewind-asks-table", path="action.to")


def check_id(id: str) -> None:
    """Raises FaultyError."""
    if id.startswith(CLOCK):
        raise FaultyError((Fault("id", "reserved", Message("fault-id-reserved")),))
    unfit = any(unicodedata.category(sign) in ("Cc", "Cs") for sign in id)
    if unfit or not 1 <= len(id) <= LONGEST_ID:
        raise FaultyError((Fault("id", "unfit", Message("fault-id", most=LONGEST_ID)),))
