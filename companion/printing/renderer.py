"""The renderer: from an order to a PDF, cached where it was typeset before."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from copy import copy
from dataclasses import dataclass, replace
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, NoReturn

from companion import paths
from companion.engine.aid import Aid
from companion.engine.game import Game
from companion.engine.message import Message
from companion.engine.print import Sheet, SheetChoices
from companion.engine.refusal import GameError
from companion.text import Language, say

from . import drawing, preview, share
from .cache import MemoryCache, SheetCache
from .documents import (
    SHARED,
    build_documents,
    rank_players,
    setup_values,
    shares_paper,
    sheet_values,
)
from .fitting import fit, known_pages
from .job import Document, Job
from .order import (
    RESULT,
    RESUME,
    TENTS,
    Kind,
    Printable,
    Setting,
    check,
    fill_choices,
    list_printables,
    of_sitting,
)
from .pages import render_html
from .share import Picture
from .sitting_sheets import FinishedSitting, Gathering

FONTS = 4
"""font files: three weights of Pretendard, and a fallback"""
PICTURE_WIDTH, PICTURE_FOOT = 1080, 40
"""pixels: the width of a shared picture, and the margin below"""
LOG_SHOWN = 12
"""entries of the log on a resume sheet"""


@dataclass(frozen=True, slots=True)
class Content:
    """A part of a pack, to be ticked."""

    key: str
    title: Message
    ticked: bool
    pages: int = 0
    """0 if it has to be typeset to know, or has none of its own"""


class NotAtHandError(LookupError):
    """The sheet is in no cache and would have to be typeset."""


class Renderer:
    """Renders the sheets of these games. Without a `folder` their PDFs are not cached.

    `typeset` makes the PDFs, by default `typeset.typeset` in this process.
    """

    def __init__(
        self,
        games: Mapping[str, Game],
        folder: Path | None = None,
        typeset: Callable[[Job], bytes] | None = None,
    ):
        self._printables = list_printables(games)
        self._orders = {key: game.scoring.order for key, game in games.items()}
        self._ours = {
            (one.key, edition.key): games[one.key].rulebook.list_house_rulings(edition.key)
            for one in self._printables.values()
            for edition in one.editions
        }
        self._cache = None if folder is None else SheetCache(folder)
        self._memory, self._pictures = MemoryCache(), MemoryCache()
        self._elsewhere = typeset
        self._turn: Callable[[str], AbstractContextManager[object]] = nullcontext

    def in_turn(self, turn: Callable[[str], AbstractContextManager[object]]) -> Renderer:
        """Return a renderer with the same caches that typesets inside `with turn(key):` only; the
        same job has the same key.
        """
        other = copy(self)
        other._turn = turn  # noqa: SLF001 - one of our own
        return other

    def at_hand(self) -> Renderer:
        """Return the same, but it raises `NotAtHandError` where it would have to typeset."""
        return self.in_turn(_not_at_hand)

    def sheets(self) -> tuple[Printable, ...]:
        """Return everything that can be printed, the games' sheets first."""
        return tuple(self._printables.values())

    def choices(
        self,
        name: str,
        *,
        players: int | str | None = None,
        edition: str | None = None,
        variants: Iterable[str] = (),
        contents: Iterable[str] = (),
    ) -> SheetChoices | None:
        """Return the choices for this sheet, with usual values for what nobody chose.

        None if it has no choices: unknown sheets, and those that are printed from a sitting.
        Raises `FaultyError` for a number of players that is no number.
        """
        printable = self._printables.get(name)
        if printable is None or not printable.sheets:
            return None
        return fill_choices(printable, players, edition, variants, contents)

    def check(
        self,
        name: str,
        setting: Setting,
        choices: SheetChoices | None,
        *,
        beside: Iterable[str] = (),
    ) -> None:
        """See `order.check`."""
        check(self._printables, name, setting, choices, beside=beside)

    # -- From choices ----------------------------------------------------------------------

    def render(self, name: str, setting: Setting, choices: SheetChoices | None = None) -> bytes:
        """Return the sheet as PDF.

        Raises `FaultyError` with all that is wrong with the order, and a `GameError` that says
        what to install if Pango is missing.
        """
        return self._make(self._job(name, setting, choices), on_disk=True)

    def documents(
        self, name: str, setting: Setting, choices: SheetChoices | None = None
    ) -> tuple[str, ...]:
        """Return the HTML that is typeset for this order. Raises `FaultyError`."""
        return tuple(one.html for one in self._job(name, setting, choices).documents)

    def contents(self, name: str, setting: Setting, choices: SheetChoices) -> tuple[Content, ...]:
        """List what can be ticked for a pack; nothing for other sheets."""
        printable = self._printables[name]
        if printable.kind is not Kind.TONIGHT:
            return ()
        ticked = printable.contents(choices)
        beside = SHARED[1:] if shares_paper(ticked, setting, choices) else ()

        def pages(sheet: Sheet) -> int:
            value = sheet_values(printable, sheet, choices)["value"]
            return 0 if sheet.key in beside else known_pages(value, setting)

        return tuple(
            Content(sheet.key, sheet.title, sheet in ticked, pages(sheet))
            for sheet in printable.sheets
        )

    def page_count(self, name: str, setting: Setting, choices: SheetChoices | None) -> int:
        return preview.page_count(self.render(name, setting, choices))

    def preview(
        self, name: str, page: int, setting: Setting, choices: SheetChoices | None
    ) -> bytes:
        """Return a page of that PDF, counted from 1, as a PNG. Raises as `render` does, and a
        `GameError` for a page that does not exist.
        """
        pdf = self.render(name, setting, choices)
        key = f"{hashlib.sha256(pdf).hexdigest()}-{page}-{preview.WIDTH}.png"
        picture = self._cache.find(key) if self._cache else None
        if picture is None:
            picture = preview.page_picture(pdf, page)
            if self._cache:
                self._cache.put(key, picture)
        return picture

    # -- From a sitting: private, so never cached on the disk -------------------------------

    def result(self, finished: FinishedSitting, setting: Setting) -> bytes:
        check(self._printables, RESULT.name, setting, None)
        names = tuple(score.name for score in finished.sheet.players)
        language = setting.languages[0]
        wide = drawing.HALF if len(finished.courses) > 1 else drawing.WIDTH
        values = {
            "finished": finished,
            "ranks": rank_players(finished.sheet, names, language),
            "points": finished.sheet.merge_lines(self._orders.get(finished.sheet.game, ())),
            "charts": [drawing.chart(one, names, language, wide) for one in finished.courses],
        }
        return self._render_page(
            RESULT, "result.html", setting, finished.game, values, names, finished.sheet.game
        )

    def resume(self, gathering: Gathering, setting: Setting) -> bytes:
        """Return the sheet from which a game can go on with paper or on another tablet."""
        check(self._printables, RESUME.name, setting, None)
        values = setup_values(gathering)
        return self._render_page(
            RESUME, "shared/resume.html", setting, gathering.game, values, gathering.names
        )

    def picture(self, what: Picture, language: Language) -> bytes:
        """Return a PNG to be shared. Raises a `GameError` without Pango or PDFium."""
        job = share.make_job(what, language)
        return self._make(
            job,
            lambda pdf: preview.cut_picture(pdf, PICTURE_WIDTH, PICTURE_FOOT),
            memory=self._pictures,
        )

    def tents(
        self, gathering: Gathering, setting: Setting, game: str = "", options: Any = None
    ) -> bytes:
        """Return name cards with the way to join and, if `game` is given, its aid in short."""
        check(self._printables, TENTS.name, setting, None)
        return self._make(Job((self._tents(gathering, setting, game, options),), ""))

    def tonight(
        self,
        game: str,
        gathering: Gathering,
        options: Any,
        setting: Setting,
        contents: Iterable[str] = (),
    ) -> bytes:
        """Return the pack for a sitting with these options; with tents if they are ticked."""
        name = f"{game}-{Kind.TONIGHT}"
        choices = self.of_sitting(name, options, len(gathering.names), contents)
        job = self._job(name, setting, choices, beside=(TENTS.name,), gathering=gathering)
        if TENTS.name in choices.contents:
            tents = self._tents(gathering, setting, game, options)
            job = replace(job, documents=(*job.documents, tents))
        return self._make(job)

    def _tents(self, gathering: Gathering, setting: Setting, game: str, options: Any) -> Document:
        title = Message("print-document-title", sheet=TENTS.title, game=gathering.game)
        aid, ours = self._short_aid(game, options, gathering)
        values = {**setup_values(gathering), "aid": aid}
        html = render_html("shared/tents.html", setting, title, values, gathering.names, ours=ours)
        return Document(html)

    def _short_aid(
        self, game: str, options: Any, gathering: Gathering
    ) -> tuple[Aid | None, frozenset[str]]:
        """Return the game's aid, or None, and the ids of its sentences that no rulebook says."""
        printable = self._printables.get(f"{game}-aid")
        if printable is None:
            return None, frozenset()
        choices = of_sitting(printable, options, len(gathering.names), ())
        aid = sheet_values(printable, printable.sheets[0], choices)["value"]
        ours = self._ours[game, choices.edition]
        return (aid if isinstance(aid, Aid) else None), ours

    def details(self, game: str, options: Any, seats: int) -> tuple[Message, ...]:
        """Return edition and variants of a sitting in words; nothing if the game has no sheets."""
        printable = self._printables.get(f"{game}-{Kind.TONIGHT}")
        if printable is None:
            return ()
        choices = of_sitting(printable, options, seats, ())
        edition = next(one for one in printable.editions if one.key == choices.edition)
        variants = (words for key, words in edition.variants.items() if key in choices.variants)
        return (*((edition.name,) if edition.key else ()), *variants)

    def of_sitting(
        self, name: str, options: Any, seats: int, contents: Iterable[str] = ()
    ) -> SheetChoices:
        """Return the choices for a sitting. Raises a `GameError` if there is no such sheet."""
        printable = self._printables.get(name)
        if printable is None or not printable.sheets:
            raise GameError("print-nothing", path="name")
        return of_sitting(printable, options, seats, contents)

    def _render_page(
        self,
        printable: Printable,
        template: str,
        setting: Setting,
        game: Message,
        values: Mapping[str, object],
        names: tuple[str, ...],
        key: str = "",
    ) -> bytes:
        """Typeset one page, in the colours of the game that is called `key`."""
        title = Message("print-document-title", sheet=printable.title, game=game)
        ours = frozenset[str]().union(*self._ours.values())
        html = render_html(template, setting, title, values, names, game=key, ours=ours)
        document = Document(html, *fit(html, 1, setting))
        return self._make(Job((document,), say(title, setting.languages[0])))

    # -- From an order to a PDF -------------------------------------------------------------

    def _job(
        self,
        name: str,
        setting: Setting,
        choices: SheetChoices | None,
        *,
        beside: Iterable[str] = (),
        gathering: Gathering | None = None,
    ) -> Job:
        choices = choices or self.choices(name)
        check(self._printables, name, setting, choices, beside=beside)
        printable = self._printables[name]
        if not printable.sheets or printable.game is None or choices is None:
            raise GameError("print-wants-sitting", path="name")
        title = Message("print-document-title", sheet=printable.title, game=printable.game)
        ours = self._ours[printable.key, choices.edition]
        documents = tuple(build_documents(printable, setting, choices, ours, gathering))
        return Job(documents, say(title, setting.languages[0]))

    def _make(
        self,
        job: Job,
        finish: Callable[[bytes], bytes] = lambda pdf: pdf,
        *,
        on_disk: bool = False,
        memory: MemoryCache | None = None,
    ) -> bytes:
        """Typeset the job in our turn and `finish` the PDF, unless the result is cached.

        Pictures have a `memory` of their own, so that they evict no PDF whose pages are looked at.
        """
        key, memory = _digest(job), memory or self._memory
        disk = self._cache if on_disk else None

        def find() -> bytes | None:
            stored = disk.find(f"{key}.pdf") if disk else None
            return stored or memory.find(key)

        found = find()
        if found is None:
            with self._turn(key):
                found = find()  # whoever had the turn before may have made it
                if found is None:
                    found = finish(self._typeset(job))
                    if not on_disk or (disk and not disk.put(f"{key}.pdf", found)):
                        memory.put(key, found)
        return found

    def _typeset(self, job: Job) -> bytes:
        return _typeset(job) if self._elsewhere is None else self._elsewhere(job)


def _not_at_hand(_: str) -> NoReturn:
    raise NotAtHandError


def _typeset(job: Job) -> bytes:
    try:
        from .typeset import typeset
    except OSError:
        raise GameError("print-no-pango") from None
    return typeset(job)


def _digest(job: Job) -> str:
    """Return a hash that changes with text, style, fonts, pictures and WeasyPrint's version."""
    parts = (_assets(), job.title, *map(repr, job.documents))
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


@cache
def _assets() -> str:
    """Hash the files that the HTML refers to, once in a process: 4 MB that do not change.

    Raises a `GameError` if `make install` has not fetched them.
    """
    vendor = paths.assets() / "static" / "vendor"
    files = [*sorted(vendor.glob("*.woff")), vendor / "icons.json"]
    if len(files) <= FONTS or not files[-1].is_file():
        raise GameError("print-no-fonts")
    files += sorted((paths.assets() / "static").glob("*/motif.svg"))
    digests = (hashlib.sha256(file.read_bytes()).hexdigest() for file in files)
    return " ".join([version("weasyprint"), *digests])
