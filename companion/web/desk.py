"""What the web layer has at hand for every request of one app."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from flask import Flask, current_app

from companion.bell import Bell
from companion.sittings import Sittings

from .limits import Tries
from .stream import Presence

_KEY = "companion.web"


@dataclass(frozen=True, slots=True)
class Desk:
    sittings: Sittings
    bell: Bell
    presence: Presence
    tries: Tries
    now: Callable[[], int]
    """the server's wall clock, milliseconds"""


def put(app: Flask, desk: Desk) -> None:
    app.extensions[_KEY] = desk


def desk() -> Desk:
    return of_app(current_app)


def of_app(app: Flask) -> Desk:
    found: Desk = app.extensions[_KEY]
    return found
