"""Imposition: several small pages on each side of a paper, in order once it is folded.

WeasyPrint paints pages one by one; a `Side` paints several of its pages as one, so that words, tags
and fonts stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from weasyprint.anchors import make_page_bookmark_tree
from weasyprint.document import Document
from weasyprint.formatting_structure import boxes
from weasyprint.matrix import Matrix

from .job import Imposition

LANDSCAPE_A4 = (297, 210)
"""millimetres"""
_MM = 96 / 25.4
"""CSS pixels"""


def order_pages(pages: int) -> tuple[int | None, ...]:
    """Return which page stands left and right on each side, counted from 0; None for
    an empty place.

    Eight pages are printed as 8 1, 2 7, 6 3, 4 5, on both sides of the paper, flipped over the
    short edge.
    """
    whole = -(-pages // 4) * 4
    outer = [
        side
        for sheet in range(whole // 4)
        for side in (
            (whole - 1 - 2 * sheet, 2 * sheet),
            (2 * sheet + 1, whole - 2 - 2 * sheet),
        )
    ]
    return tuple(page if page < pages else None for side in outer for page in side)


def impose(document: Any, pages: Sequence[Any], how: Imposition) -> Any:
    """Return a document whose sides hold several of the pages each."""
    sides = _pocket(pages) if how == "pocket" else _pair_pages(pages)
    folded = Folded(
        sides, document.metadata, document.url_fetcher, document.font_config,
        document.color_profiles, document.output_intent,
    )  # fmt: skip
    folded.read = tuple(pages)
    return folded


def _pair_pages(pages: Sequence[Any]) -> list[Side]:
    """Put two pages on each side. A leaflet of two pages needs no back."""
    places = range(2) if len(pages) <= 2 else order_pages(len(pages))
    there = [pages[at] if at is not None and at < len(pages) else None for at in places]
    like = pages[0]
    width = _round_to_paper(2 * like.width, LANDSCAPE_A4[0])
    return [
        Side(
            (width, like.height),
            [
                (page, Matrix(e=x))
                for page, x in ((left, width / 2 - like.width), (right, width / 2))
                if page is not None
            ],
            like,
        )
        for left, right in zip(there[::2], there[1::2], strict=True)
    ]


def _pocket(pages: Sequence[Any]) -> list[Side]:
    """Put four pages on each side, the upper ones upside down, to be folded twice."""
    like = pages[0]
    width = _round_to_paper(2 * like.width, LANDSCAPE_A4[1])
    height = _round_to_paper(2 * like.height, LANDSCAPE_A4[0])
    middle, fold = width / 2, height / 2
    lower = [(middle, fold), (middle - like.width, fold)]
    upper = [(middle + like.width, fold), (middle, fold)]
    places = [
        Matrix(e=lower[0][0], f=lower[0][1]),
        Matrix(a=-1, d=-1, e=upper[0][0], f=upper[0][1]),
        Matrix(a=-1, d=-1, e=upper[1][0], f=upper[1][1]),
        Matrix(e=lower[1][0], f=lower[1][1]),
    ]
    return [
        Side((width, height), list(zip(pages[at : at + 4], places, strict=False)), like)
        for at in range(0, len(pages), 4)
    ]


def _round_to_paper(size: float, paper: float) -> float:
    """Return the size of the paper if it is met but for rounding: half of A4 is not quite A5."""
    return paper * _MM if abs(size - paper * _MM) < 3 * _MM else size


class Side:
    """What WeasyPrint takes for a page: several pages, each moved to its place."""

    def __init__(
        self, size: tuple[float, float], parts: Sequence[tuple[Any, Matrix]], like: Any
    ) -> None:
        self.width, self.height = size
        self.bleed = dict.fromkeys(("top", "right", "bottom", "left"), 0)
        self.bookmarks: list[Any] = []
        self.links: list[Any] = []
        self.anchors: dict[str, Any] = {}
        self.forms: dict[Any, Any] = {None: []}
        self.parts = parts
        children = [child for page, _ in parts for child in page._page_box.children]  # noqa: SLF001
        self._page_box = like._page_box.copy_with_children(children)  # noqa: SLF001

    def paint(self, stream: Any, scale: float = 1) -> None:
        for page, place in self.parts:
            a, b, c, d, e, f = place.values
            with stream.stacked():
                stream.transform(a, b, c, d, e * scale, f * scale)
                page.paint(stream, scale)


class Folded(Document):  # type: ignore[misc]  # WeasyPrint has no types
    """Has bookmarks and structure in the order of reading, not of the places on the paper."""

    read: tuple[Any, ...] = ()
    """the pages in the order of reading"""

    def make_bookmark_tree(self, scale: float = 1, transform_pages: bool = False) -> list[Any]:
        root: list[Any] = []
        skipped: list[int] = []
        last: list[Any] = [root]
        level = 0
        for page in self.read:
            for number, side in enumerate(self.pages):
                for part, place in side.parts:
                    if part is page:
                        matrix = place @ Matrix(a=scale, d=-scale, f=side.height * scale)
                        level = make_page_bookmark_tree(page, skipped, last, level, number, matrix)
        return root

    def sort_structure(self, pdf: Any) -> None:
        """Sort the structure elements of the PDF, which WeasyPrint lists as they are painted."""
        structure = (one for one in pdf.objects if isinstance(one, dict))
        (top,) = (one for one in structure if one.get("S") == "/Document")
        elements = iter(list(top["K"]))
        by_page = {
            id(page): [next(elements) for _ in _elements(page._page_box)]  # noqa: SLF001
            for side in self.pages
            for page, _ in side.parts
        }
        top["K"][:] = [one for page in self.read for one in by_page[id(page)]]


def _elements(box: Any) -> Iterator[Any]:
    """Find the boxes of a page that become top-level elements of the structure."""
    if isinstance(box, boxes.MarginBox):
        return
    tag = None if box.element is None else box.element_tag
    if isinstance(box, boxes.PageBox) or tag in ("html", "body"):
        for child in box.children:
            yield from _elements(child)
    else:
        yield box
