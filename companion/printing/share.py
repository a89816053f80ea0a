"""Pictures to be shared, of a result and of an evening: values, and what is typeset for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from companion import paths
from companion.engine.message import Message
from companion.text import Language

from . import drawing
from .job import Document, Job
from .order import Setting
from .pages import pages, pictures
from .palette import lamp_light, mixed
from .sitting_sheets import Course

GAMES_SHOWN = 12
"""of an evening, the latest; a picture is no list"""
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
    course: Course | None = None
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


def job(what: ResultPicture | EveningPicture, language: Language) -> Job:
    """What is typeset for it: one page, as wide as the picture and higher than any."""
    result = what if isinstance(what, ResultPicture) else None
    game, names = (result.game, result.names) if result else ("", ())
    title = Message(f"{game}-name" if result else "history-tonight")
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

    values = {
        "what": what,
        "light": light,
        "motif": _motif(game, light),
        "colour": colour,
        "shape": shape,
        "mark": mark,
        "pictured": pictures(light["accent"].removeprefix("#")),
        "lengths": lengths,
        "chart": drawing.chart(result.course if result else None, names, language),
    }
    template = "share/result.html" if result else "share/evening.html"
    html = pages(template, Setting(language), title, values, names, game=game)
    return Job((Document(html),), "")


def _motif(game: str, light: Mapping[str, str]) -> str:
    """The address of the drawing of a game's cloth; '' where it has none."""
    if not game or not (paths.assets() / "static" / game / "motif.svg").is_file():
        return ""
    ink = mixed(light["accent"], light["lamp"], MOTIF).removeprefix("#")
    return f"motif:{game}/{ink}"


def lengths(ranks: Sequence[Ranked]) -> tuple[int, ...]:
    """How long each bar is, in hundredths."""
    most = max((one.total or 0 for one in ranks), default=0)
    return tuple(max(0, 100 * (one.total or 0) // most) if most > 0 else 0 for one in ranks)
