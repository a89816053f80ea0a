"""Sections side by side: which stand left and which right, so that both are about as long."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby

from companion.engine.message import Message
from companion.engine.print import Reference, Section
from companion.text import Language, say

from .order import Setting

_PAGE = 52.0
"""lines in a column of a page, with the head above it"""
_BEHIND = 1.1


@dataclass(frozen=True, slots=True)
class Measure:
    letters: int
    """on a line of a column"""
    heading: float
    """as high as so many lines"""
    row: float
    line: float = 1.15
    """with what is free above it"""


_USUAL = Measure(46, 3.0, 1.75)
_DENSE = Measure(70, 1.4, 1.2, 1.05)
_STEP, _BETWEEN = Measure(32, 0, 0, 1.0), 0.8
"""of a list with boxes to tick, and what is free between two of them, in lines"""
_ACROSS = 0.8
"""as high as in a column, when it stands across the page"""
_WIDE = 1.7
"""of a Korean syllable, in Latin letters"""
_TOO_MUCH = {"a4": 1.2, "letter": 1.1}
"""pages of two languages, in two columns"""


@dataclass(frozen=True, slots=True)
class Block:
    """What stands side by side, or across the page."""

    left: tuple[Section, ...]
    right: tuple[Section, ...] = ()
    wide: bool = False


def blocks(
    sections: Sequence[Section],
    languages: tuple[Language, ...],
    *,
    dense: bool = False,
    any_order: bool = False,
) -> Iterator[Block]:
    """In order: down the left column, then down the right one, then the next block.

    `dense` is for what is set so that all of it stands on its pages; with `any_order` sections go
    wherever the columns become even.
    """
    measure = _DENSE if dense else _USUAL
    for wide, group in groupby(sections, key=lambda section: section.wide):
        some = tuple(group)
        if wide:
            yield Block(some, wide=True)
            continue
        while some:
            heights = [_height(section, languages, measure) for section in some]
            taken = len(some) if dense else _fitting(heights)
            at = _middle(heights[:taken])
            if any_order:
                left = _even(heights)
                yield Block(
                    tuple(one for number, one in enumerate(some) if number in left),
                    tuple(one for number, one in enumerate(some) if number not in left),
                )
            else:
                yield Block(some[:at], some[at:taken])
            some = some[taken:]


def halves(
    messages: Sequence[Message], languages: tuple[Language, ...]
) -> tuple[tuple[Message, ...], tuple[Message, ...]]:
    """What of a list stands left, and what goes on at the right."""
    at = _middle([_BETWEEN + _lines(one, languages, _STEP) for one in messages])
    return tuple(messages[:at]), tuple(messages[at:])


def fullness(sections: Sequence[Section], languages: tuple[Language, ...]) -> float:
    """How much of a page these fill, about, with a head above them: more than 1 is too much."""
    high = 0.0
    for block in blocks(sections, languages):
        sides = [
            sum(_height(section, languages) for section in side)
            for side in (block.left, block.right)
        ]
        high += sides[0] * _ACROSS if block.wide else max(sides)
    return high / _PAGE


def one_column(sections: Sequence[Section], setting: Setting) -> bool:
    """Whether these stand below one another: large print has no room for two columns, and two
    languages of running text over pages would leave half a page empty.
    """
    if setting.large or not setting.beside:
        return setting.large
    told = any(section.lines for section in sections)
    return told and fullness(sections, setting.languages) > _TOO_MUCH[setting.paper]


def rows_across(sections: Sequence[Section]) -> int:
    """Of the tables that stand across the page."""
    return sum(len(one.table.rows) for one in sections if one.wide and one.table is not None)


_ON_A_TENT = Measure(52, 1.2, 1.0)
_TENT = 11
"""lines on the inner face of a tent"""


def short(aid: Reference, languages: tuple[Language, ...]) -> tuple[tuple[Section, ...], ...]:
    """What of an aid a tent has room for in two columns, below its figures and its strip."""
    figures = (one.label for one in aid.figures)
    above = 1.0 + sum(_lines(label, languages, Measure(34, 0, 0)) for label in figures) / 2
    above += -(-len(aid.strip) // 3)
    if aid.lead is not None:
        above += _lines(aid.lead, languages, Measure(92, 0, 0))
    room, found = 2 * (_TENT - above) - 2, []
    for section in aid.sections:
        high = _height(section, languages, _ON_A_TENT)
        if section.lines and not section.table and not section.wide and high <= room:
            found.append(section)
            room -= high
    left = _even([_height(section, languages, _ON_A_TENT) for section in found])
    return (
        tuple(one for at, one in enumerate(found) if at in left),
        tuple(one for at, one in enumerate(found) if at not in left),
    )


def _fitting(heights: Sequence[float]) -> int:
    """How many of these fill both columns of a page; at least one."""
    total = 0.0
    for number, height in enumerate(heights):
        total += height
        if total > 2 * _PAGE and number:
            return number
    return len(heights)


def _middle(heights: Sequence[float]) -> int:
    """How many go left, so that the longer column is as short as it can be."""
    return min(range(1, len(heights) + 1), key=lambda at: max(sum(heights[:at]), sum(heights[at:])))


def _even(heights: Sequence[float]) -> frozenset[int]:
    """Which go left so that both columns are as even as can be, the first among them."""
    others = range(1, len(heights))
    every = (frozenset((0, *some)) for n in others for some in combinations(others, n - 1))
    return min(every, key=lambda left: _higher(heights, left), default=frozenset())


def _higher(heights: Sequence[float], left: frozenset[int]) -> float:
    one = sum(heights[at] for at in left)
    return max(one, sum(heights) - one)


def _height(section: Section, languages: tuple[Language, ...], measure: Measure = _USUAL) -> float:
    """In lines, about."""
    lines = sum(_lines(line, languages, measure) for line in section.lines)
    if section.example:
        lines += _lines(section.example, languages, measure) + 1.5
    if section.table:
        rows = len(section.table.rows) + 1 + (section.table.total is not None)
        rows += bool(section.table.groups)
        lines += rows * (measure.row + 1.3 * (len(languages) - 1))
    return measure.heading + lines + (_BEHIND if section.where else 0)


def _lines(message: Message, languages: tuple[Language, ...], measure: Measure) -> float:
    return sum(
        measure.line * -(-letters(say(message, one)) // measure.letters) for one in languages
    )


def letters(text: str) -> float:
    """How wide a text is, in Latin letters."""
    return sum(_WIDE if "가" <= sign <= "힣" else 1 for sign in text)
