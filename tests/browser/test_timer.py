"""The timer of home, without a game."""

from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage, Server

pytestmark = pytest.mark.browser

NOON = datetime(2026, 10, 31, 12, tzinfo=UTC)


@pytest.fixture
def timer(server: Server, new_page: NewPage) -> Page:
    page = new_page(fresh=True)
    page.clock.install(time=NOON)
    page.clock.pause_at(NOON)
    page.goto(f"{server.url}/timer")
    return page


def shows(page: Page, left: str, state: str) -> None:
    page.clock.run_for(250)
    expect(page.locator("[data-timer-left]")).to_have_text([left, left])
    expect(page.locator("#screen")).to_have_attribute("data-live-timer", state)


def test_a_tap_anywhere_starts_and_stops_it_and_the_rest_outlives_a_reload(timer):
    shows(timer, "3:00", "ready")
    timer.touchscreen.tap(640, 60)
    timer.clock.run_for(40_000)
    shows(timer, "2:20", "running")

    timer.reload()
    shows(timer, "2:20", "running")
    timer.touchscreen.tap(640, 700)
    timer.clock.run_for(9_000)
    shows(timer, "2:20", "paused")

    timer.get_by_role("button", name="+30 s").tap()
    shows(timer, "2:50", "paused")
    timer.get_by_role("button", name="Again").tap()
    shows(timer, "3:00", "ready")


def test_its_end_is_said_and_a_tap_starts_it_anew(timer):
    timer.get_by_role("button", name="1 min", exact=True).tap()
    timer.locator(".timer-face").tap()
    timer.clock.run_for(51_000)
    expect(timer.locator("#screen[data-live-hurry]")).to_be_visible()
    expect(timer.locator("#announced")).to_have_text("Ten seconds left")
    timer.clock.run_for(10_000)
    shows(timer, "0:00", "over")
    expect(timer.locator(".timer-end.near")).to_contain_text("Time’s up")

    timer.locator(".timer-face").tap()
    shows(timer, "1:00", "running")
