"""Built sheets in the instance folder, named by what is in them."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from tempfile import NamedTemporaryFile

KEPT = 200
"""files; the sheets of a long convention"""


_logger = logging.getLogger(__name__)


class SheetCache:
    """What was built once is not built again. Old files go when new ones come."""

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
        """All or nothing: whoever reads at the same time never sees half a file.

        Whether it is kept: where nothing can be written, the sheet is printed all the same.
        """
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with NamedTemporaryFile(dir=self._folder, suffix=".part", delete=False) as file:
                part = Path(file.name)
            try:
                part.write_bytes(content)
                part.replace(self._folder / name)
            finally:
                part.unlink(missing_ok=True)
            self._tidy()
        except OSError as error:
            _logger.warning("cannot cache a sheet: %s", error)
            return False
        return True

    def _tidy(self) -> None:
        """Those go that were not asked for longest."""
        files = [(_last_used(path), path) for path in self._folder.iterdir() if path.is_file()]
        for _, path in sorted(files, reverse=True)[KEPT:]:
            path.unlink(missing_ok=True)


def _last_used(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except FileNotFoundError:
        return 0
