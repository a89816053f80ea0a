"""The screens of the house: its key and its settings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from flask import Blueprint, current_app, make_response, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from companion.history.exchange.bringing import MOST
from companion.history.settings import CLOSED

from . import host, locale, template_globals
from .bringing import asked_dry, brought
from .households import history
from .redirects import see
from .services import services

house_screens = Blueprint("house", __name__)


SHOWN = 20
"""plays of a file of which it is said why they cannot be kept"""


@house_screens.before_request
def speak() -> None:
    template_globals.speak(locale.refusal_language(), (), request.root_path)


@dataclass(frozen=True, slots=True)
class Numbered:
    """A game whose number at BoardGameGeek only the host knows."""

    game: str
    edition: str
    number: str

    @property
    def field(self) -> str:
        return f"bgg:{self.game}:{self.edition}"


@house_screens.get("/key")
def settings() -> str:
    here, known = history(), host.is_host()
    return render_template(
        "house/settings.html",
        host=known,
        house_name=here.setting("name") if known else "",
        closed=host.is_closed(),
        decided=_is_decided(),
        numbered=tuple(_numbered()) if known else (),
        most=MOST,
    )


@house_screens.post("/key/settings")
def keep_settings() -> AnyResponse:
    """What the host chooses for the house: its `name`, whether the `history` is `closed` unless the
    configuration says, numbers at BoardGameGeek. What is no number leaves the one before.
    """
    host.check_host()
    here, form = history(), request.form
    here.set_setting("name", form.get("name", ""))
    if not _is_decided():
        here.set_setting("history", CLOSED if form.get("history") == CLOSED else "open")
    for one in _numbered():
        here.set_setting(one.field, form.get(one.field, ""))
    return see("house.settings")


@house_screens.post("/key/bring")
def bring() -> str:
    """A file of the history, sent by `static/js/bring.js`, is read back; see `bringing`."""
    return render_template("house/brought.html", brought=brought(), dry=asked_dry(), shown=SHOWN)


@house_screens.post("/key/new")
def new_key() -> AnyResponse:
    """Another key; this device knows it at once, every other one asks."""
    host.check_host()
    response = make_response(see("house.settings"))
    host.remember(response, host.new_key())
    return response


def _is_decided() -> bool:
    """Whether the configuration says who reads the history."""
    return host.is_hosted() or current_app.config.get("HISTORY") is not None


def _numbered() -> Iterator[Numbered]:
    for game in services().sittings.games.values():
        if "" in game.bgg_ids:
            continue  # one number for all of it
        for edition in (one.key for one in game.sheets[0].editions) if game.sheets else ("",):
            if edition not in game.bgg_ids:
                number = history().setting(f"bgg:{game.key}:{edition}")
                yield Numbered(game.key, edition, number)


@house_screens.post("/key")
def bring_key() -> AnyResponse:
    """It was typed: this device is the host's from now on."""
    brought = request.form.get("key", "").strip()
    host.check_key(brought)
    response = make_response(see("history.results"))
    host.remember(response, brought)
    return response


@house_screens.post("/key/forget")
def forget_key() -> AnyResponse:
    response = make_response(see("house.settings"))
    host.forget(response)
    return response
