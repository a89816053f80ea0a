"""Strangers open more connections than the server has handles; the table plays on.

The short form of what one hostile guest can do with sockets alone, against a real server.
"""

import socket
import urllib.request
from contextlib import ExitStack, suppress

from tests.live import LiveServer, call


class Table:
    """A sitting with a screen that listens."""

    def __init__(self, server: LiveServer, crowd: ExitStack) -> None:
        seats = [{"name": "Ann"}, {"name": "Ben"}, {"name": "Cem"}]
        opened = call(server.url, "/sittings", {"game": "sheriff", "seats": seats}).body
        self.url, self.code, self.token = server.url, opened["code"], opened["table_token"]
        self.path, self.sent = f"/sittings/{self.code}", 0
        head = {"Authorization": f"Bearer {self.token}"}
        asked = urllib.request.Request(f"{self.url}/api/v1{self.path}/stream", headers=head)
        self.screen = crowd.enter_context(urllib.request.urlopen(asked, timeout=60))

    def plays_on(self, times: int) -> None:
        """Every action is done, and its version comes to the screen."""
        for _ in range(times):
            self.sent += 1
            action = {"kind": "pay", "payer": None, "payee": 0, "amount": 1}
            body = {"id": f"a{self.sent}", "seat": 0, "action": action}
            answer = call(self.url, f"{self.path}/actions", body, token=self.token)
            assert answer.body == {"version": self.sent}
            while self.screen.readline() != b"id: %d\n" % self.sent:
                pass


def connected(server: LiveServer, crowd: ExitStack, said: bytes = b"", buffer: int = 0) -> None:
    stranger = crowd.enter_context(socket.socket())
    if buffer:
        stranger.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    stranger.settimeout(60)
    stranger.connect(("127.0.0.1", server.port))
    with suppress(ConnectionError):  # it had to give way already
        stranger.sendall(said)


def test_idle_sockets_slow_heads_and_deaf_streams_leave_the_table_in_service(server):
    with ExitStack() as crowd:
        table = Table(server, crowd)
        table.plays_on(3)
        for _ in range(550):
            connected(server, crowd)
        table.plays_on(5)
        for _ in range(300):
            connected(server, crowd, b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        table.plays_on(5)
        stream = f"GET /api/v1{table.path}/stream HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
        for _ in range(100):
            connected(server, crowd, stream, buffer=4096)
        table.plays_on(20)
        assert call(server.url, "/games").status == 200
