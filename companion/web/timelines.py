"""What there is to tell of a game that is over: moments, and what it counted over its rounds."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from companion.engine.message import Message
from companion.printing import Course
from companion.printing.drawing import Chart, chart
from companion.sittings import results
from companion.sittings.chronicle import ChronicleDocument

from . import template_globals

LABEL = 22
"""units between two names at the ends of lines"""
SHORT = 10
"""letters of a name that have room there; a Korean one takes that of two"""


@dataclass(frozen=True, slots=True)
class Label:
    """Sign and name at the end of a line."""

    y: float
    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A game over its rounds."""

    chart: Chart
    course: Course

    @property
    def labels(self) -> tuple[Label, ...]:
        """As near to the ends of the lines as they can be without lying on one another."""
        ends = sorted(self.chart.curves, key=lambda curve: curve.points[-1][1])
        heights: list[float] = []
        for curve in ends:
            least = heights[-1] + LABEL if heights else 0
            heights.append(max(curve.points[-1][1], least))
        for at in range(len(heights) - 1, -1, -1):
            below = len(heights) - 1 - at
            heights[at] = min(heights[at], self.chart.bottom - below * LABEL)
        return tuple(
            Label(y, curve.seat, _short(curve.name)) for y, curve in zip(heights, ends, strict=True)
        )


@dataclass(frozen=True, slots=True)
class MomentShown:
    entry: int
    words: Message


def moments(told: ChronicleDocument) -> tuple[MomentShown, ...]:
    return tuple(MomentShown(one.entry, results.decode_message(one.words)) for one in told.moments)


def told_courses(told: ChronicleDocument) -> tuple[Course, ...]:
    return tuple(Course(one.words, one.rounds, one.values) for one in told.courses)


def pictures(told: ChronicleDocument, names: tuple[str, ...]) -> Iterator[Picture]:
    for course in told_courses(told):
        yield Picture(chart(course, names, template_globals.language()), course)


def _short(name: str) -> str:
    room = SHORT
    for at, sign in enumerate(name):
        room -= 2 if unicodedata.east_asian_width(sign) in "WF" else 1
        if room < 0:
            return f"{name[: at - 1]}…"
    return name
