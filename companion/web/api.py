"""The JSON interface: read, call, answer."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from flask import Blueprint, Response, g, request

from companion.engine.game import Calculator, Game
from companion.engine.refusal import GameError
from companion.sittings import ONLOOKER, NoSuchGameError, Opened
from companion.text import Language

from . import bodies, openapi, problems
from .auth import asker, member
from .locale import language
from .problems import MAX_SITTING, UnknownError
from .services import claim, listening, services
from .shapes import (
    ActionAnswer,
    ActionRequest,
    GameAnswer,
    GamesAnswer,
    LogAnswer,
    MovesAnswer,
    ScoreSheetAnswer,
    SeatClaimAnswer,
    SittingAnswer,
    SittingRequest,
    TableClaimAnswer,
    entry_answer,
    move_answer,
    spelt,
    view_answer,
)

BASE = "/api/v1"

api = Blueprint("api", __name__, url_prefix=BASE)


# --- games ----------------------------------------------------------------------------------------


@api.get("/games")
def games() -> Response:
    every = services().sittings.games.values()
    return _answer(GamesAnswer(tuple(GameAnswer.of(game, _language()) for game in every)))


@api.get("/games/<game>")
def game(game: str) -> Response:
    return _answer(GameAnswer.of(_game(game), _language()))


@api.post("/games/<game>/score")
def score(game: str) -> Response:
    scoring = _game(game).scoring
    entry = bodies.read(scoring.entry, scoring.check)
    return _answer(ScoreSheetAnswer.of(scoring.score(entry), _language()))


@api.post("/games/<game>/calc/<name>")
def calculate(game: str, name: str) -> Response:
    calculator = _calculator(_game(game), name)
    entry = bodies.read(calculator.entry, calculator.check)
    return _answer(calculator.calculate(entry))


# --- sittings -------------------------------------------------------------------------------------


@api.post("/sittings")
def open_sitting() -> Response:
    wish = bodies.read(SittingRequest)
    names = tuple(seat.name for seat in wish.seats)
    opened = services().sittings.open(wish.game, wish.options, names)
    return _begun(opened)


@api.post("/sittings/import")
def import_sitting() -> Response:
    return _begun(services().sittings.take_in(bodies.sent(most=MAX_SITTING)))


@api.get("/sittings/<code>/export")
def export_sitting(code: str) -> Response:
    sittings = services().sittings
    document = sittings.export(code, member(sittings, code))
    response = _answer(document)
    name = f"{document.game}-{document.code}.json"
    response.headers.set("Content-Disposition", "attachment", filename=name)
    return response


@api.get("/sittings/<code>")
def sitting(code: str) -> Response:
    sittings = services().sittings
    look = sittings.look(code, asker(sittings, code).bearer.seat)
    return _answer(view_answer(look, services().presence.seats(look.code), _language()))


@api.post("/sittings/<code>/seats/<seat>/claim")
def claim_seat(code: str, seat: str) -> Response:
    number = _seat(seat)
    return _answer(SeatClaimAnswer(number, claim(code, number)))


@api.delete("/sittings/<code>/seats/<seat>/claim")
def release_seat(code: str, seat: str) -> Response:
    sittings, number = services().sittings, _seat(seat)
    sittings.release(code, number, member(sittings, code))
    return Response(status=204)


@api.post("/sittings/<code>/table/claim")
def claim_table(code: str) -> Response:
    sittings = services().sittings
    token = sittings.take_over(code, member(sittings, code))
    return _answer(TableClaimAnswer(token, token))


@api.post("/sittings/<code>/actions")
def act(code: str) -> Response:
    sittings = services().sittings
    tokens = member(sittings, code)
    sent = bodies.read(ActionRequest)
    done = sittings.act(code, tokens, sent.id, sent.seat, sent.action)
    return _answer(ActionAnswer.of(done, _language()))


@api.get("/sittings/<code>/log")
def log(code: str) -> Response:
    sittings = services().sittings
    entries = sittings.log(code, asker(sittings, code).bearer.seat)
    names = sittings.names(code)
    return _answer(
        LogAnswer(
            version=len(entries),
            entries=tuple(entry_answer(entry, _language(), names) for entry in entries),
        )
    )


@api.get("/sittings/<code>/moves")
def moves(code: str) -> Response:
    sittings = services().sittings
    bearer, names = asker(sittings, code).bearer, sittings.names(code)
    if bearer == ONLOOKER:
        return _answer(MovesAnswer(sittings.look(code, None).version, ()))
    version, every = sittings.moves(code, bearer.seat)
    listed = tuple(move_answer(one, _language(), names) for one in every)
    return _answer(MovesAnswer(version, listed))


@api.get("/sittings/<code>/stream")
def listen(code: str) -> Response:
    here, sittings, spoken = services(), services().sittings, _language()
    asking = asker(sittings, code)
    code = sittings.look(code, asking.bearer.seat).code

    def draw() -> tuple[str, str]:
        snapshot = here.snapshot(code)
        look = snapshot.look(snapshot.bearer(asking.token).seat)
        view = spelt(look.view, spoken, look.names)
        return str(look.version), msgspec.json.encode(view).decode()

    return listening(
        draw,
        code=code,
        device=asking.device,
        seen=request.headers.get("Last-Event-ID"),
        farewell=lambda refusal: _farewell(refusal, spoken),
    )


# --- about itself ---------------------------------------------------------------------------------


@api.get("/openapi.json")
def description() -> Response:
    return _answer(openapi.document(services().sittings.games))


# --- reading and answering ------------------------------------------------------------------------


@api.before_request
def understand() -> None:
    """Refuses a language that is not spoken here before anything is done."""
    g.language = language()


def _language() -> Language:
    spoken: Language = g.language
    return spoken


def _game(key: str) -> Game[Any, Any, Any]:
    game = services().sittings.games.get(key)
    if game is None:
        raise NoSuchGameError(key[:40])
    return game


def _calculator(game: Game[Any, Any, Any], name: str) -> Calculator:
    calculator = game.calculators.get(name)
    if calculator is None:
        raise UnknownError("problem-unknown-calculator")
    return calculator


def _seat(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", text):
        raise UnknownError("problem-unknown-seat")
    return int(text)


def _begun(opened: Opened) -> Response:
    answer = SittingAnswer(opened.code, opened.version, opened.table_token)
    response = _answer(answer, status=201)
    response.location = f"{BASE}/sittings/{opened.code}"
    return response


def _answer(document: object, *, status: int = 200) -> Response:
    body = msgspec.json.encode(document)
    response = Response(body, status, content_type="application/json")
    response.content_language.add(_language())
    return response


def _farewell(refusal: GameError, language: Language) -> str:
    problem = problems.document(problems.of_refusal(refusal), language)
    return msgspec.json.encode(problem).decode()
