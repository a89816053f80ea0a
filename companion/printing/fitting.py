"""Find the largest letters with which a sheet fits on its pages: guess, then measure."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TypeVar

from companion.engine.aid import Aid
from companion.engine.print import Cards, CheckList, Reference, ScorePad

from .columns import estimate_width
from .job import Document
from .order import Setting

SMALLEST = 8.0
"""points"""
LARGEST = 12.5
"""points"""

_STEP = 1.03

_STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
_TAG = re.compile(r"<[^>]*>")
_DRAWN = re.compile(r'class="(?:frame|chart|qr)')
_TO_WRITE_IN = re.compile(r"<td></td></tr>")
_AREA = {"a4": 186.0 * 271.0, "letter": 192.0 * 253.0}
"""square millimetres of a page within its margins"""
_DRAWING, _ROW = 9500.0, 1500.0
"""square millimetres of a picture and of a row to write in, whatever the size of the letters"""
_LETTER, _LETTER_OF_MORE = 1.2, 1.12
"""square ems of a letter with its surroundings, on one page and on several; measured on the aids"""


def pages_of(value: object) -> int:
    """Return on how many whole pages the value has to fit; 0 for any number."""
    match value:
        case Reference(pages=pages):
            return pages
        case CheckList():
            return 1
        case _:
            return 0


def known_pages(value: object, setting: Setting) -> int:
    """Return how many pages the value takes, if known without typesetting; otherwise 0."""
    match value:
        case ScorePad():
            return 1
        case Aid(players=players):
            return 2 if is_whole(setting) else players
        case Cards(cards=cards, shared=shared):
            return 2 * -(-(len(cards) + len(shared)) // (4 if setting.large else 9))
        case _:
            return pages_of(value) if setting.fitted else 0


def is_whole(setting: Setting) -> bool:
    """Whether an aid is set on whole pages: half of one is too small for large or double text."""
    return setting.size == "whole" or not setting.fitted


def has_halves(contents: Collection[str], setting: Setting) -> bool:
    """Whether there are halves of a paper among sheets with these keys, which are to be cut."""
    return "aid" in contents and not is_whole(setting)


def fit(html: str, pages: int, setting: Setting, paper: float = 1) -> tuple[int, float]:
    """Return on how many pages it has to fit, and the size of letters to begin with; 0, 0 if it
    need not fit. `paper` is the share of a paper that is a page.
    """
    if not pages or not setting.fitted:
        return 0, 0
    steps = math.ceil(math.log(guess_size(html, pages * paper, setting) / SMALLEST, _STEP))
    return pages, round(min(SMALLEST * _STEP ** max(steps, 0), LARGEST), 2)


def guess_size(html: str, pages: float, setting: Setting) -> float:
    """Guess the size of letters, in points: rather a little too small than too large, which would
    cost another layout.
    """
    body = _STYLE.sub("", html)
    text = estimate_width(" ".join(_TAG.sub(" ", body).split()))
    fixed = len(_DRAWN.findall(body)) * _DRAWING + len(_TO_WRITE_IN.findall(body)) * _ROW
    room = pages * _AREA[setting.paper] - fixed
    square: float = max(room, 0) / (text * (_LETTER if pages <= 1 else _LETTER_OF_MORE))
    return float(min(LARGEST, square**0.5 * 72 / 25.4))


# -- From what was laid out to the next size -------------------------------------------------------

Out = TypeVar("Out")

MOST_LAYOUTS = 3
"""layouts of a document, each of which costs two thirds of a sheet"""
_CLOSE = 1.05
"""ratio up to which two sizes count as equal"""
_GROWTH = 0.75
"""power of the room with which letters grow: words take it in two directions, pictures in one"""
_FULL, _FILLED = 0.9, 0.96
"""share of a page below which letters grow, and the one they grow for"""
_SAFE = 0.98
"""share of the size that would fill the pages: headings, rules and pictures do not shrink"""
_SAME = 0.01
"""points by which a measured size may be off"""
_NEARLY = 0.9
"""share of the smallest size from which on it is worth trying to save a page"""


@dataclass(frozen=True, slots=True)
class Laid:
    """A layout as it was measured."""

    size: float
    """points"""
    pages: int
    used: float
    """pages, the last one as a fraction"""


def lay_out(document: Document, lay: Callable[[float], Out], measure: Callable[[Out], Laid]) -> Out:
    """Lay out a document as large as it fits on its pages.

    `lay` takes a size in points, or 0 for the document's own.
    """
    every = [lay(document.size)]
    tries = [measure(every[0])]
    while size := next_size(document, tries):
        every.append(lay(size))
        tries.append(measure(every[-1]))
    return every[choose_best(document, tries)]


def next_size(document: Document, tries: Sequence[Laid]) -> float | None:
    """Return the next size to try; None if the best so far is good enough."""
    if len(tries) == MOST_LAYOUTS:
        return None
    if document.most:
        return _next_filling(document, tries)
    good = max((one.size for one in tries if _fits(document, one)), default=0)
    if good:
        between = (good * min((one.size for one in tries if one.size > good), default=0)) ** 0.5
        return between if between > good * _CLOSE**0.5 else None
    least = min(tries, key=lambda one: one.size)
    longer = 0 < document.pages < least.pages
    pages = document.pages if longer else least.pages - 1
    smaller = _SAFE * _filling_size(pages, tries)
    if least.size - SMALLEST > _SAME and (longer or smaller > SMALLEST * _NEARLY):
        last = longer and len(tries) == MOST_LAYOUTS - 1
        return max(smaller * _SAFE if last else smaller, SMALLEST)
    return None


def _next_filling(document: Document, tries: Sequence[Laid]) -> float | None:
    """Return the size that fills the page, until that is so; by the last two layouts, if there are
    two.
    """
    last, power = tries[-1], _GROWTH
    if _FULL <= last.used <= document.pages:
        return None
    if len(tries) > 1 and abs(last.size - tries[-2].size) > 0.01:
        before = tries[-2]
        steep = math.log(last.used / before.used) / math.log(last.size / before.size)
        power = 1 / max(steep, 1)
    size = min(last.size * (document.pages * _FILLED / last.used) ** power, document.most)
    return max(size, SMALLEST) if abs(size - last.size) > 0.05 else None


def _filling_size(pages: int, tries: Sequence[Laid]) -> float:
    """Extrapolate the size at which words fill so many pages from the two smallest sizes."""
    one, *larger = sorted(tries, key=lambda each: each.size)
    power = 0.5
    if larger and larger[0].used > one.used:
        power = math.log(larger[0].size / one.size) / math.log(larger[0].used / one.used)
        power = min(power, 1.25)  # what was kept together and ran over seems to be steeper
    return float(one.size * (pages / one.used) ** power)


def choose_best(document: Document, tries: Sequence[Laid]) -> int:
    """Return the index of the largest layout that fits; if none does, of the shortest."""

    def rank(at: int) -> tuple[bool, int, float]:
        one = tries[at]
        return _fits(document, one), -one.pages, one.size

    return max(range(len(tries)), key=rank)


def _fits(document: Document, one: Laid) -> bool:
    return not document.pages or one.pages <= document.pages
