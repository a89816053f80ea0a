"""Two houses that keep what was played in them: few evenings, and a thousand times as many."""

from __future__ import annotations

import itertools
import random
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from companion.services import house_key
from companion.sittings import Bearer, Sittings
from companion.sittings.tokens import ALPHABET
from tests import recorded
from tests.live import LiveServer

from .figures import Row, Samples
from .house import opened
from .wire import Line

GAMES = (
    "sheriff-second-4-black-market", "citadels-5-monument",
    "condottiere-4-most-cities", "dunhuang-4-shared",
)  # fmt: skip
PEOPLE = 200
APART = 5 * 60 * 60 * 1000
"""milliseconds between the ends of two games"""
AT_MOST = 1.2
"""times what the small house takes"""


@dataclass(frozen=True, slots=True)
class Kept:
    """A house, and what is asked for in it."""

    folder: Path
    paths: dict[str, str]
    """by what they show"""
    counts: str
    """where a play of the regular is left out of statistics, and taken in again"""


def house(folder: Path, plays: int) -> Kept:
    """So many plays, four games in turn, by people of whom some come often and most seldom.

    The newest of a large house are those of a small one.
    """
    with opened(folder) as (sittings, _):
        models = [played(sittings, name) for name in GAMES]
    database = folder / "companion.sqlite3"
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        codes = fill(connection, models, plays)
        count(connection)
    regular = f"{0:016x}"
    theirs = f"person={regular}"
    history, deep = "/history", f"?before={newest(database) - (plays // 2) * APART}"
    days = [
        datetime.fromtimestamp(newest(database) / 1000 - ago * 86_400, UTC).date() for ago in (9, 8)
    ]
    someone = f"{PEOPLE // 4:016x}"
    return Kept(
        folder,
        {
            "the history": history,
            "the history by the interface": f"/api/v1{history}",
            "its middle": history + deep,
            "one game in it": f"/api/v1{history}?game=sheriff&limit=20",
            "a regular in it": f"{history}?{theirs}",
            "a regular's plays of one game": f"/api/v1{history}?{theirs}&game=citadels&limit=9",
            "two days of it": f"{history}?from={days[0]}&to={days[1]}",
            "tonight": f"{history}/tonight",
            "a result": f"{history}/{codes[0]}",
            "a play for BG Stats": f"{history}/{codes[0]}/bgstats",
            "the people": "/people",
            "the people by the interface": "/api/v1/people",
            "a regular's statistics": f"/people/{regular}",
            "the same by the interface": f"/api/v1/people/{regular}",
            "somebody's statistics": f"/people/{someone}",
            "the home screen": "/",
            "a game's set-up": "/new/sheriff",
        },
        f"{history}/{codes[0]}/counts",
    )


def played(sittings: Sittings, name: str) -> str:
    """A recording, played again to its end: the code."""
    recording, _ = recorded.read(name)
    begun = sittings.open(recording.game, recording.options, recording.seats)
    for number, entry in enumerate(recording.entries):
        sittings.act(begun.code, Bearer(table=True), f"{number}", entry.seat, entry.action)
    return begun.code


def fill(connection: sqlite3.Connection, models: Sequence[str], plays: int) -> list[str]:
    """The codes of the copies, the newest first."""
    names = itertools.product(ALPHABET, repeat=5)
    codes = [code for code in map("".join, itertools.islice(names, plays)) if code not in models]
    chance, now = random.Random(1), newest_of(connection)
    connection.executemany(
        "INSERT INTO people (id, name, key, seen_at, plays, wins) VALUES (?, ?, ?, ?, 0, 0)",
        [(f"{n:016x}", name, name.lower(), now - n) for n, name in enumerate(called())],
    )
    weights = [1 / (2 + n) for n in range(PEOPLE)]
    tables = {name: columns(connection, name) for name in ("sittings", "results")}
    for n, code in enumerate(codes):
        model, ended = models[n % len(models)], now - n * APART
        for table, (key, every) in tables.items():
            moved = [f"{ended}" if column == "ended_at" else column for column in every]
            if table == "results":
                moved = [f"'{n:032x}'" if column == "play" else column for column in moved]
            connection.execute(
                f"INSERT INTO {table} ({key}, {', '.join(every)}) "
                f"SELECT ?, {', '.join(moved)} FROM {table} WHERE {key} = ?",
                (code, model),
            )
        connection.execute(
            "INSERT INTO chronicles SELECT ?, document FROM chronicles WHERE code = ?",
            (code, model),
        )
        seats = connection.execute("SELECT * FROM result_seats WHERE code = ?", (model,)).fetchall()
        there: list[int] = [0] if n == 0 else []
        while len(there) < len(seats):
            (one,) = chance.choices(range(PEOPLE), weights)
            if one not in there:
                there.append(one)
        connection.executemany(
            f"INSERT INTO result_seats VALUES ({', '.join('?' * len(seats[0]))})",
            [sat(row, code, f"{one:016x}", ended) for row, one in zip(seats, there, strict=True)],
        )
    return codes


def sat(row: tuple[object, ...], code: str, person: str, ended: int) -> tuple[object, ...]:
    """As the table has its columns."""
    _, seat, name, _, forgotten, place, total, winner, _, facts = row
    return code, seat, name, person, forgotten, place, total, winner, ended, facts


def count(connection: sqlite3.Connection) -> None:
    connection.execute(
        "UPDATE people SET"
        " plays = (SELECT count(*) FROM result_seats WHERE person = people.id),"
        " wins = (SELECT coalesce(sum(winner), 0) FROM result_seats WHERE person = people.id)"
    )
    connection.execute("ANALYZE")


def columns(connection: sqlite3.Connection, table: str) -> tuple[str, list[str]]:
    """The key, and the others."""
    every = connection.execute(f"PRAGMA table_info({table})").fetchall()
    key, *others = (column[1] for column in every)
    return key, others


def newest(database: Path) -> int:
    with closing(sqlite3.connect(database)) as connection:
        return newest_of(connection)


def newest_of(connection: sqlite3.Connection) -> int:
    found: int = connection.execute("SELECT max(ended_at) FROM results").fetchone()[0]
    return found


def called() -> Iterator[str]:
    """Two hundred names of three syllables."""
    parts = ("ba", "do", "ki", "lu", "me", "no")
    every = ("".join(some).title() for some in itertools.product(parts, repeat=3))
    return itertools.islice(every, PEOPLE)


class KeptHistory:
    """Every list, page and statistic of both houses, in turn."""

    def __init__(
        self, few: tuple[LiveServer, Kept], many: tuple[LiveServer, Kept], *, samples: int
    ) -> None:
        self._houses = [kept for _, kept in (few, many)]
        self._lines = [
            Line(server.port, f"house_key={house_key(kept.folder)}") for server, kept in (few, many)
        ]
        self._samples = samples
        what = (*few[1].paths, "statistics after another play")
        self._took = {one: (Samples(), Samples()) for one in what}

    def measure(self) -> None:
        for what, took in self._took.items():
            times: tuple[list[float], list[float]] = ([], [])
            for n in range(self._samples + 1):
                for line, kept, times_here in zip(self._lines, self._houses, times, strict=True):
                    if what in kept.paths:
                        spent = line.timed("GET", kept.paths[what])
                    else:
                        spent = self._after_a_play(line, kept, n)
                    if n:  # the first one opens what stays open
                        times_here.append(spent)
            for samples, found in zip(took, times, strict=True):
                samples.add(found)

    def _after_a_play(self, line: Line, kept: Kept, n: int) -> float:
        line.form(kept.counts, f"counts={'yes' if n % 2 else 'no'}")
        return line.timed("GET", kept.paths["a regular's statistics"])

    def rows(self) -> list[Row]:
        return [
            Row(
                f"{what}, of 10,000 plays", many.figure, "of 100", few.figure,
                goal=AT_MOST, by_median=True,
            )
            for what, (few, many) in self._took.items()
        ]  # fmt: skip

    def close(self) -> None:
        for line in self._lines:
            line.close()
