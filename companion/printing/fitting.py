"""How large a sheet can be set so that it stands on its pages: guessed from how much it says, then
measured.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from companion.engine.print import Cards, CheckList, Reference, ScorePad

from .columns import letters
from .job import Document
from .order import Setting

SMALLEST = 8.0
"""points: nothing on paper is smaller"""
LARGEST, LARGEST_OF_BOOKLETS = 12.5, 10.5
"""beside its other pages, a page of a booklet in larger letters looks like one of another book"""

_STEP = 1.03

_STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
_TAG = re.compile(r"<[^>]*>")
_DRAWN = re.compile(r'class="(?:frame|chart|qr)')
_TO_WRITE_IN = re.compile(r"<td></td></tr>")
_PARTS = {"whole": 1, "half": 2, "quarter": 4}
_AREA = {"a4": 186.0 * 271.0, "letter": 192.0 * 253.0}
"""of a page within its margins, in square millimetres"""
_DRAWING, _ROW = 9500.0, 1500.0
"""what takes no less with smaller letters, in square millimetres"""
_TOO_MUCH = 0.85
"""of the smallest size, where more pages are taken without a try"""
_LETTER, _LETTER_OF_MORE = 1.2, 1.12
"""what a letter takes with all that is around it, in square ems, on one page and on several, which
leave less of themselves empty; measured on the aids
"""


def pages_of(value: object) -> int:
    """On how many pages of the whole paper it has to stand; 0 for as many as it takes."""
    match value:
        case Reference(pages=pages):
            return pages
        case CheckList():
            return 1
        case _:
            return 0


def known_pages(value: object, setting: Setting) -> int:
    """How many it takes, as far as that is known before it is set; 0 if it is not."""
    match value:
        case ScorePad():
            return 1
        case Cards(cards=cards):
            return 2 * -(-len(cards) // (4 if setting.large else 9))
        case _:
            return pages_of(value) if setting.fitted else 0


def fit(html: str, pages: int, setting: Setting, largest: float = LARGEST) -> tuple[int, float]:
    """On how many pages it has to stand, and the size of type to begin with. What is far too much
    for the halves or quarters of a paper gets more of them.
    """
    if not pages or not setting.fitted:
        return 0, 0
    parts = _PARTS[setting.size]
    most = pages * parts
    while parts > 1 and guess(html, most / parts, setting) < SMALLEST * _TOO_MUCH:
        most += 1
    steps = math.ceil(math.log(guess(html, most / parts, setting) / SMALLEST, _STEP))
    return most, round(min(SMALLEST * _STEP ** max(steps, 0), largest), 2)


def guess(html: str, pages: float, setting: Setting) -> float:
    """In points. A little too small costs a little size; too large costs another layout."""
    body = _STYLE.sub("", html)
    text = letters(" ".join(_TAG.sub(" ", body).split()))
    fixed = len(_DRAWN.findall(body)) * _DRAWING + len(_TO_WRITE_IN.findall(body)) * _ROW
    room = pages * _AREA[setting.paper] - fixed
    square: float = max(room, 0) / (text * (_LETTER if pages == 1 else _LETTER_OF_MORE))
    return float(min(LARGEST, square**0.5 * 72 / 25.4))


# -- From what was laid out to the next size -------------------------------------------------------

Out = TypeVar("Out")

MOST_LAYOUTS = 4
"""of a document: each costs two thirds of a sheet"""
_CLOSE = 1.05
"""how much larger something may be and is as good as the same"""
_SAFE = 0.98
"""of the size at which words would fill their pages: headings, rules and pictures do not shrink"""
_NEARLY = 0.9
"""of the smallest size: where so little is too much, it is worth a try"""
_GROWN = 1.1
"""how much larger letters become, where a page would be nearly empty"""


@dataclass(frozen=True, slots=True)
class Laid:
    """What came of a size."""

    size: float
    """in points"""
    pages: int
    used: float
    """of so many pages, with the last one as full as it is"""
    filled: float
    """of the page on which words reach least far down, of its height"""


def lay_out(document: Document, lay: Callable[[float], Out], measure: Callable[[Out], Laid]) -> Out:
    """As large as it stands on its pages; where it does not, so that none is nearly empty. `lay`
    takes a size in points, or 0 for the document's own.
    """
    every = [lay(document.size)]
    tries = [measure(every[0])]
    while size := next_size(document, tries):
        every.append(lay(size))
        tries.append(measure(every[-1]))
    return every[best(document, tries)]


def next_size(document: Document, tries: Sequence[Laid]) -> float | None:
    """What to try after these; None where the best of them is good enough."""
    if len(tries) == MOST_LAYOUTS:
        return None
    good = max((one.size for one in tries if _stands(document, one)), default=0)
    if good:
        between = (good * min((one.size for one in tries if one.size > good), default=0)) ** 0.5
        return between if between > good * _CLOSE**0.5 else None
    least = min(tries, key=lambda one: one.size)
    longer = 0 < document.pages < least.pages
    pages = document.pages if longer else least.pages - 1
    smaller = _SAFE * _filling(pages, tries)
    if least.size > SMALLEST and (longer or smaller > SMALLEST * _NEARLY):
        last = longer and len(tries) == MOST_LAYOUTS - 1
        return SMALLEST if last and least.used > pages * _CLOSE else max(smaller, SMALLEST)
    return max(one.size for one in tries) * _GROWN if document.filled else None


def _filling(pages: int, tries: Sequence[Laid]) -> float:
    """The size at which words would fill so many pages, by how the smallest two filled them."""
    one, *larger = sorted(tries, key=lambda each: each.size)
    if larger and larger[0].used > one.used:
        steep = (larger[0].used - one.used) / (larger[0].size - one.size)
        return one.size - (one.used - pages) / steep
    return float(one.size * (pages / one.used) ** 0.5)


def best(document: Document, tries: Sequence[Laid]) -> int:
    """Which of these: the largest that stands on its pages; else one that fills more of them, or
    takes the fewest.
    """

    def rank(at: int) -> tuple[bool, bool, int, float]:
        one = tries[at]
        return _stands(document, one), one.filled >= document.filled, -one.pages, one.size

    return max(range(len(tries)), key=rank)


def _stands(document: Document, one: Laid) -> bool:
    fits = not document.pages or one.pages <= document.pages
    return fits and one.filled >= document.filled
