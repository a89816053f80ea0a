"""`tabletop.local` in the local network, so that nobody has to type a number."""

from __future__ import annotations

import socket
from dataclasses import dataclass

from zeroconf import IPVersion, NonUniqueNameException, ServiceInfo, Zeroconf

NAME = "tabletop.local"
_KIND = "_http._tcp.local."


@dataclass(frozen=True, slots=True)
class Announced:
    address: str
    _zeroconf: Zeroconf

    def close(self) -> None:
        """Nobody is led here any more."""
        self._zeroconf.close()


def announce(address: str, port: int) -> Announced | None:
    """None where another companion has the name already, or there is no network to tell."""
    service = ServiceInfo(
        _KIND,
        f"Tabletop Companion.{_KIND}",
        addresses=[socket.inet_aton(address)],
        port=port,
        server=f"{NAME}.",
    )
    try:
        zeroconf = Zeroconf(ip_version=IPVersion.V4Only)
    except OSError:
        return None
    try:
        zeroconf.register_service(service)
    except (OSError, NonUniqueNameException):
        zeroconf.close()
        return None
    return Announced(f"http://{NAME}:{port}/", zeroconf)
