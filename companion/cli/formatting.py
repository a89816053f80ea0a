"""Score sheets and logs as text for a terminal."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from companion.engine.message import Message
from companion.engine.score import ScoreSheet
from companion.text import Language, say

if TYPE_CHECKING:
    from companion.printing import Printable
    from companion.sittings import FoldedSitting


def score_lines(sheet: ScoreSheet, language: Language, order: Iterable[str] = ()) -> Iterator[str]:
    """Format a score sheet: a row for each line, a column for each seat."""
    rows = [["", *(score.name for score in sheet.players)]]
    for label, lines in sheet.merge_lines(order):
        points = (lines.get(seat) for seat in range(len(sheet.players)))
        rows.append([say(label, language), *(str(one.points) if one else "" for one in points)])
    totals = (str(score.total) for score in sheet.players)
    rows.append([say("cli-total", language), *totals])
    if not sheet.questions:
        rows.append([say("cli-place", language), *(str(score.place) for score in sheet.players)])
    yield from columns(rows)
    yield ""
    yield _outcome(sheet, language)
    for fault in sheet.warnings:
        yield f"{fault.path}: {say(fault.message, language)}"
    for note in sheet.story:
        yield say(note, language)


def _outcome(sheet: ScoreSheet, language: Language) -> str:
    if not sheet.told_winners:
        return say("cli-nobody-won", language)
    return say(Message("cli-won", winners=sheet.winners, n=len(sheet.winners)), language)


def log_lines(play: FoldedSitting, language: Language) -> Iterator[str]:
    """Format the log without anything secret."""
    from companion.sittings.log_pages import read_log

    entries = read_log(play, None)
    width = len(str(len(entries)))
    for entry in entries:
        words = say(entry.words, language, play.names)
        mark = f" ({say('cli-undone', language)})" if entry.undone else ""
        yield f"{entry.number:>{width}}  {words}{mark}"
        for remark in entry.remarks:
            yield f"{'':>{width}}  ! {say(remark, language, play.names)}"
    yield say(Message("cli-folds", n=len(entries)), language)


def sheet_lines(printables: Iterable[Printable], language: Language) -> Iterator[str]:
    """List names and titles of what can be printed."""
    every = tuple(printables)
    wide = max((width(one.name) for one in every), default=0)
    for one in every:
        game = f" ({say(one.game, language)})" if one.game else ""
        yield f"{one.name:<{wide}}  {say(one.title, language)}{game}"


def columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Align the first column to the left, the others to the right."""
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [first + " " * (widths[0] - width(first))]
        for cell, wide in zip(others, widths[1:], strict=True):
            cells.append(" " * (wide - width(cell)) + cell)
        yield "  ".join(cells).rstrip()


def width(text: str) -> int:
    """Return how many cells of a terminal a text takes: Korean letters take two."""
    return sum(
        0 if unicodedata.combining(sign) else 1 + (unicodedata.east_asian_width(sign) in "WF")
        for sign in text
    )
