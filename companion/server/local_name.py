"""Announce `tabletop.local` by mDNS, so that nobody has to type an IP address."""

from __future__ import annotations

import logging
import socket
from contextlib import suppress
from dataclasses import dataclass

from zeroconf import EventLoopBlocked, IPVersion, NonUniqueNameException, ServiceInfo, Zeroconf

NAME = "tabletop.local"
_KIND = "_http._tcp.local."


@dataclass(frozen=True, slots=True)
class Announcement:
    address: str
    _zeroconf: Zeroconf

    def close(self) -> None:
        """Withdraw the name."""
        with suppress(EventLoopBlocked):
            self._zeroconf.unregister_all_services()
        _close(self._zeroconf)


def announce(address: str, port: int) -> Announcement | None:
    """Announce the name; None if another companion has it or there is no network."""
    # Where threads are greenlets, `Zeroconf.close` takes itself for a part of its own loop and
    # warns that it says goodbye to nobody; that is `Announced.close`'s to do.
    logging.getLogger("zeroconf").setLevel(logging.ERROR)
    service = ServiceInfo(
        _KIND,
        f"Tabletop Companion.{_KIND}",
        addresses=[socket.inet_aton(address)],
        port=port,
        server=f"{NAME}.",
    )
    try:
        zeroconf = Zeroconf(ip_version=IPVersion.V4Only)
    except (OSError, RuntimeError):  # RuntimeError: no interface has an IPv4 address
        return None
    try:
        zeroconf.register_service(service)
    except (OSError, NonUniqueNameException, EventLoopBlocked):
        _close(zeroconf)
        return None
    return Announcement(f"http://{NAME}:{port}/", zeroconf)


def _close(zeroconf: Zeroconf) -> None:
    """Close without a goodbye if the machine is too busy for one."""
    with suppress(EventLoopBlocked, TimeoutError):
        zeroconf.close()
