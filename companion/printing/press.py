"""The press: takes an order, checks it, and answers with a PDF, from the shelf where it can."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from companion import places
from companion.engine.game import Game, SheetChoices
from companion.engine.message import Message
from companion.engine.refusal import GameError
from companion.engine.score import Score, ScoreSheet
from companion.text import Language, seat_name

from . import preview
from .order import RESULT, Paper, Printable, check, printables, usual
from .pages import pages
from .shelf import Shelf

PREVIEW_WIDTH = 900
"""pixels"""


@dataclass(frozen=True, slots=True)
class Finished:
    """What the result sheet tells."""

    sheet: ScoreSheet
    game: Message
    """what the game is called"""
    when: str = ""
    """the day, in words of the language"""
    details: tuple[Message, ...] = ()
    """edition, rounds, variants: what stands under the title"""


class Press:
    """Prints the sheets of these games. Without a folder nothing is kept."""

    def __init__(self, games: Mapping[str, Game[Any, Any, Any]], folder: Path | None = None):
        self._printables = printables(games)
        self._shelf = None if folder is None else Shelf(folder)

    def sheets(self) -> tuple[Printable, ...]:
        """Everything that can be printed, the games' sheets first."""
        return tuple(self._printables.values())

    def choices(
        self,
        name: str,
        *,
        players: int | None = None,
        edition: str | None = None,
        variants: Iterable[str] = (),
    ) -> SheetChoices | None:
        """The choices for this sheet, with what is usual where nothing was chosen.

        None where nothing can be chosen: for the result of a sitting, and for unknown sheets.
        """
        printable = self._printables.get(name)
        if printable is None or printable.sheet is None:
            return None
        return usual(printable, players, edition, variants)

    def render(
        self,
        name: str,
        *,
        language: str,
        paper: str = "a4",
        choices: SheetChoices | None = None,
    ) -> bytes:
        """The sheet as PDF.

        Raises `FaultyError` with all that is wrong with the order, and a `GameError` that says
        what to install when there is no Pango.
        """
        html = self._html(name, language, paper, choices)
        key = f"{_digest(html)}.pdf"
        found = self._shelf.find(key) if self._shelf else None
        if found is not None:
            return found
        pdf = _typeset(html)
        if self._shelf:
            self._shelf.put(key, pdf)
        return pdf

    def page_count(
        self, name: str, *, language: str, paper: str, choices: SheetChoices | None
    ) -> int:
        pdf = self.render(name, language=language, paper=paper, choices=choices)
        return preview.page_count(pdf)

    def preview(
        self, name: str, page: int, *, language: str, paper: str, choices: SheetChoices | None
    ) -> bytes:
        """A page of that very PDF, counted from 1, as a PNG. Raises as `render` does, and a
        `GameError` for a page that there is not.
        """
        pdf = self.render(name, language=language, paper=paper, choices=choices)
        key = f"{hashlib.sha256(pdf).hexdigest()}-{page}-{PREVIEW_WIDTH}.png"
        found = self._shelf.find(key) if self._shelf else None
        if found is not None:
            return found
        picture = preview.page_picture(pdf, page, PREVIEW_WIDTH)
        if self._shelf:
            self._shelf.put(key, picture)
        return picture

    def result(self, finished: Finished, *, language: str, paper: str = "a4") -> bytes:
        """The result of a sitting as PDF. Nothing of it is kept: deleting an evening is enough."""
        check(self._printables, RESULT.name, language, paper, None)
        spoken, size = _checked(language, paper)
        values = {"finished": finished, "ranks": _ranks(finished.sheet, spoken)}
        title = Message("print-document-title", sheet=RESULT.title, game=finished.game)
        names = tuple(score.name for score in finished.sheet.players)
        return _typeset(pages(RESULT.template, spoken, size, title, values, names))

    def _html(self, name: str, language: str, paper: str, choices: SheetChoices | None) -> str:
        choices = choices or self.choices(name)
        check(self._printables, name, language, paper, choices)
        printable = self._printables[name]
        if printable.sheet is None or printable.game is None or choices is None:
            raise GameError("print-wants-sitting", path="name")
        values = {"game": printable.game, "sheet": printable.title, "choices": choices}
        values |= printable.sheet.values(choices)
        title = Message("print-document-title", sheet=printable.title, game=printable.game)
        return pages(printable.template, *_checked(language, paper), title, values)


def _checked(language: str, paper: str) -> tuple[Language, Paper]:
    return cast(Language, language), cast(Paper, paper)


def _ranks(sheet: ScoreSheet, language: Language) -> tuple[tuple[str, Score], ...]:
    """Names and scores by place; who share one stay in the order of the seats."""
    names = tuple(score.name for score in sheet.players)
    named = ((seat_name(seat, language, names), score) for seat, score in enumerate(sheet.players))
    return tuple(sorted(named, key=lambda one: one[1].place))


def ready() -> bool:
    """Reads the typesetter now instead of at the first sheet; False where Pango is missing.

    A server of greenlets asks this on its main thread: the search for Pango's libraries starts a
    process, which no other thread of such a server can.
    """
    try:
        _typesetter()
    except GameError:
        return False
    return True


def _typesetter() -> ModuleType:
    try:
        from . import typeset
    except OSError:
        raise GameError("print-no-pango") from None
    return typeset


def _typeset(html: str) -> bytes:
    pdf: bytes = _typesetter().typeset(html)
    return pdf


def _digest(html: str) -> str:
    """Another text, table, template, style, font, picture or WeasyPrint gives another one."""
    return hashlib.sha256(_assets().encode() + html.encode()).hexdigest()


@cache
def _assets() -> str:
    """What the HTML only refers to."""
    vendor = places.assets() / "static" / "vendor"
    files = sorted([*vendor.glob("*.woff"), vendor / "icons.json"])
    digests = (hashlib.sha256(file.read_bytes()).hexdigest() for file in files)
    return " ".join([version("weasyprint"), *digests])
