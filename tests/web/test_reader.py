"""Nothing is typeset for somebody who waits no more."""

import socket
import threading

import pytest

from companion import create_app
from companion.printing.job import Job
from companion.web.print_worker import hung_up


@pytest.fixture
def pair():
    ours, theirs = socket.socketpair()
    with ours, theirs:
        yield ours, theirs


def test_whoever_has_closed_the_connection_has_hung_up_though_nobody_read_what_came_before(pair):
    ours, theirs = pair
    assert not hung_up(ours)
    theirs.sendall(b"one more request")
    assert not hung_up(ours)
    theirs.close()
    assert hung_up(ours)
    ours.close()
    assert hung_up(ours)


def test_an_order_whose_reader_has_gone_while_it_waited_is_dropped(tmp_path, pair, monkeypatch):
    """Sheets for people who had left kept everybody else waiting for minutes."""
    app = create_app(tmp_path, TESTING=True)
    ours, theirs = pair
    typeset: list[str] = []

    def slow(job: Job) -> bytes:
        typeset.append(job.title)
        return b"%PDF-"

    worker = app.extensions["companion.prints"]
    monkeypatch.setattr(worker.renderer, "_elsewhere", slow)
    client = app.test_client()
    with worker.queue.turn("one"), worker.queue.turn("another"):
        asked = threading.Thread(
            target=client.get,
            args=("/print/sheriff-setup.pdf?lang=en",),
            kwargs={"environ_base": {"companion.socket": ours}},
        )
        asked.start()
        theirs.close()
    asked.join()
    assert typeset == []
    assert client.get("/print/sheriff-setup.pdf?lang=en").data == b"%PDF-"
    assert len(typeset) == 1
    app.extensions["companion"].store.close()
