"""Whether it is the host who asks, or somebody who plays here; the key of the house.

A device remembers the key in a cookie once it was typed or scanned.
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
"""who reads results and people, if it is not said on the page of the house"""
COOKIE = "house_key"
OWNER_COOKIE = "me"
KEPT_FOR = 60 * 60 * 24 * 365
"""seconds"""


def check_history(app: Flask) -> None:
    """Raise ValueError for a setting that is neither open nor closed: it would count as open."""
    if app.config.get(HISTORY) not in (None, OPEN, CLOSED):
        raise ValueError


def new_key() -> str:
    """Replace the key of the house; the old one opens nothing any more."""
    return house.house_key(Path(current_app.instance_path), anew=True)


def read_key() -> str:
    """What this request brings that may be a key."""
    return auth.header() or request.cookies.get(COOKIE) or ""


def is_host() -> bool:
    """Whether this device brings the key. Raises TooManyTriesError for whoever guesses, like
    everything here that asks for it: a wrong one is counted once a request. What a program brings
    in the header may be the token of a sitting, which is no guess.
    """
    if "opened" not in g:
        found, header = read_key(), auth.header()
        is_token = header is not None and header in auth.look_up().bearers
        g.opened = bool(found) and not is_token and try_key(found)
        g.wrong_key = bool(found) and not g.opened
    return bool(g.opened)


def check_host() -> None:
    """Raise NoTokenError where the key is missing or wrong."""
    if not read_key():
        raise NoTokenError("history-key-needed")
    if not is_host():
        raise NoTokenError("history-wrong-key")


def is_closed() -> bool:
    """Whether the history is for the host alone."""
    setting = current_app.config.get(HISTORY)
    if setting is None:
        setting = services().history.setting("history", OPEN)
    return bool(setting == CLOSED)


def may_read() -> bool:
    """Whether this device may read the history."""
    return not is_closed() or is_host()


def check_reading() -> None:
    """Raise as `check_host` where the history is closed."""
    if is_closed():
        check_host()


def is_member() -> bool:
    """Whether this device holds a seat or a table, or the key."""
    return is_host() or bool(auth.look_up().bearers)


def check_member() -> None:
    """As `check_reading`, and raise NoTokenError where it holds neither seat, table nor key."""
    check_reading()
    if not is_member():
        raise NoTokenError("history-members-only")


def remember(response: Response, brought: str, cookie: str = COOKIE) -> None:
    auth.keep_cookie(response, cookie, brought, seconds=KEPT_FOR)


def forget(response: Response) -> None:
    auth.drop_cookie(response, COOKIE)


def drop_wrong_key(response: Response) -> Response:
    """Have the browser drop a key that opens nothing, or it would count as a guess each time."""
    if COOKIE in request.cookies and g.get("wrong_key"):
        forget(response)
    return response


def try_key(brought: str) -> bool:
    """Whether it opens this house. A wrong key counts like a wrong code: TooManyTriesError."""
    tries, address = services().limits["tries"], hosts.client_address()
    tries.check(address)
    key = house.house_key(Path(current_app.instance_path))
    right = secrets.compare_digest(brought.encode("utf-8", "replace"), key.encode())
    if not right:
        tries.count_miss(address)
    return right


# --- whose device this is -------------------------------------------------------------------------


def owner() -> str | None:
    """The person whose device this is, as somebody has said who sat at a table with it."""
    found = request.cookies.get(OWNER_COOKIE)
    return found if found and found in list_possible_owners() else None


def list_possible_owners() -> frozenset[str]:
    """The people whose seats this device holds or has held, at tables that it is not itself."""
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
