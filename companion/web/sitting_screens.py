"""The screens of a sitting: the door where one chooses a seat, table, phone, log and result."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Literal

import msgspec
from flask import Blueprint, Response, make_response, redirect, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from companion.engine.refusal import GameError
from companion.sittings import (
    Bearer,
    DeadTokenError,
    ForbiddenError,
    NotFoundError,
    SeatTakenError,
    SittingView,
    Snapshot,
    UnfoldableError,
)
from companion.text import say

from . import auth, bodies, locale, regions, screen_data, seating, template_globals
from .auth import NoTokenError
from .problems import UnknownError
from .regions import Screen
from .reveal import moments, pictures, reveal
from .schemas import USUAL_LOGGED, ActionAnswer, ActionRequest, MendAnswer, MendRequest, answer_as
from .screen_data import ScreenData, make_screen_data
from .services import WebServices, history, join_address, queries, services, spend
from .sitting_regions import list_regions
from .stream import event, listen, respond
from .template_globals import see

sitting_screens = Blueprint("sitting", __name__, url_prefix="/s/<code>")

ScreenKind = Literal["table", "seat"]


# --- the door -------------------------------------------------------------------------------------


@sitting_screens.get("/")
def door(code: str) -> str | AnyResponse:
    """Where the QR code leads: tap your seat, done."""
    look = queries().look(code, None)
    if _list_own_seats(look.code):
        return redirect(template_globals.url_for("sitting.seat", code=look.code))
    holds_table = _token_of(look.code, "table") is not None
    here = _make_data(look, viewer=None)
    return render_template("sitting/door.html", sitting=here, has_table=holds_table)


@sitting_screens.post("/seats/<int:seat>/claim")
def claim(code: str, seat: int) -> AnyResponse:
    """A phone that holds a seat already is shared from now on; whoever holds it stays in front."""
    token = auth.claim_seat(code, seat)
    tokens = (*_list_own_seats(code).values(), token)
    response = auth.remember(see("sitting.seat", code=code), code, "seat", *tokens)
    locale.keep(response, history().people.choose_language(code, seat, locale.chosen_language()))
    return response


@sitting_screens.get("/seats/<int:seat>/give")
def give(code: str, seat: int) -> str | AnyResponse:
    """On a phone that several share: nothing of anybody's until the next one has it in hand."""
    if seat not in _list_own_seats(code):
        return _return_to_screen(code)
    here = _make_data(queries().look(code, None), viewer=None)
    return render_template("sitting/give.html", sitting=here, seat=seat)


@sitting_screens.post("/seats/<int:seat>/give")
def take_phone(code: str, seat: int) -> AnyResponse:
    """Pass the phone on: they have it in hand."""
    held = _list_own_seats(code)
    token = held.pop(seat, None)
    if token is None:
        return _return_to_screen(code)
    return auth.remember(see("sitting.seat", code=code), code, "seat", token, *held.values())


@sitting_screens.post("/seats/<int:seat>/release")
def release(code: str, seat: int) -> AnyResponse:
    """The table frees anybody's seat, a phone its own; any phone says yes to one that is asked."""
    services().sittings.seats.release(
        code, seat, auth.require_token(code), answers="answers" in request.form
    )
    return _leave_seat(code)


@sitting_screens.post("/seats/<int:seat>/keep")
def keep(code: str, seat: int) -> AnyResponse:
    """Say no to the phone that is the table and would like to have this seat."""
    services().sittings.seats.keep(code, seat, auth.require_token(code))
    return _return_to_screen(code)


@sitting_screens.post("/seats/<int:seat>/hand")
def hand(code: str, seat: int) -> AnyResponse:
    """Give the seat to somebody else: whoever scans next."""
    services().sittings.seats.hand(
        code, seat, request.form.get("name", ""), auth.require_token(code)
    )
    return _leave_seat(code)


@sitting_screens.post("/seats/<int:seat>/seated")
def stay_seated(code: str, seat: int) -> AnyResponse:
    """Note that nobody is missing there."""
    services().sittings.seats.seat_at_table(code, seat, auth.require_token(code))
    return _return_to_screen(code)


@sitting_screens.post("/table/claim")
def take_over(code: str) -> AnyResponse:
    """Make this phone the table: the tablet is gone."""
    token = services().sittings.seats.take_over(code, auth.require_token(code))
    return auth.remember(see("sitting.table", code=code), code, "table", token)


@sitting_screens.post("/table/stop")
def stop(code: str) -> AnyResponse:
    """Make the table what it was before a phone took over."""
    services().sittings.seats.stop(code, auth.require_token(code))
    return _return_to_screen(code)


# --- table and phones -----------------------------------------------------------------------------


@sitting_screens.get("/table/cover/<int:seat>")
def cover(code: str, seat: int) -> str:
    """What a seat without a phone sees under the table screen's cover, when it taps.

    Its secrets only if the table has chosen so and no phone has that seat.
    """
    bearer = _bearer(code, "table")
    if not bearer.table:
        raise NoTokenError
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
        view=look.view,
        seat=look.view.seats[seat],
        edge=here.seats[seat].edge,
    )


@sitting_screens.get("/table")
def table(code: str) -> str | AnyResponse:
    return _page(code, "table")


@sitting_screens.get("/seat")
def seat(code: str) -> str | AnyResponse:
    return _page(code, "seat")


def _page(code: str, kind: ScreenKind) -> str | AnyResponse:
    try:
        bearer = _bearer(code, kind)
    except NoTokenError:
        return redirect(template_globals.url_for("sitting.door", code=code))
    except DeadTokenError:
        if kind == "seat" and _list_own_seats(code):
            return _return_to_screen(code)
        if not _was_table(code, kind):
            raise
        look = queries().look(code, None)
        template_globals.name_seats(look.names)
        page = render_template("sitting/page.html", **_taken_over_values(look))
        return make_response(page, HTTPStatus.UNAUTHORIZED)
    look = queries().look(code, bearer.seat)
    here = _make_data(look, viewer=bearer.seat)
    return _draw(look, here, services(), "sitting/page.html").html


@sitting_screens.get("/<any(table, seat):kind>/dialog")
def dialog(code: str, kind: ScreenKind) -> str:
    """The dialog `?id=` of the screen that this device shows, by the same view."""
    bearer = _bearer(code, kind)
    look = queries().look(code, bearer.seat)
    here = _make_data(look, viewer=bearer.seat)
    everything = list_regions(here, look.view, whole=True)
    values = {**_constants(look), "sitting": here, "view": look.view, "seats": look.view.seats}
    drawn = regions.draw_dialog(request.args.get("id", ""), everything, values)
    if drawn is None:
        raise UnknownError("problem-unknown-dialog")
    return drawn


def _constants(look: SittingView) -> dict[str, Any]:
    """What all templates of a screen read besides what they are given."""
    return {"lang": template_globals.language(), "game": look.game}


def _taken_over_values(look: SittingView) -> dict[str, Any]:
    """For the screen of a table that a phone has just taken over from."""
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
    """Version and database, by which a browser tells an older screen from a newer one."""
    return f"{queries().incarnation}-{look.version}"


@sitting_screens.get("/<any(table, seat):kind>/stream")
def stream(code: str, kind: ScreenKind) -> Response:
    """Screens without end; `?packed` by whoever can unpack regions. A refusal is the last event: a
    browser cannot read another answer.
    """
    try:
        token = _token(code, kind)
        was_table = _was_table(code, kind)
        bearer = Bearer(table=True) if was_table else _bearer(code, kind)
        code = queries().look(code, bearer.seat).code
    except GameError as refusal:
        return respond(iter([event("gone", say(refusal.message, template_globals.language()))]))
    spoken, here = template_globals.language(), services()
    root, origin, placement = request.root_path, request.url_root, _placement()
    brought = () if bearer.seat is None else auth.seats_of(code)

    def others(snapshot: Snapshot) -> tuple[int, ...]:
        if len(brought) < 2:
            return ()
        seats = _tokens_by_seat(snapshot.bearers(brought), brought)
        return tuple(seat for seat in seats if seat != bearer.seat)

    def draw() -> tuple[str, str | Screen]:
        snapshot = here.snapshot(code)
        if bearer.table and snapshot.was_table(token):
            look = snapshot.look(None)
            template_globals.speak(spoken, look.names, root)
            return _version_id(look), render_template(
                "sitting/taken.html", **_taken_over_values(look)
            )
        if snapshot.bearer(token) != bearer:
            raise DeadTokenError
        at = (bearer, others(snapshot), spoken, root, origin, placement)
        return here.render_cache.share(code, at, draw_anew)

    def draw_anew() -> tuple[str, Screen]:
        snapshot = here.snapshot(code)
        look = snapshot.look(bearer.seat)
        template_globals.speak(spoken, look.names, root)
        drawn = screen(
            look, here, origin, viewer=bearer.seat, others=others(snapshot), placement=placement
        )
        return _version_id(look), drawn

    return listen(
        draw,
        code=code,
        devices=("table",) if bearer.seat is None else tuple(_list_own_seats(code)),
        seen=request.headers.get("Last-Event-ID"),
        farewell=lambda refusal: say(refusal.message, spoken),
        packs="packed" in request.args,
    )


@sitting_screens.post("/<any(table, seat):kind>/actions")
def act(code: str, kind: ScreenKind) -> Response:
    """As the interface's `POST /sittings/{code}/actions`, for whom this screen's cookie names."""
    sittings, token = services().sittings, _token(code, kind)
    sent = bodies.read(ActionRequest)
    done = sittings.act(code, (token,), sent.id, sent.seat, sent.action, seen=sent.seen)
    language = template_globals.language()
    return bodies.encode(answer_as(ActionAnswer, done, language, done.names))


# --- putting an entry right -----------------------------------------------------------------------


@sitting_screens.get("/<any(table, seat):kind>/mend/<int:entry>")
def mend_form(code: str, kind: ScreenKind, entry: int) -> str:
    """The dialog to put an entry right."""
    bearer = _bearer(code, kind)
    form = services().sittings.mend_form(code, entry, bearer.seat)
    names = queries().names(code)
    template_globals.name_seats(names)
    return render_template(
        "sitting/mend_dialog.html", code=code, kind=kind, seat=bearer.seat, form=form
    )


@sitting_screens.post("/<any(table, seat):kind>/mend")
def mend(code: str, kind: ScreenKind) -> Response:
    """As the interface's `POST /sittings/{code}/mend`, for whom this screen's cookie names."""
    sittings, token = services().sittings, _token(code, kind)
    told = sittings.propose(code, (token,), msgspec.to_builtins(bodies.read(MendRequest)))
    return bodies.encode(MendAnswer.from_proposal(told, template_globals.language()))


# --- log and result -------------------------------------------------------------------------------


@sitting_screens.get("/log")
def log(code: str) -> str:
    """`?part` is the dialog. There is a log also where the sitting cannot go on.

    One page of it: the newest entries, or those `?before=` an entry.
    """
    asking = auth.asker(code)
    before = request.args.get("before", type=int)
    page = queries().log_page(code, asking.bearer.seat, before=before, limit=USUAL_LOGGED)
    try:
        look = queries().look(code, asking.bearer.seat)
    except UnfoldableError as refusal:
        names, began, back_from = queries().names(code), refusal.created_at, None
    else:
        names, began = look.names, look.created_at
        back_from = look.version if asking.bearer.table else None
    template_globals.name_seats(names)
    bearer = asking.bearer
    kind = "table" if bearer.table else "seat" if bearer.seat is not None else None
    entries = screen_data.list_log_rows(page.entries, began, back_from=back_from)
    trail = screen_data.list_trail_rows(queries().trail(code), began)
    template = "sitting/log_dialog.html" if "part" in request.args else "sitting/log.html"
    return template_globals.render_in_slices(
        template, code=code, entries=entries, older=page.next, trail=trail, kind=kind
    )


@sitting_screens.get("/result")
def result(code: str) -> str | AnyResponse:
    """The result as it was stored: nothing is folded for it."""
    sheet, names = queries().result(code), queries().names(code)
    if sheet is None:
        return redirect(template_globals.url_for("sitting.door", code=code))
    template_globals.name_seats(names)
    shown = reveal(sheet, over=True, ended_at=queries().ended_at(code))
    told = history().read_chronicle(code)
    return render_template(
        "sitting/result.html",
        code=code,
        reveal=shown,
        logged=queries().is_sitting(code),
        moments=moments(told),
        pictures=pictures(told, names),
        reachable=bool(join_address(code, request.url_root)),
    )


@sitting_screens.post("/again")
def again(code: str) -> AnyResponse:
    """The same people and options once more, for the table of a sitting that is over."""
    _bearer(code, "table")
    sittings = services().sittings
    look = queries().look(code, None)
    if not look.ended:
        return _return_to_screen(code)
    spend("openings")
    options = msgspec.json.encode(look.options)
    opened = sittings.open(
        look.game,
        options,
        look.names,
        sittings.guests(look.code),
        previous=(look.code, _token(code, "table")),
    )
    there = see("sitting.table", code=opened.code)
    _remember_followed(there, code)
    return auth.remember(there, opened.code, "table", opened.table_token)


@sitting_screens.post("/follow")
def follow(code: str) -> AnyResponse:
    """On to the next game of this table, with all who share this phone; its door if nobody of them
    plays there.
    """
    look = queries().look(code, None)
    if look.next_code is None:
        return _return_to_screen(code)
    there = see("sitting.seat", code=look.next_code)
    if _remember_followed(there, code):
        return there
    return see("sitting.door", code=look.next_code)


def _remember_followed(response: Response, code: str) -> bool:
    """Give this device its people's seats in the next game. Whether it has any."""
    followed = []
    for token in _list_own_seats(code).values():
        with suppress(NotFoundError, SeatTakenError):
            followed.append(services().sittings.seats.follow(code, token))
    if followed:
        auth.remember(response, followed[0].code, "seat", *(one.token for one in followed))
    return bool(followed)


# --- who is asking --------------------------------------------------------------------------------


def _bearer(code: str, kind: ScreenKind) -> Bearer:
    """What this device is on this screen. `?of=` says whose screen asks: on a phone that several
    share another one may have it in hand by now.

    Raises NoTokenError, DeadTokenError, NoSuchSittingError, ForbiddenError.
    """
    bearer = services().sittings.bearers.authorise(code, _token(code, kind))
    if bearer.table != (kind == "table"):
        raise NoTokenError
    if request.args.get("of", bearer.seat, type=int) != bearer.seat:
        raise ForbiddenError("problem-other-hands")
    return bearer


def _token(code: str, kind: ScreenKind) -> str:
    """The token for this screen. Raises NoTokenError, NoSuchSittingError."""
    token = auth.bearer_of(code, kind)
    if token is None:
        queries().names(code)
        raise NoTokenError
    return token


def _token_of(code: str, kind: ScreenKind) -> Bearer | None:
    """What this device is on this screen; None if it is not or no longer."""
    try:
        return _bearer(code, kind)
    except (NoTokenError, DeadTokenError):
        return None


def _was_table(code: str, kind: ScreenKind) -> bool:
    """Whether this device was the table until a phone took over, and may stop it."""
    token = auth.bearer_of(code, kind)
    return kind == "table" and queries().snapshot(code).was_table(token)


def _list_own_seats(code: str) -> dict[int, str]:
    """The seats of this phone with their tokens; whoever holds it is the first."""
    brought = auth.seats_of(code)
    return _tokens_by_seat(services().sittings.bearers.authorise_each(code, brought), brought)


def _tokens_by_seat(bearers: Iterable[Bearer | None], tokens: tuple[str, ...]) -> dict[int, str]:
    found = zip(bearers, tokens, strict=True)
    return {one.seat: token for one, token in found if one is not None and one.seat is not None}


def screen(
    look: SittingView,
    at: WebServices,
    origin: str,
    *,
    viewer: int | None,
    others: tuple[int, ...] = (),
    placement: seating.Placement = "middle",
) -> Screen:
    """A screen as a stream sends it. No request is needed, but `template_globals.speak` before."""
    here = make_screen_data(look, at, origin, viewer=viewer, others=others, placement=placement)
    return _draw(look, here, at)


def _draw(look: SittingView, here: ScreenData, at: WebServices, frame: str = "") -> Screen:
    return regions.draw(
        list_regions(here, look.view, frame),
        _constants(look),
        {"version": str(here.version)},
        at.region_cache,
        (look.code, here.placement, template_globals.voice()),
        here.viewer,
    )


def _make_data(look: SittingView, *, viewer: int | None) -> ScreenData:
    template_globals.name_seats(look.names)
    own = () if viewer is None else _list_own_seats(look.code)
    others = tuple(seat for seat in own if seat != viewer)
    return make_screen_data(
        look, services(), request.url_root, viewer=viewer, others=others, placement=_placement()
    )


def _placement() -> seating.Placement:
    """Where this device lies."""
    return seating.read_placement(request.cookies.get(seating.COOKIE))


def _return_to_screen(code: str) -> Response:
    """Lead to the screen that this device shows."""
    if _token_of(code, "table") is not None:
        return see("sitting.table", code=code)
    if _token_of(code, "seat") is not None:
        return see("sitting.seat", code=code)
    for seat in _list_own_seats(code):
        return see("sitting.give", code=code, seat=str(seat))
    return see("sitting.door", code=code)


def _leave_seat(code: str) -> Response:
    """Lead to the screen that this device shows; one that shows none drops its token."""
    response = _return_to_screen(code)
    if _token_of(code, "table") is None and not _list_own_seats(code):
        auth.forget(response, code, "seat")
    return response
