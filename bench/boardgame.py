"""boardgame.io beside us: its own server, and nine clients that read what it sends."""

from __future__ import annotations

import base64
import itertools
import json
import os
import re
import shutil
import socket
import subprocess
import time
from pathlib import Path
from typing import Self

from .house import Table
from .wire import ScreenData

FOLDER = Path(__file__).with_name("boardgame_io")
MATCH = "bench"
SEATS = 5
CLIENTS = (None, 0, 1, 2, 3, 4, None, 0, 1)
"""as our nine screens: the table, five seats, and three that show what another one shows"""

_STATE = re.compile(rb'"_stateID":(\d+)')


def command() -> tuple[str, ...] | None:
    """Starts the server, given a port; None where `make bench` has not installed it."""
    node = shutil.which("node")
    if node is None or not (FOLDER / "node_modules").is_dir():
        return None
    return node, str(FOLDER / "server.cjs")


class Client:
    """A seat of a match, or somebody looking on (None), by Socket.IO over a WebSocket.

    It looks for the number of the state and reads no further, as our screens do.
    """

    def __init__(self, port: int, match: str, seat: int | None) -> None:
        self._match = match
        self.socket = socket.create_connection(("127.0.0.1", port), 30)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._seat = "null" if seat is None else f'"{seat}"'
        self._got = bytearray()
        self.version = -1
        self.size = 0
        """bytes of the last state, as they came"""
        self._begin()

    def _begin(self) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self._got:
            self._got += self.socket.recv(1 << 16)
        head, _, rest = bytes(self._got).partition(b"\r\n\r\n")
        assert b" 101 " in head.split(b"\r\n")[0], head
        self._got = bytearray(rest)
        self.socket.setblocking(False)
        self._send("40/sheriff,")
        given_up = time.monotonic() + 30
        while not self._joined:
            self.read()
            assert time.monotonic() < given_up, "nobody answers"
            time.sleep(0.001)
        self._send(f'42/sheriff,["sync","{self._match}",{self._seat},null,{SEATS}]')

    _joined = False

    def pay(self, action: dict[str, object]) -> int:
        """Sends it: the number of the state after it."""
        values = json.dumps(_values(action))
        args = f'{{"playerID":{self._seat},"args":{values},"type":"pay"}}'
        move = f'{{"type":"MAKE_MOVE","payload":{args}}}'
        self._send(f'42/sheriff,["update",{move},{self.version},"{self._match}",{self._seat}]')
        return self.version + 1

    def read(self) -> None:
        """Whatever is there."""
        while True:
            try:
                more = self.socket.recv(1 << 18)
            except BlockingIOError:
                break
            assert more, "the server hung up"
            self._got += more
        while (frame := self._frame()) is not None:
            if frame == b"2":
                self._send("3")
            elif frame.startswith(b"40/sheriff,"):
                self._joined = True
            elif (found := _STATE.search(frame)) is not None:
                self.version, self.size = int(found[1]), len(frame)

    def close(self) -> None:
        self.socket.close()

    def _frame(self) -> bytes | None:
        """The text of the next frame, if all of it is there."""
        got = self._got
        if len(got) < 2:
            return None
        length, at = got[1] & 0x7F, 2
        if length >= 126:
            at = 4 if length == 126 else 10
            length = int.from_bytes(got[2:at], "big")
        if len(got) < at + length:
            return None
        text = bytes(got[at : at + length])
        del got[: at + length]
        return text

    def _send(self, text: str) -> None:
        """As one frame; the mask that a client must have is all zeros."""
        body = text.encode()
        length = len(body)
        head = bytes((0x81, 0x80 | length)) if length < 126 else b"\x81\xfe" + length.to_bytes(2)
        self.socket.sendall(head + bytes(4) + body)


class Wire:
    """Nine clients that read and do nothing else, of which one pays, again and again.

    Whoever does not read for a while is cut off, so they begin anew, and a match, with each `with`.
    """

    def __init__(self, port: int) -> None:
        self._port, self._matches = port, itertools.count(1)

    def __enter__(self) -> Self:
        match = f"{MATCH}-{next(self._matches)}"
        self._room = ScreenData([Client(self._port, match, seat) for seat in CLIENTS])
        self._room.settle()
        self._paying = self._room.screens[1]
        self._table = Table(match, "")
        return self

    def __exit__(self, *_: object) -> None:
        self._room.close()

    def timed(self) -> float:
        """Milliseconds from a payment that is sent until the last of nine has read its state."""
        action = self._table.pay()
        start = time.perf_counter()
        self._room.until(self._paying.pay(action))
        return (time.perf_counter() - start) * 1000

    @property
    def size(self) -> int:
        """Bytes of the nine last states."""
        return sum(one.size for one in self._room.screens)


class OwnClients:
    """Nine of boardgame.io's own clients, in a process of their own."""

    def __init__(self, port: int) -> None:
        words = ("node", str(FOLDER / "clients.cjs"), str(port), f"{MATCH}-own")
        self._process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        self._table = Table(MATCH, "")
        self._answer()  # they are there

    def timed(self) -> float:
        """Milliseconds from a payment until the last of nine has its state."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(_values(self._table.pay())) + "\n")
        return self._answer()

    def _answer(self) -> float:
        assert self._process.stdout is not None
        return float(self._process.stdout.readline())

    def close(self) -> None:
        self._process.terminate()
        self._process.communicate()


def _values(action: dict[str, object]) -> list[object]:
    return [action[key] for key in ("payer", "payee", "amount")]
