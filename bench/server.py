"""What it costs to start, and what a sitting and a stream cost in memory."""

from __future__ import annotations

import resource
import time
from contextlib import ExitStack
from pathlib import Path

from tests.live import LiveServer

from .figures import Row
from .house import Measure, Table
from .wire import Line, Screens

STARTS = 3
TABLES = 40
STREAMS = 9
"""on each sitting"""


class Start(Measure):
    """From `companion serve` until it answers, where there is a database already."""

    def prepare(self) -> None:
        with self.bench.serve("start"):
            pass

    def measure(self) -> None:
        for _ in range(STARTS):
            before, since = read_children_seconds(), time.perf_counter()
            with self.bench.serve("start") as server:
                line = Line(server.port)
                line.ask("GET", "/about")
                self.samples.add("waited", (time.perf_counter() - since) * 1000)
                line.close()
            self.samples.add("busy", (read_children_seconds() - before) * 1000)

    def rows(self) -> list[Row]:
        return [
            Row("start, time of a processor", self.samples["busy"], most=1_300),
            Row("start, until the first page", self.samples["waited"]),
        ]


def read_children_seconds() -> float:
    """Of a processor, used by all processes that were started here and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


class Memory(Measure):
    """By Linux' own books."""

    def prepare(self) -> None:
        self.tables = self.bench.begin_tables("memory", TABLES)

    def measure(self) -> None:
        first, *others = self.tables
        with ExitStack() as stack:
            server = stack.enter_context(self.bench.serve("memory"))
            self._open_streams(server, first, stack)  # now all that the first one needs is there
            before = read_memory(server)
            for table in others:
                line = Line(server.port, table.cookie)
                line.ask("GET", f"/s/{table.code}/table")
                line.close()
            drawn = read_memory(server)
            for table in others:
                self._open_streams(server, table, stack)
            streaming = read_memory(server)
        self.samples.add("sitting", (drawn - before) / len(others))
        self.samples.add("stream", (streaming - drawn) / len(others) / STREAMS)

    def _open_streams(self, server: LiveServer, table: Table, stack: ExitStack) -> None:
        stream = (f"/s/{table.code}/table/stream", table.cookie)
        stack.callback(Screens(server.port, [stream] * STREAMS).close)

    def rows(self) -> list[Row]:
        return [
            Row("memory of an open sitting", self.samples["sitting"], unit=" kB"),
            Row("memory of a stream", self.samples["stream"], unit=" kB"),
        ]


def read_memory(server: LiveServer) -> float:
    """In kB."""
    lines = Path(f"/proc/{server.pid}/status").read_text().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("VmRSS"))
