"""The rules at hand: what now, what was that card again, and a first game told as a story."""

import pytest
from playwright.sync_api import Page, expect

from companion.games import GAMES

from .conftest import LANGUAGES
from .looks import axe, faults, stands_still
from .playing import begun

pytestmark = pytest.mark.browser

TERMS = {
    "sheriff": ("contraband", "비단", "Чёрный рынок", "взятками"),
    "citadels": ("wishing well", "장군", "чародей"),
    "dunhuang": ("camel", "낙타", "верблюд"),
    "condottiere": ("scarecrow", "겨울", "Епископ", "drum winters", "зимы барабаном"),
}
"""each game's in every language; as they stand in a sentence, and of several words, too"""


def test_what_now_says_the_rules_of_this_moment_with_book_and_heading(server, table):
    sitting = begun(server)
    sitting.act(kind="advance", round=1, phase="market", to="inspect")
    page: Page = table(sitting)
    page.locator("[data-opens=menu]").first.tap()
    page.locator("#menu [data-opens=what-now]").tap()
    hints = page.locator("#what-now .rule")
    expect(hints.first).to_contain_text("inspection")
    expect(page.locator("#what-now cite").first).to_contain_text("Sheriff, 2nd edition: ")
    sitting.act(kind="advance", round=1, phase="inspect", to="round_end")
    expect(hints.first).not_to_contain_text("inspection")
    assert faults(page, 56) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", TERMS)
def test_rules_are_looked_up_in_any_language_while_nothing_runs(server, new_page, game):
    page = new_page("phone", "en")
    page.goto(f"{server.url}/rules/{game}")
    search, topics = page.locator(".narrow-search"), page.locator(".topic:visible")
    expect(topics).to_have_count(len(GAMES[game].topics()))
    for term in TERMS[game]:
        search.fill(term)
        expect(page.locator(".topic[data-live-away]")).not_to_have_count(0)
        expect(topics.first).to_be_visible()
        if topics.first.get_attribute("open") is None:
            topics.first.locator("summary").tap()
        expect(topics.first.locator("cite").first).to_be_visible()
    assert faults(page, 48) == []
    assert axe(page) == []


@pytest.mark.slow
def test_all_rules_are_looked_up_without_leaving_the_table(server, table):
    page: Page = table(begun(server), "upright", "ru")
    page.locator("[data-opens=menu]").first.tap()
    page.locator("#menu [data-opens=look-up]").tap()
    page.locator("#look-up .narrow-search").fill("взятк")
    expect(page.locator("#look-up .topic:visible").first).to_be_visible()
    assert faults(page, 56) == []


# --- a first game ---------------------------------------------------------------------------------


EDGES = ("bottom", "left", "top", "right")


@pytest.mark.slow
@pytest.mark.parametrize("size", ["phone", "tablet", "upright"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_fits_whomever_it_is_turned_to(server, new_page, game, language, size):
    page = new_page(size, language)
    page.goto(f"{server.url}/rules/{game}/first")
    card = page.locator("[data-lesson]:visible")
    expect(card).to_have_count(1)
    many = page.locator("[data-lesson]").count()
    assert 6 <= many <= 8
    screen = page.locator("#screen")
    for n in range(many):
        expect(screen).to_have_attribute("data-edge", EDGES[n % 4])
        stands_still(page)
        assert faults(page, 48) == []
        if n < many - 1:
            page.keyboard.press("ArrowRight")
            page.locator("[data-lesson-turn]").dispatch_event("click")
    assert axe(page) == []


def test_it_is_skipped_or_ends_at_an_open_table_and_what_was_typed_stays(server, new_page):
    page = new_page("tablet")
    page.goto(f"{server.url}/new/sheriff")
    for seat, name in enumerate(("Ann", "Ben")):
        page.locator(f'[name="seats.{seat}.name"]').fill(name)
    page.locator(".first-game").tap()
    expect(page.locator(".lesson-whose")).to_have_text("Ann’s page")
    page.get_by_role("button", name="Turn to Ben").tap()
    expect(page.locator("#screen")).to_have_attribute("data-edge", "left")
    page.locator("[data-lesson-leave]").first.tap()
    expect(page.locator('[name="seats.1.name"]')).to_have_value("Ben")
    page.locator(".first-game").tap()
    expect(page.locator(".lesson-whose")).to_have_text("Ann’s page")
    for _ in range(7):
        page.keyboard.press("ArrowRight")
    page.get_by_role("link", name="Open the table").tap()
    page.wait_for_url("**/table")
    expect(page.locator("#seat-1")).to_contain_text("Ben")
