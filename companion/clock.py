"""Expire the deadlines of all sittings on time."""

from __future__ import annotations

import heapq
import logging
import threading
import time
from collections.abc import Callable
from functools import partial

from companion.engine.refusal import GameError
from companion.sittings import Sittings
from companion.store import UnavailableError

_LONGEST_SLEEP = 30.0
"""seconds; somebody may set the server's clock meanwhile"""

LOOK = 1_000
"""milliseconds between two searches for deadlines that other workers left"""

_DAY = 24 * 60 * 60 * 1000

RETRY_DELAYS = (1_000, 60_000)
"""milliseconds before a failed write is tried again: the first delay, doubled up to the last"""

_logger = logging.getLogger(__name__)


class SteadyClock:
    """Milliseconds since the epoch, read once from the wall clock and then counted monotonically.

    Setting the machine's clock moves no deadline. Time spent asleep counts where the system has
    `CLOCK_BOOTTIME`.
    """

    def __init__(
        self,
        wall: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] | None = None,
    ) -> None:
        """Both in nanoseconds."""
        self._wall = wall
        self._steady = steady or _since_boot
        self._began = wall() - self._steady()

    def not_before(self, moment: int | None) -> None:
        """Start no earlier than `moment`, the last entry of the previous run.

        A `moment` more than a day ahead is ignored: then the previous run's clock was wrong.
        """
        ahead = (moment or 0) - self()
        if 0 < ahead < _DAY:
            self._began += ahead * 1_000_000

    def __call__(self) -> int:
        return (self._began + self._steady()) // 1_000_000

    def measure_offset(self) -> int:
        """Return by how many milliseconds the machine's clock is ahead of this one."""
        return self._wall() // 1_000_000 - self()


def _since_boot() -> int:
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    return time.monotonic_ns()


class Clock:
    """A background thread (a greenlet under gevent) that expires deadlines of all sittings."""

    def __init__(self, sittings: Sittings, *, now: Callable[[], int]) -> None:
        self._sittings = sittings
        self._now = now
        self._changed: set[str] = set()
        self._heap: list[tuple[int, str, int]] = []
        """(time to wake, code of the sitting, its deadline then)"""
        self._wakes: dict[str, tuple[int, int]] = {}
        """code of a sitting → (its deadline, time to wake)"""
        self._again: dict[str, int] = {}
        """code of a sitting that could not be read or written → when to try again"""
        self._pauses: dict[str, int] = {}
        """code of such a sitting → its last delay"""
        self._lock = threading.Lock()
        self._news = threading.Event()
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Load the deadlines of all unfinished sittings and start the thread."""
        if self._thread is None:
            self.wind()
            self._thread = threading.Thread(target=self._run, name="clock", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        self._stopped.set()
        self._news.set()
        if self._thread is not None:
            self._thread.join()

    def wind(self) -> None:
        """Subscribe to changes and load the deadlines that the last run left.

        With several workers, `tick` also looks for the others' deadlines.
        """
        self._sittings.listen(self.arm)
        for code, _ in self._sittings.queries.all_due():
            self.arm(code)

    def arm(self, code: str) -> None:
        """Read the deadline of a changed sitting again at the next tick. Thread-safe."""
        with self._lock:
            self._changed.add(code)
        self._news.set()

    def tick(self) -> int | None:
        """Expire everything due by now; return when to tick next, None for no deadline."""
        if self._sittings.queries.shared:
            self._find_deadlines_of_others()
        while True:
            for code in self._take_changed():
                self._run_guarded(self._schedule, code)
            if not self._heap or self._heap[0][0] > self._now():
                break
            _, code, due = heapq.heappop(self._heap)
            self._run_guarded(partial(self._expire, due=due), code)
        return min((*(at for at, *_ in self._heap[:1]), *self._again.values()), default=None)

    def _find_deadlines_of_others(self) -> None:
        """Take up deadlines within the next `LOOK` that any worker left. The first worker to
        expire one wins; the others are refused by the primary key.
        """
        try:
            self._sittings.catch_up()
            for code, _ in self._sittings.queries.all_due(self._now() + LOOK):
                self.arm(code)
        except UnavailableError as error:
            _logger.warning("cannot look for timers that other workers left: %s", error)

    def _take_changed(self) -> set[str]:
        with self._lock:
            changed, self._changed = self._changed, set()
        again = {code for code, at in self._again.items() if at <= self._now()}
        for code in again:
            del self._again[code]
        return changed | again

    def _schedule(self, code: str) -> None:
        """Push the sitting's deadline on the heap. An older one stays there; it expires nothing.

        If the last entry lies in our future, the clock was set back since: the deadline then keeps
        the distance it had to that entry.
        """
        due, touched = self._sittings.queries.due(code)
        if due is None:
            self._wakes.pop(code, None)
        else:
            wake = min(due, self._now() + max(0, due - touched))
            known, at = self._wakes.get(code, (None, wake))
            wake = min(wake, at) if known == due else wake
            self._wakes[code] = due, wake
            if (wake, code, due) not in self._heap:
                heapq.heappush(self._heap, (wake, code, due))
        if due is None or due > self._now():
            self._pauses.pop(code, None)

    def _expire(self, code: str, *, due: int) -> None:
        self._sittings.writer.expire(code, due)
        self._pauses.pop(code, None)

    def _retry_later(self, code: str) -> None:
        """Schedule another try after a growing delay; the deadline is still in the database."""
        first, longest = RETRY_DELAYS
        pause = min(2 * self._pauses.get(code, first // 2), longest)
        self._pauses[code] = pause
        self._again[code] = self._now() + pause

    def _run_guarded(self, do: Callable[[str], object], code: str) -> None:
        """Log every error: a bug in one sitting must not stop the clock of all others."""
        try:
            do(code)
        except UnavailableError as error:
            self._retry_later(code)
            _logger.warning(
                "%s: the clock tries again in %d ms: %s", code, self._pauses[code], error
            )
        except GameError as refusal:
            _logger.warning("%s: the clock was refused: %s", code, refusal.message)
        except Exception:
            _logger.exception("%s: the clock failed", code)

    def _run(self) -> None:
        while not self._stopped.is_set():
            self._news.clear()
            due = self.tick()
            sleep = LOOK / 1000 if self._sittings.queries.shared else _LONGEST_SLEEP
            if due is not None:
                sleep = min(sleep, max(0.0, (due - self._now()) / 1000))
            self._news.wait(sleep)
