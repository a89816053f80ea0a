"""Values → HTML for print, from the templates in `printables/`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from companion import places
from companion.engine.message import Arg, Message
from companion.text import Language, say

from .order import Paper

_SIZES: Mapping[Paper, str] = {"a4": "A4", "letter": "letter"}
"""as CSS calls the papers"""

_KOREAN_WORD = re.compile(r"[^\s<>&;]*[가-힣][^\s<>&;]*")


def pages(
    template: str,
    language: Language,
    paper: Paper,
    title: Message,
    values: Mapping[str, object],
    names: tuple[str, ...] = (),
) -> str:
    """The whole document, style included; only fonts and pictures stand outside.

    `names` are those of the seats, in order.
    """
    return (
        _environment()
        .get_template(template)
        .render(
            values,
            lang=language,
            paper=paper,
            size=_SIZES[paper],
            title=title,
            t=_speaker(language, names),
            plain=lambda message: say(message, language, names),
        )
    )


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(places.assets() / "printables"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals["picture"] = picture
    return environment


def picture(name: str, *classes: str) -> Markup:
    """A picture that says nothing that does not stand beside it; readers aloud pass over it."""
    return Markup('<i class="{}" style="background-image: url(picture:{})"></i>').format(
        " ".join(("picture", *classes)), name
    )


def _speaker(language: Language, names: tuple[str, ...]) -> Callable[..., Markup]:
    def t(message: Message | str, /, **args: Arg) -> Markup:
        """The sentence as HTML."""
        if isinstance(message, str):
            message = Message(message, **args)
        html = escape(say(message, language, names))
        return _unbroken(html) if language == "ko" else html

    return t


def _unbroken(html: Markup) -> Markup:
    """Korean is best broken between words; WeasyPrint knows no `word-break: keep-all`."""
    return Markup(_KOREAN_WORD.sub(r'<span class="word">\g<0></span>', str(html)))
