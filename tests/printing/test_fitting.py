"""How large a sheet is set, in few layouts."""

import math
import re
from importlib import import_module

import pytest

from companion import paths
from companion.games import GAMES
from companion.printing import Renderer, Setting
from companion.printing.fitting import MOST_LAYOUTS, SMALLEST, Laid, lay_out
from companion.printing.job import Document


class Paper:
    """Words that fill a page at `full` points, and more or less of it with a power of the size."""

    def __init__(self, full: float, steep: float, *, gap: float = 0.0) -> None:
        self.full, self.steep, self.gap = full, steep, gap
        self.tried: list[float] = []

    def lay(self, size: float) -> float:
        self.tried.append(size or 10.0)
        return self.tried[-1]

    def measure(self, size: float) -> Laid:
        used = (size / self.full) ** self.steep
        used += self.gap if used > 1 else 0
        pages = math.ceil(used)
        return Laid(size, pages, used)

    def set(self, pages: int, size: float) -> float:
        return lay_out(Document("", pages, size), self.lay, self.measure)


@pytest.mark.parametrize("steep", [0.7, 1.5, 2.0, 2.6])
@pytest.mark.parametrize("gap", [0.0, 0.2], ids=["even", "kept-together"])
@pytest.mark.parametrize("full", [8.2, 9.6, 11.0, 12.4])
def test_a_sheet_fits_its_page_in_few_layouts_from_whatever_guess(full, gap, steep):
    """A resume sheet was laid out ten times, down from 12.67 points to 9.61 in steps of 3 %."""
    paper = Paper(full, steep, gap=gap)
    size = paper.set(1, 12.67)
    assert len(paper.tried) <= MOST_LAYOUTS <= 4
    assert size <= full
    assert size > 0.85 * full or size < SMALLEST * 1.05


def test_what_fits_at_once_is_laid_out_once():
    paper = Paper(11.0, 2.0)
    assert paper.set(1, 10.8) == 10.8
    assert paper.tried == [10.8]


def test_what_no_letters_bring_onto_its_pages_is_not_made_tiny_for_nothing():
    paper = Paper(6.6, 2.0)
    assert paper.set(1, 9.0) == 9.0
    assert len(paper.tried) <= 3


IN_NO_FLEX_BOX = ".beside"
"""of a resume sheet: two even columns on a page of blocks, set in a third of a second"""


def test_no_stylesheet_has_what_takes_weasyprint_seconds():
    """Balanced columns within a flex box are laid out hundreds of times: a set-up in Korean took 23
    seconds. Breaking a body anywhere measures every letter: a resume sheet took 17.
    """
    rules = {
        (file.name, selector.strip(), declaration.strip())
        for file in (paths.assets() / "printables").rglob("*.css")
        for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", file.read_text("utf-8"))
        for declaration in body.split(";")
    }
    assert rules
    slow = {
        rule
        for rule in rules
        if (
            rule[2].startswith(("columns:", "column-count:"))
            and not rule[1].endswith(IN_NO_FLEX_BOX)
        )
        or (rule[2] == "overflow-wrap: anywhere" and re.search(r"\b(html|body)$", rule[1]))
    }
    assert slow == set()


def test_the_slow_sheets_are_set_in_one_layout_and_their_style_is_read_once(monkeypatch):
    typeset = import_module("companion.printing.typeset")
    sizes: list[float] = []
    real = typeset._set_in  # noqa: SLF001

    def counted(*args):
        sizes.append(args[-1])
        return real(*args)

    monkeypatch.setattr(typeset, "_set_in", counted)
    typeset._parse_style.cache_clear()  # noqa: SLF001
    house = Renderer(GAMES)
    for language in ("ko", "ru"):
        house.render("dunhuang-setup", Setting(language), house.choices("dunhuang-setup"))
    assert len(sizes) == 2
    assert typeset._parse_style.cache_info().misses == 1  # noqa: SLF001
