"""Nothing is told of a count before what decides it was given; none loses or keeps a city."""

import pytest
from playwright.sync_api import Locator, Page, expect

from .citadels_states import count_only

pytestmark = pytest.mark.browser


def add(place: Locator, *districts: str) -> None:
    for district in districts:
        place.locator(f'[data-adds="{district}"]').dispatch_event("click")


def answer(page: Page, question: str, key: str) -> None:
    asked = page.locator(".asked-strip")
    expect(asked.locator(".asked-title")).to_have_text(question)
    asked.get_by_text(key, exact=True).dispatch_event("click")


def test_who_won_is_told_once_nothing_is_missing(server, new_page):
    """A treasury out of sight was 0 gold, and "not decided" was told where 2 gold won."""
    page = new_page("wide")
    page.goto(f"{server.url}/score/citadels?players=3")
    kept: list[str] = []
    page.on("request", lambda asked: kept.append(asked.url) if "?show" in asked.url else None)
    add(page.locator("#player-0"), "palace", "temple")
    add(page.locator("#player-1"), "cathedral", "museum", "statue")
    add(page.locator("#player-2"), "imperial_treasury", "map_room")
    # At once, where it was tapped; another tile folds it.
    expect(page.locator(".asked-title")).to_have_text("Map Room: how many cards are left in hand?")
    page.get_by_role("button", name="Who won?").tap()
    for question, key in (
        ("Museum: how many cards are under it?", "0"),
        ("Imperial Treasury: how much gold is left?", "6"),
        ("Map Room: how many cards are left in hand?", "0"),
    ):
        answer(page, question, key)
        assert kept == []
        expect(page.locator("#reveal")).to_have_count(0)
    answer(page, "Statue: who has the crown at the end?", "Red")
    expect(page.locator("#reveal-title")).to_have_text("Yellow wins!")
    assert len(kept) == 1
    page.locator(".counted .bar > .primary").dispatch_event("click")
    expect(page.locator("#reveal")).to_have_count(0)
    expect(page.locator(".narrow-row")).to_have_count(0)


@pytest.mark.slow
def test_a_person_sends_a_count_once_nothing_is_missing(server, phone):
    sitting = count_only(server, "en", 3)
    page = phone(sitting, 0)
    add(page.locator("#count"), "imperial_treasury", "manor")
    page.get_by_role("button", name="That’s all I have").tap()
    expect(page.locator(".asked-title")).to_have_text("Imperial Treasury: how much gold is left?")
    assert sitting.view["counting"] == [0, 1, 2]
    answer(page, "Imperial Treasury: how much gold is left?", "3")
    expect(page.locator("#head")).to_contain_text("Counted")


TYPES = """(field, n) => {
  field.value = n;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}"""
CELLS = {"citadels": '[name="players.{}.name"]', "sheriff": '[name="players.{}.gold"]'}
"""something that is typed for somebody"""


@pytest.mark.slow
def test_whoever_is_counted_again_has_their_numbers_back(server, new_page):
    """Five, then four, then five again had lost the fifth."""
    page = new_page("wide")
    for game, cell in CELLS.items():
        address = f"{server.url}/score/{game}"
        page.goto(f"{address}?players=5")
        for at in range(5):
            page.locator(cell.format(at)).evaluate(TYPES, str(7 + at))
        for players in (4, 3, 5):
            page.get_by_role("link", name=str(players), exact=True).dispatch_event("click")
            expect(page.locator(cell.format(players))).to_have_count(0)
            expect(page.locator(cell.format(players - 1))).to_have_value(str(6 + players))
            page.locator(cell.format(0)).evaluate(TYPES, "7")
        page.goto(address)  # whoever comes back is as many as before
        expect(page.locator(cell.format(4))).to_have_value("11")
        page.locator(".score-new").dispatch_event("click")
        page.locator("dialog[open] [data-confirm-yes]").dispatch_event("click")
        expect(page.locator(cell.format(4))).to_have_value("")
        expect(page.locator(".score-new")).to_be_hidden()
