"""A device that was never here before: how much it loads, and in which letters it reads."""

import pytest
from playwright.sync_api import Page

from companion.games import GAMES
from tests.examples import quickly
from tests.visit import typefaces, visit

from .conftest import LANGUAGES

pytestmark = pytest.mark.browser

AT_MOST = {"en": 250_000, "ko": 400_000, "ru": 400_000}
"""bytes"""
NAMES = {
    "en": ("Ann", "Ben", "Cem", "Dan"),
    "ko": ("김민준", "이서연", "박지훈", "최하은"),
    "ru": ("Анна", "Борис", "Вера", "Глеб"),
}


def strange(page: Page) -> list[str]:
    """Typefaces on the screen that are not our own."""
    found = typefaces(page)
    assert found
    return [name for name, ours in found.items() if not ours]


@pytest.mark.parametrize("language", quickly(LANGUAGES, "ko"))
def test_the_first_page_is_small_and_in_our_own_letters_and_a_second_loads_hardly_anything(
    server, new_page, language
):
    page = new_page("tablet", language, fresh=True)
    first = visit(page, server.url)
    assert 100_000 < first.size <= AT_MOST[language]
    assert strange(page) == []
    assert visit(page, f"{server.url}/about").size < first.size / 4


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_table_screen_is_small_and_in_our_own_letters(server, new_page, game, language):
    sitting = server.open(NAMES[language], game)
    cookie = sitting.cookie("table", sitting.table_token)
    page = new_page("tablet", language, (cookie,), fresh=True)
    assert 100_000 < visit(page, f"{sitting.url}/table").size <= AT_MOST[language]
    assert strange(page) == []
