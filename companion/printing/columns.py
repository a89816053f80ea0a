"""Layout in two columns: which sections stand left and which right, by their estimated heights."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby

from companion.engine.message import Message
from companion.engine.print import Reference, Section
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
_DENSE = Measure(70, 1.4, 1.2, 1.05)
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
    sections: Sequence[Section],
    languages: tuple[Language, ...],
    *,
    dense: bool = False,
    any_order: bool = False,
) -> Iterator[Block]:
    """Divide sections into blocks, in the order of reading: left column, right column, next block.

    `dense`: the letters are fitted to the page, so a block is not limited to one page. With
    `any_order` sections are swapped until the columns are even.
    """
    measure = _DENSE if dense else _USUAL
    for wide, group in groupby(sections, key=lambda section: section.wide):
        some = tuple(group)
        if wide:
            yield Block(some, wide=True)
            continue
        while some:
            heights = [_estimate_height(section, languages, measure) for section in some]
            taken = len(some) if dense else _count_fitting(heights)
            at = _find_middle(heights[:taken])
            if any_order:
                yield Block(*_split_evenly(some, heights))
            else:
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


def count_rows_across(sections: Sequence[Section]) -> int:
    """Count the rows of tables across the page."""
    return sum(len(one.table.rows) for one in sections if one.wide and one.table is not None)


_ON_A_TENT = Measure(52, 1.2, 1.0)
_TENT = 11
"""lines on the inner face of a tent"""


def choose_for_tent(
    aid: Reference, languages: tuple[Language, ...]
) -> tuple[tuple[Section, ...], ...]:
    """Choose the sections of an aid for which a tent has room, in two columns."""
    figures = (one.label for one in aid.figures)
    above = 1.0 + sum(_estimate_lines(label, languages, Measure(34, 0, 0)) for label in figures) / 2
    above += -(-len(aid.strip) // 3)
    if aid.lead is not None:
        above += _estimate_lines(aid.lead, languages, Measure(92, 0, 0))
    room, found = 2 * (_TENT - above) - 2, []
    for section in aid.sections:
        high = _estimate_height(section, languages, _ON_A_TENT)
        if section.lines and not section.table and not section.wide and high <= room:
            found.append(section)
            room -= high
    return _split_evenly(found, [_estimate_height(one, languages, _ON_A_TENT) for one in found])


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


def _split_evenly(
    sections: Sequence[Section], heights: Sequence[float]
) -> tuple[tuple[Section, ...], tuple[Section, ...]]:
    """Split into columns as even as possible, whatever the order; the first section stays left."""

    def higher(left: tuple[int, ...]) -> float:
        one = sum(heights[at] for at in left)
        return max(one, sum(heights) - one)

    others = range(1, len(heights))
    every = ((0, *some) for n in others for some in combinations(others, n - 1))
    left = min(every, key=higher, default=())
    return (
        tuple(one for at, one in enumerate(sections) if at in left),
        tuple(one for at, one in enumerate(sections) if at not in left),
    )


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
