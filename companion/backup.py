"""The database as one file and back.

A copy is consistent while a server may be writing; it is put back where nothing is lost by it.
"""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from urllib.parse import quote

from companion.engine.refusal import GameError
from companion.store import known_revisions


class BackupError(GameError):
    """There is no copy, and nothing that looks like one. The key is a `cli-backup-…`."""


class RestoreError(GameError):
    """Nothing was put back, and everything is as it was. The key is a `cli-restore-…`."""


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


def restore(file: Path, database: Path) -> Copied:
    """Puts the copy `file` in the place of the SQLite file `database`, which must hold no sittings.

    Nobody may have `database` open: see `Store.set_aside`. Raises RestoreError.
    """
    if not file.is_file():
        raise RestoreError("cli-restore-nothing", file=str(file))
    part = database.with_name(f"{database.name}.part")
    try:
        with _reading(database) as here:
            if _count(here).sittings:
                raise RestoreError("cli-restore-not-empty", database=str(database))
        part.unlink(missing_ok=True)
        with _reading(file) as there:
            _check_revision(there)
        copied = _copied(file, part)
        _renew(part)
        for rest in ("-wal", "-shm"):
            database.with_name(database.name + rest).unlink(missing_ok=True)
        part.replace(database)
    except (OSError, sqlite3.Error) as error:
        raise RestoreError("cli-restore-failed", file=str(file), reason=str(error)) from error
    finally:
        part.unlink(missing_ok=True)
    return copied


def _renew(database: Path) -> None:
    """It is not the database any more from which it was copied: see `store.Incarnation`."""
    with closing(sqlite3.connect(database)) as connection, connection:
        known = "SELECT 1 FROM sqlite_master WHERE name = 'incarnation'"
        if connection.execute(known).fetchone():  # else it gets one when it is migrated
            connection.execute("UPDATE incarnation SET id = ?", (secrets.token_hex(8),))


def _check_revision(connection: sqlite3.Connection) -> None:
    """Raises RestoreError if a newer companion made it, sqlite3.Error if none did."""
    found = {revision for (revision,) in connection.execute("SELECT * FROM alembic_version")}
    if not found <= known_revisions():
        raise RestoreError("cli-restore-newer")


def _reading(database: Path) -> closing[sqlite3.Connection]:
    address = f"file:{quote(str(database.resolve()))}?mode=ro"
    return closing(sqlite3.connect(address, uri=True))


def _copied(database: Path, part: Path) -> Copied:
    """Raises sqlite3.Error, also when the copy is not what it should be."""
    with (
        _reading(database) as one,
        closing(sqlite3.connect(part, isolation_level=None)) as other,
    ):
        one.execute("BEGIN")  # what is counted is what is copied, whatever is written meanwhile
        expected = _count(one)
        one.backup(other)
        other.execute("PRAGMA journal_mode = DELETE")  # no second file beside it
        (verdict,) = other.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok" or not _same(one, other):
            raise sqlite3.DatabaseError(f"{part.name}: {verdict}")
    return expected


def _same(one: sqlite3.Connection, other: sqlite3.Connection) -> bool:
    """Row by row, whatever tables there are."""
    every = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
    tables = [name for (name,) in one.execute(every)]
    reads: Iterable[str] = (every, *(f'SELECT * FROM "{name}"' for name in tables))
    return all(
        mine == theirs
        for read in reads
        for mine, theirs in zip_longest(one.execute(read), other.execute(read))
    )


def _count(connection: sqlite3.Connection) -> Copied:
    (sittings,) = connection.execute("SELECT count(*) FROM sittings").fetchone()
    (entries,) = connection.execute("SELECT count(*) FROM entries").fetchone()
    return Copied(sittings, entries)
