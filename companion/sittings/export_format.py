"""A whole sitting as one document, to be moved to another installation.

A chain of checksums runs over its entries.

Each entry's `hash` is SHA-256 over the hash before it (its 64 letters) and the entry without its
`hash`, written as JSON in one certain way: keys in the order of their letters, no spaces, UTF-8.
`head` is made likewise from everything that stands before it, with nothing in front, and `closing`
from the last hash and what stands after the entries. This finds damage; it proves nothing about
who wrote the document.

There are no tokens in it. Ids and fingerprints of what clients sent are, so that what is sent once
more after the move happens once all the same.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from companion.documents import decode
from companion.engine.log import RedactedEntry
from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError
from companion.engine.score import ScoreSheet
from companion.store import EntryRow, Result, Sitting

from . import results
from .tokens import parse_code

FORMAT = 4
"""rises when the document changes its shape or its meaning; 1 had no entries of kind `mend`, 2 told
neither guests nor whether the result was corrected, after a mend of 3 later entries named things by
the numbers that stood in them, and nobody went back to before one"""
READ = (1, 2, 3, FORMAT)
MOST_ENTRIES = 20_000
AT_ONCE = 2047
"""bytes that are hashed without letting go of the interpreter. A thread that lets go of it for a
moment, again and again, wakes those who wait for it too late each time, and they never come to ask
for their turn: a coin waited 0.4 s for a house that was looked through
"""
YEAR_9999 = 253_370_764_800_000

Moment = Annotated[int, msgspec.Meta(ge=0, le=YEAR_9999)]
Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class MovedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    name: str
    guest: bool = False
    """somebody who is not kept as a person"""


class ExportedEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of the log."""

    number: int
    seat: int | None
    """null: the table, or the clock"""
    at: Moment
    """the server's wall clock, milliseconds"""
    id: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    """the one that the client made"""
    request: Hash | None
    """fingerprint of what the client sent; null where it could be used to guess at a secret"""
    action: dict[str, Any]
    """as it was decided: luck and the clock stand in it.

    Of kind `unseen` where it was secret and taken back before anybody saw it.
    """
    hash: Hash


class MovedLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    points: int
    rule: str | None


class MovedScore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    total: int
    place: int
    winner: bool
    lines: tuple[MovedLine, ...]


class ExportedResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the sitting came to, in the order of the seats."""

    players: tuple[MovedScore, ...]
    decided_by: str

    @classmethod
    def from_sheet(cls, sheet: ScoreSheet) -> ExportedResult:
        return msgspec.convert(sheet, cls, from_attributes=True)

    @property
    def essence(self) -> object:
        """What two companions that know the same rules agree on."""
        return self.decided_by, [(one.total, one.place, one.winner) for one in self.players]


class ExportedSitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole sitting, with a chain of checksums over its entries."""

    format: int
    code: str
    """by which it was known at home"""
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: tuple[MovedSeat, ...]
    created_at: Moment
    head: Hash
    entries: Annotated[tuple[ExportedEntry, ...], msgspec.Meta(max_length=MOST_ENTRIES)]
    ended_at: Moment | None
    result: ExportedResult | None
    """null while it runs"""
    closing: Hash
    corrected_at: Moment | None = None
    """when somebody put the result right: then it is not what the entries come to"""


class _FormatVersion(msgspec.Struct, frozen=True):
    format: int


def read(body: bytes) -> ExportedSitting:
    """Decode a document and check its chain. What it says may still be against the rules.

    Raises ShapeError and FaultyError.
    """
    version = decode(body, _FormatVersion).format
    if version not in READ:
        message = Message("house-import-format", format=str(version), known=str(FORMAT))
        raise FaultyError((Fault("format", "unknown_format", message),))
    return decode(body, ExportedSitting, faults)


def document(
    row: Sitting,
    entries: Sequence[EntryRow],
    result: Result | None,
    unseen: Mapping[int, RedactedEntry],
) -> ExportedSitting:
    """Make the document of a sitting; `unseen` stands for what nobody ever saw."""
    guests = msgspec.json.decode(row.guests or "[]")
    seats = tuple(
        MovedSeat(name, seat in guests) for seat, name in enumerate(msgspec.json.decode(row.seats))
    )
    head: dict[str, Any] = {
        "format": FORMAT,
        "code": row.code,
        "game": row.game,
        "rules_version": row.rules_version,
        "options": msgspec.json.decode(row.options),
        "seats": seats,
        "created_at": row.created_at,
    }
    end: dict[str, Any] = {"ended_at": row.ended_at, "result": None}
    if result is not None:
        end["result"] = ExportedResult.from_sheet(results.decode_sheet(result.sheet))
        if result.corrected_at is not None:
            end["corrected_at"] = result.corrected_at
    first = last = chain_hash("", head)
    moved = []
    for entry in entries:
        written = _export_entry(entry, unseen.get(entry.number))
        last = chain_hash(last, written)
        moved.append(ExportedEntry(**written, hash=last))
    return ExportedSitting(
        **head, head=first, entries=tuple(moved), **end, closing=chain_hash(last, end)
    )


def _export_entry(entry: EntryRow, unseen: RedactedEntry | None) -> dict[str, Any]:
    action = msgspec.json.decode(entry.body) if unseen is None else msgspec.to_builtins(unseen)
    return {
        "number": entry.number,
        "seat": entry.seat,
        "at": entry.at,
        "id": entry.action_id,
        "request": (entry.request_hash or None) if unseen is None else None,
        "action": action,
    }


def faults(document: ExportedSitting) -> tuple[Fault, ...]:
    """Return where its chain breaks, or else what is wrong with it."""
    break_ = _break(document)
    if break_ is not None:
        return (Fault(break_, "broken_chain", Message("house-import-broken")),)
    found, ids = [], set[str]()
    if parse_code(document.code) != document.code:
        found.append(Fault("code", "no_code", Message("house-import-code")))
    for index, entry in enumerate(document.entries):
        path = f"entries[{index}]"
        if entry.number != index + 1:
            found.append(Fault(f"{path}.number", "gap", Message("house-import-broken")))
        if entry.id in ids:
            found.append(Fault(f"{path}.id", "id_twice", Message("house-import-id-twice")))
        ids.add(entry.id)
    return tuple(found)


def _break(document: ExportedSitting) -> str | None:
    """Return where the chain breaks first, or None."""
    whole = msgspec.to_builtins(document)
    end = {key: whole.pop(key) for key in ("ended_at", "result", "corrected_at") if key in whole}
    entries, head, closing = whole.pop("entries"), whole.pop("head"), whole.pop("closing")
    if head != chain_hash("", whole):
        return "head"
    last = head
    for index, entry in enumerate(entries):
        said, last = entry.pop("hash"), chain_hash(last, entry)
        if said != last:
            return f"entries[{index}].hash"
    return None if closing == chain_hash(last, end) else "closing"


def chain_hash(before: str, part: object) -> str:
    """Return the next checksum of the chain."""
    canonical = before.encode("ascii") + msgspec.json.encode(part, order="sorted")
    found = hashlib.sha256()
    for at in range(0, len(canonical), AT_ONCE):
        found.update(canonical[at : at + AT_ONCE])
    return found.hexdigest()
