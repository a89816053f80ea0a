"""Two to eight people around one screen, whatever they play."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import SIZES, TABLES, Server, long_names
from .looks import LAID_OUT, axe, every_dialog, faults

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SEATS = range(2, 9)


def boxes(page: Page) -> dict[int, dict[str, Any]]:
    """Of every seat its edge, and its panel as its person sees it: wide and high."""
    found: list[dict[str, Any]] = page.evaluate(
        """() => [...document.querySelectorAll(".cell")].map((cell) => {
          const panel = cell.querySelector(".panel"), box = cell.getBoundingClientRect();
          const edge = cell.parentElement.id.replace("edge-", "");
          return {seat: Number(cell.id.replace("seat-", "")), edge, wide: panel.offsetWidth,
                  high: panel.offsetHeight, x: box.x + box.width / 2, y: box.y + box.height / 2};
        })"""
    )
    return {box["seat"]: box for box in found}


@pytest.mark.parametrize("seats", SEATS)
def test_every_panel_has_the_room_that_games_count_on(pearls: Server, table, seats: int) -> None:
    page = table(pearls.open(long_names("ru", seats), "pearls"), "tablet", "ru")
    for size in TABLES:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(LAID_OUT)
        panels = boxes(page)
        assert len(panels) == seats
        for panel in panels.values():
            assert 250 <= panel["wide"] <= 1300, (size, panel)
            assert panel["high"] == (116 if size == "wide" else 108), (size, panel)
        middle = page.locator("#centre").bounding_box()
        assert middle is not None
        assert min(middle["width"], middle["height"]) >= 340, size
        assert faults(page, 56) == [], size


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("size", ["tablet", "upright"])
def test_seats_go_clockwise_around_the_middle(pearls: Server, table, seats, size) -> None:
    page = table(pearls.open(long_names("en", seats), "pearls"), size)
    width, height = SIZES[size]
    turns = page.evaluate(
        """([width, height]) => [...document.querySelectorAll(".cell")]
          .sort((a, b) => Number(a.id.slice(5)) - Number(b.id.slice(5)))
          .map((cell) => {
            const box = cell.getBoundingClientRect();
            const x = box.x + box.width / 2 - width / 2, y = box.y + box.height / 2 - height / 2;
            return (Math.atan2(y, x) * 180) / Math.PI;
          })""",
        [width, height],
    )
    steps = [(after - before) % 360 for before, after in pairwise(turns)]
    assert all(0 < step < 250 for step in steps), turns
    assert sum(steps) < 360, turns


def test_eight_seats_are_told_apart_without_their_colours(pearls: Server, table) -> None:
    page = table(pearls.open(("",) * 8, "pearls"))
    shapes = page.locator(".cell .mark use").evaluate_all(
        "all => all.map(one => one.getAttribute('href'))"
    )
    assert len(set(shapes)) == 8
    names = page.locator(".cell .seat-name").all_inner_texts()
    assert len(set(names)) == 8


def test_eight_phones_are_listed_and_their_dialogs_turned(pearls: Server, table) -> None:
    page = table(pearls.open(long_names("ru", 8), "pearls"), "upright", "ru")
    for dialog in every_dialog(page):
        assert faults(page, 56) == [], dialog
        own = re.fullmatch(r"hide-(\d)", dialog)
        if own:
            edge = boxes(page)[int(own[1])]["edge"]
            expect(page.locator("dialog[open]")).to_have_attribute("data-edge", edge)
    assert axe(page) == []


def test_the_result_of_eight_fits(pearls: Server, table, phone) -> None:
    sitting = pearls.open(long_names("ru", 8), "pearls")
    for seat in range(8):
        sitting.act(seat, kind="take", n=seat % 4)
    sitting.act(kind="finish")
    page = table(sitting, "upright", "ru")
    expect(page.locator(".rank")).to_have_count(8)
    assert faults(page, 56) == []
    held = phone(sitting, 3, "ru")
    assert faults(held, 48) == []
