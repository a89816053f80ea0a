"""Requests that are held up, and a wire between browsers and a server that tears where it hurts."""

import re
import socket
import struct
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum

from playwright.sync_api import APIResponse, Error, Page, Route

ACTIONS = b"/actions "
"""how the address of what is torn ends"""


class Tear(Enum):
    """What happens to the next action on its way."""

    REFUSED = "it never gets through"
    DEAF = "it is done, and nothing comes back"
    CUT = "it is done, and the answer breaks off in the middle"
    STALLED = "it is done, and the answer stops in the middle without an end"


class Held:
    """Requests of a page that wait until the test lets them go; with `done`, only their answers."""

    def __init__(self, page: Page, address: str | re.Pattern[str], *, done: bool = False) -> None:
        self._page = page
        self._routes: list[tuple[Route, APIResponse | None]] = []
        page.route(address, lambda one: self._routes.append((one, one.fetch() if done else None)))

    def wait(self, many: int = 1) -> None:
        """Until so many were sent, or done."""
        while len(self._routes) < many:
            self._page.evaluate("0")  # meanwhile the browser may speak

    def let_go(self, at: int = 0) -> None:
        """The first, the second and so on."""
        self.wait(at + 1)
        route, answer = self._routes[at]
        if answer is None:
            route.continue_()
        else:
            route.fulfill(response=answer)

    def release(self) -> None:
        """Whatever comes goes on, and so do those that the page has not given up."""
        self._page.unroute_all()
        for at in range(len(self._routes)):
            with suppress(Error):
                self.let_go(at)


@dataclass
class Wire:
    """Passes everything on to the port of a server, but for what is to be torn."""

    to: int

    def __post_init__(self) -> None:
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.torn: list[Tear] = []
        """what has happened"""
        self._next: list[tuple[Tear, Callable[[], object]]] = []
        self._held: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def tear(self, tear: Tear, meanwhile: Callable[[], object] = lambda: None) -> None:
        """The next action; `meanwhile` happens once the server has done it."""
        self._next.append((tear, meanwhile))

    def close(self) -> None:
        self._door.close()
        for one in self._held:
            one.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                threading.Thread(
                    target=self._pass, args=self._door.accept()[:1], daemon=True
                ).start()

    def _pass(self, near: socket.socket) -> None:
        try:
            far = socket.create_connection(("127.0.0.1", self.to))
        except OSError:
            return _break(near)
        there: list[tuple[Tear, Callable[[], object]]] = []
        threading.Thread(target=self._back, args=(far, near, there), daemon=True).start()
        with suppress(OSError):
            while sent := near.recv(65_536):
                if (
                    self._next
                    and sent.startswith(b"POST ")
                    and ACTIONS in sent.split(b"\r\n", 1)[0]
                ):
                    there.append(self._next.pop(0))
                    self.torn.append(there[0][0])
                    if there[0][0] is Tear.REFUSED:
                        break
                far.sendall(sent)
        _break(far)
        return _break(near)

    def _back(
        self,
        far: socket.socket,
        near: socket.socket,
        there: list[tuple[Tear, Callable[[], object]]],
    ) -> None:
        with suppress(OSError):
            while got := far.recv(65_536):
                if not there:
                    near.sendall(got)
                    continue
                tear, meanwhile = there[0]
                meanwhile()
                if tear is not Tear.DEAF:
                    near.sendall(got[: got.index(b"\r\n\r\n") + 4 + 3])
                if tear is Tear.STALLED:
                    self._held.append(near)
                    return
                break
        _break(near)


def _break(one: socket.socket) -> None:
    """As a network does that is gone: no farewell."""
    with suppress(OSError):
        one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        one.shutdown(socket.SHUT_RDWR)
    one.close()
