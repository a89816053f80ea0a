"""The screens of a sitting: the door where one chooses a seat, table, phone, log and result."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Literal

import msgspec
from flask import Blueprint, Response, redirect, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from companion.engine.refusal import GameError
from companion.sittings import Bearer, DeadTokenError, Look

from . import bearers, bodies, dialogs, rooms, speech, words
from .bearers import NoTokenError
from .desk import Desk, desk, join_address, listening
from .problems import UnknownError
from .rooms import Room, room
from .shapes import ActionAnswer, ActionRequest
from .speech import said
from .stream import event, last_seen, respond

tables = Blueprint("tables", __name__, url_prefix="/s/<code>")

PlaceName = Literal["table", "seat"]


@tables.before_request
def speak() -> None:
    words.speak(speech.refusal_language(), (), request.root_path)


# --- the door -------------------------------------------------------------------------------------


@tables.get("/")
def door(code: str) -> str | AnyResponse:
    """Where the QR code leads: tap your seat, done."""
    look = desk().sittings.look(code, None)
    mine = _held_seat(look.code)
    if mine is not None:
        return redirect(words.url_for("tables.seat", code=look.code))
    here = _room(look, viewer=None)
    return render_template("sitting/door.html", sitting=here, has_table=_holds_table(look.code))


@tables.post("/seats/<int:seat>/claim")
def claim(code: str, seat: int) -> AnyResponse:
    look = desk().sittings.look(code, None)
    token = desk().sittings.claim(look.code, seat)
    return _remembering(_see("tables.seat", look.code), look.code, "seat", token)


@tables.post("/seats/<int:seat>/release")
def release(code: str, seat: int) -> AnyResponse:
    """The table frees anybody's seat, a phone its own."""
    sittings = desk().sittings
    look = sittings.look(code, None)
    sittings.release(look.code, seat, bearers.member(sittings, look.code))
    if _token_of(look.code, "table") is not None:
        return _see("tables.table", look.code)
    response = _see("tables.door", look.code)
    bearers.forget(response, look.code, "seat")
    return response


@tables.post("/table/claim")
def take_over(code: str) -> AnyResponse:
    """The tablet is gone: this phone is the table from now on."""
    sittings = desk().sittings
    look = sittings.look(code, None)
    token = sittings.take_over(look.code, bearers.member(sittings, look.code))
    return _remembering(_see("tables.table", look.code), look.code, "table", token)


# --- table and phones -----------------------------------------------------------------------------


@tables.get("/table")
def table(code: str) -> str | AnyResponse:
    return _page(code, "table")


@tables.get("/seat")
def seat(code: str) -> str | AnyResponse:
    return _page(code, "seat")


@tables.get("/table/stream")
def table_stream(code: str) -> Response:
    return _stream(code, "table")


@tables.get("/seat/stream")
def seat_stream(code: str) -> Response:
    return _stream(code, "seat")


@tables.post("/table/actions")
def table_act(code: str) -> Response:
    return _act(code, "table")


@tables.post("/seat/actions")
def seat_act(code: str) -> Response:
    return _act(code, "seat")


@tables.get("/table/dialog")
def table_dialog(code: str) -> str:
    """The dialog `?id=` of the table screen."""
    return _dialog(code, "table")


@tables.get("/seat/dialog")
def seat_dialog(code: str) -> str:
    """The dialog `?id=` of a phone."""
    return _dialog(code, "seat")


@tables.get("/table/cover/<int:seat>")
def cover(code: str, seat: int) -> str:
    """What a seat without a phone sees under the table screen's cover, when it taps.

    Its secrets only if the table has chosen so and no phone has that seat.
    """
    bearer, _ = _bearer(code, "table")
    if not bearer.table:
        raise NoTokenError
    sittings = desk().sittings
    look = sittings.look(code, None)
    if not 0 <= seat < len(look.names):
        raise UnknownError("problem-unknown-seat")
    if rooms.covers(look.options) and not look.claimed[seat]:
        look = sittings.look(code, seat)
    here = _room(look, viewer=None)
    return render_template(
        [f"{look.game}/cover.html", "sitting/no_cover.html"],
        sitting=here,
        view=look.view,
        seat=_seats(look)[seat],
        edge=here.seats[seat].edge,
    )


def _page(code: str, place: PlaceName) -> str | AnyResponse:
    try:
        bearer, _ = _bearer(code, place)
    except NoTokenError:
        return redirect(words.url_for("tables.door", code=code))
    look = desk().sittings.look(code, bearer.seat)
    here = _room(look, viewer=bearer.seat)
    return dialogs.without("sitting/page.html", _drawn_with(look, here))


def _dialog(code: str, place: PlaceName) -> str:
    """A dialog of the screen that this device shows, by the same view."""
    bearer, _ = _bearer(code, place)
    look = desk().sittings.look(code, bearer.seat)
    here = _room(look, viewer=bearer.seat)
    return dialogs.alone(request.args.get("id", ""), _template(here), _drawn_with(look, here))


def _template(here: Room) -> str:
    return "sitting/table.html" if here.table else "sitting/seat.html"


def _drawn_with(look: Look, here: Room) -> dict[str, Any]:
    return {
        "screen": _template(here),
        "sitting": here,
        "game": look.game,
        "view": look.view,
        "seats": _seats(look),
    }


def _seats(look: Look) -> tuple[msgspec.Struct, ...]:
    """What the game's view tells of each seat."""
    view: Any = look.view
    seats: tuple[msgspec.Struct, ...] = view.seats
    return seats


def _stream(code: str, place: PlaceName) -> Response:
    """Screens without end. A refusal is the last event: a browser cannot read another answer."""
    try:
        bearer, token = _bearer(code, place)
        code = desk().sittings.look(code, bearer.seat).code
    except GameError as refusal:
        return respond(iter([event("gone", said(refusal.message, words.language()))]))
    spoken, root, origin, here = words.language(), request.root_path, request.url_root, desk()

    def draw() -> tuple[int, str]:
        if here.glance(code).bearer(token) != bearer:
            raise DeadTokenError
        return here.drawings.shared(code, (bearer, spoken, root, origin), draw_anew)

    def draw_anew() -> tuple[int, str]:
        look = here.glance(code).look(bearer.seat)
        words.speak(spoken, look.names, root)
        return look.version, screen(look, here, origin, viewer=bearer.seat)

    return listening(
        draw,
        code=code,
        place="table" if bearer.seat is None else bearer.seat,
        seen=last_seen(request.headers.get("Last-Event-ID")),
        farewell=lambda refusal: said(refusal.message, spoken),
    )


def _act(code: str, place: PlaceName) -> Response:
    """As the interface's `POST /sittings/{code}/actions`, for whom this place's cookie names."""
    sittings, token = desk().sittings, _token(code, place)
    sent = bodies.read(ActionRequest)
    done = sittings.act(code, (token,), sent.id, sent.seat, sent.action)
    answer = msgspec.json.encode(ActionAnswer.of(done, words.language()))
    return Response(answer, content_type="application/json")


# --- log and result -------------------------------------------------------------------------------


@tables.get("/log")
def log(code: str) -> str:
    """`?part` is the dialog."""
    sittings = desk().sittings
    asking = bearers.asker(sittings, code)
    look = sittings.look(code, asking.bearer.seat)
    here = _room(look, viewer=asking.bearer.seat)
    entries = rooms.written(sittings.log(code, asking.bearer.seat), look, table=asking.bearer.table)
    template = "sitting/log_dialog.html" if "part" in request.args else "sitting/log.html"
    return render_template(template, sitting=here, entries=entries)


@tables.get("/result")
def result(code: str) -> str | AnyResponse:
    sittings = desk().sittings
    look = sittings.look(code, None)
    here = _room(look, viewer=None)
    if here.reveal is None:
        return redirect(words.url_for("tables.door", code=look.code))
    return render_template("sitting/result.html", sitting=here, reveal=here.reveal)


# --- who is asking --------------------------------------------------------------------------------


def _bearer(code: str, place: PlaceName) -> tuple[Bearer, str]:
    """Raises NoTokenError, DeadTokenError, NoSuchSittingError."""
    token = _token(code, place)
    bearer = desk().sittings.bearer(code, token)
    if bearer.table != (place == "table"):
        raise NoTokenError
    return bearer, token


def _token(code: str, place: PlaceName) -> str:
    """Raises NoTokenError, NoSuchSittingError."""
    token = bearers.bearer_of(code, place)
    if token is None:
        desk().sittings.names(code)
        raise NoTokenError
    return token


def _token_of(code: str, place: PlaceName) -> Bearer | None:
    """What this device is there, if that is still so."""
    try:
        return _bearer(code, place)[0]
    except (NoTokenError, DeadTokenError):
        return None


def _held_seat(code: str) -> int | None:
    bearer = _token_of(code, "seat")
    return None if bearer is None else bearer.seat


def _holds_table(code: str) -> bool:
    return _token_of(code, "table") is not None


# --- drawing --------------------------------------------------------------------------------------


def screen(look: Look, at: Desk, origin: str, *, viewer: int | None) -> str:
    """A screen as a stream sends it. There need be no request; `words.speak` comes before."""
    here = _room_at(look, at, origin, viewer=viewer)
    return dialogs.without(_template(here), _drawn_with(look, here))


def _room(look: Look, *, viewer: int | None) -> Room:
    words.speak(words.language(), look.names, request.root_path)
    return _room_at(look, desk(), request.url_root, viewer=viewer)


def _room_at(look: Look, here: Desk, origin: str, *, viewer: int | None) -> Room:
    sheet = here.sittings.result(look.code) if look.ended else None
    join = rooms.code(join_address(look.code, origin))
    return room(look, here.presence, sheet, join, viewer=viewer)


def _see(endpoint: str, code: str) -> Response:
    address = words.url_for(endpoint, code=code)
    return redirect(address, HTTPStatus.SEE_OTHER, Response)  # type: ignore[return-value]


def _remembering(response: Response, code: str, as_: bearers.Purpose, token: str) -> Response:
    bearers.remember(response, code, as_, token)
    return response
