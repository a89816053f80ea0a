"""Authorisation of the host by the house key, and of those who play here.

A device keeps the key in a cookie once it was typed or scanned.
"""

from __future__ import annotations

import secrets
from pathlib import Path

from flask import Flask, Response, current_app, g, request

from companion import services as house
from companion.history.settings import CLOSED, OPEN

from . import auth, hosts
from .auth import NoTokenError
from .services import services

HISTORY = "HISTORY"
"""the setting that says who reads results and people; if it is missing, the
settings page says so
"""
COOKIE = "house_key"
OWNER_COOKIE = "me"
KEPT_FOR = 60 * 60 * 24 * 365
"""seconds that the cookie lasts"""


def check_history(app: Flask) -> None:
    """Raise ValueError if the setting is neither open nor closed, because it
    would count as open.
    """
    if app.config.get(HISTORY) not in (None, OPEN, CLOSED):
        raise ValueError


def new_key() -> str:
    """Replace the key of the house. The old one is worthless at once."""
    return house.house_key(Path(current_app.instance_path), anew=True)


def read_key() -> str:
    """Return what the request brings that could be the house key."""
    return auth.header() or request.cookies.get(COOKIE) or ""


def is_host() -> bool:
    """Return whether the request brings the house key.

    A wrong key in a cookie counts as one guess each request, so this raises TooManyTriesError. A
    header may hold the token of a sitting instead, which is no guess.
    """
    if "opened" not in g:
        found, header = read_key(), auth.header()
        is_token = header is not None and header in auth.look_up().bearers
        g.opened = bool(found) and not is_token and try_key(found)
        g.wrong_key = bool(found) and not g.opened
    return bool(g.opened)


def check_host() -> None:
    """Raise NoTokenError if the key is missing or wrong."""
    if not read_key():
        raise NoTokenError("history-key-needed")
    if not is_host():
        raise NoTokenError("history-wrong-key")


def is_closed() -> bool:
    """Return whether only the host may read the history."""
    setting = current_app.config.get(HISTORY)
    if setting is None:
        setting = services().history.setting("history", OPEN)
    return bool(setting == CLOSED)


def may_read() -> bool:
    """Return whether this device may read the history."""
    return not is_closed() or is_host()


def check_reading() -> None:
    """Raise as `check_host` does where the history is closed."""
    if is_closed():
        check_host()


def is_member() -> bool:
    """Return whether this device has a seat, a table, or the key."""
    return is_host() or bool(auth.look_up().bearers)


def check_member() -> None:
    """Raise as `check_reading` does, and NoTokenError if the device has neither seat, table nor
    key.
    """
    check_reading()
    if not is_member():
        raise NoTokenError("history-members-only")


def remember(response: Response, brought: str, cookie: str = COOKIE) -> None:
    auth.keep_cookie(response, cookie, brought, seconds=KEPT_FOR)


def forget(response: Response) -> None:
    auth.drop_cookie(response, COOKIE)


def drop_wrong_key(response: Response) -> Response:
    """Delete a wrong key's cookie, which would otherwise count as a guess each time."""
    if COOKIE in request.cookies and g.get("wrong_key"):
        forget(response)
    return response


def try_key(brought: str) -> bool:
    """Return whether this is the house key. A wrong one counts as a guess: TooManyTriesError."""
    tries, address = services().limits["tries"], hosts.client_address()
    tries.check(address)
    key = house.house_key(Path(current_app.instance_path))
    right = secrets.compare_digest(brought.encode("utf-8", "replace"), key.encode())
    if not right:
        tries.count_miss(address)
    return right


# --- whose device this is -------------------------------------------------------------------------


def owner() -> str | None:
    """Return the person whose device this is, as they said after playing on it."""
    found = request.cookies.get(OWNER_COOKIE)
    return found if found and found in list_possible_owners() else None


def list_possible_owners() -> frozenset[str]:
    """Return the people whose seats this device has or had."""
    if "people_held" not in g:
        seats: dict[str, int] = {}
        found = auth.look_up().bearers.values()
        tables = {code for code, bearer in found if bearer.table}
        for code, bearer in found:
            if bearer.seat is not None and code not in tables:
                seats.setdefault(code, bearer.seat)  # the one it got last
        g.people_held = services().history.people.find_seated(seats) if seats else frozenset()
    people: frozenset[str] = g.people_held
    return people
