"""What the screens draw of a finished game: podium, bars by category, how it was won, moments, and
the course over the rounds.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from companion.engine.message import Message, SeatName
from companion.engine.score import Category, Line, Score, ScoreSheet, Tile
from companion.printing import Course
from companion.printing.drawing import Chart, chart
from companion.sittings.chronicle import ChronicleDocument
from companion.sittings.results import decode_message

from . import template_globals

LABEL = 22
"""SVG units between two names at the ends of lines"""
SHORT = 10
"""characters of a name that have room there; a Korean one counts twice"""
FLOOR = 30
"""the lowest block of the podium, in per cent of the highest"""
STEP = 8
"""how much higher the winner of a tie stands in the end, in per cent"""
ON_PODIUM, ALL = 3, 6
"""blocks of a podium; so many people all have one"""
ICONS = {
    "score-margin": "flag",
    "score-shared": "people",
    "score-tie-broken": "swap",
    "score-titles": "crown",
    "score-largest": "trophy",
}
"""message id → its picture; anything else is what would have changed the winner"""


@dataclass(frozen=True, slots=True)
class Piece:
    """The points of one category in a bar."""

    category: Category
    points: int
    size: str
    """CSS classes for its width"""


@dataclass(frozen=True, slots=True)
class Rank:
    """A player's place, points and bar."""

    seat: int
    place: int | None
    """None while it is not decided"""
    winner: bool
    total: Message | None
    """None: nothing was counted"""
    points: int
    lines: tuple[Line, ...]
    pieces: tuple[Piece, ...]
    tiles: tuple[Tile, ...]
    height: str
    """CSS classes for the block on the podium"""
    top: bool
    """whether nobody has more points"""


@dataclass(frozen=True, slots=True)
class Reveal:
    """The result, the first place first. Screens uncover it from the last place."""

    title: Message
    """who won, that nobody did, or that it is not decided"""
    winners: tuple[int, ...]
    questions: tuple[Message, ...]
    """what is not decided yet; nobody has won while there is anything"""
    ranks: tuple[Rank, ...]
    podium: tuple[Rank, ...]
    """all of up to six, else the first three without a place that more share; nobody before
    somebody has won
    """
    tied: bool
    """whether another has as many points as the winner"""
    legend: tuple[Category, ...]
    story: tuple[tuple[str, Message], ...]
    """pictures and sentences"""
    notes: tuple[Message, ...]
    warnings: tuple[Message, ...]
    ended_at: int | None
    """the time at which every screen begins to uncover it; None: when it is drawn"""


def reveal(
    sheet: ScoreSheet, *, over: bool, ended_at: int | None = None, unscored: Collection[int] = ()
) -> Reveal:
    """Return what to draw of a result. `over`: whether it is the end of a sitting, and not a count
    on the way. `unscored`: seats whose points nobody wrote down, so that nothing is said about
    numbers.
    """
    ordered = sorted(range(len(sheet.players)), key=lambda seat: sheet.players[seat].place)
    winners = sheet.told_winners
    legend = _legend([sheet.players[seat] for seat in ordered])
    best = max(score.total for score in sheet.players)
    tops = sum(score.total == best for score in sheet.players)
    tied = len(winners) == 1 and sheet.decided_by != "total" and tops > 1
    heights = _heights([sheet.players[seat] for seat in ordered], tied)
    widest = max(sum(_positive(score, legend).values()) for score in sheet.players)
    ranks = tuple(
        Rank(
            seat=seat,
            place=None if sheet.questions else score.place,
            winner=seat in winners,
            total=sheet.total(seat) if sheet.counted and seat not in unscored else None,
            points=score.total,
            lines=score.lines,
            pieces=tuple(
                Piece(category, points, size(100 * points // widest))
                for category, points in _positive(score, legend).items()
            ),
            tiles=score.tiles,
            height=size(height),
            top=score.total == best,
        )
        for seat, height in zip(ordered, heights, strict=True)
        for score in (sheet.players[seat],)
    )
    return Reveal(
        title=_title(winners, over and not sheet.questions),
        winners=winners,
        questions=sheet.open,
        ranks=ranks,
        podium=_podium(ranks) if winners else (),
        tied=tied,
        legend=legend,
        story=()
        if unscored
        else tuple((ICONS.get(each.id, "swap"), each) for each in sheet.reasons),
        notes=sheet.notes,
        warnings=tuple(dict.fromkeys(fault.message for fault in sheet.warnings)),
        ended_at=ended_at,
    )


def _podium(ranks: tuple[Rank, ...]) -> tuple[Rank, ...]:
    """All of a few people, else the first three; nobody who shares a place with somebody for whom
    there is no room.
    """
    room = ALL if len(ranks) <= ALL else ON_PODIUM
    shown, left = ranks[:room], ranks[room:]
    return tuple(one for one in shown if not left or one.place != left[0].place)


def size(n: int) -> str:
    """Return CSS classes for a number from 0 to 100: its tens and its ones."""
    return f"t{n // 10} o{n % 10}"


def _legend(players: Sequence[Score]) -> tuple[Category, ...]:
    """Return every category in which somebody has points, in the order of the lines."""
    lines = (line for score in players for line in score.lines if line.points > 0)
    return tuple(dict.fromkeys(line.category or Category("", line.label) for line in lines))


def _positive(score: Score, legend: Sequence[Category]) -> dict[Category, int]:
    """Return the points by category, where there are any to draw."""
    points = dict.fromkeys(legend, 0)
    for line in score.lines:
        category = line.category or Category("", line.label)
        if category in points:
            points[category] += line.points
    return {category: n for category, n in points.items() if n > 0}


def _heights(ordered: Sequence[Score], tied: bool) -> tuple[int, ...]:
    """Return heights in proportion to the points, never above a better place; whoever wins a tie
    stands higher.
    """
    most = max(1, ordered[0].total, *(score.total for score in ordered))
    full = 100 - STEP if tied else 100
    heights: list[int] = []
    for at, score in enumerate(ordered):
        height = max(FLOOR, full * max(0, score.total) // most)
        if score.winner:
            height = 100
        elif not tied and at and score.place > ordered[at - 1].place:
            height = max(FLOOR, min(height, heights[-1] - STEP))
        heights.append(height)
    return tuple(heights)


def _title(winners: tuple[int, ...], over: bool) -> Message:
    match winners:
        case ():
            return Message("screen-reveal-nobody" if over else "screen-reveal-open")
        case (one,):
            return Message("screen-reveal-winner", who=SeatName(one))
        case _:
            return Message("screen-reveal-shared", who=tuple(map(SeatName, winners)))


# --- what it counted over its rounds -------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Picture:
    """A chart of a game over its rounds."""

    chart: Chart
    course: Course

    @property
    def labels(self) -> tuple[tuple[float, int, str], ...]:
        """Height, seat and name at the end of each line, moved apart where they would overlap."""
        ends = sorted(self.chart.curves, key=lambda curve: curve.points[-1][1])
        heights: list[float] = []
        for curve in ends:
            least = heights[-1] + LABEL if heights else 0
            heights.append(max(curve.points[-1][1], least))
        for at in range(len(heights) - 1, -1, -1):
            below = len(heights) - 1 - at
            heights[at] = min(heights[at], self.chart.bottom - below * LABEL)
        return tuple(
            (y, curve.seat, _short(curve.name)) for y, curve in zip(heights, ends, strict=True)
        )


def moments(told: ChronicleDocument) -> tuple[tuple[int, Message], ...]:
    """Return the moments of a game, each with its entry."""
    return tuple((one.entry, decode_message(one.words)) for one in told.moments)


def courses(told: ChronicleDocument) -> tuple[Course, ...]:
    return tuple(Course(one.words, one.rounds, one.values) for one in told.courses)


def pictures(told: ChronicleDocument, names: tuple[str, ...]) -> tuple[Picture, ...]:
    return tuple(
        Picture(chart(course, names, template_globals.language()), course)
        for course in courses(told)
    )


def _short(name: str) -> str:
    room = SHORT
    for at, sign in enumerate(name):
        room -= 2 if unicodedata.east_asian_width(sign) in "WF" else 1
        if room < 0:
            return f"{name[: at - 1]}…"
    return name
