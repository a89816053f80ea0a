"""From `companion serve` until it answers, where there is a database already."""

from __future__ import annotations

import resource
import time
from pathlib import Path

from tests.live import LiveServer

from .figures import Row, Samples
from .wire import Line

AT_MOST = 2_000
"""milliseconds of a processor"""


class Start:
    def __init__(self, folder: Path, *, samples: int) -> None:
        folder.mkdir()
        self._server, self._samples = LiveServer(folder), samples
        self._busy, self._waited = Samples(), Samples()
        self._once()

    def measure(self) -> None:
        busy, waited = zip(*(self._once() for _ in range(self._samples)), strict=True)
        self._busy.add(busy)
        self._waited.add(waited)

    def _once(self) -> tuple[float, float]:
        """Milliseconds of a processor, and of patience; stopping it counts to the first alone."""
        before, since = spent(), time.perf_counter()
        self._server.start()
        line = Line(self._server.port)
        line.ask("GET", "/about")
        waited = time.perf_counter() - since
        line.close()
        self._server.stop()
        return (spent() - before) * 1000, waited * 1000

    def rows(self) -> list[Row]:
        return [
            Row("start, time of a processor", self._busy.figure, most=AT_MOST),
            Row("start, until the first page", self._waited.figure),
        ]

    def close(self) -> None:
        self._server.stop()


def spent() -> float:
    """Seconds of a processor, by all processes that were started here and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
