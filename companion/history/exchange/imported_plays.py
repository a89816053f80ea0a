"""A play as an imported file describes it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from companion.engine.message import Message
from companion.sittings.chronicle import ChronicleDocument

NOT_A_NAME = frozenset({"control_character", "invisible"})
"""faults of names that no screen can show; look-alikes in old plays are accepted"""
UNKNOWN_GAME = "history-import-game"
"""why a play of an unknown game cannot be imported"""


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
    """its place in the file"""
    play: str
    """its id"""
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
    """foreign ids of all people in the file, who are all different"""
    chronicle: ChronicleDocument | None = None


@dataclass(frozen=True, slots=True)
class RefusedPlay:
    """A play that cannot be read, or not be imported."""

    row: int
    message: Message


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What an import did, or would do."""

    added: int
    known: int
    refused: tuple[RefusedPlay, ...]
    """plays of games that are known here"""
    foreign: RefusedPlay | None = None
    """all plays of other games in one sentence, with the place of the first one"""
