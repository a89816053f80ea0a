"""What every game's screens outside of a sitting promise, whichever it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from companion.games import GAMES
from tests.examples import quickly

from .conftest import SIZES, NewPage, Server
from .looks import at_each, axe, faults

pytestmark = pytest.mark.browser

every_game = pytest.mark.parametrize("game", GAMES)
UNFOLD = "for (const more of document.querySelectorAll('details')) more.open = true"


def addresses(game: str) -> tuple[str, ...]:
    """The steps of set-up, and the score entry of as many as can play."""
    score = f"/score/{game}?players={GAMES[game].seats[1]}"
    return f"/new/{game}", f"/new/{game}#box", score


@pytest.mark.parametrize("language", at_each("ru"))
@every_game
def test_set_up_and_score_entry_fit(
    server: Server, new_page: NewPage, game: str, language: str
) -> None:
    page = new_page("phone", language)
    for address in addresses(game):
        page.goto(server.url + address)
        page.evaluate(UNFOLD)
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            assert faults(page, 48) == [], (address, size)


@pytest.mark.parametrize("game", quickly(GAMES, "citadels"))
def test_axe_finds_nothing_in_set_up_and_score_entry(
    server: Server, new_page: NewPage, game: str
) -> None:
    for address in addresses(game):
        page = new_page("tablet")
        page.goto(server.url + address)
        page.evaluate(UNFOLD)
        assert axe(page) == []


@every_game
def test_a_sitting_begins_as_it_is_set_up_by_default(
    server: Server, new_page: NewPage, game: str
) -> None:
    page: Page = new_page("tablet")
    page.goto(f"{server.url}/new/{game}")
    seats = page.locator("[data-seats]:checked").get_attribute("value")
    page.locator(".start .button").tap()
    page.wait_for_url("**/table")
    expect(page.locator(".cell")).to_have_count(int(seats or 0))


@pytest.mark.parametrize("language", at_each("ko"))
def test_the_home_screen_has_a_poster_for_every_game(
    server: Server, new_page: NewPage, language: str
) -> None:
    page = new_page("phone", language)
    page.goto(server.url)
    expect(page.locator(".posters > .poster")).to_have_count(len(GAMES))
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page, 48) == [], size
    assert axe(page) == []
