"""Reads PDFs back: pages, words and where they stand, fonts, tags."""

import ctypes
import dataclasses
import io
import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Any

import pypdf
import pypdfium2
import zxingcpp

SIZES = {"a4": (595, 842), "letter": (612, 792)}
"""points"""
MM = 72 / 25.4


@lru_cache(maxsize=8)
def reader(pdf: bytes) -> Any:
    return pypdf.PdfReader(io.BytesIO(pdf))


@dataclasses.dataclass
class Words:
    """A line of text and where it stands on its page, in points from the bottom left."""

    page: int
    left: float
    bottom: float
    right: float
    top: float


@lru_cache(maxsize=8)
def read(pdf: bytes) -> tuple[str, list[Words]]:
    """All text, and the boxes around its lines."""
    text, boxes = "", []
    with pypdfium2.PdfDocument(pdf) as document:
        for number, page in enumerate(document):
            words = page.get_textpage()
            text += words.get_text_bounded() + "\n"
            boxes += [Words(number, *words.get_rect(i)) for i in range(words.count_rects())]
    return text, boxes


def bare(text: str) -> str:
    """Without what line breaks add and take away."""
    return re.sub(r"[\s\u00ad\u2010\ufffe\x02-]+", "", text)


def check_pdf(
    pdf: bytes,
    language: str,
    width: float,
    height: float,
    pages: int,
    *,
    margins: tuple[float, float, float, float] = (28, 20, 28, 14),
) -> str:
    """What every PDF of ours is; answers its text, bare. Margins: left, top, right, bottom."""
    document = reader(pdf)
    assert len(document.pages) == pages
    for page in document.pages:
        assert (round(page.mediabox.width), round(page.mediabox.height)) == (width, height)
    root = document.trailer["/Root"]
    assert root["/Lang"] == language
    assert root["/MarkInfo"]["/Marked"]
    assert root["/ViewerPreferences"]["/DisplayDocTitle"]
    assert "pdfuaid:part" in root["/Metadata"].get_object().get_data().decode()
    assert document.outline
    assert document.metadata.title
    assert len(pdf) < 400_000 + 60_000 * pages
    check_fonts(pdf)
    text, boxes = read(pdf)
    assert "\ufffd" not in text
    left, top, right, bottom = margins
    for box in boxes:
        assert box.left >= left, box
        assert box.right <= width - right, box
        assert box.bottom >= bottom, box
        assert box.top <= height - top, box
    assert next(overlaps(boxes), None) is None
    return bare(text)


def sizes(pdf: bytes) -> set[float]:
    """Of all letters, in points."""
    found = set()
    matrix = pypdfium2.raw.FS_MATRIX()
    with pypdfium2.PdfDocument(pdf) as document:
        for page in document:
            text = page.get_textpage()
            for at in range(text.count_chars()):
                if chr(pypdfium2.raw.FPDFText_GetUnicode(text.raw, at)).isalnum():
                    pypdfium2.raw.FPDFText_GetMatrix(text.raw, at, ctypes.byref(matrix))
                    size = pypdfium2.raw.FPDFText_GetFontSize(text.raw, at)
                    found.add(round(size * abs(matrix.d or matrix.b), 2))
    return found


def check_fonts(pdf: bytes) -> None:
    """All are inside, and only the signs that are needed."""
    fonts = list(descriptors(pdf))
    assert fonts
    for name, descriptor in fonts:
        assert {"/FontFile2", "/FontFile3"} & descriptor.keys()
        assert re.match(r"/[A-Z]{6}\+", name), name


def descriptors(pdf: bytes) -> Iterator[tuple[str, Any]]:
    """Name and descriptor of each font."""
    seen = set()
    for page in reader(pdf).pages:
        for font in (one.get_object() for one in page["/Resources"]["/Font"].values()):
            if font["/BaseFont"] not in seen:
                seen.add(font["/BaseFont"])
                inner = font["/DescendantFonts"][0].get_object()
                yield font["/BaseFont"], inner["/FontDescriptor"].get_object()


def overlaps(boxes: list[Words]) -> Iterator[tuple[Words, Words]]:
    """Down each page, so that a line is compared with those alone that begin above its foot."""
    every = sorted(boxes, key=lambda box: (box.page, -box.top))
    for at, one in enumerate(every):
        for other in islice(every, at + 1, None):
            if other.page != one.page or other.top < one.bottom:
                break
            if overlapping(one, other):
                yield one, other


def overlapping(one: Words, other: Words) -> bool:
    """By more than the ascenders and descenders of neighbouring lines."""
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.top, other.top) - max(one.bottom, other.bottom)
    smallest = min(one.top - one.bottom, other.top - other.bottom)
    return across > 1 and down > 0.5 * smallest


def codes(pdf: bytes) -> list[str]:
    """The QR codes of all pages, as a camera sees the paper: 150 dots an inch."""
    found = []
    with pypdfium2.PdfDocument(pdf) as document:
        for page in document:
            picture = page.render(scale=150 / 72).to_pil()
            found += [one.text for one in zxingcpp.read_barcodes(picture)]
    return found
