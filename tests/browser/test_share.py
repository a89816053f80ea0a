"""A result goes out of the house as a picture: the share sheet where there is one, else a file."""

import json
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import LANGUAGES, Server
from .looks import axe, faults, stands_still

SHARES = """(fails) => {
  window.shared = [];
  const tell = async ({files: [one]}) => {
    const head = new Uint8Array(await one.slice(0, 4).arrayBuffer());
    window.shared.push([one.name, one.type, one.size, ...head]);
    if (fails.length) throw new DOMException("", fails.shift());
  };
  Object.defineProperty(navigator, "canShare", {configurable: true, value: () => true});
  Object.defineProperty(navigator, "share", {configurable: true, value: tell});
}"""
"""the system's share sheet, which fails so"""


@pytest.fixture
def score(server: Server) -> str:
    """The page of a score that was counted."""
    amounts = {"Ann": 30, "벤": 20, "Вера": 9}
    players = [{"name": name, "gold": gold} for name, gold in amounts.items()]
    body = json.dumps({"edition": "first", "players": players}).encode()
    headers = {"Content-Type": "application/json"}
    asked = urllib.request.Request(
        f"{server.url}/score/sheriff?show&id=a-shared-score", body, headers
    )
    urllib.request.urlopen(asked, timeout=60).close()
    row = server.call("/history")["results"][0]
    return f"{server.url}/history/{row['code']}"


def opened(page: Page, address: str) -> Page:
    page.goto(address)
    page.locator("[data-opens=share]").tap()
    expect(page.locator("#share[open]")).to_be_visible()
    expect(page.locator("#share .share-picture")).to_have_js_property("complete", True)
    return page


def shared(page: Page, times: int) -> Any:
    page.wait_for_function("n => window.shared.length === n", arg=times)
    return page.evaluate("window.shared")


def test_two_taps_and_the_share_sheet_has_the_picture(score, new_page):
    page = new_page("phone")
    page.goto(score)
    page.evaluate(SHARES, [])
    page.locator("[data-opens=share]").tap()
    page.locator("#share [data-share]").tap()
    ((name, kind, size, *head),) = shared(page, 1)
    assert re.fullmatch(r"result-[0-9A-Z]{5}\.png", str(name))
    assert kind == "image/png"
    assert bytes(head) == b"\x89PNG"
    assert isinstance(size, int)
    assert size > 9_000
    expect(page.locator("#share .refusal")).to_have_count(0)


@pytest.mark.slow
def test_a_tap_too_long_ago_asks_for_another_and_whoever_thinks_better_of_it_hears_nothing(
    score, new_page
):
    page = new_page("phone")
    page.goto(score)
    page.evaluate(SHARES, ["NotAllowedError", "AbortError"])
    page.locator("[data-opens=share]").tap()
    page.locator("#share [data-share]").tap()
    shared(page, 1)
    expect(page.locator("#share .refusal")).to_contain_text("tap again")
    page.locator("#share [data-share]").tap()
    shared(page, 2)
    expect(page.locator("#share .refusal")).to_have_count(0)


def test_a_picture_that_cannot_be_had_says_so(score, new_page):
    page = new_page("phone")
    page.goto(score)
    page.evaluate(SHARES, [])
    problem = '{"detail": "No picture today."}'
    page.route(
        "**/result.png",
        lambda route: route.fulfill(
            status=503, body=problem, content_type="application/problem+json"
        ),
    )
    page.locator("[data-opens=share]").tap()
    page.locator("#share [data-share]").tap()
    expect(page.locator("#share .refusal")).to_contain_text("No picture today.")
    page.unroute("**/result.png")
    page.locator("#share [data-share]").tap()
    assert len(shared(page, 1)) == 1


@pytest.mark.slow
def test_without_a_share_sheet_it_is_a_file(score, new_page):
    page = opened(new_page("tablet"), score)
    with page.expect_download() as download:
        page.locator("#share [data-share]").tap()
    assert re.fullmatch(r"sheriff-[0-9A-Z]{5}\.png", download.value.suggested_filename)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_the_ways_out_fit(score, server, new_page, size, language):
    page = opened(new_page(size, language), score)
    for address in (score, f"{server.url}/history/tonight"):
        if address != score:
            page.goto(address)
            expect(page.locator("a[data-share]")).to_be_visible()
        stands_still(page)
        assert faults(page, 48) == [], address
        assert axe(page) == []
