"""The address of this machine in the local network."""

from __future__ import annotations

import socket

EVERYWHERE = ("", "0.0.0.0", "::")
"""hosts that mean every address of this machine"""


def address(host: str, port: int) -> str:
    """Return the URL that a phone in the same network opens."""
    if host in EVERYWHERE:
        host = local_address()
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def local_address() -> str:
    """Return the address that this machine would send from. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return found
