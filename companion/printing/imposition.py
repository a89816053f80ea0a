"""Imposition: two halves on each side of a paper, back to back once it is cut.

WeasyPrint paints pages one by one; a `Side` paints several of its pages as one, so that words, tags
and fonts stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from typing import Any

from weasyprint.anchors import make_page_bookmark_tree
from weasyprint.document import Document
from weasyprint.formatting_structure import boxes
from weasyprint.matrix import Matrix

from .job import ROLL

Half = tuple[Any, ...]
"""a page of half a paper, and the marks that lie over it"""


def pair_halves(leaves: Sequence[tuple[Half, Half]], line: Any) -> Iterator[Side]:
    """Put two leaves on a paper: fronts on one side, backs swapped on the other, to be flipped over
    the short edge. One that is left over has both side by side, to be folded. `line` is the cut.
    """
    left, right = Matrix(), Matrix(e=line.width / 2)
    told: set[int] = set()

    def side(*halves: Half) -> Side:
        parts = [(line, Matrix())]
        for (page, *marks), place in zip(halves, (left, right), strict=True):
            parts += [(copy_page(one), place) for one in (page, *marks)]
            if id(page) not in told:
                parts[-1 - len(marks)][0].bookmarks = page.bookmarks
                told.add(id(page))
        return Side((line.width, line.height), parts, line)

    for (front, back), (other_front, other_back) in zip(leaves[::2], leaves[1::2], strict=False):
        yield side(front, other_front)
        yield side(other_back, back)
    if len(leaves) % 2:
        yield side(*leaves[-1])


def cut_roll(page: Any) -> Side:
    """Cut the first page from a roll."""
    return Side((page.width, page.height / ROLL), [(page, Matrix())], page)


def copy_page(page: Any) -> Any:
    """Copy a page with boxes of its own: each copy on a side is told by itself."""
    other = copy(page)
    other._page_box = page._page_box.deepcopy()  # noqa: SLF001
    other.bookmarks, other.anchors = [], {}
    return other


def fold(document: Any, pages: Sequence[Any]) -> Folded:
    """Return a document in which some of the pages are `Side`s, read in their order."""
    sides = [
        page
        if isinstance(page, Side)
        else Side((page.width, page.height), [(page, Matrix())], page)
        for page in pages
    ]
    folded = Folded(
        sides, document.metadata, document.url_fetcher, document.font_config,
        document.color_profiles, document.output_intent,
    )  # fmt: skip
    folded.read = tuple(part for side in sides for part, _ in side.parts)
    return folded


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
    """Has bookmarks and structure in the order of reading."""

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
