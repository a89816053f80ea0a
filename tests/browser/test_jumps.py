"""A clock that jumps, and a server that is away for a moment."""

import pytest
from playwright.sync_api import Page, expect

from .condottiere_states import map_only
from .sheriff_states import market

pytestmark = pytest.mark.browser

HOUR = 3_600
"""seconds"""
TO_GO = "[...document.querySelectorAll('time[data-ends-at]')].map(one => one.textContent)"


def test_a_table_whose_clock_jumps_shows_the_time_of_the_server(server, new_page):
    sitting = market(server, "en", 4)
    sitting.act(kind="advance", round=1, phase="market", to="inspect")
    sitting.act(kind="timer_start")
    page = new_page("wide", "en", (sitting.cookie("table", sitting.table_token),), fresh=True)
    page.clock.install()
    page.goto(f"{sitting.url}/table")
    expect(page.locator("time[data-ends-at]:visible").first).to_be_visible()
    for seconds in (HOUR, -2 * HOUR):
        before = _seconds(page)
        page.clock.set_system_time(page.evaluate("Date.now() / 1000") + seconds)
        page.clock.run_for(1_000)
        assert abs(before - _seconds(page)) < HOUR / 60
    expect(page.locator("time[data-ends-at]:visible").first).to_be_visible()


def _seconds(page: Page) -> int:
    minutes, seconds = page.evaluate(TO_GO)[0].split(":")
    return 60 * int(minutes) + int(seconds)


@pytest.mark.slow
def test_a_phone_in_the_middle_of_a_restart_loses_nothing(mortal_server, phone):
    """It sends while nobody answers; the server that comes back has it once."""
    sitting = map_only(mortal_server, "en", 3)
    page: Page = phone(sitting, 1)
    expect(page.locator("#battle-now [data-act*=end_battle]").first).to_be_visible()
    mortal_server.live.kill()
    page.locator("#battle-now [data-act*=end_battle]").first.tap()
    expect(page.locator(".refusal[data-live-waiting]").first).to_be_visible()
    mortal_server.live.start()
    expect(page.locator("#claim")).to_be_visible()
    expect(page.locator(".refusal[data-live-waiting]")).to_have_count(0)
    assert sitting.view["battle"]["claim"]["seat"] == 1
