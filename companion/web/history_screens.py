"""The screens of the history: results, the people, the key."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

from flask import Blueprint, current_app, make_response, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from companion.engine.checks import NAME_LETTERS, plain
from companion.engine.message import Message
from companion.history import Figures, ResultRow, SeatCorrection, SeatRow, Statistics
from companion.history.exchange import link
from companion.printing import Course
from companion.printing.drawing import Chart, chart
from companion.printing.sitting_sheets import code as qr_code
from companion.sittings import NoSuchSittingError
from companion.sittings.chronicle import ToldCourse
from companion.sittings.results import told
from companion.text import keys

from . import auth, bgstats, cookies, host, locale, template_globals
from .problems import UnknownError
from .redirects import see
from .reveal import reveal
from .services import services

history_screens = Blueprint("history", __name__)

DAY = 24 * 60 * 60 * 1000
TONIGHT = 18 * 60 * 60 * 1000
"""milliseconds back to which everything was this evening"""
LABEL = 22
"""units between two names at the ends of lines"""
SHORT = 11
"""letters of a name that have room there; a Korean one takes that of two"""
ME = "me"
"""the cookie of who uses this device"""


@history_screens.before_request
def speak() -> None:
    template_globals.speak(locale.refusal_language(), (), request.root_path)


@dataclass(frozen=True, slots=True)
class Day:
    """What was played on one day, on the wall of the house."""

    day: str
    rows: tuple[ResultRow, ...]


@dataclass(frozen=True, slots=True)
class Label:
    """A name at the end of a line."""

    y: float
    name: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A game over its rounds."""

    chart: Chart
    course: Course

    @property
    def labels(self) -> tuple[Label, ...]:
        """At the ends of the lines, none on top of another."""
        ends = sorted(self.chart.curves, key=lambda curve: curve.points[-1][1])
        labels: list[Label] = []
        for curve in ends:
            y = curve.points[-1][1] + 5
            if labels:
                y = max(y, labels[-1].y + LABEL)
            labels.append(Label(y, _short(curve.name)))
        over = labels[-1].y - self.chart.bottom if labels else 0
        return tuple(Label(one.y - max(0, over), one.name) for one in labels)


@dataclass(frozen=True, slots=True)
class MomentShown:
    entry: int
    words: Message


# --- results --------------------------------------------------------------------------------------


@history_screens.get("/history")
def results() -> str:
    """`?game=`, `?person=`, `?from=` and `?to=` as days."""
    host.check_reading()
    here, asked = services().history, request.args
    until = _moment(asked.get("to"))
    page = here.page(
        game=asked.get("game") or None,
        person=asked.get("person") or None,
        after=_moment(asked.get("from")),
        before=asked.get("before") or (None if until is None else str(until + DAY)),
    )
    return render_template(
        "history/results.html",
        days=tuple(_days(page.rows)),
        next=page.next,
        games=tuple(services().sittings.games),
        people=here.people(),
        wish={name: asked.get(name, "") for name in ("game", "person", "from", "to")},
        unfinished=here.unfinished() if host.is_host() else (),
        host=host.is_host(),
    )


@history_screens.get("/history/tonight")
def tonight() -> str:
    """Everything of this evening on one screen."""
    host.check_reading()
    page = services().history.page(after=services().now() - TONIGHT)
    rows = tuple(reversed(page.rows))
    wins: dict[str, int] = {}
    for row in rows:
        for seat in row.seats:
            if seat.name:
                wins[seat.name] = wins.get(seat.name, 0) + seat.winner
    standing = sorted(wins.items(), key=lambda one: (-one[1], one[0]))
    return render_template("history/tonight.html", rows=rows, standing=standing)


@history_screens.get("/history/<code>")
def result(code: str) -> str:
    host.check_reading()
    found = services().history.opened(code)
    names = found.row.names
    template_globals.speak(template_globals.language(), names, request.root_path)
    return render_template(
        "history/result.html",
        row=found.row,
        day=_day(found.row.ended_at),
        reveal=reveal(found.sheet, over=True, ended_at=found.row.ended_at),
        log=tuple(
            (one.number, told(one.words), one.undone) for one in reversed(found.chronicle.log)
        ),
        moments=tuple(MomentShown(one.entry, told(one.words)) for one in found.chronicle.moments),
        pictures=tuple(_pictures(found.chronicle.courses, names)),
        logged=found.logged,
        host=host.is_host(),
    )


@history_screens.get("/history/<code>/bgstats")
def bg_stats(code: str) -> str:
    """To be kept in BG Stats, here or on another phone; says beforehand that names go out."""
    host.check_reading()
    short = "initials" in request.args
    document = bgstats.of(code, template_globals.language(), initials=short)
    address = link(document)
    return render_template(
        "history/bg_stats.html",
        code=code.upper(),
        address=address,
        qr=qr_code(address),
        short=short,
        players=tuple(one["name"] for one in document["players"]),
    )


@history_screens.post("/history/<code>/correct")
def correct(code: str) -> AnyResponse:
    """Each seat's `total` and `winner`."""
    _check_member_of(code)
    row, form = services().history.row(code), request.form
    seats = [
        SeatCorrection(_whole(form.get(f"total.{seat.seat}"), seat), f"winner.{seat.seat}" in form)
        for seat in row.seats
    ]
    services().history.correct(row.code, seats)
    return see("history.result", code=row.code)


@history_screens.post("/history/<code>/counts")
def counts(code: str) -> AnyResponse:
    _check_member_of(code)
    services().history.set_counts(code.upper(), request.form.get("counts") == "yes")
    return see("history.result", code=code)


@history_screens.post("/history/<code>/remove")
def remove(code: str) -> AnyResponse:
    """Everywhere and for good: a finished sitting, or one that nobody takes up again."""
    host.check_host()
    services().history.remove(code)
    return see("history.results")


# --- people ---------------------------------------------------------------------------------------


@history_screens.get("/people")
def people() -> str:
    host.check_reading()
    here = services().history
    return render_template(
        "history/people.html",
        people=here.people(),
        alike=here.alike() if host.is_host() else (),
        me=_me(),
        host=host.is_host(),
    )


@history_screens.get("/people/<id>")
def person(id: str) -> str:
    """What tells how somebody lies is on their own device alone."""
    host.check_member()
    here = services().history
    one, found = here.person(id), here.statistics(id)
    mine = _me() == one.id
    shown = found if mine else found.without_lies()
    others = {other.id: other for other in here.people() if other.id != one.id}
    return render_template(
        "history/person.html",
        person=one,
        statistics=shown,
        figures=tuple(_figures(shown)),
        against=tuple(
            (others[each.person].name, each) for each in found.against if each.person in others
        ),
        last=None if found.last_at is None else _day(found.last_at),
        firsts=tuple((each, _day(each.at)) for each in found.firsts),
        others=tuple(others.values()),
        mine=mine,
        may_be_me=_may_be(one.id),
        host=host.is_host(),
    )


@history_screens.post("/people/<id>/me")
def be_me(id: str) -> AnyResponse:
    """This device is that person's: it has held a seat of theirs."""
    host.check_reading()
    if not _may_be(services().history.person(id).id):
        raise UnknownError("history-not-you")
    response = make_response(see("history.person", id=id))
    cookies.keep(response, ME, id, seconds=host.KEPT_FOR)
    return response


@history_screens.post("/people/<id>/merge")
def merge(id: str) -> AnyResponse:
    host.check_host()
    into = request.form.get("into", "")
    services().history.merge(id, into)
    return see("history.person", id=into)


@history_screens.post("/people/<id>/separate")
def separate(id: str) -> AnyResponse:
    """Everybody who was merged into this one is somebody of their own again."""
    host.check_host()
    services().history.separate_all(id)
    return see("history.people")


@history_screens.post("/people/<id>/forget")
def forget(id: str) -> AnyResponse:
    host.check_host()
    services().history.forget(id)
    return see("history.people")


# --- the key --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Numbered:
    """A game whose number at BoardGameGeek only the host knows."""

    game: str
    edition: str
    number: str

    @property
    def field(self) -> str:
        return f"bgg:{self.game}:{self.edition}"


@history_screens.get("/key")
def key() -> str:
    here, known = services().history, host.is_host()
    return render_template(
        "history/key.html",
        host=known,
        house_name=here.setting("name") if known else "",
        closed=host.is_closed(),
        decided=current_app.config.get("HISTORY") is not None,
        numbered=tuple(_numbered()) if known else (),
    )


@history_screens.post("/key/settings")
def settings() -> AnyResponse:
    """What the host chooses for the house: its `name`, whether the `history` is `closed` unless the
    configuration says, numbers at BoardGameGeek. What is no number leaves the one before.
    """
    host.check_host()
    here, form = services().history, request.form
    here.set_setting("name", plain(form.get("name", ""))[:NAME_LETTERS])
    if current_app.config.get("HISTORY") is None:
        here.set_setting("history", host.CLOSED if form.get("history") == host.CLOSED else "open")
    for one in _numbered():
        typed = form.get(one.field, "").strip()
        if not typed or re.fullmatch(r"[1-9][0-9]{0,8}", typed):
            here.set_setting(one.field, typed)
    return see("history.key")


@history_screens.post("/key/new")
def new_key() -> AnyResponse:
    """Another key; this device knows it at once, every other one asks."""
    host.check_host()
    response = make_response(see("history.key"))
    host.remember(response, host.new_key())
    return response


def _numbered() -> Iterator[Numbered]:
    for game in services().sittings.games.values():
        if "" in game.bgg_ids:
            continue  # one number for all of it
        for edition in (one.key for one in game.sheets[0].editions) if game.sheets else ("",):
            if edition not in game.bgg_ids:
                number = services().history.setting(f"bgg:{game.key}:{edition}")
                yield Numbered(game.key, edition, number)


@history_screens.post("/key")
def bring_key() -> AnyResponse:
    """It was typed: this device is the host's from now on."""
    brought = request.form.get("key", "").strip()
    host.check_key(brought)
    response = make_response(see("history.results"))
    host.remember(response, brought)
    return response


@history_screens.post("/key/forget")
def forget_key() -> AnyResponse:
    response = make_response(see("history.key"))
    host.forget(response)
    return response


# --- reading and drawing --------------------------------------------------------------------------


def _days(rows: tuple[ResultRow, ...]) -> Iterator[Day]:
    days: dict[str, list[ResultRow]] = {}
    for row in rows:
        days.setdefault(_day(row.ended_at), []).append(row)
    for day, some in days.items():
        yield Day(day, tuple(some))


def _day(at: int) -> str:
    """On the wall of the house."""
    return datetime.fromtimestamp(at / 1000, UTC).astimezone().date().isoformat()


def _moment(day: str | None) -> int | None:
    """When a day begins on the wall of the house; None for what is no day."""
    try:
        return int(datetime.fromisoformat(day or "").astimezone().timestamp() * 1000)
    except ValueError:
        return None


def _whole(text: str | None, seat: SeatRow) -> int:
    """What somebody typed; what they had where it is no number."""
    typed = (text or "").strip()
    return int(typed) if re.fullmatch(r"-?[0-9]{1,6}", typed) else seat.total


def _short(name: str) -> str:
    room = SHORT
    for at, sign in enumerate(name):
        room -= 2 if unicodedata.east_asian_width(sign) in "WF" else 1
        if room < 0:
            return name[:at]
    return name


def _pictures(courses: tuple[ToldCourse, ...], names: tuple[str, ...]) -> Iterator[Picture]:
    for one in courses:
        course = Course(one.words, one.rounds, one.values)
        drawn = chart(course, names, template_globals.language())
        if drawn is not None:
            yield Picture(drawn, course)


def _figures(found: Statistics) -> Iterator[tuple[Figures, str, tuple[tuple[str, int], ...]]]:
    """With the last day, and the game's own figures under the ids of what they are called."""
    known = keys("en")
    for one in found.figures:
        named = ((f"{one.game}-figure-{key.replace('_', '-')}", n) for key, n in one.facts.items())
        yield one, _day(one.last_at), tuple((id, n) for id, n in named if id in known)


def _check_member_of(code: str) -> None:
    """The host, or a device of that very sitting. Raises KeyNeededError."""
    sittings = services().sittings
    member = not host.is_host() and bool(auth.bearers_of(code)) and sittings.is_sitting(code)
    if not member or auth.asker(sittings, code).token is None:
        host.check_host()


def _me() -> str | None:
    found = request.cookies.get(ME)
    return found if found and _may_be(found) else None


def _may_be(id: str) -> bool:
    """Whether this device has held a seat of this person."""
    for code, seat in host.seats_held().items():
        try:
            row = services().history.row(code)
        except NoSuchSittingError:
            continue
        if any(one.seat == seat and one.person == id for one in row.seats):
            return True
    return False
