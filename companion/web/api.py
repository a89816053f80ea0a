"""The JSON interface: read, call, answer."""

from __future__ import annotations

import re

import msgspec
from flask import Blueprint, Response, current_app, request

from companion.background import run_in_thread
from companion.documents import LARGEST, decode
from companion.engine.game import Calculator, Game
from companion.engine.message import SeatName
from companion.engine.refusal import GameError
from companion.sittings import LONG_LOG, ONLOOKER, ForbiddenError, NewSitting, NoSuchGameError
from companion.text import Language

from . import bodies, openapi, problems
from .answers import answer
from .auth import asker, member
from .host import is_member
from .locale import language
from .problems import MAX_SITTING, UnknownError
from .schemas import (
    MOST_LOGGED,
    USUAL_LOGGED,
    ActionAnswer,
    ActionRequest,
    GameAnswer,
    GamesAnswer,
    MendAnswer,
    MovesAnswer,
    ScoreSheetAnswer,
    SeatClaimAnswer,
    SittingAnswer,
    SittingRequest,
    TableClaimAnswer,
    localize,
    log_answer,
    move_answer,
    view_answer,
)
from .services import claim, listening, services, spend

BASE = "/api/v1"
_DESCRIBED = "companion.openapi"


api = Blueprint("api", __name__, url_prefix=BASE)


# --- games ----------------------------------------------------------------------------------------


@api.get("/games")
def games() -> Response:
    every = services().sittings.queries.games.values()
    return answer(GamesAnswer(tuple(GameAnswer.from_game(game, language()) for game in every)))


@api.get("/games/<game>")
def game(game: str) -> Response:
    return answer(GameAnswer.from_game(_game(game), language()))


@api.post("/games/<game>/score")
def score(game: str) -> Response:
    scoring = _game(game).scoring
    sheet = bodies.process_body(
        lambda body: scoring.score(decode(body, scoring.entry, scoring.check))
    )
    return answer(ScoreSheetAnswer.from_sheet(sheet, language()))


@api.post("/games/<game>/calc/<name>")
def calculate(game: str, name: str) -> Response:
    calculator = _calculator(_game(game), name)
    return answer(
        bodies.process_body(
            lambda body: calculator.calculate(decode(body, calculator.entry, calculator.check))
        )
    )


# --- sittings -------------------------------------------------------------------------------------


@api.post("/sittings")
def open_sitting() -> Response:
    spend("openings")
    wish = bodies.read(SittingRequest)
    names = tuple(seat.name for seat in wish.seats)
    guests = [at for at, seat in enumerate(wish.seats) if seat.guest]
    opened = services().sittings.open(wish.game, wish.options, names, guests)
    return _answer_new_sitting(opened)


@api.post("/sittings/import")
def import_sitting() -> Response:
    spend("imports")
    body, sittings = bodies.read_json(most=MAX_SITTING), services().sittings
    stranger = not is_member()
    return _answer_new_sitting(sittings.import_sitting(body, by_stranger=stranger))


@api.get("/sittings/<code>/export")
def export_sitting(code: str) -> Response:
    sittings = services().sittings
    document = sittings.export(code, member(sittings, code))
    response = answer(document)
    name = f"{document.game}-{document.code}.json"
    response.headers.set("Content-Disposition", "attachment", filename=name)
    return response


@api.get("/sittings/<code>")
def sitting(code: str) -> Response:
    sittings = services().sittings
    look = sittings.queries.look(code, asker(sittings, code).bearer.seat)
    return answer(view_answer(look, services().presence.seats(look.code), language()))


@api.post("/sittings/<code>/seats/<seat>/claim")
def claim_seat(code: str, seat: str) -> Response:
    number = _seat(seat)
    return answer(SeatClaimAnswer(number, claim(code, number)))


@api.delete("/sittings/<code>/seats/<seat>/claim")
def release_seat(code: str, seat: str) -> Response:
    sittings, number = services().sittings, _seat(seat)
    if not sittings.seats.release(code, number, member(sittings, code)):
        raise ForbiddenError("house-seat-asks", path="seat", who=SeatName(number))
    return Response(status=204)


@api.post("/sittings/<code>/seats/<seat>/keep")
def keep_seat(code: str, seat: str) -> Response:
    sittings, number = services().sittings, _seat(seat)
    sittings.seats.keep(code, number, member(sittings, code))
    return Response(status=204)


@api.post("/sittings/<code>/table/claim")
def claim_table(code: str) -> Response:
    sittings = services().sittings
    token = sittings.seats.take_over(code, member(sittings, code))
    return answer(TableClaimAnswer(token, token))


@api.delete("/sittings/<code>/table/claim")
def stop_table(code: str) -> Response:
    sittings = services().sittings
    sittings.seats.stop(code, member(sittings, code))
    return Response(status=204)


@api.post("/sittings/<code>/actions")
def act(code: str) -> Response:
    sittings = services().sittings
    tokens = member(sittings, code)
    sent = bodies.read(ActionRequest)
    done = sittings.act(code, tokens, sent.id, sent.seat, sent.action, seen=sent.seen)
    return answer(ActionAnswer.from_result(done, language()))


@api.post("/sittings/<code>/mend")
def mend(code: str) -> Response:
    """What would come of it; nothing changes."""
    sittings = services().sittings
    told = sittings.propose(code, member(sittings, code), bodies.mend())
    return answer(MendAnswer.from_proposal(told, language()))


@api.get("/sittings/<code>/log")
def log(code: str) -> Response:
    sittings = services().sittings
    bearer = asker(sittings, code).bearer
    page = sittings.queries.log_page(
        code,
        bearer.seat,
        after=bodies.number("after", 0, LARGEST) or 0,
        before=bodies.number("before", 0, LARGEST),
        limit=bodies.number("limit", 1, MOST_LOGGED) or USUAL_LOGGED,
    )
    trail, spoken, names = sittings.queries.trail(code), language(), sittings.queries.names(code)

    def encode() -> bytes:
        member = bearer != ONLOOKER
        return msgspec.json.encode(log_answer(page, trail, spoken, names, member=member))

    return answer(msgspec.Raw(encode() if page.version <= LONG_LOG else run_in_thread(encode)))


@api.get("/sittings/<code>/moves")
def moves(code: str) -> Response:
    sittings = services().sittings
    bearer, names = asker(sittings, code).bearer, sittings.queries.names(code)
    if bearer == ONLOOKER:
        return answer(MovesAnswer(sittings.queries.look(code, None).version, ()))
    version, every = sittings.queries.moves(code, bearer.seat)
    spoken = language()

    def encode() -> bytes:
        listed = tuple(move_answer(one, spoken, names) for one in every)
        return msgspec.json.encode(MovesAnswer(version, listed))

    return answer(msgspec.Raw(encode() if version <= LONG_LOG else run_in_thread(encode)))


@api.get("/sittings/<code>/stream")
def listen(code: str) -> Response:
    here, sittings, spoken = services(), services().sittings, language()
    asking = asker(sittings, code)
    code = sittings.queries.look(code, asking.bearer.seat).code

    def draw() -> tuple[str, str]:
        seat = here.snapshot(code).bearer(asking.token).seat
        return here.render_cache.share(code, ("view", seat, spoken), lambda: draw_anew(seat))

    def draw_anew(seat: int | None) -> tuple[str, str]:
        look = here.snapshot(code).look(seat)
        view = localize(look.view, spoken, look.names)
        return str(look.version), msgspec.json.encode(view).decode()

    return listening(
        draw,
        code=code,
        devices=(asking.device,),
        seen=request.headers.get("Last-Event-ID"),
        farewell=lambda refusal: _farewell(refusal, spoken),
    )


# --- about itself ---------------------------------------------------------------------------------


@api.get("/openapi.json")
def description() -> Response:
    kept = current_app.extensions
    if _DESCRIBED not in kept:
        kept[_DESCRIBED] = msgspec.Raw(
            msgspec.json.encode(openapi.document(services().sittings.queries.games))
        )
    return answer(kept[_DESCRIBED])


# --- reading and answering ------------------------------------------------------------------------


@api.before_request
def understand() -> None:
    """Refuses a language that is not spoken here before anything is done."""
    language()


def _game(key: str) -> Game:
    game = services().sittings.queries.games.get(key)
    if game is None:
        raise NoSuchGameError(key[:40])
    return game


def _calculator(game: Game, name: str) -> Calculator:
    calculator = game.calculators.get(name)
    if calculator is None:
        raise UnknownError("problem-unknown-calculator")
    return calculator


def _seat(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", text):
        raise UnknownError("problem-unknown-seat")
    return int(text)


def _answer_new_sitting(opened: NewSitting) -> Response:
    begun = SittingAnswer(opened.code, opened.version, opened.table_token)
    response = answer(begun, status=201)
    response.location = f"{BASE}/sittings/{opened.code}"
    return response


def _farewell(refusal: GameError, language: Language) -> str:
    problem = problems.document(problems.of_refusal(refusal), language)
    return msgspec.json.encode(problem).decode()
