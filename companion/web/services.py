"""What the web layer has at hand for every request of one app."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

from flask import Flask, Response, current_app

from companion.bell import Bell
from companion.engine.refusal import GameError
from companion.history import History
from companion.sittings import SeatTakenError, Sittings, Snapshot
from companion.store import UnavailableError
from companion.upkeep import Upkeep

from . import addresses, auth
from .hosts import is_this_machine
from .limits import Counted, Tries
from .regions import RegionCache
from .render_cache import RenderCache
from .stream import Device, Draw, Presence, respond, stream

_KEY = "companion.web"


@dataclass(frozen=True, slots=True)
class WebServices:
    sittings: Sittings
    bell: Bell
    presence: Presence
    render_cache: RenderCache
    region_cache: RegionCache
    limits: Mapping[Counted, Tries]
    upkeep: Upkeep
    history: History
    now: Callable[[], int]
    """the server's wall clock, milliseconds"""

    def snapshot(self, code: str) -> Snapshot:
        """The sitting as it was after the last ring of the bell: read once for all its streams."""
        return self.render_cache.share(
            code, "snapshot", lambda: self.sittings.queries.snapshot(code, shown=True)
        )


def put(app: Flask, services: WebServices) -> None:
    app.extensions[_KEY] = services


def services() -> WebServices:
    return of_app(current_app)


def of_app(app: Flask) -> WebServices:
    found: WebServices = app.extensions[_KEY]
    return found


def history() -> History:
    return services().history


def spend(what: Counted) -> None:
    """Count something that costs much against this client.

    Raises TooManyTriesError, and UnavailableError for a document that would fill the disk: the last
    of it is for those who play.
    """
    if what == "imports" and services().upkeep.is_tight():
        raise UnavailableError("the disk is nearly full", "full")
    services().limits[what].spend(addresses.asking())


def claim(code: str, seat: int) -> str:
    """Takes a free seat for this client: its token. A seat that is taken counts as a vain try."""
    here, address = services(), addresses.asking()
    tries = here.limits["tries"]
    tries.check(address)
    try:
        return here.sittings.seats.claim(code, seat, auth.bearers_of(code))
    except SeatTakenError:
        tries.count_miss(address)
        raise


def join_address(code: str, origin: str) -> str:
    """As the phones reach it: `ADDRESS` in the settings where the tablet's own way is another.

    '' where none is known: this device calls the house by a name that is every machine's own.
    """
    for base in (current_app.config.get("ADDRESS") or "", origin):
        if base and not is_this_machine(urlsplit(base).hostname or ""):
            return f"{base.rstrip('/')}/s/{code}"
    return ""


def listening(
    draw: Draw,
    *,
    code: str,
    devices: tuple[Device, ...],
    seen: str | None,
    farewell: Callable[[GameError], str],
    packs: bool = False,
) -> Response:
    """A stream of what `draw` draws; see `companion.web.stream`."""
    app: Flask = current_app._get_current_object()  # type: ignore[attr-defined]  # noqa: SLF001
    here = of_app(app)
    events = stream(
        app,
        draw,
        code=code,
        devices=devices,
        seen=seen,
        bell=here.bell,
        presence=here.presence,
        now=here.now,
        farewell=farewell,
        packs=packs,
    )
    return respond(events)
