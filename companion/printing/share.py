"""Pictures to be shared: a result, an evening, what a person has played."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, assert_never

from markupsafe import Markup

from companion import paths
from companion.engine.message import Message
from companion.text import Language

from . import drawing
from .job import Document, Job
from .order import Setting
from .pages import make_picture, render_html
from .sitting_sheets import Course

GAMES_SHOWN = 12
"""latest games of an evening"""
GROUPS_SHOWN = 8
"""most played groups of a person"""
MONTHS_SHOWN, YEARS_SHOWN = 12, 4
BARS_WIDE, BARS_HIGH = 700.0, 150.0
"""size of the chart of months, in SVG units"""
MOTIF = 0.2
"""share of the accent colour in the pattern of a game's cloth"""
BLACK = 7
"""the seat whose colour needs an outline on a dark ground"""

_BLOCK = re.compile(
    r"^\s*(?P<whose>:root, \[data-theme=\"dark\"\]|\.g-[a-z]+) \{(?P<values>[^}]*)\}", re.M
)
_VALUE = re.compile(r"--(?P<name>[a-z0-9-]+): (?P<value>#[0-9a-f]{6});")


@dataclass(frozen=True, slots=True)
class RankedSeat:
    """A line of a ranking."""

    seat: int
    name: str
    place: int | None
    """None while a question decides it"""
    total: int | None
    """None if no points were counted"""
    winner: bool


@dataclass(frozen=True, slots=True)
class ResultPicture:
    """A result, without anything secret."""

    game: str
    title: Message
    """who won"""
    names: tuple[str, ...]
    """by seat; '' for a seat without a name"""
    ranks: tuple[RankedSeat, ...]
    """by place"""
    when: str
    """an ISO date"""
    details: tuple[Message, ...] = ()
    """edition and variants"""
    courses: tuple[Course, ...] = ()
    told: tuple[Message, ...] = ()
    """how it was won, and memorable moments"""
    end: Mapping[str, Any] | None = None
    """what is kept of its end where the game draws it (`printables/<game>/end.html`)"""


@dataclass(frozen=True, slots=True)
class GameOfEvening:
    game: str
    ranks: tuple[RankedSeat, ...]


@dataclass(frozen=True, slots=True)
class EveningPicture:
    """All games of an evening, the oldest first."""

    when: str
    standing: tuple[tuple[str, int], ...]
    """names with their wins"""
    games: tuple[GameOfEvening, ...]

    @property
    def shown(self) -> tuple[GameOfEvening, ...]:
        return self.games[-GAMES_SHOWN:]


@dataclass(frozen=True, slots=True)
class GroupOfPerson:
    """Plays of one game, edition and number of players."""

    game: str
    edition: str
    players: int
    plays: int
    wins: int
    best: int | None
    """points; None if none were counted"""


@dataclass(frozen=True, slots=True)
class MonthOfPerson:
    year: int
    month: int
    plays: int
    wins: int


@dataclass(frozen=True, slots=True)
class YearOfPerson:
    year: int
    plays: int
    wins: int


@dataclass(frozen=True, slots=True)
class PersonPicture:
    """What somebody has played, without figures on lies and without opponents."""

    name: str
    sign: int
    """the seat whose shape and colour they had last"""
    last: str
    """an ISO date"""
    plays: int
    wins: int
    h_index: int
    groups: tuple[GroupOfPerson, ...]
    """the most played first"""
    months: tuple[MonthOfPerson, ...]
    """without gaps, the latest last"""
    years: tuple[YearOfPerson, ...]
    """the latest first"""


@dataclass(frozen=True, slots=True)
class Bar:
    """The bar of a month: plays, and at its foot wins, as heights in SVG units."""

    month: MonthOfPerson
    x: float
    wide: float
    high: float
    won: float


Picture = ResultPicture | EveningPicture | PersonPicture


def make_job(what: Picture, language: Language) -> Job:
    """Return the job for a picture: one page of its width, higher than its content."""
    result = what if isinstance(what, ResultPicture) else None
    game, names = (result.game, result.names) if result else ("", ())
    match what:
        case ResultPicture():
            template, title = "result", Message(f"{game}-name")
        case EveningPicture():
            template, title = "evening", Message("history-tonight")
        case PersonPicture():
            template, title = "person", Message("history-title")
        case _:
            assert_never(what)
    light = dark_palette(game)

    def colour(seat: int, *, line: bool = False) -> str:
        """Return a seat's colour; a line of the black seat is drawn in the colour of text."""
        own = seat % len(drawing.INKS)
        return light["ink" if line and own == BLACK else f"seat-{own}"]

    def shape(seat: int) -> Markup:
        drawn = drawing.mark(seat, colour(seat))
        if seat % len(drawing.INKS) != BLACK:
            return drawn
        return Markup('<g stroke="{}" stroke-width="2">{}</g>').format(light["ink"], drawn)

    def mark(seat: int) -> Markup:
        return Markup('<svg class="mark" viewBox="-1 -1 34 34"><title>{}</title>{}</svg>').format(
            seat + 1, shape(seat)
        )

    values: dict[str, object] = {
        "what": what,
        "light": light,
        "motif": _motif(game, light),
        "colour": colour,
        "shape": shape,
        "mark": mark,
        "pictured": make_picture(light["accent"].removeprefix("#")),
        "lengths": measure_bars,
        "charts": [
            drawing.chart(course, names, language) for course in (result.courses if result else ())
        ],
    }
    if isinstance(what, PersonPicture):
        values["bars"] = draw_months(what.months)
    html = render_html(f"share/{template}.html", Setting(language), title, values, names, game=game)
    return Job((Document(html),), "")


def dark_palette(game: str) -> Mapping[str, str]:
    """Return the colours of the dark theme by their names in `static/tokens.css`, with the game's
    own over those of the house.
    """
    text = (paths.assets() / "static" / "tokens.css").read_text("utf-8")
    found: dict[str, str] = {}
    for block in _BLOCK.finditer(text):
        if block["whose"].startswith(":root") or block["whose"] == f".g-{game}":
            found.update(_VALUE.findall(block["values"]))
    return found


def _motif(game: str, light: Mapping[str, str]) -> str:
    """Return the URL of the pattern of a game's cloth; '' if it has none."""
    if not game or not (paths.assets() / "static" / game / "motif.svg").is_file():
        return ""
    accent, ground = bytes.fromhex(light["accent"][1:]), bytes.fromhex(light["lamp"][1:])
    mixed = zip(accent, ground, strict=True)
    ink = bytes(round(a * MOTIF + b * (1 - MOTIF)) for a, b in mixed).hex()
    return f"motif:{game}/{ink}"


def measure_bars(ranks: Sequence[RankedSeat]) -> tuple[int, ...]:
    """Return the length of each bar in per cent of the longest."""
    most = max((one.total or 0 for one in ranks), default=0)
    return tuple(max(0, 100 * (one.total or 0) // most) if most > 0 else 0 for one in ranks)


def draw_months(months: Sequence[MonthOfPerson]) -> tuple[Bar, ...]:
    most = max((one.plays for one in months), default=0)
    step = BARS_WIDE / max(1, len(months))
    return tuple(
        Bar(
            one,
            x=round(at * step + step / 6, 1),
            wide=round(step * 2 / 3, 1),
            high=round(BARS_HIGH * one.plays / most, 1) if most else 0.0,
            won=round(BARS_HIGH * one.wins / most, 1) if most else 0.0,
        )
        for at, one in enumerate(months)
    )
