"""Does it matter how long a log is, and how many there are?"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable

from companion.sittings import Bearer, Sittings
from tests.live import LiveServer

from .bare import commit
from .figures import Row, Samples
from .house import NAMES, Table, new_id
from .streams import bare_commit
from .wire import Line, version_of

FIRST_PAYMENT = 3
"""the entry, in every sitting of the bench"""


def timed(do: Callable[[], object]) -> float:
    """Milliseconds."""
    start = time.perf_counter()
    do()
    return (time.perf_counter() - start) * 1000


class InTheShell:
    """`Sittings.act` at entry 10 and at entry 5,000, with no server around it."""

    def __init__(
        self,
        sittings: Sittings,
        begin: Callable[[], Table],
        long: Table,
        books: sqlite3.Connection,
        *,
        samples: int,
    ) -> None:
        self._sittings, self._begin, self._long, self._books = sittings, begin, long, books
        self._count, self._written = samples, 0
        self._at_10, self._at_5000, self._commits = Samples(), Samples(), Samples()
        self._act(long)  # folds it

    def measure(self) -> None:
        short = self._begin()
        at_10, at_5000, commits = [], [], []
        for _ in range(self._count):
            at_10.append(timed(lambda: self._act(short)))
            at_5000.append(timed(lambda: self._act(self._long)))
            commits.append(timed(self._commit))
        self._at_10.add(at_10)
        self._at_5000.add(at_5000)
        self._commits.add(commits)

    def _act(self, table: Table) -> None:
        self._sittings.act(table.code, Bearer(table=True), new_id(), None, table.pay())

    def _commit(self) -> None:
        self._written += 1
        commit(self._books, self._written)

    def rows(self) -> list[Row]:
        at_10, at_5000, bare = (one.figure for one in (self._at_10, self._at_5000, self._commits))
        return [
            Row("entry 10, in the shell", at_10, "bare commit, no server", bare),
            Row("entry 5,000, in the shell", at_5000, "entry 10, in the shell", at_10, goal=1.2),
        ]

    def close(self) -> None:
        self._books.close()


class OverHttp:
    """The same by POST."""

    def __init__(
        self,
        house: LiveServer,
        bare: LiveServer,
        begin: Callable[[], Table],
        long: Table,
        *,
        samples: int,
    ) -> None:
        self._house, self._begin, self._long, self._count = house, begin, long, samples
        self._long_line, self._bare = Line(house.port, long.cookie), Line(bare.port)
        self._at_10, self._at_5000, self._commits = Samples(), Samples(), Samples()
        self._long_line.ask("POST", *long.payment())  # folds it

    def measure(self) -> None:
        short = self._begin()
        line = Line(self._house.port, short.cookie)
        at_10, at_5000, commits = [], [], []
        for _ in range(self._count):
            at_10.append(line.timed("POST", *short.payment()))
            at_5000.append(self._long_line.timed("POST", *self._long.payment()))
            commits.append(self._bare.timed("POST", *bare_commit()))
        line.close()
        self._at_10.add(at_10)
        self._at_5000.add(at_5000)
        self._commits.add(commits)

    def rows(self) -> list[Row]:
        at_10, at_5000, bare = (one.figure for one in (self._at_10, self._at_5000, self._commits))
        return [
            Row("entry 10, by POST", at_10, "bare commit", bare, goal=1.5),
            Row("entry 5,000, by POST", at_5000, "entry 10, by POST", at_10, goal=1.2),
        ]

    def close(self) -> None:
        self._long_line.close()
        self._bare.close()


class AmongMany:
    """Opening a sitting, acting in it, and the list on the home screen, in two houses."""

    def __init__(
        self,
        few: tuple[LiveServer, Table],
        many: tuple[LiveServer, Table],
        bare: LiveServer,
        *,
        samples: int,
    ) -> None:
        self._lines = [Line(server.port, table.cookie) for server, table in (few, many)]
        self._tables = [few[1], many[1]]
        self._bare, self._count = Line(bare.port), samples
        self._home = len(self._lines[0].ask("GET", "/"))
        self._opened, self._acted, self._listed = ([Samples(), Samples()] for _ in range(3))
        self._commits, self._pages = Samples(), Samples()

    def measure(self) -> None:
        seats = [{"name": name} for name in NAMES]
        new = {"game": "sheriff", "seats": seats}
        for k, (line, table) in enumerate(zip(self._lines, self._tables, strict=True)):
            each = range(self._count)
            self._opened[k].add([line.timed("POST", "/api/v1/sittings", new) for _ in each])
            self._acted[k].add([line.timed("POST", *table.payment()) for _ in each])
            self._listed[k].add([line.timed("GET", "/") for _ in each])
        each = range(self._count)
        self._commits.add([self._bare.timed("POST", *bare_commit()) for _ in each])
        self._pages.add([self._bare.timed("GET", f"/page/{self._home}") for _ in each])

    def rows(self) -> list[Row]:
        rows = []
        for what, both, beside, bare in (
            ("opening a sitting", self._opened, "bare commit", self._commits),
            ("acting in it", self._acted, "bare commit", self._commits),
            ("the home screen's list", self._listed, "bare page of that size", self._pages),
        ):
            few, many = (one.figure for one in both)
            rows.append(Row(f"{what}, among 10", few, beside, bare.figure))
            rows.append(Row(f"{what}, among 10,000", many, f"{what}, among 10", few))
        return rows

    def close(self) -> None:
        for line in (*self._lines, self._bare):
            line.close()


class PutRight:
    """What may be done, and what would come of putting an entry right, by a GET and a POST."""

    def __init__(self, house: LiveServer, short: Table, long: Table, *, samples: int) -> None:
        self._count = samples
        self._lines = [Line(house.port, table.cookie) for table in (short, long)]
        self._at = [f"/api/v1/sittings/{table.code}" for table in (short, long)]
        self._dialogs = [f"/s/{table.code}/table" for table in (short, long)]
        self._moves, self._last_mend, self._first_mend, self._forms = (
            [Samples(), Samples()] for _ in range(4)
        )

    def measure(self) -> None:
        for k, line in enumerate(self._lines):
            each, at = range(self._count), self._at[k]
            version = version_of(line.ask("GET", f"{at}/moves"))
            self._moves[k].add([line.timed("GET", f"{at}/moves") for _ in each])
            for entry, samples in ((version, self._last_mend), (FIRST_PAYMENT, self._first_mend)):
                mend = {"entry": entry, "action": None}
                samples[k].add([line.timed("POST", f"{at}/mend", mend) for _ in each])
            form = f"{self._dialogs[k]}/mend/{FIRST_PAYMENT}"
            self._forms[k].add([line.timed("GET", form) for _ in each])

    def rows(self) -> list[Row]:
        return [
            Row(f"{what}, entry 5,000", long.figure, f"{what}, entry 10", short.figure)
            for what, (short, long) in (
                ("GET of the moves", self._moves),
                ("to try a mend of the last payment", self._last_mend),
                ("to try a mend of the first payment", self._first_mend),
                ("the form for a mend of the first payment", self._forms),
            )
        ]

    def close(self) -> None:
        for line in self._lines:
            line.close()
