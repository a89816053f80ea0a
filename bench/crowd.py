"""A convention: many tables at once, each with nine screens, and somebody always does something."""

from __future__ import annotations

import random
import selectors
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from tests.live import LiveServer

from .figures import Row, Samples
from .house import Table, serving
from .streams import screens_of
from .wire import PATIENCE, Line, Screen, version_of

A_SECOND = 20
"""actions, of all sittings together"""
AT_MOST = 100
"""milliseconds"""


@dataclass
class Sitting:
    """Its screens, and what it waits for."""

    table: Table
    screens: Sequence[Screen]
    line: Line
    began: float = 0.0
    answered: bool = True
    expected: int = 0
    waits: bool = False

    def post(self, at: float) -> None:
        """On a new connection: the server ends those that only wait."""
        self.line.renew()
        self.began, self.answered, self.waits = at, False, True
        self.line.send("POST", *self.table.payment())

    def answer(self) -> None:
        self.expected, self.answered = version_of(self.line.answer()), True

    @property
    def done(self) -> bool:
        """Whether all nine show it."""
        there = min(screen.version for screen in self.screens)
        return self.waits and self.answered and there >= self.expected


@dataclass
class Crowd:
    """By the clock, whether the last ones are done or not: who is late makes nobody else wait."""

    folder: Path
    tables: Sequence[Table]
    count: int
    _took: Samples = field(default_factory=Samples)
    _busy: Samples = field(default_factory=Samples)

    def measure(self) -> None:
        with ExitStack() as stack:
            server = stack.enter_context(serving(self.folder))
            sittings = [self._open(server, table, stack) for table in self.tables]
            before = processor(server.pid)
            began = time.perf_counter()
            self._took.add(self._act(sittings))
            share = (processor(server.pid) - before) / (time.perf_counter() - began)
            self._busy.add([100 * share])

    def _open(self, server: LiveServer, table: Table, stack: ExitStack) -> Sitting:
        room, line = screens_of(server, table, quiet=0.02), Line(server.port, table.cookie)
        stack.callback(room.close)
        stack.callback(line.close)
        return Sitting(table, room.screens, line)

    def _act(self, sittings: Sequence[Sitting]) -> list[float]:
        """Milliseconds from when each was due until its last screen has it."""
        took: list[float] = []
        luck, start, sent = random.Random(2), time.perf_counter(), 0
        with selectors.DefaultSelector() as selector:
            for one in sittings:
                for screen in one.screens:
                    selector.register(screen.socket, selectors.EVENT_READ, (one, screen))
            while len(took) < self.count:
                due = start + sent / A_SECOND
                now = time.perf_counter()
                assert now - start < self.count / A_SECOND + PATIENCE, "it does not keep up"
                if sent < self.count and now >= due:
                    idle = [one for one in sittings if not one.waits]
                    one = luck.choice(idle)
                    one.post(due)
                    selector.register(one.line.socket, selectors.EVENT_READ, (one, None))
                    sent += 1
                    continue
                left = due - now if sent < self.count else 1.0
                for key, _ in selector.select(left):
                    one, screen = key.data
                    if screen is None:
                        one.answer()
                        selector.unregister(one.line.socket)
                    else:
                        screen.read()
                    if one.done:
                        took.append((time.perf_counter() - one.began) * 1000)
                        one.waits = False
        return took

    def rows(self) -> list[Row]:
        what = f"{len(self.tables)} sittings with nine screens, {A_SECOND} actions a second"
        return [
            Row(what, self._took.figure, most=AT_MOST),
            Row(f"{what}: of a processor", self._busy.figure, unit=" %"),
        ]

    def close(self) -> None:
        pass


def processor(pid: int) -> float:
    """Seconds that this process has used; 0 where there is no `/proc`."""
    try:
        spent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(spent[11]) + int(spent[12])) / 100
