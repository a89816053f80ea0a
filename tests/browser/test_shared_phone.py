"""Several people on one phone: from hand to hand, covered in between."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.examples import quickly

from .conftest import LANGUAGES, Server, Sitting, long_names
from .looks import axe, faults

FULL = ["rounds", "bank", "timer", "declarations", "stands"]


def declaring(server: Server, language: str = "en") -> Sitting:
    """Ben is the sheriff; Cleo declares first."""
    names = ("Ann", "Ben", "Cleo", "Dan") if language == "en" else long_names(language, 4)
    sitting = server.open(names, tools=FULL)
    sitting.act(kind="begin", sheriff=1)
    sitting.act(kind="advance", round=1, phase="market", to="declare")
    return sitting


def share(page: Page, which: int) -> None:
    page.locator('[data-opens="menu"]').tap()
    page.locator('#menu [data-opens="share-phone"]').tap()
    page.locator("#share-phone[open] form button").nth(which).tap()
    expect(page.locator("#people")).to_be_visible()


def test_two_on_one_phone_see_whose_turn_it_is_and_hand_it_over_covered(
    server: Server, phone: Callable[..., Page], table: Callable[..., Page]
) -> None:
    sitting = declaring(server)
    page, tablet = phone(sitting, 0), table(sitting)
    share(page, 1)
    other = page.locator("#people a")
    expect(other).to_contain_text("Cleo")
    expect(other).to_contain_text("It is their turn")
    tablet.locator('[data-opens="menu"]').first.tap()
    tablet.locator('#menu [data-opens="join"]').tap()
    expect(tablet.locator("#join .badge.good")).to_have_count(2)
    other.tap()
    expect(page.locator("h1")).to_contain_text("Hand me to Cleo")
    expect(page.locator("#phone")).to_have_count(0)
    page.get_by_role("button", name="I am Cleo").tap()
    expect(page.locator("#head")).to_contain_text("Cleo")
    sitting.act(2, kind="declare", round=1, good="bread", count=3)
    expect(page.locator("#my-bag")).to_contain_text("3 bread")
    page.go_back()
    expect(page.locator("h1")).not_to_contain_text("Ann")


def test_a_tab_of_one_covers_itself_when_another_has_the_phone_by_another_tab(
    server: Server, phone: Callable[..., Page]
) -> None:
    sitting = declaring(server)
    old = phone(sitting, 0)
    share(old, 1)
    new = old.context.new_page()
    new.goto(f"{sitting.url}/seat")
    new.locator("#people a").tap()
    new.get_by_role("button", name="I am Cleo").tap()
    expect(new.locator("#head")).to_contain_text("Cleo")
    expect(old.locator("h1")).to_contain_text("Hand me to Cleo")
    expect(old.locator("#phone")).to_have_count(0)


@pytest.mark.parametrize("language", quickly(LANGUAGES, "ru"))
def test_a_shared_phone_fits_and_axe_finds_nothing(
    server: Server, phone: Callable[..., Page], language: str
) -> None:
    page = phone(declaring(server, language), 0, language)
    share(page, 1)
    assert faults(page, 48) == []
    assert axe(page) == []
    page.locator("#people a").tap()
    page.locator(".give").wait_for()
    assert faults(page, 48) == []
    assert axe(page) == []
