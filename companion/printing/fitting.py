"""How large a sheet can be set so that it stands on its pages: guessed from how much it says."""

from __future__ import annotations

import re

from companion.engine.print import Cards, CheckList, Reference, ScorePad

from .columns import letters
from .order import Setting

SMALLEST = 8.0
"""points: nothing on paper is smaller"""
LARGEST, LARGEST_OF_BOOKLETS = 12.5, 10.5
"""beside its other pages, a page of a booklet in larger letters looks like one of another book"""
_STEP = 0.97

_STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
_TAG = re.compile(r"<[^>]*>")
_DRAWN = re.compile(r'class="(?:frame|chart)')
_PARTS = {"whole": 1, "half": 2, "quarter": 4}
_AREA = {"a4": 186.0 * 271.0, "letter": 192.0 * 253.0}
"""of a page within its margins, in square millimetres"""
_DRAWING = 9500.0
"""square millimetres"""
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


def fit(
    html: str, pages: int, setting: Setting, largest: float = LARGEST
) -> tuple[int, tuple[float, ...]]:
    """On how many pages it has to stand, and the sizes of type to try, the likeliest first. What
    fits on a paper may need a half or a quarter more: small pages leave more of themselves empty.
    """
    if not pages or not setting.fitted:
        return 0, ()
    parts = _PARTS[setting.size]
    most = pages * parts
    while parts > 1 and guess(html, most / parts, setting) < SMALLEST:
        most += 1
    size = min(max(guess(html, most / parts, setting), SMALLEST), largest)
    sizes = [SMALLEST]
    while sizes[0] < size:
        sizes.insert(0, round(sizes[0] / _STEP, 2))
    return most, tuple(sizes)


def guess(html: str, pages: float, setting: Setting) -> float:
    """In points. A little too small costs a little size; too large costs another layout."""
    body = _STYLE.sub("", html)
    text = letters(" ".join(_TAG.sub(" ", body).split()))
    room = pages * _AREA[setting.paper] - len(_DRAWN.findall(body)) * _DRAWING
    square: float = max(room, 0) / (text * (_LETTER if pages == 1 else _LETTER_OF_MORE))
    return float(min(LARGEST, square**0.5 * 72 / 25.4))
