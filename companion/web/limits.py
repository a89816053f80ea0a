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
    """This address has to wait (429)."""

    def __init__(self, seconds: int) -> None:
        super().__init__("problem-tries", seconds=seconds)
        self.seconds = seconds


LimitName = Literal["tries", "openings", "imports", "prints", "logs"]

PER_MINUTE: Mapping[LimitName, int] = {
    "tries": 20,
    "openings": 120,
    "imports": 20,
    "prints": 240,
    "logs": 240,
}
"""The most of each costly thing that one address may do in a minute: wrong codes, openings,
imports, prints, pages of logs.

`TRIES_PER_MINUTE` and so on in the settings; 0 for no limit. A preview counts like a sheet, an
export like a page of a log.
"""


class Tries:
    """Counters by address, in windows of a minute. With `per_minute` 0 nothing is counted."""

    def __init__(
        self, per_minute: int, clock: Clock, tell: Callable[[str], object] | None = None
    ) -> None:
        """`tell(address)` passes each count on to other workers. Raises ValueError below 0."""
        if per_minute < 0:
            raise ValueError
        self._most = per_minute
        self._clock = clock
        self._tell = tell
        self._windows: dict[str, tuple[int, float]] = {}
        """count and end of the window; those that have ended go with the next count"""
        self._seen = 0.0

    def check(self, address: str) -> None:
        """Raise `TooManyTriesError` if this address has none left."""
        now = self._read_clock()
        count, end = self._windows.get(address, (0, now))
        if self._most and now < end and count >= self._most:
            raise TooManyTriesError(max(1, math.ceil(end - now)))

    def spend(self, address: str) -> None:
        """Count one, whatever its outcome. Raises TooManyTriesError."""
        self.check(address)
        self.count_miss(address)

    def count_miss(self, address: str) -> None:
        self.count(address)
        if self._most and self._tell is not None:
            self._tell(address)

    def count(self, address: str, times: int = 1) -> None:
        """Add to the count, also for other workers."""
        if not self._most:
            return
        now = self._read_clock()
        self._windows = {one: window for one, window in self._windows.items() if window[1] > now}
        count, end = self._windows.get(address, (0, now + MINUTE))
        self._windows[address] = count + times, end

    def _read_clock(self) -> float:
        """Return the time. If the clock was set back, drop all counts, or a minute might take a
        day.
        """
        now = self._clock()
        if now < self._seen:
            self._windows.clear()
        self._seen = now
        return now
