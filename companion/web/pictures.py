"""Pictures that go out of the house: a result, an evening. And the way to a result as a QR code."""

from __future__ import annotations

from flask import Blueprint, Response, request
from markupsafe import Markup

from companion.history import ResultRow
from companion.printing import Course, EveningPicture, GameOfEvening, Ranked, ResultPicture
from companion.printing.sitting_sheets import code as qr_code
from companion.sittings.results import told
from companion.text import Language, say, seat_name

from . import host, template_globals
from .history_screens import day_of, evening
from .households import history_of
from .print_worker import details, print_worker, speak
from .problems import UnknownError
from .reveal import reveal
from .services import join_address

pictures = Blueprint("pictures", __name__)
pictures.before_request(speak)

TOLD = 3
"""sentences below a result"""


@pictures.get("/s/<code>/result.png")
def result(code: str) -> Response:
    """What stands on the page of the result, for whoever may read that."""
    spoken = template_globals.language()
    found = history_of(code).opened(code)
    shown, row = reveal(found.sheet, over=True), found.row
    moments = tuple(told(one.words) for one in found.chronicle.moments)
    courses = (Course(one.words, one.rounds, one.values) for one in found.chronicle.courses)
    picture = ResultPicture(
        row.game,
        shown.title,
        row.names,
        tuple(
            Ranked(
                one.seat,
                seat_name(one.seat, spoken, row.names),
                one.place,
                None if one.total is None else one.points,
                one.winner,
            )
            for one in shown.ranks
        ),
        day_of(row.ended_at),
        details(row),
        next(courses, None),
        (*(one.words for one in shown.story[:1]), *moments)[:TOLD],
    )
    return _png(picture, spoken, f"{row.game}-{row.code}")


@pictures.get("/history/tonight.png")
def tonight() -> Response:
    host.check_reading()
    spoken, found = template_globals.language(), evening()
    if not found.rows:
        raise UnknownError("history-tonight-empty")
    games = tuple(GameOfEvening(row.game, _ranked(row, spoken)) for row in found.rows)
    day = day_of(found.rows[0].ended_at)
    return _png(EveningPicture(day, found.standing, games), spoken, f"tonight-{day}")


@pictures.get("/s/<code>/result.svg")
def way_to_result(code: str) -> Response:
    """Its page as a QR code, for another phone in the house."""
    row = history_of(code).row(code)
    qr = qr_code(f"{join_address(row.code, request.url_root)}/result")
    drawn = Markup(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}">'
        '<rect width="100%" height="100%" fill="#fff"/><path d="{1}"/></svg>'
    ).format(qr.size, qr.path)
    return Response(str(drawn), content_type="image/svg+xml")


def _ranked(row: ResultRow, spoken: Language) -> tuple[Ranked, ...]:
    counted = any(seat.total for seat in row.seats)
    return tuple(
        Ranked(
            seat.seat,
            say("history-somebody", spoken)
            if seat.forgotten
            else seat_name(seat.seat, spoken, row.names),
            seat.place,
            seat.total if counted else None,
            seat.winner,
        )
        for seat in row.by_place
    )


def _png(what: ResultPicture | EveningPicture, spoken: Language, name: str) -> Response:
    content = print_worker().do(lambda renderer: renderer.picture(what, spoken))
    response = Response(content, content_type="image/png")
    response.headers["Content-Disposition"] = f'inline; filename="{name}.png"'
    return response
