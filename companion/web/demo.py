"""The stage of `companion demo`: a table, captions, and controls for the recording."""

from __future__ import annotations

from flask import Blueprint, Response, current_app, redirect, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from companion.demo import OPENING, RECORDINGS, RESTS, Demo, next_game
from companion.engine.message import Message
from companion.printing.sitting_sheets import code as qr_code
from companion.sittings import NoSuchGameError

from . import auth, template_globals
from .services import house_address

demo = Blueprint("demo", __name__, url_prefix="/demo")

SETTING = "DEMO"


def running() -> Demo:
    found: Demo = current_app.config[SETTING]
    return found


@demo.get("/")
def stage() -> AnyResponse:
    return redirect(template_globals.url_for("demo.game", game=running().watched))


@demo.get("/<game>")
def game(game: str) -> Response:
    """Show a game. Only the one that is looked at goes on."""
    if game not in RECORDINGS:
        raise NoSuchGameError(game[:40])
    playing = running()
    playing.watched = game
    show = playing.show(game)
    start = template_globals.url_for("site.new", game=game)
    house = house_address(request.host_url)
    html = render_template(
        "site/demo.html", show=show, games=tuple(RECORDINGS), paused=playing.paused, start=start,
        captions=_captions(game, len(show.entries)), next=next_game(game), rests=RESTS,
        qr=qr_code(f"{house}{start}") if house else None,
    )  # fmt: skip
    response = Response(html)
    auth.remember(response, show.code, "table", show.table_token)
    return response


def _captions(game: str, entries: int) -> tuple[tuple[int, Message], ...]:
    """Return the captions, each with the number of entries after which it appears."""
    return (
        (0, Message(f"demo-{game}-1")),
        (OPENING // 2, Message(f"demo-{game}-2")),
        (OPENING, Message("demo-fast")),
        (entries, Message("demo-end")),
    )


@demo.post("/<game>/<what>")
def control(game: str, what: str) -> AnyResponse:
    """Control the recording: `pause`, `go`, `next` for one entry, `end` for all of the rest."""
    playing = running()
    if game not in RECORDINGS:
        raise NoSuchGameError(game[:40])
    if what == "next":
        playing.step(playing.show(game))
    if what == "end":
        playing.finish(playing.show(game))
    playing.paused = what in ("pause", "next")
    return redirect(template_globals.url_for("demo.game", game=game))
