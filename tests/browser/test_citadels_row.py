"""Characters are named on the row of ranks, and what happened has the middle for a moment."""

import pytest
from playwright.sync_api import expect

from .citadels_states import asked, cast, killing, with_cities
from .looks import faults

pytestmark = pytest.mark.browser


def test_one_tap_kills_and_everybody_sees_it_until_a_tap(server, table):
    sitting = killing(server, "en", 4)
    page = table(sitting, "wide")
    expect(page.locator(".citadels-names")).to_have_count(7)
    page.locator("#cast-6.citadels-names").tap()
    event = page.locator(".citadels-event[data-live-on]")
    expect(event).to_contain_text("Merchant")
    event.tap()
    expect(event).to_have_count(0)
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("#cast-6")).to_contain_text("killed")
    page.reload()
    expect(page.locator(".citadels-event")).to_have_count(1)
    expect(event).to_have_count(0)


def test_the_last_of_three_warrants_lays_them_all_alike(server, table):
    sitting = asked("magistrate", server, "en", 4)
    page = table(sitting, "tablet")
    for rank in (3, 5, 8):
        expect(page.locator(".citadels-mark")).to_have_count(0)
        page.locator(f"#cast-{rank}.citadels-names").tap()
    expect(page.locator(".citadels-mark-warrants")).to_have_count(3)
    expect(page.locator(".citadels-names")).to_have_count(0)
    marked = [one["rank"] for one in sitting.view["cast"] if one["marks"]]
    assert marked == [3, 5, 8]


def test_an_emperor_gives_the_crown_for_a_card_by_one_tap(server, table):
    game = with_cities(server, "en", 5, *cast()[:3], "emperor").to_calls()
    game.turn(1, 4)
    page = table(game.sitting)
    page.get_by_role("button", name="Give the crown…").tap()
    expect(page.locator("dialog[open] .citadels-crown-to > li")).to_have_count(3)
    assert faults(page, 56) == []
    page.locator("dialog[open] .citadels-crown-to .seat-3").get_by_role("button").last.tap()
    expect(page.locator(".citadels-event-crown[data-live-on]")).to_be_visible()
    assert (game.view["crown"], game.view["seats"][3]["hand"]) == (3, 3)
