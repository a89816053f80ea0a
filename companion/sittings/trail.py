"""The trail: who joined, left and took over. It is beside the log, and has neither places nor
tokens.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from companion.engine.message import Message, SeatName
from companion.store import Sitting, Trail

from .values import TrailEntry

Kind = Literal[
    "joined", "left", "released", "handed", "seated",
    "took_over", "stopped", "asked", "agreed", "declined",
]  # fmt: skip
"""`handed`: to whoever scans next. `seated`: nobody is missing, the table plays it. The
last three are about a seat that the phone which is the table would like to have.
"""

TO_STOP = 20_000
"""milliseconds that a take-over is announced and can be stopped"""


def list_trail(rows: Iterable[Trail]) -> tuple[TrailEntry, ...]:
    return tuple(
        TrailEntry(
            one.number, one.at, one.kind, one.seat, one.by_seat,
            Message(
                f"house-trail-{one.kind.replace('_', '-')}",
                who=SeatName(one.seat),
                by=Message("house-the-table") if one.by_seat is None else SeatName(one.by_seat),
            ),
        )
        for one in rows
    )  # fmt: skip


def find_asked_seats(rows: Iterable[Trail]) -> dict[int, bool]:
    """Return the seats that the phone which is the table asks for, and whether it may have each."""
    seats: dict[int, bool] = {}
    for one in rows:
        match one.kind:
            case "took_over" | "stopped":
                seats.clear()
            case "asked":
                seats[one.seat] = False
            case "agreed":
                seats[one.seat] = True
            case _:
                seats.pop(one.seat, None)
    return seats


def waiting(rows: Iterable[Trail]) -> tuple[int, ...]:
    """Return the seats about which nobody has said yes or no yet."""
    return tuple(sorted(seat for seat, agreed in find_asked_seats(rows).items() if not agreed))


def absent(rows: Iterable[Trail]) -> tuple[int, ...]:
    """Return the seats that somebody has left and nobody has taken since."""
    last = {one.seat: one.kind for one in rows if one.kind in _COME_AND_GONE}
    return tuple(sorted(seat for seat, kind in last.items() if kind == "left"))


_COME_AND_GONE = frozenset({"joined", "left", "released", "handed", "seated"})


def may_stop(row: Sitting, now: int) -> bool:
    """Return whether a take-over is still announced. A clock that was set back leaves more time."""
    return row.former_hash is not None and row.taken_at is not None and now - row.taken_at < TO_STOP
