"""The SQLite file on the disk, compared with what is open of it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from shutil import copyfile, copystat

LOG = "-wal"
"""the suffix of its write-ahead log"""


@dataclass(frozen=True, slots=True)
class Identity:
    """Identifies a file whatever its name, since it stays open when its name is
    given to another.
    """

    file: tuple[int, int]
    written: tuple[int, int]
    """size and time: we write into it only at checkpoints"""
    log: tuple[int, int] | None
    """of the write-ahead log beside it, if there is one"""
    log_size: int = field(compare=False)

    def follows(self, before: Identity) -> bool:
        """Return whether it is as it was left, except for what was written into its log."""
        same = (self.file, self.written) == (before.file, before.written)
        return same and (before.log is None or self.log == before.log)


def identity(path: Path) -> Identity | None:
    """Return the identity of the file there; None if there is none."""
    name = os.fspath(path)
    file, log = _stat(name), _stat(name + LOG)
    if file is None:
        return None
    return Identity(
        file=(file.st_dev, file.st_ino),
        written=(file.st_size, file.st_mtime_ns),
        log=None if log is None else (log.st_dev, log.st_ino),
        log_size=0 if log is None else log.st_size,
    )


def _stat(path: str) -> os.stat_result | None:
    try:
        return os.stat(path)  # noqa: PTH116 - half as long, and asked twice for each entry
    except OSError:
        return None


def log_of(path: Path) -> Path:
    return path.with_name(path.name + LOG)


def has_log(path: Path) -> bool:
    """Return whether the write-ahead log holds something that is not in the file yet."""
    log = log_of(path)
    return log.is_file() and log.stat().st_size > 0


def name_backup(stem: str, why: str) -> str:
    """Return a file name with the current time in it."""
    return f"{stem}-{datetime.now(UTC):%Y%m%dT%H%M%S%f}-{why}.sqlite3"


@contextmanager
def copy_open(source: sqlite3.Connection, target: Path) -> Iterator[sqlite3.Connection]:
    """Copy what `source` has open into one private file, without a log beside it; yield the copy.

    Raises OSError and sqlite3.Error.
    """
    make_private(target)
    with closing(sqlite3.connect(target)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
        yield copy


def is_copy(path: Path) -> bool:
    """Return whether its header says that it has no log, as copies do that we make and open
    databases do not.
    """
    try:
        with path.open("rb") as file:
            head = file.read(20)
    except OSError:
        return False
    return head.startswith(b"SQLite format 3\0") and head[18:20] == b"\x01\x01"


def set_log_aside(path: Path) -> None:
    """Rename a log that belongs to another file, because SQLite would write it into this one.

    None of our connections writes there any more.
    """
    log = log_of(path)
    if log.is_file():
        log.replace(log.with_name(f"{log.name}.aside"))


def part_from(path: Path) -> None:
    """Replace the file by a copy of itself. Whoever has it open then has one without a name, into
    which SQLite writes no log when it closes it.
    """
    copy = path.with_name(f"{path.name}.part")
    copyfile(path, copy)
    copystat(path, copy)
    copy.replace(path)


def make_private(path: Path) -> None:
    """Make the file and its log readable by their owner only. A missing file is created; where that
    is forbidden everything stays as it is.
    """
    with suppress(OSError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for one in (path, log_of(path), path.with_name(f"{path.name}-shm")):
        with suppress(OSError):
            one.chmod(0o600)
