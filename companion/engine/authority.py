"""Who may send an action from a phone. The table screen may send any.

Each action says it beside itself: `may = ANYBODY`, `may = own("payer")`, `may = HOLDER`. The shell
asks before the rules do; a fold of the log asks no more.
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
    """A kind of people at the table, by what they hold or what an action says of them."""

    key: str
    """`self`, `table`, `anybody`, or the office that one holds: `sheriff`, `crown_holder`"""
    seats: Callable[[State, int, Any], Collection[int] | None]
    """state, seat that the action is sent for, action → the seats that may. None for all: also
    where the action is about something settled or unknown, which `apply` refuses better"""
    refusal: str = "fault-not-yours"
    """the message that refuses the others, with `who` for the seats that may"""


ANYBODY: Authority[Any] = Authority("anybody", lambda state, seat, action: None)
"""whoever sits there"""
SELF: Authority[Any] = Authority("self", lambda state, seat, action: (seat,))
"""the seat that the action is sent for, and about"""
TABLE: Authority[Any] = Authority("table", lambda state, seat, action: (), "house-only-the-table")
"""the table screen alone"""


def owner_named_in(field: str) -> Authority[Any]:
    """The seat that a field of the action names; the table where it names none."""

    def seats(state: Any, seat: int, action: object) -> tuple[int, ...] | None:
        named: int | None = getattr(action, field)
        if named is None:
            return ()
        return (named,) if named in range(state.seats) else None

    return Authority("self", seats)


def check_authority(state: Any, seat: int | None, action: Any, *, table: bool = False) -> None:
    """Raises NotYoursError if this seat may not do it from its phone.

    `table`: the table screen acts for the seat. Seat None is always the table, or the clock.
    """
    may: Authority[Any] = action.may
    if is_allowed(state, seat, action) or (table and may is TABLE):
        return
    assert seat is not None
    seats = may.seats(state, seat, action) or ()
    raise NotYoursError(may.refusal, path="seat", who=tuple(SeatName(one) for one in seats))


def is_allowed(state: Any, seat: int | None, action: Any) -> bool:
    """Whether this seat may do it from its phone. Seat None is always the table, or the clock."""
    if seat is None:
        return True
    may: Authority[Any] = action.may
    seats = may.seats(state, seat, action)
    return seats is None or seat in seats


def authority_refusal(state: Any, seat: int | None, action: Any) -> NotYoursError | None:
    """Why it is not for this seat to do. Another refusal is none of ours, and passes."""
    try:
        check_authority(state, seat, action)
    except NotYoursError as refusal:
        return refusal
    return None
