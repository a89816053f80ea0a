"""Pictures to share: a result, an evening, a person. And the QR code of a result's page."""

from __future__ import annotations

from flask import Blueprint, Response, request
from markupsafe import Markup

from companion.history import ResultRow, SeatRow, Statistics
from companion.printing import (
    EveningPicture,
    GameOfEvening,
    GroupOfPerson,
    MonthOfPerson,
    PersonPicture,
    Picture,
    RankedSeat,
    ResultPicture,
    YearOfPerson,
)
from companion.printing.share import GROUPS_SHOWN, MONTHS_SHOWN, YEARS_SHOWN
from companion.printing.sitting_sheets import code as qr_code
from companion.text import Language, day_of, say, seat_name

from . import host, template_globals
from .evening import evening
from .print_worker import check_order, details, send
from .problems import UnknownError
from .reveal import courses, moments, reveal
from .services import history, join_address

pictures = Blueprint("pictures", __name__)
pictures.before_request(check_order)

TOLD = 3
"""sentences below a result"""


@pictures.get("/s/<code>/result.png")
def result(code: str) -> Response:
    """Draw the picture of a result, for whoever may read its page."""
    spoken = template_globals.language()
    found = history().open_result(code)
    row = found.row
    shown = reveal(found.sheet, over=True, unscored=row.unscored)
    told = (*shown.story[:1], *moments(found.chronicle))
    picture = ResultPicture(
        row.game,
        shown.title,
        row.names,
        tuple(
            RankedSeat(
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
        courses(found.chronicle),
        tuple(words for _, words in told[:TOLD]),
        found.chronicle.end,
    )
    return _png(picture, spoken, f"{row.game}-{row.code}")


@pictures.get("/history/tonight.png")
def tonight() -> Response:
    host.check_reading()
    spoken, found = template_globals.language(), evening()
    if not found.rows:
        raise UnknownError("history-tonight-empty")
    games = tuple(GameOfEvening(row.game, _rank_players(row, spoken)) for row in found.rows)
    day = day_of(found.rows[0].ended_at)
    wins = tuple((one.name, one.wins) for one in found.standings)
    return _png(EveningPicture(day, wins, games), spoken, f"tonight-{day}")


@pictures.get("/people/<id>.png")
def person(id: str) -> Response:
    """Draw the picture of a person, for whoever may see their statistics."""
    host.check_member()
    here = history()
    one, found = here.people.find(id), here.people.read_statistics(id)
    if found.last_at is None:
        raise UnknownError("history-nothing-counted")
    picture = PersonPicture(
        name=one.name,
        sign=one.sign or 0,
        last=day_of(found.last_at),
        plays=found.plays,
        wins=found.wins,
        h_index=found.h_index,
        groups=_groups(found),
        months=_months(found),
        years=tuple(YearOfPerson(one.year, one.plays, one.wins) for one in found.years)[
            :YEARS_SHOWN
        ],
    )
    return _png(picture, template_globals.language(), f"person-{one.id}")


@pictures.get("/s/<code>/result.svg")
def way_to_result(code: str) -> Response:
    """Draw the QR code of a result's page; 404 if no phone can reach this machine."""
    row = history().row(code)
    way = join_address(row.code, request.url_root)
    if not way:
        raise UnknownError("problem-unknown-path")
    qr = qr_code(f"{way}/result")
    drawn = Markup(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}">'
        '<rect width="100%" height="100%" fill="#fff"/><path d="{1}"/></svg>'
    ).format(qr.size, qr.path)
    return Response(str(drawn), content_type="image/svg+xml")


def _rank_players(row: ResultRow, spoken: Language) -> tuple[RankedSeat, ...]:
    def name(one: SeatRow) -> str:
        if one.forgotten:
            return say("history-somebody", spoken)
        return seat_name(one.seat, spoken, row.names)

    return tuple(
        RankedSeat(one.seat, name(one), one.place, row.points_of(one), one.winner)
        for one in row.by_place
    )


def _groups(found: Statistics) -> tuple[GroupOfPerson, ...]:
    most = sorted(found.figures, key=lambda one: (-one.plays, one.game, one.edition, one.players))
    return tuple(
        GroupOfPerson(one.game, one.edition, one.players, one.plays, one.wins, one.best)
        for one in most[:GROUPS_SHOWN]
    )


def _months(found: Statistics) -> tuple[MonthOfPerson, ...]:
    """Return the months since the first play, empty ones too, as far as there is room."""
    played = {one.year * 12 + one.month - 1: one for one in found.months}
    last = max(played, default=-1)
    first = max(min(played, default=0), last - MONTHS_SHOWN + 1)
    return tuple(
        MonthOfPerson(at // 12, at % 12 + 1, one.plays if one else 0, one.wins if one else 0)
        for at in range(first, last + 1)
        for one in (played.get(at),)
    )


def _png(what: Picture, spoken: Language, name: str) -> Response:
    return send(lambda renderer: renderer.picture(what, spoken), f"{name}.png")
