"""The screens of the history: results, the evening, and corrections."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import datetime, timedelta

from flask import Blueprint, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from companion.background import run_in_thread
from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError
from companion.history import ResultRow, SeatCorrection, SeatRow
from companion.history.exchange import link
from companion.history.reading import MOST, USUAL
from companion.printing.sitting_sheets import MOST_CODED
from companion.printing.sitting_sheets import code as qr_code
from companion.sittings import LONG_LOG
from companion.sittings.results import decode_message
from companion.text import day_in_words

from . import auth, host, template_globals
from .evening import TONIGHT, evening
from .history_api import describe_play
from .history_schemas import MOST_REMOVED
from .reveal import moments, pictures, reveal
from .services import history, join_address, queries, services
from .template_globals import see

history_screens = Blueprint("history", __name__)

NEAR = 8
"""people who can be chosen by one tap"""


# --- results --------------------------------------------------------------------------------------


@history_screens.get("/history")
def results() -> str:
    """`?game=`, `?person=`, `?from=` and `?to=` (days) narrow them. Raises `FaultyError`."""
    host.check_reading()
    here, asked = history(), request.args
    until = _read_day("to", days=1)
    page = here.page(
        game=asked.get("game") or None,
        person=asked.get("person") or None,
        after=_read_day("from"),
        before=asked.get("before") or (None if until is None else str(until)),
    )
    wish = {name: asked.get(name) or None for name in ("game", "person", "from", "to")}
    since = services().now() - TONIGHT
    return render_template(
        "history/results.html",
        of_tonight=not any(wish.values()) and any(one.ended_at > since for one in page.rows[:1]),
        near=NEAR,
        days=_group_by_day(page.rows),
        next=page.next,
        games=here.games(),
        people=here.people.list_all(),
        wish=wish,
        may_be_me=host.list_possible_owners() if host.owner() is None else frozenset(),
        alike=here.people.list_alike() if host.is_host() else (),
        unfinished=queries().recent(limit=USUAL, ended=False) if host.is_host() else (),
        bringing=here.importer.is_running(),
        strangers=here.count_strangers_results() if host.is_host() else 0,
        host=host.is_host(),
    )


@history_screens.get("/history/tonight")
def tonight() -> str:
    host.check_reading()
    found = evening()
    day = _in_words(found.rows[0].ended_at) if found.rows else ""
    return render_template(
        "history/tonight.html", evening=found, day=day, bringing=history().importer.is_running()
    )


@history_screens.get("/history/several")
def several() -> str:
    """Choose plays to delete, for the host. `?strangers`: only those sent by devices without a seat
    or a table here, all of them ticked.
    """
    host.check_host()
    here, by_strangers = history(), "strangers" in request.args
    limit = MOST_REMOVED if by_strangers else MOST
    page = here.page(before=request.args.get("before"), limit=limit, by_strangers=by_strangers)
    return render_template(
        "history/several.html",
        days=_group_by_day(page.rows),
        next=None if by_strangers else page.next,
        strangers=here.count_strangers_results() if by_strangers else 0,
    )


@history_screens.post("/history/several")
def remove_several() -> AnyResponse:
    """Delete every `code` of the form for good."""
    host.check_host()
    history().remove_many(request.form.getlist("code")[:MOST_REMOVED])
    if "strangers" in request.args and history().count_strangers_results():
        return see("history.several", strangers="")
    return see("history.results")


@history_screens.get("/history/<code>")
def result(code: str) -> str:
    host.check_reading()
    found = history().open_result(code)
    names, entries = found.row.names, found.chronicle.log[::-1]
    template_globals.name_seats(names)

    def log() -> tuple[tuple[int, Message, bool], ...]:
        return tuple((one.number, decode_message(one.words), one.undone) for one in entries)

    return template_globals.render_in_slices(
        "history/result.html",
        row=found.row,
        day=_in_words(found.row.ended_at),
        reveal=reveal(
            found.sheet, over=True, ended_at=found.row.ended_at, unscored=found.row.unscored
        ),
        first=found.chronicle.first,
        notes=found.chronicle.notes,
        log=log() if len(entries) <= LONG_LOG else run_in_thread(log),
        moments=moments(found.chronicle),
        pictures=pictures(found.chronicle, names),
        end=found.chronicle.end,
        game=found.row.game,
        reachable=bool(join_address(found.row.code, request.url_root)),
        host=host.is_host(),
    )


@history_screens.get("/history/<code>/bgstats")
def bg_stats(code: str) -> str:
    """Hand a play to BG Stats, here or on another phone. Says that names leave the house."""
    host.check_reading()
    short, found = "initials" in request.args, history().open_result(code)
    document = describe_play(found, template_globals.language(), short)
    address = link(document)
    return render_template(
        "history/bg_stats.html",
        ask=host.is_host() and not history().setting("name"),
        code=code.upper(),
        address=address,
        qr=qr_code(address, on_screen=True) if len(address) <= MOST_CODED else None,
        short=short,
        players=tuple(one["name"] for one in document["players"]),
    )


@history_screens.post("/history/<code>/bgstats")
def name_house(code: str) -> AnyResponse:
    """Store the name of the place for BG Stats; the host is asked only once."""
    host.check_host()
    history().row(code)  # which has to be one of this house
    history().set_setting("name", request.form.get("name", ""))
    return see("history.bg_stats", code=code)


@history_screens.post("/history/<code>/correct")
def correct(code: str) -> AnyResponse:
    """Set each seat's `total` and `winner`."""
    _check_member(code)
    row = history().row(code)
    history().correct(row.code, [_read_correction(seat) for seat in row.seats])
    return see("history.result", code=row.code)


@history_screens.post("/history/<code>/counts")
def counts(code: str) -> AnyResponse:
    _check_member(code)
    history().set_counts(code.upper(), request.form.get("counts") == "yes")
    return see("history.result", code=code)


@history_screens.post("/history/<code>/remove")
def remove(code: str) -> AnyResponse:
    """Delete a finished or abandoned sitting for good."""
    host.check_host()
    history().remove(code)
    return see("history.results")


def _group_by_day(rows: tuple[ResultRow, ...]) -> Mapping[str, list[ResultRow]]:
    """Group results by day, in the time zone of the house."""
    days: dict[str, list[ResultRow]] = {}
    for row in rows:
        days.setdefault(_in_words(row.ended_at), []).append(row)
    return days


def _in_words(at: int) -> str:
    return day_in_words(at, template_globals.language(), services().now())


def _read_day(name: str, *, days: int = 0) -> int | None:
    """Return the start of the day in the query string, in the time zone of the house, plus `days`;
    None if there is none. Raises `FaultyError` for anything else.
    """
    day = request.args.get(name)
    if not day:
        return None
    try:
        begins = datetime.fromisoformat(day) + timedelta(days=days)
        return int(begins.astimezone().timestamp() * 1000)
    except (ValueError, OverflowError, OSError):
        message = Message("history-no-day", day=day[:40])
        raise FaultyError((Fault(name, "no_day", message),)) from None


def _read_correction(seat: SeatRow) -> SeatCorrection:
    """Return the total that was typed, or the old one if it is no number."""
    typed = request.form.get(f"total.{seat.seat}", "").strip()
    total = int(typed) if re.fullmatch(r"-?[0-9]{1,6}", typed) else seat.total
    return SeatCorrection(total, f"winner.{seat.seat}" in request.form)


def _check_member(code: str) -> None:
    """Refuse everybody but the host and the devices of this sitting. Raises NoTokenError."""
    member = not host.is_host() and bool(auth.all_tokens(code)) and queries().is_sitting(code)
    if not member or auth.asker(code).token is None:
        host.check_host()
