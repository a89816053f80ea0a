"""The screens of the house: settings, backups and the key."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from http import HTTPStatus
from typing import Any

import msgspec
from flask import Blueprint, current_app, make_response, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from companion.backup import BackupError
from companion.engine.game import PlayedGame, select_played
from companion.engine.message import Message
from companion.engine.state import GameOptions
from companion.history.exchange.importing import MOST
from companion.history.favourites import PLACES, Favourites
from companion.history.settings import CLOSED, NEWS
from companion.text import LANGUAGES, minute_of

from . import host
from .auth import NoTokenError
from .bodies import flag
from .history_api import import_file
from .services import history, queries, services
from .template_globals import see

house_screens = Blueprint("house", __name__)

SHOWN = 20
"""plays of a file that are listed with the reason why they cannot be imported"""
MANY = 10 * 1024**2
"""bytes from which a size is shown in MB"""


@house_screens.get("/key")
def settings() -> str:
    return _page()


def _page(
    refused: Mapping[str, str] | None = None, wrong: Mapping[str, Message] | None = None
) -> str:
    """Draw the settings. `refused`: field → the value that was sent; `wrong`: field → why it was
    refused.
    """
    here, known, upkeep = history(), host.is_host(), services().upkeep
    played = select_played(queries().games).values()
    newest = upkeep.newest_backup() if known else None
    return render_template(
        "house/settings.html",
        host=known,
        house_name=here.setting("name") if known else "",
        house_language=here.setting("language") if known else "",
        closed=host.is_closed(),
        decided=_is_decided(),
        numbered=tuple(_list_numbered_games()) if known else (),
        tools=[(one.key, default_options(one, read_tools(one))) for one in played if known],
        favourites=tuple(_list_favourites()) if known else (),
        copies=upkeep.copies() if known else None,
        newest=newest,
        overdue=newest is not None and upkeep.is_backup_overdue(newest),
        minute_of=minute_of,
        size=_size,
        refused=refused or {},
        wrong=wrong or {},
        most=MOST,
    )


@house_screens.post("/key/settings")
def keep_settings() -> AnyResponse:
    """Store the `name` of the house, whether its `history` is `closed` (unless the configuration
    says so), and numbers at BoardGameGeek. A refused value leaves the old one.
    """
    host.check_host()
    here, form = history(), request.form
    here.set_setting("name", form.get("name", ""))
    if not _is_decided():
        here.set_setting("history", CLOSED if form.get("history") == CLOSED else "open")
    refused = {}
    for _, _, field, _ in _list_numbered_games():
        sent = form.get(field, "")
        if not here.set_setting(field, sent):
            refused[field] = sent[:40]
    return _answer_saved(refused, {field: Message("history-no-number") for field in refused})


@house_screens.post("/key/language")
def keep_language() -> AnyResponse:
    """Store the table's language for devices that have chosen none; empty: the browser's."""
    host.check_host()
    language = request.form.get("language", "")
    if language and language not in LANGUAGES:
        unknown = Message("problem-unknown-language", languages=LANGUAGES)
        return _answer_saved({}, {"language": unknown})
    history().set_setting("language", language)
    return see("house.settings")


@house_screens.post("/key/tools/<game>")
def keep_tools(game: str) -> AnyResponse:
    """Store which `tools` are on when a game of this kind is set up."""
    host.check_host()
    rules = queries().rules(game)
    wished, setting = tuple(dict.fromkeys(request.form.getlist("tools"))), f"tools:{rules.key}"
    unknown = next((tool for tool in wished if not _has_tool(rules, tool)), None)
    if unknown is not None:
        return _answer_saved({}, {setting: Message("history-no-such-tool", tool=unknown[:40])})
    usual = set(wished) == set(rules.options().tools)
    history().set_setting(setting, "" if usual else msgspec.json.encode(wished).decode())
    return see("house.settings", part=f"tools-{rules.key}")


@house_screens.post("/key/favourites/<game>")
def keep_favourite(game: str) -> AnyResponse:
    """Store whether set-up pins, drops or simply offers what is `chosen` for an `option`."""
    host.check_host()
    rules, form = queries().rules(game), request.form
    option = form.get("option", "")
    place = next((one for one in PLACES if one == form.get("place")), None)
    here = history().favourites(rules.key, rules.favourites)
    every = here[option].every if option in here else ()
    found = [one for one in every if " ".join(one) == form.get("chosen")]
    if not found or place is None:
        return _answer_saved({}, {f"favourites:{rules.key}": Message("history-no-such-favourite")})
    history().put_favourite(rules.key, option, found[0], place)
    return see("house.settings", part=f"favourites-{rules.key}")


@house_screens.post("/key/news")
def dismiss_news() -> AnyResponse:
    """Tell no more on home of what this version has brought."""
    host.check_host()
    history().set_setting("news", NEWS)
    return see("site.home")


@house_screens.post("/key/backups")
def back_up() -> AnyResponse:
    """Make a copy of the whole database."""
    host.check_host()
    try:
        services().upkeep.copy()
    except BackupError as error:
        return _answer_saved({}, {"backups": error.message})
    return see("house.settings", part="backups")


def _size(size: int) -> Message:
    unit, each = ("mb", 1024**2) if size >= MANY else ("kb", 1024)
    return Message("history-size", unit=unit, n=-(-size // each))


def _answer_saved(refused: Mapping[str, str], wrong: Mapping[str, Message]) -> AnyResponse:
    if wrong:
        return make_response(_page(refused, wrong), HTTPStatus.UNPROCESSABLE_ENTITY)
    return see("house.settings")


@house_screens.post("/key/bring")
def bring() -> str:
    """Import a file of the history, sent by `static/js/import_file.js`."""
    return render_template(
        "house/brought.html", brought=import_file(), dry=flag("dry_run"), shown=SHOWN
    )


@house_screens.post("/key/new")
def new_key() -> AnyResponse:
    """Replace the key. This device knows the new one at once; all others have to enter it."""
    host.check_host()
    response = make_response(see("house.settings"))
    host.remember(response, host.new_key())
    return response


def _is_decided() -> bool:
    """Return whether the configuration says who reads the history."""
    return current_app.config.get(host.HISTORY) is not None


def _list_favourites() -> Iterator[tuple[str, Mapping[str, Favourites], msgspec.Struct]]:
    """Return what set-up offers of this house's own, by game and option."""
    for game in select_played(queries().games).values():
        if game.favourites and game.setup_choices is not None:
            found = history().favourites(game.key, game.favourites)
            yield (game.key, found, game.setup_choices())


def _list_numbered_games() -> Iterator[tuple[str, str, str, str]]:
    """Return game, edition, setting and number where only the host knows the number at
    BoardGameGeek.
    """
    for game in queries().games.values():
        if "" in game.bgg_ids:
            continue  # one number for all of it
        for edition in (one.key for one in game.sheets[0].editions) if game.sheets else ("",):
            if edition not in game.bgg_ids:
                field = f"bgg:{game.key}:{edition}"
                yield game.key, edition, field, history().setting(field)


@house_screens.post("/key")
def bring_key() -> AnyResponse:
    """Make this device the host's by the key that was typed."""
    brought = request.form.get("key", "").strip()
    if not host.try_key(brought):
        raise NoTokenError("history-wrong-key")
    response = make_response(see("history.results"))
    host.remember(response, brought)
    return response


@house_screens.post("/key/forget")
def forget_key() -> AnyResponse:
    response = make_response(see("house.settings"))
    host.forget(response)
    return response


# --- the tools of a new set-up --------------------------------------------------------------------


def read_tools(game: PlayedGame[Any, Any, Any]) -> str:
    """Return the stored tools of this game as a JSON list; '' if there are none, or if they no
    longer exist.
    """
    kept = history().setting(f"tools:{game.key}")
    tools = msgspec.json.decode(kept) if kept else ()
    return kept if all(_has_tool(game, tool) for tool in tools) else ""


def default_options(game: PlayedGame[Any, Any, Any], chosen: str) -> GameOptions:
    """Return the options with which a set-up begins here."""
    with_tools = {"tools": msgspec.json.decode(chosen)} if chosen else {}
    options: GameOptions = msgspec.convert(with_tools, game.options)
    return options


def _has_tool(game: PlayedGame[Any, Any, Any], tool: str) -> bool:
    try:
        msgspec.convert({"tools": [tool]}, game.options)
    except msgspec.ValidationError:
        return False
    return True
