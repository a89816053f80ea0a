"""How long everybody else waits while guests never stop asking for what costs much."""

from __future__ import annotations

import itertools
import secrets
import threading
import time
from collections.abc import Callable
from contextlib import closing

from .figures import Row
from .house import SEATS, Measure, begin, make_post
from .wire import Line

SECONDS = 5.0
"""for which each kind of guest asks"""
MOST = 200
"""milliseconds, which is what anybody may wait"""
SITTINGS = 150
"""that a phone has been at"""
DEAD = 450
"""tokens that fill a line of cookies"""
NOTHING = "no guest asks for anything"

Ask = Callable[[], tuple[str, str, object]]
"""Makes the method, path and document of the next request."""


class Guests(Measure):
    """A coin is paid again and again while several connections ask without a pause."""

    def prepare(self) -> None:
        server, long = self.bench.house, self.bench.long
        self.table = begin(make_post(server))
        self.line = self.bench.open_line(server, self.table.cookie)
        phone = [self._sit_down() for _ in range(SITTINGS)]
        tokens = iter(lambda: secrets.token_urlsafe(24), "")
        dead = "; ".join(
            f"{cookie.partition('=')[0]}={'.'.join(itertools.islice(tokens, DEAD // 3))}"
            for cookie in phone[:3]
        )
        score = {"edition": "second", "players": [seat | {"gold": 9} for seat in SEATS]}
        ids = itertools.count(10_000_000)
        log = f"/sittings/{long.code}/log?limit=200"
        self.guests: dict[str, tuple[int, str, Ask]] = {
            f"four guests bring {DEAD} dead tokens to the people": (
                4, dead, lambda: ("GET", "/people", None)
            ),
            f"a phone of {SITTINGS} sittings looks at the people": (
                1, "; ".join(phone), lambda: ("GET", "/people", None)
            ),
            "three guests have a score shown": (
                3, "", lambda: ("POST", "/score/sheriff?show", score)
            ),
            "three guests have a score kept": (
                3, "", lambda: ("POST", f"/score/sheriff?show&id={next(ids)}", score)
            ),
            "three screens turn the pages of a long log": (
                3, long.cookie, lambda: ("GET", f"/s/{long.code}/log", None)
            ),
            "three programs read a long log": (
                3, long.cookie, lambda: ("GET", f"/api/v1{log}", None)
            ),
        }  # fmt: skip

    def _sit_down(self) -> str:
        post = make_post(self.bench.house)
        code = post("/sittings", {"game": "sheriff", "seats": SEATS})["code"]
        return f"seat_{code}={post(f'/sittings/{code}/seats/0/claim', {})['token']}"

    def measure(self) -> None:
        self._pay(NOTHING)
        for what, (count, cookie, ask) in self.guests.items():
            over = threading.Event()
            guests = [
                threading.Thread(target=self._keep_asking, args=(cookie, ask, over))
                for _ in range(count)
            ]
            for guest in guests:
                guest.start()
            self._pay(what)
            over.set()
            for guest in guests:
                guest.join()

    def _keep_asking(self, cookie: str, ask: Ask, over: threading.Event) -> None:
        with closing(Line(self.bench.house.port, cookie)) as line:
            while not over.is_set():
                line.ask(*ask())

    def _pay(self, during: str) -> None:
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            self.samples.add(during, self.line.time(*self.table.next_payment()))

    def rows(self) -> list[Row]:
        return [
            Row(
                f"a coin while {what}", self.samples[what],
                f"while {NOTHING}", self.samples[NOTHING], most=MOST,
            )
            for what in self.guests
        ]  # fmt: skip
