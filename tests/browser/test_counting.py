"""Counting a game that was played without the app: on one sheet, with one keypad, in few taps."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Locator, Page, expect

from companion.games import GAMES
from tests.examples import quickly

from . import sheriff_six
from .conftest import LANGUAGES, SIZES, TABLES, NewPage, Server, Sitting, long_names
from .counting import STANDS, TOTALS, count, key
from .looks import BROKEN, LAID_OUT, at_each, axe, faults
from .sheriff_states import final
from .taps import Hand

pytestmark = pytest.mark.browser


DRAFTS = """Object.keys(localStorage).filter(
  key => key.startsWith("draft") && localStorage[key]
)"""
"""what the device keeps of forms that were not sent"""


def test_a_score_of_four_takes_few_taps_on_a_phone(server: Server, new_page: NewPage) -> None:
    page = new_page("phone")
    page.goto(f"{server.url}/score/sheriff?players=4")
    hand = Hand(page)
    assert count(hand, STANDS) == TOTALS
    expect(page.locator("#score-result .rank.winner")).to_have_count(1)
    assert hand.taps <= 30, hand.taps


def cell(page: Page, player: int, path: str) -> Locator:
    return page.locator(f'[name="players.{player}.{path}"]')


def test_a_digit_goes_on_and_ten_more_waits_for_its_digit(
    server: Server, new_page: NewPage
) -> None:
    page = new_page("wide")
    page.goto(f"{server.url}/score/sheriff?players=3")
    hand = Hand(page)
    key(hand, 4)
    hand.tap(page.get_by_role("button", name="Add 10"))
    key(hand, 2)
    hand.tap(page.get_by_role("button", name="Next"))
    expect(cell(page, 0, "goods.chicken")).to_be_focused()
    expect(cell(page, 0, "goods.apple")).to_have_value("4")
    expect(cell(page, 0, "goods.cheese")).to_have_value("12")
    expect(cell(page, 0, "goods.bread")).to_have_value("")
    hand.tap(cell(page, 0, "gold"))
    key(hand, 305)
    hand.tap(page.get_by_role("button", name="Delete the last digit"))
    expect(cell(page, 0, "gold")).to_have_value("30")
    hand.tap(page.get_by_role("button", name="Next"))
    expect(cell(page, 1, "goods.apple")).to_be_focused()
    hand.tap(cell(page, 0, "goods.apple"))
    key(hand, 0)
    expect(cell(page, 0, "goods.apple")).to_have_value("")


def test_the_sheet_is_filled_with_the_keyboard_alone(server: Server, new_page: NewPage) -> None:
    page = new_page("wide")
    page.goto(f"{server.url}/score/sheriff?players=3")
    cell(page, 0, "goods.apple").focus()
    for pressed in ("1", "1", "Enter", "3", "ArrowRight", "5", "ArrowUp", "ArrowLeft"):
        page.keyboard.press(pressed)
    expect(cell(page, 0, "goods.apple")).to_be_focused()
    expect(cell(page, 0, "goods.apple")).to_have_value("11")
    expect(cell(page, 0, "goods.cheese")).to_have_value("3")
    expect(cell(page, 1, "goods.cheese")).to_have_value("5")


def test_what_was_counted_outlives_a_reload_and_ends_with_the_result(
    server: Server, new_page: NewPage
) -> None:
    page = new_page("phone")
    page.goto(f"{server.url}/score/sheriff?players=3")
    cell(page, 0, "name").fill("Ann")
    cell(page, 1, "goods.apple").tap()
    key(Hand(page), 7)
    page.locator('.switch:has([name="options.royal_goods"])').tap()
    page.reload()
    expect(cell(page, 0, "name")).to_have_value("Ann")
    expect(cell(page, 1, "goods.apple")).to_have_value("7")
    expect(page.locator('[name="options.royal_goods"]')).to_be_checked()
    page.get_by_role("button", name="Who won?").tap()
    expect(page.locator("#score-result .rank")).to_have_count(3)
    page.reload()
    expect(cell(page, 0, "name")).to_have_attribute("placeholder", "Red")
    expect(cell(page, 0, "name")).to_have_value("")
    expect(cell(page, 1, "goods.apple")).to_have_value("")


def test_a_city_that_was_counted_outlives_a_reload(server: Server, new_page: NewPage) -> None:
    page = new_page("tablet")
    page.goto(f"{server.url}/score/citadels?players=2")
    player = page.locator("#player-0")
    for district in ("manor", "museum"):
        player.locator(f'[data-adds="{district}"]').tap()
    cell(page, 0, "city.1.cards_under").fill("3")
    page.reload()
    expect(player.locator(".narrow-row")).to_have_count(2)
    expect(cell(page, 0, "city.1.district")).to_have_value("museum")
    expect(cell(page, 0, "city.1.cards_under")).to_have_value("3")


def test_too_many_cards_are_marked_in_their_cell(server: Server, new_page: NewPage) -> None:
    page = new_page("tablet")
    page.goto(f"{server.url}/score/sheriff?players=3")
    cell(page, 1, "goods.crossbow").fill("9")
    expect(page.locator(".tally-said .count-warning")).to_contain_text("Crossbow")
    expect(page.locator("[data-live-warned]")).to_have_attribute("name", "players.1.goods.crossbow")
    assert axe(page) == []


@pytest.mark.parametrize("language", at_each("ru"))
def test_long_names_and_everything_in_the_box_fit(
    server: Server, new_page: NewPage, language: str
) -> None:
    page = new_page("phone", language)
    names = "".join(f"&name={name}" for name in long_names(language, 6))
    page.goto(f"{server.url}/score/sheriff?players=6{names}")
    for option in ("royal_goods", "black_market"):
        page.locator(f'.switch:has([name="options.{option}"])').tap()
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page, 48 if size == "phone" else 56) == [], size


def test_a_count_on_a_phone_outlives_a_reload_until_it_is_entered(
    server: Server, phone: Callable[..., Page]
) -> None:
    page = phone(final(server, "en", 4), 0)
    silk = page.locator('#count [name="goods.silk"]')
    before = int(silk.input_value())
    tile = page.locator('#count .picker-item:has([name="goods.silk"]) .picker-add')
    total = int(page.locator("#count [data-total]").inner_text())
    tile.tap()
    expect(page.locator("#count [data-total]")).to_have_text(str(total + 8))
    page.reload()
    expect(silk).to_have_value(str(before + 1))
    expect(page.locator("#count [data-total]")).to_have_text(str(total + 8))
    page.get_by_role("button", name="That is all I have").tap()
    expect(page.locator("#head")).to_contain_text("Counted")
    expect(page.locator("[data-live-busy]")).to_have_count(0)
    assert page.evaluate(DRAFTS) == []


UNDER = """sheet => [...sheet.querySelectorAll(".picker-item, .key, .chip")].filter((one) => {
  if (!one.checkVisibility({visibilityProperty: true})) return false;
  one.scrollIntoView({block: "nearest"});
  const box = one.getBoundingClientRect();
  const met = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  const button = sheet.querySelector("[type=submit]").getBoundingClientRect();
  const across = Math.min(box.right, button.right) - Math.max(box.left, button.left);
  const down = Math.min(box.bottom, button.bottom) - Math.max(box.top, button.top);
  return !one.contains(met) || (across > 1 && down > 1);
}).map((one) => one.textContent.trim())"""
"""goods and keys that lie under the button of a sheet, even when they are looked at"""


def six(server: Server, language: str) -> Sitting:
    """The last count of six with the black market."""
    named = sheriff_six.STATES["final"]
    sitting = server.open(long_names(language, 6), **named.options)
    named.play(sitting)
    return sitting


LOWER = "sheet => sheet.scrollHeight - sheet.clientHeight > 1"


@pytest.mark.parametrize(
    ("size", "people"),
    quickly(tuple(product(TABLES, (5, 6))), ("upright", 6)),
)
def test_everybody_counts_goods_and_gold_over_their_own_side_without_scrolling(
    server: Server, table: Callable[..., Page], size: str, people: int
) -> None:
    sitting = six(server, "ru") if people == 6 else final(server, "ru", people)
    page = table(sitting, size, "ru")
    for seat in range(people):
        page.locator(f'[data-opens="final-{seat}"]').tap()
        sheet = page.locator(f"#final-{seat}[open]")
        expect(sheet.locator(".picker-item").first).to_be_visible()
        tabs = sheet.locator(".pages .option:visible")
        for at in range(tabs.count() or 1):
            if tabs.count():
                tabs.nth(at).tap()
            assert sheet.evaluate(UNDER) == [], (seat, at)
            assert faults(page, 56) == [], (seat, at)
        gold = sheet.locator(".keypad .key").first
        expect(gold).to_be_in_viewport(ratio=1)
        warned = sheet.locator(".count-warning").count()  # there are too many goods, it says
        assert warned or not sheet.evaluate(LOWER), seat
        sheet.evaluate("one => one.close()")


PAGES = {
    "citadels": ('.option:has([value="type"])', ".ci-more > summary"),
    "condottiere": (".pages .option >> nth=1",),
    "dunhuang": (".pages .option >> nth=1",),
}
"""what else there is to see of a score"""


@pytest.mark.parametrize(
    ("game", "language"),
    quickly(tuple(product(GAMES, LANGUAGES)), *((game, "ru") for game in GAMES)),
)
def test_a_whole_score_is_entered_without_scrolling(
    server: Server, new_page: NewPage, game: str, language: str
) -> None:
    page = new_page("tablet", language)
    page.goto(f"{server.url}/score/{game}?players={GAMES[game].seats[1]}")
    for other in (None, *PAGES.get(game, ())):
        if other:
            page.locator(other).tap()
        for size in TABLES:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(LAID_OUT)
            assert page.evaluate("document.documentElement.scrollHeight") == height, (other, size)
            assert faults(page, 56) == [], (other, size)
            for names in page.locator(".narrow-items:visible, .ci-grid:visible").all():
                assert names.evaluate(BROKEN) == [], (other, size)


def test_the_table_counts_without_sums(server: Server, table: Callable[..., Page]) -> None:
    page = table(final(server, "en", 4))
    page.locator('[data-opens="final-0"]').tap()
    expect(page.locator("#final-0 .picker-item").first).to_be_visible()
    expect(page.locator("#final-0 [data-total]")).to_have_count(0)
