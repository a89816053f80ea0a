"""No tap lands on what has just moved, and none is lost that comes before the scripts."""

from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from .conftest import STATIC, NewPage, Server, Sitting
from .playing import is_at
from .torn import Held

pytestmark = pytest.mark.browser

TAP = """([selector, after, kinds]) => {
  const thing = document.querySelector(selector);
  for (const kind of kinds ?? ["pointerdown", "pointerup", "click"]) {
    const said = {bubbles: true, cancelable: true, detail: 1, pointerId: 7, isPrimary: true};
    const event = new PointerEvent(kind, said);
    Object.defineProperty(event, "timeStamp", {value: performance.now() + after});
    thing.dispatchEvent(event);
  }
}"""
"""as a finger does, so many milliseconds from now, where the clock stands"""

TAKE = "#seat-1 .acts [data-act]"
HELD = 600
"""milliseconds for which a finger holds up a new screen"""


@pytest.fixture
def sitting(pearls: Server) -> Sitting:
    return pearls.open(("Ann", "Ben", "Cleo", "Dan"), "pearls")


@pytest.fixture
def page(sitting: Sitting, new_page: NewPage) -> Page:
    """The table, on a device whose clock stands."""
    cookie = sitting.cookie("table", sitting.table_token)
    page = new_page("wide", "en", (cookie,), stopped=True)
    page.goto(f"{sitting.url}/table")
    return page


def tap(page: Page, selector: str, after: int, *kinds: str) -> None:
    page.evaluate(TAP, [selector, after, list(kinds) or None])


def actions(page: Page) -> list[Any]:
    """What is sent from now on."""
    sent: list[Any] = []

    def note(request: Request) -> None:
        if request.url.endswith("/actions"):
            sent.append(request.post_data_json)

    page.on("request", note)
    return sent


def lights(page: Page, sitting: Sitting) -> None:
    """Ben stands in the light: his panel grows, his buttons move."""
    sitting.act(kind="roll", pips=2)
    expect(page.locator("#seat-1.lit")).to_be_visible()
    is_at(page, 1)


def test_a_tap_on_what_has_just_moved_is_ignored_and_a_later_one_is_not(page, sitting):
    lights(page, sitting)
    sent = actions(page)
    tap(page, TAKE, 240)
    tap(page, TAKE, 260)
    is_at(page, 2)
    assert len(sent) == 1


def test_a_second_tap_before_the_screen_that_the_first_one_led_to_is_no_mistake(page):
    """It was sent as something new, and refused in red: that was done already."""
    page.route("**/table/stream?*", lambda route: route.abort())
    page.reload()
    sent = actions(page)
    with page.expect_response("**/actions"):
        tap(page, TAKE, 300)
    expect(page.locator("[data-live-busy]")).to_have_count(0)
    tap(page, TAKE, 600)
    expect(page.locator(".refusal")).to_have_count(0)
    assert len(sent) == 1
    page.clock.run_for(1_000)  # whatever came of the screen: it is meant
    with page.expect_response("**/actions"):
        tap(page, TAKE, 1_500)
    assert len(sent) == 2


@pytest.mark.slow
def test_what_has_not_moved_listens_at_once(page, sitting):
    lights(page, sitting)
    tap(page, "#seat-3 .acts [data-act]", 1)
    is_at(page, 2)


@pytest.mark.slow
def test_a_button_that_took_the_place_of_another_waits(page, sitting):
    sent = actions(page)
    sitting.act(0, kind="take", n=1)
    expect(page.locator("#undo")).to_be_enabled()
    sitting.act(0, kind="take", n=2)
    is_at(page, 2)
    tap(page, "#undo", 100)
    tap(page, "#undo", 300)
    is_at(page, 3)
    assert [one["action"]["to"] for one in sent] == [1]


def test_a_second_tap_on_a_tab_does_not_land_in_the_dialog_that_covers_it(page):
    page.locator("#who-1").tap()
    opener = page.locator("#person-1 [data-opens]")
    expect(opener).to_be_visible()
    tap(page, "#person-1 [data-opens]", 20)
    expect(page.locator("[data-live-opening]")).to_have_count(0)
    tap(page, "#person-1 [data-opens]", 400)
    expect(page.locator("#hide-1[open]")).to_be_visible()


def test_what_changed_under_a_finger_that_was_down_does_nothing(page, sitting):
    sent = actions(page)
    tap(page, TAKE, 0, "pointerdown")
    sitting.act(kind="roll", pips=2)
    while page.locator("#screen").get_attribute("data-version") != "1":
        page.clock.run_for(HELD)  # once the new screen is there
    tap(page, TAKE, 9_000, "pointerup", "click")
    tap(page, TAKE, 9_100)
    is_at(page, 2)
    assert len(sent) == 1


@pytest.mark.slow
def test_a_new_screen_waits_for_a_finger_that_is_down(page):
    state = """async (at) => {
      const { waitForFingers } = await import(`${at}/js/tap_guard.js`);
      window.free = false;
      const freed = waitForFingers().then(() => { window.free = true; });
      await Promise.resolve();
      return [window.free, freed];
    }"""
    tap(page, TAKE, 0, "pointerdown")
    held = page.evaluate(f"async (at) => (await ({state})(at))[0]", STATIC)
    assert held is False
    tap(page, TAKE, 9_000, "pointercancel")
    page.clock.run_for(1)
    page.wait_for_function("() => window.free")
    assert page.evaluate(f"async (at) => (await ({state})(at))[0]", STATIC) is True


@pytest.mark.slow
def test_keys_are_never_too_early(page, sitting):
    lights(page, sitting)
    page.locator(TAKE).focus()
    page.keyboard.press("Enter")
    is_at(page, 2)


def unready(sitting: Sitting, new_page: NewPage) -> tuple[Page, Held]:
    """A table whose scripts are still on their way."""
    page = new_page("wide", "en", (sitting.cookie("table", sitting.table_token),))
    held = Held(page, "**/js/main.js")
    page.goto(f"{sitting.url}/table", wait_until="commit")
    expect(page.locator("#bar")).to_be_visible()
    return page, held


@pytest.mark.slow
def test_a_tap_before_the_scripts_opens_its_dialog_once_they_are_there(sitting, new_page):
    page, held = unready(sitting, new_page)
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if "/dialog?" in one.url else None)
    page.locator("#who-1").tap()
    page.locator("#who-1").tap()
    expect(page.locator("#who-1")).to_have_attribute("data-live-waiting", "")
    assert asked == []
    held.let_go()
    expect(page.locator("#person-1[open]")).to_be_visible()
    expect(page.locator("[data-live-waiting]")).to_have_count(0)
    expect(page.locator("dialog")).to_have_count(2)  # it, and the house's one that asks


def test_a_tap_before_the_scripts_acts_exactly_once(sitting, new_page):
    page, held = unready(sitting, new_page)
    sent = actions(page)
    for _ in range(3):
        page.locator(TAKE).tap()
    assert sent == []
    held.let_go()
    is_at(page, 1)
    page.locator(TAKE).tap()
    is_at(page, 2)
    assert len(sent) == 2
