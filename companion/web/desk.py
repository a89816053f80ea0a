"""What the web layer has at hand for every request of one app."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from flask import Flask, Response, current_app, request

from companion.bell import Bell
from companion.engine.refusal import GameError
from companion.sittings import Glance, SeatTakenError, Sittings

from .drawings import Drawings
from .limits import Tries
from .stream import Draw, Place, Presence, respond, stream

_KEY = "companion.web"


@dataclass(frozen=True, slots=True)
class Desk:
    sittings: Sittings
    bell: Bell
    presence: Presence
    drawings: Drawings
    tries: Tries
    now: Callable[[], int]
    """the server's wall clock, milliseconds"""

    def glance(self, code: str) -> Glance:
        """The sitting as it was after the last ring of the bell: read once for all its streams."""
        return self.drawings.shared(code, "glance", lambda: self.sittings.glance(code))


def put(app: Flask, desk: Desk) -> None:
    app.extensions[_KEY] = desk


def desk() -> Desk:
    return of_app(current_app)


def of_app(app: Flask) -> Desk:
    found: Desk = app.extensions[_KEY]
    return found


def claim(code: str, seat: int) -> str:
    """Takes a free seat for this client: its token. A seat that is taken counts as a vain try."""
    here, address = desk(), request.remote_addr or ""
    here.tries.check(address)
    try:
        return here.sittings.claim(code, seat)
    except SeatTakenError:
        here.tries.missed(address)
        raise


def join_address(code: str, origin: str) -> str:
    """As the phones reach it: `ADDRESS` in the settings where the tablet's own way is another."""
    base: str = current_app.config.get("ADDRESS") or origin
    return f"{base.rstrip('/')}/s/{code}"


def try_large() -> None:
    """A long body costs memory: each counts as a vain try."""
    here, address = desk(), f"long:{request.remote_addr}"
    here.tries.check(address)
    here.tries.missed(address)


def listening(
    draw: Draw, *, code: str, place: Place, seen: int | None, farewell: Callable[[GameError], str]
) -> Response:
    """A stream of what `draw` draws; see `companion.web.stream`."""
    app: Flask = current_app._get_current_object()  # type: ignore[attr-defined]  # noqa: SLF001
    here = of_app(app)
    events = stream(
        app,
        draw,
        code=code,
        place=place,
        seen=seen,
        bell=here.bell,
        presence=here.presence,
        now=here.now,
        farewell=farewell,
    )
    return respond(events)
