"""The SQLite file as it lies on the disk, beside what is open of it."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Identity:
    """Which file it is, whatever its name: it stays open when its name is given to another."""

    file: tuple[int, int]
    log: tuple[int, int] | None
    """of the write-ahead log beside it, if there is one"""


def identity(path: Path) -> Identity | None:
    """None if there is no file."""
    file = _inode(os.fspath(path))
    return None if file is None else Identity(file, _inode(f"{path}-wal"))


def _inode(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)  # noqa: PTH116 - half as long, and asked twice for each entry
    except OSError:
        return None
    return found.st_dev, found.st_ino
