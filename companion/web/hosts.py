"""By which names this server may be called, whose pages may ask it to change something, and which
device asks, as far as an address tells through the proxies that the host has named.

A page of another site can have its own name lead to this machine (DNS rebinding) and is then of
the same origin. No such page can be of an IP address or of a name that is ours.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable, Iterator
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from flask import Flask, current_app, request

from companion.engine.refusal import GameError

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

SETTING = "HOSTS"
"""the setting for names of this server beside its own: a list, or text with commas"""
ADDRESS = "ADDRESS"
"""the setting for the address by which phones reach this server"""

PROXIES = "TRUSTED_PROXIES"
"""the setting for trusted proxies: addresses or networks, a list or text with commas"""

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

_SAME_HOUSE = 64
"""bits of an IPv6 address that identify a network; devices change the others often"""

_USUAL = ("localhost", "tabletop.local")
_NOT_PUBLIC = ("", ".local", ".lan", ".home.arpa", ".internal")
"""domains of private networks, below which nobody can register a name"""
_CHANGES_NOTHING = frozenset({"GET", "HEAD", "OPTIONS"})
_HOST = re.compile(r"(?P<name>[a-z0-9_.-]+|\[[0-9a-f:.]+\])(:[0-9]{0,5})?")


class OtherHostError(GameError):
    """The server was called by a name that is not its own (421)."""

    def __init__(self, host: str) -> None:
        super().__init__("problem-other-host", host=host)


class OtherOriginError(GameError):
    """The request comes from a page of another site (403)."""

    def __init__(self) -> None:
        super().__init__("problem-other-origin")


def host_name(app: Flask) -> str:
    """Return the host name in `ADDRESS`. Raises ValueError if there is none."""
    address = app.config.get(ADDRESS)
    name = urlsplit(address or "").hostname
    if address and not name:
        raise ValueError
    return name or ""


def register(app: Flask) -> None:
    """Read `HOSTS` from the settings."""
    ours = {*_USUAL, *_list_own_names(), *_list_setting(app, SETTING), host_name(app)}
    app.config[SETTING] = frozenset(name.lower().rstrip(".") for name in ours) - {""}


def allow(app: Flask, name: str) -> None:
    """Add a name of this server."""
    app.config[SETTING] |= {name.lower().rstrip(".")}


def check() -> None:
    """Raise OtherHostError and OtherOriginError.

    Only browsers can be led astray, and they always send `Host`, and `Origin` with what changes
    something. `Origin` alone tells: `Sec-Fetch-Site` is not sent over plain http. Ports count,
    schemes do not, because the TLS of a proxy ends before us.
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
    return name in names or _read_address(name.strip("[]")) is not None


def _list_setting(app: Flask, name: str) -> Iterable[str]:
    wished = app.config.get(name) or ()
    return re.split(r"[\s,]+", wished) if isinstance(wished, str) else wished


def is_this_machine(name: str) -> bool:
    """Return whether the name means the local machine on every machine."""
    if name == "localhost" or name.endswith(".localhost"):
        return True
    address = _read_address(name)
    return address is not None and address.is_loopback


def _list_own_names() -> Iterator[str]:
    """Return the names of this machine, without a slow query to the network."""
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


# --- which device asks ----------------------------------------------------------------------------


def trust_proxies(app: Flask) -> None:
    """Use `X-Forwarded-For` and `X-Forwarded-Proto`, if a trusted proxy wrote them."""
    trusted = tuple(ip_network(one, strict=False) for one in _list_setting(app, PROXIES) if one)
    if trusted:
        app.wsgi_app = _ProxyMiddleware(app.wsgi_app, trusted)  # type: ignore[assignment, method-assign]


def client_address() -> str:
    """Return the client's address, or the network of an IPv6 address, under which its tries are
    counted.
    """
    address = _read_address(request.remote_addr or "")
    if isinstance(address, IPv6Address):
        return str(ip_network((address, _SAME_HOUSE), strict=False))
    return str(address or request.remote_addr or "")


class _ProxyMiddleware:
    """Replace the proxies' addresses by the client's.

    The list is read from its end: the first untrusted address is the client.
    """

    def __init__(self, app: WSGIApplication, trusted: tuple[Network, ...]) -> None:
        self._app = app
        self._trusted = trusted

    def __call__(self, environ: WSGIEnvironment, start: StartResponse) -> Iterable[bytes]:
        if self._trusts(environ.get("REMOTE_ADDR", "")):
            for said in reversed(environ.get("HTTP_X_FORWARDED_FOR", "").split(",")):
                hop = _without_port(said.strip())
                if _read_address(hop) is None:
                    break
                environ["REMOTE_ADDR"] = hop
                if not self._trusts(hop):
                    break
            if environ.get("HTTP_X_FORWARDED_PROTO", "").strip() == "https":
                environ["wsgi.url_scheme"] = "https"
        return self._app(environ, start)

    def _trusts(self, text: str) -> bool:
        address = _read_address(text)
        return address is not None and any(address in network for network in self._trusted)


def _without_port(text: str) -> str:
    """Remove the port that some proxies write: `10.1.2.3:4711`, `[2001:db8::1]:4711`."""
    found = re.fullmatch(r"\[(.+)\](?::[0-9]+)?|([0-9.]+):[0-9]+", text)
    return text if found is None else found[1] or found[2]


def _read_address(text: str) -> Address | None:
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address
