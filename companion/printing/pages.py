"""Values → HTML for print, from the templates in `printables/`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from companion import places
from companion.engine.message import Arg, Message, SeatName
from companion.engine.print import Cell, Table
from companion.text import Language, say, seat_name

from . import drawing
from .columns import blocks, fullness, letters
from .order import Setting

_SIZES = {"a4": ("A4", "A5"), "letter": ("letter", "5.5in 8.5in")}
"""as CSS calls the papers, whole and half"""

_KOREAN_WORD = re.compile(r"[^\s<>&;]*[가-힣][^\s<>&;]*")
_RUSSIAN_TIE = re.compile(r"(?<=[\s(«][вкосуияВКОСУИЯ]) | (?=—)| (?=\d+[.!?]?$)")
"""where no line may end in Russian: behind a letter alone, before a dash or the last number"""

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
    half: bool = False,
) -> str:
    """The whole document, style included; only fonts and pictures stand outside.

    `names` are those of the seats, in order. `half` is for pages of half the size, two of which
    stand on a sheet of paper. The setting has passed `check`.
    """
    language = setting.languages[0]
    t = speaker(setting.languages, names)
    ink = drawing.black if setting.saving else drawing.ink
    return (
        _environment()
        .get_template(template)
        .render(
            values,
            lang=language,
            setting=setting,
            paper=setting.paper,
            half=half,
            flow=half or setting.large or bool(setting.beside),
            size=_SIZES[setting.paper][half],
            title=title,
            t=t,
            cell=lambda value: cell(value, t),
            density=density,
            letters=letters,
            blocks=lambda sections: blocks(sections, setting.languages),
            fullness=lambda sections: fullness(sections, setting.languages),
            numeric=numeric,
            only=lambda one: speaker((one,), names),
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
    return Environment(
        loader=FileSystemLoader(places.assets() / "printables"),
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


def speaker(languages: tuple[Language, ...], names: tuple[str, ...]) -> Callable[..., Markup]:
    first, *others = languages

    def t(message: Said, /, **args: Arg) -> Markup:
        """The sentence as HTML, in a second language too where one was asked for."""
        if isinstance(message, str):
            message = Message(message, **args)
        said = _html(message, first, names)
        for other in others:
            again = _html(message, other, names)
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


def _html(message: Message | SeatName, language: Language, names: tuple[str, ...]) -> Markup:
    if isinstance(message, SeatName):
        return Markup("<bdi>{}</bdi>").format(seat_name(message.seat, language, names))
    html = escape(say(message, language, names))
    match language:
        case "ko":
            return _unbroken(html)
        case "ru":
            return Markup(_RUSSIAN_TIE.sub("\N{NO-BREAK SPACE}", str(html)))
        case _:
            return html


def _unbroken(html: Markup) -> Markup:
    """Korean is best broken between words; WeasyPrint knows no `word-break: keep-all`."""
    return Markup(_KOREAN_WORD.sub(r'<span class="word">\g<0></span>', str(html)))


_STEPS = (100, 190, 280, 380, 490)
"""letters on a card from which it is set smaller"""
_BREAK = 16
"""letters that the end of a paragraph leaves free, about"""


def density(messages: tuple[Message, ...], language: Language) -> int:
    """How small the words of a card have to be, so that they stay on it: 0 is the largest."""
    wide = sum(letters(say(message, language)) + _BREAK for message in messages)
    return sum(wide > step for step in _STEPS)
