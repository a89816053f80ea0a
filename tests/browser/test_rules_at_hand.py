"""What now, and what was that card again: with book and heading, in any language, at any time."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from companion.games import GAMES

from .conftest import NewPage, Server
from .looks import axe, faults
from .test_house import begun

pytestmark = pytest.mark.browser

TERMS = {
    "sheriff": ("contraband", "비단", "Чёрный рынок", "взятками"),
    "citadels": ("wishing well", "장군", "чародей"),
    "dunhuang": ("camel", "낙타", "верблюд"),
    "condottiere": ("scarecrow", "겨울", "Епископ", "drum winters", "зимы барабаном"),
}
"""each game's in every language; as they stand in a sentence, and of several words, too"""


def test_what_now_says_the_rules_of_this_moment_with_book_and_heading(server: Server, table):
    sitting = begun(server)
    sitting.act(kind="advance", round=1, phase="market", to="inspect")
    page: Page = table(sitting)
    page.locator("[data-opens=menu]").first.tap()
    page.locator("#menu [data-opens=what-now]").tap()
    hints = page.locator("#what-now .rule")
    expect(hints.first).to_contain_text("inspection")
    for cite in page.locator("#what-now cite").all():
        expect(cite).to_contain_text("Sheriff, 2nd edition: ")
    said = hints.first.text_content()
    sitting.act(kind="advance", round=1, phase="inspect", to="round_end")
    expect(hints.first).not_to_have_text(str(said))
    assert faults(page, 56) == []
    assert axe(page) == []


@pytest.mark.parametrize("game", TERMS)
def test_rules_are_looked_up_in_any_language_while_nothing_runs(
    server: Server, new_page: NewPage, game: str
):
    page = new_page("phone", "en")
    page.goto(f"{server.url}/rules/{game}")
    search, topics = page.locator(".narrow-search"), page.locator(".topic:visible")
    every = topics.count()
    assert every == len(GAMES[game].topics())
    for term in TERMS[game]:
        search.fill(term)
        expect(page.locator(".topic[data-live-away]")).not_to_have_count(0)
        expect(topics.first).to_be_visible()
        if topics.first.get_attribute("open") is None:
            topics.first.locator("summary").tap()
        expect(topics.first.locator("cite").first).to_be_visible()
    assert faults(page, 48) == []
    assert axe(page) == []


def test_all_rules_are_looked_up_without_leaving_the_table(server: Server, table):
    page: Page = table(begun(server), "upright", "ru")
    page.locator("[data-opens=menu]").first.tap()
    page.locator("#menu [data-opens=look-up]").tap()
    page.locator("#look-up .narrow-search").fill("взятк")
    expect(page.locator("#look-up .topic:visible").first).to_be_visible()
    assert faults(page, 56) == []
