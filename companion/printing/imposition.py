"""Small pages, two on each side of a sheet of paper, so that folding makes a booklet of them.

WeasyPrint draws pages one by one; here two of its pages are drawn as one. Nothing is drawn twice,
so that words, tags and fonts are those of the pages.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from weasyprint.anchors import make_page_bookmark_tree
from weasyprint.document import Document
from weasyprint.matrix import Matrix

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


def folded(document: Any, pages: Sequence[Any]) -> Any:
    """A document of sides that hold two pages each."""
    places = [None if at is None else pages[at] for at in order(len(pages))]
    pairs = zip(places[::2], places[1::2], strict=True)
    sides = [Side(left, right, pages[0]) for left, right in pairs]
    booklet = Booklet(
        sides, document.metadata, document.url_fetcher, document.font_config,
        document.color_profiles, document.output_intent,
    )  # fmt: skip
    booklet.read = tuple(pages)
    return booklet


class Side:
    """Two pages beside each other; for WeasyPrint a page."""

    def __init__(self, left: Any, right: Any, like: Any) -> None:
        landscape = 2 * like.width, like.height
        width = LANDSCAPE_A4[0] * _MM
        self.width = width if abs(landscape[0] - width) < 2 * _MM else landscape[0]
        self.height = like.height
        self.bleed = dict.fromkeys(("top", "right", "bottom", "left"), 0)
        self.bookmarks: list[Any] = []
        self.links: list[Any] = []
        self.anchors: dict[str, Any] = {}
        self.forms: dict[Any, Any] = {None: []}
        middle = self.width / 2
        self.halves = [
            (page, x)
            for page, x in ((left, middle - like.width), (right, middle))
            if page is not None
        ]
        children = [child for page, _ in self.halves for child in page._page_box.children]  # noqa: SLF001
        self._page_box = like._page_box.copy_with_children(children)  # noqa: SLF001

    def paint(self, stream: Any, scale: float = 1) -> None:
        for page, x in self.halves:
            with stream.stacked():
                stream.transform(e=x * scale)
                page.paint(stream, scale)


class Booklet(Document):  # type: ignore[misc]  # WeasyPrint has no types
    """Its bookmarks follow the pages as they are read, not as they lie on the paper."""

    read: tuple[Any, ...] = ()

    def make_bookmark_tree(self, scale: float = 1, transform_pages: bool = False) -> list[Any]:
        root: list[Any] = []
        skipped: list[int] = []
        last: list[Any] = [root]
        level = 0
        for page in self.read:
            for number, side in enumerate(self.pages):
                for half, x in side.halves:
                    if half is page:
                        matrix = Matrix(a=scale, d=-scale, e=x * scale, f=side.height * scale)
                        level = make_page_bookmark_tree(page, skipped, last, level, number, matrix)
        return root
