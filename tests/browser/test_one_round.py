"""One round on a tablet and four phones, and the clock on five screens."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from .conftest import SIZES, STATIC, Server, Sitting

pytestmark = pytest.mark.browser

EVERYTHING = ["rounds", "bank", "timer", "declarations", "stands"]
NAMES = ("Ann", "Ben", "Cem", "Dan", "Eve")


def tap(within: Page | Locator, words: str) -> None:
    within.get_by_role("button", name=re.compile(words)).first.tap()


def put(within: Locator, **cards: int) -> None:
    """Taps pictures: `put(dialog, Apples=1, Silk=2)`."""
    for good, n in cards.items():
        for _ in range(n):
            tap(within, f"One more.*{good}")


def declare(page: Page, good: str, count: int) -> None:
    tap(page.locator("#my-bag"), "Declare")
    asked = page.locator("dialog[open]")
    asked.locator(".option", has_text=good).first.tap()
    asked.locator(f'input[name="count"][value="{count}"]').check(force=True)
    tap(asked, "Declare")
    expect(asked).to_have_count(0)


def golds(server: Server, sitting: Sitting) -> list[int]:
    view = server.call(f"/sittings/{sitting.code}")["view"]
    return [seat["gold"] for seat in view["seats"]]


def test_a_bribe_a_liar_an_honest_bag_and_the_clock(
    server: Server, table: Callable[..., Page], phone: Callable[..., Page]
) -> None:
    sitting = server.open(NAMES, tools=EVERYTHING)
    tablet = table(sitting)
    sheriff, briber, liar, honest = (phone(sitting, seat) for seat in range(4))

    # Ann carries the most cash; the market is played with the cards
    tap(sheriff, "most cash")
    expect(tablet.locator("#seat-0")).to_contain_text("Sheriff")
    tablet.get_by_role("button", name="Declaration", exact=True).tap()
    for page in (briber, liar, honest):
        expect(page.locator("#my-bag")).to_contain_text("Declare")
    declare(briber, "Apples", 4)
    declare(liar, "Apples", 4)
    declare(honest, "Chicken", 4)
    tablet.get_by_role("button", name="Inspection", exact=True).tap()

    # Ben offers 8 gold in two taps; Ann agrees, and the bag goes back
    offer = briber.locator("#my-bag form.sh-quick")
    offer.locator(".option", has_text=re.compile(r"^\s*8\s*$")).tap()
    tap(offer, "Offer Ann")
    tap(sheriff.locator("#offers-to-me"), "Agree")
    expect(briber.locator("#gold")).to_have_text("42")
    expect(sheriff.locator("#gold")).to_have_text("58")
    expect(tablet.locator("#undo")).to_contain_text("8 gold")

    # what came out is Ben's secret but for its number
    unpack = briber.locator("#my-bag")
    put(unpack, Apples=3, Crossbow=1)
    tap(unpack, "On my stand")
    expect(tablet.locator("#seat-1")).not_to_contain_text("Unpack")
    expect(briber.locator("#screen")).to_contain_text("Crossbow")
    seen = server.call(f"/sittings/{sitting.code}")["view"]["seats"][1]
    assert (seen["legal"][0]["n"], seen["face_down"]) == (3, 1)

    # Cem lied: one apple, one cheese, two mead; the last one says who pays
    tap(sheriff.locator("#turn-2"), "Inspect")
    put(sheriff.locator("dialog[open]"), Apples=1, Cheese=1, Mead=2)
    expect(liar.locator("#gold")).to_have_text("40")
    expect(sheriff.locator("#gold")).to_have_text("68")

    # Dan was honest
    tap(sheriff.locator("#turn-3"), "Inspect")
    put(sheriff.locator("dialog[open]"), Chicken=4)
    expect(honest.locator("#gold")).to_have_text("58")
    expect(sheriff.locator("#gold")).to_have_text("60")

    # Eve has no phone and no deal; the clock lets her through
    tap(sheriff, "Start")
    sitting.act(kind="timer_extend", seconds=-238)
    expect(tablet.locator("#undo")).to_contain_text("Time is up")
    expect(tablet.locator("#undo")).to_contain_text("Eve")
    assert golds(server, sitting) == [60, 42, 40, 58, 50]
    for page in (tablet, sheriff, briber, liar, honest):
        expect(page.locator("#screen")).to_contain_text(re.compile("Time is up|0:00"))


SHIFTED = """(by) => {
  const now = performance.now.bind(performance), date = Date.now.bind(Date);
  window.real = () => performance.timeOrigin + now();
  performance.now = () => now() + by;
  Date.now = () => date() + by;
}"""
"""a device whose clock is wrong by so many milliseconds"""

SAMPLE = f"""async () => {{
  const {{ now }} = await import("{STATIC}/js/countdown.js");
  return now() - window.real();
}}"""
"""how far this screen's idea of the server's clock is off, against one clock for all screens"""


def test_five_screens_with_wrong_clocks_show_the_same_time(
    server: Server, browser: Browser
) -> None:
    sitting = server.open(NAMES, tools=["timer"])
    pages: list[Page] = []
    for wrong in (-5000, -2500, 0, 2500, 5000):
        width, height = SIZES["tablet"]
        context = browser.new_context(viewport={"width": width, "height": height})
        context.add_init_script(f"({SHIFTED})({wrong})")
        context.add_cookies([sitting.cookie("table", sitting.table_token)])
        page = context.new_page()
        page.goto(f"{sitting.url}/table")
        pages.append(page)
    sitting.act(kind="timer_start")
    for page in pages:
        expect(page.locator("time[data-ends-at]:visible").first).to_be_visible()
        # a machine under load sends some beats late: the quickest of several counts
        page.wait_for_function(f"async () => Math.abs(await ({SAMPLE})()) <= 50")
    for page in pages:
        page.context.close()
