"""What is tapped, typed and said on Sheriff's screens. How they lie is in `screens.py`."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import LANGUAGES, LONG, TABLES, Server, Sitting, long_names
from .counting import totals
from .looks import BROKEN, axe, fact, faults, fits_at_each_size, look, stands_still
from .sheriff_six import STAGES
from .sheriff_six import STATES as SIX
from .sheriff_states import STATES, deals, declared, final, inspection, market, time_up, verdicts
from .test_counting import DRAFTS

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_a_phone_says_once_what_was_declared(server, phone):
    sitting = verdicts(server, "en", 5)
    merchant = phone(sitting, 1)
    expect(merchant.locator("#my-bag .sheriff-verdict")).to_be_visible()
    expect(merchant.locator("#my-bag").get_by_text("4 apples")).to_have_count(1)
    sheriff = phone(sitting, 0)
    expect(sheriff.locator("#bag-1").get_by_text("4 apples")).to_have_count(1)


@pytest.mark.parametrize("size", TABLES)
def test_a_second_tap_does_not_step_again(server, table, size):
    page = table(market(server, "en", 4), size)
    for _ in range(4):
        step = page.locator(".sheriff-next")
        was, version = step.bounding_box(), page.locator("#screen").get_attribute("data-version")
        step.tap()
        expect(page.locator("#screen")).not_to_have_attribute("data-version", version or "")
        stands_still(page)
        now = step.bounding_box()
        beside = now["x"] > was["x"] + was["width"] or was["x"] > now["x"] + now["width"]
        assert beside or now["y"] > was["y"] + was["height"] or was["y"] > now["y"] + now["height"]


@pytest.mark.parametrize("seats", [3, 5])
def test_the_steps_before_the_next_tap_are_said(server, table, phone, seats):
    sitting = market(server, "en", seats)
    ways = table(sitting).locator(".sheriff-by-hand")
    expect(ways).to_have_count(2)
    expect(ways.last.locator("li")).to_have_text(["Swap cards", "Load the bag", "Declare it"])
    merchant, sheriff = phone(sitting, 1), phone(sitting, 0)
    expect(merchant.locator("#head")).to_contain_text("Swap")
    expect(merchant.locator(".sheriff-by-hand li").first).to_contain_text("in your bag")
    expect(sheriff.locator(".sheriff-by-hand")).to_have_count(0)
    expect(merchant.locator("#next-step")).to_have_count(0)
    sheriff.locator("#next-step").tap()
    expect(merchant.locator(".sheriff-by-hand")).to_have_count(0)


# --- taps -----------------------------------------------------------------------------------------


def test_a_spoken_bribe_is_written_down_at_the_table(server, table):
    sitting = inspection(server, "en", 4)
    page = table(sitting)
    page.locator('[data-picks="2"]').first.tap()
    page.locator('[data-opens="bribe-2"]').tap()
    dialog = page.locator("#bribe-2")
    dialog.locator('[data-digit="8"]').first.tap()
    dialog.locator("summary").tap()
    dialog.locator("[data-words]").fill("my apples next time")
    dialog.get_by_role("button", name="Agreed: let pass").tap()
    expect(dialog).not_to_be_visible()
    now = sitting.view
    assert [seat["gold"] for seat in now["seats"]] == [58, 50, 42, 50]
    assert "my apples next time" in json.dumps(now["promises"])
    expect(page.locator("#board-2 .sheriff-taken")).to_contain_text("8")


def test_an_offer_for_letting_through_is_taken_by_one_tap(server, table):
    """To let pass was filled beside an offer, and to agree on nothing could be tapped."""
    sitting = deals(server, "en", 4)
    page = table(sitting)
    filled = page.locator("#seat-0 .acts .do:visible")
    expect(filled).to_have_count(1)
    expect(filled).to_contain_text("Take 8, let through")
    expect(page.locator("#pause")).to_be_hidden()  # it stands beside the digits
    page.locator('[data-opens="bribe-1"]').tap()
    dialog = page.locator("#bribe-1")
    send = dialog.get_by_role("button", name="Agreed: let pass")
    expect(send).to_be_disabled()
    dialog.locator('[data-digit="6"]').first.tap()
    expect(send).to_be_enabled()
    dialog.locator("[data-clear]").first.tap()
    expect(send).to_be_disabled()
    dialog.locator("[data-closes]").tap()
    filled.tap()
    expect(page.locator("#board-1 .sheriff-taken")).to_contain_text("8")
    assert [seat["gold"] for seat in sitting.view["seats"]][:2] == [58, 42]


def test_of_two_offers_the_older_stands_in_the_panel_until_it_is_declined(server, table):
    sitting = inspection(server, "en", 4)
    page = table(sitting)
    for merchant, gold in ((3, 5), (1, 9)):
        wants = {"promises": [{"kind": "pass", "bag": merchant}]}
        sitting.act(merchant, kind="offer", round=1, partner=0, gives={"gold": gold}, wants=wants)
        expect(page.locator(f"#offered-{merchant}")).to_contain_text(str(gold))
    filled = page.locator("#seat-0 .acts .do:visible")
    expect(filled).to_contain_text("Take 5")
    page.locator("#seat-0 .sheriff-decline:visible").tap()
    expect(filled).to_contain_text("Take 9")


def test_what_was_settled_cannot_be_chosen_any_more_in_an_open_offer(server, phone):
    sitting = inspection(server, "en", 4)
    page = phone(sitting, 1)
    page.locator('#my-bag [data-opens="offer-1"]').tap()
    dialog = page.locator("#offer-1")
    dialog.locator('[data-add="5"]').first.tap()
    theirs = dialog.locator(".sheriff-promise", has_text=LONG["en"][2][:8]).locator("input")
    expect(theirs.first).to_be_enabled()
    sitting.act(0, kind="pass_bag", round=1, merchant=2)
    expect(theirs.first).to_be_disabled()
    expect(dialog.locator(".settled")).to_have_count(0)
    sitting.act(0, kind="pass_bag", round=1, merchant=1)  # what the gold was to be for
    expect(dialog.locator(".settled")).to_be_visible()


def test_a_merchant_whose_bag_is_settled_bargains_at_the_table_about_anothers(server, table):
    sitting = inspection(server, "en", 4)
    sitting.act(0, kind="pass_bag", round=1, merchant=1)
    page = table(sitting)
    page.locator("#who-1").tap()
    page.locator('#person-1 [data-opens="offer-1"]').tap()
    dialog = page.locator("#offer-1")
    dialog.locator('[data-add="5"]').first.tap()
    dialog.locator(".sheriff-promise", has_text=LONG["en"][2][:8]).first.tap()
    dialog.locator("[type=submit]").tap()
    expect(dialog).not_to_be_visible()
    (deal,) = sitting.view["deals"]
    assert (deal["proposer"], deal["partner"], deal["gives"]["gold"]) == (1, 0, 5)


def tap_two_cards(page):
    """Of four that were declared."""
    for good in ("apple", "mead"):
        page.locator(f'#inspect-1 .picker-item:has([name="bag.{good}"]) .picker-add').tap()


def test_cards_of_a_bag_outlive_a_reload_until_the_verdict(server, table):
    sitting = declared(server, "en", 4)
    page = table(sitting)
    page.locator('[data-opens="inspect-1"]').tap()
    tap_two_cards(page)
    page.reload()
    expect(page.locator("#inspect-1[open] .picker-item[data-live-some]")).to_have_count(2)
    tap_two_cards(page)
    expect(page.locator("#board-1")).to_contain_text("A lie")
    assert page.evaluate(DRAFTS) == []


def test_cards_of_a_bag_that_another_device_settled_are_forgotten(server, table):
    sitting = declared(server, "en", 4)
    page = table(sitting)
    page.locator('[data-opens="inspect-1"]').tap()
    tap_two_cards(page)
    assert len(page.evaluate(DRAFTS)) == 1
    sitting.act(0, kind="pass_bag", round=1, merchant=1)
    expect(page.locator("#board-1")).to_contain_text("Let through")
    page.wait_for_function(f"!{DRAFTS}.length")


def test_who_pays_asks_in_place_for_what_is_missing(server, table):
    sitting = inspection(server, "en", 3)
    page = table(sitting)
    page.locator('[data-opens="inspect-1"]').tap()
    dialog = page.locator("#inspect-1")
    assert dialog.evaluate("one => one.scrollHeight <= one.clientHeight")
    dialog.get_by_role("button", name="Who pays?").tap()
    expect(dialog.get_by_role("alert")).to_contain_text("Which good was declared?")
    expect(dialog.get_by_role("alert")).to_contain_text("Which cards were in the bag?")
    expect(dialog.locator("[data-live-wrong]")).to_have_count(2)
    dialog.locator(".sheriff-pictures .option").first.tap()
    dialog.get_by_role("button", name="Who pays?").tap()
    expect(dialog.get_by_role("alert")).to_contain_text("1 to 5 cards")
    assert [bag["status"] for bag in sitting.view["bags"]] == ["closed", "closed"]


def test_a_deal_made_in_time_is_said_by_one_tap(server, phone):
    sitting = time_up(server, "en", 4)
    page = phone(sitting, 0)
    expect(page.locator("#bag-1 .badge")).to_contain_text("Time up")
    page.get_by_role("button", name="We agreed in time").first.tap()
    expect(page.locator("#gold")).to_have_text("58")


def test_a_total_grows_on_ones_own_phone_while_one_counts(server, phone):
    sitting = final(server, "en", 4)
    page = phone(sitting, 0)
    count = page.locator("#count")
    expect(count.locator("[data-total]")).to_have_text(re.compile("[0-9]+"))
    before = int(count.locator("[data-total]").inner_text())
    ready = count.get_by_role("button", name="That’s all I have")
    bar = page.locator(".phone-foot").bounding_box()
    stays = ready.bounding_box()
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


def test_a_merchant_who_offers_waits_for_the_sheriff(server, phone):
    sitting = inspection(server, "en", 4)
    page = phone(sitting, 1)
    expect(page.locator("#head")).to_contain_text("Talk the sheriff round")
    page.locator('#my-bag .sheriff-quick [data-digit="8"]').tap()
    page.locator("#my-bag .sheriff-quick [type=submit]").tap()
    expect(page.locator("#head")).to_contain_text("Wait for Bartholomew")
    judge = phone(sitting, 0)
    expect(judge.locator("#offers-to-me .button.primary")).to_have_count(1)
    expect(judge.locator(".sheriff-pass.do")).to_have_count(0)
    expect(page.locator("#my-bag + #my-deals")).to_contain_text("8 gold")
    sitting.act(0, kind="answer", deal=1, accept=False)
    expect(page.locator("#head")).to_contain_text("Declined")
    expect(judge.locator(".sheriff-pass.do").first).to_be_visible()


def test_a_declaration_is_asked_for_what_it_lacks_in_the_words_of_its_form(server, phone):
    sitting = STATES["declaration"](server, "en", 3)
    page = phone(sitting, 2)
    page.locator('#my-bag [data-opens="declare-2"]').tap()
    dialog = page.locator("#declare-2")
    dialog.locator(".sheriff-numbers .option").first.tap()
    dialog.locator("[type=submit]").tap()
    expect(dialog.get_by_role("alert")).to_have_text("Still to choose: Declared as")


def test_bags_keep_eight_letters_of_a_long_name(server, table):
    page = table(inspection(server, "ru", 5), "tablet", "ru")
    widths = page.locator(".sheriff-whose bdi").evaluate_all(
        "all => all.map((one) => one.clientWidth)"
    )
    assert len(widths) == 8
    assert min(widths) >= 8 * 12


HOLD = """() => {
  const usual = setTimeout;
  window.setTimeout = (does, after, ...rest) => usual(does, after > 1000 ? 1e6 : after, ...rest);
}"""
"""A verdict stays until somebody taps."""


def test_a_new_verdict_is_told_over_the_middle_and_to_whom_it_concerns(server, table, phone):
    sitting = inspection(server, "en", 4)
    page, liar = table(sitting, "wide"), phone(sitting, 1)
    for one in (page, liar):
        one.evaluate(HOLD)
    lie = {"apple": 1, "cheese": 1, "mead": 2}
    sitting.act(0, kind="open_bag", round=1, merchant=1, good="apple", bag=lie)
    event, told = (one.locator("body > .sheriff-event") for one in (page, liar))
    expect(event.locator(".sheriff-event-word")).to_have_text([re.compile("A lie")] * 2)
    expect(event.locator(".sheriff-event-n")).to_have_text(["10", "10"])
    expect(event.locator(".sheriff-event-card")).to_have_count(4)
    expect(told).to_contain_text("Caught!")
    expect(told).to_contain_text("You pay 10")
    sitting.act(0, kind="open_bag", round=1, merchant=2, good="cheese", bag={"cheese": 4})
    expect(page.locator("#board-2 .sheriff-found")).to_have_count(4)
    expect(event).to_contain_text("A lie")  # the second one waits
    event.tap()
    expect(event).to_contain_text("Honest")
    event.tap()
    expect(event).to_have_count(0)
    page.reload()
    expect(page.locator("#board-2")).to_be_visible()
    expect(event).to_have_count(0)  # it is not new any more


def test_a_verdict_is_put_right_in_the_sheet_of_its_bag(server, table):
    """Three apples and a mead, not two: what changes is said before it is done."""
    sitting = verdicts(server, "en", 4)
    page = table(sitting)
    page.locator("[data-opens=found-1]").tap()
    page.locator("#found-1 [data-from]").tap()
    bag = page.locator("#mend-1-1")
    bag.locator(".picker-item:has([name$=mead]) .picker-take").tap()
    bag.locator(".picker-item:has([name$=apple]) .picker-add").tap()
    bag.locator("[type=submit]").tap()
    expect(bag.locator("[data-mend-list] li").first).to_have_text(re.compile("60 → 56$"))
    assert [seat["gold"] for seat in sitting.view["seats"]][:2] == [60, 40]
    bag.locator("[data-mend-do]").tap()
    expect(page.locator(fact(0, "coin"))).to_have_text("56")


def test_a_score_counts_black_market_and_points_out_what_the_box_has_not(server, new_page):
    page = new_page("tablet")
    page.goto(f"{server.url}/score/sheriff?players=3")
    page.locator('.switch:has([name="options.black_market"])').tap()
    page.locator('[name="players.0.black_market"] ~ .choice-options .option').first.tap()
    for player in range(3):
        page.locator(f'[name="players.{player}.gold"]').fill("50")
    assert totals(page)[0] == 80
    page.locator("[data-correct-count]").first.tap()
    page.locator('[name="players.1.goods.crossbow"]').fill("9")
    expect(page.locator(".count-warning")).to_contain_text("Crossbow")


def test_gold_that_does_not_add_up_is_said_while_it_is_counted_and_asked_about(server, new_page):
    page = new_page("tablet")
    page.goto(f"{server.url}/score/sheriff?players=4")
    for player, gold in enumerate((60, 40, 45, 30)):
        page.locator(f'[name="players.{player}.gold"]').fill(str(gold))
    said = "175 of 200 gold: 25 missing."
    expect(page.locator(".tally-said .count-warning")).to_have_text(said)
    page.locator("form[data-score] > .button").tap()
    expect(page.locator("#confirm-words")).to_contain_text(said)
    page.get_by_role("button", name="Count again").tap()
    page.locator('[name="players.3.gold"]').fill("55")
    assert totals(page) == [60, 40, 45, 55]


def test_gold_is_put_right_on_the_phone(server, phone):
    sitting = verdicts(server, "en", 4)
    page = phone(sitting, 1)
    page.get_by_role("button", name="Correct what").tap()
    page.locator('#more-1 [data-digit="3"]').tap()
    page.locator('#more-1 [data-digit="7"]').tap()
    page.get_by_role("button", name="Correct the gold").tap()
    expect(page.locator("#gold")).to_have_text("37")


def test_coins_to_lay_down_are_named_where_coins_lie_on_the_table(server, table):
    page = table(STATES["bank_only"](server, "en", 3))
    page.locator('[data-opens="pay-0"]').first.tap()
    for coin in (20, 5, 5, 5, 1, 1, 1):
        page.locator(f'#pay-0 [data-add="{coin}"]').first.tap()
    expect(page.locator("#pay-0 [type=submit]")).to_contain_text("38")
    expect(page.locator("#pay-0 [data-live-coins]")).to_have_text("1 × 20 + 3 × 5 + 3 × 1")


def test_set_up_is_shared_out_and_ticked_by_two_at_once(server, table):
    sitting = server.open(("Ann", "Ben", "Cleo"), purse="coins")
    page = table(sitting, "wide")
    for seat, does in ((0, "give everybody 50 gold"), (1, "36 bread")):
        page.locator(f'#seat-{seat} [data-opens="part-{seat}"]').tap()
        part = page.locator(f"#part-{seat}")
        expect(part).to_contain_text(does)
        part.locator(".option").first.tap()
    for seat in (0, 1):
        expect(page.locator(f"#part-{seat} input").first).to_be_checked()
        page.locator(f"#part-{seat} [data-closes]").tap()
    page.locator('#centre [data-opens="rules"]').tap()
    expect(page.locator("#rules .sheriff-parts > li")).to_have_count(3)
    assert faults(page, 56) == []


FINGER = """([kind, id, x, y]) => document.querySelector(".glass").dispatchEvent(
  new PointerEvent(kind, {bubbles: true, pointerId: id, clientX: x, clientY: y}))"""


def test_a_finger_on_the_glass_finds_the_first_sheriff(server, table):
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_about_a_count_breaks_no_word_on_a_phone(server, phone, language):
    page = phone(final(server, language, 3), 0, language)
    count = page.locator("#count form")
    for _ in range(4):
        count.locator("[data-digit='9']").tap()
    count.locator("[type=submit]").tap()
    expect(page.locator("#confirm[open]")).to_be_visible()
    assert [*faults(page, 48), *look(page)] == []
    page.locator("#confirm [data-closes]").tap()
    expect(page.locator("#confirm[open]")).to_have_count(0)


# --- six players ----------------------------------------------------------------------------------


def opened(server: Server, state: str, language: str = "en") -> Sitting:
    """With six, and with the black market."""
    return STAGES[state](server, language, 6)


def test_two_taps_on_their_panels_make_two_deputies(server, table):
    sitting = opened(server, "set_up")
    page = table(sitting)
    page.locator("#turned-4").tap()
    expect(page.locator("#turned-4")).to_have_attribute("aria-pressed", "true")
    page.locator("#turned-2").tap()
    expect(page.locator("#seat-2 .tag")).to_contain_text("Deputy")
    assert sitting.view["officers"] == [4, 2]


def test_the_next_deputies_are_typed_in_from_the_cards(server, table):
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


def test_a_bag_passes_by_one_tap_of_each_deputy_and_both_marks_are_seen(server, table):
    sitting = opened(server, "inspection")
    page = table(sitting, "tablet")
    said = page.locator("#board-1 .sheriff-end:not(.sheriff-far) .sheriff-says-so")
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
    expect(page.locator("#board-1 .sheriff-how").first).to_contain_text("Let through")


def test_the_second_deputys_phone_passes_for_both_and_opens_alone(server, phone):
    sitting = opened(server, "inspection")
    page = phone(sitting, 3)
    page.locator("#pass-1-by-3").tap()
    expect(page.locator("#bag-1 .sheriff-says-so").nth(1)).to_contain_text("would let it pass")
    sitting.act(0, kind="pass_bag", round=1, merchant=1)
    expect(page.locator("#bag-1 .badge")).to_contain_text("Let through")
    sitting.act(0, kind="mark_bag", round=1, merchant=2, by=0, mark="pass")
    page.locator('[data-opens="inspect-2-by-3"]').tap()
    dialog = page.locator("#inspect-2-by-3")
    expect(dialog.locator(".option", has_text="Me alone").locator("input")).to_be_checked()
    expect(page.locator("#bag-2 .sheriff-says-so").nth(1)).to_contain_text("would look inside")
    dialog.locator(".sheriff-pictures .option").first.tap()
    for _ in range(2):
        dialog.locator('.picker-item:has([name="bag.mead"]) .picker-add').tap()
    dialog.get_by_role("button", name="Who pays?").tap()
    expect(page.locator("#head")).to_contain_text("lied")
    expect(page.locator("#bag-2 .sheriff-verdict")).to_contain_text("pays")
    now = sitting.view
    assert [seat["gold"] for seat in now["seats"]] == [50, 50, 42, 58, 50, 50]
    assert now["loot"]["gold"] == 0


@pytest.mark.parametrize(("to", "both", "partner"), [("Both", True, 0), ("D", False, 3)])
def test_a_merchant_offers_to_both_or_to_one(server, phone, to, both, partner):
    sitting = opened(server, "inspection")
    page = phone(sitting, 1)
    quick = page.locator("#my-bag .sheriff-quick")
    words = "Both deputies" if both else long_names("en", 6)[3]
    quick.locator(".sheriff-by .option", has_text=words).tap()
    quick.locator("[data-digit='8']").tap()
    quick.locator("[type=submit]").tap()
    expect(page.locator("#my-deals")).to_contain_text("8 gold")
    (deal,) = sitting.view["deals"]
    assert (deal["both"], deal["partner"]) == (both, partner)


def test_what_could_not_be_halved_is_given_by_two_taps(server, table):
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


def test_a_trade_by_phone(server, phone):
    sitting = opened(server, "trade")
    page = phone(sitting, 2)
    page.locator('[data-opens="trade-2"]').tap()
    page.locator("#trade-2").get_by_role("button", name="Mead").tap()
    expect(page.locator("#my-orders")).to_contain_text("32")
    seat = sitting.view["seats"][2]
    assert [(order["good"], order["value"]) for order in seat["orders"]] == [("mead", 32)]


def test_a_card_that_was_booked_to_the_wrong_seat_is_put_right_at_the_table(server, table):
    sitting = opened(server, "trade")
    page = table(sitting)
    page.locator('[data-opens="menu"]').first.tap()
    page.locator('#menu [data-opens="putright"]').tap()
    menu = page.locator("#putright")
    menu.locator("summary", has_text="Black-market cards").tap()
    card = menu.locator("details details", has_text="34")
    card.locator("summary").tap()
    card.locator(".put-seats .button:has(.seat-2)").tap()
    expect(menu).not_to_be_visible()
    page.locator("#who-2").tap()
    expect(page.locator("#person-2")).to_contain_text("34")
    seats = sitting.view["seats"]
    assert [[order["value"] for order in seat["orders"]] for seat in seats[1:3]] == [[], [34]]


def test_cards_taken_are_ticked_in_the_last_count(server, table):
    sitting = opened(server, "final")
    page = table(sitting)
    page.locator('[data-opens="final-1"]').tap()
    dialog = page.locator("#final-1")
    expect(dialog.locator('[data-one="34"]')).to_be_checked()
    dialog.locator(".pages .option", has_text="Black market").tap()
    dialog.locator("[data-number]").fill("12")
    dialog.get_by_role("button", name="That’s all I have").tap()
    expect(dialog).not_to_be_visible()
    sitting.claim(1)
    assert sitting.view_of(1)["finals"][1]["holdings"]["black_market"] == [34, 12]


def test_the_first_edition_has_five_seats_and_no_black_market(server, new_page):
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
    expect(page.locator(".sheriff-market-part").first).not_to_be_visible()
    expect(page.locator('[name="black_market"]')).to_be_disabled()


def test_values_of_the_black_market_are_sent_only_when_changed(server, new_page):
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


def test_a_bag_of_which_nothing_was_declared_is_asked_for_that_first(server, table):
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
    dialog.locator(".sheriff-pictures .option").first.tap()
    dialog.locator("[type=submit]").tap()
    expect(dialog).not_to_be_visible()
    assert sitting.view["bags"][0]["status"] == "opened"


def test_the_last_card_asks_who_decides_while_the_other_deputy_has_not_said(server, table):
    sitting = opened(server, "declaration")
    sitting.act(1, kind="declare", round=1, good="apple", count=1)
    sitting.act(kind="advance", round=1, phase="declare", to="inspect")
    page = table(sitting, "wide")
    page.locator('[data-opens="inspect-1"]').tap()
    dialog = page.locator("#inspect-1")
    dialog.locator('.picker-item:has([name="bag.mead"]) .picker-add').tap()
    dialog.locator(".sheriff-by .option", has_text="Me alone").tap()
    dialog.locator("[type=submit]").tap()
    expect(dialog).not_to_be_visible()
    assert sitting.view["bags"][0]["verdict"]["openers"] == [0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_result_that_waits_says_for_how_many(server, table, language):
    sitting = opened(server, "final", language)
    page = table(sitting, "tablet", language)
    waits = page.locator(".sheriff-main button:disabled")
    expect(waits.locator(".button-why")).to_contain_text("6")
    sitting.act(1, kind="enter_final", gold=7, goods={})
    expect(waits.locator(".button-why")).to_contain_text("5")
    fits_at_each_size(page)


@pytest.mark.parametrize("size", ["wide", "upright", "phone"])
def test_names_in_the_heads_of_a_table_are_not_broken(server, new_page, size):
    sitting = opened(server, "result", "ru")
    page = new_page(size, "ru", (sitting.cookie("table", sitting.table_token),))
    page.goto(f"{sitting.url}/result")
    page.locator("#course > summary").tap()
    page.locator(".course summary").first.tap()
    heads = page.locator(".course thead").first
    expect(heads).to_be_visible()
    assert heads.evaluate(BROKEN) == []


@pytest.mark.parametrize("market", [False, True])
def test_a_loot_tile_was_a_number_without_a_name_on_upright_tables(server, table, market):
    sitting = server.open(long_names("ru", 6), black_market=market)
    SIX["inspection"].play(sitting)
    sitting.act(kind="advance", round=1, phase="inspect", to="round_end")
    page = table(sitting, "upright", "ru")
    loot = page.get_by_role("button", name=re.compile("Добыча"))
    expect(loot).to_have_count(1)
    name = loot.locator(".sheriff-plate-name")
    assert (name.evaluate("one => getComputedStyle(one).position") == "static") is not market
    fits_at_each_size(page)
