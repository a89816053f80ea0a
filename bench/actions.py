"""From a POST to its answer, and to the last screen."""

from __future__ import annotations

import json
import random
import selectors
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from tests.live import LiveServer

from .figures import Row
from .house import Measure, Table, begin, make_post, wrap_action
from .wire import PATIENCE, Line, Screens, read_version

SITTINGS = 200
A_SECOND = 20
"""actions, of all sittings together"""


def bare_commit_request() -> tuple[str, str, object]:
    """A request like that of a payment, to the bare route."""
    return "POST", "/commit", wrap_action({"kind": "pay", "payer": 1, "payee": 2, "amount": 1})


class NineScreens(Measure):
    """One payment after another, in turn with boardgame.io and the bare parts."""

    def prepare(self) -> None:
        self.table = begin(make_post(self.bench.house))
        self.screens = self.bench.open_screens(self.table)
        self.sizes = [screen.size for screen in self.screens.screens]
        self.line = self.bench.open_line(self.bench.house, self.table.cookie)
        self.bare = self.bench.open_line(self.bench.bare)
        self.match = Table("", "")

    def measure(self) -> None:
        add = self.samples.add
        for _ in range(self.bench.samples):
            start = time.perf_counter()
            version = read_version(self.line.ask(*self.table.next_payment()))
            add("answer", (time.perf_counter() - start) * 1000)
            self.screens.read_until(version)
            add("last", (time.perf_counter() - start) * 1000)
            add("kB", self.screens.size / 1000)
            if self.bench.boardgame is not None:
                add("boardgame.io", self.bench.boardgame.pay(self.match.pay()))
            add("commit", self.bare.time(*bare_commit_request()))
            add("renders", float(json.loads(self.bare.ask("POST", "/renders", self.sizes))))

    def rows(self) -> list[Row]:
        found = self.samples
        what, commit, bare = "POST to the last of nine screens", found["commit"], "bare commit"
        rows = [
            Row(what, found["last"], f"{bare}, nine bare renders", commit + found["renders"],
                ratio=1.5),
            Row("bytes for nine screens, an action", found["kB"], unit=" kB", most=12),
            Row("POST, nine screens listening", found["answer"], bare, commit),
        ]  # fmt: skip
        if "boardgame.io" in found:
            theirs = "boardgame.io to nine clients"
            rows.insert(0, Row(what, found["last"], theirs, found["boardgame.io"], ratio=1.5))
        return rows


class Posts(Measure):
    """With nobody listening, in a young sitting and in an old one."""

    def prepare(self) -> None:
        self.long_line = self.bench.open_line(self.bench.house, self.bench.long.cookie)
        self.bare = self.bench.open_line(self.bench.bare)
        self.long_line.ask(*self.bench.long.next_payment())  # folds it

    def measure(self) -> None:
        young = begin(make_post(self.bench.house))
        line = self.bench.open_line(self.bench.house, young.cookie)
        for _ in range(self.bench.samples):
            self.samples.add("young", line.time(*young.next_payment()))
            self.samples.add("old", self.long_line.time(*self.bench.long.next_payment()))
            self.samples.add("commit", self.bare.time(*bare_commit_request()))

    def rows(self) -> list[Row]:
        young, old, commit = (self.samples[what] for what in ("young", "old", "commit"))
        return [
            Row("POST, entry 10", young, "bare commit", commit, ratio=1.5),
            Row("POST, entry 5,000", old, "POST, entry 10", young, ratio=1.2),
        ]


class Sitting:
    """Its screens, and the action that they wait for."""

    def __init__(self, server: LiveServer, table: Table, stack: ExitStack) -> None:
        self.screens = Screens(server.port, table.nine_streams, quiet=0.02)
        self.line = Line(server.port, table.cookie)
        self._table = table
        self.due = 0.0
        self.waits = False
        self._expected: int | None = None
        stack.callback(self.screens.close)
        stack.callback(self.line.close)

    def post(self, due: float) -> None:
        """On a new connection: the server ends those that only wait."""
        self.line.renew()
        self.due, self._expected, self.waits = due, None, True
        self.line.send(*self._table.next_payment())

    def answer(self) -> None:
        self._expected = read_version(self.line.answer())

    @property
    def is_done(self) -> bool:
        """Whether all nine show it."""
        there = min(self.screens.versions)
        return self.waits and self._expected is not None and there >= self._expected


class Crowd(Measure):
    """Many tables at once, by the clock: whoever is late makes nobody else wait."""

    def prepare(self) -> None:
        self.tables = self.bench.begin_tables("crowd", SITTINGS)

    def measure(self) -> None:
        with ExitStack() as stack:
            server = stack.enter_context(self.bench.serve("crowd"))
            sittings = [Sitting(server, table, stack) for table in self.tables]
            self.samples.add("alone", *self._act(sittings[:1], A_SECOND))
            before, began = read_processor_seconds(server.pid), time.perf_counter()
            self.samples.add("took", *self._act(sittings, SITTINGS))
            spent = read_processor_seconds(server.pid) - before
            self.samples.add("busy", 100 * spent / (time.perf_counter() - began))

    def _act(self, sittings: Sequence[Sitting], count: int) -> list[float]:
        """Milliseconds from when each of so many actions was due until its last screen has it."""
        took: list[float] = []
        luck, start, posted = random.Random(2), time.perf_counter(), 0
        with selectors.DefaultSelector() as selector:
            for one in sittings:
                for screen in one.screens.screens:
                    selector.register(screen.socket, selectors.EVENT_READ, (one, screen))
            while len(took) < count:
                due, now = start + posted / A_SECOND, time.perf_counter()
                assert now - start < count / A_SECOND + PATIENCE, "it does not keep up"
                idle = [one for one in sittings if not one.waits]
                if posted < count and now >= due and idle:
                    one = luck.choice(idle)
                    one.post(due)
                    selector.register(one.line.socket, selectors.EVENT_READ, (one, None))
                    posted += 1
                    continue
                for key, _ in selector.select(due - now if posted < count and idle else 1.0):
                    one, screen = key.data
                    if screen is None:
                        one.answer()
                        selector.unregister(one.line.socket)
                    else:
                        screen.read()
                    if one.is_done:
                        took.append((time.perf_counter() - one.due) * 1000)
                        one.waits = False
        return took

    def rows(self) -> list[Row]:
        what = f"{SITTINGS} sittings with nine screens, {A_SECOND} actions a second"
        return [
            Row(what, self.samples["took"], "one of them, alone", self.samples["alone"], most=100),
            Row(f"{what}: of a processor", self.samples["busy"], unit=" %"),
        ]


def read_processor_seconds(pid: int) -> float:
    """Used by this process; 0 where there is no `/proc`."""
    try:
        spent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(spent[11]) + int(spent[12])) / 100
