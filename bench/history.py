"""Houses that keep many plays, as files to be read back; and two of them, looked at by turns."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from datetime import UTC, datetime
from urllib.request import Request, urlopen

import msgspec

from companion.history.exchange import house_file
from companion.history.exchange.house_file import HouseFile, HousePerson, HousePlay
from companion.history.exchange.importing import MOST
from companion.services import house_key
from companion.sittings.tokens import ALPHABET
from tests import recorded
from tests.live import LiveServer

from .figures import Row
from .house import Bench, Measure, make_post
from .wire import Line

GAMES = (
    "sheriff-second-4-black-market", "citadels-5-monument",
    "condottiere-4-most-cities", "dunhuang-4-shared",
)  # fmt: skip
PEOPLE = 200
APART = 5 * 60 * 60 * 1000
"""milliseconds between the ends of two games"""
FEW, MANY = 100, 10_000
"""plays"""
IN_A_FILE = 8_000
"""plays without their logs, in less than 64 MiB"""
PATIENCE = 600.0
"""seconds: a file that is read back takes its time"""


def open_host_line(bench: Bench, server: LiveServer, cookie: str = "") -> Line:
    """To a server, as the host of the house."""
    key = f"house_key={house_key(server.instance)}"
    return bench.close_later(Line(server.port, f"{key}; {cookie}", patience=PATIENCE))


def play_one_of_each(bench: Bench) -> HouseFile:
    """A house in which each game was played once."""
    with bench.serve("model") as server:
        post = make_post(server)
        for name in GAMES:
            recording, _ = recorded.read(name)
            seats = [{"name": seat} for seat in recording.seats]
            wish = {"game": recording.game, "options": recording.options, "seats": seats}
            opened = post("/sittings", wish)
            actions, token = f"/sittings/{opened['code']}/actions", opened["table_token"]
            for number, entry in enumerate(recording.entries):
                action = {"id": f"{number}", "seat": entry.seat, "action": entry.action}
                post(actions, action, token=token)
        head = {"Cookie": f"house_key={house_key(server.instance)}"}
        with urlopen(Request(f"{server.url}/api/v1/house.json", headers=head)) as answer:
            return house_file.read(answer.read())


def make_house_file(model: HouseFile, plays: range, *, with_logs: bool = False) -> bytes:
    """These plays, or as many as a file may hold; the newest one has number 0.

    Four games in turn, by people of whom some come often and most seldom.
    """
    models = [one for one in map(house_file.play, model.plays) if one is not None]
    syllables = itertools.product(("ba", "do", "ki", "lu", "me", "no"), repeat=3)
    names = ("".join(some).title() for some in itertools.islice(syllables, PEOPLE))
    people = tuple(
        HousePerson(f"{n:016x}", name, None, model.written_at) for n, name in enumerate(names)
    )
    written, size = [], 0
    for play in itertools.islice(_copies(models, with_logs=with_logs), plays.start, plays.stop):
        size += len(msgspec.json.encode(play)) + 1
        if size > MOST - 100_000:  # what stands before and behind the plays
            break
        written.append(play)
    return b"".join(house_file.write_house(model.written_at, {}, people, written))


def _copies(models: list[HousePlay], *, with_logs: bool) -> Iterator[HousePlay]:
    codes = map("".join, itertools.product(ALPHABET, repeat=5))
    luck, weights = random.Random(1), [1 / (2 + n) for n in range(PEOPLE)]
    for n, (code, one) in enumerate(zip(codes, itertools.cycle(models), strict=False)):
        there: list[int] = [0] if n == 0 else []
        while len(there) < len(one.seats):
            (somebody,) = luck.choices(range(PEOPLE), weights)
            if somebody not in there:
                there.append(somebody)
        yield msgspec.structs.replace(
            one,
            code=code,
            play=f"{n:032x}",
            started_at=one.started_at - n * APART,
            ended_at=one.ended_at - n * APART,
            seats=tuple(
                msgspec.structs.replace(seat, person=f"{person:016x}")
                for seat, person in zip(one.seats, there, strict=True)
            ),
            log=one.log if with_logs else None,
            chronicle=one.chronicle if with_logs else None,
        )


class KeptHistory(Measure):
    """Lists, pages and statistics of a house with few plays and of one with many, by turns: of what
    grows with a house everybody notices who lives there, so the goal is a ratio of the p50.
    """

    def prepare(self) -> None:
        model = play_one_of_each(self.bench)
        self.lines = {plays: self._open(plays, model) for plays in (FEW, MANY)}
        self.paths = {plays: list_paths(line, plays) for plays, line in self.lines.items()}

    def _open(self, plays: int, model: HouseFile) -> Line:
        line = open_host_line(self.bench, self.bench.start(f"kept-{plays}"))
        for first in range(0, plays, IN_A_FILE):
            file = make_house_file(model, range(first, min(first + IN_A_FILE, plays)))
            line.ask("POST", "/api/v1/house/import", file)
        return line

    def measure(self) -> None:
        for n in range(self.bench.samples // 5 + 1):
            for plays, line in self.lines.items():
                for what, path in self.paths[plays].items():
                    if what == "statistics after another play":
                        newest = self.paths[plays]["a result"]
                        line.ask("POST", f"{newest}/counts", f"counts={'yes' if n % 2 else 'no'}")
                    took = line.time("GET", path)
                    if n:  # the first one opens what stays open
                        self.samples.add(f"{what}, of {plays:,} plays", took)

    def rows(self) -> list[Row]:
        return [
            Row(
                f"{what}, of {MANY:,} plays", self.samples[f"{what}, of {MANY:,} plays"],
                f"of {FEW:,}", self.samples[f"{what}, of {FEW:,} plays"], ratio=1.2, by_median=True,
            )
            for what in self.paths[FEW]
        ]  # fmt: skip


def list_paths(line: Line, plays: int) -> dict[str, str]:
    """What is asked for in a house, by what it shows."""
    (newest,) = json.loads(line.ask("GET", "/api/v1/history?limit=1"))["results"]
    end, code = newest["ended_at"], newest["code"]
    first, last = (datetime.fromtimestamp(end / 1000 - 86_400 * ago, UTC).date() for ago in (9, 8))
    regular, someone = (f"{n:016x}" for n in (0, PEOPLE // 4))
    return {
        "the history": "/history",
        "its middle": f"/history?before={end - plays // 2 * APART}",
        "one game in it": "/api/v1/history?game=sheriff&limit=20",
        "a regular in it": f"/history?person={regular}",
        "a regular's plays of one game": (
            f"/api/v1/history?person={regular}&game=citadels&limit=9"
        ),
        "two days of it": f"/history?from={first}&to={last}",
        "tonight": "/history/tonight",
        "a result": f"/history/{code}",
        "the people": "/people",
        "a regular's statistics": f"/people/{regular}",
        "statistics after another play": f"/people/{regular}",
        "somebody's statistics": f"/people/{someone}",
        "the home screen": "/",
        "a game's set-up": "/new/sheriff",
    }
