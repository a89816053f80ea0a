"""Sheriff's screens with six players and with the black market."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.examples import quickly

from .conftest import SIZES, TABLES, Server, Sitting, long_names
from .looks import BROKEN, ON_PICTURES, at_each, axe, every_dialog, faults, fits_at_each_size
from .sheriff_six import STATES

Table = Callable[..., Page]
Phone = Callable[..., Page]
NewPage = Callable[..., Page]


def opened(server: Server, state: str, language: str = "en") -> Sitting:
    named = STATES[state]
    sitting = server.open(long_names(language, named.seats), **named.options)
    named.play(sitting)
    return sitting


@pytest.mark.parametrize("language", at_each("ru"))
@pytest.mark.parametrize("state", quickly(STATES, "loot"))
def test_nothing_runs_over_with_six(
    server: Server, table: Table, phone: Phone, state: str, language: str
) -> None:
    sitting = opened(server, state, language)
    fits_at_each_size(table(sitting, TABLES[0], language))
    for seat in (1, 3):
        assert faults(phone(sitting, seat, language), 48) == [], seat


CROSSED = """() => [...document.querySelectorAll(".sh-bag")].flatMap((bag) =>
  [...bag.querySelectorAll(".sh-inside *")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width && [...bag.querySelectorAll(".sh-end")].some((end) => {
      const rim = end.getBoundingClientRect();
      const across = Math.min(box.right, rim.right) - Math.max(box.left, rim.left);
      const down = Math.min(box.bottom, rim.bottom) - Math.max(box.top, rim.top);
      return across > 1 && down > 1;
    });
  }).map((one) => `${bag.id}: ${one.outerHTML.slice(0, 60)}`))"""
"""what lies in a bag, and under what stands at its ends"""

COVERED = """() => [...document.querySelectorAll(".sh-told")].filter((told) => {
  const [box, name] = [told, told.closest(".panel").querySelector(".seat-name")]
    .map((one) => one.getBoundingClientRect());
  return Math.min(box.right, name.right) - Math.max(box.left, name.left) > 1
    && Math.min(box.bottom, name.bottom) - Math.max(box.top, name.top) > 1;
}).length"""
"""panels whose name is under what became of the bag"""


@pytest.mark.parametrize("state", ["loot", "busy"])
def test_nothing_in_a_bag_hides_between_two_lit_deputies(
    server: Server, table: Table, state: str
) -> None:
    page = table(opened(server, state, "ru"), "tablet", "ru")
    for size in TABLES:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".sh-bag").first).to_be_visible()
        assert page.evaluate(CROSSED) == [], size
        assert page.evaluate(COVERED) == 0, size


@pytest.mark.parametrize(("state", "place"), [
    ("loot", "phone"),
    *(pytest.param(*more, marks=pytest.mark.slow) for more in (
        ("deals", "table"), ("deals", "phone"), ("trade", "table"), ("loot", "table"),
        ("final", "table"),
    )),
])  # fmt: skip
def test_nothing_runs_over_in_a_dialog_with_six(
    server: Server, table: Table, phone: Phone, state: str, place: str
) -> None:
    sitting = opened(server, state, "ru")
    page = table(sitting, "tablet", "ru") if place == "table" else phone(sitting, 3, "ru")
    for dialog in every_dialog(page):
        assert faults(page, 56 if place == "table" else 48) == [], dialog


@pytest.mark.parametrize("state", STATES)
@pytest.mark.slow
def test_axe_finds_nothing_with_six(server: Server, table: Table, phone: Phone, state: str) -> None:
    sitting = opened(server, state)
    assert axe(table(sitting)) == []
    assert axe(phone(sitting, 3)) == []
    assert axe(phone(sitting, 1)) == []


def test_two_taps_on_their_panels_make_two_deputies(server: Server, table: Table) -> None:
    sitting = opened(server, "set_up")
    page = table(sitting)
    page.locator("#turned-4").tap()
    expect(page.locator("#turned-4")).to_have_attribute("aria-pressed", "true")
    page.locator("#turned-2").tap()
    expect(page.locator("#seat-2 .tag")).to_contain_text("Deputy")
    assert sitting.view["officers"] == [4, 2]


@pytest.mark.slow
def test_the_next_deputies_are_typed_in_from_the_cards(server: Server, table: Table) -> None:
    sitting = opened(server, "loot")
    page = table(sitting)
    page.locator('[data-opens="round"]').tap()
    page.locator('#round [data-opens="deputies"]').tap()
    dialog = page.locator("#deputies")
    expect(dialog.locator("[type=submit]")).to_be_disabled()
    for seat in (5, 1, 2):
        dialog.locator(f'.option:has([data-one="{seat}"])').tap()
    dialog.get_by_role("button", name="These two").tap()
    expect(dialog).not_to_be_visible()
    now = sitting.view
    assert (now["round"], now["officers"]) == (2, [1, 2])


def test_a_bag_passes_by_one_tap_of_each_deputy_and_both_marks_are_seen(
    server: Server, table: Table
) -> None:
    sitting = opened(server, "inspection")
    page = table(sitting, "tablet")
    said = page.locator("#board-1 .sh-end:not(.sh-far) .sh-says-so")
    expect(said).to_have_count(2)
    expect(said.first.locator(".icon")).to_be_visible()  # a bag is narrow here
    page.locator("#pass-1").tap()
    expect(page.locator("#pass-1")).to_have_attribute("aria-pressed", "true")
    expect(said.nth(0)).to_contain_text("would let it pass")
    expect(said.nth(1)).to_contain_text("has not said yet")
    assert sitting.view["bags"][0]["status"] == "closed"
    page.locator("#pass-1").tap()
    expect(said.nth(0)).to_contain_text("has not said yet")
    page.locator("#pass-1").tap()
    page.locator("#pass-1-by-3").tap()
    expect(page.locator("#board-1 .sh-how").first).to_contain_text("Let through")


def test_the_second_deputys_phone_passes_for_both_and_opens_alone(
    server: Server, phone: Phone
) -> None:
    sitting = opened(server, "inspection")
    page = phone(sitting, 3)
    page.locator("#pass-1-by-3").tap()
    expect(page.locator("#bag-1 .sh-says-so").nth(1)).to_contain_text("would let it pass")
    sitting.act(0, kind="pass_bag", round=1, merchant=1)
    expect(page.locator("#bag-1 .badge")).to_contain_text("Let through")
    sitting.act(0, kind="mark_bag", round=1, merchant=2, by=0, mark="pass")
    page.locator('[data-opens="inspect-2-by-3"]').tap()
    dialog = page.locator("#inspect-2-by-3")
    expect(dialog.locator(".option", has_text="Me alone").locator("input")).to_be_checked()
    expect(page.locator("#bag-2 .sh-says-so").nth(1)).to_contain_text("would look inside")
    dialog.locator(".sh-pictures .option").first.tap()
    for _ in range(2):
        dialog.locator('.picker-item:has([name="bag.mead"]) .picker-add').tap()
    dialog.get_by_role("button", name="Who pays?").tap()
    expect(page.locator("#head")).to_contain_text("lied")
    expect(page.locator("#bag-2 .sh-verdict")).to_contain_text("pays")
    now = sitting.view
    assert [seat["gold"] for seat in now["seats"]] == [50, 50, 42, 58, 50, 50]
    assert now["loot"]["gold"] == 0


@pytest.mark.parametrize(
    ("to", "both", "partner"), quickly([("Both", True, 0), ("D", False, 3)], ("Both", True, 0))
)
def test_a_merchant_offers_to_both_or_to_one(
    server: Server, phone: Phone, to: str, both: bool, partner: int
) -> None:
    sitting = opened(server, "inspection")
    page = phone(sitting, 1)
    quick = page.locator("#my-bag .sh-quick")
    words = "Both deputies" if both else long_names("en", 6)[3]
    quick.locator(".sh-by .option", has_text=words).tap()
    quick.locator(".sh-bribes .option", has_text="8").first.tap()
    quick.locator("[type=submit]").tap()
    expect(page.locator("#my-deals")).to_contain_text("8 gold")
    (deal,) = sitting.view["deals"]
    assert (deal["both"], deal["partner"]) == (both, partner)


@pytest.mark.slow
def test_what_could_not_be_halved_is_given_by_two_taps(server: Server, table: Table) -> None:
    sitting = opened(server, "loot")
    page = table(sitting)
    page.locator('[data-opens="loot-3"]').tap()
    dialog = page.locator("#loot-3")
    dialog.locator('.option:has([name="to"][value="3"])').tap()
    dialog.get_by_role("button", name="Give this").tap()
    expect(dialog).not_to_be_visible()
    now = sitting.view
    assert now["loot"]["gold"] == 0
    assert now["seats"][3]["gold"] == now["seats"][0]["gold"] + 1


def test_a_trade_by_phone(server: Server, phone: Phone) -> None:
    sitting = opened(server, "trade")
    page = phone(sitting, 2)
    page.locator('[data-opens="trade-2"]').tap()
    page.locator("#trade-2").get_by_role("button", name="Mead").tap()
    expect(page.locator("#my-orders")).to_contain_text("32")
    seat = sitting.view["seats"][2]
    assert [(order["good"], order["value"]) for order in seat["orders"]] == [("mead", 32)]


def test_a_card_that_was_booked_to_the_wrong_seat_is_put_right_at_the_table(
    server: Server, table: Table
) -> None:
    sitting = opened(server, "trade")
    page = table(sitting)
    page.locator('[data-opens="menu"]').first.tap()
    page.locator('#menu [data-opens="putright"]').tap()
    menu = page.locator("#putright")
    menu.locator("summary", has_text="Black-market cards").tap()
    form = menu.locator("form", has_text="Which card?")
    form.locator(".option", has_text="34").tap()
    form.locator(".option:has([name=to][value='2'])").tap()
    form.get_by_role("button", name="Correct the card").tap()
    expect(menu).not_to_be_visible()
    page.locator("#who-2").tap()
    expect(page.locator("#person-2")).to_contain_text("34")
    seats = sitting.view["seats"]
    assert [[order["value"] for order in seat["orders"]] for seat in seats[1:3]] == [[], [34]]


@pytest.mark.slow
def test_cards_taken_are_ticked_in_the_last_count(server: Server, table: Table) -> None:
    sitting = opened(server, "final")
    page = table(sitting)
    page.locator('[data-opens="final-1"]').tap()
    dialog = page.locator("#final-1")
    expect(dialog.locator('[data-one="34"]')).to_be_checked()
    dialog.locator(".pages .option", has_text="Black market").tap()
    dialog.locator("[data-number]").fill("12")
    dialog.get_by_role("button", name="That is all I have").tap()
    expect(dialog).not_to_be_visible()
    assert sitting.view["finals"][1]["holdings"]["black_market"] == [34, 12]


@pytest.mark.slow
def test_the_first_edition_has_five_seats_and_no_black_market(
    server: Server, new_page: NewPage
) -> None:
    page = new_page("tablet")
    page.goto(f"{server.url}/new/sheriff")
    page.locator('.option:has([data-seats][value="6"])').tap()
    page.locator("[data-step][href='#box']").tap()
    page.locator('.switch:has([name="black_market"])').tap()
    assert faults(page, 48) == []
    assert axe(page) == []
    page.locator(".option", has_text="1st").or_(page.locator(".option", has_text="First")).tap()
    expect(page.locator('[data-seats][value="5"]')).to_be_checked()
    expect(page.locator('[data-seats][value="6"]')).to_be_disabled()
    expect(page.locator(".sh-market-part").first).not_to_be_visible()
    expect(page.locator('[name="black_market"]')).to_be_disabled()


@pytest.mark.slow
def test_values_of_the_black_market_are_sent_only_when_changed(
    server: Server, new_page: NewPage
) -> None:
    sent: list[dict[str, Any]] = []
    for typed in ("30", "35"):
        page = new_page("tablet")
        page.on(
            "request",
            lambda asked: (
                sent.append(json.loads(asked.post_data or "{}"))
                if asked.method == "POST" and asked.url.endswith("/new/sheriff")
                else None
            ),
        )
        page.goto(f"{server.url}/new/sheriff#box")
        page.locator('.switch:has([name="black_market"])').tap()
        page.locator("[data-opens=market-values]").tap()
        page.locator("[data-stack-value]").first.fill(typed)
        page.locator("#market-values [data-closes]").tap()
        page.locator(".start .button").tap()
        page.wait_for_url("**/table")
    first, second = (one["options"]["black_market_values"] for one in sent)
    assert first is None
    assert second == {"pepper": [35, 27], "mead": [32, 29], "silk": [34, 31]}


def test_a_bag_of_which_nothing_was_declared_is_asked_for_that_first(
    server: Server, table: Table
) -> None:
    """And who decides stands beside the button, after the goods."""
    sitting = opened(server, "inspection")
    page = table(sitting, "upright")
    page.locator('[data-opens="inspect-1"]').tap()
    dialog = page.locator("#inspect-1[open]")
    order = dialog.locator("form").first.evaluate(
        "form => [...form.elements].map(one => one.name).filter(Boolean)"
    )
    assert order.index("good") < order.index("bag.apple") < order.index("by")
    dialog.locator('.picker-item:has([name="bag.mead"]) .picker-add').tap()
    dialog.locator("[type=submit]").tap()
    expect(dialog.locator(".refusal:not([data-live-waiting])")).to_be_visible()
    assert sitting.view["bags"][0]["status"] == "closed"
    dialog.locator(".sh-pictures .option").first.tap()
    dialog.locator("[type=submit]").tap()
    expect(dialog).not_to_be_visible()
    assert sitting.view["bags"][0]["status"] == "opened"


def test_the_last_card_asks_who_decides_while_the_other_deputy_has_not_said(
    server: Server, table: Table
) -> None:
    sitting = opened(server, "declaration")
    sitting.act(1, kind="declare", round=1, good="apple", count=1)
    sitting.act(kind="advance", round=1, phase="declare", to="inspect")
    page = table(sitting, "wide")
    page.locator('[data-opens="inspect-1"]').tap()
    dialog = page.locator("#inspect-1")
    dialog.locator('.picker-item:has([name="bag.mead"]) .picker-add').tap()
    dialog.locator(".sh-by .option", has_text="Me alone").tap()
    dialog.locator("[type=submit]").tap()
    expect(dialog).not_to_be_visible()
    assert sitting.view["bags"][0]["verdict"]["openers"] == [0]


@pytest.mark.parametrize("language", at_each("ru"))
@pytest.mark.parametrize(("size", "seats"), [("tablet", (0, 1, 2)), ("upright", (1,))])
def test_all_goods_and_the_gold_of_the_last_count_are_seen_at_once(
    server: Server, table: Table, size: str, seats: tuple[int, ...], language: str
) -> None:
    """Four goods of eight were. A lit seat of an upright table sees all goods."""
    page = table(opened(server, "final", language), size, language)
    for seat in seats:
        dialog = last_count(page, seat)
        for key in (dialog.locator("[data-digit='0']"), dialog.locator("[type=submit]")):
            expect(key).to_be_in_viewport(ratio=1)
        dialog.locator("[data-closes]").first.tap()
    if size == "upright":
        expect(last_count(page, 0).locator("[type=submit]")).to_be_in_viewport(ratio=1)


def last_count(page: Page, seat: int) -> Locator:
    """Its dialog, all goods in it in sight."""
    page.locator(f"#seat-{seat} [data-opens=final-{seat}]").tap()
    dialog = page.locator(f"#final-{seat}[open]")
    for good in dialog.locator(".picker-item").all():
        expect(good).to_be_in_viewport(ratio=1)
    assert [*faults(page, 56), *dialog.evaluate(ON_PICTURES)] == []
    return dialog


@pytest.mark.parametrize("language", at_each("ru"))
def test_a_result_that_waits_says_for_how_many(server: Server, table: Table, language: str) -> None:
    sitting = opened(server, "final", language)
    page = table(sitting, "tablet", language)
    waits = page.locator(".sh-main button:disabled")
    expect(waits.locator(".button-why")).to_contain_text("6")
    sitting.act(1, kind="enter_final", gold=7, goods={})
    expect(waits.locator(".button-why")).to_contain_text("5")
    fits_at_each_size(page)


@pytest.mark.parametrize("size", ["wide", "upright", "phone"])
def test_names_in_the_heads_of_a_table_are_not_broken(
    server: Server, new_page: NewPage, size: str
) -> None:
    sitting = opened(server, "result", "ru")
    page = new_page(size, "ru", (sitting.cookie("table", sitting.table_token),))
    page.goto(f"{sitting.url}/result")
    page.locator(".course summary").first.tap()
    heads = page.locator(".course thead").first
    expect(heads).to_be_visible()
    assert heads.evaluate(BROKEN) == []


@pytest.mark.parametrize("market", [False, True])
def test_a_loot_tile_was_a_number_without_a_name_on_upright_tables(
    server: Server, table: Table, market: bool
) -> None:
    sitting = server.open(long_names("ru", 6), black_market=market)
    STATES["inspection"].play(sitting)
    sitting.act(kind="advance", round=1, phase="inspect", to="round_end")
    page = table(sitting, "upright", "ru")
    loot = page.get_by_role("button", name=re.compile("Добыча"))
    expect(loot).to_have_count(1)
    name = loot.locator(".sh-plate-name")
    assert (name.evaluate("one => getComputedStyle(one).position") == "static") is not market
    fits_at_each_size(page)
