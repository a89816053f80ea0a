"""The other end of the wire: phones that post, and screens that read their streams."""

from __future__ import annotations

import json
import re
import selectors
import socket
import time
from collections.abc import Sequence

PATIENCE = 30.0
"""seconds after which something is broken"""
IDLE = 5.0
"""seconds after which a connection is taken for closed: no server keeps those that only wait"""

PIECE = 1 << 14

_LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)
_VERSION = re.compile(rb"\nid: (?:\w+-)?(\d+)\n")


class Line:
    """A connection that stays open while it is used, as a browser's does."""

    def __init__(self, port: int, cookie: str = "", *, patience: float = PATIENCE) -> None:
        self._port, self._patience = port, patience
        self._head = f"Host: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
        if cookie:
            self._head += f"Cookie: {cookie}\r\n"
        self._connect()

    def _connect(self) -> None:
        self.socket = socket.create_connection(("127.0.0.1", self._port), self._patience)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._used = time.monotonic()

    def renew(self) -> None:
        self.socket.close()
        self._connect()

    def send(self, method: str, path: str, document: object = None) -> None:
        """A text is sent as a form, bytes as they are, anything else as JSON."""
        if time.monotonic() - self._used > IDLE:
            self.renew()
        self._used = time.monotonic()
        head = f"{method} {path} HTTP/1.1\r\n{self._head}"
        body = b""
        if document is not None:
            kind = "x-www-form-urlencoded" if isinstance(document, str) else "json"
            body = encode(document)
            head += f"Content-Type: application/{kind}\r\nContent-Length: {len(body)}\r\n"
        self.socket.sendall(f"{head}\r\n".encode() + body[:PIECE])
        if len(body) > PIECE:  # a copy of 64 MiB would keep others waiting
            self.socket.sendall(memoryview(body)[PIECE:])

    def answer(self) -> bytes:
        """The body of the next answer. Raises AssertionError for a refusal."""
        got = b""
        while b"\r\n\r\n" not in got:
            got += self._receive()
        head, _, body = got.partition(b"\r\n\r\n")
        length = _LENGTH.search(head)
        assert length is not None, head
        parts, there = [body], len(body)
        while there < int(length[1]):
            parts.append(self._receive())
            there += len(parts[-1])
        body = b"".join(parts)
        assert head.split()[1][:1] in b"23", (head, body[:500])
        return body

    def ask(self, method: str, path: str, document: object = None) -> bytes:
        self.send(method, path, document)
        return self.answer()

    def time(self, method: str, path: str, document: object = None) -> float:
        """Milliseconds from the first byte sent to the last one read."""
        start = time.perf_counter()
        self.ask(method, path, document)
        return (time.perf_counter() - start) * 1000

    def close(self) -> None:
        self.socket.close()

    def _receive(self) -> bytes:
        more = self.socket.recv(1 << 18)
        assert more, "the server hung up"
        return more


def encode(document: object) -> bytes:
    if isinstance(document, bytes):
        return document
    return (document if isinstance(document, str) else json.dumps(document)).encode()


def read_version(answer: bytes) -> int:
    """That an action has made, by what is answered to its POST."""
    version: int = json.loads(answer)["version"]
    return version


class Screen:
    """A device that shows a screen: it reads a stream and draws nothing."""

    def __init__(self, port: int, path: str, cookie: str) -> None:
        self._line = Line(port, cookie)
        self._line.send("GET", path)
        self.socket = self._line.socket
        self.socket.setblocking(False)
        self.close = self._line.close
        self._got = bytearray()
        self._looked = 0
        self.version = -1
        self.size = 0
        """bytes of the last event, as they came"""

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


class Screens:
    """Those that lie around one table."""

    def __init__(self, port: int, streams: Sequence[tuple[str, str]], quiet: float = 0.3) -> None:
        """Paths and cookies. They are there when nothing new has come for `quiet` seconds."""
        self.screens = [Screen(port, *one) for one in streams]
        self._selector = selectors.DefaultSelector()
        for screen in self.screens:
            self._selector.register(screen.socket, selectors.EVENT_READ, screen)
        since, before = time.perf_counter(), self.versions
        while time.perf_counter() - since < quiet:
            self._read(quiet)
            if (now := self.versions) != before or -1 in now:
                since, before = time.perf_counter(), now

    @property
    def versions(self) -> list[int]:
        return [screen.version for screen in self.screens]

    @property
    def size(self) -> int:
        """Bytes of the last event of each, together."""
        return sum(screen.size for screen in self.screens)

    def read_until(self, version: int) -> None:
        """Until the last screen shows this version."""
        given_up = time.perf_counter() + PATIENCE
        while min(self.versions) < version:
            self._read(1.0)
            assert time.perf_counter() < given_up, (version, self.versions)

    def close(self) -> None:
        self._selector.close()
        for screen in self.screens:
            screen.close()

    def _read(self, seconds: float) -> None:
        for key, _ in self._selector.select(seconds):
            key.data.read()
