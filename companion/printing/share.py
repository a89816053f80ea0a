"""Pictures to be shared, of a result, an evening, a person: values, and what is typeset."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import assert_never

from markupsafe import Markup

from companion import paths
from companion.engine.message import Message
from companion.text import Language

from . import drawing
from .job import Document, Job
from .order import Setting
from .pages import pages, pictures
from .palette import lamp_light, mix
from .sitting_sheets import Course

GAMES_SHOWN = 12
"""of an evening, the latest; a picture is no list"""
GROUPS_SHOWN = 8
"""of what somebody played, by game, edition and number of players: the most played"""
MONTHS_SHOWN, YEARS_SHOWN = 12, 4
BARS_WIDE, BARS_HIGH = 700.0, 150.0
"""units for the bars of the months"""
MOTIF = 0.2
"""of the accent, in the drawing of a game's cloth"""
BLACK = 7
"""the seat whose colour has an outline"""


@dataclass(frozen=True, slots=True)
class Ranked:
    """Somebody's line in a picture."""

    seat: int
    name: str
    place: int | None
    """None while it is not decided"""
    total: int | None
    """None: nothing was counted"""
    winner: bool


@dataclass(frozen=True, slots=True)
class ResultPicture:
    """What a game came to, as everybody may know it."""

    game: str
    title: Message
    """who won"""
    names: tuple[str, ...]
    """by seat; '' for one that goes by its colour"""
    ranks: tuple[Ranked, ...]
    """by place"""
    when: str
    """the day, in figures"""
    details: tuple[Message, ...] = ()
    """edition and variants"""
    courses: tuple[Course, ...] = ()
    told: tuple[Message, ...] = ()
    """how it was won, and what there is to talk about"""


@dataclass(frozen=True, slots=True)
class GameOfEvening:
    game: str
    ranks: tuple[Ranked, ...]


@dataclass(frozen=True, slots=True)
class EveningPicture:
    """All games of an evening, the first one first."""

    when: str
    standing: tuple[tuple[str, int], ...]
    """who won how often"""
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
    """points; None where none were counted"""


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
    """What somebody has played, as everybody may know it: neither figures that tell how they lie
    nor whom they have met.
    """

    name: str
    sign: int
    """the seat whose shape and colour they had last"""
    last: str
    """the day, in figures"""
    plays: int
    wins: int
    h_index: int
    groups: tuple[GroupOfPerson, ...]
    """the most played first"""
    months: tuple[MonthOfPerson, ...]
    """one after the other without a gap, the last one last"""
    years: tuple[YearOfPerson, ...]
    """the last one first"""


@dataclass(frozen=True, slots=True)
class Bar:
    """A month: how much was played, and at its foot how much of it was won."""

    month: MonthOfPerson
    x: float
    wide: float
    high: float
    won: float


Picture = ResultPicture | EveningPicture | PersonPicture


def job(what: Picture, language: Language) -> Job:
    """What is typeset for it: one page, as wide as the picture and higher than any."""
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
    light = lamp_light(game)

    def colour(seat: int, *, line: bool = False) -> str:
        """A line in black would not be seen in the dark."""
        own = seat % len(drawing.INKS)
        return light["ink" if line and own == BLACK else f"seat-{own}"]

    def shape(seat: int) -> Markup:
        drawn = drawing.mark(seat, colour(seat))
        if seat % len(drawing.INKS) != BLACK:
            return drawn
        return Markup('<g stroke="{}" stroke-width="2">{}</g>').format(light["ink"], drawn)

    def mark(seat: int) -> Markup:
        """Beside the name, which says all that it says."""
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
        "pictured": pictures(light["accent"].removeprefix("#")),
        "lengths": lengths,
        "charts": [
            drawing.chart(course, names, language) for course in (result.courses if result else ())
        ],
    }
    if isinstance(what, PersonPicture):
        values["bars"] = bars(what.months)
    html = pages(f"share/{template}.html", Setting(language), title, values, names, game=game)
    return Job((Document(html),), "")


def _motif(game: str, light: Mapping[str, str]) -> str:
    """The address of the drawing of a game's cloth; '' where it has none."""
    if not game or not (paths.assets() / "static" / game / "motif.svg").is_file():
        return ""
    ink = mix(light["accent"], light["lamp"], MOTIF).removeprefix("#")
    return f"motif:{game}/{ink}"


def lengths(ranks: Sequence[Ranked]) -> tuple[int, ...]:
    """How long each bar is, in hundredths."""
    most = max((one.total or 0 for one in ranks), default=0)
    return tuple(max(0, 100 * (one.total or 0) // most) if most > 0 else 0 for one in ranks)


def bars(months: Sequence[MonthOfPerson]) -> tuple[Bar, ...]:
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
