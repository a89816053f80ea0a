"""Pages of a PDF as PNG, for the print screen and to be shared."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from io import BytesIO
from typing import Any

from gevent.monkey import get_original

from companion.engine.refusal import GameError

WIDTH = 900
"""pixels"""
COLOURS = 256
"""in the palette of a picture"""

_lock = get_original("threading", "Lock")()
"""pdfium is not thread-safe"""


def _pdfium() -> Any:
    """Import it late: only pictures need it, and it is optional."""
    try:
        return import_module("pypdfium2")
    except ImportError:
        raise GameError("print-no-preview") from None


@contextmanager
def _open_pdf(pdf: bytes) -> Iterator[Any]:
    with _lock, _pdfium().PdfDocument(pdf) as document:
        yield document


def page_count(pdf: bytes) -> int:
    with _open_pdf(pdf) as document:
        return len(document)


def page_picture(pdf: bytes, page: int) -> bytes:
    """Return a page, counted from 1, as PNG. Raises a `GameError` if it does not exist."""
    with _open_pdf(pdf) as document:
        if not 1 <= page <= len(document):
            raise GameError("print-no-such-page", page=page, pages=len(document))
        drawn = document[page - 1]
        return _png(drawn.render(scale=WIDTH / drawn.get_width()).to_pil().convert("RGB"))


def cut_picture(pdf: bytes, width: int, below: int) -> bytes:
    """Return the first page as PNG, `width` pixels wide, cut `below` pixels below its content."""
    with _open_pdf(pdf) as document:
        page = document[0]
        drawn = page.render(scale=width / page.get_width()).to_pil().convert("RGB")
    ground = drawn.resize((1, 1), box=(0, drawn.height - 1, 1, drawn.height)).resize(drawn.size)
    _, _, _, bottom = import_module("PIL.ImageChops").difference(drawn, ground).getbbox()
    return _png(drawn.crop((0, 0, drawn.width, min(bottom + below, drawn.height))))


def _png(picture: Any) -> bytes:
    """Encode with a palette of the most frequent colours, which takes a third of the bytes. Areas
    keep their colours; only edges of letters get the nearest one.
    """
    colours = sorted(picture.getcolors(picture.width * picture.height), reverse=True)
    palette = import_module("PIL.Image").new("P", (1, 1))
    palette.putpalette([part for _, colour in colours[:COLOURS] for part in colour])
    out = BytesIO()
    picture.quantize(palette=palette, dither=0).save(out, "PNG", optimize=True)
    return out.getvalue()
