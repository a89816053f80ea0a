"""Rendering of sheets in a worker thread, and the settings of a sheet in a query string."""

from __future__ import annotations

import select
import socket
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import asdict, replace
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import gevent
import msgspec
from flask import Flask, Response, current_app, has_request_context, request
from gevent.monkey import get_original

from companion.background import run_in_thread
from companion.engine.game import PlayedGame
from companion.engine.message import Message
from companion.engine.print import SheetChoices
from companion.engine.refusal import Fault, FaultyError, GameError
from companion.engine.state import GameOptions
from companion.history import ResultRow
from companion.printing import (
    INKS,
    LETTERS,
    PAPERS,
    SIZES,
    NotAtHandError,
    Printable,
    Renderer,
    Setting,
    TypesettingQueue,
    check_setting,
)
from companion.text import LANGUAGES

from . import locale
from .prerender import Prerenderer
from .services import of_app, queries, spend

Answer = TypeVar("Answer")

_KEY = "companion.prints"
SITTING = "sitting"
"""the source of a result whose options are all known"""
_WISHES = ("paper", "beside", "ink", "letters", "size")
_SEVERAL = frozenset({"variant", "content"})
"""parameters that may occur more than once"""
_HOW = frozenset({"lang", *_WISHES})
_WHAT = frozenset({"players", "edition", *_SEVERAL})
_ON_SCREEN = frozenset({"form", "shown"})
"""parameters of a print screen; `form` means that something was just chosen there"""
_KNOWN = {
    "prints.index": _HOW,
    "prints.game": _HOW | _WHAT | _ON_SCREEN | {"sheet"},
    "prints.pdf": _HOW | _WHAT,
    "prints.picture": _HOW | _WHAT,
    "sitting_prints.index": _HOW | _ON_SCREEN | {"what", "content"},
    "sitting_prints.of_sitting": _HOW | {"content"},
    "sitting_prints.picture_of_sitting": _HOW | {"content"},
    "sitting_prints.result": _HOW | {"content"},
}
"""the parameters that each endpoint accepts"""
SOCKETS = ("companion.socket", "gunicorn.socket")
"""where the servers keep the connection of a request"""
_SHOWN = 40
"""characters of a wrong value that a refusal repeats"""


def reader_gone() -> Callable[[], bool]:
    """Return a function that tells, in any thread, whether the client of this
    request has hung up.
    """
    environ = request.environ if has_request_context() else {}
    connection = next((environ[key] for key in SOCKETS if key in environ), None)
    return lambda: connection is not None and hung_up(connection)


def hung_up(connection: Any) -> bool:
    """Return whether the other end is closed, even if earlier data is still unread."""
    number = connection.fileno()
    if number < 0:
        return True
    if hasattr(select, "POLLRDHUP"):  # not everywhere
        poll = get_original("select", "poll")()
        poll.register(number, select.POLLRDHUP)
        return bool(poll.poll(0))
    with socket.socket(fileno=socket.dup(number)) as other:
        try:
            return not other.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT)
        except BlockingIOError:
            return False
        except OSError:
            return True


class PrintWorker:
    """Runs the renderer in worker threads: a sheet takes a second and must not block screens."""

    def __init__(self, renderer: Renderer, queue: TypesettingQueue) -> None:
        self.renderer = renderer
        self.queue = queue
        self.beforehand = Prerenderer(self.do)

    def do(self, work: Callable[[Renderer], Answer]) -> Answer:
        """Run `work` with the renderer in a worker thread. What is cached waits for nobody, and
        nothing is typeset for somebody who has hung up: `GameError`. Raises as `work` does.
        """
        gone = reader_gone()

        @contextmanager
        def turn(key: str) -> Iterator[None]:
            with self.queue.turn(key):
                if gone():
                    raise GameError("print-nobody-waits")
                yield

        return run_in_thread(lambda: work(self.renderer.in_turn(turn)), nullcontext())

    def find_cached(self, work: Callable[[Renderer], Answer]) -> Answer | None:
        """Run `work` as `do` does, but return None if something would have to be typeset."""

        def try_cached() -> Answer | None:
            try:
                return work(self.renderer.at_hand())
            except NotAtHandError:
                return None

        return run_in_thread(try_cached, nullcontext())


def register(app: Flask) -> None:
    folder = Path(app.instance_path) / "sheets"
    renderer = Renderer(of_app(app).sittings.queries.games, folder, _queue().typeset)
    made = app.extensions[_KEY] = PrintWorker(renderer, _queue())
    app.before_request(made.beforehand.interrupt)


def begin(app: Flask) -> None:
    """Start drawing the usual sheets while there is nothing else to do."""
    gevent.spawn(app.extensions[_KEY].beforehand.run)


@cache
def _queue() -> TypesettingQueue:
    """Return the queue that all apps of this process share."""
    return TypesettingQueue()


def check_order() -> None:
    """Check a request for a sheet before anything else. Raises TooManyTriesError, FaultyError."""
    spend("prints")
    faults = (*_given_twice(), *_unknown_wishes())
    if faults:
        raise FaultyError(faults)


def _given_twice() -> Iterator[Fault]:
    for name, values in request.args.lists():
        if name not in _SEVERAL and len({*values}) > 1:
            told = tuple(f"“{value[:_SHOWN]}”" for value in values[:_SHOWN])
            message = Message("print-given-twice", name=name[:_SHOWN], values=told)
            yield Fault(name[:_SHOWN], "given_twice", message)


def _unknown_wishes() -> Iterator[Fault]:
    """Yield a fault for each unknown parameter: a misspelt one would print a wrong sheet."""
    known = _KNOWN.get(request.endpoint or "")
    for name in request.args:
        if known is not None and name not in known:
            message = Message("print-unknown-wish", name=name[:_SHOWN], names=(*sorted(known),))
            yield Fault(name[:_SHOWN], "unknown_wish", message)


def is_from_form() -> bool:
    """Return whether something was just chosen on a print screen. Choices that do not go together
    are then dropped; in an address that somebody wrote they are refused.
    """
    return "form" in request.args


def worker() -> PrintWorker:
    found: PrintWorker = current_app.extensions[_KEY]
    return found


def renderer() -> Renderer:
    """Return the renderer, for anything but typesetting."""
    return worker().renderer


def send(make: Callable[[Renderer], bytes], name: str = "") -> Response:
    """Answer with what `make` draws: a PDF file of this name, or a PNG if there is no name."""
    kind = "application/pdf" if name.endswith(".pdf") else "image/png"
    response = Response(worker().do(make), content_type=kind)
    if name:
        response.headers["Content-Disposition"] = f'inline; filename="{name}"'
    return response


def details(row: ResultRow) -> tuple[Message, ...]:
    """Yield edition and variants of a play, in words; nothing if today's rules do not know them."""
    options = _options(row)
    if options is None:
        return ()
    return renderer().details(row.game, options, len(row.seats))


def describe_choices(row: ResultRow) -> tuple[Message, ...]:
    """Yield what else distinguishes the play from others, such as its cast, in words."""
    game, options = queries().games[row.game], _options(row)
    if not isinstance(game, PlayedGame) or game.papers is None or options is None:
        return ()
    return game.papers.chosen(options, len(row.seats)) if row.source == SITTING else ()


def _options(row: ResultRow) -> GameOptions | None:
    """Return the options of a play; None if there are none, or if today's rules
    do not know them.
    """
    game = queries().games[row.game]
    if not isinstance(game, PlayedGame) or not row.options:
        return None
    try:
        options: GameOptions = msgspec.convert(dict(row.options), game.options)
    except msgspec.ValidationError:
        return None
    return options


# --- orders ---------------------------------------------------------------------------------------


def printables_of(game: str) -> tuple[Printable, ...]:
    return tuple(one for one in renderer().sheets() if one.key == game)


def choice_query(choices: SheetChoices) -> dict[str, object]:
    return {
        "players": choices.players,
        "edition": choices.edition,
        "variant": sorted(choices.variants),
        "content": sorted(choices.contents),
    }


def setting_query(setting: Setting) -> dict[str, str]:
    """Return the query string of a setting, without defaults."""
    usual = asdict(Setting(setting.language))
    wishes = {key: wish for key, wish in asdict(setting).items() if wish != usual[key]}
    return {"lang": setting.language, "paper": setting.paper} | wishes


EVERY_SETTING: Mapping[str, object] = {
    "papers": PAPERS, "languages": LANGUAGES, "inks": INKS, "letters": LETTERS, "sizes": SIZES,
}  # fmt: skip
"""what can be chosen for every sheet"""


def valid_setting(*, small: bool = False) -> Setting:
    """Return the setting that was asked for. Raises `FaultyError`.

    For a form, a second language equal to the first is dropped, and so is the size, unless the
    sheet is `small`.
    """
    locale.language()
    asked = asked_setting()
    if is_from_form() and asked.beside == asked.language:
        asked = replace(asked, beside="")
    check_setting(asked)
    if is_from_form() and not small:
        asked = replace(asked, size=Setting(asked.language).size)
    return asked


def asked_setting() -> Setting:
    asked = request.args
    usual = Setting(asked.get("lang", locale.device_language()))
    return replace(usual, **{key: asked[key] for key in _WISHES if key in asked})


def count_pages(count: Callable[[Renderer], int]) -> tuple[int | None, Message | None]:
    """Return the number of pages, or why there can be no preview. None for a sheet that has to be
    typeset first: the screen then comes at once and asks again with `shown`.
    """
    here = worker()
    try:
        return here.do(count) if "shown" in request.args else here.find_cached(count), None
    except GameError as error:
        return 0, error.message
