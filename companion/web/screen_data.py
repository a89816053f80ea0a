"""What the screens of a sitting draw from: one value for the table, a phone, the door, the log."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

import msgspec
import qrcode

from companion.engine.log import Rewind
from companion.engine.message import Message
from companion.engine.moves import MoveList
from companion.engine.score import ScoreSheet
from companion.sittings import LogEntry, SittingView, TakeOver, TrailEntry, UndoStep

from .reveal import Reveal, reveal
from .seating import EDGES, Edge, Placement, edges, sides
from .stream import Presence


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A seat at this screen."""

    seat: int
    edge: Edge
    """which it looks from"""
    side: Edge
    """of the screen, where it lies: its edge, unless all look from the same one"""
    claimed: bool
    """whether it has a phone"""
    connected: bool
    """whether that phone listens at the moment"""


@dataclass(frozen=True, slots=True)
class Code:
    """A QR code: what it says, and how to draw it."""

    address: str
    size: int
    """modules on a side, with the quiet ones around"""
    path: str
    """of an SVG, one unit a module"""


@dataclass(frozen=True, slots=True)
class NextGame:
    """The next game at this table, seen from a phone."""

    code: str
    seat: int | None
    """where this phone's person sits there, if they do"""
    stays: bool
    """whether that is the same seat as before: the phone goes there by itself"""


@dataclass(frozen=True, slots=True)
class ScreenData:
    """A sitting at one screen."""

    code: str
    incarnation: str
    """of the database: a version of another one is neither older nor newer"""
    game: str
    version: int
    table: bool
    """whether it is drawn for a table screen"""
    viewer: int | None
    others: tuple[int, ...]
    """seats whose people share this phone"""
    seats: tuple[SeatInfo, ...]
    placement: Placement
    edges: tuple[Edge, ...]
    """the sides where a seat lies"""
    ready: bool
    """whether nothing has been done yet: it is being set up"""
    ended: bool
    next: NextGame | None
    """what this table plays next, after a game that is over"""
    undo: UndoStep | None
    redo: UndoStep | None
    remarks: tuple[Message, ...]
    """what our notes say against what was done last, as far as this screen may show it"""
    table_seat: int | None
    """whose phone is the table screen"""
    has_table: bool
    """whether a table screen listens at the moment"""
    take_over: TakeOver | None
    """what every screen announces and anybody may stop"""
    asked: tuple[int, ...]
    """seats that this phone would like to have: another device says yes or no"""
    absent: tuple[int, ...]
    """seats that somebody has left"""
    answers: bool
    """whether this screen is of another device"""
    covers: bool
    """whether a seat without a phone may see its secrets under the cover"""
    reveal: Reveal | None
    join: Code | None
    """None where no phone can reach this machine by the name it has here"""
    moves: MoveList
    """what may be done from here now"""


@dataclass(frozen=True, slots=True)
class TakenOverScreen:
    """A sitting at the screen from which a phone has just taken over."""

    code: str
    incarnation: str
    version: int
    take_over: TakeOver | None
    table: bool = True
    asked: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()


def make_screen_data(
    look: SittingView,
    incarnation: str,
    presence: Presence,
    sheet: ScoreSheet | None,
    join: Code | None,
    *,
    viewer: int | None,
    others: tuple[int, ...] = (),
    placement: Placement = "middle",
    next: NextGame | None = None,
) -> ScreenData:
    """`viewer` None is a table screen, which alone lies somewhere."""
    if viewer is not None:
        placement = "middle"
    at, lie = edges(len(look.names), placement), sides(len(look.names), placement)
    connected = presence.seats(look.code)
    return ScreenData(
        code=look.code,
        incarnation=incarnation,
        game=look.game,
        version=look.version,
        table=viewer is None,
        viewer=viewer,
        others=others,
        seats=tuple(
            SeatInfo(
                seat,
                at[seat],
                lie[seat],
                claimed,
                claimed and (seat in connected or seat == viewer or seat in others),
            )
            for seat, claimed in enumerate(look.claimed)
        ),
        placement=placement,
        edges=tuple(edge for edge in EDGES if edge in lie),
        ready=look.version == 0 and not look.ended,
        ended=look.ended,
        next=next,
        undo=look.undo,
        redo=look.redo,
        remarks=look.remarks,
        table_seat=look.table_seat,
        has_table=presence.has_table(look.code),
        take_over=look.take_over,
        asked=look.asked,
        absent=look.absent,
        answers=viewer is not None and viewer != look.table_seat,
        covers=look.covers,
        reveal=None if sheet is None else reveal(sheet, over=True, ended_at=look.ended_at),
        join=join,
        moves=look.moves,
    )


@lru_cache
def code(address: str) -> Code:
    """The QR code that leads there; drawing one takes milliseconds."""
    qr = qrcode.QRCode(border=3)
    qr.add_data(address)
    matrix = qr.get_matrix()
    path = "".join(
        f"M{x} {y}h{n}v1h-{n}z" for y, row in enumerate(matrix) for x, n in _dark(tuple(row))
    )
    return Code(address, len(matrix), path)


def _dark(row: tuple[bool, ...]) -> Iterator[tuple[int, int]]:
    """Where dark modules begin side by side, and how many there are."""
    x = 0
    for dark, run in groupby(row):
        n = len(tuple(run))
        if dark:
            yield x, n
        x += n


@dataclass(frozen=True, slots=True)
class LogRow:
    """An entry of the log on a screen."""

    entry: LogEntry
    minute: int
    """since the sitting began"""
    back: dict[str, object] | None
    """the action that goes back to just after it"""


def list_log_rows(
    entries: tuple[LogEntry, ...], began: int, *, back_from: int | None
) -> tuple[LogRow, ...]:
    """The newest first. `back_from`: the version from which this reader may go back, if any."""
    return tuple(
        LogRow(entry, max(0, entry.at - began) // 60_000, _rewind_action(entry, back_from))
        for entry in reversed(entries)
    )


@dataclass(frozen=True, slots=True)
class TrailRow:
    """An entry of the trail on a screen."""

    words: Message
    minute: int


def list_trail_rows(entries: tuple[TrailEntry, ...], began: int) -> tuple[TrailRow, ...]:
    """The newest first."""
    return tuple(TrailRow(one.words, max(0, one.at - began) // 60_000) for one in reversed(entries))


def _rewind_action(entry: LogEntry, version: int | None) -> dict[str, object] | None:
    """Not to where everybody is already."""
    if version is None or entry.undone or entry.number == version or entry.back_to is None:
        return None
    if (entry.document or {}).get("kind") == "rewind":
        return None
    action: dict[str, object] = msgspec.to_builtins(Rewind(entry.back_to, version))
    return action
