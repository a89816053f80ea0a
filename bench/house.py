"""Companions to measure: their databases filled beforehand, their servers started as always."""

from __future__ import annotations

import itertools
import random
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from companion import create_app
from companion.sittings import Bearer, Sittings
from companion.sittings.tokens import ALPHABET
from companion.store import Store
from tests.live import LiveServer, call

NAMES = ("Ann", "Ben", "Cem", "Dora", "Elif")
BARE = (sys.executable, "-m", "gevent.monkey", "--module", "bench.bare")

PLENTY = 45

_ids = itertools.count(1)


@dataclass
class Table:
    """Five people play Sheriff, and somebody's bag is looked at."""

    code: str
    token: str
    seats: tuple[str, ...] = ()
    """the tokens of their phones"""
    gold: list[int] = field(default_factory=lambda: [50] * len(NAMES))
    """as it was paid from here"""
    luck: random.Random = field(default_factory=lambda: random.Random(1))

    @property
    def cookie(self) -> str:
        return f"table_{self.code}={self.token}"

    def seat_cookie(self, seat: int) -> str:
        return f"seat_{self.code}={self.seats[seat]}"

    def payment(self) -> tuple[str, object]:
        """Path and body of a POST by the table screen: some coins go from one to another."""
        return self.acting(self.pay())

    def payments(self) -> Iterator[tuple[str, object]]:
        while True:
            yield self.payment()

    def pay(self) -> dict[str, object]:
        """Never to and fro, so that nothing is right again that was drawn before. Whoever pays has
        plenty, in whatever order eight payments at once arrive.
        """
        amount = self.luck.randint(1, 5)
        payer = self.luck.choice([seat for seat, gold in enumerate(self.gold) if gold >= PLENTY])
        payee = self.luck.choice([seat for seat in range(len(self.gold)) if seat != payer])
        self.gold[payer] -= amount
        self.gold[payee] += amount
        return {"kind": "pay", "payer": payer, "payee": payee, "amount": amount}

    def acting(self, action: dict[str, object]) -> tuple[str, object]:
        """Path and body of a POST by the table screen."""
        return f"/s/{self.code}/table/actions", {"id": new_id(), "seat": None, "action": action}


BEGINNING: tuple[dict[str, Any], ...] = (
    {"kind": "begin", "sheriff": 0},
    {"kind": "advance", "round": 1, "phase": "market", "to": "inspect"},
    {"kind": "pay", "payer": 3, "payee": 4, "amount": 1},
    {"kind": "pay", "payer": 4, "payee": 3, "amount": 1},
)


def new_id() -> str:
    return f"bench-{next(_ids)}"


def begin(sittings: Sittings, *, entries: int = 10) -> Table:
    """An inspection with so many entries. Without a running clock: nothing happens by itself."""
    opened = sittings.open("sheriff", {}, NAMES)
    table = Table(opened.code, opened.table_token)
    actions = (*BEGINNING, *(table.pay() for _ in range(entries - len(BEGINNING))))
    for action in actions:
        sittings.act(opened.code, Bearer(table=True), new_id(), None, action)
    return table


def lengthen(store: Store, table: Table, *, have: int, entries: int) -> None:
    """Payments into the log, all at once; the sitting must not be folded yet, nor again here."""
    with store.writing() as books:
        books.add_all(
            {
                "sitting": table.code,
                "number": number,
                "seat": None,
                "at": number,
                "action_id": new_id(),
                "body": msgspec.json.encode(table.pay()).decode(),
                "request_hash": "",
            }
            for number in range(have + 1, entries + 1)
        )


def multiply(database: Path, table: Table, count: int) -> None:
    """As many sittings more, with the log of this one."""
    codes = itertools.islice(map("".join, itertools.product(ALPHABET, repeat=5)), count)
    copies = [(code, table.code) for code in codes if code != table.code]
    with closing(sqlite3.connect(database)) as connection, connection:
        for name, key in (("sittings", "code"), ("entries", "sitting")):
            every = connection.execute(f"PRAGMA table_info({name})").fetchall()
            columns = ", ".join(column[1] for column in every if column[1] != key)
            connection.executemany(
                f"INSERT INTO {name} ({key}, {columns}) "
                f"SELECT ?, {columns} FROM {name} WHERE {key} = ?",
                copies,
            )


@contextmanager
def opened(folder: Path) -> Iterator[tuple[Sittings, Store]]:
    """A companion in this process, without a server."""
    house = create_app(folder).extensions["companion"]
    try:
        yield house.sittings, house.store
    finally:
        house.store.close()


def serving(folder: Path, *, bare: bool = False) -> AbstractContextManager[LiveServer]:
    return running(folder, BARE if bare else None)


@contextmanager
def running(folder: Path, command: tuple[str, ...] | None) -> Iterator[LiveServer]:
    """`command`: of another server than the companion's."""
    folder.mkdir(parents=True, exist_ok=True)
    server = LiveServer(folder, command=command)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def seated(sittings: Sittings, table: Table) -> Table:
    """Everybody takes their seat, with no server around."""
    table.seats = tuple(sittings.claim(table.code, seat) for seat in range(len(NAMES)))
    return table


def with_phones(server: LiveServer, table: Table) -> Table:
    """Everybody takes their seat."""
    table.seats = tuple(
        call(server.url, f"/sittings/{table.code}/seats/{seat}/claim", {}).body["token"]
        for seat in range(len(NAMES))
    )
    return table
