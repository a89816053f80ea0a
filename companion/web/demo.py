"""The stage of `companion demo`: the table screen and a phone side by side, with a pause."""

from __future__ import annotations

from flask import Blueprint, Response, current_app, redirect, render_template
from werkzeug.wrappers import Response as AnyResponse

from companion.demo import RECORDINGS, Demo
from companion.sittings import NoSuchGameError

from . import auth, template_globals

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
    """Show a game; the one that is looked at plays on, the others wait."""
    if game not in RECORDINGS:
        raise NoSuchGameError(game[:40])
    playing = running()
    playing.watched = game
    show = playing.show(game)
    html = render_template(
        "site/demo.html", show=show, games=tuple(RECORDINGS), paused=playing.paused
    )
    response = Response(html)
    auth.remember(response, show.code, "table", show.table_token)
    auth.remember(response, show.code, "seat", show.seat_token)
    return response


@demo.post("/<game>/<what>")
def control(game: str, what: str) -> AnyResponse:
    """`pause`, `go`, or `next` for one entry."""
    playing = running()
    if game not in RECORDINGS:
        raise NoSuchGameError(game[:40])
    if what == "next":
        playing.step(playing.show(game))
    playing.paused = what != "go"
    return redirect(template_globals.url_for("demo.game", game=game))
