"""The print screen: what to print, how each page looks, and the PDF."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import gevent
from flask import Blueprint, Flask, Response, current_app, render_template, request
from gevent.monkey import get_original

from companion.engine.game import SheetChoices, SheetEdition
from companion.engine.message import Message
from companion.engine.refusal import GameError
from companion.printing import PAPERS, Finished, Paper, Press, Printable
from companion.sittings import NoSuchGameError
from companion.text import LANGUAGES, Language

from . import speech, words
from .desk import desk, of_app
from .problems import UnknownError

sheets = Blueprint("sheets", __name__)

Answer = TypeVar("Answer")

_KEY = "companion.prints"


@dataclass(frozen=True, slots=True)
class Workshop:
    """The press, worked in a thread of its own: a sheet takes a second and must stop no screen."""

    press: Press
    one_at_a_time: AbstractContextManager[object]

    def do(self, work: Callable[[Press], Answer]) -> Answer:
        def alone() -> Answer:
            with self.one_at_a_time:
                return work(self.press)

        done: Answer = gevent.get_hub().threadpool.apply(alone)
        return done


def register(app: Flask) -> None:
    """After `screens.register`, whose words it speaks."""
    press = Press(of_app(app).sittings.games, Path(app.instance_path) / "sheets")
    lock = get_original("threading", "Lock")  # of threads, not of greenlets
    app.extensions[_KEY] = Workshop(press, lock())
    app.register_blueprint(sheets)


@sheets.before_request
def speak() -> None:
    words.speak(speech.refusal_language(), (), request.root_path)


# --- the screen -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Order:
    """What somebody would like to have printed; on the screen, with what cannot be put right."""

    printable: Printable
    language: Language
    paper: Paper
    choices: SheetChoices

    @property
    def query(self) -> dict[str, object]:
        """What stands behind the `?` of the PDF and of its pages."""
        return {
            "lang": self.language,
            "paper": self.paper,
            "players": self.choices.players,
            "edition": self.choices.edition,
            "variant": sorted(self.choices.variants),
        }

    @property
    def edition(self) -> SheetEdition:
        editions = self.printable.editions
        return next(one for one in editions if one.key == self.choices.edition)


@sheets.get("/print")
def print_sheets() -> str:
    """What can be printed, game by game."""
    by_game: dict[str, list[Printable]] = {}
    for one in _workshop().press.sheets():
        if one.sheet is not None:
            by_game.setdefault(one.name.removesuffix(f"-{one.sheet.key}"), []).append(one)
    return render_template("print/sheets.html", by_game=by_game)


@sheets.get("/print/<game>")
def print_game(game: str) -> str:
    """The choices, and the pages as they come out of the printer."""
    if game not in desk().sittings.games:
        raise NoSuchGameError(game[:40])
    offered = _offered(game)
    if not offered:
        raise UnknownError("problem-unknown-path")
    order = _put_right(offered)
    pages, trouble = _pages(order)
    return render_template(
        "print/game.html",
        game=game,
        offered=offered,
        order=order,
        pages=pages,
        trouble=trouble,
        papers=PAPERS,
        languages=LANGUAGES,
    )


def _offered(game: str) -> tuple[Printable, ...]:
    return tuple(
        one
        for one in _workshop().press.sheets()
        if one.sheet is not None and one.name == f"{game}-{one.sheet.key}"
    )


def _put_right(offered: tuple[Printable, ...]) -> Order:
    """Whoever changes the edition may hold choices that it does not have: they fall away."""
    asked = request.args
    printable = next((one for one in offered if one.name == asked.get("sheet")), offered[0])
    editions = {one.key: one for one in printable.editions}
    edition = editions.get(asked.get("edition", ""), printable.editions[0])
    players = asked.get("players", default=edition.usual, type=int)
    return Order(
        printable,
        speech.refusal_language(),
        "letter" if asked.get("paper") == "letter" else "a4",
        SheetChoices(
            players if players in edition.players else edition.usual,
            edition.key,
            frozenset(asked.getlist("variant")) & edition.variants.keys(),
        ),
    )


def _pages(order: Order) -> tuple[int, Message | None]:
    """How many pages to show; where there can be no preview, why."""
    try:
        count = _workshop().do(
            lambda press: press.page_count(
                order.printable.name,
                language=order.language,
                paper=order.paper,
                choices=order.choices,
            )
        )
    except GameError as error:
        return 0, error.message
    return count, None


# --- what comes out -------------------------------------------------------------------------------


@sheets.get("/print/<name>.pdf")
def pdf(name: str) -> Response:
    order = _strict(name)
    content = _workshop().do(
        lambda press: press.render(
            name, language=order.language, paper=order.paper, choices=order.choices
        )
    )
    return _download(content, f"{name}-{order.language}.pdf")


@sheets.get("/print/<name>/<int:page>.png")
def picture(name: str, page: int) -> Response:
    order = _strict(name)
    content = _workshop().do(
        lambda press: press.preview(
            name, page, language=order.language, paper=order.paper, choices=order.choices
        )
    )
    return Response(content, content_type="image/png")


@dataclass(frozen=True, slots=True)
class Asked:
    """An order as it was sent: the press says what is wrong with it."""

    language: str
    paper: str
    choices: SheetChoices | None


def _strict(name: str) -> Asked:
    asked = request.args
    choices = _workshop().press.choices(
        name,
        players=asked.get("players", type=int),
        edition=asked.get("edition"),
        variants=asked.getlist("variant"),
    )
    return Asked(asked.get("lang") or speech.device_language(), asked.get("paper", "a4"), choices)


@sheets.get("/s/<code>/result.pdf")
def result(code: str) -> Response:
    """The result of a sitting, for whoever may see its result screen: everybody."""
    sittings = desk().sittings
    look = sittings.look(code, None)
    sheet = sittings.result(look.code) if look.ended else None
    if sheet is None:
        raise UnknownError("problem-unknown-result")
    asked = request.args
    language = asked.get("lang") or speech.device_language()
    finished = Finished(sheet, Message(f"{look.game}-name"))
    content = _workshop().do(
        lambda press: press.result(finished, language=language, paper=asked.get("paper", "a4"))
    )
    return _download(content, f"{look.game}-{look.code}.pdf")


def _download(content: bytes, name: str) -> Response:
    response = Response(content, content_type="application/pdf")
    response.headers["Content-Disposition"] = f'inline; filename="{name}"'
    return response


def _workshop() -> Workshop:
    found: Workshop = current_app.extensions[_KEY]
    return found
