"""Who may send an action from a phone. The table screen may send any action.

Each action class says it in `may`: `may = ANYBODY`, `may = own("payer")`, `may = HOLDER`. It is
checked when an action arrives, not when a log is read again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from .message import SeatName
from .refusal import NotYoursError

State = TypeVar("State")


@dataclass(frozen=True, slots=True)
class Authority(Generic[State]):
    """The right to send an action: which seats have it in a given state."""

    key: str
    """`self`, `table`, `anybody`, or an office such as `sheriff` or `crown_holder`"""
    seats: Callable[[State, int, Any], Collection[int] | None]
    """state, seat that the action is sent for, action → the seats that may send it. None: all may,
    also where the action is about something settled or unknown, which `apply` refuses with a better
    reason
    """
    refusal: str = "fault-not-yours"
    """the message that refuses the others, with `who` for the seats that may"""


ANYBODY: Authority[Any] = Authority("anybody", lambda state, seat, action: None)
"""every seat"""
SELF: Authority[Any] = Authority("self", lambda state, seat, action: (seat,))
"""the seat that the action is sent for"""
TABLE: Authority[Any] = Authority("table", lambda state, seat, action: (), "house-only-the-table")
"""the table screen alone"""


def owner_named_in(field: str) -> Authority[Any]:
    """Return the authority of the seat that the field names; where it names none, of the table
    alone.
    """

    def seats(state: Any, seat: int, action: object) -> tuple[int, ...] | None:
        named: int | None = getattr(action, field)
        if named is None:
            return ()
        return (named,) if named in range(state.seats) else None

    return Authority("self", seats)


def check_authority(state: Any, seat: int | None, action: Any, *, table: bool = False) -> None:
    """Raise NotYoursError if this seat may not send the action from its phone.

    `table`: the table screen acts for the seat. Seat None is always the table, or the clock.
    """
    may: Authority[Any] = action.may
    if is_allowed(state, seat, action) or (table and may is TABLE):
        return
    assert seat is not None
    seats = may.seats(state, seat, action) or ()
    raise NotYoursError(may.refusal, path="seat", who=tuple(SeatName(one) for one in seats))


def is_allowed(state: Any, seat: int | None, action: Any) -> bool:
    """Return whether this seat may send the action from its phone. Seat None is always the table,
    or the clock.
    """
    if seat is None:
        return True
    may: Authority[Any] = action.may
    seats = may.seats(state, seat, action)
    return seats is None or seat in seats


def authority_refusal(state: Any, seat: int | None, action: Any) -> NotYoursError | None:
    """Return the NotYoursError for this seat, or None. Any other refusal is raised."""
    try:
        check_authority(state, seat, action)
    except NotYoursError as refusal:
        return refusal
    return None
