"""The renderer: takes an order, checks it, and answers with a PDF, from the cache where it can."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from copy import copy
from dataclasses import dataclass, replace
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, NoReturn

from companion import paths
from companion.engine.game import Game
from companion.engine.message import Message
from companion.engine.print import Head, Reference, ScorePad, Sheet, SheetChoices
from companion.engine.refusal import GameError
from companion.engine.score import Score, ScoreSheet
from companion.text import Language, say, seat_name

from . import drawing, preview, share
from .cache import SheetCache
from .fitting import LARGEST, LARGEST_OF_BOOKLETS, fit, known_pages, pages_of
from .job import Document, Imposition, Job
from .order import (
    RESULT,
    RESUME,
    TENTS,
    Kind,
    Printable,
    Setting,
    check,
    of_sitting,
    printables,
    usual,
)
from .pages import pages
from .share import Picture
from .sitting_sheets import Finished, Gathering, code

FONTS = 4
"""three weights of Pretendard, and one for a sign that it has not"""
UNKEPT = 4
"""PDFs in memory that are not for the disk, of which each takes a second; the oldest goes"""
PICTURES = 8
"""the same for pictures that were shared"""
PICTURE_WIDTH, PICTURE_FOOT = 1080, 40
"""pixels; what stays free below"""
FILLED = 0.27
"""of every page in a booklet, at least; more of a stray one than a quarter of it"""
MOST_OF_THREE = 5
"""columns of a score pad of which three are on a page: with more, no pen writes into them"""
LOG_SHOWN = 12
"""of the last entries, on a resume sheet"""


@dataclass(frozen=True, slots=True)
class Content:
    """What a night may hold."""

    key: str
    title: Message
    ticked: bool
    pages: int = 0
    """of a copy; 0 where only setting it tells"""
    copies: int = 1


class NotAtHandError(LookupError):
    """It would have to be typeset first."""


class Renderer:
    """Prints the sheets of these games. Without a folder nothing is kept.

    `typeset` makes the PDFs elsewhere than here.
    """

    def __init__(
        self,
        games: Mapping[str, Game],
        folder: Path | None = None,
        typeset: Callable[[Job], bytes] | None = None,
    ):
        self._printables = printables(games)
        self._orders = {key: game.scoring.order for key, game in games.items()}
        self._ours = {
            (one.key, edition.key): games[one.key].rulebook.list_house_rulings(edition.key)
            for one in self._printables.values()
            for edition in one.editions
        }
        self._cache = None if folder is None else SheetCache(folder)
        self._unkept: OrderedDict[str, bytes] = OrderedDict()
        self._pictures: OrderedDict[str, bytes] = OrderedDict()
        self._elsewhere = typeset
        self._turn: Callable[[], AbstractContextManager[object]] = nullcontext

    def in_turn(self, turn: Callable[[], AbstractContextManager[object]]) -> Renderer:
        """The same, which typesets inside of `turn()` only. What has been typeset already waits
        for nothing.
        """
        other = copy(self)
        other._turn = turn  # noqa: SLF001 - one of our own
        return other

    def at_hand(self) -> Renderer:
        """The same for what has been typeset already; for anything else it raises `NotAtHandError`,
        wherever this one would typeset.
        """
        return self.in_turn(_not_at_hand)

    def sheets(self) -> tuple[Printable, ...]:
        """Everything that can be printed, the games' sheets first."""
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
        """The choices for this sheet, with what is usual where nothing was chosen.

        None where nothing can be chosen: for what a sitting brings, and for unknown sheets.
        Raises `FaultyError` for a number of players that is no number.
        """
        printable = self._printables.get(name)
        if printable is None or not printable.sheets:
            return None
        return usual(printable, players, edition, variants, contents)

    def check(
        self,
        name: str,
        setting: Setting,
        choices: SheetChoices | None,
        *,
        beside: Iterable[str] = (),
    ) -> None:
        """Raises `FaultyError` with all that is wrong with the order; nothing is typeset.

        `beside`: what a night may hold that is no sheet of the game's.
        """
        check(self._printables, name, setting, choices, beside=beside)

    # -- From choices ----------------------------------------------------------------------

    def render(self, name: str, setting: Setting, choices: SheetChoices | None = None) -> bytes:
        """The sheet as PDF.

        Raises `FaultyError` with all that is wrong with the order, and a `GameError` that says
        what to install when there is no Pango.
        """
        return self._render_for_paper(self._job(name, setting, choices))

    def documents(
        self, name: str, setting: Setting, choices: SheetChoices | None = None
    ) -> tuple[str, ...]:
        """The HTML that is typeset for this order. Raises `FaultyError`."""
        return tuple(one.html for one in self._job(name, setting, choices).documents)

    def contents(self, name: str, setting: Setting, choices: SheetChoices) -> tuple[Content, ...]:
        """What a night may hold, as it is ticked and as long as it is. Nothing for other sheets."""
        printable = self._printables[name]
        if printable.kind is not Kind.TONIGHT:
            return ()
        ticked = printable.contents(choices)
        return tuple(
            Content(
                sheet.key,
                sheet.title,
                sheet in ticked,
                known_pages(_values(printable, sheet, choices)["value"], setting),
                printable.copies(sheet, choices),
            )
            for sheet in printable.sheets
        )

    def page_count(self, name: str, setting: Setting, choices: SheetChoices | None) -> int:
        return preview.page_count(self.render(name, setting, choices))

    def preview(
        self, name: str, page: int, setting: Setting, choices: SheetChoices | None
    ) -> bytes:
        """A page of that very PDF, counted from 1, as a PNG. Raises as `render` does, and a
        `GameError` for a page that there is not.
        """
        pdf = self.render(name, setting, choices)
        key = f"{hashlib.sha256(pdf).hexdigest()}-{page}-{preview.WIDTH}.png"
        found = self._cache.find(key) if self._cache else None
        if found is not None:
            return found
        picture = preview.page_picture(pdf, page)
        if self._cache:
            self._cache.put(key, picture)
        return picture

    # -- From a sitting: nothing of it is written to the disk ------------------------------

    def result(self, finished: Finished, setting: Setting) -> bytes:
        """Who won, every point explained, ties, and the game over its rounds."""
        check(self._printables, RESULT.name, setting, None)
        names = tuple(score.name for score in finished.sheet.players)
        language = setting.languages[0]
        wide = drawing.HALF if len(finished.courses) > 1 else drawing.WIDTH
        values = {
            "finished": finished,
            "ranks": _ranks(finished.sheet, names, language),
            "points": finished.sheet.merge_lines(self._orders.get(finished.sheet.game, ())),
            "charts": [drawing.chart(one, names, language, wide) for one in finished.courses],
        }
        return self._of_sitting(RESULT, "result.html", setting, finished.game, values, names)

    def resume(self, gathering: Gathering, setting: Setting) -> bytes:
        """How it stands, so that it can go on with paper or on another tablet."""
        check(self._printables, RESUME.name, setting, None)
        values = _setup_values(gathering)
        return self._of_sitting(
            RESUME, "shared/resume.html", setting, gathering.game, values, gathering.names
        )

    def picture(self, what: Picture, language: Language) -> bytes:
        """To be shared, as a PNG. Raises a `GameError` without Pango or PDFium."""
        job = share.job(what, language)
        key = _digest(job)

        def make() -> bytes:
            picture = preview.cut_picture(self._typeset(job), PICTURE_WIDTH, PICTURE_FOOT)
            _keep(self._pictures, key, picture, PICTURES)
            return picture

        return self._find_or_make(lambda: self._pictures.get(key), make)

    def tents(
        self, gathering: Gathering, setting: Setting, game: str = "", options: Any = None
    ) -> bytes:
        """Names to stand on the table, with the way to join and the aid of this game in short."""
        check(self._printables, TENTS.name, setting, None)
        return self._render_for_screen(Job((self._tents(gathering, setting, game, options),), ""))

    def tonight(
        self,
        game: str,
        gathering: Gathering,
        options: Any,
        setting: Setting,
        contents: Iterable[str] = (),
    ) -> bytes:
        """What this table wants before it begins, for its own rules; tents too where ticked."""
        name = f"{game}-{Kind.TONIGHT}"
        choices = self.of_sitting(name, options, len(gathering.names), contents)
        job = self._job(name, setting, choices, beside=(TENTS.name,))
        if TENTS.name in choices.contents:
            tents = self._tents(gathering, setting, game, options)
            job = replace(job, documents=(*job.documents, tents))
        return self._render_for_screen(job)

    def _tents(self, gathering: Gathering, setting: Setting, game: str, options: Any) -> Document:
        title = Message("print-document-title", sheet=TENTS.title, game=gathering.game)
        aid, ours = self._short_aid(game, options, gathering)
        values = {**_setup_values(gathering), "aid": aid}
        html = pages("shared/tents.html", setting, title, values, gathering.names, ours=ours)
        return Document(html)

    def _short_aid(
        self, game: str, options: Any, gathering: Gathering
    ) -> tuple[Reference | None, frozenset[str]]:
        """What a tent has room for, None where a game has no aid for such a table; and what of it
        no book says.
        """
        printable = self._printables.get(f"{game}-aid")
        if printable is None:
            return None, frozenset()
        choices = of_sitting(printable, options, len(gathering.names), ())
        aid = _values(printable, printable.sheets[0], choices)["value"]
        ours = self._ours[game, choices.edition]
        return (aid if isinstance(aid, Reference) else None), ours

    def details(self, game: str, options: Any, seats: int) -> tuple[Message, ...]:
        """Edition and variants of a table, in words; nothing where no sheet tells of them."""
        try:
            choices = self.of_sitting(f"{game}-{Kind.TONIGHT}", options, seats)
        except GameError:
            return ()
        editions = self._printables[f"{game}-{Kind.TONIGHT}"].editions
        edition = next(one for one in editions if one.key == choices.edition)
        variants = (words for key, words in edition.variants.items() if key in choices.variants)
        return (*((edition.name,) if edition.key else ()), *variants)

    def of_sitting(
        self, name: str, options: Any, seats: int, contents: Iterable[str] = ()
    ) -> SheetChoices:
        """The choices for a table that plays like this. A `GameError` where nothing is printed."""
        printable = self._printables.get(name)
        if printable is None or not printable.sheets:
            raise GameError("print-nothing", path="name")
        return of_sitting(printable, options, seats, contents)

    def _of_sitting(
        self,
        printable: Printable,
        template: str,
        setting: Setting,
        game: Message,
        values: Mapping[str, object],
        names: tuple[str, ...],
    ) -> bytes:
        title = Message("print-document-title", sheet=printable.title, game=game)
        ours = frozenset[str]().union(*self._ours.values())
        html = pages(template, setting, title, values, names, ours=ours)
        document = Document(html, *fit(html, 1, setting))
        return self._render_for_screen(Job((document,), say(title, setting.languages[0])))

    def _render_for_screen(self, job: Job) -> bytes:
        """The last few stay in memory, so that a screen can show page after page of one."""
        key = _digest(job)

        def make() -> bytes:
            pdf = self._typeset(job)
            _keep(self._unkept, key, pdf, UNKEPT)
            return pdf

        return self._find_or_make(lambda: self._unkept.get(key), make)

    # -- How ------------------------------------------------------------------------------

    def _job(
        self,
        name: str,
        setting: Setting,
        choices: SheetChoices | None,
        *,
        beside: Iterable[str] = (),
    ) -> Job:
        choices = choices or self.choices(name)
        check(self._printables, name, setting, choices, beside=beside)
        printable = self._printables[name]
        if not printable.sheets or printable.game is None or choices is None:
            raise GameError("print-wants-sitting", path="name")
        title = Message("print-document-title", sheet=printable.title, game=printable.game)
        ours = self._ours[printable.key, choices.edition]
        documents = tuple(_documents(printable, setting, choices, title, ours))
        return Job(documents, say(title, setting.languages[0]), _imposition(printable, setting))

    def _render_for_paper(self, job: Job) -> bytes:
        key = f"{_digest(job)}.pdf"

        def find() -> bytes | None:
            found = self._cache.find(key) if self._cache else None
            return found or self._unkept.get(key)

        def make() -> bytes:
            pdf = self._typeset(job)
            if self._cache and not self._cache.put(key, pdf):
                _keep(self._unkept, key, pdf, UNKEPT)
            return pdf

        return self._find_or_make(find, make)

    def _find_or_make(self, find: Callable[[], bytes | None], make: Callable[[], bytes]) -> bytes:
        """What is there, or is made in our turn: whoever had it before may have made it."""
        found = find()
        if found is None:
            with self._turn():
                found = find() or make()
        return found

    def _typeset(self, job: Job) -> bytes:
        return _typeset(job) if self._elsewhere is None else self._elsewhere(job)


IMPOSITIONS: Mapping[str, Imposition] = {"whole": "", "half": "leaflet", "quarter": "pocket"}


def _imposition(printable: Printable, setting: Setting) -> Imposition:
    return "booklet" if printable.kind is Kind.BOOKLET else IMPOSITIONS[setting.size]


def _documents(
    printable: Printable,
    setting: Setting,
    choices: SheetChoices,
    title: Message,
    ours: frozenset[str],
) -> Iterator[Document]:
    filled, largest = 0.0, LARGEST
    if printable.kind is Kind.BOOKLET:
        filled, largest = FILLED, LARGEST_OF_BOOKLETS
        setting = replace(setting, size="half")
        about = next(_heads(printable, choices))
        values = {"game": printable.game, "sheets": printable.sheets, "about": about}
        yield Document(pages("shared/cover.html", setting, title, values, game=printable.key))
    for sheet in printable.contents(choices):
        values = _values(printable, sheet, choices)
        called = Message("print-document-title", sheet=sheet.title, game=printable.game or "")
        template = printable.template(sheet)
        html = pages(template, setting, called, values, game=printable.key, ours=ours)
        most, size = fit(html, pages_of(values["value"]), setting, largest)
        yield Document(html, most, size, filled, printable.copies(sheet, choices))


def _heads(printable: Printable, choices: SheetChoices) -> Iterator[Head]:
    """What the sheets have at their heads; a page of a game's own may have something else."""
    for sheet in printable.sheets:
        value = sheet.values(choices)
        head = value.get("head") if isinstance(value, Mapping) else getattr(value, "head", None)
        if isinstance(head, Head):
            yield head
    yield Head()


def _values(printable: Printable, sheet: Sheet, choices: SheetChoices) -> dict[str, Any]:
    drawn = sheet.values(choices)
    values = dict(drawn) if isinstance(drawn, Mapping) else {"value": drawn}
    about = {"game": printable.game, "sheet": sheet.title, "choices": choices}
    return {**about, "pads": _pads(sheet, values["value"]), **values}


def _pads(sheet: Sheet, value: object) -> int:
    """How many score pads there are on a page."""
    if sheet.key.endswith("-large"):
        return 1
    return 2 if isinstance(value, ScorePad) and value.columns > MOST_OF_THREE else 3


def _setup_values(gathering: Gathering) -> dict[str, object]:
    way = code(gathering.address) if gathering.address else None
    return {"gathering": gathering, "code": way, "game": gathering.game}


def _ranks(
    sheet: ScoreSheet, names: tuple[str, ...], language: Language
) -> tuple[tuple[int, str, Score], ...]:
    """Seats, names and scores by place; who share one stay in the order of the seats."""
    named = (
        (seat, seat_name(seat, language, names), score) for seat, score in enumerate(sheet.players)
    )
    return tuple(sorted(named, key=lambda one: one[2].place))


def _not_at_hand() -> NoReturn:
    raise NotAtHandError


def _keep(kept: OrderedDict[str, bytes], key: str, content: bytes, most: int) -> None:
    """The oldest goes for it where there are so many."""
    kept[key] = content
    if len(kept) > most:
        kept.popitem(last=False)


def _typeset(job: Job) -> bytes:
    try:
        from .typeset import typeset
    except OSError:
        raise GameError("print-no-pango") from None
    return typeset(job)


def _digest(job: Job) -> str:
    """Another text, table, template, style, font, picture or WeasyPrint gives another one."""
    parts = (_assets(), job.title, job.imposition, *map(repr, job.documents))
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


@cache
def _assets() -> str:
    """What the HTML only refers to, digested once in a process. A `GameError` where `make install`
    has not brought it.
    """
    vendor = paths.assets() / "static" / "vendor"
    files = [*sorted(vendor.glob("*.woff")), vendor / "icons.json"]
    if len(files) <= FONTS or not files[-1].is_file():
        raise GameError("print-no-fonts")
    files += sorted((paths.assets() / "static").glob("*/motif.svg"))
    digests = (hashlib.sha256(file.read_bytes()).hexdigest() for file in files)
    return " ".join([version("weasyprint"), *digests])
