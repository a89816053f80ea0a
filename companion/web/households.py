"""Whose history a request is about, where strangers share an installation (`HOSTED`).

Elsewhere it is that of the house, whoever asks.
"""

from __future__ import annotations

from collections.abc import Iterator

from flask import request

from companion.history import History
from companion.store import HOME, NOBODY, UnavailableError

from . import addresses, auth, host
from .limits import Counted
from .services import services


def history() -> History:
    """That of the household whose key this device brings; without one there is nothing in it."""
    return services().history.of(host.household())


def history_of(code: str) -> History:
    """The one in which a sitting stands, for whoever has come by its code."""
    here = services()
    return here.history.of(here.sittings.household(code)) if host.is_hosted() else here.history


def opening() -> str:
    """Whose a sitting is that this device opens: nobody's without a key.

    Raises as `host.check_key` for a key that opens nothing.
    """
    if host.is_hosted() and (brought := host.read_key()):
        host.check_key(brought)
    return host.household()


def is_ours() -> bool:
    """Whether this device brings the key of a household that can be deleted: not that of whoever
    serves.
    """
    return host.household() not in (HOME, NOBODY)


def room() -> tuple[int, int] | None:
    """How many plays the household keeps and may keep; None where nothing limits it."""
    most = services().sittings.room.most
    if not (most and is_ours()):
        return None
    return services().households.room_taken(host.household()), most


def remove(key: str) -> int:
    """The household whose key this device brings, and somebody has typed once more: how many plays
    it had. Raises as `host.check_host`.
    """
    host.check_host()
    host.check_same(key)
    return services().households.remove(host.household())


def spend(what: Counted) -> None:
    """This client does something that costs much, and its household with it, from whatever address.

    Raises TooManyTriesError, and UnavailableError for a document that would fill the disk: the last
    of it is for those who play.
    """
    if what == "imports" and services().upkeep.is_tight():
        raise UnavailableError("the disk is nearly full", "full")
    counted = services().limits[what]
    for whose in (addresses.asking(), *_household()):
        counted.spend(whose)


def _household() -> Iterator[str]:
    if not host.is_hosted():
        return
    found, code = host.household(), (request.view_args or {}).get("code")
    if found == NOBODY and code is not None and auth.bearers_of(code):
        found = services().sittings.household(code)
    if found != NOBODY:
        yield f"household:{found}"
