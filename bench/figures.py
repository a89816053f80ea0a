"""Samples, and the table that they come to."""

from __future__ import annotations

import os
import platform
import sqlite3
import statistics
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

HEAD = ("", "p50", "p95", "beside it", "p50", "p95", "ratio p50", "ratio p95", "goal")


@dataclass(frozen=True, slots=True)
class Figure:
    p50: float
    p95: float

    def __add__(self, other: Figure) -> Figure:
        return Figure(self.p50 + other.p50, self.p95 + other.p95)

    def format_cells(self, unit: str = "") -> tuple[str, str]:
        return format_number(self.p50) + unit, format_number(self.p95) + unit


class Samples:
    """The samples of a measure, by what they are of, repetition by repetition."""

    def __init__(self) -> None:
        self._repetitions: list[dict[str, list[float]]] = []

    def begin_repetition(self) -> None:
        self._repetitions.append(defaultdict(list))

    def add(self, what: str, *values: float) -> None:
        self._repetitions[-1][what] += values

    def __contains__(self, what: str) -> bool:
        return any(what in one for one in self._repetitions)

    def __getitem__(self, what: str) -> Figure:
        """The median of the repetitions' p50, and that of their p95."""
        found = [one[what] for one in self._repetitions if what in one]
        return Figure(
            statistics.median(percentile(one, 50) for one in found),
            statistics.median(percentile(one, 95) for one in found),
        )


def percentile(samples: Sequence[float], percent: int) -> float:
    if len(samples) == 1:
        return samples[0]
    return statistics.quantiles(samples, n=100, method="inclusive")[percent - 1]


@dataclass(frozen=True, slots=True)
class Row:
    what: str
    ours: Figure
    beside: str = ""
    theirs: Figure | None = None
    unit: str = " ms"
    most: float | None = None
    """the goal for our p95"""
    ratio: float | None = None
    """the goal for the ratio of the p95"""
    by_median: bool = False
    """the goal is for the ratio of the p50"""

    def format_cells(self) -> tuple[str, ...]:
        ours = self.ours.format_cells(self.unit)
        if self.theirs is None:
            return (self.what, *ours, "", "", "", "", "", self._judge(None))
        found = Figure(self.ours.p50 / self.theirs.p50, self.ours.p95 / self.theirs.p95)
        theirs = self.theirs.format_cells(self.unit)
        return (self.what, *ours, self.beside, *theirs, *found.format_cells(), self._judge(found))

    def _judge(self, found: Figure | None) -> str:
        met = []
        if self.most is not None:
            met.append((self.ours.p95, self.most, self.unit))
        if self.ratio is not None and found is not None:
            met.append((found.p50 if self.by_median else found.p95, self.ratio, " times"))
        return ", ".join(
            f"{'met' if value <= goal else 'NOT MET'}: ≤ {format_number(goal)}{unit}"
            for value, goal, unit in met
        )


def format_number(value: float) -> str:
    """Three digits, or a small whole number."""
    if value == int(value) and value < 100:
        return f"{value:.0f}"
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def format_table(rows: Sequence[Row]) -> str:
    """As Markdown."""
    cells = [HEAD, *(row.format_cells() for row in rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = [
        f"| {' | '.join(cell.ljust(width) for cell, width in zip(line, widths, strict=True))} |"
        for line in cells
    ]
    rule = f"| {' | '.join('-' * width for width in widths)} |"
    return "\n".join((describe_machine(), "", lines[0], rule, *lines[1:]))


def describe_machine() -> str:
    return (
        f"{os.cpu_count()} cores of {find_processor_name()}, {platform.system()}, "
        f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}; "
        f"load when it ended: {os.getloadavg()[0]:.1f}."
    )


def find_processor_name() -> str:
    try:
        text = Path("/proc/cpuinfo").read_text()
    except OSError:
        return platform.processor() or platform.machine()
    names = (line.partition(":")[2].strip() for line in text.splitlines() if "model name" in line)
    return next(names, platform.machine())
