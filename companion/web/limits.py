"""How often somebody may guess, and order what costs much. Counted in memory, by address.

Every worker tells the others what it has counted, so that a request asks no database.

Of tries only those that miss are counted: a wrong code, a claim of a seat that is taken. Whoever
is at the table never notices; whoever goes through codes one by one is soon asked to wait.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Literal

from limits import RateLimitItemPerMinute
from limits.storage import Storage
from limits.strategies import FixedWindowRateLimiter

from companion.engine.refusal import GameError

Clock = Callable[[], float]
"""seconds since the epoch"""


class TooManyTriesError(GameError):
    """Wait first (429)."""

    def __init__(self, seconds: int) -> None:
        super().__init__("problem-tries", seconds=seconds)
        self.seconds = seconds


Counted = Literal["tries", "openings", "imports", "prints"]

PER_MINUTE: Mapping[Counted, int] = {"tries": 20, "openings": 120, "imports": 20, "prints": 240}
"""What one address may do in vain, begin, bring along and have drawn on paper. `TRIES_PER_MINUTE`
and so on in the settings; 0 for no limit. A preview counts as much as a sheet."""


class Tries:
    """Counts for each address; `per_minute` 0 counts nothing."""

    def __init__(
        self, per_minute: int, clock: Clock, tell: Callable[[str], object] | None = None
    ) -> None:
        """`tell(address)` tells whoever counts too. Raises ValueError below 0."""
        if per_minute < 0:
            raise ValueError
        self._limit = RateLimitItemPerMinute(per_minute) if per_minute else None
        self._windows = FixedWindowRateLimiter(_Memory(clock))
        self._clock = clock
        self._tell = tell

    def check(self, address: str) -> None:
        """Raises `TooManyTriesError` while this address has none left."""
        if self._limit is not None and not self._windows.test(self._limit, address):
            ends = self._windows.get_window_stats(self._limit, address).reset_time
            raise TooManyTriesError(max(1, math.ceil(ends - self._clock())))

    def spend(self, address: str) -> None:
        """Counts whatever comes of it. Raises TooManyTriesError."""
        self.check(address)
        self.count_miss(address)

    def count_miss(self, address: str) -> None:
        self.count(address)
        if self._limit is not None and self._tell is not None:
            self._tell(address)

    def count(self, address: str, times: int = 1) -> None:
        """What was told by another worker, too."""
        if self._limit is not None:
            self._windows.hit(self._limit, address, cost=times)


class _Memory(Storage):
    """Counters of fixed windows by a clock of our choice.

    The library's own memory reads the system's clock and starts a thread for every hit.
    """

    STORAGE_SCHEME = None

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock
        self._windows: dict[str, tuple[int, float]] = {}
        """count and end of the window"""
        self._seen = 0.0

    def _read_clock(self) -> float:
        """Whose clock was set back forgets: a minute may not become a day."""
        now = self._clock()
        if now < self._seen:
            self._windows.clear()
        self._seen = now
        return now

    @property
    def base_exceptions(self) -> type[Exception]:
        return ValueError

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        now = self._read_clock()
        self._windows = {one: window for one, window in self._windows.items() if window[1] > now}
        count, end = self._windows.get(key, (0, now + expiry))
        self._windows[key] = (count + amount, end)
        return count + amount

    def get(self, key: str) -> int:
        now = self._read_clock()
        count, end = self._windows.get(key, (0, 0.0))
        return count if now < end else 0

    def get_expiry(self, key: str) -> float:
        return self._windows.get(key, (0, self._clock()))[1]

    def check(self) -> bool:
        return True

    def reset(self) -> int:
        forgotten = len(self._windows)
        self._windows.clear()
        return forgotten

    def clear(self, key: str) -> None:
        self._windows.pop(key, None)
