"""Whether it is the host who asks, or somebody who plays here; the key of the house.

A device remembers the key in a cookie once it was typed or scanned.
"""

from __future__ import annotations

import secrets
from pathlib import Path

from flask import Flask, Response, current_app, g, request

from companion import services as house
from companion.engine.refusal import GameError
from companion.history.settings import CLOSED, OPEN
from companion.sittings import DeadTokenError

from . import addresses, auth, cookies
from .auth import NoTokenError
from .services import services

HISTORY = "HISTORY"
"""who reads results and people, if it is not said on the page of the house"""
COOKIE = "house_key"
KEPT_FOR = 60 * 60 * 24 * 365
"""seconds"""


class WrongKeyError(DeadTokenError):
    """Not the key of this house (401)."""

    def __init__(self) -> None:
        GameError.__init__(self, "history-wrong-key")


class KeyNeededError(NoTokenError):
    """This is for the host (401)."""

    def __init__(self) -> None:
        GameError.__init__(self, "history-key-needed")


class MembersOnlyError(NoTokenError):
    """This is for those who play here (401)."""

    def __init__(self) -> None:
        GameError.__init__(self, "history-members-only")


def check_history(app: Flask) -> None:
    """Raises ValueError where it is neither open nor closed: it would be open."""
    if app.config.get(HISTORY) not in (None, OPEN, CLOSED):
        raise ValueError


def key() -> str:
    return house.house_key(Path(current_app.instance_path))


def new_key() -> str:
    """The one before is dead."""
    return house.house_key(Path(current_app.instance_path), anew=True)


def read_key() -> str:
    """A key, perhaps."""
    return auth.header() or request.cookies.get(COOKIE) or ""


def is_host() -> bool:
    """Whether this device brings the key. Raises TooManyTriesError for whoever guesses, like
    everything here that asks for it.

    A wrong one is counted once a request. What a program brings in the header may be the token of
    a sitting, which is no guess.
    """
    if "opened" not in g:
        found = read_key()
        header = auth.header()
        is_token = header is not None and header in auth.look_up(services().sittings).bearers
        g.opened = bool(found) and not is_token and _try_key(found)
        g.wrong_key = bool(found) and not g.opened
    return bool(g.opened)


def check_host() -> None:
    """Raises KeyNeededError and WrongKeyError."""
    if not read_key():
        raise KeyNeededError
    if not is_host():
        raise WrongKeyError


def check_key(brought: str) -> None:
    """Raises WrongKeyError, and TooManyTriesError for whoever guesses."""
    if not _try_key(brought):
        raise WrongKeyError


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
    """Raises as `check_host` where the history is closed."""
    if is_closed():
        check_host()


def is_member() -> bool:
    """Whether this device holds a seat or a table, or the key."""
    return is_host() or bool(auth.look_up(services().sittings).bearers)


def check_member() -> None:
    """Raises MembersOnlyError, and as `check_reading`."""
    check_reading()
    if not is_member():
        raise MembersOnlyError


def seats_held() -> dict[str, int]:
    """The seats that this device holds or has held, by the codes of their sittings: of those that
    it got last. Where it is the table it is nobody's.
    """
    found = auth.look_up(services().sittings).bearers
    seats: dict[str, int] = {}
    for code, bearer in found.values():
        if bearer.seat is not None:
            seats.setdefault(code, bearer.seat)
    tables = {code for code, bearer in found.values() if bearer.table}
    return {code: seat for code, seat in seats.items() if code not in tables}


def remember(response: Response, brought: str) -> None:
    cookies.keep(response, COOKIE, brought, seconds=KEPT_FOR)


def forget(response: Response) -> None:
    cookies.drop(response, COOKIE)


def drop_wrong_key(response: Response) -> None:
    """Has the browser forget a key that opens nothing, or it would count as a guess each time."""
    if COOKIE in request.cookies and g.get("wrong_key"):
        forget(response)


def _try_key(brought: str) -> bool:
    """Whether it opens this house. A wrong key is counted like a wrong code. Raises
    TooManyTriesError.
    """
    tries, address = services().limits["tries"], addresses.asking()
    tries.check(address)
    right = secrets.compare_digest(brought.encode("utf-8", "replace"), key().encode())
    if not right:
        tries.count_miss(address)
    return right
