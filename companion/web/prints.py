"""The print screens: what to print, how each page looks, and the PDF."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import gevent
from flask import Blueprint, Flask, Response, current_app, render_template, request
from gevent.monkey import get_original

from companion.engine.game import Game, SheetChoices, SheetEdition
from companion.engine.message import Message
from companion.engine.refusal import GameError
from companion.printing import (
    INKS,
    LETTERS,
    LOG_SHOWN,
    PAPERS,
    Course,
    Finished,
    Gathering,
    Kind,
    Press,
    Printable,
    Setting,
    course,
    preview,
)
from companion.sittings import Look, NoSuchGameError, TooOldError
from companion.text import LANGUAGES

from . import speech, words
from .desk import desk, of_app
from .problems import UnknownError

sheets = Blueprint("sheets", __name__)

Answer = TypeVar("Answer")

_KEY = "companion.prints"
OF_SITTING = ("result", "tents", "resume", "tonight")
"""what is printed from a sitting"""


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


# --- the screen of a game -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Order:
    """What somebody would like to have printed, with what cannot be put right."""

    printable: Printable
    setting: Setting
    choices: SheetChoices

    @property
    def query(self) -> dict[str, object]:
        """What stands behind the `?` of the PDF and of its pages."""
        return {**setting_query(self.setting), **choice_query(self.choices)}

    @property
    def edition(self) -> SheetEdition:
        editions = self.printable.editions
        return next(one for one in editions if one.key == self.choices.edition)


def choice_query(choices: SheetChoices) -> dict[str, object]:
    return {
        "players": choices.players,
        "edition": choices.edition,
        "variant": sorted(choices.variants),
    }


def setting_query(setting: Setting) -> dict[str, str]:
    """Without what is usual anyway."""
    usual = asdict(Setting(setting.language))
    wishes = {key: wish for key, wish in asdict(setting).items() if wish != usual[key]}
    return {"lang": setting.language, "paper": setting.paper} | wishes


@sheets.get("/print")
def print_sheets() -> str:
    """What can be printed, game by game."""
    by_game: dict[str, list[Printable]] = {}
    for one in _workshop().press.sheets():
        if one.sheets:
            by_game.setdefault(one.key, []).append(one)
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
    pages, trouble = _pages(
        lambda press: press.page_count(order.printable.name, order.setting, order.choices)
    )
    return render_template(
        "print/game.html",
        game=game,
        offered=offered,
        order=order,
        setting=order.setting,
        pages=pages,
        trouble=trouble,
        how=_how(order.printable),
        **_settings(),
    )


def _settings() -> dict[str, object]:
    """What may be chosen for every sheet."""
    return {"papers": PAPERS, "languages": LANGUAGES, "inks": INKS, "letters": LETTERS}


def _how(printable: Printable) -> str | None:
    """What has to be told to the printer."""
    if printable.kind is Kind.BOOKLET:
        return "print-booklet-how"
    if printable.kind is Kind.SHEET and printable.sheets[0].key == "cards":
        return "print-cards-how"
    return None


def _offered(game: str) -> tuple[Printable, ...]:
    return tuple(one for one in _workshop().press.sheets() if one.key == game)


def _put_right(offered: tuple[Printable, ...]) -> Order:
    """Whoever changes the edition may hold choices that it does not have: they fall away."""
    asked = request.args
    printable = next((one for one in offered if one.name == asked.get("sheet")), offered[0])
    editions = {one.key: one for one in printable.editions}
    edition = editions.get(asked.get("edition", ""), printable.editions[0])
    players = asked.get("players", default=edition.usual, type=int)
    return Order(
        printable,
        _right_setting(),
        SheetChoices(
            players if players in edition.players else edition.usual,
            edition.key,
            frozenset(asked.getlist("variant")) & edition.variants.keys(),
        ),
    )


def _right_setting() -> Setting:
    """As it was asked for, where it can be had."""
    asked, language = request.args, speech.refusal_language()
    usual = Setting(language)
    beside, paper = asked.get("beside", ""), asked.get("paper", "")
    ink, letters = asked.get("ink", ""), asked.get("letters", "")
    return Setting(
        language,
        paper if paper in PAPERS else usual.paper,
        beside if beside in LANGUAGES and beside != language else usual.beside,
        ink if ink in INKS else usual.ink,
        letters if letters in LETTERS else usual.letters,
    )


def _pages(count: Callable[[Press], int]) -> tuple[int, Message | None]:
    """How many pages to show; where there can be no preview, why."""
    try:
        return _workshop().do(count), None
    except GameError as error:
        return 0, error.message


# --- the screen of a sitting ----------------------------------------------------------------------


@sheets.get("/s/<code>/print")
def print_room(code: str) -> str:
    """What this table may want on paper: everything at one tap, its tents, how it stands."""
    look = desk().sittings.look(code, None)
    offered = tuple(what for what in OF_SITTING if _has(look, what))
    asked = request.args.get("what")
    what = asked if asked in offered else offered[0]
    setting = _right_setting()
    pages, trouble = _pages(_counting(_made(look, what, setting)))
    return render_template(
        "print/room.html",
        code=look.code,
        game=look.game,
        offered=offered,
        what=what,
        setting=setting,
        query=setting_query(setting),
        pages=pages,
        trouble=trouble,
        sheets=_for_table(look),
        **_settings(),
    )


def _counting(make: Callable[[Press], bytes]) -> Callable[[Press], int]:
    return lambda press: preview.page_count(make(press))


def _for_table(look: Look) -> tuple[tuple[Printable, dict[str, object]], ...]:
    """Each sheet of the game, with what stands behind the `?` for a table that plays like this."""
    press, seats = _workshop().press, len(look.names)
    return tuple(
        (one, choice_query(press.of_sitting(one.name, look.options, seats)))
        for one in _offered(look.game)
        if one.kind is not Kind.TONIGHT
    )


def _has(look: Look, what: str) -> bool:
    if what == "result":
        return look.ended and desk().sittings.result(look.code) is not None
    return what != "tonight" or bool(_offered(look.game))


def _made(look: Look, what: str, setting: Setting) -> Callable[[Press], bytes]:
    """What has to be done in the workshop; everything that it needs is looked up here."""
    if what not in OF_SITTING or not _has(look, what):
        raise UnknownError("problem-unknown-result" if what == "result" else "problem-unknown-path")
    if what == "result":
        finished = _finished(look)
        return lambda press: press.result(finished, setting)
    gathering = _gathering(look)
    match what:
        case "tents":
            return lambda press: press.tents(gathering, setting)
        case "resume":
            return lambda press: press.resume(gathering, setting)
        case _:
            return lambda press: press.tonight(look.game, gathering, look.options, setting)


def _gathering(look: Look) -> Gathering:
    game = _game(look)
    entries = desk().sittings.log(look.code, None)
    told = [entry.words for entry in reversed(entries) if not entry.undone]
    return Gathering(
        Message(f"{look.game}-name"),
        look.names,
        look.code,
        _address(look.code),
        None if game.papers is None else game.papers.resume(look.view),
        tuple(told[:LOG_SHOWN]),
        _day(look.created_at),
    )


def _finished(look: Look) -> Finished:
    sheet = desk().sittings.result(look.code)
    if sheet is None:
        raise UnknownError("problem-unknown-result")
    details = _workshop().press.details(look.game, look.options, len(look.names))
    name = Message(f"{look.game}-name")
    return Finished(sheet, name, _day(look.created_at), details, _course(look))


def _course(look: Look) -> Course | None:
    """The game over its rounds, once everything is revealed."""
    papers = _game(look).papers
    if papers is None or not look.revealed:
        return None
    marks = (papers.mark(state) for state in _states(look.code))
    return course(papers.counted, (mark for mark in marks if mark is not None))


def _states(code: str) -> Iterator[Any]:
    """How it stood, entry after entry, without what was taken back."""
    try:
        play = desk().sittings.play(code)
    except TooOldError:
        return
    standings = {made.number: made.standing for made in play.entries()}
    way, place = [], play.head.place
    while place in standings:
        way.append(standings[place].state)
        place = standings[place].undo or 0
    yield from reversed(way)


def _game(look: Look) -> Game[Any, Any, Any]:
    return desk().sittings.games[look.game]


def _day(at: int) -> str:
    """On the wall of the house."""
    return datetime.fromtimestamp(at / 1000, UTC).astimezone().date().isoformat()


def _address(code: str) -> str:
    """Where phones join, as they reach it."""
    base: str = current_app.config.get("ADDRESS") or request.url_root
    return f"{base.rstrip('/')}/s/{code}"


# --- what comes out -------------------------------------------------------------------------------


@sheets.get("/print/<name>.pdf")
def pdf(name: str) -> Response:
    setting, choices = _strict(name)
    content = _workshop().do(lambda press: press.render(name, setting, choices))
    return _download(content, f"{name}-{setting.language}.pdf")


@sheets.get("/print/<name>/<int:page>.png")
def picture(name: str, page: int) -> Response:
    setting, choices = _strict(name)
    content = _workshop().do(lambda press: press.preview(name, page, setting, choices))
    return Response(content, content_type="image/png")


def _strict(name: str) -> tuple[Setting, SheetChoices | None]:
    """An order as it was sent: the press says what is wrong with it."""
    asked = request.args
    choices = _workshop().press.choices(
        name,
        players=asked.get("players", type=int),
        edition=asked.get("edition"),
        variants=asked.getlist("variant"),
    )
    return _asked_setting(), choices


def _asked_setting() -> Setting:
    asked = request.args
    usual = Setting(asked.get("lang") or speech.device_language())
    return replace(
        usual, **{key: asked[key] for key in ("paper", "beside", "ink", "letters") if key in asked}
    )


@sheets.get("/s/<code>/<what>.pdf")
def of_sitting(code: str, what: str) -> Response:
    """Tents, how it stands, the result: for whoever may look on at this sitting, so everybody."""
    look = desk().sittings.look(code, None)
    content = _workshop().do(_made(look, what, _asked_setting()))
    part = "" if what == "result" else f"-{what}"
    response = _download(content, f"{look.game}-{look.code}{part}.pdf")
    response.headers["Cache-Control"] = "no-store"
    return response


@sheets.get("/s/<code>/print/<what>/<int:page>.png")
def picture_of_sitting(code: str, what: str, page: int) -> Response:
    make = _made(desk().sittings.look(code, None), what, _asked_setting())
    content = _workshop().do(lambda press: preview.page_picture(make(press), page))
    response = Response(content, content_type="image/png")
    response.headers["Cache-Control"] = "no-store"
    return response


@sheets.get("/s/<code>/result.pdf")
def result(code: str) -> Response:
    return of_sitting(code, "result")


def _download(content: bytes, name: str) -> Response:
    response = Response(content, content_type="application/pdf")
    response.headers["Content-Disposition"] = f'inline; filename="{name}"'
    return response


def _workshop() -> Workshop:
    found: Workshop = current_app.extensions[_KEY]
    return found
