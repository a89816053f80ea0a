"""What is stored of a finished sitting beside its score: log in words, course, moments.

Made once, by the rules of that day, so that old logs never have to be folded again.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec

from companion.engine.chronicle import MOMENTS, Findings, PlayedEntry
from companion.engine.log import RedactedEntry
from companion.engine.message import Message

from . import results
from .folded import FoldedSitting
from .log_pages import read_log
from .redaction import redact

LONG_PAUSE = 30 * 60 * 1000
"""milliseconds without an entry after which nobody is taken to be playing"""


class ToldEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the log, as everybody may know it."""

    number: int
    at: int
    words: dict[str, Any]
    undone: bool = False
    hidden: bool = False
    """whether its content was never turned up"""


class ToldMoment(msgspec.Struct, frozen=True):
    entry: int
    words: dict[str, Any]


class ToldCourse(msgspec.Struct, frozen=True):
    """What the game counts, over its rounds."""

    counted: dict[str, Any]
    rounds: tuple[int, ...]
    values: tuple[tuple[int, ...], ...]
    """round after round, a value for each seat"""

    @property
    def words(self) -> Message:
        return results.decode_message(self.counted)


class PlayNotes(msgspec.Struct, frozen=True, omit_defaults=True):
    """What people noted about a play in another program, beside its result."""

    comment: str = ""
    location: str = ""
    location_id: str | None = None
    """its id in that program"""
    board: str = ""


class ChronicleDocument(msgspec.Struct, frozen=True):
    log: tuple[ToldEntry, ...] = ()
    courses: tuple[ToldCourse, ...] = ()
    moments: tuple[ToldMoment, ...] = ()
    roles: tuple[dict[str, Any] | None, ...] = ()
    """by seat"""
    first: int | None = None
    """the seat that began"""
    notes: PlayNotes | None = None
    """None: it came from no other program"""
    end: dict[str, Any] | None = None
    """what the game draws of its end instead of a podium"""


class ArchiveNotes(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is stored beside a chronicle so that the log can be exported as it is: how many entries
    it had when everything was revealed, and which of them nobody ever saw.
    """

    entries: int | None = None
    """None in documents of older versions"""
    unseen: dict[int, RedactedEntry] = {}


def make_chronicle(sitting: FoldedSitting) -> tuple[ChronicleDocument, Findings]:
    """Make the chronicle of a sitting whose end everybody has seen, without lasting secrets."""
    found = sitting.game.findings(tuple(_steps(sitting)))
    log = tuple(
        ToldEntry(
            one.number,
            one.at,
            msgspec.to_builtins(one.words),
            one.undone or one.mended_by is not None,
            one.secret,
        )
        for one in read_log(sitting, None)
    )
    moments = tuple(ToldMoment(one.entry, msgspec.to_builtins(one.words)) for one in found.moments)
    document = ChronicleDocument(
        log,
        tuple(_courses(sitting)),
        moments[:MOMENTS],
        msgspec.to_builtins(found.roles),
        found.first,
        end=msgspec.to_builtins(found.end),
    )
    return document, found


def read(document: bytes) -> ChronicleDocument:
    return msgspec.json.decode(document, type=ChronicleDocument)


def archive(sitting: FoldedSitting) -> ArchiveNotes:
    if not sitting.revealed:
        return ArchiveNotes()
    return ArchiveNotes(sitting.version, dict(redact(sitting, sitting.version)))


def encode(document: ChronicleDocument, beside: ArchiveNotes) -> bytes:
    """Encode a chronicle as it is stored."""
    beside_it = msgspec.to_builtins(beside, str_keys=True)
    return msgspec.json.encode(msgspec.to_builtins(document) | beside_it)


def played_for(sitting: FoldedSitting, started_at: int, ended_at: int) -> int:
    """Return the milliseconds from opening to end, without the times when nobody was playing."""
    played = (one.at for one in sitting.log.entries() if one.at <= ended_at)
    moments = [started_at, *played, ended_at]
    gaps = (later - at for at, later in pairwise(moments))
    return sum(gap for gap in gaps if 0 < gap < LONG_PAUSE)


def _steps(sitting: FoldedSitting) -> Iterator[PlayedEntry]:
    before = sitting.log.setup
    for one in sitting.log.effective():
        if one.state is None:
            return  # nobody here knows how it went on
        yield PlayedEntry(one.number, one.seat, one.action, before, one.state)
        before = one.state


def _courses(sitting: FoldedSitting) -> Iterator[ToldCourse]:
    papers = sitting.game.papers
    if papers is None or not sitting.revealed:
        return
    states = [one.state for one in sitting.log.effective() if one.state is not None]
    for course in papers.charts:
        marks = filter(None, map(course.mark, states))
        last = dict(sorted({mark.round: mark.values for mark in marks}.items()))
        if len(last) >= 2:  # fewer make no line
            counted = msgspec.to_builtins(course.counted)
            yield ToldCourse(counted, tuple(last), tuple(last.values()))
