"""The HTTP server with limits on connections: how many, how slow, how idle.

Clients that open many connections, send a request head byte by byte or never read their answer are
closed first. What a request may cost is limited in `companion.web`.
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
from http.client import HTTPException
from typing import Any

import gevent
from gevent.pywsgi import WSGIHandler, WSGIServer

from companion.background import yield_to_other_greenlets

PATIENCE = 20.0
"""seconds that a connection may stay open without a complete request head"""
TLS_HANDSHAKE = b"\x16"
"""the first byte of a TLS handshake, and of no HTTP request"""
STALLED = 60.0
"""socket timeout in seconds, for each piece of a body or an answer"""
GONE = 10_000
"""`TCP_USER_TIMEOUT` in milliseconds: a device that acknowledges nothing is gone"""
SENT_AHEAD = 256 * 1024
"""send buffer in bytes for a client that does not read"""
RESERVED_HANDLES = 128
"""file handles kept free for the database, files, printing and new connections"""
MOST_OF_A_LINE = 16 * 1024
"""bytes of one header line: browsers store no more cookies, and parsing 64 KiB takes 0.1 s"""
MOST = 8192
"""connections, where the machine would allow more"""
WITHOUT_LIMITS = 512
"""connections where the system does not tell its limit of file handles"""


@dataclass(eq=False, slots=True)
class Connection:
    address: str
    since: float
    """when it began to wait, or to be answered"""
    greenlet: Any
    waits: bool = True
    """for a request, or for the rest of its head"""


class _SocketReader(io.RawIOBase):
    """Reads a socket, and yields to other greenlets if a client sends without a pause."""

    def __init__(self, sock: Any) -> None:
        self._socket = sock

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        before = _count_loop_turns()
        read: int = self._socket.recv_into(buffer)
        if read:
            _yield_unless_waited(before)
        return read


def _count_loop_turns() -> int:
    """Return the number of iterations of the event loop so far."""
    return int(gevent.get_hub().loop.iteration)


def _yield_unless_waited(before: int) -> None:
    """Yield if the event loop has not run since: data that was there already blocked nobody."""
    if _count_loop_turns() == before:
        yield_to_other_greenlets()


class _Handler(WSGIHandler):
    connection: Connection
    server: Server

    def __init__(self, sock: Any, address: Any, server: Server) -> None:
        super().__init__(sock, address, server)
        self.rfile = io.BufferedReader(_SocketReader(sock))

    def handle_one_request(self) -> Any:
        self._turn(waits=True)
        return super().handle_one_request()

    def read_requestline(self) -> Any:
        before = _count_loop_turns()
        line = super().read_requestline()
        _yield_unless_waited(before)
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
        """Refuse two lengths of one body (request smuggling). Raises ValueError."""
        head = super().MessageClass(*args)
        lengths = head.get_all("Content-Length", [])
        if len(lengths) + ("Transfer-Encoding" in head) > 1:
            raise ValueError("the length of the body is told twice")
        if not all(re.fullmatch("[0-9]{1,18}", length.strip()) for length in lengths):
            raise ValueError("the length of the body is no number")
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
    """A WSGI server with limited connections, `TCP_NODELAY` and TLS on the same port."""

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
        # Otherwise pywsgi resolves the host name over the network, without a timeout.
        environ = {"SERVER_NAME": socket.gethostname()}
        super().__init__(listener, application, environ=environ, **settings)
        self.clock = clock
        self.connections: set[Connection] = set()
        self._most = most_connections() if most is None else most
        self._stalled = stalled
        self._tls = tls
        self._by: Counter[str] = Counter()
        """client address → its connections"""
        self._watch: Any = None

    def start(self) -> None:
        super().start()
        self._watch = gevent.spawn(self._watch_connections)

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
            sock.close()  # hung up, or does not trust the certificate
        finally:
            self._forget(connection)

    def _wrap_tls(self, sock: Any) -> Any:
        """Speak TLS if the client begins with a handshake, otherwise plain HTTP. Raises OSError."""
        if self._tls is None or sock.recv(1, socket.MSG_PEEK) != TLS_HANDSHAKE:
            return sock
        return self._tls.wrap_socket(sock, server_side=True)

    def close_overdue(self) -> None:
        """Close connections that have waited longer than `PATIENCE`."""
        late = self.clock() - PATIENCE
        for one in [one for one in self.connections if one.waits and one.since <= late]:
            self._end(one)

    def _watch_connections(self) -> None:
        while True:
            gevent.sleep(1)
            self.close_overdue()

    def _make_room(self) -> None:
        """Close one connection. In this order of preference: of an address that has more than
        half of them, idle, of the address with most, oldest. A browser reconnects by itself.
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
    """Raise the limit of file handles as far as allowed; return how many connections fit."""
    try:
        import resource  # not on Windows
    except ImportError:
        return WITHOUT_LIMITS
    usual, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = MOST + RESERVED_HANDLES
    if usual != resource.RLIM_INFINITY and usual < wished:
        usual = wished if most == resource.RLIM_INFINITY else min(wished, max(usual, most))
        resource.setrlimit(resource.RLIMIT_NOFILE, (usual, most))
    return MOST if usual == resource.RLIM_INFINITY else max(1, min(MOST, usual - RESERVED_HANDLES))
