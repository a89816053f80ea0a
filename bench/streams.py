"""From a POST to the last of nine screens; and how many actions a second."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack

from tests.live import LiveServer

from .boardgame import OwnClients, Wire
from .figures import Figure, Row, Samples
from .house import Table, new_id
from .wire import Line, Screen, ScreenData, stretches, version_of

PHONES = 8
"""how many post at once"""


def screens_of(server: LiveServer, table: Table, quiet: float = 0.3) -> ScreenData[Screen]:
    """The tablet, five phones, and three devices more: nine real screens of an inspection, once
    nothing new has come for so many seconds.
    """
    at = f"/s/{table.code}"
    tablet = (f"{at}/table/stream?packed", table.cookie)
    phones = [(f"{at}/seat/stream?packed", table.seat_cookie(seat)) for seat in range(5)]
    room = ScreenData([Screen(server.port, *one) for one in (tablet, *phones, tablet, *phones[:2])])
    room.settle(quiet)
    return room


WHAT = "POST to the last of nine screens"


class NineScreens:
    """One action after another, in turn with boardgame.io and the bare parts."""

    def __init__(
        self,
        house: LiveServer,
        bare: LiveServer,
        theirs: LiveServer | None,
        table: Table,
        *,
        samples: int,
    ) -> None:
        self._table, self._count = table, samples
        self._theirs = None if theirs is None else (OwnClients(theirs.port), Wire(theirs.port))
        self._clients, self._updated, self._states = Samples(), Samples(), Samples()
        self._room = screens_of(house, table)
        self._line, self._bare = Line(house.port, table.cookie), Line(bare.port)
        self._sizes = [screen.size for screen in self._room.screens]
        self._to_answer, self._to_last = Samples(), Samples()
        self._commit, self._renders = Samples(), Samples()
        self._dialog = f"/s/{table.code}/table/dialog?id=offer-1"
        self._page = f"/page/{len(self._line.ask('GET', self._dialog))}"
        self._opened, self._pages = Samples(), Samples()
        self._sent = Samples()

    def measure(self) -> None:
        with ExitStack() as stack:
            if self._theirs is not None:
                stack.enter_context(self._theirs[1])
            self._measure()

    def _measure(self) -> None:
        answers, lasts, commits, renders = [], [], [], []
        opened, pages, sent = [], [], []
        clients, updated, states = [], [], []
        for _ in range(self._count):
            answer, last = self._post()
            answers.append(answer)
            lasts.append(last)
            sent.append(sum(screen.size for screen in self._room.screens) / 1000)
            if self._theirs is not None:
                own, wire = self._theirs
                clients.append(own.timed())
                updated.append(wire.timed())
                states.append(wire.size / 1000)
            commits.append(self._bare.timed("POST", *bare_commit()))
            renders.append(float(json.loads(self._bare.ask("POST", "/renders", self._sizes))))
            opened.append(self._line.timed("GET", self._dialog))
            pages.append(self._bare.timed("GET", self._page))
        self._to_answer.add(answers)
        self._to_last.add(lasts)
        self._commit.add(commits)
        self._renders.add(renders)
        self._opened.add(opened)
        self._pages.add(pages)
        self._sent.add(sent)
        if self._theirs is not None:
            self._clients.add(clients)
            self._updated.add(updated)
            self._states.add(states)

    def _post(self) -> tuple[float, float]:
        """Milliseconds to the answer, and to the last screen."""
        path, document = self._table.payment()
        start = time.perf_counter()
        version = version_of(self._line.ask("POST", path, document))
        answered = time.perf_counter()
        self._room.until(version)
        return (answered - start) * 1000, (time.perf_counter() - start) * 1000

    def rows(self) -> list[Row]:
        commit, renders = self._commit.figure, self._renders.figure
        theirs = []
        if self._theirs is not None:
            clients, wire = self._clients.figure, self._updated.figure
            theirs = [
                Row(
                    WHAT,
                    self._to_last.figure,
                    "boardgame.io to its nine clients",
                    clients,
                    goal=1.5,
                ),
                Row("the same", self._to_last.figure, "boardgame.io, by the wire alone", wire),
                Row(
                    "bytes of it",
                    self._sent.figure,
                    "boardgame.io",
                    self._states.figure,
                    unit=" kB",
                ),
            ]
        return [
            *theirs,
            Row(
                "the same",
                self._to_last.figure,
                "bare commit + nine bare renders",
                commit + renders,
                goal=1.5,
            ),
            Row("bytes for nine screens, an action", self._sent.figure, unit=" kB", most=12),
            Row("POST, nine screens listening", self._to_answer.figure, "bare commit", commit),
            Row(
                "all nine screens, without the POST",
                _without(self._to_last, self._to_answer),
                "nine bare renders",
                renders,
            ),
            Row(
                "a dialog, opened",
                self._opened.figure,
                "bare page of that size",
                self._pages.figure,
            ),
        ]

    def close(self) -> None:
        for one in (self._room, self._line, self._bare, *(self._theirs or ())[:1]):
            one.close()


def _without(whole: Samples, part: Samples) -> Figure:
    rest = Samples()
    for all_of_it, some in zip(whole.repetitions, part.repetitions, strict=True):
        rest.add([one - other for one, other in zip(all_of_it, some, strict=True)])
    return rest.figure


def bare_commit() -> tuple[str, object]:
    """A body like that of a payment, to the bare route."""
    pay = {"kind": "pay", "payer": 1, "payee": 2, "amount": 1}
    return "/commit", {"id": new_id(), "seat": None, "action": pay}


class ManyActions:
    """Eight phones that post without pause, with nobody watching and with nine screens."""

    def __init__(self, house: LiveServer, bare: LiveServer, table: Table, *, samples: int) -> None:
        self._house, self._table, self._count = house, table, samples
        self._lines = [Line(house.port, table.cookie) for _ in range(PHONES)]
        self._bare = [Line(bare.port) for _ in range(PHONES)]
        self._alone, self._watched, self._commits = (Samples(rate=True) for _ in range(3))

    def measure(self) -> None:
        requests, count = self._table.payments(), self._count
        self._alone.add(stretches(self._lines, requests, each=50, count=count))
        bare = (bare_commit() for _ in iter(int, 1))
        self._commits.add(stretches(self._bare, bare, each=50, count=count))
        room = screens_of(self._house, self._table)
        self._watched.add(
            stretches(self._lines, requests, each=50, count=count, screens=room.screens)
        )
        room.close()

    def rows(self) -> list[Row]:
        commits = self._commits.figure
        return [
            Row("actions a second", self._alone.figure, "bare commits", commits, rate=True),
            Row(
                "actions a second, nine screens listening",
                self._watched.figure,
                "bare commits",
                commits,
                rate=True,
                goal=3.0,
            ),
        ]

    def close(self) -> None:
        for line in (*self._lines, *self._bare):
            line.close()
