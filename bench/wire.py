"""The other end of the wire: phones that post, and screens that read their streams."""

from __future__ import annotations

import json
import re
import selectors
import socket
import time
from collections.abc import Iterator, Sequence
from typing import Generic, Protocol, TypeVar

PATIENCE = 30.0
"""seconds after which something is broken"""
IDLE = 5.0
"""seconds after which a connection is taken for closed: no server keeps those that only wait"""

_LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)
_VERSION = re.compile(rb"\nid: (?:\w+-)?(\d+)\n")


class Line:
    """A connection that stays open while it is used, as a browser's does."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self._port = port
        self._connect()
        self._head = f"Host: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
        if cookie:
            self._head += f"Cookie: {cookie}\r\n"

    def _connect(self) -> None:
        self.socket = socket.create_connection(("127.0.0.1", self._port), PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._used = time.monotonic()

    def send(self, method: str, path: str, document: object = None) -> None:
        """`document`: bytes are sent as they are."""
        if time.monotonic() - self._used > IDLE:
            self.renew()
        self._used = time.monotonic()
        if isinstance(document, bytes):
            body = document
        else:
            body = b"" if document is None else json.dumps(document).encode()
        head = f"{method} {path} HTTP/1.1\r\n{self._head}"
        if document is not None:
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        begin = head.encode() + b"\r\n"
        if isinstance(document, bytes):  # to copy 64 MiB would keep waiting whoever pays beside it
            self.socket.sendall(begin)
            self.socket.sendall(body)
        else:
            self.socket.sendall(begin + body)

    def form(self, path: str, fields: str) -> None:
        """Sends a form; where that leads is not looked at."""
        head = f"POST {path} HTTP/1.1\r\n{self._head}Content-Length: {len(fields)}\r\n"
        self.socket.sendall(
            f"{head}Content-Type: application/x-www-form-urlencoded\r\n\r\n{fields}".encode()
        )
        self.answer(redirect=True)

    def renew(self) -> None:
        self.socket.close()
        self._connect()

    def answer(self, *, redirect: bool = False) -> bytes:
        """The body of the next answer. Raises AssertionError for a refusal."""
        got = b""
        while b"\r\n\r\n" not in got:
            got += self._more()
        head, _, body = got.partition(b"\r\n\r\n")
        length = _LENGTH.search(head)
        assert length is not None, head
        parts, there = [body], len(body)
        while there < int(length[1]):
            parts.append(self._more())
            there += len(parts[-1])
        body = b"".join(parts)
        assert head.split()[1][:1] == (b"3" if redirect else b"2"), (head, body[:500])
        return body

    def ask(self, method: str, path: str, document: object = None) -> bytes:
        self.send(method, path, document)
        return self.answer()

    def timed(self, method: str, path: str, document: object = None) -> float:
        """Milliseconds from the first byte sent to the last one read."""
        start = time.perf_counter()
        self.ask(method, path, document)
        return (time.perf_counter() - start) * 1000

    def close(self) -> None:
        self.socket.close()

    def _more(self) -> bytes:
        more = self.socket.recv(1 << 18)
        assert more, "the server hung up"
        return more


class Screen:
    """A device that shows a screen: it reads a stream and draws nothing."""

    def __init__(self, port: int, path: str, cookie: str) -> None:
        self._line = Line(port, cookie)
        self._line.send("GET", path)
        self.socket = self._line.socket
        self.socket.setblocking(False)
        self._got = bytearray()
        self._looked = 0
        self.version = -1
        self.size = 0
        """bytes of the last screen, as they came"""

    def read(self) -> None:
        """Whatever is there."""
        while True:
            try:
                more = self.socket.recv(1 << 18)
            except BlockingIOError:
                break
            assert more, "the stream ended"
            self._got += more
        while (end := self._got.find(b"\n\n", self._looked)) >= 0:
            found = _VERSION.search(self._got, 0, min(end, 200))
            if found is not None:
                self.version, self.size = int(found[1]), end
            del self._got[: end + 2]
            self._looked = 0
        self._looked = max(0, len(self._got) - 1)

    def close(self) -> None:
        self._line.close()


def version_of(answer: bytes) -> int:
    """That an action has made, by what is answered to its POST."""
    version: int = json.loads(answer)["version"]
    return version


class Reading(Protocol):
    """A device that reads whatever comes."""

    @property
    def socket(self) -> socket.socket: ...

    @property
    def version(self) -> int: ...

    def read(self) -> None: ...

    def close(self) -> None: ...


Device = TypeVar("Device", bound=Reading)


class ScreenData(Generic[Device]):
    """Screens that lie around one table."""

    def __init__(self, screens: Sequence[Device]) -> None:
        self.screens = tuple(screens)
        self._selector = selectors.DefaultSelector()
        for screen in self.screens:
            self._selector.register(screen.socket, selectors.EVENT_READ, screen)

    def settle(self, quiet: float = 0.3) -> None:
        """Read until nothing but signs of life has come for so many seconds."""
        since, before = time.perf_counter(), self._versions()
        while time.perf_counter() - since < quiet:
            self._read(quiet)
            if (now := self._versions()) != before or -1 in now:
                since, before = time.perf_counter(), now

    def until(self, version: int) -> None:
        """Read until the last screen shows this version."""
        given_up = time.perf_counter() + PATIENCE
        while min(self._versions()) < version:
            self._read(1.0)
            assert time.perf_counter() < given_up, (version, self._versions())

    def close(self) -> None:
        self._selector.close()
        for screen in self.screens:
            screen.close()

    def _versions(self) -> tuple[int, ...]:
        return tuple(screen.version for screen in self.screens)

    def _read(self, seconds: float) -> None:
        for key, _ in self._selector.select(seconds):
            key.data.read()


def stretches(
    lines: Sequence[Line],
    requests: Iterator[tuple[str, object]],
    *,
    each: int,
    count: int,
    screens: Sequence[Screen] = (),
) -> list[float]:
    """How many a second, in `count` stretches of `each` answers; every line posts without pause.

    The screens are read meanwhile.
    """
    rates: list[float] = []
    done, since = 0, time.perf_counter()
    with selectors.DefaultSelector() as selector:
        for screen in screens:
            selector.register(screen.socket, selectors.EVENT_READ, screen)
        for line in lines:
            line.send("POST", *next(requests))  # may connect again
            selector.register(line.socket, selectors.EVENT_READ, line)
        while len(rates) < count:
            for key, _ in selector.select(PATIENCE):
                if isinstance(key.data, Screen):
                    key.data.read()
                    continue
                key.data.answer()
                key.data.send("POST", *next(requests))
                done += 1
            if done >= each:
                now = time.perf_counter()
                rates.append(done / (now - since))
                done, since = 0, now
    for line in lines:
        line.answer()
    return rates
