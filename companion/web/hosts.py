"""By which names this server may be called, and whose pages may ask it to change something.

A page of another site can have its own name lead to this machine (DNS rebinding) and is then of
the same origin. No such page can be of an IP address or of a name that is ours.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterator
from urllib.parse import urlsplit

from flask import Flask, current_app, request

from companion.engine.refusal import GameError

SETTING = "HOSTS"
"""names beside our own, as a list or as text with commas"""
ADDRESS = "ADDRESS"
"""how phones reach this server"""

_USUAL = ("localhost", "tabletop.local")
_NOT_PUBLIC = ("", ".local", ".lan", ".home.arpa", ".internal")
"""what a network of a house hangs behind a machine's name; nobody can register a name below them"""
_CHANGES_NOTHING = frozenset({"GET", "HEAD", "OPTIONS"})
_HOST = re.compile(r"(?P<name>[a-z0-9_.-]+|\[[0-9a-f:.]+\])(:[0-9]{0,5})?")


class OtherHostError(GameError):
    """Somebody has called this server by a name that is not its own (421)."""

    def __init__(self, host: str) -> None:
        super().__init__("problem-other-host", host=host)


class OtherOriginError(GameError):
    """A page of another site asks (403)."""

    def __init__(self) -> None:
        super().__init__("problem-other-origin")


def host_name(app: Flask) -> str:
    """The name in `ADDRESS`. Raises ValueError where none is in it."""
    address = app.config.get(ADDRESS)
    name = urlsplit(address or "").hostname
    if address and not name:
        raise ValueError
    return name or ""


def register(app: Flask) -> None:
    """`HOSTS` in the settings: names that this server is known by, beside its own."""
    wished = app.config.get(SETTING) or ()
    names = re.split(r"[\s,]+", wished) if isinstance(wished, str) else wished
    ours = {*_USUAL, *_of_this_machine(), *names, host_name(app)}
    app.config[SETTING] = frozenset(name.lower().rstrip(".") for name in ours) - {""}


def allow(app: Flask, name: str) -> None:
    """This name is ours too."""
    app.config[SETTING] |= {name.lower().rstrip(".")}


def check() -> None:
    """Raises OtherHostError and OtherOriginError.

    Nothing but a browser is led astray, and a browser always sends `Host`, and `Origin` with what
    changes something. `Origin` alone tells: `Sec-Fetch-Site` is not sent over plain http. Ports
    count, schemes do not, because the TLS of a proxy ends before us.
    """
    host = request.environ.get("HTTP_HOST")
    if host is not None and not _is_ours(host.lower(), current_app.config[SETTING]):
        raise OtherHostError(host[:80])
    origin = request.headers.get("Origin")
    if origin is None or request.method in _CHANGES_NOTHING:
        return
    if _netloc(origin) != request.host.lower():
        raise OtherOriginError


def _is_ours(host: str, names: frozenset[str]) -> bool:
    read = _HOST.fullmatch(host)
    if read is None:
        return False
    name = read["name"].rstrip(".")
    return name in names or _is_address(name.strip("[]"))


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def is_this_machine(name: str) -> bool:
    """Whether each machine means itself by it."""
    if name == "localhost" or name.endswith(".localhost"):
        return True
    return _is_address(name) and ipaddress.ip_address(name).is_loopback


def _of_this_machine() -> Iterator[str]:
    """Without asking the network, which would take its time."""
    name = socket.gethostname()
    yield name
    yield from (name.partition(".")[0] + ending for ending in _NOT_PUBLIC)


def _netloc(origin: str) -> str | None:
    try:
        sender = urlsplit(origin)
    except ValueError:
        return None
    default = {"http": ":80", "https": ":443"}.get(sender.scheme, "")
    return sender.netloc.lower().removesuffix(default) if sender.netloc else None
