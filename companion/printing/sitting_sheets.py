"""Values that a sitting prints: the result, the sheet to resume it, tents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import qrcode

from companion.engine.message import Message
from companion.engine.print import Resume
from companion.engine.score import ScoreSheet


@dataclass(frozen=True, slots=True)
class Course:
    """Something that was counted over the rounds of a game, to be drawn as a chart."""

    counted: Message
    """what is counted: "Gold" """
    rounds: tuple[int, ...]
    values: tuple[tuple[int, ...], ...]
    """for each round a value for each seat"""


@dataclass(frozen=True, slots=True)
class FinishedSitting:
    sheet: ScoreSheet
    game: Message
    """the name of the game"""
    when: str = ""
    """an ISO date"""
    details: tuple[Message, ...] = ()
    """edition and variants"""
    courses: tuple[Course, ...] = ()
    moments: tuple[Message, ...] = ()
    unscored: tuple[int, ...] = ()
    """seats whose points are not known"""
    end: Mapping[str, Any] | None = None
    """what is kept of its end where the game draws it (`printables/<game>/end.html`)"""


@dataclass(frozen=True, slots=True)
class Gathering:
    """A sitting in progress."""

    game: Message
    names: tuple[str, ...]
    """by seat; '' for a seat without a name"""
    code: str
    address: str
    """URL by which phones join; '' if none can"""
    resume: Resume | None = None
    log: tuple[Message, ...] = ()
    """the latest entries, newest first"""
    when: str = ""


TENTS_A_PAGE = 2


def tent_pages(people: int) -> int:
    return -(-people // TENTS_A_PAGE)


@dataclass(frozen=True, slots=True)
class Code:
    address: str
    size: int
    """modules on each side, with the quiet zone"""
    path: str
    """SVG path data, one unit for each module"""


MOST_CODED = 2953
"""bytes in the largest code, with the lowest error correction"""


def code(address: str, *, on_screen: bool = False, border: int = 4) -> Code:
    """Make a QR code; for a screen with the lowest error correction. Raises ValueError for more
    than `MOST_CODED`.
    """
    spare = qrcode.constants.ERROR_CORRECT_L if on_screen else qrcode.constants.ERROR_CORRECT_M
    qr = qrcode.QRCode(border=border, error_correction=spare)
    qr.add_data(address)
    matrix = qr.get_matrix()
    path = "".join(_row(y, row) for y, row in enumerate(matrix))
    return Code(address, len(matrix), path)


def _row(y: int, row: Sequence[bool]) -> str:
    """Draw adjacent dark modules as one rectangle, so that no white lines show between them."""
    path, x = "", 0
    while x < len(row):
        end = x
        while end < len(row) and row[end]:
            end += 1
        if end > x:
            path += f"M{x} {y}h{end - x}v1h-{end - x}z"
        x = end + 1
    return path
