"""Wakes up for deadlines and lets what is due happen."""

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
"""milliseconds between two looks at what other workers may leave behind"""

_DAY = 24 * 60 * 60 * 1000

PAUSES = (1_000, 60_000)
"""milliseconds until what the database did not take is tried again: at first, and at most"""

_logger = logging.getLogger(__name__)


class SteadyClock:
    """The machine's clock as it was at first, and then evenly on, in milliseconds.

    Whoever sets the machine's clock meanwhile moves no deadline and no beat. Where the machine can
    tell, time goes on while it sleeps.
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
        """Begin where the last run ended, where the machine's clock was set back since.

        Further ahead than a day it was that run's clock that was wrong.
        """
        ahead = (moment or 0) - self()
        if 0 < ahead < _DAY:
            self._began += ahead * 1_000_000

    def __call__(self) -> int:
        return (self._began + self._steady()) // 1_000_000

    def measure_offset(self) -> int:
        """Milliseconds by which the machine's clock is ahead now."""
        return self._wall() // 1_000_000 - self()


def _since_boot() -> int:
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    return time.monotonic_ns()


class Clock:
    """One thread (a greenlet in a server of greenlets) for all sittings."""

    def __init__(self, sittings: Sittings, *, now: Callable[[], int]) -> None:
        self._sittings = sittings
        self._now = now
        self._changed: set[str] = set()
        self._heap: list[tuple[int, str, int]] = []
        """when to wake, for which sitting, and the deadline that is due then"""
        self._wakes: dict[str, tuple[int, int]] = {}
        """the deadline of a sitting, and when to wake for it"""
        self._again: dict[str, int] = {}
        """when to ask anew for a sitting that could not be read or written"""
        self._pauses: dict[str, int] = {}
        """how long the last pause of such a sitting was"""
        self._lock = threading.Lock()
        self._news = threading.Event()
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Remember everything that is due in unfinished sittings, and go on from there."""
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
        """Listen to the sittings and take up what was left when the server last stopped.

        Where other workers write too, `tick` looks for what they leave.
        """
        self._sittings.listen(self.arm)
        for code, _ in self._sittings.all_due():
            self.arm(code)

    def arm(self, code: str) -> None:
        """Something has changed in a sitting: find out when it wants to be woken."""
        with self._lock:
            self._changed.add(code)
        self._news.set()

    def tick(self) -> int | None:
        """Lets happen whatever is due by now: the moment of the next deadline, if there is one."""
        if self._sittings.shared:
            self._look_for_others()
        while True:
            for code in self._to_schedule():
                self._run_guarded(self._schedule, code)
            if not self._heap or self._heap[0][0] > self._now():
                break
            _, code, due = heapq.heappop(self._heap)
            self._run_guarded(partial(self._expire, due=due), code)
        return min((*(at for at, *_ in self._heap[:1]), *self._again.values()), default=None)

    def _look_for_others(self) -> None:
        """What any worker has left to happen until we look again, whoever is first does it; and
        what one has written and not told.
        """
        try:
            self._sittings.catch_up()
            for code, _ in self._sittings.all_due(self._now() + LOOK):
                self.arm(code)
        except UnavailableError as error:
            _logger.warning("cannot look for timers that other workers left: %s", error)

    def _to_schedule(self) -> set[str]:
        with self._lock:
            changed, self._changed = self._changed, set()
        again = {code for code, at in self._again.items() if at <= self._now()}
        for code in again:
            del self._again[code]
        return changed | again

    def _schedule(self, code: str) -> None:
        """An older moment of the same sitting stays in the heap; waking for it does no harm.

        A deadline was set after something was done: if that lies ahead of us, the clock was set
        back since, and what is left is what was left then.
        """
        due, touched = self._sittings.due(code)
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
        self._sittings.expire(code, due)
        self._pauses.pop(code, None)

    def _put_off(self, code: str) -> None:
        """The deadline stands in the database still, and is looked for there after a pause."""
        first, longest = PAUSES
        pause = min(2 * self._pauses.get(code, first // 2), longest)
        self._pauses[code] = pause
        self._again[code] = self._now() + pause

    def _run_guarded(self, do: Callable[[str], object], code: str) -> None:
        """A bug in one sitting must not stop the clock of all others."""
        try:
            do(code)
        except UnavailableError as error:
            self._put_off(code)
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
            sleep = LOOK / 1000 if self._sittings.shared else _LONGEST_SLEEP
            if due is not None:
                sleep = min(sleep, max(0.0, (due - self._now()) / 1000))
            self._news.wait(sleep)
