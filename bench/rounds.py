"""A step of the round changes everything on every screen."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator

from tests.live import LiveServer

from .figures import Row, Samples
from .house import Table
from .streams import screens_of
from .wire import Line, version_of

PHASES = ("market", "load", "declare", "inspect", "round_end")
ROUNDS = 9
"""after these it begins anew: the tenth is the last one"""
FIRST = 1
"""the entry after which the first round stands at its market"""


class Rounds:
    """Beside a payment on the same screens, in turn."""

    def __init__(self, house: LiveServer, table: Table, *, samples: int) -> None:
        self._table, self._count = table, samples
        self._room, self._line = screens_of(house, table), Line(house.port, table.cookie)
        self._steps, self._paid = Samples(), Samples()
        self._stepped, self._sent = Samples(), Samples()
        self._next = self._endless()

    def measure(self) -> None:
        steps, paid, stepped, sent = [], [], [], []
        for _ in range(self._count):
            steps.append(self._timed(next(self._next)))
            stepped.append(sum(screen.size for screen in self._room.screens) / 1000)
            paid.append(self._timed(self._table.pay()))
            sent.append(sum(screen.size for screen in self._room.screens) / 1000)
        for samples, new in (
            (self._steps, steps), (self._paid, paid), (self._stepped, stepped), (self._sent, sent)
        ):  # fmt: skip
            samples.add(new)

    def _endless(self) -> Iterator[dict[str, object]]:
        while True:
            back = {"kind": "rewind", "to": FIRST, "expected": self._room.screens[0].version}
            self._timed(back)
            self._table.gold = [50] * len(self._table.gold)
            for round, (phase, to) in itertools.product(
                range(1, ROUNDS + 1), itertools.pairwise((*PHASES, PHASES[0]))
            ):
                yield {"kind": "advance", "round": round, "phase": phase, "to": to}

    def _timed(self, action: dict[str, object]) -> float:
        """Milliseconds to the last screen."""
        path, document = self._table.acting(action)
        start = time.perf_counter()
        self._room.until(version_of(self._line.ask("POST", path, document)))
        return (time.perf_counter() - start) * 1000

    def rows(self) -> list[Row]:
        steps, paid = self._steps.figure, self._paid.figure
        return [
            Row("a step of the round, to nine screens", steps, "a payment there", paid, goal=3.0),
            Row(
                "bytes of a step for nine screens",
                self._stepped.figure,
                "a payment there",
                self._sent.figure,
                unit=" kB",
                goal=3.0,
            ),
        ]

    def close(self) -> None:
        self._room.close()
        self._line.close()
