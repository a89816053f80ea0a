"""A play as a file tells of it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from companion.engine.message import Message
from companion.sittings.chronicle import ChronicleDocument

NOT_A_NAME = frozenset({"control_character", "invisible"})
"""faults of names that no screen can show; what looks alike in an old play stays so"""
UNKNOWN_GAME = "history-import-game"
"""why a play of a game that is not here cannot be kept"""


@dataclass(frozen=True, slots=True)
class ImportedSeat:
    name: str
    guest: bool
    place: int
    total: int | None
    """None: nobody wrote it down"""
    winner: bool
    foreign_id: str | None = None
    """by which the program that it comes from knows them"""


@dataclass(frozen=True, slots=True)
class ImportedPlay:
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
    seats: tuple[ImportedSeat, ...]
    everybody: Collection[str | None] = ()
    """foreign ids of all in the file, who are so many people"""
    chronicle: ChronicleDocument | None = None


@dataclass(frozen=True, slots=True)
class Refused:
    """A play that cannot be read, or not be kept here."""

    row: int
    message: Message


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What came of a file, or would."""

    added: int
    known: int
    refused: tuple[Refused, ...]
    """plays of games that are here"""
    foreign: Refused | None = None
    """all plays of other games in one sentence, and where the first one stands"""
