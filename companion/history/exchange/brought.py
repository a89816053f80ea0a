"""A play as a file tells of it."""

from __future__ import annotations

from dataclasses import dataclass

from companion.engine.message import Message

NOT_A_NAME = frozenset({"control_character", "invisible"})
"""faults of names that no screen can show; what looks alike in an old play stays so"""


@dataclass(frozen=True, slots=True)
class BroughtSeat:
    name: str
    guest: bool
    place: int
    total: int
    winner: bool


@dataclass(frozen=True, slots=True)
class BroughtPlay:
    row: int
    """where in the file it stands"""
    play: str
    """by which it is known"""
    source: str
    game: str
    edition: str
    started_at: int
    ended_at: int
    played_for: int | None
    decided_by: str
    counts: bool
    scored: bool
    seats: tuple[BroughtSeat, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """A play that cannot be read, or not be kept here."""

    row: int
    message: Message


@dataclass(frozen=True, slots=True)
class RefusedRow:
    row: int
    message: Message


@dataclass(frozen=True, slots=True)
class Brought:
    """What came of a file, or would."""

    added: int
    known: int
    refused: tuple[RefusedRow, ...]
