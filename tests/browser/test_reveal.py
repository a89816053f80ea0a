"""The result in a real browser: uncovered together, read from both sides, every point explained."""

import re

import pytest
from playwright.sync_api import Page, expect

from . import dunhuang_states
from .conftest import LAID_OUT, SPARE, TABLES, ClockedServer, NewPage, Sitting
from .looks import resize
from .sheriff_states import result

pytestmark = pytest.mark.browser

HEARD = """
  window.moments = [];
  window.heard = [];
  const its = Object.getOwnPropertyDescriptor(Animation.prototype, "currentTime");
  Object.defineProperty(Animation.prototype, "currentTime", {
    ...its, set(moment) { window.moments.push(moment); its.set.call(this, moment); },
  });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (at) {
    window.heard.push(this.frequency.value);
    return start.call(this, at);
  };
"""
"""to which moments everything that moves was put, and what sounded"""


@pytest.fixture
def server(clocked_server: ClockedServer) -> ClockedServer:
    """Its clock stands, and so does the one of the page."""
    return clocked_server


@pytest.fixture
def ended(server: ClockedServer) -> Sitting:
    return result(server, "en", 4)


def moving(
    server: ClockedServer, new_page: NewPage, sitting: Sitting, path: str, late: int = 0
) -> Page:
    """So many milliseconds after the end."""
    page = new_page(fresh=True, script=HEARD)
    page.emulate_media(reduced_motion="no-preference")
    page.context.add_cookies([sitting.cookie("table", sitting.table_token)])
    server.later(late / 1000)
    drawn = page.request.get(f"{sitting.url}/{path}").text()
    end = re.search(r'data-ended-at="(\d+)"', drawn)
    assert end
    now = (int(end[1]) + late) / 1000
    page.clock.install(time=now - SPARE)
    page.clock.pause_at(now)
    page.goto(f"{sitting.url}/{path}")
    expect(page.locator("#reveal[data-live-begun]")).to_be_attached()
    return page


@pytest.mark.slow
def test_a_screen_that_comes_later_is_at_the_same_moment(server, ended, new_page):
    page = moving(server, new_page, ended, "result", late=2_500)
    moments = page.evaluate("moments")
    assert len(moments) > 10
    assert set(moments) == {2_500}
    delays = [
        page.locator(block).evaluate("one => getComputedStyle(one).animationDelay")
        for block in (".block-3", ".block-2", ".block-1")
    ]
    assert delays == ["0.3s", "1.4s", "3s"]


@pytest.mark.slow
def test_a_screen_that_comes_too_late_shows_the_end(server, ended, new_page):
    page = moving(server, new_page, ended, "result", late=60_000)
    page.clock.run_for(1)
    expect(page.locator("#reveal[data-live-skipped]")).to_be_attached()
    expect(page.locator("[data-skip]")).to_be_hidden()
    expect(page.locator(".told").first).to_be_visible()
    assert page.locator("#reveal").evaluate("one => one.getAnimations({subtree: true})") == []


def test_whoever_skips_sees_all_and_hears_the_chord_at_once_and_once(server, ended, new_page):
    page = moving(server, new_page, ended, "table")
    rank = page.locator(".rank").first
    page.locator("[data-skip]").tap()
    expect(rank).to_have_css("opacity", "1")
    assert len(page.evaluate("heard")) == 4
    page.locator(".reveal-rest").tap()
    page.clock.run_for(10_000)
    assert len(page.evaluate("heard")) == 4


def test_the_drum_and_the_chord_of_a_result_sound_once(server, ended, new_page):
    """Three beats, then four tones; neither again when the screen is drawn anew."""
    page = moving(server, new_page, ended, "table")
    page.locator(".reveal-head").tap()
    for milliseconds, tones in ((2_400, 0), (500, 3), (500, 7), (9_000, 7)):
        page.clock.run_for(milliseconds)
        page.evaluate("document.dispatchEvent(new Event('screen:drawn'))")
        assert len(page.evaluate("heard")) == tones


@pytest.mark.slow
def test_a_result_that_was_there_before_is_silent(server, ended, new_page):
    page = moving(server, new_page, ended, "table", late=2_999)
    page.locator("#bar [data-mute]").tap()
    page.clock.run_for(10_000)
    expect(page.locator("#reveal[data-live-skipped]")).to_be_attached()
    assert page.evaluate("heard") == []


PODIUM = """() => [...document.querySelectorAll(".block-total")].filter((one) => {
  const [whole, plinth] = [one, one.closest(".plinth")].map((it) => it.getBoundingClientRect());
  const podium = one.closest(".podium").getBoundingClientRect();
  return whole.width && Math.min(plinth.bottom, podium.bottom) + 1 < whole.bottom;
}).map((one) => one.textContent)"""


BESIDE = """() => [...document.querySelectorAll("#bar button")]
  .filter((one) => one.checkVisibility() && !one.matches(".undo"))
  .map((one) => one.getBoundingClientRect().bottom)"""


@pytest.mark.slow
@pytest.mark.parametrize("place", ["table", "phone"])
def test_the_number_of_a_low_block_is_whole_under_a_long_name(server, table, phone, place):
    sitting = dunhuang_states.result(server, "ko", 4)
    page = table(sitting, "wide", "ko") if place == "table" else phone(sitting, 1, "ko")
    for size in TABLES if place == "table" else ("phone",):
        resize(page, size)
        page.evaluate(LAID_OUT)
        expect(page.locator(".block-total").first).to_be_attached()
        assert page.evaluate(PODIUM) == [], size
        if place == "table":  # no tool of the bar lies alone on a line
            assert len(set(page.evaluate(BESIDE))) == 1, size


@pytest.mark.slow
def test_what_all_read_stands_twice_and_the_details_turn(ended, table):
    page = table(ended)
    assert page.locator(".rank").first.evaluate("one => getComputedStyle(one).opacity") == "1"
    title = page.locator(".reveal-title")
    expect(title).to_have_count(2)
    assert title.nth(0).inner_text() == title.nth(1).inner_text()
    turned = page.locator(".rank-total.turned-half")
    expect(turned).to_have_count(4)
    assert turned.first.evaluate("one => getComputedStyle(one).rotate") == "180deg"
    rest = page.locator(".reveal-rest")
    page.locator("#bar [data-turn]").tap()
    assert rest.evaluate("one => getComputedStyle(one).scale") == "-1"
    page.locator("#bar [data-turn]").tap()
    assert rest.evaluate("one => getComputedStyle(one).scale") == "none"


@pytest.mark.slow
def test_a_tap_on_a_bar_opens_its_lines_with_their_rules(ended, table):
    page = table(ended)
    page.locator("#rank-0 .rank-row").tap()
    lines = page.locator("#lines-0")
    expect(lines).to_be_visible()
    expect(lines).to_contain_text("Sheriff")
    expect(lines.locator(".line-sum")).to_be_visible()
    expect(lines).to_have_attribute("data-live-edge", "bottom")
    lines.locator("[data-turn]").tap()
    expect(lines).to_have_attribute("data-live-edge", "top")
    lines.locator("[data-closes]").tap()
    page.locator(".story-open").tap()
    expect(page.locator("#story")).to_be_visible()


@pytest.mark.slow
def test_the_same_again_is_one_tap(ended, table):
    page = table(ended)
    page.get_by_role("button", name="Same again").tap()
    expect(page.locator("#seat-3")).to_be_visible()
    assert ended.code not in page.url
