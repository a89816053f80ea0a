"""What all measures share: servers started as always, and tables at which five people play."""

from __future__ import annotations

import itertools
import random
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol, TypeVar

from companion.games import PLAYED
from companion.sittings.export_format import FORMAT, chain_hash
from companion.sittings.tokens import ALPHABET
from tests.chromium import executable
from tests.live import LiveServer, call

from . import boardgame
from .figures import Row, Samples
from .wire import Line, Screens

SEATS = [{"name": name} for name in ("Ann", "Ben", "Cem", "Dora", "Elif")]
PLENTY = 45
"""coins"""
LONG = 5_000
"""entries"""
BARE = (sys.executable, "-m", "gevent.monkey", "--module", "bench.bare")

Post = Callable[..., Any]
"""Posts to the JSON interface: path, document, token; the answer's document."""

_ids = itertools.count(1)


@dataclass
class Table:
    """Five people play Sheriff, and somebody's bag is inspected."""

    code: str
    token: str
    seats: tuple[str, ...] = ()
    """the tokens of their phones"""
    gold: list[int] = field(default_factory=lambda: [50] * len(SEATS))
    luck: random.Random = field(default_factory=lambda: random.Random(1))

    @property
    def cookie(self) -> str:
        return f"table_{self.code}={self.token}"

    @property
    def nine_streams(self) -> list[tuple[str, str]]:
        """Paths and cookies: the tablet, five phones, and three that show the same as another."""
        at = f"/s/{self.code}"
        tablet = (f"{at}/table/stream?packed", self.cookie)
        phones = [(f"{at}/seat/stream?packed", f"seat_{self.code}={token}") for token in self.seats]
        return [tablet, *phones, tablet, *phones[:2]]

    def pay(self) -> dict[str, Any]:
        """A payment, never to and fro, so that nothing is right again that was drawn before.

        Whoever pays has plenty, in whatever order payments arrive.
        """
        amount = self.luck.randint(1, 5)
        payer = self.luck.choice([seat for seat, gold in enumerate(self.gold) if gold >= PLENTY])
        payee = self.luck.choice([seat for seat in range(len(self.gold)) if seat != payer])
        self.gold[payer] -= amount
        self.gold[payee] += amount
        return {"kind": "pay", "payer": payer, "payee": payee, "amount": amount}

    def next_payment(self) -> tuple[str, str, object]:
        """Method, path and body of the next one, by the table screen."""
        return "POST", f"/s/{self.code}/table/actions", wrap_action(self.pay())


def wrap_action(action: dict[str, Any]) -> dict[str, Any]:
    return {"id": f"bench-{next(_ids)}", "seat": None, "action": action}


def play_inspection(table: Table) -> Iterator[dict[str, Any]]:
    """What leads to one, and then payments without end. No clock runs that could end it."""
    yield {"kind": "begin", "sheriff": 0}
    yield {"kind": "advance", "round": 1, "phase": "market", "to": "inspect"}
    while True:
        yield table.pay()


def begin(post: Post) -> Table:
    """An inspection after ten entries, at which everybody has a phone."""
    opened = post("/sittings", {"game": "sheriff", "seats": SEATS})
    table = Table(opened["code"], opened["table_token"])
    for action in itertools.islice(play_inspection(table), 10):
        post(f"/sittings/{table.code}/actions", wrap_action(action), token=table.token)
    claims = (f"/sittings/{table.code}/seats/{seat}/claim" for seat in range(len(SEATS)))
    table.seats = tuple(post(claim, {})["token"] for claim in claims)
    return table


def make_export(table: Table, entries: int) -> dict[str, Any]:
    """The same after so many entries, as it would come from another house."""
    head = {
        "format": FORMAT, "code": ALPHABET[:5], "game": "sheriff",
        "rules_version": PLAYED["sheriff"].rules_version, "options": {}, "seats": SEATS,
        "created_at": 0,
    }  # fmt: skip
    end = {"ended_at": None, "result": None}
    first = last = chain_hash("", head)
    log = []
    for number, action in enumerate(itertools.islice(play_inspection(table), entries), 1):
        entry = {"number": number, "at": number, "request": None, **wrap_action(action)}
        last = chain_hash(last, entry)
        log.append({**entry, "hash": last})
    return {**head, "head": first, "entries": log, **end, "closing": chain_hash(last, end)}


def make_post(server: LiveServer) -> Post:
    def post(path: str, document: object, token: str | None = None) -> Any:
        answer = call(server.url, path, document, token=token)
        assert answer.status < 300, answer
        return answer.body

    return post


class Closable(Protocol):
    def close(self) -> None: ...


Closes = TypeVar("Closes", bound=Closable)


class Bench:
    """The servers that measures share; each is started when the first of them asks for it."""

    def __init__(self, folder: Path, stack: ExitStack, samples: int) -> None:
        self.folder, self.samples = folder, samples
        self._stack = stack
        self._long = Table("", "")

    @cached_property
    def house(self) -> LiveServer:
        return self.start("house")

    @cached_property
    def bare(self) -> LiveServer:
        return self.start("bare", BARE)

    @cached_property
    def boardgame(self) -> boardgame.Clients | None:
        command = boardgame.server_command()
        if command is None:
            return None
        return self.close_later(boardgame.Clients(self.start("boardgame", command).port))

    @cached_property
    def chromium(self) -> Any:
        """None on a machine without it or without Playwright, which starts once in a process."""
        path = executable()
        try:
            from playwright.sync_api import sync_playwright
        except ImportError:
            return None
        if path is None:
            return None
        playwright = self._stack.enter_context(sync_playwright())
        return self.close_later(
            playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        )

    @cached_property
    def long_document(self) -> dict[str, Any]:
        """A sitting of many entries, to be imported."""
        return make_export(self._long, LONG)

    @cached_property
    def long(self) -> Table:
        opened = make_post(self.house)("/sittings/import", self.long_document)
        self._long.code, self._long.token = opened["code"], opened["table_token"]
        return self._long

    def start(self, name: str, command: tuple[str, ...] | None = None) -> LiveServer:
        """Until the end, as `serve`."""
        return self._stack.enter_context(self.serve(name, command))

    @contextmanager
    def serve(self, name: str, command: tuple[str, ...] | None = None) -> Iterator[LiveServer]:
        """`command`: of another server than the companion's."""
        (self.folder / name).mkdir(exist_ok=True)
        server = LiveServer(self.folder / name, command=command)
        server.start()
        try:
            yield server
        finally:
            server.stop()

    def begin_tables(self, name: str, count: int) -> list[Table]:
        """Begun in a house of their own, in which nobody serves any more."""
        with self.serve(name) as server:
            return [begin(make_post(server)) for _ in range(count)]

    def open_line(self, server: LiveServer, cookie: str = "") -> Line:
        return self.close_later(Line(server.port, cookie))

    def open_screens(self, table: Table) -> Screens:
        return self.close_later(Screens(self.house.port, table.nine_streams))

    def close_later(self, one: Closes) -> Closes:
        self._stack.callback(one.close)
        return one


class Measure(ABC):
    """Is measured several times, in turn with the others; whatever it compares, in the same run."""

    def __init__(self, bench: Bench) -> None:
        self.bench, self.samples = bench, Samples()
        self.prepare()

    @abstractmethod
    def prepare(self) -> None:
        """What is done once."""

    @abstractmethod
    def measure(self) -> None: ...

    @abstractmethod
    def rows(self) -> Sequence[Row]: ...
