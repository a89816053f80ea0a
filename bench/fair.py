"""How long everybody else waits while somebody asks for much."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping

import msgspec

from companion.services import house_key
from tests.live import LiveServer

from .figures import Figure, Row
from .house import NAMES, Table
from .wire import Line

PATIENCE = Figure(200, 200)
"""milliseconds"""

LONG = 600.0
"""seconds; a file that is read back takes its time"""

NOBODY = 1_000
"""payments in a row, for what the machine itself makes people wait now and then"""

Request = tuple[str, str, object]


class Meanwhile:
    """A coin is paid again and again while one big request is answered."""

    def __init__(
        self,
        server: LiveServer,
        table: Table,
        long: Table,
        exported: Callable[[], object],
        files: Mapping[str, bytes],
    ) -> None:
        """`files`: of a house, to be read back there."""
        self._line, self._table, self._port = Line(server.port, table.cookie), table, server.port
        self._cookie = f"{long.cookie}; house_key={house_key(server.instance)}"
        document = msgspec.to_builtins(exported())
        goods = {"apple": 1}
        players = [{"name": f"{n}", "gold": n, "goods": goods} for n in range(12_000)]
        log = f"/api/v1/sittings/{long.code}/log?limit=200"
        self._requests: dict[str, Request] = {
            "the import of 5,000 entries": ("POST", "/api/v1/sittings/import", document),
            "a sheet of 12,000 players": (
                "POST",
                "/api/v1/games/sheriff/score",
                {"edition": "second", "players": players},
            ),
            "a page of a long log": ("GET", log, None),
            "the moves at entry 5,000": ("GET", f"/api/v1/sittings/{long.code}/moves", None),
            "a try to mend entry 1 of 5,000": (
                "POST",
                f"/api/v1/sittings/{long.code}/mend",
                {"entry": 3, "action": None},
            ),
            "the interface's description": ("GET", "/api/v1/openapi.json", None),
            f"a sheet for {len(NAMES)}": ("GET", f"/s/{table.code}/resume.pdf", None),
            **{
                f"{what} {name}": ("POST", f"/key/bring?dry_run={dry}", content)
                for name, content in files.items()
                for what, dry in (("a look at", "true"), ("the reading back of", "false"))
            },
        }
        self._alone: list[float] = []
        self._waits: dict[str, list[float]] = {what: [] for what in self._requests}

    def measure(self) -> None:
        for _ in range(NOBODY):
            self._alone.append(self._line.timed("POST", *self._table.payment()))
        for what, request in self._requests.items():
            asking = threading.Thread(target=self._ask, args=request)
            asking.start()
            while asking.is_alive():
                self._waits[what].append(self._line.timed("POST", *self._table.payment()))
            asking.join()

    def _ask(self, method: str, path: str, document: object) -> None:
        line = Line(self._port, self._cookie)
        line.socket.settimeout(LONG)
        try:
            line.ask(method, path, document)
        except AssertionError:
            pass  # it was too much, and that is an answer too
        finally:
            line.close()

    def rows(self) -> list[Row]:
        """The longest wait stands where the p95 does in other rows."""
        return [
            Row("a coin while nobody asks for anything", _longest(self._alone)),
            *(
                Row(f"a coin during {what}", _longest(waits), "patience", PATIENCE, goal=1.0)
                for what, waits in self._waits.items()
                if waits
            ),
        ]

    def close(self) -> None:
        self._line.close()


def _longest(waits: list[float]) -> Figure:
    return Figure(sorted(waits)[len(waits) // 2], max(waits))
