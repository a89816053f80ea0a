"""How long everybody else waits while somebody asks for much."""

from __future__ import annotations

import threading
from contextlib import suppress

from .figures import Row
from .history import IN_A_FILE, make_house_file, open_host_line, play_one_of_each
from .house import Measure, begin, make_post
from .wire import Line

MOST = 200
"""milliseconds, which is what anybody may wait"""
NOTHING = "nothing else"
ALONE = 1_000
"""payments in a row, for what the machine itself makes people wait now and then"""
DEAD = 300
"""tokens of sittings that are long gone, which a device still brings along"""


class Meanwhile(Measure):
    """A coin is paid again and again while one big request is answered."""

    def prepare(self) -> None:
        server, long = self.bench.house, self.bench.long
        self.table = begin(make_post(server))
        self.line = self.bench.open_line(server, self.table.cookie)
        self.longest: dict[str, float] = {}
        host = open_host_line(self.bench, server, long.cookie)
        dead = "; ".join(f"seat_{n:05}={'x' * 43}" for n in range(DEAD))
        dead_line = open_host_line(self.bench, server, dead)
        at = f"/api/v1/sittings/{long.code}"
        players = [{"name": f"{n}", "gold": n, "goods": {"apple": 1}} for n in range(12_000)]
        sheet = {"edition": "second", "players": players}
        self.requests: dict[str, tuple[Line, str, str, object]] = {
            "the import of 5,000 entries": (
                host, "POST", "/api/v1/sittings/import", self.bench.long_document
            ),
            "a sheet of 12,000 players": (host, "POST", "/api/v1/games/sheriff/score", sheet),
            "a page of a long log": (host, "GET", f"{at}/log?limit=200", None),
            "the moves at entry 5,000": (host, "GET", f"{at}/moves", None),
            "a try to mend entry 3 of 5,000": (
                host, "POST", f"{at}/mend", {"entry": 3, "action": None}
            ),
            "the interface's description": (host, "GET", "/api/v1/openapi.json", None),
            "a sheet for 5": (host, "GET", f"/s/{self.table.code}/resume.pdf", None),
            f"a page for {DEAD} dead tokens": (dead_line, "GET", "/people", None),
        }  # fmt: skip
        model = play_one_of_each(self.bench)
        for what, with_logs in (("64 MiB of logs", True), (f"{IN_A_FILE:,} plays", False)):
            file = make_house_file(model, range(IN_A_FILE), with_logs=with_logs)
            for doing, dry in (("a look at", "true"), ("the reading back of", "false")):
                path = f"/key/bring?dry_run={dry}"
                self.requests[f"{doing} a house of {what}"] = (host, "POST", path, file)

    def measure(self) -> None:
        for _ in range(ALONE):
            self._pay(NOTHING)
        for what, (line, *request) in self.requests.items():
            line.renew()
            asking = threading.Thread(target=_ask, args=(line, *request))
            asking.start()
            while asking.is_alive():
                self._pay(what)
            asking.join()

    def _pay(self, during: str) -> None:
        took = self.line.time(*self.table.next_payment())
        self.samples.add(during, took)
        self.longest[during] = max(took, self.longest.get(during, 0))

    def rows(self) -> list[Row]:
        return [
            Row(
                f"a coin during {what} (longest: {longest:,.0f} ms)", self.samples[what],
                f"during {NOTHING}", self.samples[NOTHING], most=MOST,
            )
            for what, longest in self.longest.items()
        ]  # fmt: skip


def _ask(line: Line, method: str, path: str, document: object) -> None:
    with suppress(AssertionError):  # it was too much, and that is an answer too
        line.ask(method, path, document)
