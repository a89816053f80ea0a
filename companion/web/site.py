"""The house's screens: home, set-up, a score without a sitting, about, language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from http import HTTPStatus
from importlib import metadata
from typing import Any

import msgspec
from flask import Blueprint, Flask, Response, g, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from companion.documents import decode
from companion.engine.checks import NAME_LETTERS, plain
from companion.engine.game import Game, PlayedGame
from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError
from companion.engine.score import ScoreSheet
from companion.engine.verbs import list_settings
from companion.history import PersonRow
from companion.sittings import NoSuchGameError, Row
from companion.store import UnavailableError
from companion.text import seat_name

from . import (
    auth,
    bodies,
    default_tools,
    demo,
    device_owner,
    error_pages,
    history_screens,
    host,
    house_screens,
    locale,
    people_screens,
    seating,
    sitting_screens,
    static_files,
    template_globals,
)
from .installable import installable
from .problems import RETRY_AFTER
from .reveal import reveal
from .rules import rules as rules_at_hand
from .schemas import HealthAnswer, ScoreSheetAnswer, SittingRequest
from .services import history, services, spend

site = Blueprint("site", __name__)

_OWN_PATH = re.compile(r"/(?!/)[^\\\x00-\x20\x7f]*")
"""browsers read a backslash as a slash, leave out tabs and newlines, and go where `//` leads"""
MOST_KNOWN = 200
"""people who are offered by name"""
TIMER_MINUTES = (1, 2, 3, 5)
"""what the timer of home can be set to; the third one to begin with"""
TIMER_MORE = (30, 60)
"""seconds that may be added to it"""
CHIPS = 12
"""of them whose names are to be tapped"""


def register(app: Flask) -> None:
    """All screens, and pages instead of problem documents for people. After `web.register`."""
    static_files.register(app)
    template_globals.register(app)
    app.register_blueprint(site)
    app.register_blueprint(installable)
    app.register_blueprint(rules_at_hand)
    if app.config.get(demo.SETTING):
        app.register_blueprint(demo.demo)
    app.register_blueprint(sitting_screens.sitting_screens)
    app.register_blueprint(history_screens.history_screens)
    app.register_blueprint(people_screens.people_screens)
    app.register_blueprint(house_screens.house_screens)
    error_pages.register(app)


@site.before_request
def speak() -> None:
    template_globals.speak(_language_of_house() or locale.refusal_language(), (), request.root_path)


@site.after_request
def keep_language(response: Response) -> Response:
    """`?lang=` chooses for this device; so does the house, where nobody has."""
    locale.keep(response, request.args.get("lang") or _language_of_house())
    return response


def _language_of_house() -> str:
    """For a device that begins here and has chosen none. Phones that scan a code begin elsewhere
    and speak as their browsers do.
    """
    if request.endpoint not in ("site.home", "site.new") or "lang" in request.args:
        return ""
    if locale.chosen_language() is not None:
        return ""
    if "language_of_house" not in g:
        g.language_of_house = ""
        with suppress(UnavailableError):
            kept = history().setting("language")
            g.language_of_house = kept if locale.is_spoken(kept) else ""
    found: str = g.language_of_house
    return found


# --- home -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Resumed:
    """An unfinished or finished sitting that this device belongs to."""

    row: Row
    screen: auth.Purpose

    @property
    def endpoint(self) -> str:
        return f"sitting.{self.screen}"


@dataclass(frozen=True, slots=True)
class Card:
    """A game of this house."""

    game: str
    plays: bool
    """whether sittings of it can be opened; else only its score is kept"""
    prints: bool
    """whether there are sheets for it"""
    most: int
    """how many may sit down at most"""


@site.get("/")
def home() -> str:
    games = services().sittings.queries.games.values()
    cards = tuple(
        Card(game.key, isinstance(game, PlayedGame), bool(game.sheets), game.player_counts[-1])
        for game in games
    )
    known = _list_resumable()
    return render_template(
        "site/home.html",
        cards=cards,
        running=[one for one in known if one.row.ended_at is None],
        over=[one for one in known if one.row.ended_at is not None],
        looked_up=[game.key for game in games if game.topics()],
        troubles=services().upkeep.recent_health().troubles,
        host=host.is_host(),
    )


@site.get("/tools")
def tools() -> str:
    """The dialog of home with what each game's tools can do alone."""
    games = services().sittings.queries.games.values()
    return render_template(
        "site/tools.html", games=[game.key for game in games if isinstance(game, PlayedGame)]
    )


@site.get("/timer")
def timer() -> str:
    """A timer of this device alone, without a game."""
    return render_template("site/timer.html", minutes=TIMER_MINUTES, more=TIMER_MORE)


def _list_resumable() -> tuple[Resumed, ...]:
    held = dict(_list_held())
    if not held:
        return ()
    rows = services().sittings.queries.recent(limit=6, among=held)
    return tuple(Resumed(row, held[row.code]) for row in rows)


def _list_held() -> Iterator[tuple[str, auth.Purpose]]:
    """The sittings whose tokens this browser brings; where it has both, it is the table."""
    for purpose in ("seat", "table"):
        for cookie in request.cookies:
            kind, _, code = cookie.partition("_")
            if kind == purpose and code:
                yield code, purpose


@site.get("/s/")
def find() -> AnyResponse:
    """Somebody has typed a code."""
    return redirect(url_for("sitting.door", code=request.args.get("code", "").strip() or "-"))


@site.get("/about")
def about() -> str:
    return render_template("site/about.html")


@site.get("/health")
def health() -> Response:
    """For programs that look after servers: 503 while nothing can be played."""
    found = services().upkeep.health()
    answer = HealthAnswer.from_health(found, _version(), template_globals.language())
    response = _document(answer)
    if found.database is not None:
        response.status_code = HTTPStatus.SERVICE_UNAVAILABLE
        response.headers["Retry-After"] = str(RETRY_AFTER)
    return response


def _version() -> str:
    return metadata.version("tabletop-companion")


@site.post("/language")
def choose_language() -> AnyResponse:
    back = request.form.get("back", "/")
    response = redirect(back if _OWN_PATH.fullmatch(back) else "/", HTTPStatus.SEE_OTHER)
    locale.keep(response, request.form.get("language"))
    return response


# --- a new sitting --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Count:
    """So many may sit down."""

    n: int
    chosen: bool
    """what is chosen now, or to begin with"""


@dataclass(frozen=True, slots=True)
class SetUp:
    game: str
    start: str | None
    """the game's word for a quick start: `timer`"""
    counts: tuple[Count, ...]
    most: int
    """how many may sit down at most"""
    sides: Mapping[seating.Placement, Mapping[int, tuple[seating.Edge, ...]]]
    """where the screen lies → how many play → the side of each seat"""
    defaults: msgspec.Struct
    tools: str
    """those that the host chose for the house, as JSON; empty: the game's own"""


@site.get("/new/<game>")
def new(game: str) -> str:
    rules = services().sittings.queries.rules(game)
    counts, tools = _counts(rules, None), default_tools.read_tools(rules)
    set_up = SetUp(
        game=rules.key,
        start=request.args.get("start"),
        counts=counts,
        most=counts[-1].n,
        sides={
            placement: {count.n: seating.sides(count.n, placement) for count in counts}
            for placement in seating.PLACEMENTS
        },
        defaults=default_tools.defaults(rules, tools),
        tools=tools,
    )
    return render_template(
        "site/new.html", set_up=set_up, game=rules.key, start=set_up.start,
        first=bool(rules.lessons),
        defaults=set_up.defaults, settings=list_settings(rules.key, rules.actions),
        choices=_choices(rules), known=_list_regulars(), chips=CHIPS, favourites=_favourites(rules),
    )  # fmt: skip


def _list_regulars() -> tuple[PersonRow, ...]:
    """Those who were here, for those who may read it: whose device this is, then whoever was here
    last.
    """
    if not host.may_read():
        return ()
    me, every = device_owner.me(), history().people()
    return tuple(sorted(every, key=lambda one: one.id != me)[:MOST_KNOWN])


def _favourites(game: PlayedGame[Any, Any, Any]) -> dict[str, tuple[Any, ...]]:
    """Option → what set-up offers of this house's own, for those who may read its history."""
    if not host.may_read():
        return {}
    found = history().favourites(game.key, game.favourites)
    return {option: one.offered for option, one in found.items() if one.offered}


@site.post("/new/<game>")
def open_sitting(game: str) -> Response:
    spend("openings")
    sent = bodies.read(SittingRequest)
    names = tuple(seat.name for seat in sent.seats)
    guests = [at for at, seat in enumerate(sent.seats) if seat.guest]
    opened = services().sittings.open(game, sent.options, names, guests, previous=_last_game())
    response = _document({"location": template_globals.url_for("sitting.table", code=opened.code)})
    auth.remember(response, opened.code, "table", opened.table_token)
    return response


def _last_game() -> tuple[str, str] | None:
    """The last game for which this device was the table, if it is over, with its token."""
    sittings = services().sittings
    found = auth.look_up(sittings).bearers
    tables = {code: token for token, (code, bearer) in found.items() if bearer.table}
    for row in sittings.queries.recent(limit=1, among=tables) if tables else ():
        return None if row.ended_at is None else (row.code, tables[row.code])
    return None


def _choices(game: Game) -> msgspec.Struct | None:
    return None if game.setup_choices is None else game.setup_choices()


def _counts(game: Game, wish: int | None) -> tuple[Count, ...]:
    """One of them is chosen: the wish if it fits, else the middle one."""
    counts = game.player_counts
    chosen = wish if wish in counts else counts[(len(counts) - 1) // 2]
    return tuple(Count(n, n == chosen) for n in counts)


# --- a score without a sitting --------------------------------------------------------------------


@site.get("/score/<game>")
def score(game: str) -> str:
    """`?players=3&name=Ann&name=Ben`: how many, and those who are known already."""
    rules = _game(game)
    counts = _counts(rules, request.args.get("players", type=int))
    players = next(count.n for count in counts if count.chosen)
    # Those who leave when fewer are counted come back when more are.
    names = tuple(
        plain(name)[:NAME_LETTERS] for name in request.args.getlist("name")[: counts[-1].n]
    )
    template_globals.speak(template_globals.language(), names[:players], request.root_path)
    return render_template(
        "site/score.html", game=rules.key, players=players, counts=counts, names=names,
        defaults=rules.options() if isinstance(rules, PlayedGame) else None,
        settings=list_settings(rules.key, rules.actions) if isinstance(rules, PlayedGame) else (),
        choices=_choices(rules), things=rules.scoring.things, known=_list_regulars(),
    )  # fmt: skip


@site.post("/score/<game>")
def compute_score(game: str) -> Response:
    """The totals so far and the score sheet as HTML. `?show`: somebody wants to see it, which takes
    long, and counts like opening a sitting.
    """
    scoring, shown = _game(game).scoring, "show" in request.args
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
    template_globals.speak(template_globals.language(), names, request.root_path)
    kept, closed = None, False
    if shown and _is_to_be_kept(sheet):
        member = host.is_member()
        closed = host.is_closed() and not member
        if not closed:
            kept = _save_score(sheet, edition, by_stranger=not member)
    html = render_template(
        "site/counted.html", reveal=reveal(sheet, over=False), found_at=kept, closed=closed,
        people=_find_named(sheet), guests=_guests(),
    )  # fmt: skip
    answer = ScoreSheetAnswer.from_sheet(sheet, template_globals.language())
    return _document({"html": html, "sheet": answer, "kept": kept})


def _is_to_be_kept(sheet: ScoreSheet) -> bool:
    """Whether it is whole, and was sent by a page of ours, which makes an `?id=`."""
    return 8 <= len(request.args.get("id", "")) <= 64 and not sheet.questions


def _save_score(sheet: ScoreSheet, edition: str, *, by_stranger: bool) -> str:
    """A score that somebody wanted to see is in the history: its code. By its `?id=` one that was
    put right and shown again is kept once; `?guest=2`: not as a person.
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
    """Who has another name than the colour of the seat, as it stands in a field left alone."""
    spoken = template_globals.language()
    return tuple(
        at for at, one in enumerate(sheet.players) if one.name != seat_name(at, spoken, ())
    )


def _guests() -> frozenset[int]:
    return frozenset(request.args.getlist("guest", type=int))


# --- reading and answering ------------------------------------------------------------------------


def _game(key: str) -> Game:
    game = services().sittings.queries.games.get(key)
    if game is None:
        raise NoSuchGameError(key[:40])
    return game


def _document(document: object) -> Response:
    return Response(msgspec.json.encode(document), content_type="application/json")
