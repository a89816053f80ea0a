"""Two tablets that both hold the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from .condottiere_states import map_only
from .conftest import Server

pytestmark = pytest.mark.browser


def test_of_two_tables_that_say_two_things_at_once_one_is_told_so(server: Server, table):
    """What the second one would have undone stays; both show the same again."""
    sitting = map_only(server, "en", 3)
    first, second = table(sitting), table(sitting)
    held: list[Route] = []
    second.route("**/actions", lambda route: held.append(route))
    for page in (first, second):
        expect(page.locator("#map-Roma.co-here")).to_be_visible()
    with second.expect_request("**/actions"):
        second.locator("#seat-2 [data-act*=end_battle]").tap()
    first.locator("#seat-1 [data-act*=end_battle]").tap()
    expect(first.locator("#map-Roma.seat-1")).to_be_visible()
    held.pop().continue_()
    expect(second.locator("#refusals .refusal").first).to_be_visible()
    expect(second.locator("#map-Roma.seat-1")).to_be_visible()
    assert [one["winner"] for one in sitting.view["past"]] == [1]
