"""What templates say with: `t`, `name` and the few filters that every screen shares.

The language and the names stand in `flask.g`, because a screen is drawn for a page and for a stream
alike, and a stream has no request. Nothing here needs one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from flask import Flask, current_app, g
from jinja2 import StrictUndefined
from markupsafe import Markup, escape

from companion.engine.message import Arg, Message, SeatName
from companion.text import LANGUAGES, SEAT_COLOURS, Language, say, seat_name

from .speech import call_seats

_OPEN, _SHUT = "\ue000", "\ue001"
"""stand around a name until it is HTML; signs for private use, which no keyboard types"""
_NO_SIGNS = str.maketrans("", "", _OPEN + _SHUT)


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
    return _as_html(say(message, language(), _isolated_names()))


def name(seat: int) -> Markup:
    """Whoever sits there."""
    return _as_html(seat_name(seat, language(), _isolated_names()))


def clock(ms: int) -> str:
    """`4:05`, seconds rounded up, so that 0:00 is really the end."""
    minutes, seconds = divmod(-(-ms // 1000), 60)
    return f"{minutes}:{seconds:02}"


def as_json(value: object) -> str:
    """For an attribute; an action gets its `kind`."""
    return msgspec.json.encode(value).decode()


def url_for(endpoint: str, **values: Any) -> str:
    """The path of one of our addresses; unlike Flask's own it works in a stream."""
    adapter = current_app.url_map.bind("", script_name=g.root or "/")
    return adapter.build(endpoint, values)


def has_endpoint(endpoint: str) -> bool:
    return endpoint in current_app.view_functions


def register(app: Flask) -> None:
    globals_: Mapping[str, object] = {
        "t": t,
        "name": name,
        "clock": clock,
        "url_for": url_for,
        "has_endpoint": has_endpoint,
        "Message": Message,
        "SeatName": SeatName,
        "LANGUAGES": LANGUAGES,
        "colours": SEAT_COLOURS,
    }
    app.jinja_env.globals.update(globals_)
    app.jinja_env.filters["json"] = as_json
    app.jinja_env.undefined = StrictUndefined
    app.context_processor(lambda: {"lang": language()})


def _isolated_names() -> tuple[str, ...]:
    names: tuple[str, ...] = g.get("names", ())
    return tuple(_OPEN + one.translate(_NO_SIGNS) + _SHUT if one.strip() else "" for one in names)


def _as_html(words: str) -> Markup:
    html = str(escape(words)).replace(_OPEN, "<bdi>").replace(_SHUT, "</bdi>")
    return Markup(html)
