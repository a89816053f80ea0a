"""Which device asks, as far as an address tells, through proxies that the host has named."""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING

from flask import Flask, request

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

SETTING = "TRUSTED_PROXIES"
"""addresses or networks, as a list or as text with commas"""

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

_SAME_HOUSE = 64
"""bits of an IPv6 address: behind them a device chooses as it likes, and changes often"""


def register(app: Flask) -> None:
    """Has `X-Forwarded-For` and `X-Forwarded-Proto` count where a proxy of the host wrote them."""
    wished = app.config.get(SETTING) or ()
    written = re.split(r"[\s,]+", wished) if isinstance(wished, str) else wished
    trusted = tuple(ip_network(one, strict=False) for one in written if one)
    if trusted:
        app.wsgi_app = _Proxied(app.wsgi_app, trusted)  # type: ignore[assignment, method-assign]


def asking() -> str:
    """By what the tries and orders of this client are counted."""
    address = _read(request.remote_addr or "")
    if isinstance(address, IPv6Address):
        return str(ip_network((address, _SAME_HOUSE), strict=False))
    return str(address or request.remote_addr or "")


class _Proxied:
    """Puts the client in the place of the proxies that it came through.

    The list is read from its end: what stands before the first stranger, the stranger has written.
    """

    def __init__(self, app: WSGIApplication, trusted: tuple[Network, ...]) -> None:
        self._app = app
        self._trusted = trusted

    def __call__(self, environ: WSGIEnvironment, start: StartResponse) -> Iterable[bytes]:
        if self._trusts(environ.get("REMOTE_ADDR", "")):
            for said in reversed(environ.get("HTTP_X_FORWARDED_FOR", "").split(",")):
                hop = _without_port(said.strip())
                if _read(hop) is None:
                    break
                environ["REMOTE_ADDR"] = hop
                if not self._trusts(hop):
                    break
            if environ.get("HTTP_X_FORWARDED_PROTO", "").strip() == "https":
                environ["wsgi.url_scheme"] = "https"
        return self._app(environ, start)

    def _trusts(self, text: str) -> bool:
        address = _read(text)
        return address is not None and any(address in network for network in self._trusted)


def _without_port(text: str) -> str:
    """Some proxies tell it too: `10.1.2.3:4711`, `[2001:db8::1]:4711`."""
    found = re.fullmatch(r"\[(.+)\](?::[0-9]+)?|([0-9.]+):[0-9]+", text)
    return text if found is None else found[1] or found[2]


def _read(text: str) -> Address | None:
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address
