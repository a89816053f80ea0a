"""Screens that update themselves, by server-sent events.

The bell says that something is new, never what; every stream then draws its own screen. While it
waits it holds no request, no app context and no database connection.
"""

from __future__ import annotations

import zlib
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import lru_cache

import msgspec
from flask import Flask, Response, current_app

from companion.engine.refusal import GameError
from companion.store import UnavailableError

from .presence import Device
from .regions import Screen
from .services import services

BEAT = 2_000
"""milliseconds between two signs of life"""

RETRY = 1_000
"""milliseconds after which a disconnected browser tries again"""

LONG = 1_500
"""characters of regions above which packing pays"""

Draw = Callable[[], tuple[str, str | Screen]]
"""returns id and screen (or document) as they are now; raises `GameError` when its reader may no
longer look
"""


def listen(
    draw: Draw,
    *,
    code: str,
    devices: tuple[Device, ...],
    seen: str | None,
    farewell: Callable[[GameError], str],
    packs: bool = False,
) -> Response:
    """Events for one listener, without end.

    A screen is sent when it differs from the one before, or at first from the one with the id
    `seen`; of one that was sent before, only the regions that changed, as `regions`, or as `packed`
    where they are long and the listener `packs`. Between them, every two seconds, `beat` tells the
    server's time. `gone` with `farewell(refusal)` is the last event for a token that has died.
    While the database is away the screen stays as it is, and is drawn as soon as that goes again.
    """
    app: Flask = current_app._get_current_object()  # type: ignore[attr-defined]  # noqa: SLF001
    here = services()

    def events() -> Iterator[str]:
        with ExitStack() as listens:
            for device in devices:
                listens.enter_context(here.presence.connect(code, device))
            yield f"retry: {RETRY}\n\n"
            sent: tuple[str, str | Screen] | None = None
            beat_at = here.now()
            heard = -1
            late = False
            while not here.presence.closing:
                if late or here.bell.last_ring(code) != heard:
                    heard = here.bell.last_ring(code)
                    try:
                        with app.app_context():
                            screen = draw()
                    except UnavailableError:
                        late = True
                    except GameError as refusal:
                        with app.app_context():
                            words = farewell(refusal)
                        yield event("gone", words)
                        return
                    else:
                        late = False
                        if sent is not None or screen[0] != seen:
                            yield from list_news(screen, sent, packs=packs)
                        sent = screen
                now = here.now()
                if now >= beat_at:
                    beat_at = now + BEAT
                    yield event("beat", msgspec.json.encode({"now": now}).decode())
                # A clock that was set back may not stop us.
                left = min(max(beat_at - here.now(), 0), BEAT)
                here.bell.wait(code, heard, left / 1000)

    return respond(events())


def respond(events: Iterator[str]) -> Response:
    """Return a stream as an answer that no proxy buffers or stores."""
    return Response(
        events,
        content_type="text/event-stream; charset=utf-8",
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )


def list_news(
    screen: tuple[str, str | Screen], sent: tuple[str, str | Screen] | None, *, packs: bool = False
) -> Iterator[str]:
    """Yield the event that tells whoever has `sent` what is new; none if nothing is."""
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
    """Return the event with the regions that changed; empty if none has, None if all have.

    Cached for streams that show the same: of nine screens three do, and packing takes longer than
    comparing.
    """
    changed = now.diff(before)
    if not changed:
        return changed
    if packs and len(changed) > LONG:
        # One event at a time: a stream that is compressed as a whole would have to keep what it
        # has said, and would gain nothing for what is short.
        return event("packed", b64encode(zlib.compress(changed.encode())).decode(), id=id)
    return event("regions", changed, id=id)


def event(name: str | None, data: str, *, id: str | None = None) -> str:
    """Return one server-sent event. Without a name it is a screen."""
    head = f"event: {name}\n" if name else ""
    head += f"id: {id}\n" if id is not None else ""
    lines = data.replace("\r\n", "\n").replace("\r", "\n").replace("\n", "\ndata: ")
    return f"{head}data: {lines}\n\n"
