"""A first game is told in two minutes: one card after the other, turned to each in turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.examples import quickly

from .conftest import LANGUAGES, NewPage, Server
from .looks import axe, faults

pytestmark = pytest.mark.browser

GAMES = ("sheriff", "citadels", "condottiere", "dunhuang")
EDGES = ("bottom", "left", "top", "right")
BESIDE = """card => {
  const box = card.getBoundingClientRect();
  return [box.left, innerWidth - box.right];
}"""


@pytest.mark.parametrize("size", quickly(["phone", "tablet", "upright"], "phone"))
@pytest.mark.parametrize("language", quickly(LANGUAGES, "ru"))
@pytest.mark.parametrize("game", quickly(GAMES, "dunhuang"))
def test_every_card_fits_whomever_it_is_turned_to(
    server: Server, new_page: NewPage, game: str, language: str, size: str
) -> None:
    page = new_page(size, language)
    page.goto(f"{server.url}/new/{game}")
    page.locator(".first-game").tap()
    card = page.locator("[data-lesson]:visible")
    expect(card).to_have_count(1)
    many = page.locator("[data-lesson]").count()
    assert 6 <= many <= 8
    for n in range(many):
        expect(card).to_have_attribute("data-edge", EDGES[n % 4])
        assert faults(page, 48) == []
        left, right = card.evaluate(BESIDE)
        assert min(left, right) >= 12
        if n < many - 1:
            page.keyboard.press("ArrowRight")
    assert axe(page) == []
    page.locator("[data-lesson-done]").tap()
    expect(page.locator(".set-up-form")).to_be_visible()


def test_it_is_skipped_and_what_was_typed_stays(server: Server, new_page: NewPage) -> None:
    page = new_page("tablet")
    page.goto(f"{server.url}/new/sheriff")
    page.locator('[name="seats.0.name"]').fill("Ann")
    page.locator(".first-game").tap()
    page.locator("[data-lesson-turn]").tap()
    expect(page.locator("[data-lesson]:visible")).to_have_attribute("data-edge", "left")
    page.locator("[data-lesson-leave]").first.tap()
    expect(page.locator('[name="seats.0.name"]')).to_have_value("Ann")
