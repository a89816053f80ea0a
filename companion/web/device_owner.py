"""Whose device this is, as somebody who has sat at a table with it has said."""

from __future__ import annotations

from flask import Response, g, request

from . import cookies, host
from .services import history

COOKIE = "me"


def me() -> str | None:
    found = request.cookies.get(COOKIE)
    return found if found and found in list_people() else None


def may_be(mine: str | None) -> frozenset[str]:
    """Whose it may be while it is nobody's."""
    return list_people() if mine is None else frozenset()


def list_people() -> frozenset[str]:
    """The people whose seats this device has held."""
    if "people_held" not in g:
        seats = host.seats_held()
        g.people_held = history().people_at(seats) if seats else frozenset()
    found: frozenset[str] = g.people_held
    return found


def remember(response: Response, person: str) -> None:
    cookies.keep(response, COOKIE, person, seconds=host.KEPT_FOR)
