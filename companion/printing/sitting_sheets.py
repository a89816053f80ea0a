"""What a sitting brings to paper: who sat there, how it stands, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import qrcode

from companion.engine.message import Message
from companion.engine.print import Resume
from companion.engine.score import ScoreSheet


@dataclass(frozen=True, slots=True)
class Course:
    """The picture of a game over its rounds: a line for every seat."""

    counted: Message
    """what is counted: "Gold" """
    rounds: tuple[int, ...]
    values: tuple[tuple[int, ...], ...]
    """round after round, a value for each seat"""


@dataclass(frozen=True, slots=True)
class Finished:
    """What the result sheet tells."""

    sheet: ScoreSheet
    game: Message
    """what the game is called"""
    when: str = ""
    """the day, in figures"""
    details: tuple[Message, ...] = ()
    """edition, rounds, variants: what stands under the title"""
    courses: tuple[Course, ...] = ()
    moments: tuple[Message, ...] = ()
    unscored: tuple[int, ...] = ()
    """seats of which nobody wrote down what they had"""


@dataclass(frozen=True, slots=True)
class Gathering:
    """People at a table, and how one finds it."""

    game: Message
    names: tuple[str, ...]
    """by seat; '' for one that goes by its colour"""
    code: str
    address: str
    """where phones join; '' where none can"""
    resume: Resume | None = None
    log: tuple[Message, ...] = ()
    """what happened last, the newest first"""
    when: str = ""


TENTS_A_PAGE = 2


def tent_pages(people: int) -> int:
    return -(-people // TENTS_A_PAGE)


@dataclass(frozen=True, slots=True)
class Code:
    """A QR code: what it says, and how to draw it."""

    address: str
    size: int
    """modules on a side, with the quiet ones around"""
    path: str
    """of an SVG, one unit a module"""


MOST_CODED = 2953
"""bytes in the largest code, where nothing is repeated for the sake of damaged paper"""


def code(address: str, *, on_screen: bool = False, border: int = 4) -> Code:
    """`on_screen`: with as few modules as possible, since nothing will be torn off there. Raises
    ValueError for more than `MOST_CODED`.
    """
    spare = qrcode.constants.ERROR_CORRECT_L if on_screen else qrcode.constants.ERROR_CORRECT_M
    qr = qrcode.QRCode(border=border, error_correction=spare)
    qr.add_data(address)
    matrix = qr.get_matrix()
    path = "".join(_row(y, row) for y, row in enumerate(matrix))
    return Code(address, len(matrix), path)


def _row(y: int, row: Sequence[bool]) -> str:
    """Dark modules side by side are drawn as one, so that no white hair shows between them."""
    path, x = "", 0
    while x < len(row):
        end = x
        while end < len(row) and row[end]:
            end += 1
        if end > x:
            path += f"M{x} {y}h{end - x}v1h-{end - x}z"
        x = end + 1
    return path
