"""The web layer: the only code that sees a request."""

from __future__ import annotations

import string
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import quote

import gevent
from flask import Flask, Request, Response, current_app, request
from flask.sessions import SessionInterface
from werkzeug.routing import BaseConverter

from companion.bell import Bell
from companion.compiled_templates import CompiledTemplates
from companion.history import History
from companion.sittings import DeadTokenError, NoSuchSittingError, Sittings, UnfoldableError
from companion.store import StartError
from companion.upkeep import Upkeep

from . import (
    api,
    auth,
    demo,
    history_api,
    history_screens,
    host,
    hosts,
    house_screens,
    log_screens,
    people_screens,
    pictures,
    print_worker,
    prints,
    problems,
    rules,
    site,
    sitting_prints,
    static_files,
    template_globals,
)
from .bodies import FORM
from .limits import PER_MINUTE, LimitName, TooManyTriesError, Tries
from .presence import Presence
from .regions import RegionCache, RenderCache
from .services import WebServices, of_app, queries, register_services, services

if TYPE_CHECKING:
    from companion.store.channel import Channel

Put = TypeVar("Put")

POLICY = "Content-Security-Policy"
NO_SNIFFING = "X-Content-Type-Options"
HEADERS = {
    POLICY: (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
        "media-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
        "frame-ancestors 'none'; form-action 'self'"
    ),
    "Referrer-Policy": "same-origin",
    NO_SNIFFING: "nosniff",
}

DRAWING = "image/svg+xml"
"""the type of SVG files, which a browser would run scripts in if one was opened by itself"""

SCREEN_STREAM = "sitting.stream"
"""the endpoint that tells an open screen about a refusal in an event, so that it stops asking"""


BLUEPRINTS = (
    api.api, history_api.api, site.site, static_files.installable, rules.rules,
    log_screens.sitting_screens,  # and those of sitting_screens
    history_screens.history_screens, people_screens.people_screens, house_screens.house_screens,
    prints.prints, sitting_prints.sitting_prints, pictures.pictures,
)  # fmt: skip


class _Request(Request):
    def __init__(self, environ: dict[str, Any], *args: Any, **kwargs: Any) -> None:
        """Quote bytes of the query that are not ASCII as `%FF`: not every client does."""
        query = environ.get("QUERY_STRING", "")
        if not query.isascii():
            environ["QUERY_STRING"] = quote(query.encode("latin-1"), safe=string.punctuation)
        super().__init__(environ, *args, **kwargs)


class _NoSession(SessionInterface):
    """Opens no session: devices have cookies of their own, and signing one takes time."""

    def open_session(self, app: Flask, request: Request) -> None:
        return None


class _Number(BaseConverter):
    """A seat, an entry or a page in an address. More than six digits match nothing."""

    regex = "[0-9]{1,6}"

    def to_python(self, value: str) -> int:
        return int(value)


def register(
    app: Flask,
    sittings: Sittings,
    bell: Bell,
    upkeep: Upkeep,
    history: History,
    channel: Channel | None = None,
    *,
    now: Callable[[], int],
) -> None:
    """Register everything that answers a request; `channel`: to other workers of the same database.

    Raises StartError for settings that mean nothing.
    """
    app.request_class = _Request
    app.session_interface = _NoSession()
    app.url_map.converters["int"] = _Number
    _check_setting(app, hosts.ADDRESS, lambda: hosts.host_name(app))
    _check_setting(app, hosts.SETTING, lambda: hosts.register(app))
    _check_setting(app, hosts.PROXIES, lambda: hosts.trust_proxies(app))
    _check_setting(app, host.HISTORY, lambda: host.check_history(app))
    limits = {what: _tries(app, what, lambda: now() / 1000, channel) for what in PER_MINUTE}
    presence = Presence(bell, channel)
    caches = RenderCache(bell), RegionCache()
    at_hand = WebServices(sittings, bell, presence, *caches, limits, upkeep, history, now)
    register_services(app, at_hand)
    app.before_request(_guard)
    app.after_request(_with_headers)  # after those that come next
    app.after_request(host.drop_wrong_key)
    app.after_request(auth.drop_dead_tokens)
    for module in (static_files, template_globals, problems, print_worker):
        module.register(app)
    for blueprint in BLUEPRINTS:
        app.register_blueprint(blueprint)
    if app.config.get(demo.SETTING):
        app.register_blueprint(demo.demo)


def _tries(
    app: Flask, what: LimitName, seconds: Callable[[], float], channel: Channel | None
) -> Tries:
    name = f"{what.upper()}_PER_MINUTE"
    wished = app.config.setdefault(name, PER_MINUTE[what])
    tell = None if channel is None else partial(channel.count, what)
    tries = _check_setting(app, name, lambda: Tries(int(wished), seconds, tell))
    if channel is not None:
        channel.listen(what, lambda worker, address, times: tries.count(address, int(times)))
    return tries


def _check_setting(app: Flask, name: str, put: Callable[[], Put]) -> Put:
    """Apply a setting. Raises StartError if its value makes no sense."""
    try:
        return put()
    except (AttributeError, TypeError, ValueError):
        value = str(app.config[name])[:80]
        raise StartError("house-start-setting", setting=name, value=value) from None


def _guard() -> None:
    """Refuse requests that are never allowed, whatever they ask for."""
    hosts.check()
    if request.mimetype == FORM:
        request.max_content_length = problems.MAX_FORM
    code = (request.view_args or {}).get("code")
    if code is not None:
        _check_guesses(code)


def _check_guesses(code: str) -> None:
    """Refuse a client that has tried too many codes, unless a token shows that this is no guess."""
    tries, address = services().limits["tries"], hosts.client_address()
    try:
        tries.check(address)
    except TooManyTriesError:
        if not _has_live_token(code):
            raise
    try:
        queries().names(code)
    except NoSuchSittingError:
        tries.count_miss(address)
        if request.endpoint != SCREEN_STREAM:
            raise


def _has_live_token(code: str) -> bool:
    """Whether the request brings a live token, or that of a table just taken over from."""
    with suppress(NoSuchSittingError, UnfoldableError):
        try:
            return auth.asker(code).token is not None
        except DeadTokenError:
            return auth.was_table(code)
    return False


def _with_headers(response: Response) -> Response:
    static = request.endpoint in ("static", "static_before")
    for name, value in HEADERS.items():
        if static and name != NO_SNIFFING and response.mimetype != DRAWING:
            continue  # they come by the dozen and are ruled by the page that loads them
        if current_app.config.get("DEMO"):
            value = value.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
        response.headers.setdefault(name, value)
    if request.endpoint != "static":
        response.headers.setdefault("Cache-Control", "no-store")
    return static_files.compress(response)


def load_templates(app: Flask) -> None:
    """Compile templates that have changed, so that no request waits for it. Other greenlets run in
    between.
    """
    compiled = app.jinja_env.bytecode_cache
    assert isinstance(compiled, CompiledTemplates)
    for name in app.jinja_env.list_templates(extensions=["html"]):
        if not compiled.is_current(name):
            app.jinja_env.get_template(name)
            gevent.sleep(0)


def end_streams(app: Flask) -> None:
    """End every open stream, because the server stops."""
    of_app(app).presence.close()
