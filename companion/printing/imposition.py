"""Small pages, several on each side of a sheet of paper, so that folding puts them in order.

WeasyPrint draws pages one by one; here some of its pages are drawn as one. Nothing is drawn twice,
so that words, tags and fonts are those of the pages.
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
"""millimetres; half of it is a little wider than A5"""
_MM = 96 / 25.4
"""CSS pixels"""


def order(pages: int) -> tuple[int | None, ...]:
    """Which page stands where, left and right, side after side; None where nothing does.

    Eight pages lie as 8 1, 2 7, 6 3, 4 5: printed on both sides, turned over the short edge and
    folded in the middle they are a booklet.
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
    """A document of sides that hold several pages each."""
    sides = _pocket(pages) if how == "pocket" else _pair_pages(pages, how)
    booklet = Booklet(
        sides, document.metadata, document.url_fetcher, document.font_config,
        document.color_profiles, document.output_intent,
    )  # fmt: skip
    booklet.read = tuple(pages)
    return booklet


def _pair_pages(pages: Sequence[Any], how: Imposition) -> list[Side]:
    """Two halves on a side; two alone need no back."""
    places = range(2) if how == "leaflet" and len(pages) <= 2 else order(len(pages))
    there = [pages[at] if at is not None and at < len(pages) else None for at in places]
    like = pages[0]
    width = _whole(2 * like.width, LANDSCAPE_A4[0])
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
    """Four quarters on a side, the upper ones upside down: folded across, then in the middle, the
    first lies in front.
    """
    like = pages[0]
    width, height = _whole(2 * like.width, 210), _whole(2 * like.height, LANDSCAPE_A4[0])
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


def _whole(size: float, paper: float) -> float:
    """Half a millimetre that the halves of a paper lack belongs to the whole."""
    return paper * _MM if abs(size - paper * _MM) < 3 * _MM else size


class Side:
    """Some pages, each in its place; for WeasyPrint a page."""

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


class Booklet(Document):  # type: ignore[misc]  # WeasyPrint has no types
    """Its bookmarks and its structure follow the pages as they are read, not as they lie on the
    paper.
    """

    read: tuple[Any, ...] = ()

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

    def tell_in_order(self, pdf: Any) -> None:
        """WeasyPrint lists structure elements side after side, as they are painted."""
        (top,) = (one for one in pdf.objects if _kind(one) == "/Document")
        elements = iter(list(top["K"]))
        told = {
            id(page): [next(elements) for _ in _elements(page._page_box)]  # noqa: SLF001
            for side in self.pages
            for page, _ in side.parts
        }
        top["K"][:] = [one for page in self.read for one in told[id(page)]]


def _kind(item: Any) -> object:
    return item.get("S") if isinstance(item, dict) else None


def _elements(box: Any) -> Iterator[Any]:
    """The boxes of a page that are each an element at the top of the structure."""
    if isinstance(box, boxes.MarginBox):
        return
    tag = None if box.element is None else box.element_tag
    if isinstance(box, boxes.PageBox) or tag in ("html", "body"):
        for child in box.children:
            yield from _elements(child)
    else:
        yield box
