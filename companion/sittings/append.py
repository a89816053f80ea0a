"""Write entries into the database, with everything there that follows from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from companion.engine.game import Deadline
from companion.engine.log import LogHead, Mend, Rewind
from companion.engine.score import ScoreSheet
from companion.store import Entry, Sitting, WriteSession

from . import records, tokens
from .authorising import CLOCK
from .chronicle import played_for
from .correcting import SeatCorrection
from .entries import DecidedEntry
from .export_format import ExportedEntry, ExportedSitting
from .folded import FoldedSitting


@dataclass(frozen=True, slots=True)
class PreparedEntry:
    """The next entry of a sitting, and what follows from it elsewhere in the database."""

    sitting: FoldedSitting
    names: tuple[str, ...]
    """with which the result was made out"""
    entry: DecidedEntry
    deadline: Deadline[Any] | None
    sheet: ScoreSheet | None
    """the result, without what would have turned it; None while the game goes on"""

    @property
    def number(self) -> int:
        return self.entry.number

    def is_plain(self, due_at: int | None) -> bool:
        """Return whether nothing follows from it: the game goes on, and the deadline, which is due
        at `due_at`, stays as it is.
        """
        if self.sheet is not None or (self.deadline is None) != (due_at is None):
            return False
        return self.deadline is None or (
            self.deadline.at == due_at
            and self.deadline == self.sitting.deadline()
            and self.entry.head.mend == self.sitting.head.mend
        )

    def follows(self, sitting: FoldedSitting) -> bool:
        """Return whether it is still the next entry of this sitting, with these names."""
        is_next = self.sitting is sitting and self.number == sitting.version + 1
        return is_next and self.names == sitting.names


def prepare_entry(sitting: FoldedSitting, entry: DecidedEntry) -> PreparedEntry:
    """Return the entry with what follows from it."""
    game, names, state = sitting.game, sitting.names, entry.head.state
    return PreparedEntry(sitting, names, entry, game.deadline(state), game.result(state, names))


def write_entry(
    session: WriteSession, row: Sitting, prepared: PreparedEntry, id: str, request_hash: str
) -> None:
    """Add an entry to the database, with everything that follows from it."""
    entry, deadline = prepared.entry, prepared.deadline
    session.add(Entry(**columns(row.code, entry, entry.body, id, request_hash)))
    row.due_at = None
    if deadline is not None:
        over = session.entry_with_id(row.code, clock_id(deadline, entry.head))
        row.due_at = deadline.at if over is None and not _too_late(deadline, entry) else None
    row.touched_at = entry.at
    _write_result(session, row, prepared.sitting, prepared.sheet, entry.at)


def columns(
    code: str, entry: DecidedEntry | ExportedEntry, body: str, id: str, request_hash: str
) -> dict[str, Any]:
    """Return the columns of an entry's row."""
    return {
        "sitting": code,
        "number": entry.number,
        "seat": entry.seat,
        "at": entry.at,
        "action_id": id,
        "body": body,
        "request_hash": request_hash,
    }


def _too_late(deadline: Deadline[Any], entry: DecidedEntry) -> bool:
    """Return whether an undo or a mend brings a deadline back too late for it to happen."""
    back = isinstance(entry.action, Rewind | Mend)
    return back and not deadline.missed and deadline.at <= entry.at


def write_imported(
    session: WriteSession,
    code: str,
    sitting: FoldedSitting,
    document: ExportedSitting,
    table_hash: str,
    *,
    by_stranger: bool,
) -> None:
    """Write a sitting from another house, with log and result; `sitting` is folded from it."""
    deadline, ids = sitting.deadline(), {one.id for one in document.entries}
    if deadline is not None and clock_id(deadline, sitting.head) in ids:
        deadline = None
    row = _sitting_row(code, document, sitting.options, sitting.names, table_hash)
    row.due_at = None if deadline is None else deadline.at
    session.add(row)
    session.add_all(
        columns(code, made, made.body, entry.id, entry.request or "")
        for made, entry in zip(sitting.log.entries(), document.entries, strict=True)
    )
    if document.ended_at is not None:
        source = records.STRANGER if by_stranger else records.SITTING
        _write_result(session, row, sitting, sitting.result(), document.ended_at, source)
        result, at = session.results.find(code), document.corrected_at
        if result is not None and document.result is not None and at is not None:
            seats = [SeatCorrection(one.total, one.winner) for one in document.result.players]
            records.correct(session, result, seats, at)


def write_archived(
    session: WriteSession, code: str, document: ExportedSitting, names: Sequence[str]
) -> None:
    """Write a finished sitting of another house beside its result, without folding it. It has no
    table any more.
    """
    table_hash = tokens.token_hash(tokens.new_token())
    row = _sitting_row(code, document, document.options, names, table_hash)
    row.ended_at = document.ended_at
    session.add(row)
    session.add_all(
        columns(
            code, entry, msgspec.json.encode(entry.action).decode(), entry.id, entry.request or ""
        )
        for entry in document.entries
    )


def _sitting_row(
    code: str, document: ExportedSitting, options: object, names: Sequence[str], table_hash: str
) -> Sitting:
    """Return the row of a sitting from another house, as if it went on and nothing were due."""
    guests = [at for at, seat in enumerate(document.seats) if seat.guest]
    return Sitting(
        code=code,
        game=document.game,
        rules_version=document.rules_version,
        options=msgspec.json.encode(options).decode(),
        seats=msgspec.json.encode(names).decode(),
        guests=msgspec.json.encode(guests).decode(),
        created_at=document.created_at,
        touched_at=document.entries[-1].at if document.entries else document.created_at,
        table_hash=table_hash,
    )


def _write_result(
    session: WriteSession,
    row: Sitting,
    sitting: FoldedSitting,
    sheet: ScoreSheet | None,
    at: int,
    source: str = records.SITTING,
) -> None:
    """Store the result while the sitting is at its end, else remove it. What would have turned it
    is added later.
    """
    result = session.results.find(row.code) if row.ended_at is not None else None
    if sheet is None:
        row.ended_at = None
        if result is not None:
            session.results.remove(row.code)
        return
    if row.ended_at is None:
        row.ended_at = at
    if result is not None:
        result.corrected_at = None
        records.rewrite(session, result, sheet)
        return
    records.write(
        session,
        records.Record(
            code=row.code,
            source=source,
            game=row.game,
            options=row.options,
            names=sitting.names,
            started_at=row.created_at,
            ended_at=row.ended_at,
            sheet=sheet,
            guests=msgspec.json.decode(row.guests or "[]"),
            played_for=played_for(sitting, row.created_at, row.ended_at),
        ),
    )


def clock_id(deadline: Deadline[Any], head: LogHead[Any]) -> str:
    """Return the id of a deadline: one for each thing and moment on one line through the log.

    A time-out that was taken back does not come again; one that was put off does, and so does one
    that a mend brings back.
    """
    line = f":{head.mend}" if head.mend else ""
    return f"{CLOCK}{deadline.id}:{deadline.at}{line}"
