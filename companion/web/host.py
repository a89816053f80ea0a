"""Whether it is the host who asks, or somebody who plays here; the key of the house.

A device remembers the key in a cookie once it was typed or scanned.
"""

from __future__ import annotations

import secrets
from pathlib import Path

from flask import Response, current_app, request

from companion import services as house
from companion.engine.refusal import GameError
from companion.history.settings import CLOSED
from companion.sittings import DeadTokenError, NoSuchSittingError

from . import addresses, auth, cookies
from .auth import NoTokenError
from .services import services

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


def key() -> str:
    return house.house_key(Path(current_app.instance_path))


def new_key() -> str:
    """The one before is dead."""
    return house.house_key(Path(current_app.instance_path), anew=True)


def is_host() -> bool:
    brought = auth.header() or request.cookies.get(COOKIE) or ""
    return bool(brought) and _is_key(brought)


def check_host() -> None:
    """Raises KeyNeededError and WrongKeyError. Wrong keys are counted like wrong codes."""
    brought = auth.header() or request.cookies.get(COOKIE)
    if not brought:
        raise KeyNeededError
    check_key(brought)


def check_key(brought: str) -> None:
    """Raises WrongKeyError, and TooManyTriesError for whoever guesses."""
    tries, address = services().limits["tries"], addresses.asking()
    tries.check(address)
    if not _is_key(brought):
        tries.missed(address)
        raise WrongKeyError


def is_closed() -> bool:
    """Whether the history is for the host alone."""
    setting = current_app.config.get("HISTORY")
    if setting is None:
        setting = services().history.setting("history", "open")
    return bool(setting == CLOSED)


def check_reading() -> None:
    """Raises as `check_host` where the history is closed."""
    if is_closed():
        check_host()


def is_member() -> bool:
    """Whether this device holds a seat or a table, or the key."""
    return is_host() or any(map(services().history.is_member, auth.bearers()))


def check_member() -> None:
    """Raises MembersOnlyError, and as `check_reading`."""
    check_reading()
    if not is_member():
        raise MembersOnlyError


def seats_held() -> dict[str, int]:
    """The seats that this device holds or has held, by the codes of their sittings."""
    found: dict[str, int] = {}
    for name in request.cookies:
        kind, _, code = name.partition("_")
        if kind == "seat" and code:
            try:
                seat = auth.asker(services().sittings, code).bearer.seat
            except (DeadTokenError, NoSuchSittingError):
                continue
            if seat is not None:
                found[code] = seat
    return found


def remember(response: Response, brought: str) -> None:
    cookies.keep(response, COOKIE, brought, seconds=KEPT_FOR)


def forget(response: Response) -> None:
    cookies.drop(response, COOKIE)


def _is_key(brought: str) -> bool:
    return secrets.compare_digest(brought.encode("utf-8", "replace"), key().encode())
