"""The house's screens: home, set-up, a score without a sitting, about, language."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import replace
from http import HTTPStatus
from importlib import metadata
from typing import Any

import msgspec
from flask import Blueprint, Response, g, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from companion.documents import decode
from companion.engine.checks import NAME_LETTERS, plain
from companion.engine.game import Game, PlayedGame, select_played
from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError
from companion.engine.score import ScoreSheet
from companion.engine.verbs import list_settings
from companion.history import PersonRow
from companion.history.settings import NEWS
from companion.sittings import Row
from companion.store import UnavailableError
from companion.text import LANGUAGES, seat_name

from . import auth, bodies, host, house_screens, locale, seating, template_globals
from .problems import RETRY_AFTER
from .reveal import reveal
from .schemas import HealthAnswer, ScoreSheetAnswer, SittingRequest
from .services import find_game, history, queries, services, spend

site = Blueprint("site", __name__)

_OWN_PATH = re.compile(r"/(?!/)[^\\\x00-\x20\x7f]*")
"""a path on this server: browsers read a backslash as a slash, skip tabs and newlines, and leave
the site for `//`
"""
MOST_KNOWN = 200
"""people whose names are suggested while typing"""
TIMER_MINUTES = (1, 2, 3, 5)
"""what the timer can be set to; it begins with the third"""
TIMER_MORE = (30, 60)
"""seconds that can be added to it"""
CHIPS = 12
"""people whose names can be tapped"""


@site.before_request
def speak() -> None:
    template_globals.speak(_language_of_house() or locale.refusal_language())


@site.after_request
def keep_language(response: Response) -> Response:
    """Store `?lang=` for this device, or the house's language if nobody has chosen one."""
    locale.keep(response, request.args.get("lang") or _language_of_house())
    return response


def _language_of_house() -> str:
    """Return the house's language for a device that begins on a page of the house and has chosen
    none. Phones that scan a code begin elsewhere and use their browser's.
    """
    begins = request.endpoint in ("site.home", "site.new") and "lang" not in request.args
    if not begins or locale.chosen_language() is not None:
        return ""
    if "language_of_house" not in g:
        g.language_of_house = ""
        with suppress(UnavailableError):
            kept = history().setting("language")
            g.language_of_house = kept if kept in LANGUAGES else ""
    found: str = g.language_of_house
    return found


# --- home -----------------------------------------------------------------------------------------


@site.get("/")
def home() -> str:
    games = queries().games
    known = _list_resumable()
    return render_template(
        "site/home.html",
        games=games.values(),
        played=select_played(games),
        running=[one for one in known if one[0].ended_at is None],
        over=[one for one in known if one[0].ended_at is not None],
        looked_up=[game.key for game in games.values() if game.topics()],
        troubles=services().upkeep.recent_health().troubles,
        host=host.is_host(),
        news=NEWS if host.is_host() and history().setting("news") != NEWS else "",
    )


@site.get("/tools")
def tools() -> str:
    """Show the dialog with the tools that each game has without playing it."""
    return render_template("site/tools.html", games=[*select_played(queries().games)])


@site.get("/timer")
def timer() -> str:
    """Show a timer that belongs to this device alone, without a game."""
    return render_template("site/timer.html", minutes=TIMER_MINUTES, more=TIMER_MORE)


def _list_resumable() -> tuple[tuple[Row, auth.Purpose], ...]:
    """Return the sittings of this device, with its screen in each; the table where it is both. A
    worthless token names no sitting.
    """
    held: dict[str, auth.Purpose] = {}
    for code, bearer in auth.look_up().bearers.values():
        held[code] = "table" if bearer.table else held.get(code, "seat")
    rows = queries().recent(limit=6, among=held) if held else ()
    return tuple((row, held[row.code]) for row in rows)


@site.get("/s/")
def find() -> AnyResponse:
    """Go to the door of the code that was typed."""
    return redirect(url_for("sitting.door", code=request.args.get("code", "").strip() or "-"))


@site.get("/about")
def about() -> str:
    return render_template("site/about.html")


@site.get("/health")
def health() -> Response:
    """Answer monitoring programs: 503 while nothing can be played."""
    found = services().upkeep.health()
    version = metadata.version("tabletop-companion")
    answer = HealthAnswer.from_health(found, version, template_globals.language())
    response = bodies.encode(answer)
    if found.database is not None:
        response.status_code = HTTPStatus.SERVICE_UNAVAILABLE
        response.headers["Retry-After"] = str(RETRY_AFTER)
    return response


@site.post("/language")
def choose_language() -> AnyResponse:
    back = request.form.get("back", "/")
    response = redirect(back if _OWN_PATH.fullmatch(back) else "/", HTTPStatus.SEE_OTHER)
    locale.keep(response, request.form.get("language"))
    return response


# --- a new sitting --------------------------------------------------------------------------------


@site.get("/new/<game>")
def new(game: str) -> str:
    """Show the set-up. `?start=`: the game's word for a quick start."""
    rules = queries().rules(game)
    counts, tools = rules.player_counts, house_screens.read_tools(rules)
    sides = {
        placement: {count: seating.sides(count, placement) for count in counts}
        for placement in seating.PLACEMENTS
    }
    return render_template(
        "site/new.html", game=rules.key, start=request.args.get("start"),
        first=bool(rules.lessons), counts=counts, players=_choose_count(rules, None), sides=sides,
        tools=tools, defaults=house_screens.default_options(rules, tools),
        settings=list_settings(rules.key, rules.actions),
        choices=_choices(rules), known=_list_regulars(), chips=CHIPS, favourites=_favourites(rules),
    )  # fmt: skip


def _list_regulars() -> tuple[PersonRow, ...]:
    """Return the owner of this device, then those who played last; empty if it
    may not read that.
    """
    if not host.may_read():
        return ()
    me, every = host.owner(), history().people.list_all()
    return tuple(sorted(every, key=lambda one: one.id != me)[:MOST_KNOWN])


def _favourites(game: PlayedGame[Any, Any, Any]) -> dict[str, tuple[Any, ...]]:
    """Return option → what set-up offers of this house's own, for those who may
    read its history.
    """
    if not host.may_read():
        return {}
    found = history().favourites(game.key, game.favourites)
    return {option: one.offered for option, one in found.items() if one.offered}


@site.post("/new/<game>")
def open_sitting(game: str) -> Response:
    spend("openings")
    sent = bodies.read(SittingRequest)
    opened = services().sittings.open(
        game, sent.options, sent.names, sent.guests, previous=_last_game()
    )
    response = bodies.encode(
        {"location": template_globals.url_for("sitting.table", code=opened.code)}
    )
    auth.remember(response, opened.code, "table", opened.table_token)
    return response


def _last_game() -> tuple[str, str] | None:
    """Return the last game for which this device was the table, if it is over, with its token."""
    found = auth.look_up().bearers
    tables = {code: token for token, (code, bearer) in found.items() if bearer.table}
    for row in queries().recent(limit=1, among=tables) if tables else ():
        return None if row.ended_at is None else (row.code, tables[row.code])
    return None


def _choices(game: Game) -> msgspec.Struct | None:
    return None if game.setup_choices is None else game.setup_choices()


def _choose_count(game: Game, wish: int | None) -> int:
    """Return the number of players: the wish if it fits, else the middle of what is allowed."""
    counts = game.player_counts
    return wish if wish is not None and wish in counts else counts[(len(counts) - 1) // 2]


# --- a score without a sitting --------------------------------------------------------------------


@site.get("/score/<game>")
def score(game: str) -> str:
    """Show the score screen. `?players=3&name=Ann&name=Ben`: the number of
    players and known names.
    """
    rules = find_game(game)
    counts = rules.player_counts
    players = _choose_count(rules, request.args.get("players", type=int))
    # Those who leave when fewer are counted come back when more are.
    names = tuple(plain(name)[:NAME_LETTERS] for name in request.args.getlist("name")[: counts[-1]])
    template_globals.name_seats(names[:players])
    return render_template(
        "site/score.html", game=rules.key, players=players, counts=counts, names=names,
        defaults=rules.options() if isinstance(rules, PlayedGame) else None,
        settings=list_settings(rules.key, rules.actions) if isinstance(rules, PlayedGame) else (),
        choices=_choices(rules), things=rules.scoring.things, known=_list_regulars(),
    )  # fmt: skip


@site.post("/score/<game>")
def compute_score(game: str) -> Response:
    """Return the totals so far and the score sheet as HTML. `?show`: somebody wants to see the
    result, which takes long and counts like opening a sitting.
    """
    scoring, shown = find_game(game).scoring, "show" in request.args
    if shown:
        spend("openings")
    score = scoring.score_with_counterfactuals if shown else scoring.score

    def score_body(body: bytes) -> tuple[ScoreSheet, str]:
        entry = decode(body, scoring.entry, scoring.check)
        return score(entry), scoring.edition(entry)

    sheet, edition = bodies.process_body(score_body, long=shown)
    if shown and all(one.winner and not one.total for one in sheet.players):
        message = Message("problem-nothing-counted")
        raise FaultyError((Fault("players", "nothing_counted", message),))
    names = tuple(player.name for player in sheet.players)
    template_globals.name_seats(names)
    kept, closed = None, False
    is_ours = 8 <= len(request.args.get("id", "")) <= 64
    if shown and is_ours and not sheet.questions:
        member = host.is_member()
        closed = host.is_closed() and not member
        if not closed:
            kept = _save_score(sheet, edition, by_stranger=not member)
    html = render_template(
        "site/counted.html", reveal=reveal(sheet, over=False), found_at=kept, closed=closed,
        people=_find_named(sheet), guests=_guests(), game=game, names=names,
    )  # fmt: skip
    answer = ScoreSheetAnswer.from_sheet(sheet, template_globals.language())
    return bodies.encode({"html": html, "sheet": answer, "kept": kept})


def _save_score(sheet: ScoreSheet, edition: str, *, by_stranger: bool) -> str:
    """Store a score that was shown in the history, and return its code.

    A score that was corrected and shown again has the same `?id=` and is stored once; `?guest=2`:
    that seat is not kept as a person.
    """
    named = set(_find_named(sheet))
    players = tuple(
        one if at in named else replace(one, name="") for at, one in enumerate(sheet.players)
    )
    options = {"edition": edition} if edition else {}
    return history().count(
        replace(sheet, players=players),
        options,
        id=request.args["id"],
        guests=_guests(),
        by_stranger=by_stranger,
    )


def _find_named(sheet: ScoreSheet) -> tuple[int, ...]:
    """Return the seats of players whose name is not the colour of their seat, as in an untouched
    field.
    """
    spoken = template_globals.language()
    return tuple(
        at for at, one in enumerate(sheet.players) if one.name != seat_name(at, spoken, ())
    )


def _guests() -> frozenset[int]:
    return frozenset(request.args.getlist("guest", type=int))
