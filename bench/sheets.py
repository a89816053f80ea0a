"""Sheets that nobody has built yet, and one that is cached."""

from __future__ import annotations

import re
import shutil
import time
from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass, field
from tempfile import NamedTemporaryFile
from typing import Any

from companion import paths
from companion.engine.print import SheetChoices
from companion.games import GAMES
from companion.printing import Printable, Renderer, Setting, preview
from companion.printing.typeset import svg
from tests.live import LiveServer

from .bare import typeset
from .figures import Row, Samples
from .wire import Line

NAME = "sheriff-aid"
SETTING = Setting("en")
AT_MOST = 1.1
"""times bare WeasyPrint"""


def htmls(renderer: Renderer, name: str) -> tuple[str, ...]:
    """What the renderer makes of the usual order, before it is typeset."""
    return renderer.documents(name, SETTING)


class Sheets:
    """`cache` is the folder in which the companion keeps its sheets; it is emptied before each."""

    def __init__(self, house: LiveServer, bare: LiveServer, *, samples: int, cached: int) -> None:
        self._cache = house.instance / "sheets"
        self._line, self._bare = Line(house.port), Line(bare.port)
        (self._html,) = htmls(Renderer(GAMES), NAME)
        self._samples, self._cached_samples = samples, cached
        self._cold, self._typeset, self._cached, self._file = (Samples() for _ in range(4))
        self._screen, self._preview = Samples(), Samples()
        pdf = self._line.ask("GET", f"/print/{NAME}.pdf?lang=en")
        self._bare.ask("POST", "/typeset", self._html)  # both have WeasyPrint and the fonts now
        (bare.instance / "sheet.pdf").write_bytes(pdf)

    def measure(self) -> None:
        path = f"/print/{NAME}.pdf?lang=en"
        cold, typeset = [], []
        for _ in range(self._samples):
            shutil.rmtree(self._cache)
            cold.append(self._line.timed("GET", path))
            typeset.append(self._bare.timed("POST", "/typeset", self._html))
        self._cold.add(cold)
        self._typeset.add(typeset)
        each = range(self._cached_samples)
        self._cached.add([self._line.timed("GET", path) for _ in each])
        self._file.add([self._bare.timed("GET", "/static/sheet.pdf") for _ in each])
        screen, picture = f"/print/sheriff?lang=en&sheet={NAME}", f"/print/{NAME}/1.png?lang=en"
        self._line.ask("GET", picture)
        self._screen.add([self._line.timed("GET", screen) for _ in each])
        self._preview.add([self._line.timed("GET", picture) for _ in each])

    def rows(self) -> list[Row]:
        return [
            Row(
                "a sheet, cold", self._cold.figure, "bare WeasyPrint", self._typeset.figure,
                goal=AT_MOST,
            ),
            Row("a sheet, cached", self._cached.figure, "static file", self._file.figure),
            Row("the print screen, warm", self._screen.figure, "static file", self._file.figure),
            Row("a page of it, warm", self._preview.figure, "static file", self._file.figure),
        ]  # fmt: skip

    def close(self) -> None:
        self._line.close()
        self._bare.close()


@dataclass(slots=True)
class One:
    """A sheet in this process, without a server and without a cache."""

    printable: Printable
    htmls: tuple[str, ...]
    choices: SheetChoices | None
    ours: Samples = field(default_factory=Samples)
    bare: Samples = field(default_factory=Samples)
    chromium: Samples = field(default_factory=Samples)
    size: str = ""


class EverySheet:
    """Each sheet of each game: ours, bare WeasyPrint, and headless Chromium where there is one."""

    def __init__(self, browser: Any) -> None:
        self._press = Renderer(GAMES)
        self._every = [
            One(one, htmls(self._press, one.name), self._press.choices(one.name))
            for one in self._press.sheets()
            if one.sheets
        ]
        self._browser = browser

    def measure(self) -> None:
        for one in self._every:
            pdfs: list[bytes] = []
            one.ours.add([timed(lambda: pdfs.append(self._print(one)))])  # noqa: B023
            one.bare.add([timed(lambda: [typeset(html) for html in one.htmls])])  # noqa: B023
            one.size = f"{len(pdfs[0]) // 1000} kB, {preview.page_count(pdfs[0])} pages"
            if self._browser is not None:
                one.chromium.add([sum(self._drawn(html) for html in one.htmls)])

    def _print(self, one: One) -> bytes:
        return self._press.render(one.printable.name, SETTING, one.choices)

    def _drawn(self, html: str) -> float:
        page = self._browser.new_page()
        try:
            return timed(lambda: drawn(page, html))
        finally:
            page.close()

    def rows(self) -> list[Row]:
        rows = []
        for one in self._every:
            what = f"{one.printable.name} ({one.size})"
            rows.append(Row(what, one.ours.figure, "bare WeasyPrint", one.bare.figure))
            if self._browser is not None:
                rows.append(Row(what, one.ours.figure, "Chromium", one.chromium.figure))
        ours, bare = self._every[0].ours.figure, self._every[0].bare.figure
        for one in self._every[1:]:
            ours, bare = ours + one.ours.figure, bare + one.bare.figure
        label = f"all {len(self._every)} together, as print --all"
        rows.append(Row(label, ours, "bare WeasyPrint", bare, goal=AT_MOST))
        return rows

    def close(self) -> None:
        pass


def timed(work: Callable[[], object]) -> float:
    """Milliseconds."""
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def drawn(page: Any, html: str) -> bytes:
    """The same HTML, with pictures and fonts where Chromium finds them, as its own PDF."""
    vendor = (paths.assets() / "static" / "vendor").as_uri()
    html = re.sub(r"picture:([a-z_]+)/([0-9a-f]{6})", _inside, html)
    html = html.replace("url(static/vendor", f"url({vendor}")
    with NamedTemporaryFile("w", suffix=".html", encoding="utf-8") as file:
        file.write(html)
        file.flush()
        page.goto(f"file://{file.name}")
        pdf: bytes = page.pdf(prefer_css_page_size=True, tagged=True, outline=True)
    return pdf


def _inside(found: re.Match[str]) -> str:
    return "data:image/svg+xml;base64," + b64encode(svg(found[1], found[2])).decode()
