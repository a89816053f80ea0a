"""A table that nobody touches, what is heard, and stopping for today.

That an idle table can be read is a check of `screens.py`: `faintWhileDimmed`.
"""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import STATIC, NewPage, Sitting
from .sheriff_states import market

pytestmark = pytest.mark.browser

MINUTE = 60_000


def asleep(sitting: Sitting, new_page: NewPage, minutes: int) -> Page:
    page = new_page("wide", "en", (sitting.cookie("table", sitting.table_token),), fresh=True)
    page.clock.install()
    page.goto(f"{sitting.url}/table")
    expect(page.locator("#screen")).to_be_visible()
    page.wait_for_function(f"() => import('{STATIC}/js/idle.js').then(() => true)")
    page.clock.fast_forward(minutes * MINUTE)
    return page


def test_the_first_touch_of_an_idle_table_only_wakes_it(server, new_page):
    page = asleep(market(server, "en", 4), new_page, 4)
    idle = page.locator("html[data-live-idle='legible']")
    expect(idle).to_have_count(1)
    page.mouse.click(30, 400)
    expect(page.locator("html[data-live-idle]")).to_have_count(0)
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.slow
def test_a_table_is_not_idle_while_a_clock_runs(server, new_page):
    sitting = market(server, "en", 4)
    sitting.act(kind="advance", round=1, phase="market", to="inspect")
    sitting.act(kind="timer_extend", seconds=600)
    sitting.act(kind="timer_start")
    page = asleep(sitting, new_page, 4)
    expect(page.locator("time[data-ends-at]:visible")).not_to_have_count(0)
    expect(page.locator("html[data-live-idle]")).to_have_count(0)


@pytest.mark.slow
def test_a_new_screen_wakes_the_table_and_daylight_comes_back(server, new_page):
    sitting = market(server, "en", 4)
    page = asleep(sitting, new_page, 15)
    expect(page.locator("html[data-live-idle='dark'][data-theme='dark']")).to_have_count(1)
    sitting.act(kind="correct_gold", who=0, gold=33)
    expect(page.locator("html[data-live-idle]")).to_have_count(0)
    expect(page.locator("html[data-theme='light']")).to_have_count(1)


@pytest.mark.slow
def test_a_clock_is_paused_in_one_tap_and_the_bar_says_so(server, table):
    sitting = market(server, "en", 4)
    sitting.act(kind="advance", round=1, phase="market", to="inspect")
    page: Page = table(sitting)
    expect(page.locator("#pause")).to_have_count(0)
    sitting.act(kind="timer_start")
    page.locator("[data-act*=timer_pause]:visible").tap()
    expect(page.locator("time[data-ends-at]")).to_have_count(0)
    expect(page.locator("#pause")).to_have_count(0)


@pytest.mark.slow
def test_stopping_for_today_pauses_the_clock_and_offers_the_sheet(server, table):
    sitting = market(server, "en", 4)
    sitting.act(kind="advance", round=1, phase="market", to="inspect")
    sitting.act(kind="timer_start")
    page: Page = table(sitting)
    page.locator("[data-opens=menu]").first.tap()
    page.locator("#menu [data-opens=stop]").tap()
    stop = page.locator("#stop")
    expect(stop).to_contain_text(sitting.code)
    expect(stop.locator("a[href$='resume.pdf']")).to_be_visible()
    stop.locator("[data-act]").tap()
    expect(page.locator("time[data-ends-at]")).to_have_count(0)


@pytest.mark.slow
def test_daylight_is_one_tap_away_in_the_bar(server, table):
    page: Page = table(market(server, "en", 4), "wide")
    page.locator("#bar [data-theme-choice]:visible").tap()
    theme = page.locator("html").get_attribute("data-theme")
    page.locator("#bar [data-theme-choice]:visible").tap()
    expect(page.locator("html")).not_to_have_attribute("data-theme", str(theme))


SOUNDED = """() => {
  window.heard = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (at) {
    window.heard.push({ at, pitch: this.frequency.value });
    return start.call(this, at);
  };
  const stop = OscillatorNode.prototype.stop;
  OscillatorNode.prototype.stop = function (at) {
    window.heard.at(-1).ends = at;
    return stop.call(this, at);
  };
}"""


def heard(page: Page, sound: str) -> list[dict[str, Any]]:
    return page.evaluate(
        """async ([at, name]) => {
          const { sound } = await import(`${at}/js/sound.js`);
          window.heard = [];
          sound(name);
          return window.heard;
        }""",
        [STATIC, sound],
    )


@pytest.mark.slow
def test_every_sound_is_short_and_silence_is_one_tap(server, table):
    page: Page = table(market(server, "en", 4))
    page.evaluate(SOUNDED)
    page.locator("#centre").tap()
    for name in ("lamp", "tick", "bell", "coin", "seal-up", "seal-down", "drum", "chord"):
        parts = heard(page, name)
        assert parts, name
        begins = min(part["at"] for part in parts)
        assert max(part["ends"] for part in parts) - begins < 0.4, name
    page.locator("[data-mute]").tap()
    assert heard(page, "bell") == []
    page.reload()
    expect(page.locator("[data-mute]")).to_have_attribute("aria-pressed", "true")


@pytest.mark.slow
def test_money_that_comes_is_heard_and_seen(server, table):
    sitting = market(server, "en", 4)
    page: Page = table(sitting)
    page.evaluate(SOUNDED)
    page.locator("#centre").tap()
    sitting.act(kind="correct_gold", who=1, gold=58)
    expect(page.locator("#facts-1 [data-live-gain='+8']")).to_be_visible()
    assert len(page.evaluate("window.heard")) == 2
