"""Back up the database to one file, and restore it.

A backup is consistent while a server is writing. A restore overwrites nothing that was played.
"""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import quote

import msgspec

from companion.engine.refusal import GameError
from companion.store import (
    IN_USE,
    StartError,
    Store,
    UnavailableError,
    copy_database,
    open_store,
    revisions,
)
from companion.store.database_file import copy_open, has_log, name_backup

BACKUPS_KEPT = 7
"""backups that stay beside the database"""
WEEK = 7 * 24 * 60 * 60 * 1000
"""milliseconds after which a backup is old"""


class BackupError(GameError):
    """No backup was made, and no partial file is left."""


class RestoreError(GameError):
    """Nothing was restored or changed. The key is a `cli-restore-…`."""


@dataclass(frozen=True, slots=True)
class Contents:
    """How much a database holds."""

    sittings: int
    entries: int


def backup(database: Path, target: Path) -> Contents:
    """Copy the SQLite file `database` to `target`, which must not exist, and verify the copy.

    The copy is a snapshot with everything committed when it began. Raises BackupError.
    """
    if not database.is_file():
        raise BackupError("cli-backup-nothing", database=str(database))
    try:
        target.touch(mode=0o600, exist_ok=False)
    except FileExistsError:
        raise BackupError("cli-backup-exists", file=str(target)) from None
    except OSError as error:
        raise BackupError(
            "cli-cannot-write", file=str(target), reason=str(error.strerror)
        ) from error
    try:
        with _write_aside(target) as part:
            return _copy_database(database, part)
    except (OSError, sqlite3.Error) as error:
        target.unlink()
        raise BackupError("cli-backup-failed", reason=str(error)) from error


@contextmanager
def _write_aside(target: Path) -> Iterator[Path]:
    """Yield a path for a database that replaces `target` once complete; nothing else is left."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        yield part
        part.replace(target)
    finally:
        for rest in ("", "-wal", "-shm"):
            with suppress(OSError):
                part.with_name(part.name + rest).unlink(missing_ok=True)


@dataclass(frozen=True, slots=True)
class BackupFile:
    """A backup beside the database."""

    file: str
    """its name"""
    at: int
    """when it was made, in milliseconds of the machine's clock"""
    size: int
    """bytes"""


class RollingBackups:
    """Backups in the folder `backups` beside the database; the seven newest stay."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self.folder = database.parent / "backups"

    def make_private(self) -> None:
        """Take access from everybody but the owner, also for backups of older versions."""
        with suppress(OSError):
            self.folder.chmod(0o700)
        for one in self._copies():
            with suppress(OSError):
                one.chmod(0o600)

    def every(self) -> tuple[BackupFile, ...]:
        """List the backups, newest first."""
        found = []
        for one in self._copies():
            with suppress(FileNotFoundError):  # the oldest goes meanwhile
                is_so = one.stat()
                found.append(BackupFile(one.name, is_so.st_mtime_ns // 1_000_000, is_so.st_size))
        return tuple(sorted(found, key=lambda kept: (kept.at, kept.file), reverse=True))

    def last(self) -> int | None:
        """Return when the newest was made, in milliseconds; None without one."""
        return next((one.at for one in self.every()), None)

    def copy(self, why: str = "daily") -> Path:
        """Make one more and delete the oldest beyond seven. Raises BackupError."""
        target = self.folder / name_backup(self._database.stem, why)
        try:
            self.folder.mkdir(mode=0o700, exist_ok=True)
            for broken_off in self.folder.glob("*.part"):
                broken_off.unlink()
            with (
                _write_aside(target) as part,
                open_read_only(self._database) as one,
                copy_open(one, part) as other,
            ):
                (verdict,) = other.execute("PRAGMA quick_check").fetchone()
                if verdict != "ok":
                    raise sqlite3.DatabaseError(verdict)
            delete_old_backups(self.folder, self._database.stem, BACKUPS_KEPT)
        except (OSError, sqlite3.Error) as error:
            raise BackupError("cli-backup-failed", reason=str(error)) from error
        return target

    def _copies(self) -> Iterator[Path]:
        return self.folder.glob(f"{self._database.stem}-*.sqlite3")


class NewestBackup(msgspec.Struct, frozen=True):
    """The newest copy of the database that is known of."""

    file: str
    """its whole path, perhaps on a disk that is not here now"""
    at: int
    """when it was made, in milliseconds of the machine's clock"""

    def is_old(self, now: int) -> bool:
        return now - self.at > WEEK


def note_backup(folder: Path, target: Path) -> None:
    """Note in the instance `folder` that `target` was made. One that cannot be written to gets no
    note: the backup is good all the same.
    """
    made = NewestBackup(str(target.resolve()), target.stat().st_mtime_ns // 1_000_000)
    part = folder / "last-backup.part"
    with suppress(OSError):
        part.write_bytes(msgspec.json.encode(made))
        part.replace(folder / "last-backup.json")


def find_newest_backup(folder: Path, database: Path | None) -> NewestBackup | None:
    """Find the newest copy, beside the `database` or where `companion backup` has put one; None if
    there is none. A noted one that was deleted does not count; one whose folder is not here does.
    """
    found = []
    if database is not None:
        beside = RollingBackups(database)
        found = [NewestBackup(str(beside.folder / one.file), one.at) for one in beside.every()[:1]]
    with suppress(OSError, msgspec.DecodeError):
        noted = msgspec.json.decode((folder / "last-backup.json").read_bytes(), type=NewestBackup)
        if not _is_deleted(Path(noted.file)):
            found.append(noted)
    return max(found, key=lambda one: one.at, default=None)


def _is_deleted(file: Path) -> bool:
    """Whether it is gone from a folder that is here and open to us."""
    try:
        return file.parent.is_dir() and not file.is_file()
    except OSError:
        return False


def delete_old_backups(folder: Path, stem: str, keep: int) -> None:
    """Delete all but the `keep` newest files that `name_backup` named. Raises OSError."""
    named = folder.glob(f"{stem}-[0-9]*T[0-9]*-*.sqlite3")
    backups = sorted(named, key=lambda one: one.stat().st_mtime_ns)
    for old in backups[:-keep]:
        old.unlink(missing_ok=True)


def backup_before_migration(database: Path | None) -> Callable[[str], object]:
    """Return a hook for `Store.migrate` that makes a backup first. It raises StartError."""

    def copy(version: str) -> None:
        if database is None:
            return  # on a server, which has tools of its own
        try:
            RollingBackups(database).copy(f"before-update-of-{version}")
        except BackupError as error:
            reason = dict(error.message.args)["reason"]
            raise StartError("house-start-backup", database=str(database), reason=reason) from error

    return copy


def backup_from_server(source: Store, target: Path) -> Contents:
    """Copy a PostgreSQL database to the SQLite file `target`. Raises BackupError."""
    if target.exists():
        raise BackupError("cli-backup-exists", file=str(target))
    try:
        with _write_aside(target) as part, closing(open_store(part)) as store:
            store.migrate()
            found = copy_database(source, store)
            assert found is not None, "it is new"
            return Contents(*found)
    except (OSError, StartError, UnavailableError) as error:
        raise BackupError("cli-backup-failed", reason=str(error)) from error


def restore_to_server(file: Path, target: Store) -> Contents:
    """Restore the backup `file` into an empty PostgreSQL database with up-to-date tables.

    All of it or nothing. Raises RestoreError and UnavailableError.
    """
    if not file.is_file():
        raise RestoreError("cli-restore-nothing", file=str(file))
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite3"
        try:
            with closing(open_store(copy)) as store:
                with open_read_only(file) as there:
                    _check_revision(there)
                _copy_database(file, copy)
                store.migrate()
                found = copy_database(store, target)
        except (OSError, sqlite3.Error, StartError) as error:
            reason = error.message if isinstance(error, StartError) else str(error)
            raise RestoreError("cli-restore-failed", file=str(file), reason=reason) from error
    if found is None:
        raise RestoreError("cli-restore-not-empty", database=target.name)
    return Contents(*found)


def restore(file: Path, database: Path) -> Contents:
    """Replace the SQLite file `database`, which must be empty, by the backup `file`.

    Nobody may have `database` open: see `Store.set_aside`. Raises RestoreError.
    """
    if not file.is_file():
        raise RestoreError("cli-restore-nothing", file=str(file))
    try:
        with open_read_only(database) as here:
            if _is_in_use(here):
                raise RestoreError("cli-restore-not-empty", database=str(database))
        with open_read_only(file) as there:
            _check_revision(there)
        with _write_aside(database) as part:
            copied = _copy_database(file, part)
            _renew(part)
            for rest in ("-wal", "-shm"):
                database.with_name(database.name + rest).unlink(missing_ok=True)
        return copied
    except (OSError, sqlite3.Error) as error:
        raise RestoreError("cli-restore-failed", file=str(file), reason=str(error)) from error


def _is_in_use(connection: sqlite3.Connection) -> bool:
    """Whether it holds anything that would be lost by replacing it."""
    every = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    here = IN_USE & {name for (name,) in every}  # an older version has not all of them
    return any(connection.execute(f'SELECT 1 FROM "{one}" LIMIT 1').fetchone() for one in here)


def _renew(database: Path) -> None:
    """Give the copy an identity of its own: see `store.Incarnation`."""
    with closing(sqlite3.connect(database)) as connection, connection:
        known = "SELECT 1 FROM sqlite_master WHERE name = 'incarnation'"
        if connection.execute(known).fetchone():  # else it gets one when it is migrated
            connection.execute("UPDATE incarnation SET id = ?", (secrets.token_hex(8),))


def _check_revision(connection: sqlite3.Connection) -> None:
    """Raises RestoreError if a newer companion made it, sqlite3.Error if none did."""
    found = {revision for (revision,) in connection.execute("SELECT * FROM alembic_version")}
    if not found.issubset(revisions()):
        raise RestoreError("cli-restore-newer")


def open_read_only(database: Path) -> closing[sqlite3.Connection]:
    """Open the file read-only, also on a read-only disk, where SQLite can make no log beside it."""
    address = f"file:{quote(str(database.resolve()))}?mode=ro"
    connection = sqlite3.connect(address, uri=True)
    try:
        connection.execute("SELECT 1 FROM sqlite_master")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_CANTOPEN or has_log(database):
            return closing(connection)
        connection.close()
        connection = sqlite3.connect(f"{address}&immutable=1", uri=True)
    except sqlite3.Error:
        pass  # whoever reads on is told
    return closing(connection)


def _copy_database(database: Path, part: Path) -> Contents:
    """Copy into `part` and compare. Raises sqlite3.Error, also where the two differ."""
    with open_read_only(database) as one:
        one.execute("BEGIN")  # what is counted is what is copied, whatever is written meanwhile
        expected = count_contents(one)
        with copy_open(one, part) as other:
            (verdict,) = other.execute("PRAGMA integrity_check").fetchone()
            if verdict != "ok" or not _same(one, other):
                raise sqlite3.DatabaseError(f"{part.name}: {verdict}")
    return expected


def _same(one: sqlite3.Connection, other: sqlite3.Connection) -> bool:
    """Whether both have the same tables and rows."""
    every = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
    tables = [name for (name,) in one.execute(every)]
    reads: Iterable[str] = (every, *(f'SELECT * FROM "{name}"' for name in tables))
    return all(
        mine == theirs
        for read in reads
        for mine, theirs in zip_longest(one.execute(read), other.execute(read))
    )


def count_contents(connection: sqlite3.Connection) -> Contents:
    """Count sittings and entries. Raises sqlite3.Error."""
    (sittings,) = connection.execute("SELECT count(*) FROM sittings").fetchone()
    (entries,) = connection.execute("SELECT count(*) FROM entries").fetchone()
    return Contents(sittings, entries)
