"""Which connections end when there are too many, or when nothing comes over them."""

import socket as plain_socket
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import gevent
import pytest
from gevent import socket
from gevent.event import Event

from companion.server import connections
from companion.server.connections import PATIENCE, Server, most_connections

LINE = b"GET /%s HTTP/1.1\r\nHost: a\r\n\r\n"


@dataclass
class House:
    """A server that answers `/` at once, `/stream` without end, and `/flood` with all it can."""

    now: float = 0.0
    ended: Event = field(default_factory=Event)
    """a flood has ended"""
    asked: list[str] = field(default_factory=list)
    """paths, in the order in which they were answered"""
    server: Server | None = None
    clients: list[socket.socket] = field(default_factory=list)

    def app(self, environ, start):
        self.asked.append(environ["PATH_INFO"])
        start("200 OK", [("Content-Type", "text/plain")])
        match environ["PATH_INFO"]:
            case "/stream":
                return self.stream()
            case "/flood":
                return self.flood()
        return [b"here"]

    def stream(self) -> Iterator[bytes]:
        yield b"here"
        Event().wait()

    def flood(self) -> Iterator[bytes]:
        try:
            while True:
                yield b"x" * 1_000_000
        finally:
            self.ended.set()

    def serve(self, **settings) -> Server:
        address = ("127.0.0.1", 0)
        clock: Callable[[], float] = lambda: self.now  # noqa: E731
        self.server = Server(address, self.app, log=None, clock=clock, **settings)
        self.server.start()
        return self.server

    def client(self, path: bytes = b"", source: str = "127.0.0.1"):
        """Somebody who was answered."""
        assert self.server is not None
        client = socket.create_connection(
            ("127.0.0.1", self.server.server_port), 60, source_address=(source, 0)
        )
        self.clients.append(client)
        assert self.asks(client, path)
        return client

    def asks(self, client, path: bytes = b"") -> bool:
        client.sendall(LINE % path)
        said = b""
        while b"here" not in said:
            more = client.recv(4096)
            if not more:
                return False
            said += more
        return True


@pytest.fixture
def house():
    house = House()
    yield house
    for client in house.clients:
        client.close()
    assert house.server is not None
    house.server.stop(1)


def is_over(client) -> bool:
    """Waits for the end; whoever is still connected fails by time-out."""
    try:
        return client.recv(4096) in (b"", b"0\r\n\r\n")
    except ConnectionResetError:
        return True


def test_a_head_that_does_not_come_to_its_end_is_not_waited_for(house):
    server = house.serve()
    slow, quick, _ = house.client(), house.client(), house.client(b"stream")
    slow.sendall(b"GET / HTTP/1.1\r\nHost: ")
    assert house.asks(quick), "and the first line of the slow one has come by now"
    house.now = PATIENCE - 1
    slow.sendall(b"a")
    assert house.asks(quick)
    house.now = PATIENCE
    server.close_overdue()
    assert is_over(slow)
    assert house.asks(quick), "it has asked since"
    assert len(server.connections) == 2


def test_whoever_sends_hundreds_of_requests_at_once_waits_for_the_others(house, monkeypatch):
    """They were answered one after the other, and nobody else meanwhile: a coin waited 1.8 s."""
    monkeypatch.setattr(connections, "yield_to_other_greenlets", lambda: gevent.sleep(0.0001))
    server = house.serve()
    greedy, other = house.client(), house.client()

    def app(environ, start):
        if house.asked.count("/greedy") == 3:
            other.sendall(LINE % b"other")
        return house.app(environ, start)

    server.application = app
    greedy.sendall(LINE % b"greedy" * 200)
    assert other.recv(4096)
    assert house.asked.index("/other") < 10


def test_whoever_asks_for_nothing_is_not_waited_for(house):
    server = house.serve()
    idle = house.client()
    house.now = PATIENCE
    server.close_overdue()
    assert is_over(idle)
    assert not server.connections


def test_where_there_is_no_room_the_longest_idle_gives_way(house):
    server = house.serve(most=3)
    house.client(b"stream")
    house.now = 1
    older = house.client()
    house.now = 2
    newer = house.client()
    house.now = 3
    newest = house.client()
    assert is_over(older)
    assert house.asks(newer)
    assert house.asks(newest)
    assert len(server.connections) == 3


def test_whoever_has_more_than_half_gives_way_to_the_others(house):
    server = house.serve(most=4)
    table = house.client(source="127.0.0.2")
    greedy = []
    for n in range(3):
        house.now = n
        greedy.append(house.client(b"stream"))
    phone = house.client(source="127.0.0.3")
    assert is_over(greedy[0])
    assert house.asks(table)
    assert house.asks(phone)
    assert len(server.connections) == 4


def test_a_stream_that_nobody_reads_ends_without_a_word(house, capfd):
    server = house.serve(stalled=0.1)
    client = socket.socket()
    client.setsockopt(plain_socket.SOL_SOCKET, plain_socket.SO_RCVBUF, 4096)
    client.connect(("127.0.0.1", server.server_port))
    client.sendall(LINE % b"flood")
    assert house.ended.wait(60)
    assert "Traceback" not in capfd.readouterr().err
    client.close()


def test_a_body_of_thousands_of_pieces_keeps_nobody_waiting(house, monkeypatch):
    """A coin waited 1.4 s for a million pieces of a byte each, which nobody wanted to read."""
    monkeypatch.setattr(connections, "yield_to_other_greenlets", lambda: gevent.sleep(0.0001))
    server = house.serve()
    greedy, other = house.client(), house.client()

    def app(environ, start):
        if environ["PATH_INFO"] == "/greedy":
            other.sendall(LINE % b"other")
            house.asked.append(f"{len(environ['wsgi.input'].read())} read")
        return house.app(environ, start)

    server.application = app
    greedy.sendall(b"POST /greedy HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
    greedy.sendall(b"1\r\nx\r\n" * 10_000 + b"0\r\n\r\n")
    assert greedy.recv(4096)
    assert house.asked.index("/other") < house.asked.index("10000 read")


def test_a_line_of_a_head_that_no_browser_sends_is_refused(house):
    house.serve()
    client = house.client()
    cookies = b"Cookie: " + b"a=b; " * (connections.MOST_OF_A_LINE // 5)
    client.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n" + cookies + b"\r\n\r\n")
    assert client.recv(4096).startswith(b"HTTP/1.1 400 ")


def test_a_head_of_hundreds_of_lines_is_refused_without_a_traceback(house, capfd):
    house.serve()
    client = house.client()
    client.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n" + b"X: a\r\n" * 300 + b"\r\n")
    assert client.recv(4096).startswith(b"HTTP/1.1 400 ")
    assert "Traceback" not in capfd.readouterr().err


def test_room_is_kept_back_for_the_database():
    import resource

    usual, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        assert 0 < most_connections() < resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (usual, most))


@pytest.mark.parametrize(
    "head",
    [
        b"Content-Length: 1\r\nContent-Length: 2",
        b"Content-Length: 2\r\nContent-Length: 2",
        b"Content-Length: 1\r\nTransfer-Encoding: chunked",
        b"Content-Length: +2",
        b"Content-Length: 0_2",
        b"Content-Length: 2, 2",
        b"Content-Length: -1",
    ],
)
def test_a_body_whose_length_can_be_read_in_two_ways_is_refused(house, head):
    """No proxy takes what is left of it for the next request, and no second one is answered."""
    house.serve()
    client = house.client()
    house.asked.clear()
    client.sendall(b"POST / HTTP/1.1\r\nHost: a\r\n%s\r\n\r\nxx" % head + LINE % b"second")
    said = b""
    while more := client.recv(4096):
        said += more
    assert said.startswith(b"HTTP/1.1 400")
    assert house.asked == []
