"""The values from which a sitting's screens are drawn, for the table, a phone, the door and the
log.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import lru_cache

import msgspec

from companion.engine.log import Rewind
from companion.engine.message import Message
from companion.printing.sitting_sheets import Code
from companion.printing.sitting_sheets import code as draw_code
from companion.sittings import LogEntry, SittingView, TrailEntry
from companion.sittings.queries import Queries

from .reveal import Reveal, reveal
from .seating import EDGES, Edge, Placement, edges, sides
from .services import WebServices, join_address


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A seat as this screen shows it."""

    seat: int
    edge: Edge
    """the edge that the person looks from"""
    side: Edge
    """the side of the screen on which the seat lies: its edge, unless all look from the same one"""
    claimed: bool
    """whether it has a phone"""
    connected: bool
    """whether that phone is connected now"""


@dataclass(frozen=True, slots=True)
class NextGame:
    """The next game at this table, as a phone sees it."""

    code: str
    seat: int | None
    """the seat of this phone's person there, if any"""
    stays: bool
    """whether that is the same seat, so that the phone goes there by itself"""


@dataclass(frozen=True, slots=True)
class ScreenData(SittingView):
    """A sitting as its viewer may see it, with what this screen shows besides."""

    incarnation: str
    """of the database: versions of different ones cannot be compared"""
    table: bool
    """whether it is a table screen"""
    viewer: int | None
    others: tuple[int, ...]
    """seats whose people share this phone"""
    seats: tuple[SeatInfo, ...]
    placement: Placement
    edges: tuple[Edge, ...]
    """the sides where a seat lies"""
    ready: bool
    """whether nothing has been done yet, so that it can still be set up"""
    next: NextGame | None
    """the next game at this table, after a finished one"""
    has_table: bool
    """whether a table screen is connected now"""
    answers: bool
    """whether this is another device than the one that asks for a seat"""
    reveal: Reveal | None
    join: Code | None
    """None if no phone can reach this machine by the name that it has here"""


def make_screen_data(
    look: SittingView,
    here: WebServices,
    origin: str,
    *,
    viewer: int | None,
    others: tuple[int, ...] = (),
    placement: Placement = "middle",
) -> ScreenData:
    """Return the values of a screen. `viewer` None is a table screen, the only one with a
    placement.
    """
    queries, presence = here.sittings.queries, here.presence
    sheet = queries.result(look.code) if look.ended else None
    way = join_address(look.code, origin)
    if viewer is not None:
        placement = "middle"
    near = {*presence.seats(look.code), *others, viewer}
    connected = tuple(has and seat in near for seat, has in enumerate(look.claimed))
    seats = _list_seats(look.claimed, connected, placement)
    lie = {one.side for one in seats}
    seen = {field.name: getattr(look, field.name) for field in fields(look)}
    return ScreenData(
        **seen,
        incarnation=queries.incarnation,
        table=viewer is None,
        viewer=viewer,
        others=others,
        seats=seats,
        placement=placement,
        edges=tuple(edge for edge in EDGES if edge in lie),
        ready=look.version == 0 and not look.ended,
        next=_next_game(look, viewer, queries),
        has_table=presence.has_table(look.code),
        answers=viewer is not None and viewer != look.table_seat,
        reveal=None if sheet is None else reveal(sheet, over=True, ended_at=look.ended_at),
        join=draw_join_code(way) if way else None,
    )


@lru_cache
def _list_seats(
    claimed: tuple[bool, ...], connected: tuple[bool, ...], placement: Placement
) -> tuple[SeatInfo, ...]:
    """Return the seats. Cached, so that screens with the same placement share the value."""
    at, lie = edges(len(claimed), placement), sides(len(claimed), placement)
    return tuple(map(SeatInfo, range(len(claimed)), at, lie, claimed, connected))


def _next_game(look: SittingView, viewer: int | None, queries: Queries) -> NextGame | None:
    if viewer is None or look.next_code is None or not look.ended:
        return None
    if not queries.is_sitting(look.next_code):
        return None
    seat = queries.seat_in_next(look.code, look.next_code, viewer)
    return NextGame(look.next_code, seat, stays=seat == viewer)


@lru_cache
def draw_join_code(address: str) -> Code:
    """Draw the QR code of an address. Cached: it takes milliseconds."""
    return draw_code(address, border=3)


def list_log_rows(
    entries: tuple[LogEntry, ...], began: int, *, back_from: int | None
) -> tuple[tuple[LogEntry, int, dict[str, object] | None], ...]:
    """Return each entry, the newest first, with its minute and the action that goes back to it.

    `back_from`: the version from which this reader may go back, if any.
    """
    return tuple(
        (entry, max(0, entry.at - began) // 60_000, _rewind_action(entry, back_from))
        for entry in reversed(entries)
    )


def list_trail_rows(entries: tuple[TrailEntry, ...], began: int) -> tuple[tuple[int, Message], ...]:
    """Return minute and words of each, the newest first."""
    return tuple((max(0, one.at - began) // 60_000, one.words) for one in reversed(entries))


def _rewind_action(entry: LogEntry, version: int | None) -> dict[str, object] | None:
    """Return the action that goes back to just after an entry; None if the game stands there
    already.
    """
    if version is None or entry.undone or entry.number == version or entry.back_to is None:
        return None
    if (entry.document or {}).get("kind") == "rewind":
        return None
    action: dict[str, object] = msgspec.to_builtins(Rewind(entry.back_to, version))
    return action
