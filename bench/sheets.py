"""A sheet that nobody has built yet, and one that lies on the shelf."""

from __future__ import annotations

import shutil

from companion.engine.message import Message
from companion.games import GAMES
from companion.printing import Press
from companion.printing.order import printables
from companion.printing.pages import pages
from tests.live import LiveServer

from .figures import Row, Samples
from .wire import Line

NAME = "sheriff-aid"


def html() -> str:
    """What the press makes of the usual order, before it is typeset."""
    printable = printables(GAMES)[NAME]
    choices = Press(GAMES).choices(NAME)
    assert printable.sheet is not None
    assert printable.game is not None
    assert choices is not None
    values = {"game": printable.game, "sheet": printable.title, "choices": choices}
    values |= printable.sheet.values(choices)
    title = Message("print-document-title", sheet=printable.title, game=printable.game)
    return pages(printable.template, "en", "a4", title, values)


class Sheets:
    """`shelf` is the folder in which the house keeps its sheets; it is emptied before each."""

    def __init__(self, house: LiveServer, bare: LiveServer, *, samples: int, cached: int) -> None:
        self._shelf = house.instance / "sheets"
        self._line, self._bare = Line(house.port), Line(bare.port)
        self._samples, self._cached_samples, self._html = samples, cached, html()
        self._cold, self._typeset, self._cached, self._file = (Samples() for _ in range(4))
        pdf = self._line.ask("GET", f"/print/{NAME}.pdf?lang=en")
        self._bare.ask("POST", "/typeset", self._html)  # both have WeasyPrint and the fonts now
        (bare.instance / "sheet.pdf").write_bytes(pdf)

    def measure(self) -> None:
        path = f"/print/{NAME}.pdf?lang=en"
        cold, typeset = [], []
        for _ in range(self._samples):
            shutil.rmtree(self._shelf)
            cold.append(self._line.timed("GET", path))
            typeset.append(self._bare.timed("POST", "/typeset", self._html))
        self._cold.add(cold)
        self._typeset.add(typeset)
        each = range(self._cached_samples)
        self._cached.add([self._line.timed("GET", path) for _ in each])
        self._file.add([self._bare.timed("GET", "/static/sheet.pdf") for _ in each])

    def rows(self) -> list[Row]:
        return [
            Row("a sheet, cold", self._cold.figure, "bare WeasyPrint", self._typeset.figure),
            Row("a sheet, cached", self._cached.figure, "static file", self._file.figure),
        ]

    def close(self) -> None:
        self._line.close()
        self._bare.close()
