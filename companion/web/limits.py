"""How often somebody may guess, and order what costs much. Counted in memory, by address.

Every worker tells the others what it has counted, so that a request asks no database.

Of tries only those that miss are counted, a wrong code or a claim of a seat that is taken: whoever
is at the table never notices, and whoever goes through codes one by one is soon asked to wait.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Literal

from companion.engine.refusal import GameError

MINUTE = 60
"""seconds"""
Clock = Callable[[], float]
"""seconds since the epoch"""


class TooManyTriesError(GameError):
    """Wait first (429)."""

    def __init__(self, seconds: int) -> None:
        super().__init__("problem-tries", seconds=seconds)
        self.seconds = seconds


Counted = Literal["tries", "openings", "imports", "prints", "logs"]

PER_MINUTE: Mapping[Counted, int] = {
    "tries": 20,
    "openings": 120,
    "imports": 20,
    "prints": 240,
    "logs": 240,
}
"""What one address may do in vain, begin, bring along, have drawn on paper and read of logs.
`TRIES_PER_MINUTE` and so on in the settings; 0 for no limit. A preview counts as much as a sheet,
an export as much as a page of a log.
"""


class Tries:
    """Counts for each address in windows of a minute; with `per_minute` 0 it counts nothing."""

    def __init__(
        self, per_minute: int, clock: Clock, tell: Callable[[str], object] | None = None
    ) -> None:
        """`tell(address)` tells whoever counts too. Raises ValueError below 0."""
        if per_minute < 0:
            raise ValueError
        self._most = per_minute
        self._clock = clock
        self._tell = tell
        self._windows: dict[str, tuple[int, float]] = {}
        """count and end of the window; those that have ended go with the next count"""
        self._seen = 0.0

    def check(self, address: str) -> None:
        """Raise `TooManyTriesError` while this address has none left."""
        now = self._read_clock()
        count, end = self._windows.get(address, (0, now))
        if self._most and now < end and count >= self._most:
            raise TooManyTriesError(max(1, math.ceil(end - now)))

    def spend(self, address: str) -> None:
        """Count one, whatever comes of it. Raises TooManyTriesError."""
        self.check(address)
        self.count_miss(address)

    def count_miss(self, address: str) -> None:
        self.count(address)
        if self._most and self._tell is not None:
            self._tell(address)

    def count(self, address: str, times: int = 1) -> None:
        """Count, also what another worker has told."""
        if not self._most:
            return
        now = self._read_clock()
        self._windows = {one: window for one, window in self._windows.items() if window[1] > now}
        count, end = self._windows.get(address, (0, now + MINUTE))
        self._windows[address] = count + times, end

    def _read_clock(self) -> float:
        """The time; drop all counts if it was set back, or a minute might become a day."""
        now = self._clock()
        if now < self._seen:
            self._windows.clear()
        self._seen = now
        return now
