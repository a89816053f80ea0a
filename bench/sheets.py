"""Sheets that nobody has printed yet, and one that is cached."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from functools import partial

from companion.games import GAMES
from companion.printing import Renderer, Setting

from .bare import typeset
from .figures import Row
from .house import Measure

NAME = "sheriff-aid"
SETTING = Setting("en")
COLD = 3
"""samples of what takes seconds"""
MOST = 1.1
"""times bare WeasyPrint"""


class Sheets(Measure):
    """The usual aid over the wire, and the print screen that shows it."""

    def prepare(self) -> None:
        self.line = self.bench.open_line(self.bench.house)
        self.bare = self.bench.open_line(self.bench.bare)
        self.path = f"/print/{NAME}.pdf?lang=en"
        (self.html,) = Renderer(GAMES).documents(NAME, SETTING)
        pdf = self.line.ask("GET", self.path)
        self.bare.ask("POST", "/typeset", {"html": self.html})  # both have loaded WeasyPrint now
        (self.bench.bare.instance / "sheet.pdf").write_bytes(pdf)
        self.picture = f"/print/{NAME}/1.png?lang=en"
        self.line.ask("GET", self.picture)

    def measure(self) -> None:
        add, time_get = self.samples.add, partial(self.line.time, "GET")
        for _ in range(COLD):
            shutil.rmtree(self.bench.house.instance / "sheets")
            add("cold", time_get(self.path))
            add("bare", self.bare.time("POST", "/typeset", {"html": self.html}))
        for _ in range(self.bench.samples):
            add("cached", time_get(self.path))
            add("file", self.bare.time("GET", "/static/sheet.pdf"))
            add("screen", time_get(f"/print/sheriff?lang=en&sheet={NAME}"))
            add("picture", time_get(self.picture))

    def rows(self) -> list[Row]:
        found = self.samples
        return [
            Row("a sheet, cold", found["cold"], "bare WeasyPrint", found["bare"], ratio=MOST),
            Row("a sheet, cached", found["cached"], "static file", found["file"]),
            Row("the print screen, warm", found["screen"], "static file", found["file"]),
            Row("a page of it, warm", found["picture"], "static file", found["file"]),
        ]


class EverySheet(Measure):
    """All sheets of all games in this process, without a server and without a cache.

    The ratio of a single one wavers by a half, so it is the sum that has a goal.
    """

    def prepare(self) -> None:
        self.renderer = Renderer(GAMES)
        self.every = {
            one.name: self.renderer.documents(one.name, SETTING)
            for one in self.renderer.sheets()
            if one.sheets
        }

    def measure(self) -> None:
        ours = bare = 0.0
        for name, documents in self.every.items():
            choices = self.renderer.choices(name)
            ours += time_call(lambda: self.renderer.render(name, SETTING, choices))  # noqa: B023
            bare += time_call(lambda: [typeset(html) for html in documents])  # noqa: B023
        self.samples.add("ours", ours)
        self.samples.add("bare", bare)

    def rows(self) -> list[Row]:
        what, ours, bare = (
            f"all {len(self.every)} sheets",
            self.samples["ours"],
            self.samples["bare"],
        )
        return [Row(what, ours, "bare WeasyPrint", bare, ratio=MOST)]


def time_call(work: Callable[[], object]) -> float:
    """Milliseconds."""
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000
