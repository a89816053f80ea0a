"""The only code that sees a request."""

from __future__ import annotations

from collections.abc import Callable

from flask import Flask, Response, request

from companion.bell import Bell
from companion.sittings import DeadTokenError, NoSuchSittingError, Sittings

from . import auth, print_worker, prints, problems, site, sitting_prints
from .api import api
from .limits import TooManyTriesError, Tries
from .render_cache import RenderCache
from .services import WebServices, of_app, put, services
from .stream import Presence

TRIES_PER_MINUTE = 20

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
        "media-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
        "frame-ancestors 'none'; form-action 'self'"
    ),
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}

SCREEN_STREAMS = ("sitting.table_stream", "sitting.seat_stream")
"""They tell an open screen of any refusal by themselves, so that it does not ask for ever."""


def register(app: Flask, sittings: Sittings, bell: Bell, *, now: Callable[[], int]) -> None:
    """Everything that answers a request.

    `TRIES_PER_MINUTE` in the settings: what an address may try in vain; 0 for no limit.
    """
    per_minute = int(app.config.setdefault("TRIES_PER_MINUTE", TRIES_PER_MINUTE))
    tries = Tries(per_minute, lambda: now() / 1000)
    put(app, WebServices(sittings, bell, Presence(bell), RenderCache(bell), tries, now))
    app.before_request(_guard)
    app.after_request(_with_headers)
    problems.register(app)
    app.register_blueprint(api)
    site.register(app)
    print_worker.put(app)
    app.register_blueprint(prints.prints)
    app.register_blueprint(sitting_prints.sitting_prints)


def _guard() -> None:
    """What no request may be, whatever it asks for."""
    auth.check_origin()
    code = (request.view_args or {}).get("code")
    if code is not None:
        _check_guesses(code)


def _check_guesses(code: str) -> None:
    """Whoever has tried too many codes waits, unless a token shows that this one is no guess."""
    tries, address = services().tries, request.remote_addr or ""
    try:
        tries.check(address)
    except TooManyTriesError:
        if not _has_live_token(code):
            raise
    try:
        services().sittings.names(code)
    except NoSuchSittingError:
        tries.missed(address)
        if request.endpoint not in SCREEN_STREAMS:
            raise


def _has_live_token(code: str) -> bool:
    try:
        return auth.asker(services().sittings, code).token is not None
    except (DeadTokenError, NoSuchSittingError):
        return False


def _with_headers(response: Response) -> Response:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    if request.endpoint != "static":
        response.headers.setdefault("Cache-Control", "no-store")
    return response


def end_streams(app: Flask) -> None:
    """The server stops: every open stream ends."""
    of_app(app).presence.close()
