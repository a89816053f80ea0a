"""Wakes waiting streams. A bell says that something is new, never what."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable


class Bell:
    """Counts its rings, all sittings together, and remembers the last one of each.

    A stream asks `heard` *before* it draws and `wait`s with that number afterwards: a ring
    between the two is not lost. Nothing is kept for a sitting that is long silent; its waiters
    may then be woken once for nothing.
    """

    def __init__(
        self, *, remember: int = 1024, tell: Callable[[str], object] | None = None
    ) -> None:
        """`tell(code)` tells every ring to whoever cannot hear this bell."""
        self._remember = remember
        self._tell = tell
        self._lock = threading.Lock()
        self._count = 0
        self._forgotten = 0
        """the latest ring of which it is no longer known whose it was"""
        self._last: OrderedDict[str, int] = OrderedDict()
        self._waiting: dict[str, set[threading.Event]] = {}

    def last_ring(self, code: str) -> int:
        """The number of the sitting's last ring."""
        return self._last.get(code, self._forgotten)

    def ring(self, code: str) -> None:
        if self._tell is not None:
            self._tell(code)  # first: others draw while we do
        self.ring_here(code)

    def ring_all(self) -> None:
        """For every sitting: rings from elsewhere may have been missed."""
        with self._lock:
            self._count += 1
            self._last.clear()
            self._forgotten = self._count
            waiting = [event for events in self._waiting.values() for event in events]
        for event in waiting:
            event.set()

    def ring_here(self, code: str) -> None:
        """It has rung elsewhere, and is told to nobody."""
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
        """The codes of the sittings that somebody waits for just now."""
        with self._lock:
            return tuple(self._waiting)

    def wait(self, code: str, seen: int, timeout: float) -> int | None:
        """The number of a ring later than `seen`, at once or when it comes; None after `timeout`.

        `timeout` is in seconds.
        """
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
