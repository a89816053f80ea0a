"""HTML → PDF. Importing this raises `OSError` if Pango is missing."""

from __future__ import annotations

import json
import logging
import math
import re
import threading
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache, lru_cache
from io import BytesIO
from itertools import groupby
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit
from urllib.request import url2pathname

import pydyf  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from weasyprint import CSS, HTML
from weasyprint.formatting_structure.boxes import TextBox
from weasyprint.text.fonts import FontConfiguration
from weasyprint.urls import URLFetcher, URLFetcherResponse

from companion import paths

from .fitting import Laid, lay_out
from .imposition import Folded, Side, copy_page, cut_roll, fold, pair_halves
from .job import ROLL, Document, Job

VARIANT = "pdf/ua-1"
STYLES = 40
"""parsed styles in memory: parsing takes a fifteenth of a short sheet; the least used is dropped"""
OUTLINE = "outline"
"""the ink of a picture of which only the edges are printed"""
UNPRINTABLE = "□"
"""printed for a sign that no font has; Pretendard has this one"""
_NOTHING = re.compile(r"<bdi>\s*</bdi>")
_STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)


def typeset(job: Job) -> bytes:
    """Return the PDF; the same job gives the same bytes. A letter that no font has is printed as an
    empty square, and emoji that no font of this machine has are left out.
    """
    with _missing_signs() as missing:
        pdf = _write(job)
    if missing:
        printable = (replace(one, html=_drop_missing(one.html, missing)) for one in job.documents)
        pdf = _write(replace(job, documents=tuple(printable)))
    return pdf


def _is_emoji(sign: str) -> bool:
    """Whether it is an emoji, or a sign that joins or modifies emoji."""
    return unicodedata.category(sign) in ("So", "Sk", "Cf", "Me", "Mn")


def _drop_missing(html: str, missing: set[str]) -> str:
    """Leave out missing emoji and replace other missing signs. A name that becomes empty is a
    square.
    """
    emoji = {sign for sign in missing if _is_emoji(sign)}
    if emoji:
        every = "".join(map(re.escape, sorted(emoji)))
        html = re.sub(f" ?[{every}\u200d]*[{every}][{every}\u200d]*", "", html)
    squares = dict.fromkeys(map(ord, missing), UNPRINTABLE)
    return _NOTHING.sub(f"<bdi>{UNPRINTABLE}</bdi>", html.translate(squares))


def _write(job: Job) -> bytes:
    documents = [_lay_out(one) for one in job.documents]
    first = documents[0]
    every: list[Any] = []
    laid_out = zip(job.documents, documents, strict=True)
    for (twin, aid), some in groupby(laid_out, lambda one: (one[0].twin, _is_whole_aid(one[0]))):
        if twin:
            every += _pair(*some)
        elif aid:
            every += _alternate(*some)
        else:
            every += (page for _, laid in some for page in laid.pages)
    if any(isinstance(one, Side) for one in every):
        first = fold(first, every)
        first.metadata.title = job.title
    elif len(every) > len(first.pages):
        first = first.copy(every)
        first.metadata.title = job.title
    pdf: bytes = first.write_pdf(finisher=_finish, pdf_variant=VARIANT)
    return pdf


def _is_whole_aid(document: Document) -> bool:
    """Whether it is a side of an aid on a whole paper: one on a half is a twin."""
    return bool(document.most) and not document.twin


def _alternate(*sides: tuple[Document, Any]) -> Iterator[Any]:
    """Yield the front and the back of a whole paper by turns, a copy for everybody."""
    for number in range(sides[0][0].copies):
        for page in (laid.pages[0] for _, laid in sides):
            yield cut_roll(copy_page(page) if number else page)


def _pair(*some: tuple[Document, Any]) -> Iterator[Any]:
    """Pair fronts and backs of half a paper: the first ones have each a mark of their own."""
    *halves, (_, over) = some
    *marks, line = over.pages
    leaves = [
        (front.pages[0], back.pages[0])
        for (document, front), (_, back) in zip(halves[::2], halves[1::2], strict=True)
        for _ in range(document.copies)
    ]
    over_each = [(mark,) for mark in marks] + [()] * (len(leaves) - len(marks))
    each = zip(leaves, over_each, strict=True)
    yield from pair_halves([((front, *mark), (back, *mark)) for (front, back), mark in each], line)
    yield from (page for _, laid in halves for page in laid.pages[1:])  # of what does not fit


def _finish(document: Any, pdf: Any) -> None:
    """Complete the structure of every PDF, as PDF/UA asks and WeasyPrint does not."""
    if isinstance(document, Folded):
        document.sort_structure(pdf)
    elements = {
        item.reference: item
        for item in pdf.objects
        if isinstance(item, pydyf.Dictionary) and item.get("Type") == "/StructElem"
    }
    for reference, element in elements.items():
        parent = elements.get(element["P"])
        if parent is not None and reference not in parent["K"]:  # the foot of a page: read last
            parent["K"].append(reference)
    for header in (one for one in elements.values() if one["S"] == "/TH"):
        row = elements[header["P"]]
        column = elements[row["P"]]["S"] == "/THead"
        header.setdefault("A", pydyf.Dictionary({"O": "/Table"}))
        header["A"]["Scope"] = "/Column" if column else "/Row"


def _lay_out(document: Document) -> Any:
    style = _STYLE.search(document.html)
    styles = [_parse_style(style[1])] if style else []
    html = _STYLE.sub("", document.html)
    read = HTML(string=html, base_url=_base(), url_fetcher=OwnFiles())
    room = ROLL if document.most else 1
    return lay_out(
        document, lambda size: _set_in(read, styles, size), lambda laid: _measure(laid, room)
    )


def _base() -> str:
    return paths.assets().as_uri() + "/"


@lru_cache(STYLES)
def _parse_style(css: str) -> CSS:
    """Cached: it is the same for every size of a sheet, and for many sheets."""
    return CSS(string=css, base_url=_base(), url_fetcher=OwnFiles(), font_config=_fonts())


@cache
def _fonts() -> FontConfiguration:
    """One in a process: to load the typeface again takes 40 ms of each sheet."""
    return FontConfiguration()


def _set_in(read: Any, styles: list[CSS], size: float) -> Any:
    """Lay it out with letters of this size in points; 0 for the size of its own style."""
    more = [CSS(string=f"html {{ font-size: {size:.2f}pt !important }}")] if size else []
    return read.render(font_config=_fonts(), pdf_variant=VARIANT, stylesheets=[*styles, *more])


def _measure(laid: Any, roll: int) -> Laid:
    reaches = [_reach(page) for page in laid.pages]
    last = laid.pages[-1]._page_box  # noqa: SLF001
    top, room = float(last.margin_top), float(last.height)
    room -= float(laid.pages[-1].height) * (1 - 1 / roll)
    used = len(reaches) - 1 + max(reaches[-1] - top, 0) / room
    size = float(_root(laid.pages[0]).style["font_size"]) * 72 / 96
    return Laid(size, math.ceil(used), used)


def _reach(page: Any) -> float:
    """Return how far down the words of a page reach, from its upper edge."""
    words = (one for one in _root(page).descendants(placeholders=True) if isinstance(one, TextBox))
    return max((float(one.position_y + one.height) for one in words), default=0.0)


def _root(page: Any) -> Any:
    return page._page_box.children[0]  # noqa: SLF001


class OwnFiles(URLFetcher):  # type: ignore[misc]  # WeasyPrint has no types
    """Fetches our fonts, and pictures and motifs by name and ink (`picture:apple/2a1c12`,
    `motif:sheriff/b9a78f`); refuses everything else.
    """

    def __init__(self) -> None:
        super().__init__(allowed_protocols=("file", "motif", "picture"), fail_on_errors=True)

    def fetch(self, url: str, headers: object = None) -> URLFetcherResponse:
        parts = urlsplit(url)
        if parts.scheme in ("motif", "picture"):
            name, ink = parts.path.split("/")
            drawing = svg(name, ink) if parts.scheme == "picture" else motif(name, ink)
            return URLFetcherResponse(url, drawing, {"Content-Type": "image/svg+xml"})
        if parts.scheme == "file":
            path = Path(url2pathname(unquote(parts.path))).resolve()
            if not path.is_relative_to((paths.assets() / "static" / "vendor").resolve()):
                raise PermissionError(f"not one of ours: {url}")
            if path.suffix == ".woff":
                return URLFetcherResponse(url, truetype(path), {"Content-Type": "font/ttf"})
        return super().fetch(url, headers)


@cache
def truetype(path: Path) -> bytes:
    """Unpack a font, once in a process: all take 0.13 s. WeasyPrint would write the time of day
    into it, and the same sheet would not give the same bytes.
    """
    font = TTFont(path, recalcTimestamp=False)
    font.flavor = None
    unpacked = BytesIO()
    font.save(unpacked)
    return unpacked.getvalue()


def svg(name: str, ink: str) -> bytes:
    """Return a picture of `static/icons.toml`. Raises KeyError for others."""
    body, line = _pictures()[name], ""
    if ink == OUTLINE:
        line, body = ' stroke="#000" stroke-width="8"', body.replace("currentColor", "none")
    body = body.replace("currentColor", f"#{ink}")
    about = f'xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 528 528"{line}'
    return f"<svg {about}>{body}</svg>".encode()


def motif(game: str, ink: str) -> bytes:
    """Return the pattern of a game's cloth. Raises FileNotFoundError if it has none."""
    drawing = (paths.assets() / "static" / game / "motif.svg").read_text("utf-8")
    inked = drawing.replace("#000", f"#{ink}")
    return inked.replace("<svg ", f'<svg fill="#{ink}" ', 1).encode()


@cache
def _pictures() -> dict[str, str]:
    """Read once in a process: it takes 0.7 ms, and a sheet has dozens of pictures."""
    path = paths.assets() / "static" / "vendor" / "icons.json"
    pictures: dict[str, str] = json.loads(path.read_text("utf-8"))
    return pictures


@contextmanager
def _missing_signs() -> Iterator[set[str]]:
    """Collect the signs for which WeasyPrint finds no font in this thread, and keep them out of the
    log.
    """
    missing: set[str] = set()
    here = threading.get_ident()

    def quiet(record: logging.LogRecord) -> bool:
        found = threading.get_ident() == here and str(record.msg).startswith(".notdef glyph")
        if found and isinstance(record.args, tuple):
            missing.add(str(record.args[0]))
        return not found

    logger = logging.getLogger("weasyprint")
    logger.addFilter(quiet)
    try:
        yield missing
    finally:
        logger.removeFilter(quiet)
