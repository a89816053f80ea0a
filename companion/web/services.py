"""The services that every request of an app uses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

from flask import Flask, current_app

from companion.bell import Bell
from companion.engine.game import Game
from companion.engine.message import Message
from companion.history import History
from companion.sittings import NoSuchGameError, Sittings, Snapshot
from companion.sittings.queries import Queries
from companion.store import UnavailableError
from companion.upkeep import Upkeep

from . import hosts
from .limits import LimitName, Tries
from .presence import Presence
from .regions import RegionCache, RenderCache

_KEY = "companion.web"


@dataclass(frozen=True, slots=True)
class WebServices:
    sittings: Sittings
    bell: Bell
    presence: Presence
    render_cache: RenderCache
    region_cache: RegionCache
    limits: Mapping[LimitName, Tries]
    upkeep: Upkeep
    history: History
    now: Callable[[], int]
    """the server's wall clock, milliseconds"""

    def snapshot(self, code: str) -> Snapshot:
        """The sitting as it was after the last ring of the bell: read once for all its streams."""
        return self.render_cache.share(
            code, "snapshot", lambda: self.sittings.queries.snapshot(code, shown=True)
        )


def register_services(app: Flask, services: WebServices) -> None:
    app.extensions[_KEY] = services


def services() -> WebServices:
    return of_app(current_app)


def of_app(app: Flask) -> WebServices:
    found: WebServices = app.extensions[_KEY]
    return found


def queries() -> Queries:
    return services().sittings.queries


def history() -> History:
    return services().history


def find_game(key: str) -> Game:
    """Raises NoSuchGameError."""
    game = queries().games.get(key)
    if game is None:
        raise NoSuchGameError(key[:40])
    return game


def spend(what: LimitName) -> None:
    """Count something that costs much against this client. Raises TooManyTriesError, and
    UnavailableError for a document that would fill the disk: the last of it is for those who play.
    """
    if what == "imports" and services().upkeep.is_tight():
        raise UnavailableError("the disk is nearly full", "full")
    services().limits[what].spend(hosts.client_address())


def house_address(origin: str) -> str:
    """The address at which phones find the house: `ADDRESS` in the settings, else `origin`; ''
    where this device calls the house by a name that is every machine's own.
    """
    for base in (current_app.config.get("ADDRESS") or "", origin):
        if base and not hosts.is_this_machine(urlsplit(base).hostname or ""):
            return str(base).rstrip("/")
    return ""


def join_address(code: str, origin: str) -> str:
    """The address at which phones join a game; '' where the house has none for them."""
    house = house_address(origin)
    return f"{house}/s/{code}" if house else ""


def find_rule(rule: str | None, edition: str | None = None) -> Message | None:
    """Book and heading of a rule, with its page where the book gives one; None if it is unknown.
    `edition`: the book that is played, where several share a ruling.
    """
    for game in queries().games.values():
        if rule is not None and rule in game.rulebook:
            return game.rulebook.reference(rule, edition)
    return None
