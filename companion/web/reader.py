"""Whether whoever asked for something still waits for it."""

from __future__ import annotations

import select
import socket
from collections.abc import Callable
from typing import Any

from flask import has_request_context, request
from gevent.monkey import get_original

SOCKETS = ("companion.socket", "gunicorn.socket")
"""where the servers put the connection of a request"""


def reader_gone() -> Callable[[], bool]:
    """A function that tells, in any thread, whether whoever sent this request has hung up."""
    environ = request.environ if has_request_context() else {}
    connection = next((environ[key] for key in SOCKETS if key in environ), None)
    return lambda: connection is not None and hung_up(connection)


def hung_up(connection: Any) -> bool:
    """Whether the other end is closed, even if something it sent before is still unread."""
    number = connection.fileno()
    if number < 0:
        return True
    if hasattr(select, "POLLRDHUP"):  # not everywhere
        poll = get_original("select", "poll")()
        poll.register(number, select.POLLRDHUP)
        return bool(poll.poll(0))
    with socket.socket(fileno=socket.dup(number)) as other:
        try:
            return not other.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT)
        except BlockingIOError:
            return False
        except OSError:
            return True
