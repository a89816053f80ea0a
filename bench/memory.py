"""What a sitting that somebody looks at, and a stream, cost in memory. By Linux' own books."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from tests.live import LiveServer

from .figures import Row, Samples
from .house import Table, serving
from .wire import Line, Screen, ScreenData

STREAMS = 9
"""on each sitting"""


class Memory:
    def __init__(self, folder: Path, tables: Sequence[Table]) -> None:
        self._folder, self._tables = folder, tables
        self._sitting, self._stream = Samples(), Samples()

    def measure(self) -> None:
        first, *others = self._tables
        with ExitStack() as stack:
            server = stack.enter_context(serving(self._folder))
            if resident(server) is None:
                return
            streams = self._streams(server, first)  # now all that the first one needs is there
            stack.callback(streams.close)
            sizes = [resident(server) or 0]
            for table in others:
                line = Line(server.port, table.cookie)
                line.ask("GET", f"/s/{table.code}/table")
                line.close()
            sizes.append(resident(server) or 0)
            for table in others:
                stack.callback(self._streams(server, table).close)
            sizes.append(resident(server) or 0)
        before, opened, streaming = sizes
        self._sitting.add([(opened - before) / len(others)])
        self._stream.add([(streaming - opened) / len(others) / STREAMS])

    def _streams(self, server: LiveServer, table: Table) -> ScreenData[Screen]:
        path = f"/s/{table.code}/table/stream"
        screens = ScreenData([Screen(server.port, path, table.cookie) for _ in range(STREAMS)])
        screens.settle()
        return screens

    def rows(self) -> list[Row]:
        if not self._sitting.repetitions:
            return []
        return [
            Row("memory of an open sitting", self._sitting.figure, unit=" kB"),
            Row("memory of a stream", self._stream.figure, unit=" kB"),
        ]

    def close(self) -> None:
        pass


def resident(server: LiveServer) -> float | None:
    """kB; None where there is no `/proc`."""
    try:
        lines = Path(f"/proc/{server.pid}/status").read_text().splitlines()
    except OSError:
        return None
    return next(float(line.split()[1]) for line in lines if line.startswith("VmRSS"))
