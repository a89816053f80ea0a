"""How much ink a sheet takes: pure black, tints, and half of it where ink is to be saved."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageStat

from companion.printing import Renderer, Setting
from companion.printing.typeset import typeset
from tests.examples import quickly

from .test_sheets import PRINTING

DOTS = 6
"""to a point: with fewer the edges of a small picture are wider than those of a printer"""
SIDES = 2
"""of a sheet that are looked at: an aid has as many as there are people"""
WORDS_ALONE = """
.picture { visibility: hidden }
*, *::before, *::after { background: none !important }
</style>"""
SHEETS = [f"{game.key}-{sheet.key}" for game in PRINTING for sheet in game.sheets]
AIDS = [f"{game.key}-aid" for game in PRINTING]
every_aid = pytest.mark.parametrize("name", AIDS)

FAINTEST = 205
"""of 255: a tint is less than a fifth of each ink"""
AREA = 0.004
"""share of a page from which on a colour is an area: the shape of a seat is less"""


def pictures(pdf: bytes, dots: float) -> Iterator[Image.Image]:
    with pypdfium2.PdfDocument(pdf) as document:
        for page in islice(document, SIDES):
            yield page.render(scale=dots).to_pil().convert("RGB")


def coverage(pdf: bytes) -> float:
    """In pages full of one ink, black where all three colours would meet."""
    covered = 0.0
    for picture in pictures(pdf, DOTS):
        colours = ImageChops.invert(picture).split()
        black = ImageChops.darker(ImageChops.darker(colours[0], colours[1]), colours[2])
        inks = sum(ImageStat.Stat(one).mean[0] for one in colours)
        covered += (inks - 2 * ImageStat.Stat(black).mean[0]) / 255
    return covered


def measure(house: Renderer, name: str, ink: str) -> tuple[float, float]:
    """The coverage of a sheet, and that of its words and lines alone."""
    job = house._job(name, Setting("en", ink=ink), None)  # noqa: SLF001
    words = (
        replace(one, html=one.html.replace("</style>", WORDS_ALONE, 1)) for one in job.documents
    )
    return coverage(typeset(job)), coverage(typeset(replace(job, documents=tuple(words))))


@pytest.mark.parametrize("name", quickly(SHEETS, "dunhuang-aid"))
def test_ink_saving_halves_what_is_no_word(house, name):
    """Pictures, bands and areas; of an aid, which is drawn, everything together."""
    (full, full_words), (saving, saving_words) = (
        measure(house, name, ink) for ink in ("full", "saving")
    )
    assert saving - saving_words <= (full - full_words) / 2
    assert saving < full * (0.5 if name in AIDS else 0.95)


def fills(pdf: bytes) -> set[tuple[int, ...]]:
    """The colours of all letters."""
    found = set()
    with pypdfium2.PdfDocument(pdf) as document:
        for page in document:
            text = page.get_textpage()
            for at in range(text.count_chars()):
                parts = [ctypes.c_uint() for _ in range(4)]
                pypdfium2.raw.FPDFText_GetFillColor(text.raw, at, *map(ctypes.byref, parts))
                found.add(tuple(one.value for one in parts[:3]))
    return found


@every_aid
def test_the_letters_of_an_aid_are_pure_black(house, name):
    """But for the numbers of its steps, which stand white in a black dot."""
    pdf = house.render(name, Setting("en"))
    assert fills(pdf) - {(255, 255, 255)} == {(0, 0, 0)}
    assert fills(house.render(name, Setting("en", ink="saving"))) == {(0, 0, 0)}


@every_aid
def test_areas_of_an_aid_are_tints(house, name):
    pdf = house.render(name, Setting("en"))
    for picture in pictures(pdf, 1):
        area = AREA * picture.width * picture.height
        colours: Any = picture.getcolors(1 << 24)
        filled = {colour for n, colour in colours if n > area}
        assert [one for one in filled - {(0, 0, 0)} if min(one) < FAINTEST] == []
