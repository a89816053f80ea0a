"""What this house plays most is offered at set-up, next to sets and chance."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.citadels_states import cast

from .conftest import MortalServer, NewPage, Server
from .looks import faults
from .test_citadels_screens import opened, play_with
from .test_citadels_theater import UNIQUES

pytestmark = pytest.mark.browser

MOST = cast("witch", "spy", "wizard")
LAST = cast("magistrate")
DISTRICTS = [*UNIQUES, "theater"]


def play(server: Server, **options: object) -> None:
    """A game that was counted and nothing else."""
    sitting = server.open(("Ann", "Ben", "Cleo", "Dan"), "citadels", tools=[], **options)
    for seat in range(4):
        sitting.act(seat, kind="enter_final", gold=0, hand=0, city=[], ranks=[seat + 1])
    sitting.act(kind="finish")


def characters(page: Page) -> list[str]:
    found: list[str] = page.locator("[data-cast-row] [data-face]:not([hidden])").evaluate_all(
        "all => all.map(one => one.dataset.face)"
    )
    return found


def test_a_tap_takes_what_was_played_most_and_the_next_one_the_next(
    mortal_server: MortalServer, new_page: NewPage
) -> None:
    page = new_page("tablet", "ru")
    page.goto(f"{mortal_server.url}/new/citadels")
    expect(page.locator("[data-favourite]")).to_have_count(0)
    for options in ({"cast": MOST, "uniques": DISTRICTS}, {"cast": MOST}, {"cast": LAST}, {}):
        play(mortal_server, **options)
    page.goto(f"{mortal_server.url}/new/citadels")
    play_with(page, 4)
    with opened(page, "cast") as dialog:
        dialog.locator("[data-favourite=cast]").tap()
        assert characters(page) == MOST
        assert faults(page, 56) == []
        dialog.locator("[data-favourite=cast]").tap()
        assert characters(page) == LAST
        dialog.locator("[data-favourite=cast]").tap()
    with opened(page, "districts") as dialog:
        dialog.locator("[data-favourite=uniques]").tap()
        expect(dialog.locator("[data-live-chosen]")).to_have_text("14")
        assert faults(page, 56) == []
    page.locator(".start button").tap()
    page.wait_for_url("**/table")
    code = page.url.split("/s/")[1].split("/")[0]
    view = mortal_server.call(f"/sittings/{code}")["view"]
    assert [one["character"] for one in view["cast"]] == MOST


def test_too_many_districts_are_said_where_they_are_ticked(
    server: Server, new_page: NewPage
) -> None:
    page = new_page("tablet", "ru")
    page.goto(f"{server.url}/new/citadels")
    play_with(page, 4)
    with opened(page, "districts") as dialog:
        dialog.locator("[data-uniques-by][value=own]").check(force=True)
        said = dialog.locator("[data-not-so-many]")
        expect(said).to_be_hidden()
        dialog.locator("[name=uniques]:not(:checked)").first.check(force=True)
        expect(dialog.locator("[data-live-chosen]")).to_have_text("15")
        expect(said).to_be_visible()
        expect(said).to_have_text("В колоду входят ровно 14.")
        expect(said).to_be_in_viewport()
        assert faults(page, 56) == []
        dialog.locator("[name=uniques]:checked").first.uncheck(force=True)
        expect(said).to_be_hidden()
