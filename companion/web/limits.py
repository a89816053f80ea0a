"""How often somebody may guess. Counted in memory, by the client's address.

Only tries that miss are counted: a wrong code, a claim of a seat that is taken. Whoever is at the
table never notices; whoever goes through codes one by one is soon asked to wait.
"""

from __future__ import annotations

import math
from collections.abc import Callable

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


class Tries:
    """Counts the misses of each address; `per_minute` 0 counts nothing."""

    def __init__(self, per_minute: int, clock: Clock) -> None:
        self._limit = RateLimitItemPerMinute(per_minute) if per_minute else None
        self._windows = FixedWindowRateLimiter(_Memory(clock))
        self._clock = clock

    def check(self, address: str) -> None:
        """Raises `TooManyTriesError` while this address has none left."""
        if self._limit is not None and not self._windows.test(self._limit, address):
            ends = self._windows.get_window_stats(self._limit, address).reset_time
            raise TooManyTriesError(max(1, math.ceil(ends - self._clock())))

    def missed(self, address: str) -> None:
        if self._limit is not None:
            self._windows.hit(self._limit, address)


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

    @property
    def base_exceptions(self) -> type[Exception]:
        return ValueError

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        now = self._clock()
        self._windows = {one: window for one, window in self._windows.items() if window[1] > now}
        count, end = self._windows.get(key, (0, now + expiry))
        self._windows[key] = (count + amount, end)
        return count + amount

    def get(self, key: str) -> int:
        count, end = self._windows.get(key, (0, 0.0))
        return count if end > self._clock() else 0

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
