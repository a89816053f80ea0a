"""The log of a sitting, its result, and the next game at its table."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from flask import Response, redirect, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from companion.sittings import NotFoundError, SeatTakenError, UnfoldableError

from . import auth, screen_data, template_globals
from .reveal import moments, pictures, reveal
from .schemas import USUAL_LOGGED
from .services import history, join_address, queries, services, spend
from .sitting_screens import return_to_screen
from .sitting_screens import sitting_screens as sitting_screens
from .template_globals import see


@sitting_screens.get("/log")
def log(code: str) -> str:
    """Show a page of the log: the newest entries, or those `?before=` an entry; with `?part` as a
    dialog. Also works for a sitting that cannot go on.
    """
    spend("logs")
    bearer, before = auth.asker(code).bearer, request.args.get("before", type=int)
    page = queries().log_page(code, bearer.seat, before=before, limit=USUAL_LOGGED)
    try:
        look = queries().look(code, bearer.seat)
    except UnfoldableError as refusal:
        began, back_from = refusal.created_at, None
    else:
        began, back_from = look.created_at, look.version if bearer.table else None
    template_globals.name_seats(queries().names(code))
    kind = "table" if bearer.table else "seat" if bearer.seat is not None else None
    entries = screen_data.list_log_rows(page.entries, began, back_from=back_from)
    trail = screen_data.list_trail_rows(queries().trail(code), began)
    template = "sitting/log_dialog.html" if "part" in request.args else "sitting/log.html"
    return template_globals.render_in_slices(
        template, code=code, entries=entries, older=page.next, trail=trail, kind=kind
    )


@sitting_screens.get("/result")
def result(code: str) -> str | AnyResponse:
    """Show the result as it was stored, without folding the log."""
    sheet, names = queries().result(code), queries().names(code)
    if sheet is None:
        return redirect(template_globals.url_for("sitting.door", code=code))
    template_globals.name_seats(names)
    told = history().read_chronicle(code)
    return render_template(
        "sitting/result.html",
        code=code,
        reveal=reveal(sheet, over=True, ended_at=queries().ended_at(code)),
        logged=queries().is_sitting(code),
        moments=moments(told),
        pictures=pictures(told, names),
        reachable=bool(join_address(code, request.url_root)),
    )


@sitting_screens.post("/again")
def again(code: str) -> AnyResponse:
    """Set up the next game with the same people and options, for the table of a
    finished sitting.
    """
    auth.screen_bearer(code, "table")
    sittings = services().sittings
    look = queries().look(code, None)
    if not look.ended:
        return return_to_screen(code)
    spend("openings")
    options, guests = msgspec.to_builtins(look.options), sittings.guests(look.code)
    previous = look.code, auth.screen_token(code, "table")
    opened = sittings.open(look.game, options, look.names, guests, previous=previous)
    there = see("sitting.table", code=opened.code)
    _follow(there, code, opened.code)
    return auth.remember(there, opened.code, "table", opened.table_token)


@sitting_screens.post("/follow")
def follow(code: str) -> AnyResponse:
    """Go on to the next game of this table with all who share this phone, or to its door."""
    look = queries().look(code, None)
    if look.next_code is None:
        return return_to_screen(code)
    there = see("sitting.seat", code=look.next_code)
    followed = _follow(there, code, look.next_code)
    return there if followed else see("sitting.door", code=look.next_code)


def _follow(response: Response, code: str, next_code: str) -> bool:
    """Give this device its people's seats in the next game; return whether it has any."""
    followed = []
    for token in auth.own_seats(code).values():
        with suppress(NotFoundError, SeatTakenError):
            followed.append(services().sittings.seats.follow(code, token))
    if followed:
        auth.remember(response, next_code, "seat", *followed)
    return bool(followed)
