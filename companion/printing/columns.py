"""Layout in two columns: which sections stand left and which right, by their estimated heights."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from companion.engine.message import Message
from companion.engine.print import Section
from companion.text import Language, say

from .order import Setting

_PAGE = 52.0
"""lines of a column, below the head of a page"""
_SOURCE = 1.1
"""lines for the reference to the book"""


@dataclass(frozen=True, slots=True)
class Measure:
    letters: int
    """letters on a line"""
    heading: float
    """height in lines"""
    row: float
    line: float = 1.15
    """height in lines, with the gap above"""


_USUAL = Measure(46, 3.0, 1.75)
_STEP, _BETWEEN = Measure(32, 0, 0, 1.0), 0.8
"""a step to tick off, and the gap between two steps in lines"""
_ACROSS = 0.8
"""height of a section across the page, as a share of its height in a column"""
_KOREAN = 1.7
"""width of a Korean syllable in Latin letters"""
_TOO_MUCH = {"a4": 1.2, "letter": 1.1}
"""pages of text in two languages, above which one column is better than two"""


@dataclass(frozen=True, slots=True)
class Block:
    """Two columns, or with `wide` sections across the page."""

    left: tuple[Section, ...]
    right: tuple[Section, ...] = ()
    wide: bool = False


def divide_into_blocks(
    sections: Sequence[Section], languages: tuple[Language, ...]
) -> Iterator[Block]:
    """Divide sections into blocks, as they are read: left column, right column, next block."""
    for wide, group in groupby(sections, key=lambda section: section.wide):
        some = tuple(group)
        if wide:
            yield Block(some, wide=True)
            continue
        while some:
            heights = [_estimate_height(section, languages) for section in some]
            taken = _count_fitting(heights)
            at = _find_middle(heights[:taken])
            yield Block(some[:at], some[at:taken])
            some = some[taken:]


def split_steps(
    messages: Sequence[Message], languages: tuple[Language, ...]
) -> tuple[tuple[Message, ...], tuple[Message, ...]]:
    """Split a list of steps into its left and its right half."""
    at = _find_middle([_BETWEEN + _estimate_lines(one, languages, _STEP) for one in messages])
    return tuple(messages[:at]), tuple(messages[at:])


def estimate_pages(sections: Sequence[Section], languages: tuple[Language, ...]) -> float:
    """Estimate how many pages the sections fill."""
    high = 0.0
    for block in divide_into_blocks(sections, languages):
        sides = [
            sum(_estimate_height(section, languages) for section in side)
            for side in (block.left, block.right)
        ]
        high += sides[0] * _ACROSS if block.wide else max(sides)
    return high / _PAGE


def needs_one_column(sections: Sequence[Section], setting: Setting) -> bool:
    """Whether to use one column: large print has no room for two, and long text in two languages
    would leave half a page empty.
    """
    if setting.large or not setting.beside:
        return setting.large
    has_text = any(section.lines for section in sections)
    return has_text and estimate_pages(sections, setting.languages) > _TOO_MUCH[setting.paper]


def _count_fitting(heights: Sequence[float]) -> int:
    """Count the sections that fit on a page; at least one."""
    total = 0.0
    for number, height in enumerate(heights):
        total += height
        if total > 2 * _PAGE and number:
            return number
    return len(heights)


def _find_middle(heights: Sequence[float]) -> int:
    """Return how many sections go left for the longer column to be shortest."""
    return min(range(1, len(heights) + 1), key=lambda at: max(sum(heights[:at]), sum(heights[at:])))


def _estimate_height(
    section: Section, languages: tuple[Language, ...], measure: Measure = _USUAL
) -> float:
    """Estimate the height in lines."""
    lines = sum(_estimate_lines(line, languages, measure) for line in section.lines)
    if section.example:
        lines += _estimate_lines(section.example, languages, measure) + 1.5
    if section.table:
        rows = len(section.table.rows) + 1 + (section.table.total is not None)
        rows += bool(section.table.groups)
        lines += rows * (measure.row + 1.3 * (len(languages) - 1))
    return measure.heading + lines + (_SOURCE if section.where else 0)


def _estimate_lines(message: Message, languages: tuple[Language, ...], measure: Measure) -> float:
    return sum(
        measure.line * -(-estimate_width(say(message, one)) // measure.letters) for one in languages
    )


def estimate_width(text: str) -> float:
    """Estimate the width of a text in Latin letters."""
    return sum(_KOREAN if "가" <= sign <= "힣" else 1 for sign in text)
