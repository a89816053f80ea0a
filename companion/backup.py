"""A consistent copy of the database in one file, while a server may be writing to it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from companion.engine.refusal import GameError


class BackupError(GameError):
    """There is no copy, and nothing that looks like one. The key is a `cli-backup-…`."""


@dataclass(frozen=True, slots=True)
class Copied:
    """What a copy holds."""

    sittings: int
    entries: int


def backup(database: Path, target: Path) -> Copied:
    """Copies the SQLite file `database` to `target`, which must not exist yet, and reads it again.

    The copy is how the database stood at one moment, with everything that was committed by then.
    Raises BackupError.
    """
    if not database.is_file():
        raise BackupError("cli-backup-nothing", database=str(database))
    part = target.with_name(f"{target.name}.part")
    try:
        target.touch(exist_ok=False)
    except FileExistsError:
        raise BackupError("cli-backup-exists", file=str(target)) from None
    except OSError as error:
        raise BackupError("cli-backup-failed", reason=str(error.strerror)) from error
    try:
        part.unlink(missing_ok=True)
        copied = _copied(database, part)
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        target.unlink()
        part.unlink(missing_ok=True)
        raise BackupError("cli-backup-failed", reason=str(error)) from error
    return copied


def _copied(database: Path, part: Path) -> Copied:
    """Raises sqlite3.Error, also when the copy is not what it should be."""
    with (
        closing(sqlite3.connect(f"file:{quote(str(database.resolve()))}?mode=ro", uri=True)) as one,
        closing(sqlite3.connect(part, isolation_level=None)) as other,
    ):
        one.execute("BEGIN")  # what is counted is what is copied, whatever is written meanwhile
        expected = _count(one)
        one.backup(other)
        other.execute("PRAGMA journal_mode = DELETE")  # no second file beside it
        (verdict,) = other.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok" or _count(other) != expected:
            raise sqlite3.DatabaseError(f"{part.name}: {verdict}")
    return expected


def _count(connection: sqlite3.Connection) -> Copied:
    (sittings,) = connection.execute("SELECT count(*) FROM sittings").fetchone()
    (entries,) = connection.execute("SELECT count(*) FROM entries").fetchone()
    return Copied(sittings, entries)
