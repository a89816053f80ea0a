"""Geometry for SVG: the chart of a game over its rounds, and the marks of the seats."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import dataclass
from functools import cache

from markupsafe import Markup

from companion import paths
from companion.engine.message import Message
from companion.text import Language, seat_name

from .sitting_sheets import Course

WIDTH, HALF, HEIGHT = 700, 400, 210
"""SVG units; `HALF` is the width of each of two charts side by side"""
_LEFT, _RIGHT, _TOP, _BOTTOM = 34, 14, 10, 20
_TICK = 20
"""SVG units that the number of a round needs"""

INKS = (
    "#b3261e", "#1f5fa8", "#8f6a00", "#2d7a3e", "#6f3fa0", "#b1540a", "#6b6259", "#2a1c12",
)  # fmt: skip
"""colour of each seat on paper; marks and dashes tell the seats apart without colours"""
PAINTS = (
    "#ff7077", "#6ca2df", "#f9e93b", "#8ff2a7", "#d8b7ff", "#faa645", "#ffffff", "#2e2a28",
)  # fmt: skip
"""the colours of the seats at the table: static/tokens.css"""
_DASHES = ("", "9 4", "2 3", "12 3 2 3", "6 2", "3 5", "14 4", "1 2")


@dataclass(frozen=True, slots=True)
class Tick:
    at: float
    number: int


@dataclass(frozen=True, slots=True)
class Curve:
    seat: int
    name: str
    points: tuple[tuple[float, float], ...]
    dashes: str

    @property
    def path(self) -> str:
        return " ".join(f"{x:g},{y:g}" for x, y in self.points)


@dataclass(frozen=True, slots=True)
class Chart:
    counted: Message
    """what is counted"""
    across: tuple[Tick, ...]
    """rounds"""
    up: tuple[Tick, ...]
    """values"""
    curves: tuple[Curve, ...]
    width: int = WIDTH
    left: float = _LEFT
    bottom: float = HEIGHT - _BOTTOM

    @property
    def right(self) -> float:
        return self.width - _RIGHT


def chart(course: Course, names: tuple[str, ...], language: Language, width: int = WIDTH) -> Chart:
    """Draw a line for each seat, in SVG units."""
    every = [value for values in course.values for value in values]
    step = _step(max(every) - min(min(every), 0))
    low = min(0, min(every) // step * step)
    high = max(-(-max(every) // step) * step, low + step)

    def x(at: int) -> float:
        return round(_LEFT + (width - _LEFT - _RIGHT) * at / (len(course.rounds) - 1), 1)

    def y(value: int) -> float:
        return round(HEIGHT - _BOTTOM - (HEIGHT - _TOP - _BOTTOM) * (value - low) / (high - low), 1)

    curves = tuple(
        Curve(
            seat,
            seat_name(seat, language, names),
            tuple((x(at), y(values[seat])) for at, values in enumerate(course.values)),
            _DASHES[seat % len(_DASHES)],
        )
        for seat in range(len(names))
    )
    labelled = -(-len(course.rounds) * _TICK // width)
    return Chart(
        course.counted,
        tuple(Tick(x(at), number) for at, number in enumerate(course.rounds) if at % labelled == 0),
        tuple(Tick(y(value), value) for value in range(low, high + 1, step)),
        curves,
        width,
    )


def _step(span: int) -> int:
    """Return a step of 1, 2 or 5 times a power of ten that gives at most five steps."""
    size = 1
    while True:
        for each in (1, 2, 5):
            if span <= 5 * each * size:
                return each * size
        size *= 10


def ink(seat: int) -> str:
    return INKS[seat % len(INKS)]


def black(seat: int) -> str:
    """The `ink` of every seat on sheets that save ink."""
    return "#000000"


def mark(seat: int, ink: str) -> Markup:
    """Return the shape of a seat, 32 units square, as a part of an SVG."""
    return Markup('<g fill="{}">{}</g>').format(ink, Markup(_marks()[seat % len(_marks())]))


def whole_mark(seat: int, ink: str) -> Markup:
    """Return the shape of a seat as an SVG of its own."""
    return Markup('<svg viewBox="0 0 32 32"><title>{}</title>{}</svg>').format(
        seat + 1, mark(seat, ink)
    )


@cache
def _marks() -> tuple[str, ...]:
    """Read the shapes by seat, once in a process: a result needs hundreds."""
    space = "{http://www.w3.org/2000/svg}"
    root = ET.parse(paths.assets() / "static" / "marks.svg").getroot()
    return tuple(
        "".join(
            f"<{shape.tag.removeprefix(space)} "
            + " ".join(f'{name}="{value}"' for name, value in shape.attrib.items())
            + "/>"
            for shape in symbol
        )
        for symbol in root.iter(f"{space}symbol")
    )
