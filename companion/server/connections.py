"""The server's connections: few enough for the machine, and none that only waits.

Whoever opens many, sends the head of a request letter by letter, or never reads what it asked for,
gives way to the others. What a request may ask for is limited elsewhere.
"""

from __future__ import annotations

import errno
import io
import re
import socket
import ssl
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from http.client import HTTPException, HTTPMessage
from typing import Any

import gevent
from gevent.pywsgi import WSGIHandler, WSGIServer

from companion.background import yield_to_other_greenlets

PATIENCE = 20.0
"""seconds that a connection may be open without a whole request, at first and between requests"""
HELLO = b"\x16"
"""the first byte of TLS, and of no request"""
STALLED = 60.0
"""seconds that a client may take to send a piece of a body, or to read what was sent at once"""
GONE = 10_000
"""milliseconds after which a device that acknowledges nothing any more is no longer here"""
SENT_AHEAD = 256 * 1024
"""bytes that the system holds for a client that does not read"""
KEPT_BACK = 128
"""handles for the database, files, paper, and what is accepted before room is made"""
MOST_OF_A_LINE = 16 * 1024
"""bytes of a line of a head: browsers keep no more cookies of a house, and to take apart 64 KiB of
them takes a tenth of a second
"""
MOST = 8192
"""connections, where the machine would allow more"""
WITHOUT_LIMITS = 512
"""connections where the system does not tell how many handles there are"""


@dataclass(eq=False, slots=True)
class Connection:
    address: str
    since: float
    """when it began to wait, or to be answered"""
    greenlet: Any
    waits: bool = True
    """for a request, or for the rest of its head"""


class _Coming(io.RawIOBase):
    """What comes over a connection. Whoever sends without a pause gives way to the others."""

    def __init__(self, sock: Any) -> None:
        self._socket = sock

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        before = _turns()
        read: int = self._socket.recv_into(buffer)
        if read:
            _give_way_since(before)
        return read


def _turns() -> int:
    """How often everybody has had a turn."""
    return int(gevent.get_hub().loop.iteration)


def _give_way_since(before: int) -> None:
    """What was there already was not waited for, and so nobody else has had a turn since."""
    if _turns() == before:
        yield_to_other_greenlets()


def _check_length(head: HTTPMessage) -> None:
    """A proxy in front of us may believe the other one of two lengths, and take what is left for
    the next request. Raises ValueError.
    """
    lengths = head.get_all("Content-Length", [])
    if len(lengths) + ("Transfer-Encoding" in head) > 1:
        raise ValueError("the length of the body is told twice")
    if not all(re.fullmatch("[0-9]{1,18}", length.strip()) for length in lengths):
        raise ValueError("the length of the body is no number")


class _Handler(WSGIHandler):
    connection: Connection
    server: Server

    def __init__(self, sock: Any, address: Any, server: Server) -> None:
        super().__init__(sock, address, server)
        self.rfile = io.BufferedReader(_Coming(sock))

    def handle_one_request(self) -> Any:
        self._turn(waits=True)
        return super().handle_one_request()

    def read_requestline(self) -> Any:
        before = _turns()
        line = super().read_requestline()
        _give_way_since(before)
        self._turn(waits=True)
        return line

    def read_request(self, raw_requestline: str) -> Any:
        try:
            good = super().read_request(raw_requestline)
        except HTTPException as error:  # more headers than any browser sends: no fault of ours
            raise ValueError(str(error)) from None
        if any(len(line) > MOST_OF_A_LINE for line in self.headers.headers):
            raise ValueError("a line of the head is too long")
        return good

    def MessageClass(self, *args: Any) -> Any:
        head = super().MessageClass(*args)
        _check_length(head)
        return head

    def handle_one_response(self) -> None:
        self._turn(waits=False)
        super().handle_one_response()

    def get_environ(self) -> Any:
        environ = super().get_environ()
        if isinstance(self.socket, ssl.SSLSocket):
            environ["wsgi.url_scheme"] = "https"
        environ["companion.socket"] = self.socket
        return environ

    def _turn(self, *, waits: bool) -> None:
        self.connection.waits = waits
        self.connection.since = self.server.clock()

    def _sendall(self, data: bytes) -> None:
        try:
            super()._sendall(data)  # type: ignore[misc]
        except TimeoutError:
            raise ConnectionResetError(errno.ECONNRESET, "nobody reads it") from None


class Server(WSGIServer):
    """Sends small answers at once: without `TCP_NODELAY` a request takes 44 ms."""

    handler_class = _Handler

    def __init__(
        self,
        listener: Any,
        application: Any,
        *,
        most: int | None = None,
        stalled: float = STALLED,
        clock: Callable[[], float] = time.monotonic,
        tls: ssl.SSLContext | None = None,
        **settings: Any,
    ) -> None:
        # Else pywsgi asks the network for the name, and waits for as long as nobody answers.
        environ = {"SERVER_NAME": socket.gethostname()}
        super().__init__(listener, application, environ=environ, **settings)
        self.clock = clock
        self.connections: set[Connection] = set()
        self._most = most_connections() if most is None else most
        self._stalled = stalled
        self._tls = tls
        self._by: Counter[str] = Counter()
        """connections of each address"""
        self._watch: Any = None

    def start(self) -> None:
        super().start()
        self._watch = gevent.spawn(self._watches)

    def stop(self, timeout: float | None = None) -> None:
        if self._watch is not None:
            self._watch.kill()
        super().stop(timeout)

    def handle(self, sock: Any, address: Any) -> None:
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENT_AHEAD)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # not everywhere
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, GONE)
        sock.settimeout(self._stalled)
        if len(self.connections) >= self._most:
            self._make_room()
        connection = Connection(str(address[0]), self.clock(), gevent.getcurrent())
        self.connections.add(connection)
        self._by[connection.address] += 1
        try:
            handler = self.handler_class(self._wrap_tls(sock), address, self)
            handler.connection = connection
            handler.handle()
        except OSError:
            sock.close()  # somebody who does not trust us, or has hung up
        finally:
            self._forget(connection)

    def _wrap_tls(self, sock: Any) -> Any:
        """By TLS where the client begins so: both are spoken at one address, and tokens of one
        go on with the other. Raises OSError.
        """
        if self._tls is None or sock.recv(1, socket.MSG_PEEK) != HELLO:
            return sock
        return self._tls.wrap_socket(sock, server_side=True)

    def hurry(self) -> None:
        """Ends what has waited too long."""
        late = self.clock() - PATIENCE
        for one in [one for one in self.connections if one.waits and one.since <= late]:
            self._end(one)

    def _watches(self) -> None:
        while True:
            gevent.sleep(1)
            self.hurry()

    def _make_room(self) -> None:
        """Ends one: of whoever has more than half, of those that wait, of whoever has most, the
        oldest. A browser whose stream ends comes back by itself.
        """

        def dispensable(one: Connection) -> tuple[bool, bool, int, float]:
            own = self._by[one.address]
            return 2 * own > self._most, one.waits, own, -one.since

        self._end(max(self.connections, key=dispensable))

    def _end(self, one: Connection) -> None:
        self._forget(one)
        one.greenlet.kill(block=False)

    def _forget(self, one: Connection) -> None:
        if one in self.connections:
            self.connections.remove(one)
            self._by[one.address] -= 1
            if not self._by[one.address]:
                del self._by[one.address]


def most_connections() -> int:
    """As many as the handles that this process may have allow; it takes all that it may."""
    try:
        import resource  # not on Windows
    except ImportError:
        return WITHOUT_LIMITS
    usual, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = MOST + KEPT_BACK
    if usual != resource.RLIM_INFINITY and usual < wished:
        usual = wished if most == resource.RLIM_INFINITY else min(wished, max(usual, most))
        resource.setrlimit(resource.RLIMIT_NOFILE, (usual, most))
    return MOST if usual == resource.RLIM_INFINITY else max(1, min(MOST, usual - KEPT_BACK))
