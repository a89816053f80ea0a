"""The rows of the sittings in memory: what of a sitting stands in the database beside its log."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, replace

from companion.store import Sitting


@dataclass(frozen=True, slots=True)
class CachedRow:
    """As it was read, and as this server has changed it since."""

    row: Sitting
    phones: Mapping[str, int]
    """fingerprint of a phone's token → its seat"""
    asked: tuple[int, ...]
    """seats that the phone which is the table would like to have"""
    absent: tuple[int, ...]
    """seats that somebody has left"""
    due_at: int | None
    touched_at: int
    trail: int = 0
    """the number of its last entry there"""


class RowCache:
    """Those last asked for, `keep` of them: an action and a screen ask the database for nothing.
    Whoever changes a row in another way than by an entry drops it.
    """

    def __init__(self, *, keep: int) -> None:
        self._keep = keep
        self._lock = threading.Lock()
        self._rows: OrderedDict[str, CachedRow] = OrderedDict()
        self._dropped = 0

    @property
    def dropped(self) -> int:
        """How often something was dropped: to be asked before a row is read."""
        return self._dropped

    def find(self, code: str | None) -> CachedRow | None:
        return None if code is None else self._rows.get(code)

    def put(self, known: CachedRow, dropped: int) -> None:
        """What was read when so often something had been dropped; not what was since."""
        with self._lock:
            if dropped != self._dropped:
                return
            self._rows[known.row.code] = known
            self._rows.move_to_end(known.row.code)
            while len(self._rows) > self._keep:
                self._rows.popitem(last=False)

    def touch(self, known: CachedRow, at: int, due_at: int | None) -> None:
        """Something was done there. If it was dropped meanwhile, it stays so."""
        with self._lock:
            if self._rows.get(known.row.code) is known:
                self._rows[known.row.code] = replace(known, touched_at=at, due_at=due_at)

    def drop(self, code: str | None = None) -> None:
        """This one, or all."""
        with self._lock:
            self._dropped += 1
            if code is None:
                self._rows.clear()
            else:
                self._rows.pop(code, None)
