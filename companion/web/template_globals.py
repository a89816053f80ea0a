"""What templates call: `t`, `name`, `url_for`, and the few filters that all screens share.

Language and names are in `flask.g`, because screens are drawn for pages and for streams alike, and
a stream has no request.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping, MutableMapping
from functools import cache, lru_cache
from http import HTTPStatus
from types import NoneType
from typing import Any

import msgspec
from flask import Flask, Response, current_app, g, redirect, request, stream_template
from flask.templating import Environment
from jinja2 import StrictUndefined
from jinja2.runtime import Context
from markupsafe import Markup, escape
from werkzeug.routing import Map

from companion import paths
from companion.background import yield_to_other_greenlets
from companion.compiled_templates import CompiledTemplates
from companion.engine.message import Arg, Message, SeatName
from companion.engine.moves import fill_in
from companion.text import LANGUAGES, SEAT_COLOURS, Language, own_name, say, seat_name

from . import regions
from .locale import refusal_language
from .services import find_rule

_OPEN, _SHUT = "\ue000", "\ue001"
"""stand around a name until it is HTML; signs for private use, which no keyboard types"""
_NO_SIGNS = str.maketrans("", "", _OPEN + _SHUT)

KEPT = 16_384
"""the most cached sentences, attributes and addresses, of each kind. A screen has hundreds, nearly
all of them repeatedly, and each takes 5 to 12 µs
"""
LONG = 500
"""characters of data from which nothing is cached, so that strangers cannot fill the memory"""
PARTS = 1_024
"""cached drawings of one macro; when there are more, all are dropped"""
A_SLICE = 0.005
"""seconds of drawing a long page before other greenlets run"""
LONGEST = 20_000
"""characters of HTML in one of them"""


def speak(language: Language, names: tuple[str, ...] = (), root: str | None = None) -> None:
    """Set the language of templates, and the names by seat.

    `root` is the path below which the companion is served, without a trailing slash; by default
    that of the request.
    """
    g.voice = language, names, request.root_path if root is None else root


def name_seats(names: tuple[str, ...]) -> None:
    """Set the names by seat."""
    speak(language(), names, voice()[2])


def render_in_slices(template: str, **values: Any) -> str:
    """Render a page as long as a log; other greenlets run in between."""
    parts, since = [], time.perf_counter()
    for part in stream_template(template, **values):
        parts.append(part)
        if time.perf_counter() - since > A_SLICE:
            yield_to_other_greenlets()
            since = time.perf_counter()
    return "".join(parts)


def language() -> Language:
    return voice()[0]


def t(message: Message | str, /, **args: Arg) -> Markup:
    """Return the sentence as HTML, with names isolated from the text direction around them."""
    if isinstance(message, str):
        message = Message(message, **args)
    say_html = _kept_html if not message.args or _length(message) <= LONG else _html
    spoken, names, _ = voice()
    return say_html(message, spoken, names)


def name(seat: int) -> Markup:
    """Return the name or colour of a seat."""
    spoken, names, _ = voice()
    return _kept_html(SeatName(seat), spoken, names)


def without_tags(html: str) -> str:
    """Return HTML as text, for attributes. Like Jinja's `striptags`, but cached."""
    return _kept_text(html) if len(html) <= LONG else _text(html)


_SYMBOL = re.compile(r'<symbol id="([^"]+)"')
_FIGURE = re.compile(r"(<[^>]*>|&#?\w+;)|(\d+)")
"""a tag or an entity, which stays as it is, or a number"""
_HALF_TURN = str.maketrans("01689", "01986")


def num(number: int) -> Markup:
    """Return a number, underlined like on a billiard ball if it reads as
    another one upside down.
    """
    digits = str(number)
    turned = digits.translate(_HALF_TURN)[::-1]
    readable = set(digits) <= set("01689") and not turned.startswith("0")
    if readable and turned != digits:
        return Markup('<span class="this-way-up">{}</span>').format(digits)
    return Markup(digits)


def figures(html: str) -> Markup:
    """Mark the numbers in HTML."""
    return Markup(_FIGURE.sub(lambda found: found[1] or f"<b>{found[2]}</b>", html))


def clock(ms: int) -> str:
    """Return `4:05`. Seconds are rounded up, so that 0:00 is really the end."""
    minutes, seconds = divmod(-(-ms // 1000), 60)
    return f"{minutes}:{seconds:02}"


def as_json(value: object) -> str:
    """Return JSON for an attribute; an action gets its `kind`."""
    return msgspec.json.encode(value).decode()


def url_for(endpoint: str, **values: Any) -> str:
    """Return the path of an address of ours. Unlike Flask's own, it works in a stream."""
    plain = all(isinstance(value, str | int) for value in values.values())
    build = _kept_address if plain else _address
    return build(current_app.url_map, voice()[2] or "/", endpoint, **values)


def see(endpoint: str, *, part: str = "", **values: str) -> Response:
    """Redirect from a form to another page, which a reload does not send again. `part`: an id on
    that page to scroll to.
    """
    address = url_for(endpoint, **values) + (part and f"#{part}")
    return redirect(address, HTTPStatus.SEE_OTHER, Response)  # type: ignore[return-value]


def sprite(picture: str) -> str:
    """Return the file that holds this picture: pictures of a game are in a file of their own."""
    return f"vendor/{_sprites().get(picture, 'icons.svg')}"


@cache
def _sprites() -> Mapping[str, str]:
    """The sprite file of each picture. All sprites are read for it, once in a process."""
    files = (paths.assets() / "static" / "vendor").glob("icons*.svg")
    return {name: path.name for path in files for name in _SYMBOL.findall(path.read_text("utf-8"))}


def cache_macro(macro: Callable[..., Markup]) -> Callable[..., Markup]:
    """Cache what a macro draws, for one that draws from its arguments alone.

    `{% set icon = kept(icon) %}` after the macro, in a template that is imported without context.
    """
    drawn: dict[object, Markup] = {}

    def draw(*args: object, **options: object) -> Markup:
        key = (voice(), _key(args), _key(options))
        html = drawn.get(key)
        if html is None:
            html = macro(*args, **options)
            if len(html) <= LONGEST:
                if len(drawn) >= PARTS:
                    drawn.clear()
                drawn[key] = html
        return html

    return draw


class _Context(Context):
    """Calls functions at once: Jinja asks each whether it wants the context; none does."""

    def call(self, obj: Callable[..., Any], /, *args: Any, **options: Any) -> Any:
        options.pop("_loop_vars", None)
        options.pop("_block_vars", None)
        return obj(*args, **options)


class _Environment(Environment):
    """Hands templates the globals as one dict: with Jinja's chain each import takes longer."""

    context_class = _Context

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        return {**self.globals, **(d or {})}


def register(app: Flask) -> None:
    app.jinja_environment = _Environment
    app.jinja_options = {
        **app.jinja_options,
        "cache_size": -1,  # all of them: there are no more
        "bytecode_cache": CompiledTemplates(paths.assets() / "templates"),
    }
    app.jinja_env.globals.update(GLOBALS)
    app.jinja_env.filters.update(FILTERS)
    app.jinja_env.undefined = StrictUndefined
    app.before_request(_speak_to_device)
    app.context_processor(lambda: {"lang": language()})


def _speak_to_device() -> None:
    """Set the language of pages. The interface and files do without: that takes some time."""
    if not request.path.startswith(("/api/", "/static/")):
        speak(refusal_language())


GLOBALS: Mapping[str, object] = {
    "t": t,
    "name": name,
    "clock": clock,
    "num": num,
    "url_for": url_for,
    "sprite": sprite,
    "kept": cache_macro,
    "wanted": regions.is_wanted,
    "placed": regions.emit_dialog,
    "region": regions.region,
    "slot": regions.slot,
    "filled": fill_in,
    "find_rule": find_rule,
    "Message": Message,
    "SeatName": SeatName,
    "LANGUAGES": LANGUAGES,
    "own_name": own_name,
    "colours": SEAT_COLOURS,
}
FILTERS: Mapping[str, Callable[..., Any]] = {
    "json": as_json,
    "striptags": without_tags,
    "figures": figures,
}
"""beside those of Jinja; `templates/README.md` says what each gives"""


def _key(value: object) -> object:
    """A cache key, equal for what is drawn alike: `1` and `true`, words and HTML are not."""
    kind = type(value)
    if kind in (str, int, NoneType):
        return value
    if isinstance(value, tuple | list):
        return (kind, *map(_key, value))
    if isinstance(value, Mapping):
        return (kind, *((key, _key(one)) for key, one in value.items()))
    return kind, value


def voice() -> tuple[Language, tuple[str, ...], str]:
    """The language, the names by seat, and the path below which the companion is served."""
    voice: tuple[Language, tuple[str, ...], str] = g.voice
    return voice


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


def _address(addresses: Map, root: str, endpoint: str, **values: Any) -> str:
    return addresses.bind("", script_name=root).build(endpoint, values)


_kept_address = lru_cache(KEPT)(_address)
