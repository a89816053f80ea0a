"""The port on which the server listens."""

from __future__ import annotations

import errno
import os
import shlex
import socket
from contextlib import suppress
from pathlib import Path

from companion.engine.refusal import GameError

NEIGHBOURS = 100
"""ports above a taken one that are tried"""


class PortError(GameError):
    """Nobody can listen on this port."""


def listen(
    host: str, port: int, command: str = "serve", *, instance: Path | None = None
) -> socket.socket:
    """Listen on a port. Raises PortError, which suggests a free port if this one is taken, in the
    words that were used: with `command`, and with `instance` where one was named.
    """
    try:
        return _listener(host, port)
    except OSError as error:
        free = _free_port(host, port) if error.errno == errno.EADDRINUSE else None
        if free is None:
            reason = str(error.strerror).partition(" (")[0]
            raise PortError("cli-no-port", host=host, port=str(port), reason=reason) from None
        words = _suggest(command, free, instance)
        raise PortError("cli-port-taken", port=str(port), free=str(free), command=words) from None


def _listener(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == "::" and socket.has_dualstack_ipv6()  # the address for phones is one of IPv4
    listener = socket.create_server((host, port), family=family, backlog=256, dualstack_ipv6=both)
    listener.setblocking(False)
    return listener


def _free_port(host: str, taken: int) -> int | None:
    for port in range(taken + 1, min(taken + NEIGHBOURS, 65535) + 1):
        with suppress(OSError):
            _listener(host, port).close()
            return port
    return None


def _suggest(command: str, port: int, instance: Path | None) -> str:
    if "MAKELEVEL" in os.environ and command == "serve":
        return f"make serve PORT={port}"
    where = "" if instance is None else f" --instance {shlex.quote(str(instance))}"
    return f"companion {command}{where} --port {port}"
