"""Wake waiting streams when a sitting has changed. A bell carries no data."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable


class Bell:
    """Number the rings of all sittings together, and remember each sitting's last one.

    A stream reads `last_ring` *before* it draws and passes that number to `wait` afterwards, so
    that no ring in between is lost. The oldest numbers are forgotten; then waiters may be woken
    once for nothing.
    """

    def __init__(
        self, *, remember: int = 1024, tell: Callable[[str], object] | None = None
    ) -> None:
        """`tell(code)` passes every ring on to other processes."""
        self._remember = remember
        self._tell = tell
        self._lock = threading.Lock()
        self._count = 0
        self._forgotten = 0
        """the newest ring whose sitting was forgotten"""
        self._last: OrderedDict[str, int] = OrderedDict()
        self._waiting: dict[str, set[threading.Event]] = {}

    def last_ring(self, code: str) -> int:
        """Return the number of the sitting's last ring."""
        return self._last.get(code, self._forgotten)

    def ring(self, code: str) -> None:
        if self._tell is not None:
            self._tell(code)  # first: others draw while we do
        self.ring_here(code)

    def ring_all(self) -> None:
        """Ring for every sitting: rings of other processes may have been missed."""
        with self._lock:
            self._count += 1
            self._last.clear()
            self._forgotten = self._count
            waiting = [event for events in self._waiting.values() for event in events]
        for event in waiting:
            event.set()

    def ring_here(self, code: str) -> None:
        """Wake the waiters of this process only."""
        with self._lock:
            self._count += 1
            self._last[code] = self._count
            self._last.move_to_end(code)
            while len(self._last) > self._remember:
                _, self._forgotten = self._last.popitem(last=False)
            waiting = tuple(self._waiting.get(code, ()))
        for event in waiting:
            event.set()

    def waited_for(self) -> tuple[str, ...]:
        """Return the codes of the sittings that somebody waits for."""
        with self._lock:
            return tuple(self._waiting)

    def wait(self, code: str, seen: int, timeout: float) -> int | None:
        """Wait for a ring later than `seen`; return its number, or None after `timeout` seconds."""
        event = threading.Event()
        with self._lock:
            if (last := self.last_ring(code)) > seen:
                return last
            self._waiting.setdefault(code, set()).add(event)
        try:
            event.wait(timeout)
        finally:
            with self._lock:
                others = self._waiting[code]
                others.discard(event)
                if not others:
                    del self._waiting[code]
        last = self.last_ring(code)
        return last if last > seen else None
