"""Hands on a keyboard alone go through a turn; screen readers know each button by its name."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .citadels_states import calling
from .condottiere_states import choosing
from .conftest import NewPage, Server
from .dunhuang_states import begun, light
from .sheriff_states import inspection, market

pytestmark = pytest.mark.browser

Table = Callable[..., Page]


def press(page: Page, found: str) -> None:
    """Tab until the focus stands there, then Enter."""
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("found => !!document.activeElement?.matches(found)", found):
            shown = "getComputedStyle(document.activeElement).outlineStyle"
            assert page.evaluate(shown) != "none"
            named = "document.activeElement.innerText || document.activeElement.ariaLabel"
            assert page.evaluate(named)
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"no Tab leads to {found}")


def test_a_turn_of_dunhuang(server: Server, table: Table) -> None:
    page = table(begun(server, "en", 3))
    press(page, "#tile-0-on-ring")
    press(page, "#seat-0 [data-act*=take_coins]")
    expect(page.locator("#seat-0 [data-act*=end_turn]")).to_be_visible()


def test_a_battle_of_condottiere(server: Server, table: Table) -> None:
    page = table(choosing(server, "en", 3, tools=["map"]))
    press(page, "#map-Firenze")
    press(page, "#seat-2 [data-act*=end_battle]")
    expect(page.locator("#map-Firenze.seat-2")).to_be_visible()


def test_a_round_of_sheriff(server: Server, table: Table) -> None:
    page = table(market(server, "en", 4))
    press(page, "#next-first, #next-last")
    press(page, "#pass-1")
    expect(page.locator("#pass-1")).to_have_count(0)
    expect(page.locator("#who-0")).to_be_focused()


def test_a_rank_of_citadels(server: Server, table: Table) -> None:
    page = table(calling(server, "en", 4))
    press(page, "#me-1")
    press(page, "#seat-1 .ci-end")
    expect(page.locator("#cast-4.ci-called")).to_be_visible()


def test_the_last_turns_begin_with_forced_colours_and_large_type(
    server: Server, new_page: NewPage
) -> None:
    sitting = light(server, "en", 3)
    page = new_page("phone", "en", (sitting.cookie("seat", sitting.claim(1)),))
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    page.goto(f"{sitting.url}/seat")
    page.evaluate("document.documentElement.style.zoom = 2")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    press(page, "[data-act*=run_out]")
    expect(page.locator(".dh-now")).to_contain_text("turns to go")
    page.emulate_media(forced_colors="none")


def test_a_bag_passes_with_forced_colours_on_a_narrow_phone(
    server: Server, new_page: NewPage
) -> None:
    sitting = inspection(server, "ru", 4)
    page = new_page("phone", "ru", (sitting.cookie("seat", sitting.claim(0)),))
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    page.set_viewport_size({"width": 240, "height": 520})
    page.goto(f"{sitting.url}/seat")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    press(page, "[data-act*=pass_bag]")
    expect(page.locator("#bag-1")).to_contain_text("Пропущен")
    page.emulate_media(forced_colors="none")
