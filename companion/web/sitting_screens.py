"""The screens of a sitting: the door for choosing a seat, table, phone, log and result."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from flask import Blueprint, Response, make_response, redirect, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from companion.engine.refusal import GameError
from companion.sittings import Bearer, DeadTokenError, SittingView, Snapshot
from companion.text import say

from . import auth, bodies, locale, seating, template_globals
from .api import act_as, propose_as
from .auth import NoTokenError, Purpose
from .problems import UnknownError
from .regions import Screen
from .screen_data import ScreenData, make_screen_data
from .services import history, queries, services
from .sitting_regions import draw_dialog, draw_screen
from .stream import event, listen, respond
from .template_globals import see

sitting_screens = Blueprint("sitting", __name__, url_prefix="/s/<code>")

# --- the door -------------------------------------------------------------------------------------


@sitting_screens.get("/")
def door(code: str) -> str | AnyResponse:
    """Show the door, to which the QR code leads: one tap takes a seat."""
    look = queries().look(code, None)
    if auth.own_seats(look.code):
        return redirect(template_globals.url_for("sitting.seat", code=look.code))
    holds_table = auth.shows_screen(look.code, "table")
    here = _make_data(look, viewer=None)
    return render_template("sitting/door.html", sitting=here, has_table=holds_table)


@sitting_screens.post("/seats/<int:seat>/claim")
def claim(code: str, seat: int) -> AnyResponse:
    """Take a seat. A phone that has one already is shared from then on; its
    holder stays in front.
    """
    token = auth.claim_seat(code, seat)
    tokens = (*auth.own_seats(code).values(), token)
    response = auth.remember(see("sitting.seat", code=code), code, "seat", *tokens)
    locale.keep(response, history().people.choose_language(code, seat, locale.chosen_language()))
    return response


@sitting_screens.get("/seats/<int:seat>/give")
def give(code: str, seat: int) -> str | AnyResponse:
    """On a shared phone: show nothing secret until the next person has it in hand."""
    if seat not in auth.own_seats(code):
        return return_to_screen(code)
    here = _make_data(queries().look(code, None), viewer=None)
    return render_template("sitting/give.html", sitting=here, seat=seat)


@sitting_screens.post("/seats/<int:seat>/give")
def take_phone(code: str, seat: int) -> AnyResponse:
    """On a shared phone: the next person has it in hand."""
    held = auth.own_seats(code)
    token = held.pop(seat, None)
    if token is None:
        return return_to_screen(code)
    return auth.remember(see("sitting.seat", code=code), code, "seat", token, *held.values())


@sitting_screens.post("/seats/<int:seat>/release")
def release(code: str, seat: int) -> AnyResponse:
    """Free a seat: the table anybody's, a phone its own; any phone may grant
    one that is asked for.
    """
    services().sittings.seats.release(
        code, seat, auth.require_token(code), answers="answers" in request.form
    )
    return _leave_seat(code)


@sitting_screens.post("/seats/<int:seat>/keep")
def keep(code: str, seat: int) -> AnyResponse:
    """Refuse the phone that is the table and asks for this seat."""
    services().sittings.seats.keep(code, seat, auth.require_token(code))
    return return_to_screen(code)


@sitting_screens.post("/seats/<int:seat>/hand")
def hand(code: str, seat: int) -> AnyResponse:
    """Give the seat away, to whoever scans next."""
    services().sittings.seats.hand(
        code, seat, request.form.get("name", ""), auth.require_token(code)
    )
    return _leave_seat(code)


@sitting_screens.post("/seats/<int:seat>/seated")
def stay_seated(code: str, seat: int) -> AnyResponse:
    """Note that nobody is missing at this seat."""
    services().sittings.seats.seat_at_table(code, seat, auth.require_token(code))
    return return_to_screen(code)


@sitting_screens.post("/table/claim")
def take_over(code: str) -> AnyResponse:
    """Make this phone the table, because the tablet is gone."""
    token = services().sittings.seats.take_over(code, auth.require_token(code))
    return auth.remember(see("sitting.table", code=code), code, "table", token)


@sitting_screens.post("/table/stop")
def stop(code: str) -> AnyResponse:
    """Undo a take-over: the table is what it was before."""
    services().sittings.seats.stop(code, auth.require_token(code))
    return return_to_screen(code)


# --- table and phones -----------------------------------------------------------------------------


@sitting_screens.get("/table/cover/<int:seat>")
def cover(code: str, seat: int) -> str:
    """Show what a seat without a phone sees under the cover: its secrets, only if the table has
    chosen so and the seat has no phone.
    """
    auth.screen_bearer(code, "table")
    look = queries().look(code, None)
    if not 0 <= seat < len(look.names):
        raise UnknownError("problem-unknown-seat")
    if look.covers and not look.claimed[seat]:
        look = queries().look(code, seat)
    here = _make_data(look, viewer=None)
    return render_template(
        "sitting/cover.html",
        game=look.game,
        sitting=here,
        view=here.view,
        seat=here.view.seats[seat],
        edge=here.seats[seat].edge,
    )


@sitting_screens.get("/table")
def table(code: str) -> str | AnyResponse:
    return _page(code, "table")


@sitting_screens.get("/seat")
def seat(code: str) -> str | AnyResponse:
    return _page(code, "seat")


def _page(code: str, kind: Purpose) -> str | AnyResponse:
    try:
        bearer = auth.screen_bearer(code, kind)
    except NoTokenError:
        return redirect(template_globals.url_for("sitting.door", code=code))
    except DeadTokenError:
        if kind == "seat" and auth.own_seats(code):
            return return_to_screen(code)
        if kind == "seat" or not auth.was_table(code):
            raise
        look = queries().look(code, None)
        template_globals.name_seats(look.names)
        page = render_template("sitting/page.html", **_taken_over_values(look))
        return make_response(page, HTTPStatus.UNAUTHORIZED)
    look = queries().look(code, bearer.seat)
    here = _make_data(look, viewer=bearer.seat)
    return draw_screen(here, services().region_cache, "sitting/page.html").html


@sitting_screens.get("/<any(table, seat):kind>/dialog")
def dialog(code: str, kind: Purpose) -> str:
    """Draw the dialog `?id=` of the screen that this device shows."""
    bearer = auth.screen_bearer(code, kind)
    look = queries().look(code, bearer.seat)
    here = _make_data(look, viewer=bearer.seat)
    drawn = draw_dialog(request.args.get("id", ""), here)
    if drawn is None:
        raise UnknownError("problem-unknown-dialog")
    return drawn


def _taken_over_values(look: SittingView) -> dict[str, Any]:
    """Return the values for the screen of a table that a phone has just taken over."""
    sitting = {
        "code": look.code,
        "incarnation": queries().incarnation,
        "version": look.version,
        "take_over": look.take_over,
        "table": True,
        "asked": (),
        "absent": (),
    }
    return {"screen": "sitting/taken.html", "sitting": sitting, "game": look.game}


def _version_id(look: SittingView) -> str:
    """Return version and database, by which a browser tells older screens from newer ones."""
    return f"{queries().incarnation}-{look.version}"


@sitting_screens.get("/<any(table, seat):kind>/stream")
def stream(code: str, kind: Purpose) -> Response:
    """Stream the screens without end; `?packed` if the client can unpack regions. A refusal is the
    last event, since a browser cannot read another answer.
    """
    try:
        token = auth.screen_token(code, kind)
        was_table = kind == "table" and auth.was_table(code)
        bearer = Bearer(table=True) if was_table else auth.screen_bearer(code, kind)
        code = queries().look(code, bearer.seat).code
    except GameError as refusal:
        return respond(iter([event("gone", say(refusal.message, template_globals.language()))]))
    spoken, here = template_globals.language(), services()
    root, origin, placement = request.root_path, request.url_root, _placement()
    brought = () if bearer.seat is None else auth.seat_tokens(code)

    def others(snapshot: Snapshot) -> tuple[int, ...]:
        if len(brought) < 2:
            return ()
        seats = auth.tokens_by_seat(snapshot.bearers(brought), brought)
        return tuple(seat for seat in seats if seat != bearer.seat)

    def draw() -> tuple[str, str | Screen]:
        snapshot = here.snapshot(code)
        if bearer.table and snapshot.was_table(token):
            look = snapshot.look(None)
            template_globals.speak(spoken, look.names, root)
            taken = render_template("sitting/taken.html", **_taken_over_values(look))
            return _version_id(look), taken
        if snapshot.bearer(token) != bearer:
            raise DeadTokenError
        at = (bearer, others(snapshot), spoken, root, origin, placement)
        return here.render_cache.share(code, at, draw_anew)

    def draw_anew() -> tuple[str, Screen]:
        snapshot = here.snapshot(code)
        look = snapshot.look(bearer.seat)
        template_globals.speak(spoken, look.names, root)
        drawn = make_screen_data(
            look, here, origin, viewer=bearer.seat, others=others(snapshot), placement=placement
        )
        return _version_id(look), draw_screen(drawn, here.region_cache)

    return listen(
        draw,
        code=code,
        devices=("table",) if bearer.seat is None else tuple(auth.own_seats(code)),
        seen=request.headers.get("Last-Event-ID"),
        farewell=lambda refusal: say(refusal.message, spoken),
        packs="packed" in request.args,
    )


@sitting_screens.post("/<any(table, seat):kind>/actions")
def act(code: str, kind: Purpose) -> Response:
    """Do what `POST /sittings/{code}/actions` of the interface does, by this screen's cookie."""
    tokens = (auth.screen_token(code, kind),)
    return bodies.encode(act_as(code, tokens, template_globals.language()))


# --- putting an entry right -----------------------------------------------------------------------


@sitting_screens.get("/<any(table, seat):kind>/mend/<int:entry>")
@sitting_screens.get("/<any(table, seat):kind>/mend/last")
def mend_form(code: str, kind: Purpose, entry: int | None = None) -> str:
    """Show the dialog to mend an entry: this one, or the last one whose action has the values in
    the query string, as in `?round=1&merchant=2`.
    """
    bearer = auth.screen_bearer(code, kind)
    form = services().sittings.mend_form(code, entry, bearer.seat, request.args)
    template_globals.name_seats(queries().names(code))
    id = entry or "-".join(request.args.values())
    values = {"code": code, "kind": kind, "seat": bearer.seat, "form": form, "id": id}
    return render_template("sitting/mend_dialog.html", **values)


@sitting_screens.post("/<any(table, seat):kind>/mend")
def mend(code: str, kind: Purpose) -> Response:
    """Do what `POST /sittings/{code}/mend` of the interface does, by this screen's cookie."""
    tokens = (auth.screen_token(code, kind),)
    return bodies.encode(propose_as(code, tokens, template_globals.language()))


# --- what this device shows -----------------------------------------------------------------------


def _make_data(look: SittingView, *, viewer: int | None) -> ScreenData:
    template_globals.name_seats(look.names)
    own = () if viewer is None else auth.own_seats(look.code)
    others = tuple(seat for seat in own if seat != viewer)
    return make_screen_data(
        look, services(), request.url_root, viewer=viewer, others=others, placement=_placement()
    )


def _placement() -> seating.Placement:
    return seating.read_placement(request.cookies.get(seating.COOKIE))


def return_to_screen(code: str) -> Response:
    """Go to the screen that this device shows."""
    if auth.shows_screen(code, "table"):
        return see("sitting.table", code=code)
    if auth.shows_screen(code, "seat"):
        return see("sitting.seat", code=code)
    for seat in auth.own_seats(code):
        return see("sitting.give", code=code, seat=str(seat))
    return see("sitting.door", code=code)


def _leave_seat(code: str) -> Response:
    """Go to the screen that this device shows; if there is none, drop its token."""
    response = return_to_screen(code)
    if not auth.shows_screen(code, "table") and not auth.own_seats(code):
        auth.forget(response, code, "seat")
    return response
