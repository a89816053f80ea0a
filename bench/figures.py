"""Samples, and the table that they come to."""

from __future__ import annotations

import os
import platform
import sqlite3
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

HEAD = ("", "p50", "p95", "beside it", "p50", "p95", "ratio p50", "ratio p95")


@dataclass(frozen=True, slots=True)
class Figure:
    p50: float
    p95: float

    def __add__(self, other: Figure) -> Figure:
        return Figure(self.p50 + other.p50, self.p95 + other.p95)


@dataclass(slots=True)
class Samples:
    """Of one thing, repetition by repetition."""

    repetitions: list[list[float]] = field(default_factory=list)
    rate: bool = False
    """so many a second; else the less the better"""

    def add(self, samples: Sequence[float]) -> None:
        self.repetitions.append(list(samples))

    @property
    def figure(self) -> Figure:
        """The median of the repetitions' p50, and that of their p95.

        Of rates the p95 is what 95 of 100 stretches reached.
        """
        high = 5 if self.rate else 95
        return Figure(
            statistics.median(percentile(one, 50) for one in self.repetitions),
            statistics.median(percentile(one, high) for one in self.repetitions),
        )


def percentile(samples: Sequence[float], percent: float) -> float:
    """Between two samples by their distance."""
    ordered = sorted(samples)
    at = (len(ordered) - 1) * percent / 100
    below = int(at)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (at - below)


@dataclass(frozen=True, slots=True)
class Row:
    what: str
    ours: Figure
    beside: str = ""
    theirs: Figure | None = None
    rate: bool = False
    unit: str = " ms"
    goal: float | None = None
    """the ratio of the p95 that is wanted at most"""
    by_median: bool = False
    """the goal is the ratio of the p50: what grows with a house grows for all who live there"""
    most: float | None = None
    """the p95 that is wanted at most, where nothing stands beside it"""

    @property
    def ratios(self) -> Figure | None:
        """How much more time ours takes."""
        if self.theirs is None:
            return None
        if self.rate:
            return Figure(self.theirs.p50 / self.ours.p50, self.theirs.p95 / self.ours.p95)
        return Figure(self.ours.p50 / self.theirs.p50, self.ours.p95 / self.theirs.p95)

    def cells(self) -> tuple[str, ...]:
        def shown(figure: Figure | None, unit: str) -> tuple[str, str]:
            if figure is None:
                return "", ""
            return number(figure.p50) + unit, number(figure.p95) + unit

        unit = "/s" if self.rate else self.unit
        beside = self.beside, *shown(self.theirs, unit), *shown(self.ratios, "")
        return self.what, *shown(self.ours, unit), *beside

    def verdict(self) -> str | None:
        if self.most is not None:
            wanted, found = f"{number(self.most)}{self.unit}", self.ours.p95
            met = found <= self.most
        elif self.goal is not None and self.ratios is not None:
            wanted = f"{self.goal} times “{self.beside}”"
            found = self.ratios.p50 if self.by_median else self.ratios.p95
            met = found <= self.goal
        else:
            return None
        said, of = "met" if met else "not met", "p50" if self.by_median else "p95"
        return f"{self.what}: {of} at most {wanted}: {said} ({number(found)})."


def number(value: float) -> str:
    """Three digits, or a small whole number."""
    if value == int(value) and value < 100:
        return f"{value:.0f}"
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def plain(rows: Sequence[Row]) -> str:
    cells = [HEAD, *(row.cells() for row in rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = (
        "  ".join(
            cell.ljust(width) if k in (0, 3) else cell.rjust(width)
            for k, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in cells
    )
    return "\n".join((*lines, "", *verdicts(rows), machine()))


def markdown(rows: Sequence[Row]) -> str:
    rule = "".join("| --- " if k in (0, 3) else "| ---: " for k in range(len(HEAD)))
    lines = [f"| {' | '.join(cells)} |" for cells in (HEAD, *(row.cells() for row in rows))]
    lines.insert(1, f"{rule}|")
    goals = [f"- {one}" for one in verdicts(rows)]
    return "\n".join((machine(), "", *lines, "", *goals, ""))


def verdicts(rows: Sequence[Row]) -> list[str]:
    return [said for row in rows if (said := row.verdict()) is not None]


def machine() -> str:
    return (
        f"{os.cpu_count()} cores of {processor()}, {platform.system()}, "
        f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}; "
        f"load when it ended: {os.getloadavg()[0]:.1f}."
    )


def processor() -> str:
    try:
        text = Path("/proc/cpuinfo").read_text()
    except OSError:
        return platform.processor() or platform.machine()
    names = (line.partition(":")[2].strip() for line in text.splitlines() if "model name" in line)
    return next(names, platform.machine())
