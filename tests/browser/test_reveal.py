"""The result in a real browser: uncovered together, read from both sides, every point explained."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from . import condottiere_states
from .conftest import SIZES, TABLES, NewPage, Server, Sitting
from .looks import LAID_OUT
from .sheriff_states import result

pytestmark = pytest.mark.browser

LATE = """(late) => {
  const real = Date.now;
  Date.now = () => {
    const reveal = document.getElementById("reveal");
    return reveal ? Number(reveal.dataset.endedAt) + late : real();
  };
  const its = Object.getOwnPropertyDescriptor(Animation.prototype, "currentTime");
  window.moments = [];
  Object.defineProperty(Animation.prototype, "currentTime", {
    ...its, set(moment) { window.moments.push(moment); its.set.call(this, moment); },
  });
}"""
"""so long after the end; to which moments everything that moves was put"""


@pytest.fixture
def ended(server: Server) -> Sitting:
    return result(server, "en", 4)


def moving(new_page: NewPage, sitting: Sitting, path: str, late: int = 0) -> Page:
    page = new_page(fresh=True)
    page.emulate_media(reduced_motion="no-preference")
    page.context.add_cookies([sitting.cookie("table", sitting.table_token)])
    page.add_init_script(f"({LATE})({late})")
    page.goto(f"{sitting.url}/{path}")
    expect(page.locator("#reveal[data-live-begun]")).to_be_attached()
    return page


def test_a_screen_that_comes_later_is_at_the_same_moment(ended: Sitting, new_page: NewPage):
    page = moving(new_page, ended, "result", late=2_500)
    moments = page.evaluate("moments")
    assert len(moments) > 10
    assert set(moments) == {2_500}
    delays = [
        page.locator(block).evaluate("one => getComputedStyle(one).animationDelay")
        for block in (".block-3", ".block-2", ".block-1")
    ]
    assert delays == ["0.3s", "1.4s", "3s"]


def test_a_screen_that_comes_too_late_shows_the_end(ended: Sitting, new_page: NewPage):
    page = moving(new_page, ended, "result", late=60_000)
    expect(page.locator("#reveal[data-live-skipped]")).to_be_attached()
    expect(page.locator("[data-skip]")).to_be_hidden()
    expect(page.locator(".told").first).to_be_visible()
    assert page.locator("#reveal").evaluate("one => one.getAnimations({subtree: true})") == []


HEARD = """() => {
  window.heard = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (at) {
    window.heard.push(this.frequency.value);
    return start.call(this, at);
  };
}"""


def test_whoever_skips_hears_the_chord_at_once_and_once(ended: Sitting, new_page: NewPage):
    page = moving(new_page, ended, "table")
    page.evaluate(HEARD)
    page.locator("[data-skip]").tap()
    assert len(page.evaluate("heard")) == 4
    page.locator(".reveal-rest").tap()
    assert len(page.evaluate("heard")) == 4


def test_a_result_that_was_there_before_is_silent(ended: Sitting, new_page: NewPage):
    page = moving(new_page, ended, "table", late=2_999)
    page.evaluate(HEARD)
    page.locator("#bar [data-mute]").tap()
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


@pytest.mark.parametrize("place", ["table", "phone"])
def test_the_number_of_a_low_block_is_whole_under_a_long_name(
    server: Server, table, phone, place: str
):
    sitting = condottiere_states.result(server, "ko", 4)
    page = table(sitting, "wide", "ko") if place == "table" else phone(sitting, 1, "ko")
    for size in TABLES if place == "table" else ("phone",):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(LAID_OUT)
        expect(page.locator(".block-total").first).to_be_attached()
        assert page.evaluate(PODIUM) == [], size
        if place == "table":  # no tool of the bar lies alone on a line
            assert len(set(page.evaluate(BESIDE))) == 1, size


def test_what_all_read_stands_twice_and_the_details_turn(ended: Sitting, table):
    page = table(ended)
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


def test_a_tap_on_a_bar_opens_its_lines_with_their_rules(ended: Sitting, table):
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


def test_the_same_again_is_one_tap(ended: Sitting, table):
    page = table(ended)
    page.get_by_role("button", name="Same again").tap()
    expect(page.locator("#seat-3")).to_be_visible()
    assert ended.code not in page.url
