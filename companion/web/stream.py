"""Screens that draw themselves again: server-sent events, and who is listening to them.

The bell says that something is new, never what; every stream then draws its own screen from its
own view. While it waits it holds no request, no app context and no database connection.
"""

from __future__ import annotations

import threading
import zlib
from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

import msgspec
from flask import Flask, Response

from companion.bell import Bell
from companion.engine.refusal import GameError
from companion.store import UnavailableError

from .regions import Screen

if TYPE_CHECKING:
    from companion.store.channel import Channel

BEAT = 2_000
"""milliseconds between two signs of life"""

RETRY = 1_000
"""milliseconds after which a browser that was cut off tries again"""

LONG = 1_500
"""letters of regions; what is shorter gains nothing by being packed"""

Device = int | Literal["table", "onlooker"]
"""who listens: a seat by its number, a table screen, or somebody looking on"""

Draw = Callable[[], tuple[str, str | Screen]]
"""id and screen (or document) as they are now; raises `GameError` when its reader may no longer
look
"""


class Presence:
    """Open streams, counted by sitting and device. Rings when somebody comes or has gone.

    Every worker tells the others whom it has, and forgets whom a worker had that is no more.
    """

    TOPIC = "here"

    def __init__(self, bell: Bell, channel: Channel | None = None) -> None:
        self._bell = bell
        self._channel = channel
        self._lock = threading.Lock()
        self._open: dict[str, Counter[Device]] = {}
        self._elsewhere: dict[str, set[tuple[str, Device]]] = {}
        """with the worker that it is connected to"""
        self.closing = False
        """the server stops: every stream ends as soon as it wakes"""
        if channel is not None:
            channel.listen(self.TOPIC, self._receive)
            channel.when_asked(self._tell_all)
            channel.when_dead(self._forget)

    def seats(self, code: str) -> frozenset[int]:
        """The seats whose phones are connected."""
        return frozenset(device for device in self._devices(code) if isinstance(device, int))

    def has_table(self, code: str) -> bool:
        """Whether a table screen is connected."""
        return "table" in self._devices(code)

    @contextmanager
    def connect(self, code: str, device: Device) -> Iterator[None]:
        """This device has one more open stream meanwhile."""
        self._count(code, device, 1)
        try:
            yield
        finally:
            self._count(code, device, -1)

    def close(self) -> None:
        """End all streams."""
        self.closing = True
        for code in tuple(self._open):
            self._bell.ring_here(code)

    def _devices(self, code: str) -> tuple[Device, ...]:
        with self._lock:
            elsewhere = self._elsewhere.get(code, ())
            return (*self._open.get(code, ()), *(device for _, device in elsewhere))

    def _count(self, code: str, device: Device, change: int) -> None:
        """What the others are told comes in the order in which it was counted."""
        with self._lock:
            devices = self._open.setdefault(code, Counter())
            before = devices[device]
            devices[device] += change
            changed = 0 in (before, devices[device])
            if not devices[device]:
                del devices[device]
            if not devices:
                del self._open[code]
            if changed:
                self._tell(code, device, here=not before)
        if changed:
            self._bell.ring_here(code)

    # -- Several workers -------------------------------------------------------------------

    def _tell(self, code: str, device: Device, *, here: bool) -> None:
        if self._channel is not None:
            self._channel.tell(self.TOPIC, f"{code}/{device}", "yes" if here else "")

    def _tell_all(self) -> None:
        with self._lock:
            for code, devices in self._open.items():
                for device in devices:
                    self._tell(code, device, here=True)

    def _receive(self, worker: str, about: str, value: str) -> None:
        code, _, said = about.partition("/")
        device: Device = "table" if said == "table" else "onlooker"
        if said.isdecimal():
            device = int(said)
        with self._lock:
            devices = self._elsewhere.setdefault(code, set())
            before = len(devices)
            (devices.add if value else devices.discard)((worker, device))
            changed = len(devices) != before
            if not devices:
                del self._elsewhere[code]
        if changed:
            self._bell.ring_here(code)

    def _forget(self, worker: str) -> None:
        with self._lock:
            changed = [
                code
                for code, devices in self._elsewhere.items()
                if any(whose == worker for whose, _ in devices)
            ]
            for code in changed:
                left = {one for one in self._elsewhere.pop(code) if one[0] != worker}
                if left:
                    self._elsewhere[code] = left
        for code in changed:
            self._bell.ring_here(code)


def stream(
    app: Flask,
    draw: Draw,
    *,
    code: str,
    devices: tuple[Device, ...],
    seen: str | None,
    bell: Bell,
    presence: Presence,
    now: Callable[[], int],
    farewell: Callable[[GameError], str],
    packs: bool = False,
) -> Iterator[str]:
    """Events for one listener, without end.

    A screen is sent when it differs from the one before, or at first from the one with the id
    `seen`; of one that was sent before, only the regions that changed, as `regions`, or as `packed`
    where they are long and the listener `packs`. Between them,
    every two seconds, `beat` tells the server's time. `gone` with `farewell(refusal)` is the last
    event for a token that has died. While the database is away the screen stays as it is, and is
    drawn as soon as that goes again.
    """

    def draw_here() -> tuple[str, str | Screen]:
        with app.app_context():
            return draw()

    def say_farewell(refusal: GameError) -> str:
        with app.app_context():
            return farewell(refusal)

    with ExitStack() as listens:
        for device in devices:
            listens.enter_context(presence.connect(code, device))
        yield f"retry: {RETRY}\n\n"
        sent: tuple[str, str | Screen] | None = None
        beat_at = now()
        heard = -1
        late = False
        while not presence.closing:
            if late or bell.last_ring(code) != heard:
                heard = bell.last_ring(code)
                try:
                    screen = draw_here()
                except UnavailableError:
                    late = True
                except GameError as refusal:
                    yield event("gone", say_farewell(refusal))
                    return
                else:
                    late = False
                    if sent is not None or screen[0] != seen:
                        yield from news(screen, sent, packs=packs)
                    sent = screen
            if now() >= beat_at:
                beat_at = now() + BEAT
                yield event("beat", msgspec.json.encode({"now": now()}).decode())
            left = min(max(beat_at - now(), 0), BEAT)  # a clock that was set back may not stop us
            bell.wait(code, heard, left / 1000)


def news(
    screen: tuple[str, str | Screen], sent: tuple[str, str | Screen] | None, *, packs: bool = False
) -> Iterator[str]:
    """The event that tells it to whoever has what was sent; none if nothing is new."""
    (id, now), before = screen, None if sent is None else sent[1]
    if isinstance(now, Screen):
        changed = _tell_changes(now, before, id, packs) if isinstance(before, Screen) else None
        if changed is None:
            yield event(None, now.html, id=id)
        elif changed:
            yield changed
    elif screen != sent:
        yield event(None, now, id=id)


@lru_cache(maxsize=32)
def _tell_changes(now: Screen, before: Screen, id: str, packs: bool) -> str | None:
    """The event with the regions that changed; empty where none has, None where all has changed.
    Made once for all streams that show the same: of nine screens three do, and packing takes longer
    than comparing. The oldest goes.
    """
    changed = now.diff(before)
    if not changed:
        return changed
    if packs and len(changed) > LONG:
        return event("packed", pack(changed), id=id)
    return event("regions", changed, id=id)


def pack(html: str) -> str:
    """Deflated, in Base64; a browser unpacks it by itself.

    Regions are packed one event at a time: a stream that is compressed as a whole would have to
    keep what it has said, and would gain nothing for what is short.
    """
    return b64encode(zlib.compress(html.encode())).decode()


def event(name: str | None, data: str, *, id: str | None = None) -> str:
    """One server-sent event. Without a name it is a screen."""
    head = f"event: {name}\n" if name else ""
    head += f"id: {id}\n" if id is not None else ""
    lines = data.replace("\r\n", "\n").replace("\r", "\n").replace("\n", "\ndata: ")
    return f"{head}data: {lines}\n\n"


def respond(events: Iterator[str]) -> Response:
    """A stream as an answer that no proxy holds back or keeps."""
    return Response(
        events,
        content_type="text/event-stream; charset=utf-8",
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )
