"""What templates say with: `t`, `name` and the few filters that every screen shares.

The language and the names stand in `flask.g`, because a screen is drawn for a page and for a stream
alike, and a stream has no request. Nothing here needs one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import NoneType
from typing import Any

import msgspec
from flask import Flask, current_app, g
from jinja2 import StrictUndefined
from markupsafe import Markup, escape
from werkzeug.routing import Map

from companion.engine.message import Arg, Message, SeatName
from companion.text import LANGUAGES, SEAT_COLOURS, Language, say, seat_name

from .speech import call_seats

_OPEN, _SHUT = "\ue000", "\ue001"
"""stand around a name until it is HTML; signs for private use, which no keyboard types"""
_NO_SIGNS = str.maketrans("", "", _OPEN + _SHUT)

KEPT = 16_384
"""sentences in memory, as HTML: a screen says hundreds, and nearly all of them again and again"""
LONG = 500
"""letters of data from which nothing is kept: memory is not for strangers to fill"""
PARTS = 1_024
"""drawings of one macro in memory"""
LONGEST = 20_000
"""letters of HTML in one of them"""


def speak(language: Language, names: tuple[str, ...], root: str) -> None:
    """From here on, templates speak this language and know who sits where.

    `root` is the path below which the companion is served, without a slash at its end.
    """
    g.language = language
    g.root = root
    call_seats(names)


def language() -> Language:
    spoken: Language = g.language
    return spoken


def t(message: Message | str, /, **args: Arg) -> Markup:
    """The sentence as HTML, names isolated from the direction of the words around them."""
    if isinstance(message, str):
        message = Message(message, **args)
    say_html = _kept_html if not message.args or _length(message) <= LONG else _html
    return say_html(message, language(), _names())


def name(seat: int) -> Markup:
    """Whoever sits there."""
    return _kept_html(SeatName(seat), language(), _names())


def without_tags(html: str) -> str:
    """Jinja's `striptags`, which is for attributes, but quick."""
    return _kept_text(html) if len(html) <= LONG else _text(html)


def clock(ms: int) -> str:
    """`4:05`, seconds rounded up, so that 0:00 is really the end."""
    minutes, seconds = divmod(-(-ms // 1000), 60)
    return f"{minutes}:{seconds:02}"


def as_json(value: object) -> str:
    """For an attribute; an action gets its `kind`."""
    return msgspec.json.encode(value).decode()


def url_for(endpoint: str, **values: Any) -> str:
    """The path of one of our addresses; unlike Flask's own it works in a stream."""
    root: str = g.root or "/"
    if endpoint == "static":
        return _static(current_app.url_map, root, **values)
    adapter = current_app.url_map.bind("", script_name=root)
    return adapter.build(endpoint, values)


def has_endpoint(endpoint: str) -> bool:
    return endpoint in current_app.view_functions


def kept(macro: Callable[..., Markup]) -> Callable[..., Markup]:
    """For a macro that draws from its arguments alone: the same ones are drawn once.

    `{% set icon = kept(icon) %}` after the macro, in a template that is imported without context.
    """
    drawn: dict[object, Markup] = {}

    def draw(*args: object, **options: object) -> Markup:
        key = (g.language, g.root, _names(), _key(args), _key(options))
        html = drawn.get(key)
        if html is None:
            html = macro(*args, **options)
            if len(html) <= LONGEST:
                if len(drawn) >= PARTS:
                    drawn.clear()
                drawn[key] = html
        return html

    return draw


def register(app: Flask) -> None:
    globals_: Mapping[str, object] = {
        "t": t,
        "name": name,
        "clock": clock,
        "url_for": url_for,
        "has_endpoint": has_endpoint,
        "kept": kept,
        "Message": Message,
        "SeatName": SeatName,
        "LANGUAGES": LANGUAGES,
        "colours": SEAT_COLOURS,
    }
    app.jinja_env.globals.update(globals_)
    app.jinja_env.filters["json"] = as_json
    app.jinja_env.filters["striptags"] = without_tags
    app.jinja_env.undefined = StrictUndefined
    app.context_processor(lambda: {"lang": language()})


def _key(value: object) -> object:
    """Equal for what is drawn alike: `1` and `true`, words and HTML are not."""
    kind = type(value)
    if kind in (str, int, NoneType):
        return value
    if isinstance(value, tuple | list):
        return (kind, *map(_key, value))
    if isinstance(value, Mapping):
        return (kind, *((key, _key(one)) for key, one in value.items()))
    return kind, value


def _names() -> tuple[str, ...]:
    names: tuple[str, ...] = g.get("names", ())
    return names


def _html(what: Message | SeatName, language: Language, names: tuple[str, ...]) -> Markup:
    isolated = tuple(
        _OPEN + one.translate(_NO_SIGNS) + _SHUT if one.strip() else "" for one in names
    )
    if isinstance(what, SeatName):
        words = seat_name(what.seat, language, isolated)
    else:
        words = say(what, language, isolated)
    return Markup(str(escape(words)).replace(_OPEN, "<bdi>").replace(_SHUT, "</bdi>"))


def _text(html: str) -> str:
    return Markup(html).striptags()


def _length(arg: Arg) -> int:
    """Letters of data in a message."""
    match arg:
        case str():
            return len(arg)
        case Message():
            return sum(_length(one) for _, one in arg.args)
        case tuple():
            return sum(map(_length, arg))
        case _:
            return 1


_kept_html = lru_cache(KEPT)(_html)
_kept_text = lru_cache(KEPT)(_text)


@lru_cache
def _static(addresses: Map, root: str, filename: str) -> str:
    return addresses.bind("", script_name=root).build("static", {"filename": filename})
