"""Values → HTML for print, from the templates in `printables/`."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Collection, Mapping
from functools import cache

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from companion import paths
from companion.compiled_templates import CompiledTemplates
from companion.engine.message import Arg, Message, SeatName
from companion.engine.print import Cell, Table
from companion.text import Language, say, seat_name

from . import drawing
from .columns import blocks, fullness, halves, letters, one_column, rows_across, short
from .order import Setting

_SIZES = {
    "a4": {"whole": "A4", "half": "A5", "quarter": "A6"},
    "letter": {"whole": "letter", "half": "5.5in 8.5in", "quarter": "4.25in 5.5in"},
}
"""as CSS calls the papers and their parts"""

_KOREAN_WORD = re.compile(r"[^\s<>&;]*[가-힣][^\s<>&;]*")
_TIES = {
    "en": re.compile(r" (?=\d+[.!?]?$)"),
    "ru": re.compile(r"(?<=[\s(«][вкосуияВКОСУИЯ]) | (?=—)| (?=\d+[.!?]?$)"),
}
"""where no line may end: before the last number; in Russian behind a letter alone, before a dash"""

OURS = "°"
"""behind what is the house's choice"""
_BOUND = f"\N{WORD JOINER}{OURS}"
"""so that it never begins a line"""

INK, FAINT = "2a1c12", "9a948e"
"""of pictures; `--ink` in print.css, and what saves ink"""

Said = Message | str | SeatName


def pages(
    template: str,
    setting: Setting,
    title: Message,
    values: Mapping[str, object],
    names: tuple[str, ...] = (),
    *,
    game: str = "",
    ours: Collection[str] = (),
) -> str:
    """The whole document, style included; only fonts and pictures stand outside.

    `names` are those of the seats, in order; `game` is whose colours it has; `ours` are the
    messages that no book says. The setting has passed `check`.
    """
    language = setting.languages[0]
    t = speaker(setting.languages, names, ours)
    ink = drawing.black if setting.saving else drawing.ink
    half = setting.size != "whole"
    return (
        _environment()
        .get_template(template)
        .render(
            values,
            lang=language,
            setting=setting,
            paper=setting.paper,
            game_key=game,
            half=half,
            flow=half or not setting.fitted,
            size=_SIZES[setting.paper][setting.size],
            title=title,
            t=t,
            ours=OURS,
            cell=lambda value: cell(value, t),
            density=density,
            letters=letters,
            blocks=lambda sections, **how: blocks(sections, setting.languages, **how),
            halves=lambda messages: halves(messages, setting.languages),
            fullness=lambda sections: fullness(sections, setting.languages),
            one_column=lambda sections: half or one_column(sections, setting),
            rows_across=rows_across,
            short=lambda aid: short(aid, setting.languages),
            numeric=numeric,
            name_size=name_size,
            only=lambda one: speaker((one,), names, ours),
            languages=setting.languages,
            picture=pictures(FAINT if setting.saving else INK),
            plain=lambda message: say(message, language, names),
            name=lambda seat: seat_name(seat, language, names),
            ink=ink,
            seat_shape=lambda seat: drawing.mark(seat, ink(seat)),
            seat_mark=lambda seat: drawing.whole_mark(seat, ink(seat)),
        )
    )


@cache
def _environment() -> Environment:
    """One in a process, with its templates."""
    folder = paths.assets() / "printables"
    return Environment(
        loader=FileSystemLoader(folder),
        bytecode_cache=CompiledTemplates(folder),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def pictures(ink: str) -> Callable[..., Markup]:
    def picture(name: str, *classes: str) -> Markup:
        """A picture that says nothing that does not stand beside it; readers aloud pass over it."""
        if not name:
            return Markup("")
        return Markup('<i class="{}" style="background-image: url(picture:{}/{})"></i>').format(
            " ".join(("picture", *classes)), name, ink
        )

    return picture


def speaker(
    languages: tuple[Language, ...], names: tuple[str, ...], ours: Collection[str] = ()
) -> Callable[..., Markup]:
    first, *others = languages

    def t(message: Said, /, **args: Arg) -> Markup:
        """The sentence as HTML, in a second language too where one was asked for."""
        if isinstance(message, str):
            message = Message(message, **args)
        said = _html(message, first, names, ours)
        for other in others:
            again = _html(message, other, names, ours)
            if again != said:
                said += Markup(' <span class="again" lang="{}">{}</span>').format(other, again)
        return said

    return t


def numeric(table: Table) -> list[bool]:
    """Which columns hold numbers; the first has the labels. A word among numbers is no matter."""
    columns = [[row.cells[at] for row in table.rows] for at in range(len(table.columns) - 1)]
    return [
        False,
        *(
            any(isinstance(one, int) for one in column)
            or all(one is None or isinstance(one, str) for one in column)
            for column in columns
        ),
    ]


def cell(value: Cell, t: Callable[..., Markup]) -> Markup:
    """What stands in a cell of a table."""
    match value:
        case None:
            return Markup("")
        case int() | str():
            return escape(str(value))
        case tuple():
            return Markup("").join(Markup("<p>{}</p>").format(t(one)) for one in value)
        case _:
            return t(value)


def _html(
    message: Message | SeatName,
    language: Language,
    names: tuple[str, ...],
    ours: Collection[str],
) -> Markup:
    if isinstance(message, SeatName):
        return Markup("<bdi>{}</bdi>").format(seat_name(message.seat, language, names))
    html = escape(say(message, language, names) + _BOUND * (message.id in ours))
    if language == "ko":
        return _unbroken(html)
    ties = _TIES.get(language, _TIES["en"])
    return Markup(ties.sub("\N{NO-BREAK SPACE}", str(html)))


def _unbroken(html: Markup) -> Markup:
    """Korean is best broken between words; WeasyPrint knows no `word-break: keep-all`."""
    return Markup(_KOREAN_WORD.sub(r'<span class="word">\g<0></span>', str(html)))


_FACE_WIDE, _FACE_HIGH = 148.0, 52.0
"""of a tent, beside the mark, in millimetres"""
_TALLEST, _BROKEN, _LOWEST = 150.0, 24.0, 15.0
"""sizes of a name, in points; below the second, a word may be broken"""
_OF_A_NAME = 0.66 * 25.4 / 72
"""how wide a letter of a point is, in millimetres"""


def name_size(name: str) -> float:
    """With which a name fills the face of a tent, in points: in a line, or in a few."""
    words = [letters(word) for word in name.split()] or [1.0]

    def size(lines: int, longest: float) -> float:
        wide = max(longest, 1.15 * sum(words) / lines if lines > 1 else letters(name), 1)
        return min(_FACE_WIDE / wide / _OF_A_NAME, _FACE_HIGH / lines / 25.4 * 72, _TALLEST)

    whole = max(size(lines, max(words)) for lines in range(1, len(words) + 1))
    broken = max(size(lines, 0) for lines in range(1, 6))
    return round(max(whole, min(broken, _BROKEN), _LOWEST), 1)


_SIZES_OF_WORDS = ((1.4, 1.3), (1.2, 1.3), (1, 1.25), (0.92, 1.22), (0.84, 1.2), (0.76, 1.18))
"""in cards.css: `size-0` and smaller, and how high a line is"""
_LINE, _GAP = 19.5, 0.45
"""what a card has for a line, and what is between paragraphs, in rem"""
_LETTER = {"en": 0.57, "ko": 0.57, "ru": 0.62}
"""how wide a letter is, with its share of what is left free at the end of a line, in em"""
_WIDEST = max(_LETTER.values())


def density(messages: tuple[Message, ...], language: Language, room: float) -> int:
    """How small words have to be for so many rem of a card: 0 is the largest."""
    wide = [letters(say(message, language)) for message in messages]
    for step, (size, line) in enumerate(_SIZES_OF_WORDS):
        lines = sum(math.ceil(one * _LETTER.get(language, _WIDEST) * size / _LINE) for one in wide)
        if lines * size * line + _GAP * (len(wide) - 1) <= room:
            return step
    return len(_SIZES_OF_WORDS) - 1
