"""The JSON interface: read, call, answer."""

from __future__ import annotations

import re

import msgspec
from flask import Response, current_app, request

from companion.background import run_in_thread
from companion.documents import LARGEST, decode
from companion.engine.message import SeatName
from companion.engine.refusal import GameError
from companion.sittings import LONG_LOG, ONLOOKER, ExportedSitting, ForbiddenError, NewSitting
from companion.text import Language

from . import auth, bodies, history_api, move_schemas, openapi, problems, schemas
from .auth import asker, require_token
from .bodies import answer
from .host import is_member
from .locale import language
from .localized import answer_as, localize
from .openapi import BASE, MEMBERS, READERS, WELCOME, ApiBlueprint, number
from .problems import MAX_SITTING, UnknownError
from .services import find_game, queries, services, spend
from .stream import listen

_DESCRIBED = "companion.openapi"

api = ApiBlueprint("api", __name__)


@api.operation("get", "/openapi.json")
def description() -> Response:
    """This description."""
    kept = current_app.extensions
    if _DESCRIBED not in kept:
        described = (*api.operations, *history_api.api.operations)
        document = openapi.document(queries().games, described)
        kept[_DESCRIBED] = msgspec.Raw(msgspec.json.encode(document))
    return answer(kept[_DESCRIBED])


# --- games ----------------------------------------------------------------------------------------


@api.operation("get", "/games", schemas.GamesAnswer)
def games() -> Response:
    """Every game."""
    spoken, every = language(), queries().games.values()
    listed = tuple(schemas.GameAnswer.from_game(game, spoken) for game in every)
    return answer(schemas.GamesAnswer(listed))


@api.operation("get", "/games/<game>", schemas.GameAnswer, refusals=[404])
def game(game: str) -> Response:
    """One game."""
    return answer(schemas.GameAnswer.from_game(find_game(game), language()))


@api.operation("post", "/games/<game>/score", schemas.ScoreSheetAnswer, refusals=[404])
def score(game: str) -> Response:
    """Score a finished game."""
    scoring = find_game(game).scoring
    sheet = bodies.process_body(
        lambda body: scoring.score(decode(body, scoring.entry, scoring.check))
    )
    return answer(schemas.ScoreSheetAnswer.from_sheet(sheet, language()))


@api.operation("post", "/games/<game>/calc/<name>", refusals=[404])
def calculate(game: str, name: str) -> Response:
    """Calculate."""
    calculator = find_game(game).calculators.get(name)
    if calculator is None:
        raise UnknownError("problem-unknown-calculator")
    return answer(
        bodies.process_body(
            lambda body: calculator.calculate(decode(body, calculator.entry, calculator.check))
        )
    )


# --- sittings -------------------------------------------------------------------------------------


@api.operation(
    "post",
    "/sittings",
    schemas.SittingAnswer,
    refusals=[404],
    sent=schemas.SittingRequest,
    status=201,
    **WELCOME,
)
def open_sitting() -> Response:
    """Begin a sitting."""
    spend("openings")
    wish = bodies.read(schemas.SittingRequest)
    opened = services().sittings.open(wish.game, wish.options, wish.names, wish.guests)
    return _answer_new_sitting(opened)


@api.operation(
    "post", "/sittings/import", schemas.SittingAnswer, sent=ExportedSitting, status=201, **WELCOME
)
def import_sitting() -> Response:
    """Go on with a sitting that was exported, here or elsewhere; up to 8 MiB."""
    spend("imports")
    body, sittings = bodies.read_json(most=MAX_SITTING), services().sittings
    stranger = not is_member()
    return _answer_new_sitting(sittings.import_sitting(body, by_stranger=stranger))


@api.operation("get", "/sittings/<code>", schemas.ViewAnswer, **READERS)
def sitting(code: str) -> Response:
    """What the bearer may know of a sitting."""
    look = queries().look(code, asker(code).bearer.seat)
    return answer(schemas.view_answer(look, services().presence.seats(look.code), language()))


@api.operation(
    "post", "/sittings/<code>/actions", schemas.ActionAnswer, sent=schemas.ActionRequest, **MEMBERS
)
def act(code: str) -> Response:
    """Do something."""
    return answer(act_as(code, require_token(code), language()))


@api.operation(
    "post", "/sittings/<code>/mend", schemas.MendAnswer, sent=schemas.MendRequest, **MEMBERS
)
def mend(code: str) -> Response:
    """What would change if an entry were put right, and what is in the way; nothing is done."""
    return answer(propose_as(code, require_token(code), language()))


@api.operation(
    "post",
    "/sittings/<code>/seats/<seat>/claim",
    schemas.SeatClaimAnswer,
    refusals=[403, 404, 409, 429],
)
def claim_seat(code: str, seat: str) -> Response:
    """Take a free seat."""
    number = _seat(seat)
    return answer(schemas.SeatClaimAnswer(number, auth.claim_seat(code, number)))


@api.operation("delete", "/sittings/<code>/seats/<seat>/claim", status=204, **MEMBERS)
def release_seat(code: str, seat: str) -> Response:
    """Free a seat; its token is dead at once. Where a phone is the table: say yes to it."""
    sittings, number = services().sittings, _seat(seat)
    if not sittings.seats.release(code, number, require_token(code)):
        raise ForbiddenError("house-seat-asks", path="seat", who=SeatName(number))
    return Response(status=204)


@api.operation("post", "/sittings/<code>/seats/<seat>/keep", status=204, **MEMBERS)
def keep_seat(code: str, seat: str) -> Response:
    """Say no where a phone is the table and would like to have this seat."""
    sittings, number = services().sittings, _seat(seat)
    sittings.seats.keep(code, number, require_token(code))
    return Response(status=204)


@api.operation("post", "/sittings/<code>/table/claim", schemas.TableClaimAnswer, **MEMBERS)
def claim_table(code: str) -> Response:
    """Take over as the table; the old table token is dead at once."""
    token = services().sittings.seats.take_over(code, require_token(code))
    return answer(schemas.TableClaimAnswer(token, token))


@api.operation("delete", "/sittings/<code>/table/claim", status=204, **MEMBERS)
def stop_table(code: str) -> Response:
    """Stop a phone that has just taken over: the table is what it was, tokens and all."""
    services().sittings.seats.stop(code, require_token(code))
    return Response(status=204)


@api.operation(
    "get",
    "/sittings/<code>/log",
    schemas.LogAnswer,
    refusals=[404],
    query={
        "before": number(0, LARGEST),
        "after": number(0, LARGEST, default=0),
        "limit": number(1, schemas.MOST_LOGGED, default=schemas.USUAL_LOGGED),
    },
    **WELCOME,
)
def log(code: str) -> Response:
    """The last entries, or the last `before` one, in words and as data."""
    spend("logs")
    bearer = asker(code).bearer
    page = queries().log_page(
        code,
        bearer.seat,
        after=bodies.number("after", 0, LARGEST) or 0,
        before=bodies.number("before", 0, LARGEST),
        limit=bodies.number("limit", 1, schemas.MOST_LOGGED) or schemas.USUAL_LOGGED,
    )
    trail, spoken, names = queries().trail(code), language(), queries().names(code)

    def encode() -> bytes:
        member = bearer != ONLOOKER
        return msgspec.json.encode(schemas.log_answer(page, trail, spoken, names, member=member))

    return answer(msgspec.Raw(encode() if page.version <= LONG_LOG else run_in_thread(encode)))


@api.operation("get", "/sittings/<code>/moves", move_schemas.MovesAnswer, **READERS)
def moves(code: str) -> Response:
    """What the bearer may do now, corrections included."""
    bearer, names = asker(code).bearer, queries().names(code)
    if bearer == ONLOOKER:
        return answer(move_schemas.MovesAnswer(queries().look(code, None).version, ()))
    version, every = queries().moves(code, bearer.seat)
    spoken = language()

    def encode() -> bytes:
        listed = tuple(move_schemas.move_answer(one, spoken, names) for one in every)
        return msgspec.json.encode(move_schemas.MovesAnswer(version, listed))

    return answer(msgspec.Raw(encode() if version <= LONG_LOG else run_in_thread(encode)))


@api.operation("get", "/sittings/<code>/export", ExportedSitting, **MEMBERS)
def export_sitting(code: str) -> Response:
    """A finished sitting as one document; for the table."""
    spend("logs")
    document = services().sittings.export(code, require_token(code))
    response = answer(document)
    name = f"{document.game}-{document.code}.json"
    response.headers.set("Content-Disposition", "attachment", filename=name)
    return response


@api.operation("get", "/sittings/<code>/stream", kind="text/event-stream", **READERS)
def stream(code: str) -> Response:
    """Server-sent events: `id` is the version, `data` the view; `beat` every two seconds."""
    here, spoken = services(), language()
    asking = asker(code)
    code = queries().look(code, asking.bearer.seat).code

    def draw() -> tuple[str, str]:
        seat = here.snapshot(code).bearer(asking.token).seat
        return here.render_cache.share(code, ("view", seat, spoken), lambda: draw_anew(seat))

    def draw_anew(seat: int | None) -> tuple[str, str]:
        look = here.snapshot(code).look(seat)
        view = localize(look.view, spoken, look.names)
        return str(look.version), msgspec.json.encode(view).decode()

    def say_farewell(refusal: GameError) -> str:
        problem = problems.document(problems.from_refusal(refusal), spoken)
        return msgspec.json.encode(problem).decode()

    return listen(
        draw,
        code=code,
        devices=(asking.device,),
        seen=request.headers.get("Last-Event-ID"),
        farewell=say_farewell,
    )


def act_as(code: str, tokens: tuple[str, ...], spoken: Language) -> schemas.ActionAnswer:
    """Do what was sent, for whom these tokens name."""
    sent = bodies.read(schemas.ActionRequest)
    done = services().sittings.act(code, tokens, sent.id, sent.seat, sent.action, seen=sent.seen)
    return answer_as(schemas.ActionAnswer, done, spoken, done.names)


def propose_as(code: str, tokens: tuple[str, ...], spoken: Language) -> schemas.MendAnswer:
    """What would come of the mend that was sent."""
    sent = msgspec.to_builtins(bodies.read(schemas.MendRequest))
    proposal = services().sittings.propose(code, tokens, sent)
    return answer_as(schemas.MendAnswer, proposal, spoken, proposal.names)


def _seat(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", text):
        raise UnknownError("problem-unknown-seat")
    return int(text)


def _answer_new_sitting(opened: NewSitting) -> Response:
    begun = schemas.SittingAnswer(opened.code, opened.version, opened.table_token)
    response = answer(begun, status=201)
    response.location = f"{BASE}/sittings/{opened.code}"
    return response
