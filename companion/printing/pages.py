"""Render values to HTML for print, by the templates in `printables/`."""

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
from .columns import (
    divide_into_blocks,
    estimate_pages,
    estimate_width,
    needs_one_column,
    split_steps,
)
from .job import ROLL
from .order import Setting

_SIZES = {
    "a4": ("A4", "148.5mm 210mm"),
    "letter": ("letter", "5.5in 8.5in"),
}
"""paper → `size` in CSS, whole and half"""
_ROLLS = {
    "a4": (f"210mm {ROLL * 297}mm", f"148.5mm {ROLL * 210}mm"),
    "letter": (f"8.5in {ROLL * 11}in", f"5.5in {ROLL * 8.5}in"),
}
"""the same for the roll of an aid, whole and half as wide as the paper"""

_KOREAN_WORD = re.compile(r"[^\s<>&;]*[가-힣][^\s<>&;]*")
_TIES = {
    "en": re.compile(r" (?=\d+[.!?]?$)"),
    "ru": re.compile(r"(?<=[\s(«][вкосуияВКОСУИЯ]) | (?=—)| (?=\d+[.!?]?$)"),
}
"""where no line breaks: before the last number; in Russian after a single letter, before a dash"""

OURS = "°"
"""mark behind a ruling of the house, which no rulebook has"""
_BOUND = f"\N{WORD JOINER}{OURS}"
"""the mark, without a line break before it"""

INK, OUTLINE = "000000", "outline"
"""inks of pictures: `--ink` in print.css, and their edges alone"""

Said = Message | str | SeatName


def render_html(
    template: str,
    setting: Setting,
    title: Message,
    values: Mapping[str, object],
    names: tuple[str, ...] = (),
    *,
    game: str = "",
    half: bool = False,
    ours: Collection[str] = (),
) -> str:
    """Render a whole document with its style, but for fonts and pictures.

    `names` are those of the seats; the colours are those of `game`; `ours` are ids of messages that
    no rulebook says; `half`: on half a paper. The setting has passed `check`.
    """
    language = setting.languages[0]
    t = make_translator(setting.languages, names, ours)
    ink = drawing.black if setting.saving else drawing.ink
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
            flow=not setting.fitted,
            size=_SIZES[setting.paper][half],
            cut_size=_SIZES[setting.paper][0],
            roll_size=_ROLLS[setting.paper][half],
            title=title,
            t=t,
            ours=OURS,
            cell=lambda value: render_cell(value, t),
            density=choose_density,
            letters=estimate_width,
            blocks=lambda sections: divide_into_blocks(sections, setting.languages),
            halves=lambda messages: split_steps(messages, setting.languages),
            fullness=lambda sections: estimate_pages(sections, setting.languages),
            one_column=lambda sections: needs_one_column(sections, setting),
            numeric=find_numeric_columns,
            name_size=fit_name,
            only=lambda one: make_translator((one,), names, ours),
            languages=setting.languages,
            picture=make_picture(OUTLINE if setting.saving else INK),
            plain=lambda message: say(message, language, names),
            name=lambda seat: seat_name(seat, language, names),
            ink=ink,
            seat_shape=lambda seat: drawing.mark(seat, ink(seat)),
            seat_paint=lambda seat: drawing.mark(
                seat, "#fff" if setting.saving else drawing.PAINTS[seat]
            ),
            seat_mark=lambda seat: drawing.whole_mark(seat, ink(seat)),
        )
    )


@cache
def _environment() -> Environment:
    """One in a process: to load the templates again takes as long as to render a sheet."""
    folder = paths.assets() / "printables"
    return Environment(
        loader=FileSystemLoader(folder),
        bytecode_cache=CompiledTemplates(folder),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def make_picture(ink: str) -> Callable[..., Markup]:
    def picture(name: str, *classes: str) -> Markup:
        """Return a decorative picture, which screen readers skip; nothing for an empty name."""
        if not name:
            return Markup("")
        return Markup('<i class="{}" style="background-image: url(picture:{}/{})"></i>').format(
            " ".join(("picture", *classes)), name, ink
        )

    return picture


def make_translator(
    languages: tuple[Language, ...], names: tuple[str, ...], ours: Collection[str] = ()
) -> Callable[..., Markup]:
    first, *others = languages

    def t(message: Said, /, **args: Arg) -> Markup:
        """Return the sentence as HTML, also in the second language if one was asked for."""
        if isinstance(message, str):
            message = Message(message, **args)
        said = _html(message, first, names, ours)
        for other in others:
            again = _html(message, other, names, ours)
            if again != said:
                said += Markup(' <span class="again" lang="{}">{}</span>').format(other, again)
        return said

    return t


def find_numeric_columns(table: Table) -> list[bool]:
    """Return which columns are aligned as numbers: those with a number, and those without words."""
    columns = [[row.cells[at] for row in table.rows] for at in range(len(table.columns) - 1)]
    return [
        False,
        *(
            any(isinstance(one, int) for one in column)
            or all(one is None or isinstance(one, str) for one in column)
            for column in columns
        ),
    ]


def render_cell(value: Cell, t: Callable[..., Markup]) -> Markup:
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
    """Break Korean only between words: WeasyPrint does not support `word-break: keep-all`."""
    return Markup(_KOREAN_WORD.sub(r'<span class="word">\g<0></span>', str(html)))


_FACE_WIDE, _FACE_HIGH = 148.0, 52.0
"""millimetres for the name on a tent"""
_TALLEST, _BROKEN, _LOWEST = 150.0, 24.0, 15.0
"""sizes of a name in points; rather than below the second, words are broken"""
_OF_A_NAME = 0.66 * 25.4 / 72
"""width of a letter of one point, in millimetres"""


def fit_name(name: str) -> float:
    """Return the points with which a name fills the face of a tent, in one or more lines."""
    words = [estimate_width(word) for word in name.split()] or [1.0]

    def size(lines: int, longest: float) -> float:
        wide = max(longest, 1.15 * sum(words) / lines if lines > 1 else estimate_width(name), 1)
        return min(_FACE_WIDE / wide / _OF_A_NAME, _FACE_HIGH / lines / 25.4 * 72, _TALLEST)

    whole = max(size(lines, max(words)) for lines in range(1, len(words) + 1))
    broken = max(size(lines, 0) for lines in range(1, 6))
    return round(max(whole, min(broken, _BROKEN), _LOWEST), 1)


_SIZES_OF_WORDS = ((1.4, 1.3), (1.2, 1.3), (1, 1.25), (0.92, 1.22), (0.84, 1.2), (0.76, 1.18))
"""font size in rem and line height of `size-0` and the following in cards.css"""
_LINE, _GAP = 19.5, 0.45
"""rem: width of a line on a card, and gap between paragraphs"""
_LETTER = {"en": 0.57, "ko": 0.57, "ru": 0.62}
"""em: width of a letter, with its share of the free space at the end of a line"""
_WIDEST = max(_LETTER.values())


def choose_density(messages: tuple[Message, ...], language: Language, room: float) -> int:
    """Return the size step with which the words fit into `room` rem of a card: 0 is the largest."""
    wide = [estimate_width(say(message, language)) for message in messages]
    for step, (size, line) in enumerate(_SIZES_OF_WORDS):
        lines = sum(math.ceil(one * _LETTER.get(language, _WIDEST) * size / _LINE) for one in wide)
        if lines * size * line + _GAP * (len(wide) - 1) <= room:
            return step
    return len(_SIZES_OF_WORDS) - 1
