"""Wakes up for deadlines and lets what is due happen."""

from __future__ import annotations

import heapq
import logging
import threading
from collections.abc import Callable

from companion.engine.refusal import GameError
from companion.sittings import Sittings
from companion.store import UnavailableError

_LONGEST_SLEEP = 30.0
"""seconds; somebody may set the server's clock meanwhile"""

PAUSES = (1_000, 60_000)
"""milliseconds until what the database did not take is tried again: at first, and at most"""

_logger = logging.getLogger(__name__)


class Clock:
    """One thread (a greenlet in a server of greenlets) for all sittings."""

    def __init__(self, sittings: Sittings, *, now: Callable[[], int]) -> None:
        self._sittings = sittings
        self._now = now
        self._changed: set[str] = set()
        self._heap: list[tuple[int, str]] = []
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
        """Listen to the sittings and take up what was left when the server last stopped."""
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
        while True:
            for code in self._to_schedule():
                self._guarded(self._schedule, code)
            if not self._heap or self._heap[0][0] > self._now():
                break
            _, code = heapq.heappop(self._heap)
            self._guarded(self._expire, code)
        return min((*(at for at, _ in self._heap[:1]), *self._again.values()), default=None)

    def _to_schedule(self) -> set[str]:
        with self._lock:
            changed, self._changed = self._changed, set()
        again = {code for code, at in self._again.items() if at <= self._now()}
        for code in again:
            del self._again[code]
        return changed | again

    def _schedule(self, code: str) -> None:
        """An older moment of the same sitting stays in the heap; waking for it does no harm."""
        due = self._sittings.due(code)
        if due is not None and (due, code) not in self._heap:
            heapq.heappush(self._heap, (due, code))
        if due is None or due > self._now():
            self._pauses.pop(code, None)

    def _expire(self, code: str) -> None:
        self._sittings.expire(code)
        self._pauses.pop(code, None)

    def _put_off(self, code: str) -> None:
        """The deadline stands in the database still, and is looked for there after a pause."""
        first, longest = PAUSES
        pause = min(2 * self._pauses.get(code, first // 2), longest)
        self._pauses[code] = pause
        self._again[code] = self._now() + pause

    def _guarded(self, do: Callable[[str], object], code: str) -> None:
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
            sleep = _LONGEST_SLEEP
            if due is not None:
                sleep = min(sleep, max(0.0, (due - self._now()) / 1000))
            self._news.wait(sleep)
