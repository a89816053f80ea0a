"""Decides whether a file that took the place of the open one holds everything we know of."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import NamedTuple

from companion.store import database_file


class CachedSitting(NamedTuple):
    """A sitting in memory, as it was last written or read."""

    code: str
    number: int
    """of its last entry; 0 for none"""
    body: str
    table_hash: str | None = None
    """None: neither that of its table nor its phones are in memory"""
    phones: frozenset[str] = frozenset()


def judge(path: Path, remembered: Sequence[CachedSitting], revision: str) -> str | None:
    """Why the file at `path`, with the log beside it, is not to be gone on with, as
    `UnavailableError.reason`; None if all that is remembered is in it.

    A copy is looked at, of which no page changes: to open a foreign file beside our log would write
    one into the other.
    """
    try:
        with TemporaryDirectory() as folder:
            copy = Path(folder) / "copy.sqlite3"
            copyfile(path, copy)
            log = database_file.log_of(path)
            if not log.is_file():
                return _judge_copy(copy, remembered, revision)
            copyfile(log, database_file.log_of(copy))
            reason = _judge_copy(copy, remembered, revision)
            if reason != "damaged":
                return reason
            database_file.log_of(copy).unlink(missing_ok=True)
            copyfile(path, copy)
            alone = _judge_copy(copy, remembered, revision)
            return reason if alone == "damaged" else "replaced"  # sound, and our log is not its own
    except FileNotFoundError:
        return "gone"
    except OSError:
        return "disk"


def _judge_copy(copy: Path, remembered: Iterable[CachedSitting], revision: str) -> str | None:
    try:
        with closing(sqlite3.connect(copy)) as connection:
            return _judge(connection, remembered, revision)
    except (sqlite3.Error, UnicodeDecodeError):
        return "damaged"


def _judge(
    connection: sqlite3.Connection, remembered: Iterable[CachedSitting], revision: str
) -> str | None:
    if connection.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
        return "damaged"
    if connection.execute("SELECT version_num FROM alembic_version").fetchone() != (revision,):
        return "gone"
    return None if all(_is_there(connection, one) for one in remembered) else "replaced"


def _is_there(connection: sqlite3.Connection, one: CachedSitting) -> bool:
    sitting = connection.execute("SELECT table_hash FROM sittings WHERE code = ?", (one.code,))
    row = sitting.fetchone()
    if row is None:
        return False
    if one.table_hash is not None:
        phones = connection.execute("SELECT token_hash FROM claims WHERE sitting = ?", (one.code,))
        if row != (one.table_hash,) or {hash for (hash,) in phones} != one.phones:
            return False
    if not one.number:
        return True
    upto = "FROM entries WHERE sitting = ? AND number"
    there = connection.execute(f"SELECT count(*) {upto} <= ?", (one.code, one.number)).fetchone()
    last = connection.execute(f"SELECT body {upto} = ?", (one.code, one.number)).fetchone()
    return bool(there == (one.number,) and last == (one.body,))


def rescue(connection: sqlite3.Connection, path: Path) -> Path:
    """Copy the file that is still open, though another one has its name now, to the backups.

    Raises OSError and sqlite3.Error.
    """
    folder = path.parent / "backups"
    folder.mkdir(mode=0o700, exist_ok=True)
    target = folder / database_file.name_backup(path.stem, "replaced")
    with database_file.copy_open(connection, target):
        return target
