"""HTML → PDF. Nothing else imports WeasyPrint; without Pango importing this raises `OSError`."""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import replace
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit
from urllib.request import url2pathname

from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from weasyprint import CSS, HTML
from weasyprint.text.fonts import FontConfiguration
from weasyprint.urls import URLFetcher, URLFetcherResponse

from companion import paths

from .imposition import imposed
from .job import Document, Job
from .pdf_compaction import lean

VARIANT = "pdf/ua-1"
UNPRINTABLE = "□"
"""stands for a sign that no font has; Pretendard has this one"""


def typeset(job: Job) -> bytes:
    """The same job gives the same bytes. A sign that no font has becomes an empty square."""
    with _missing_signs() as missing:
        pdf = _write(job)
    if missing:
        squares = dict.fromkeys(map(ord, missing), UNPRINTABLE)
        printable = (replace(one, html=one.html.translate(squares)) for one in job.documents)
        pdf = _write(replace(job, documents=tuple(printable)))
    return pdf


def _write(job: Job) -> bytes:
    fonts = FontConfiguration()
    documents = [_laid_out(one, fonts) for one in job.documents]
    first = documents[0]
    every = [
        page
        for document, laid in zip(job.documents, documents, strict=True)
        for number in range(document.copies)
        for page in (_again(laid.pages) if number else laid.pages)
    ]
    if job.imposition or len(every) > len(first.pages):
        first = imposed(first, every, job.imposition) if job.imposition else first.copy(every)
        first.metadata.title = job.title
    pdf: bytes = first.write_pdf(finisher=lean, pdf_variant=VARIANT)
    return pdf


def _again(pages: Sequence[Any]) -> Iterator[Any]:
    """The same pages, which nobody looks up twice."""
    for page in pages:
        other = copy(page)
        other.bookmarks, other.anchors = [], {}
        yield other


def _laid_out(document: Document, fonts: FontConfiguration) -> Any:
    """As large as it stands on its pages."""
    read = HTML(
        string=document.html, base_url=paths.assets().as_uri() + "/", url_fetcher=OwnFiles()
    )
    for size in document.sizes:
        style = CSS(string=f"html {{ font-size: {size}pt !important }}")
        laid = read.render(font_config=fonts, pdf_variant=VARIANT, stylesheets=[style])
        if not document.pages or len(laid.pages) <= document.pages or size == document.sizes[-1]:
            return laid
    return read.render(font_config=fonts, pdf_variant=VARIANT)


class OwnFiles(URLFetcher):  # type: ignore[misc]  # WeasyPrint has no types
    """Reads our fonts, and pictures and motifs by name and ink (`picture:apple/2a1c12`,
    `motif:sheriff/b9a78f`).

    Nothing else, and no network.
    """

    def __init__(self) -> None:
        super().__init__(allowed_protocols=("file", "motif", "picture"), fail_on_errors=True)

    def fetch(self, url: str, headers: object = None) -> URLFetcherResponse:
        parts = urlsplit(url)
        if parts.scheme == "picture":
            drawing = svg(*parts.path.split("/"))
            return URLFetcherResponse(url, drawing, {"Content-Type": "image/svg+xml"})
        if parts.scheme == "motif":
            drawing = motif(*parts.path.split("/"))
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
    """Unpacked once for all sheets; WeasyPrint would write the time of day into the font."""
    font = TTFont(path, recalcTimestamp=False)
    font.flavor = None
    unpacked = BytesIO()
    font.save(unpacked)
    return unpacked.getvalue()


def svg(name: str, ink: str) -> bytes:
    """A `KeyError` for a picture that `static/icons.toml` does not have."""
    body = _pictures()[name].replace("currentColor", f"#{ink}")
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{body}</svg>'.encode()


def motif(game: str, ink: str) -> bytes:
    """The quiet pattern of a game's cloth. A `FileNotFoundError` where it has none."""
    drawing = (paths.assets() / "static" / game / "motif.svg").read_text("utf-8")
    return drawing.replace("<svg ", f'<svg fill="#{ink}" ', 1).encode()


@cache
def _pictures() -> dict[str, str]:
    path = paths.assets() / "static" / "vendor" / "icons.json"
    pictures: dict[str, str] = json.loads(path.read_text("utf-8"))
    return pictures


@contextmanager
def _missing_signs() -> Iterator[set[str]]:
    """The signs for which WeasyPrint found no font in this thread, instead of a line in the log."""
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
