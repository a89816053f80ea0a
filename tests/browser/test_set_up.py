"""From home to the table: who plays, what is in the box, and what this house plays most."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from companion.games import GAMES
from tests.examples import quickly

from .citadels_states import cast
from .conftest import LAID_OUT
from .looks import faults
from .playing import finished, is_at, opened, play_with

pytestmark = pytest.mark.browser

MOST = cast("witch", "spy", "wizard")
LAST = cast("magistrate")
UNIQUES = (
    "dragon_gate", "factory", "haunted_quarter", "imperial_treasury", "keep", "laboratory",
    "library", "map_room", "quarry", "school_of_magic", "smithy", "statue", "thieves_den",
)  # fmt: skip
"""thirteen of the fourteen unique districts of a game"""
DISTRICTS = [*UNIQUES, "theater"]
BEGINS = ", ".join(
    f"""[data-act*='"{kind}"']""" for kind in ("begin", "start", "lay_tiles", "name_starter")
)
FACES = "[data-cast-row] [data-face]:not([hidden])"


def first_move(page: Page) -> Locator:
    """By which play begins: a lot in the middle, or somebody's own button at the rim."""
    middle = page.locator("#middle").locator(BEGINS)
    return (middle if middle.count() else page.locator(BEGINS)).first


@pytest.mark.parametrize("game", quickly(GAMES, "sheriff"))
def test_from_home_it_runs_after_three_taps(server, new_page, game):
    page = new_page()
    page.goto(server.url)
    page.locator(f"[href='/new/{game}']").tap()
    page.locator(".set-up-form").wait_for()
    seats = page.locator("[data-seats]:checked").get_attribute("value")
    page.locator(".start .button").tap()
    page.wait_for_url("**/table")
    expect(page.locator("#ready .qr")).to_be_visible()
    expect(page.locator(".cell")).to_have_count(int(seats or 0))
    is_at(page, 0)
    first_move(page).tap()
    is_at(page, 1)
    expect(page.locator("#ready")).to_be_empty()


def test_whoever_was_here_sits_down_by_a_tap_and_a_guest_is_nobody(server, new_page):
    for name in ("Ida", "Ole"):
        finished(server, (name, "", "Wilhelmina Charlotte", ""))
    page = new_page("tablet")
    page.goto(f"{server.url}/new/sheriff")
    chip = {name: page.locator(f'[data-known="{name}"]') for name in ("Ida", "Ole")}
    names = [page.locator(f'[name="seats.{seat}.name"]') for seat in (0, 1)]
    chip["Ida"].tap()
    expect(chip["Ida"]).to_have_attribute("aria-pressed", "true")
    expect(names[0]).to_have_value("Ida")
    chip["Ole"].tap()
    expect(names[1]).to_have_value("Ole")
    chip["Ida"].tap()
    expect(names[0]).to_have_value("")
    page.locator("[data-guest]").tap()
    expect(page.locator(".seat-field[data-live-guest] .input")).to_have_value("Guest")
    for colour in ("Red", "Blue"):
        page.get_by_role("button", name=f"{colour}: swap places").tap()
    expect(page.locator('[name="seats.1.guest"]')).to_be_checked()
    with page.expect_request(re.compile("/new/sheriff$")) as sent:
        page.locator(".start .button").tap()
    body: Any = sent.value.post_data_json
    seats = [(seat["name"], seat["guest"]) for seat in body["seats"][:2]]
    assert seats == [("Ole", False), ("Guest", True)]


def test_two_people_with_one_name_are_told_so_beside_it(server, new_page):
    page = new_page()
    page.goto(f"{server.url}/new/sheriff")
    for seat in (0, 1):
        page.locator(f'[name="seats.{seat}.name"]').fill("Ann")
    page.locator(".start .button").tap()
    expect(page.get_by_role("alert").filter(has_text="Ann")).to_be_visible()
    expect(page.locator('[name="seats.1.name"]')).to_have_attribute("data-live-wrong", "")


@pytest.mark.slow
def test_the_same_again_is_one_tap_and_the_last_group_fills_in_the_set_up(server, new_page):
    page = new_page()
    page.goto(f"{server.url}/new/sheriff")
    page.locator('[data-seats][value="3"]').check(force=True)
    page.locator('[name="seats.0.name"]').fill("Ann")
    page.locator('[name="seats.2.name"]').fill("Cleo")
    page.locator(".start .button").tap()
    page.wait_for_url("**/table")
    page.goto(server.url)
    again = page.get_by_role("button", name="Same again")
    expect(again).to_contain_text("Ann · Cleo")
    expect(again.locator(".mark:not([hidden])")).to_have_count(3)
    again.tap()
    page.wait_for_url("**/table")
    expect(page.locator(".cell")).to_have_count(3)
    expect(page.locator("#seat-0")).to_contain_text("Ann")
    page.goto(f"{server.url}/new/sheriff")
    expect(page.locator('[name="seats.2.name"]')).to_have_value("Cleo")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "tool"), [("sheriff", "bank"), ("citadels", "caller"), ("condottiere", "battle")]
)
def test_a_tool_alone_is_three_taps(server, new_page, game, tool):
    page = new_page()
    page.goto(server.url)
    page.get_by_role("button", name="Bank and more").tap()
    page.locator(f"#tools .g-{game} [href$='start={tool}']").tap()
    page.get_by_role("button", name="Start").first.tap()
    page.wait_for_url("**/table")
    code = page.url.split("/")[-2]
    assert tool in server.call(f"/sittings/{code}")["view"]["options"]["tools"]


@pytest.mark.slow
def test_the_score_is_one_tap_from_home(server, new_page):
    page = new_page()
    page.goto(server.url)
    page.get_by_role("link", name="Score at the end").first.tap()
    expect(page.locator("form[data-score]")).to_be_visible()


def test_what_reads_better_is_asked_by_sight_and_once(server, new_page):
    page = new_page()
    page.goto(f"{server.url}/new/sheriff")
    halves = page.locator("[data-first-look] button")
    grounds = halves.evaluate_all("all => all.map(one => getComputedStyle(one).backgroundColor)")
    assert len(set(grounds)) == 2
    halves.nth(1).tap()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.locator("[data-first-look]")).to_be_hidden()


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 8])
def test_at_one_edge_everything_faces_the_same_side(server, new_page, seats):
    page = new_page()
    page.goto(f"{server.url}/new/citadels")
    page.locator(f'[data-seats][value="{seats}"]').check(force=True)
    page.locator('[data-placement][value="edge"]').check(force=True)
    page.locator(".start .button").tap()
    page.wait_for_url("**/table")
    expect(page.locator(":is(.edge-top, .edge-bottom) > .cell")).to_have_count(seats)
    turned = """all => all.filter(one =>
      getComputedStyle(one).rotate !== "none" || getComputedStyle(one).transform !== "none")"""
    assert page.locator(".cell > .turned").evaluate_all(f"all => ({turned})(all).length") == 0
    page.locator("#who-0").tap()
    expect(page.locator("dialog[open]")).to_have_attribute("data-live-edge", "bottom")
    page.evaluate(LAID_OUT)
    assert faults(page, 56) == []


# --- Citadels -------------------------------------------------------------------------------------


def shows(page: Page, characters: Sequence[str]) -> None:
    """These faces stand in the row of the cast."""
    faces = page.locator(FACES)
    expect(faces).to_have_count(len(characters))
    for n, one in enumerate(characters):
        expect(faces.nth(n)).to_have_attribute("data-face", one)


@pytest.mark.slow
def test_a_tap_takes_what_was_played_most_and_the_next_one_the_next(mortal_server, new_page):
    page = new_page("tablet", "ru")
    page.goto(f"{mortal_server.url}/new/citadels")
    expect(page.locator("[data-favourite]")).to_have_count(0)
    for options in ({"cast": MOST, "uniques": DISTRICTS}, {"cast": MOST}, {"cast": LAST}, {}):
        sitting = mortal_server.open(("Ann", "Ben", "Cleo", "Dan"), "citadels", tools=[], **options)
        for seat in range(4):
            sitting.act(seat, kind="enter_final", gold=0, hand=0, city=[], ranks=[seat + 1])
        sitting.act(kind="finish")
    page.goto(f"{mortal_server.url}/new/citadels")
    play_with(page, 4)
    with opened(page, "cast") as dialog:
        favourite = dialog.locator("[data-favourite=cast]")
        favourite.tap()
        shows(page, MOST)
        assert faults(page, 56) == []
        favourite.tap()
        shows(page, LAST)
        favourite.tap()
        shows(page, MOST)
    with opened(page, "districts") as dialog:
        dialog.locator("[data-favourite=uniques]").tap()
        expect(dialog.locator("[data-live-chosen]")).to_have_text("14")
        assert faults(page, 56) == []
    page.locator(".start button").tap()
    page.wait_for_url("**/table")
    code = page.url.split("/s/")[1].split("/")[0]
    view = mortal_server.call(f"/sittings/{code}")["view"]
    assert [one["character"] for one in view["cast"]] == MOST


def test_too_many_districts_are_said_where_they_are_ticked(server, new_page):
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


@pytest.mark.slow
def test_nine_characters_become_eight_when_two_are_left_to_play(server, new_page):
    page = new_page("tablet")
    page.goto(f"{server.url}/new/citadels")
    play_with(page, 7)
    with opened(page, "cast") as dialog:
        dialog.locator("[data-cast-by][value=own]").check(force=True)
        dialog.locator("[data-character][value='\"tax_collector\"']").check(force=True)
    expect(page.locator(FACES).last).to_have_text("Tax Collector")
    play_with(page, 2)
    expect(page.locator(FACES)).to_have_count(8)
    with opened(page, "cast") as dialog:
        told = dialog.get_by_text("With 2 players only ranks 1 to 8 are used.")
        expect(told.filter(visible=True)).to_have_count(1)
    page.locator(".start button").tap()
    page.wait_for_url("**/table")
    expect(page.locator(".citadels-tile")).to_have_count(8)
