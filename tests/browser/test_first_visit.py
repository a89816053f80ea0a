"""A device that was never here before: how much it loads, and in which letters it reads."""

from __future__ import annotations

import pytest

from tests.examples import quickly
from tests.visit import typefaces, visit

from .conftest import LANGUAGES, NewPage, Server

pytestmark = pytest.mark.browser

NOTHING_KEPT = """Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("denied", "SecurityError"); },
})"""
AT_MOST = {"en": 250_000, "ko": 400_000}
"""bytes"""
NAMES = {
    "en": ("Ann", "Ben", "Cem", "Dan"),
    "ko": ("김민준", "이서연", "박지훈", "최하은"),
    "ru": ("Анна", "Борис", "Вера", "Глеб"),
}
GAMES = ("sheriff", "citadels", "condottiere", "dunhuang")


@pytest.mark.parametrize("language", AT_MOST)
def test_the_first_page_is_small(server: Server, new_page: NewPage, language: str) -> None:
    page = new_page("tablet", language, fresh=True)
    assert 100_000 < visit(page, server.url).size <= AT_MOST[language]


@pytest.mark.parametrize(
    ("game", "language"),
    quickly([(game, language) for game in GAMES for language in AT_MOST], ("citadels", "ko")),
)
def test_the_first_table_screen_is_small(
    server: Server, new_page: NewPage, game: str, language: str
) -> None:
    sitting = server.open(NAMES[language], game)
    page = new_page("tablet", language, (), fresh=True)
    page.context.add_cookies([sitting.cookie("table", sitting.table_token)])
    assert 100_000 < visit(page, f"{sitting.url}/table").size <= AT_MOST[language]


def test_a_second_visit_loads_hardly_anything(server: Server, new_page: NewPage) -> None:
    page = new_page("tablet", "en", fresh=True)
    first = visit(page, server.url)
    assert visit(page, f"{server.url}/about").size < first.size / 4


@pytest.mark.parametrize("language", quickly(LANGUAGES, "ko"))
def test_all_words_are_in_our_own_letters(server: Server, new_page: NewPage, language: str) -> None:
    page = new_page("tablet", language, fresh=True)
    sitting = server.open(NAMES[language])
    page.context.add_cookies([sitting.cookie("table", sitting.table_token)])
    for url in (server.url, f"{sitting.url}/table"):
        visit(page, url)
        found = typefaces(page)
        assert found
        assert {name for name, ours in found.items() if not ours} == set(), url


def test_a_device_that_keeps_nothing_can_still_be_lit(server: Server, new_page: NewPage) -> None:
    page = new_page("tablet", "en")
    page.add_init_script(NOTHING_KEPT)
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.goto(server.url)
    before = page.locator("html").get_attribute("data-theme")
    page.locator("[data-theme-choice]:visible").first.click()
    assert page.locator("html").get_attribute("data-theme") != before
    assert faults == []
