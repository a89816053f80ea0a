"""Sheriff's screens: common things take few taps. How they lie is in `test_how_it_lies`."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from companion.engine.message import Message
from companion.text import say
from tests.examples import quickly

from .conftest import LONG, SIZES, TABLES, Server
from .counting import totals
from .looks import ON_PICTURES, at_each, axe, faults, look, stands_still, tables
from .sheriff_states import (
    STATES,
    deals,
    declared,
    final,
    inspection,
    market,
    stands,
    time_up,
    verdicts,
)

Table = Callable[..., Page]
Phone = Callable[..., Page]
NewPage = Callable[..., Page]


WIDTH = "document.documentElement.scrollWidth"

THREE = ("let-pass", "deal", "open")
"""what a sheriff may do with a bag, in their order"""

COVERED = """() => [...document.querySelectorAll("#centre button")].filter((one) => {
  const box = one.getBoundingClientRect();
  const met = [box.top + 4, box.bottom - 4].map((y) => document.elementFromPoint(box.left + 8, y));
  return met.some((other) => !one.contains(other));
}).map((one) => one.textContent.trim())"""


@pytest.mark.parametrize(("seats", "language"), tables(5, 4))
def test_a_remark_does_not_push_the_bags_upon_clock_and_steps(
    server: Server, table: Table, seats: int, language: str
) -> None:
    sitting = inspection(server, language, seats)
    sitting.act(kind="change_options", purse="coins")
    sitting.act(kind="pay", payer=1, payee=0, amount=900)
    page = table(sitting, "tablet", language)
    expect(page.locator("#remark p")).to_have_count(1)
    assert page.evaluate(COVERED) == []
    assert faults(page, 56) == []


@pytest.mark.slow
def test_axe_finds_nothing_in_set_up_and_score_entry(server: Server, new_page: NewPage) -> None:
    for address in (
        "/new/sheriff",
        "/new/sheriff#box",
        "/new/sheriff?start=timer#box",
        "/score/sheriff?players=3",
    ):
        page = new_page("tablet")
        page.goto(server.url + address)
        page.evaluate("for (const more of document.querySelectorAll('details')) more.open = true")
        assert axe(page) == []
        assert faults(page, 48) == []


@pytest.mark.parametrize("language", quickly(["ko", "ru"], "ru"))
@pytest.mark.parametrize("state", quickly(["market", "deals", "verdicts", "debt"], "verdicts"))
def test_nothing_sticks_out_of_a_phone_however_narrow(
    server: Server, phone: Phone, state: str, language: str
) -> None:
    sitting = STATES[state](server, language, 5)
    for seat in (0, 1):
        page = phone(sitting, seat, language)
        for width in (360, 259, 250, 240, 195):
            page.set_viewport_size({"width": width, "height": 640})
            wide = [one for one in faults(page, 48) if "undo-words" not in one]
            assert (wide, page.evaluate(WIDTH)) == ([], width), (seat, width)


@pytest.mark.parametrize(
    ("state", "dialogs"),
    [
        ("deals", ("bribe-1", "offer-2", "inspect-1")),
        *(
            pytest.param(state, (), marks=pytest.mark.slow)
            for state in ("set_up", "market", "verdicts", "debt", "final", "result")
        ),
    ],
)
def test_a_phone_of_360_px_can_be_the_table(
    server: Server, table: Table, state: str, dialogs: tuple[str, ...]
) -> None:
    page = table(STATES[state](server, "ru", 4), "phone", "ru")
    page.set_viewport_size({"width": 360, "height": 740})
    # In one column, held in a hand: the moment stands once, and 16 px are the floor.
    fine = ("a moment stands once", "type of 16.0 px")
    assert [*faults(page, 48), *(one for one in look(page) if not one.startswith(fine))] == []
    assert page.evaluate(WIDTH) == 360
    for dialog in dialogs:
        page.locator(f'[data-opens="{dialog}"]').first.evaluate("one => one.click()")
        sheet = page.locator(f"#{dialog}[open]")
        expect(sheet).to_be_visible()
        assert faults(page, 48) == [], dialog
        assert sheet.evaluate("one => one.scrollWidth <= one.clientWidth"), dialog
        page.keyboard.press("Escape")


def test_a_phone_says_once_what_was_declared_and_keeps_two_ways_to_look_inside_apart(
    server: Server, phone: Phone
) -> None:
    sitting = verdicts(server, "en", 5)
    merchant = phone(sitting, 1)
    expect(merchant.locator("#my-bag .sh-verdict")).to_be_visible()
    expect(merchant.locator("#my-bag").get_by_text("4 apples")).to_have_count(1)
    sheriff = phone(sitting, 0)
    expect(sheriff.locator("#bag-1").get_by_text("4 apples")).to_have_count(1)
    sheriff.locator('[data-opens="inspect-4"]').tap()
    judge = sheriff.locator("#inspect-4 [type=submit]")
    by_hand = sheriff.locator("#inspect-4 .act + .button")
    expect(by_hand).to_be_visible()
    stands_still(sheriff)
    above, below = judge.bounding_box(), by_hand.bounding_box()
    assert above is not None
    assert below is not None
    assert below["y"] - above["y"] - above["height"] >= 8


VERBS = """() => [...document.querySelectorAll(".sh-turn")].filter((one) => one.checkVisibility())
  .map((turn) => [...turn.querySelectorAll(":scope > .button")].map((one) => {
    const words = one.querySelector(".sh-verb > span") ?? one.querySelector("span");
    const seen = words.checkVisibility() && words.getBoundingClientRect().width > 1;
    return [one.offsetTop, one.offsetLeft, seen ? words.textContent : ""];
  }).sort((a, b) => a[0] - b[0] || a[1] - b[1]).map((one) => one[2]))"""
"""of each bag that is taken up, as its person reads them, whichever way they are turned"""


@pytest.mark.parametrize("seats", [5, pytest.param(3, marks=pytest.mark.slow)])
@pytest.mark.parametrize("language", at_each("ru"))
def test_the_three_verbs_stand_in_one_order_everywhere(
    server: Server, table: Table, phone: Phone, language: str, seats: int
) -> None:
    words = [str(say(Message(f"sheriff-screen-{one}"), language)) for one in THREE]
    for sheriff in range(seats):
        sitting = declared(server, language, seats, sheriff=sheriff)
        page = table(sitting, "tablet", language)
        for width, height in (*SIZES.values(), (360, 740), (800, 1280)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(VERBS) == [words], (sheriff, width)
    page = phone(declared(server, language, seats), 0, language)
    for width in (390, 360, 320, 240, 195):
        page.set_viewport_size({"width": width, "height": 2 * width})
        assert page.evaluate(VERBS) == [words], width


FAR = 120
"""pixels between a step of the round that was tapped and the next one"""


@pytest.mark.parametrize("size", quickly(TABLES, "upright"))
def test_a_second_tap_does_not_step_again(server: Server, table: Table, size: str) -> None:
    page = table(market(server, "en", 4), size)
    for _ in range(4):
        step = page.locator(".sh-next")
        was, version = step.bounding_box(), page.locator("#screen").get_attribute("data-version")
        assert was is not None
        step.tap()
        expect(page.locator("#screen")).not_to_have_attribute("data-version", version or "")
        stands_still(page)
        now = step.bounding_box()
        assert now is not None
        x, y = was["x"] + was["width"] / 2, was["y"] + was["height"] / 2
        across = max(now["x"] - x, x - now["x"] - now["width"], 0)
        down = max(now["y"] - y, y - now["y"] - now["height"], 0)
        assert math.hypot(across, down) >= FAR
        undone = page.locator(".undo-words").bounding_box()
        assert undone is not None
        assert size != "upright" or undone["width"] > 150, "words of two letters a line"


@pytest.mark.parametrize("seats", quickly([3, 5], 5))
def test_the_steps_before_the_next_tap_are_said(
    server: Server, table: Table, phone: Phone, seats: int
) -> None:
    sitting = market(server, "en", seats)
    ways = table(sitting).locator(".sh-by-hand")
    expect(ways).to_have_count(2)
    expect(ways.last.locator("li")).to_have_text(["Swap cards", "Fill the bag", "Declare it"])
    merchant, sheriff = phone(sitting, 1), phone(sitting, 0)
    expect(merchant.locator("#head")).to_contain_text("Swap")
    expect(merchant.locator(".sh-by-hand li").first).to_contain_text("in your bag")
    expect(sheriff.locator(".sh-by-hand")).to_have_count(0)
    sitting.act(kind="advance", round=1, phase="market", to="inspect")
    expect(merchant.locator(".sh-by-hand")).to_have_count(0)


# --- taps -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "size"), quickly([(3, "upright"), (4, "wide"), (5, "tablet")], (5, "tablet"))
)
def test_a_bag_is_taken_up_by_a_tap_and_passes_by_another(
    server: Server, table: Table, size: str, seats: int
) -> None:
    sitting = inspection(server, "en", seats)
    page = table(sitting, size)
    page.locator("#board-2 .sh-pick").tap()
    page.locator("#pass-2").tap()
    expect(page.locator("#pass-2")).to_have_count(0)
    assert [bag["status"] for bag in sitting.view["bags"] if bag["merchant"] == 2] == ["passed"]


def test_a_bag_passes_by_one_tap_on_the_sheriffs_phone(server: Server, phone: Phone) -> None:
    page = phone(inspection(server, "en", 4), 0)
    page.locator("#pass-1").tap()
    expect(page.locator("#bag-1 .badge")).to_contain_text("Let through")


def test_eight_gold_are_offered_by_two_taps_on_a_phone(server: Server, phone: Phone) -> None:
    sitting = inspection(server, "en", 4)
    page = phone(sitting, 1)
    page.locator("#my-bag .sh-quick .option", has_text="8").first.tap()
    offer = page.locator("#my-bag .sh-quick button")
    expect(offer).to_contain_text("8")
    offer.tap()
    expect(page.locator("#my-deals")).to_contain_text("8 gold")
    (deal,) = sitting.view["deals"]
    assert (deal["proposer"], deal["partner"], deal["bags"]) == (1, 0, [1])


def test_the_sheriffs_phone_agrees_by_one_tap(server: Server, phone: Phone) -> None:
    sitting = deals(server, "en", 4)
    page = phone(sitting, 0)
    expect(page.locator("[data-act*=timer_pause]:visible")).to_have_count(1)
    page.locator("#offers-to-me .button.primary").first.tap()
    expect(page.locator("#bag-1 .badge")).to_contain_text("Let through")
    assert [seat["gold"] for seat in sitting.view["seats"]][:2] == [58, 42]


def test_a_spoken_bribe_is_written_down_at_the_table(server: Server, table: Table) -> None:
    sitting = inspection(server, "en", 4)
    page = table(sitting)
    page.locator('[data-picks="2"]').first.tap()
    page.locator('[data-opens="bribe-2"]').tap()
    dialog = page.locator("#bribe-2")
    dialog.locator('[data-coin="8"]').tap()
    dialog.locator("summary").tap()
    dialog.locator("[data-words]").fill("my apples next time")
    dialog.get_by_role("button", name="Agreed: let pass").tap()
    expect(dialog).not_to_be_visible()
    now = sitting.view
    assert [seat["gold"] for seat in now["seats"]] == [58, 50, 42, 50]
    assert "my apples next time" in json.dumps(now["promises"])
    expect(page.locator("#board-2 .sh-taken")).to_contain_text("8")


def test_an_offer_is_answered_where_its_verb_names_it_and_a_bribe_is_something(
    server: Server, table: Table
) -> None:
    """To let pass was filled beside an offer, and to agree on nothing could be tapped."""
    page = table(deals(server, "en", 4))
    filled = page.locator("#seat-0 .acts .do:visible")
    expect(filled).to_have_count(1)
    expect(filled).to_contain_text(re.compile("Deal….*8"))
    expect(page.locator("#pass-1")).to_contain_text("without the deal")
    expect(page.locator("#pause")).to_be_hidden()  # it stands beside the digits
    filled.tap()
    dialog = page.locator("#bribe-1")
    send = dialog.get_by_role("button", name="Agreed: let pass")
    expect(send).to_be_disabled()
    dialog.locator('[data-coin="6"]').tap()
    expect(send).to_be_enabled()
    dialog.locator('[data-coin="0"]').tap()
    expect(send).to_be_disabled()
    dialog.get_by_role("button", name="Agree", exact=True).tap()
    expect(page.locator("#board-1 .sh-taken")).to_contain_text("8")


def test_what_was_settled_cannot_be_chosen_any_more_in_an_open_offer(
    server: Server, phone: Phone
) -> None:
    sitting = inspection(server, "en", 4)
    page = phone(sitting, 1)
    page.locator('#my-bag [data-opens="offer-1"]').tap()
    dialog = page.locator("#offer-1")
    dialog.locator('[data-coin="5"]').tap()
    theirs = dialog.locator(".sh-promise", has_text=LONG["en"][2][:8]).locator("input")
    expect(theirs.first).to_be_enabled()
    sitting.act(0, kind="pass_bag", round=1, merchant=2)
    expect(theirs.first).to_be_disabled()
    expect(dialog.locator(".settled")).to_have_count(0)
    sitting.act(0, kind="pass_bag", round=1, merchant=1)  # what the gold was to be for
    expect(dialog.locator(".settled")).to_be_visible()


def test_a_merchant_whose_bag_is_settled_bargains_at_the_table_about_anothers(
    server: Server, table: Table
) -> None:
    sitting = inspection(server, "en", 4)
    sitting.act(0, kind="pass_bag", round=1, merchant=1)
    page = table(sitting)
    page.locator("#who-1").tap()
    page.locator('#person-1 [data-opens="offer-1"]').tap()
    dialog = page.locator("#offer-1")
    dialog.locator('[data-coin="5"]').tap()
    dialog.locator(".sh-promise", has_text=LONG["en"][2][:8]).first.tap()
    dialog.locator("[type=submit]").tap()
    expect(dialog).not_to_be_visible()
    (deal,) = sitting.view["deals"]
    assert (deal["proposer"], deal["partner"], deal["gives"]["gold"]) == (1, 0, 5)


def test_a_liar_is_found_out_by_tapping_pictures(server: Server, table: Table) -> None:
    sitting = inspection(server, "en", 3)
    page = table(sitting)
    page.locator('[data-opens="inspect-1"]').tap()
    dialog = page.locator("#inspect-1")
    dialog.locator(".sh-pictures .option").first.tap()
    for good, n in (("apple", 1), ("mead", 2)):
        for _ in range(n):
            dialog.locator(f'.picker-item:has([name="bag.{good}"]) .picker-add').tap()
    dialog.get_by_role("button", name="Who pays?").tap()
    board = page.locator("#board-1")
    expect(board).to_contain_text("A lie")
    expect(board.locator(".sh-found")).to_have_count(6)  # the verdict stands twice, for both people
    expect(board.locator(".sh-pays .sh-sum")).to_have_text(["8", "8"])
    assert [seat["gold"] for seat in sitting.view["seats"]] == [58, 42, 50]


def test_who_pays_asks_in_place_for_what_is_missing(server: Server, table: Table) -> None:
    sitting = inspection(server, "en", 3)
    page = table(sitting)
    page.locator('[data-opens="inspect-1"]').tap()
    dialog = page.locator("#inspect-1")
    assert dialog.evaluate("one => one.scrollHeight <= one.clientHeight")
    dialog.get_by_role("button", name="Who pays?").tap()
    expect(dialog.get_by_role("alert")).to_contain_text("Which good was declared?")
    expect(dialog.get_by_role("alert")).to_contain_text("Which cards were in the bag?")
    expect(dialog.locator("[data-live-wrong]")).to_have_count(2)
    dialog.locator(".sh-pictures .option").first.tap()
    dialog.get_by_role("button", name="Who pays?").tap()
    expect(dialog.get_by_role("alert")).to_contain_text("1 to 5 cards")
    assert [bag["status"] for bag in sitting.view["bags"]] == ["closed", "closed"]


@pytest.mark.slow
def test_a_deal_made_in_time_is_said_by_one_tap(server: Server, phone: Phone) -> None:
    sitting = time_up(server, "en", 4)
    page = phone(sitting, 0)
    expect(page.locator("#bag-1 .badge")).to_contain_text("By time")
    page.get_by_role("button", name="We had agreed in time").first.tap()
    expect(page.locator("#gold")).to_have_text("58")


@pytest.mark.slow
def test_kinds_of_contraband_are_asked_for_on_the_phone_alone(
    server: Server, table: Table, phone: Phone
) -> None:
    sitting = stands(server, "en", 4)
    shared, own = table(sitting), phone(sitting, 1)
    assert shared.locator('#unpack-1 [name="goods.silk"]').count() == 0
    own.locator('#my-bag .picker-item:has([name="goods.silk"]) .picker-add').tap()
    own.locator("#my-bag .button.primary").tap()
    expect(own.locator("#my-stand")).to_contain_text("3 Silk")
    assert "Silk" not in shared.locator("#seat-1").inner_text()
    expect(shared.locator("#seat-1 .fact").nth(2)).to_contain_text("4")


def test_a_total_grows_on_ones_own_phone_while_one_counts(server: Server, phone: Phone) -> None:
    sitting = final(server, "en", 4)
    page = phone(sitting, 0)
    count = page.locator("#count")
    expect(count.locator("[data-total]")).to_have_text(re.compile("[0-9]+"))
    before = int(count.locator("[data-total]").inner_text())
    ready = count.get_by_role("button", name="That is all I have")
    bar = page.locator(".phone-foot").bounding_box()
    stays = ready.bounding_box()
    assert bar is not None
    assert stays is not None
    assert stays["y"] + stays["height"] <= bar["y"], "it lay below all goods"
    crossbow = count.locator('.picker-item:has([name="goods.crossbow"]) .picker-add')
    crossbow.tap()
    expect(count.locator("[data-total]")).to_have_text(str(before + 9))
    for _ in range(5):
        crossbow.tap()
    expect(count.locator(".count-warning").first).to_contain_text("Crossbow")
    ready.tap()
    expect(page.locator("#confirm-words")).to_contain_text("Crossbow")
    page.get_by_role("button", name="Go on").tap()
    expect(page.locator("#head")).to_contain_text("Counted")
    assert sitting.view["finals"][0]["entered"]


def test_a_merchant_who_offers_waits_for_the_sheriff(server: Server, phone: Phone) -> None:
    sitting = inspection(server, "en", 4)
    page = phone(sitting, 1)
    expect(page.locator("#head")).to_contain_text("Talk the sheriff round")
    page.locator("#my-bag .sh-quick .option", has_text="8").first.tap()
    page.locator("#my-bag .sh-quick [type=submit]").tap()
    expect(page.locator("#head")).to_contain_text("Wait for Bartholomew")
    judge = phone(sitting, 0)
    expect(judge.locator("#offers-to-me .button.primary")).to_have_count(1)
    expect(judge.locator(".sh-pass.do")).to_have_count(0)
    expect(page.locator("#my-bag + #my-deals")).to_contain_text("8 gold")
    sitting.act(0, kind="answer", deal=1, accept=False)
    expect(page.locator("#head")).to_contain_text("Declined")
    expect(judge.locator(".sh-pass.do").first).to_be_visible()


def test_a_declaration_is_asked_for_what_it_lacks_in_the_words_of_its_form(
    server: Server, phone: Phone
) -> None:
    sitting = STATES["declaration"](server, "en", 3)
    page = phone(sitting, 2)
    page.locator('#my-bag [data-opens="declare-2"]').tap()
    dialog = page.locator("#declare-2")
    dialog.locator(".sh-numbers .option").first.tap()
    dialog.locator("[type=submit]").tap()
    expect(dialog.get_by_role("alert")).to_have_text("Still to choose: Declared as")


@pytest.mark.slow
def test_bags_keep_eight_letters_of_a_long_name(server: Server, table: Table) -> None:
    page = table(inspection(server, "ru", 5), "tablet", "ru")
    widths = page.locator(".sh-whose bdi").evaluate_all("all => all.map((one) => one.clientWidth)")
    assert len(widths) == 8
    assert min(widths) >= 8 * 12


@pytest.mark.parametrize(("merchant", "edges"), [(1, ["bottom", "left"]), (2, ["bottom", "top"])])
def test_a_verdict_is_turned_to_both_people(
    server: Server, table: Table, merchant: int, edges: list[str]
) -> None:
    sitting = inspection(server, "en", 4)
    lie = {"apple": 1, "cheese": 1, "mead": 2, "silk": 1}
    sitting.act(0, kind="open_bag", round=1, merchant=merchant, good="apple", bag=lie)
    page = table(sitting, "wide")
    found = page.locator(f"#board-{merchant} .sh-inside")
    expect(found).to_have_count(2)
    expect(page.locator(f"#board-{merchant} .sh-against:visible")).to_have_count(2)
    for n, edge in enumerate(edges):
        expect(found.nth(n)).to_have_class(re.compile(f"sh-faces-{edge}"))
        expect(found.nth(n).locator(".sh-found")).to_have_count(5)
        expect(found.nth(n)).to_be_visible()
    assert faults(page, 56) == []


@pytest.mark.slow
def test_a_score_counts_black_market_and_points_out_what_the_box_has_not(
    server: Server, new_page: NewPage
) -> None:
    page = new_page("tablet")
    page.goto(f"{server.url}/score/sheriff?players=3")
    page.locator('.switch:has([name="options.black_market"])').tap()
    page.locator('[name="players.0.black_market"] ~ .choice-options .option').first.tap()
    assert totals(page)[0] == 30
    page.locator('[name="players.1.goods.crossbow"]').fill("9")
    expect(page.locator(".count-warning")).to_contain_text("Crossbow")


@pytest.mark.slow
def test_gold_is_put_right_on_the_phone(server: Server, phone: Phone) -> None:
    sitting = verdicts(server, "en", 4)
    page = phone(sitting, 1)
    page.get_by_role("button", name="Correct what").tap()
    page.locator('#more-1 [data-digit="3"]').tap()
    page.locator('#more-1 [data-digit="7"]').tap()
    page.get_by_role("button", name="Correct the gold").tap()
    expect(page.locator("#gold")).to_have_text("37")


@pytest.mark.slow
def test_coins_to_lay_down_are_named_where_coins_lie_on_the_table(
    server: Server, table: Table
) -> None:
    page = table(STATES["bank_only"](server, "en", 3))
    page.locator('[data-opens="pay-0"]').first.tap()
    for coin in (20, 5, 5, 5, 1, 1, 1):
        page.locator(f'#pay-0 [data-add="{coin}"]').first.tap()
    expect(page.locator("#pay-0 [type=submit]")).to_contain_text("38")
    expect(page.locator("#pay-0 [data-live-coins]")).to_have_text("1 × 20 + 3 × 5 + 3 × 1")


@pytest.mark.slow
def test_set_up_is_shared_out_and_ticked_by_two_at_once(server: Server, table: Table) -> None:
    sitting = server.open(("Ann", "Ben", "Cleo"), purse="coins")
    page = table(sitting, "wide")
    for seat, does in ((0, "50 gold for everybody"), (1, "36 bread")):
        page.locator(f'#seat-{seat} [data-opens="part-{seat}"]').tap()
        part = page.locator(f"#part-{seat}")
        expect(part).to_contain_text(does)
        part.locator(".option").first.tap()
    for seat in (0, 1):
        expect(page.locator(f"#part-{seat} input").first).to_be_checked()
        page.locator(f"#part-{seat} [data-closes]").tap()
    page.locator('#centre [data-opens="rules"]').tap()
    expect(page.locator("#rules .sh-parts > li")).to_have_count(3)
    assert faults(page, 56) == []


FINGER = """([kind, id, x, y]) => document.querySelector(".glass").dispatchEvent(
  new PointerEvent(kind, {bubbles: true, pointerId: id, clientX: x, clientY: y}))"""


def test_a_finger_on_the_glass_finds_the_first_sheriff(server: Server, table: Table) -> None:
    sitting = server.open(("Ann", "Ben", "Cleo", "Dan"))
    page = table(sitting, "wide")
    page.locator("[data-fingers]").tap()
    expect(page.locator(".glass")).to_be_visible()
    with page.expect_request("**/table/actions") as sent:
        for id, (x, y) in enumerate(((640, 700), (60, 400), (640, 100))):
            page.evaluate(FINGER, ["pointerdown", id, x, y])
        page.evaluate(FINGER, ["pointerup", 1, 60, 400])
        expect(page.locator(".finger")).to_have_count(2)
    assert json.loads(sent.value.post_data or "{}")["action"]["among"] == [0, 2]
    expect(page.locator(".finger[data-live-drawn]")).to_have_count(1)
    sheriff = sitting.view["sheriff"]
    assert sheriff in (0, 2)
    expect(page.locator(f".finger.seat-{sheriff}[data-live-drawn]")).to_be_attached()
    expect(page.locator(".glass")).to_have_count(0)


@pytest.mark.parametrize("language", at_each("ru"))
def test_a_question_about_a_count_breaks_no_word_on_a_phone(server: Server, phone, language: str):
    page = phone(final(server, language, 3), 0, language)
    count = page.locator("#count form")
    for _ in range(4):
        count.locator("[data-digit='9']").tap()
    count.locator("[type=submit]").tap()
    expect(page.locator("#confirm[open]")).to_be_visible()
    assert [*faults(page, 48), *look(page)] == []
    page.locator("#confirm [data-closes]").tap()
    expect(page.locator("#confirm[open]")).to_have_count(0)


@pytest.mark.parametrize("seats", quickly([3, 4], 4))
def test_no_number_of_a_count_lies_upon_its_picture(
    server: Server, table: Table, seats: int
) -> None:
    page = table(final(server, "ru", seats), "tablet", "ru")
    for size in TABLES:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        for seat in range(seats):
            page.locator(f"#seat-{seat} [data-opens=final-{seat}]").tap()
            dialog = page.locator(f"#final-{seat}[open]")
            expect(dialog.locator(".picker-item").first).to_be_visible()
            assert dialog.evaluate(ON_PICTURES) == [], (size, seat)
            dialog.locator("[data-closes]").first.tap()


@pytest.mark.parametrize("size", ["tablet", "wide"])
def test_who_counts_covers_nobody_at_the_sides(server: Server, table: Table, size: str) -> None:
    page = table(final(server, "ru", 4), size, "ru")
    for seat in (0, 2):
        page.locator(f"#seat-{seat} [data-opens=final-{seat}]").tap()
        expect(page.locator(f"#final-{seat}[open] .picker-item").first).to_be_visible()
        for side in (1, 3):
            page.locator(f"#seat-{side} [data-opens=final-{side}]").tap(trial=True)
        page.locator(f"#final-{seat} [data-closes]").first.tap()
