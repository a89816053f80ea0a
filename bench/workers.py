"""Several workers on PostgreSQL, beside one process on SQLite: `python -m bench --postgresql`."""

from __future__ import annotations

import selectors
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psycopg

from companion import create_app
from tests import recorded
from tests.live import LiveServer
from tests.postgresql import PostgreSQL

from .crowd import processor
from .figures import Row, Samples
from .house import Table, begin, opened, serving, with_phones
from .streams import PHONES, screens_of
from .wire import Line, Screen, ScreenData, stretches, version_of

WORKERS = 4
STREAMS = 1_000
LISTENERS = 40
"""who hears every NOTIFY, beside those who tell"""
TELLERS = 8
SITTINGS = 25
STRETCHES = 5
WITHIN = 2.5
"""times what one process on SQLite takes"""
DATABASE = "bench"


class Workers:
    """Each at an address of its own, so that it is known which of them a screen is at."""

    def __init__(self, folder: Path, stack: ExitStack, *, samples: int) -> None:
        self._count = samples
        self._postgresql = PostgreSQL(autovacuum="on", max_connections="300")
        stack.callback(self._postgresql.close)
        self._postgresql.start()
        self._postgresql.create(DATABASE)
        url = self._postgresql.url(DATABASE)
        self._tables = self._begun(folder / "workers", url, SITTINGS + 1)
        self._address = url.replace("+psycopg", "")
        self._finished = Samples()
        self._finished.add([self._finish(folder / "workers", url)])
        with opened(folder / "alone") as (sittings, _):
            alone = begin(sittings)
        self._one = stack.enter_context(serving(folder / "alone"))
        self._servers = [
            stack.enter_context(worker(folder / "workers", url)) for _ in range(WORKERS)
        ]
        with_phones(self._one, alone)
        for table in self._tables:
            with_phones(self._servers[0], table)
        self._alone = Nine([self._one], alone)
        self._spread = Nine(self._servers, self._tables[0])
        self._notified, self._streamed = Samples(), Samples()
        self._rates, self._rates_alone = Samples(rate=True), Samples(rate=True)
        self._rows_, self._wal = Samples(), Samples()
        self._busy, self._connections = Samples(), Samples()
        self._told_few, self._told_many = Samples(rate=True), Samples(rate=True)

    def _finish(self, folder: Path, url: str) -> float:
        """Bytes that stay of a whole game beside its log: the recordings of the tests, played."""
        house = create_app(folder, SQLALCHEMY_DATABASE_URI=url).extensions["companion"]
        try:
            before = self._beside()
            for name in recorded.FILES:
                recording, _ = recorded.read(name)
                begun = house.sittings.open(recording.game, recording.options, recording.seats)
                for entry in recording.entries:
                    house.sittings.perform(begun.code, entry)
            return (self._beside() - before) / len(recorded.FILES)
        finally:
            house.store.close()

    def _beside(self) -> int:
        tables = "sittings", "claims", "trail", "results", "result_seats", "chronicles", "people"
        sizes = " + ".join(f"pg_total_relation_size('{one}')" for one in tables)
        with psycopg.connect(self._address, autocommit=True) as connection:
            row = connection.execute(f"SELECT {sizes}".encode()).fetchone()
        assert row is not None
        return int(row[0])

    @staticmethod
    def _begun(folder: Path, url: str, count: int) -> list[Table]:
        house = create_app(folder, SQLALCHEMY_DATABASE_URI=url).extensions["companion"]
        try:
            return [begin(house.sittings) for _ in range(count)]
        finally:
            house.store.close()

    def measure(self) -> None:
        for _ in range(self._count):
            self._alone.act()
            self._spread.act()
        self._alone.note()
        self._spread.note()
        self._notified.add([self._notify() for _ in range(self._count)])
        self._told_few.add(self._tell(1))
        self._told_many.add(self._tell(LISTENERS))
        self._rates_alone.add(posting([self._one], self._alone.table))
        before = self._stored()
        self._rates.add(posting(self._servers, self._tables[1]))
        after = self._stored()
        entries = after[0] - before[0]
        self._rows_.add([(after[1] - before[1]) / entries])
        self._wal.add([(after[2] - before[2]) / entries])
        self._streamed.add(self._among_streams())

    def _notify(self) -> float:
        """Milliseconds until somebody who listens has heard it, by a connection of PostgreSQL's."""
        with (
            psycopg.connect(self._address, autocommit=True) as ear,
            psycopg.connect(self._address, autocommit=True) as mouth,
        ):
            ear.execute("LISTEN bench")
            since = time.perf_counter()
            mouth.execute("SELECT pg_notify('bench', 'x')")
            next(ear.notifies(timeout=10))
            return (time.perf_counter() - since) * 1000

    def _tell(self, listeners: int) -> list[float]:
        """NOTIFYs a second, of several who tell one after another; all of them pass one lock."""
        with ExitStack() as stack:

            def connected() -> psycopg.Connection:
                return stack.enter_context(psycopg.connect(self._address, autocommit=True))

            for ear in [connected() for _ in range(listeners)]:
                ear.execute("LISTEN bench")
            mouths = [connected() for _ in range(TELLERS)]

            def tell(mouth: psycopg.Connection) -> None:
                for _ in range(self._count):
                    mouth.execute("SELECT pg_notify('bench', 'x')")

            pool = stack.enter_context(ThreadPoolExecutor(TELLERS))
            rates = []
            for _ in range(STRETCHES):
                since = time.perf_counter()
                list(pool.map(tell, mouths))
                rates.append(TELLERS * self._count / (time.perf_counter() - since))
            return rates

    def _open(self) -> int:
        """Connections of the workers."""
        with psycopg.connect(self._address, autocommit=True) as connection:
            row = connection.execute(
                "SELECT count(*) FROM pg_stat_activity WHERE application_name LIKE 'companion%'"
                " AND datname = current_database()"
            ).fetchone()
        assert row is not None
        return int(row[0])

    def _stored(self) -> tuple[int, int, int]:
        """Entries; bytes of them with their indexes; bytes that the log of PostgreSQL has got."""
        with psycopg.connect(self._address, autocommit=True) as connection:
            row = connection.execute(
                "SELECT count(*), pg_total_relation_size('entries'),"
                " pg_current_wal_lsn() - '0/0'::pg_lsn FROM entries"
            ).fetchone()
        assert row is not None
        return int(row[0]), int(row[1]), int(row[2])

    def _among_streams(self) -> list[float]:
        """POST to the last of the streams of a sitting, while all of them are open."""
        with ExitStack() as stack:
            rooms = []
            for n, table in enumerate(self._tables[1:]):
                at = f"/s/{table.code}/table/stream?packed"
                screens = [
                    Screen(self._servers[(n + k) % WORKERS].port, at, table.cookie)
                    for k in range(STREAMS // SITTINGS)
                ]
                room = ScreenData(screens)
                stack.callback(room.close)
                room.settle(0.02)
                rooms.append(room)
            before, began, took = self._used(), time.perf_counter(), []
            for n, (table, room) in enumerate(zip(self._tables[1:], rooms, strict=True)):
                line = Line(self._servers[n % WORKERS].port, table.cookie)
                drain(rooms)
                since = time.perf_counter()
                room.until(version_of(line.ask("POST", *table.payment())))
                took.append((time.perf_counter() - since) * 1000)
                line.close()
            spent = (self._used() - before) / (time.perf_counter() - began)
            self._busy.add([100 * spent])
            self._connections.add([self._open() / WORKERS])
        return took

    def _used(self) -> float:
        """Seconds of a processor, of all workers."""
        pids = [pid for server in self._servers for pid in (server.pid, *server.workers())]
        return sum(map(processor, pids))

    def rows(self) -> list[Row]:
        many, among = f"{WORKERS} workers on PostgreSQL", f"among {STREAMS:,} streams"
        each = STREAMS // SITTINGS
        return [
            Row(
                f"POST to the last of nine screens, {many}", self._spread.last.figure,
                "one process on SQLite", self._alone.last.figure, goal=WITHIN,
            ),
            Row(
                f"POST to its answer, {many}", self._spread.answered.figure,
                "one process on SQLite", self._alone.answered.figure,
            ),
            Row(
                f"payments a second into one sitting, {many}", self._rates.figure,
                "one process on SQLite", self._rates_alone.figure, rate=True,
            ),
            Row("NOTIFY until it is heard", self._notified.figure),
            Row(f"NOTIFYs a second, {TELLERS} who tell", self._told_few.figure, rate=True),
            Row(
                f"the same, {LISTENERS} connections that listen", self._told_many.figure, rate=True
            ),
            Row(f"POST to the last of {each} screens, {among}", self._streamed.figure),
            Row(f"{among}, meanwhile: of a processor", self._busy.figure, unit=" %"),
            Row(f"{among}: connections of a worker", self._connections.figure, unit=""),
            Row("stored for a finished sitting, beside its log", self._finished.figure, unit=" B"),
            Row("stored for an action", self._rows_.figure, unit=" B"),
            Row("written ahead for an action", self._wal.figure, unit=" B"),
        ]  # fmt: skip

    def close(self) -> None:
        self._alone.close()
        self._spread.close()


class Nine:
    """The nine screens of a sitting, spread over some servers, and who posts to one of them."""

    def __init__(self, servers: Sequence[LiveServer], table: Table) -> None:
        self.table = table
        self.answered, self.last = Samples(), Samples()
        self._answers: list[float] = []
        self._lasts: list[float] = []
        if len(servers) == 1:
            self._room = screens_of(servers[0], table)
        else:
            at = f"/s/{table.code}"
            paths = [(f"{at}/table/stream?packed", table.cookie)] * 2
            seats = (*range(5), 0, 1)
            paths += [(f"{at}/seat/stream?packed", table.seat_cookie(seat)) for seat in seats]
            ports = [servers[k % len(servers)].port for k in range(len(paths))]
            self._room = ScreenData(
                [Screen(port, *one) for port, one in zip(ports, paths, strict=True)]
            )
            self._room.settle(0.3)
        self._lines = [Line(one.port, table.cookie) for one in servers]

    def act(self) -> None:
        line = self._lines[len(self._lasts) % len(self._lines)]
        path, document = self.table.payment()
        since = time.perf_counter()
        version = version_of(line.ask("POST", path, document))
        self._answers.append((time.perf_counter() - since) * 1000)
        self._room.until(version)
        self._lasts.append((time.perf_counter() - since) * 1000)

    def note(self) -> None:
        self.answered.add(self._answers)
        self.last.add(self._lasts)
        self._answers, self._lasts = [], []

    def close(self) -> None:
        self._room.close()
        for line in self._lines:
            line.close()


def posting(servers: Sequence[LiveServer], table: Table) -> list[float]:
    """How many a second, of eight devices at one sitting."""
    with ExitStack() as stack:
        lines = [Line(servers[k % len(servers)].port, table.cookie) for k in range(PHONES)]
        for line in lines:
            stack.callback(line.close)
        return stretches(lines, table.payments(), each=40, count=5)


def drain(rooms: Sequence[ScreenData[Screen]]) -> None:
    """Reads what lies there: signs of life, above all."""
    with selectors.DefaultSelector() as selector:
        for room in rooms:
            for screen in room.screens:
                selector.register(screen.socket, selectors.EVENT_READ, screen)
        for key, _ in selector.select(0):
            key.data.read()


@contextmanager
def worker(folder: Path, url: str) -> Iterator[LiveServer]:
    server = LiveServer(folder, settings={"COMPANION_SQLALCHEMY_DATABASE_URI": url})
    try:
        yield server.start("--workers", "1")
    finally:
        server.stop()
