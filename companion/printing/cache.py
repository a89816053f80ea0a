"""Caches of typeset sheets: in the instance folder, and in memory for what is private."""

from __future__ import annotations

import logging
import os
from collections import OrderedDict
from pathlib import Path
from tempfile import NamedTemporaryFile

MOST_FILES = 200
"""files in the folder: the sheets of a long convention"""
MOST_IN_MEMORY = 12
"""files in memory: the sheets of a few sittings while their pages are looked at"""

_logger = logging.getLogger(__name__)


class MemoryCache:
    """The latest files in memory, since each takes a second to typeset. The oldest is dropped."""

    def __init__(self) -> None:
        self._files: OrderedDict[str, bytes] = OrderedDict()

    def find(self, name: str) -> bytes | None:
        return self._files.get(name)

    def put(self, name: str, content: bytes) -> None:
        self._files[name] = content
        if len(self._files) > MOST_IN_MEMORY:
            self._files.popitem(last=False)


class SheetCache:
    """Files in the instance folder, since each takes a second to typeset. Those that nobody asked
    for longest are deleted.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find(self, name: str) -> bytes | None:
        path = self._folder / name
        try:
            found = path.read_bytes()
            os.utime(path)
        except OSError:
            return None
        return found

    def put(self, name: str, content: bytes) -> bool:
        """Write the file atomically; return False where nothing can be written."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with NamedTemporaryFile(dir=self._folder, suffix=".part", delete=False) as file:
                part = Path(file.name)
            try:
                part.write_bytes(content)
                part.replace(self._folder / name)
            finally:
                part.unlink(missing_ok=True)
            self._delete_old()
        except OSError as error:
            _logger.warning("cannot cache a sheet: %s", error)
            return False
        return True

    def _delete_old(self) -> None:
        files = [(_last_used(path), path) for path in self._folder.iterdir() if path.is_file()]
        for _, path in sorted(files, reverse=True)[MOST_FILES:]:
            path.unlink(missing_ok=True)


def _last_used(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except FileNotFoundError:
        return 0
