"""What is tapped, typed and said on Dunhuang's screens. How they lie is in `screens.py`."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .counting import totals
from .dunhuang_states import (
    FOLLOWED,
    at,
    begun,
    checking,
    claimed,
    crowded,
    declared,
    fetching,
    last_turns,
    lay,
    light_count,
    light_turns_last,
    moving,
    plain_turns,
    ring_only,
    set_up,
    stalls_only,
)
from .looks import fact
from .playing import closed, holders, seats, tile

pytestmark = [pytest.mark.browser, pytest.mark.slow]


EDGES = ("bottom", "left", "top", "right")


def pick(within: Locator, good: int) -> Locator:
    """The picture of a good among those that can be tapped."""
    return within.locator(f".dunhuang-pick[data-act*='\"good\":{good}}}']")


# --- the ring -------------------------------------------------------------------------------------


def test_the_ring_is_turned_to_whose_turn_it_is_and_tapped_from_every_side(server, table):
    sitting = moving(server, "en", 4)
    page = table(sitting)
    for turn, edge in enumerate(EDGES, 1):
        expect(page.locator("#ring")).to_have_attribute("data-edge", edge)
        tile(page, turn).tap()
        expect(tile(page, turn)).to_have_class(re.compile("dunhuang-here"))
        page.locator(f"#seat-{turn - 1} [data-act*=take_coins]").tap()
        page.locator(f"#seat-{turn - 1} [data-act*=end_turn]").tap()
    expect(page.locator("#ring")).to_have_attribute("data-edge", "bottom")


@pytest.mark.parametrize("size", ["tablet", "upright"])
def test_tiles_lie_clockwise(server, table, size):
    page = table(moving(server, "ko", 4), size, "ko")
    boxes = [tile(page, place).bounding_box() for place in range(8)]
    centres = [(b["x"] + b["width"] / 2, b["y"] + b["height"] / 2) for b in boxes if b]
    (x0, y0), (x2, y2), (x4, y4), (x6, y6) = centres[::2]
    assert y0 < y2 < y4
    assert x6 < x0 < x2
    assert (round(x0), round(y2)) == (round(x4), round(y6))


def test_a_tile_says_what_it_costs_and_the_coins_are_paid(server, table):
    sitting = moving(server, "en", 3)
    page = table(sitting)
    costs = [tile(page, place).locator(".dunhuang-cost .number") for place in range(8)]
    for cost, wanted in zip(costs[:7], range(7), strict=True):
        expect(cost).to_have_text(str(wanted))
    tile(page, 3).tap()
    expect(page.locator(fact(0, "dunhuang_coin"))).to_have_text("3")


def test_a_tile_too_far_says_why_and_what_it_does(server, table):
    sitting = moving(server, "en", 3)
    sitting.act(kind="correct_coins", who=0, coins=1)
    page = table(sitting)
    tile(page, 5).tap()
    dialog = page.locator("#tile-5")
    expect(dialog).to_contain_text("has only 1 coin and needs 5")
    expect(dialog).to_contain_text("Gain 2 prestige")
    assert sitting.view["turn"]["step"] == "move"


def test_once_more_round_is_to_be_found(server, table):
    sitting = moving(server, "en", 3)
    sitting.act(kind="correct_coins", who=0, coins=9)
    page = table(sitting)
    page.locator("#who-0").tap()
    page.locator("#person-0 [data-opens=more-0]").tap()
    page.locator("#more-0 .button", has_text="Full circle, 8").tap()
    closed(page)
    expect(page.locator(fact(0, "dunhuang_coin"))).to_have_text("1")


def test_herdsman_and_farmer_fetch_by_tapping_the_tile(server, table):
    sitting = fetching(server, "en", 4)
    page = table(sitting)
    expect(page.locator("#ring .dunhuang-go")).to_have_count(2)
    tile(page, 4).tap()
    expect(page.locator("#seat-0 [data-act*=end_turn]")).to_be_visible()
    assert sitting.view["tiles"][4]["card"] is None


def test_the_last_turns_are_counted_down(server, table, phone):
    sitting = last_turns(server, "en", 3)
    page, ann = table(sitting), phone(sitting, 0)
    for screen in (page.locator(".dunhuang-plate"), ann.locator(".dunhuang-now")):
        expect(screen).to_contain_text("2 turns to go")
    page.locator("#seat-1 [data-act*=take_coins]").tap()
    page.locator("#seat-1 [data-act*=end_turn]").tap()
    expect(page.locator(".dunhuang-plate")).to_contain_text("The last turn")
    tile(page, 2).tap()
    page.locator("#seat-2 [data-act*=take_coins]").tap()
    page.locator("#seat-2 .button", has_text="End the game").tap()
    expect(page.locator(".dunhuang-most")).to_be_visible()


def test_in_the_last_turns_only_the_end_of_the_turn_is_filled(server, table):
    page = table(light_turns_last(server, "en", 3))
    expect(page.locator(".bar [data-act*=count]")).to_be_visible()
    expect(page.locator(".button.do:visible")).to_have_count(1)
    expect(page.locator("#seat-2 .button.do")).to_have_text("End turn")


# --- set-up ---------------------------------------------------------------------------------------


def test_where_the_coins_are_is_asked_beside_the_switch_that_tracks_them(server, new_page):
    page = new_page()
    page.goto(f"{server.url}/new/dunhuang")
    page.locator(".set-up-foot .button", has_text="What the app tracks").tap()
    coins = page.locator(".dunhuang-purse-part .option")
    expect(coins.first).to_be_hidden()
    page.locator("[name=tools][value=bank]").check(force=True)
    coins.last.tap()
    page.locator(".start .button").tap()
    page.wait_for_url("**/table")
    expect(page.locator(".cell .fact .icon").first).to_be_visible()


def test_tiles_are_drawn_by_one_tap(server, table):
    sitting = set_up(server, "en", 3)
    page = table(sitting)
    page.locator(".dunhuang-buttons [data-act*=lay_tiles]").tap()
    expect(page.locator("#ring .dunhuang-tile")).to_have_count(8)
    # The list of the set-up was cut off beside the ring.
    page.locator(".dunhuang-plate [data-opens=rules]").tap()
    page.locator("#rules [data-closes]").tap()
    page.locator("#seat-1 [data-act*=name_starter]").tap()
    expect(page.locator("#seat-0")).to_contain_text("Put the camel")
    tile(page, 6).tap()
    expect(page.locator("#seat-1")).to_contain_text("Move the camel")
    assert (sitting.view["turn"]["seat"], sitting.view["tiles"][6]["camel"]) == (1, True)


def test_tiles_that_lie_already_are_tapped_clockwise(server, table):
    sitting = set_up(server, "en", 3)
    page = table(sitting)
    page.locator("[data-opens=lay]").tap()
    dialog = page.locator("#lay")
    send = dialog.locator("[type=submit]")
    expect(send).to_be_disabled()
    sides = (
        "monk", "maid", "dancer", "farmer", "diplomat", "soldier", "painter", "chinese_merchant",
    )  # fmt: skip
    for side in ("priest", *sides):
        dialog.locator(f'[data-side="{side}"]').tap(force=True)
        if side == "priest":
            expect(dialog.locator('[data-side="monk"]')).to_be_disabled()
            dialog.locator('[data-side="priest"]').tap()
    expect(dialog.locator('[data-side="dancer"]')).to_have_attribute("data-live-place", "3")
    send.tap()
    closed(page)
    expect(tile(page, 2).locator(".dunhuang-near")).to_have_text("Dancer")
    assert [one["character"]["character"] for one in sitting.view["tiles"]] == list(sides)


# --- cards, stalls, tokens ------------------------------------------------------------------------


def test_the_decision_about_a_token_stands_on_the_panel_and_the_phone_of_its_holder(
    server, table, phone
):
    sitting = claimed(server, "en", 4)
    page, cem = table(sitting), phone(sitting, 2)
    expect(page.locator("#seat-0 [data-opens^=claim]")).to_have_count(0)
    page.locator("#seat-1 [data-opens^=claim]").tap()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_have_attribute("data-edge", "left")
    expect(dialog).to_contain_text("drawn level")
    dialog.locator("[data-closes]").tap()
    ben = phone(sitting, 1)
    expect(cem.locator(".dunhuang-claim")).to_have_count(0)
    ben.locator(".dunhuang-claim .button", has_text="Turn it back").tap()
    expect(ben.locator(".dunhuang-claim")).to_have_count(0)
    assert holders(sitting)[6] == 1


def swapped(within: Page | Locator, out: int, into: int) -> Locator:
    return within.locator(
        f".dunhuang-swaps [data-act*='\"out\":{out},'][data-act*='\"into\":{into}']"
    )


@pytest.mark.parametrize("character", ["soldier", "maid"])
def test_two_cards_are_swapped_by_one_tap(server, phone, character):
    sitting = begun(server, "en", 3)
    lay(sitting, 0, 5, 7, 7)
    ann = phone(at(sitting, character), 0)
    ann.locator("#my-turn [data-opens=ability]").tap()
    dialog = ann.locator("#ability")
    same = swapped(dialog, 5, 5)
    expect(swapped(dialog, 7, 2)).to_be_visible()
    assert same.count() == (character == "soldier"), "another kind than it was, says the maid"
    swapped(dialog, 5, 8).tap()
    closed(ann)
    assert [(one["good"], one["n"]) for one in seats(sitting, "stall")[0]] == [(7, 2), (8, 1)]


def test_where_one_good_lies_in_the_stall_its_swap_is_at_hand(server, phone):
    sitting = begun(server, "en", 3)
    lay(sitting, 0, 5)
    at(sitting, "maid").act(kind="take", turn=1, to="warehouse")
    ann = phone(sitting, 0)
    swapped(ann.locator("#my-turn"), 5, 8).tap()
    expect(ann.locator("#my-turn .dunhuang-swaps")).to_have_count(0)
    assert [one["good"] for one in seats(sitting, "stall")[0]] == [8]


def test_an_ability_out_of_reach_says_why_and_the_coins_come_first(server, table):
    page = table(last_turns(server, "en", 3))
    expect(page.locator("#what-it-does")).to_contain_text("The stall is empty")
    expect(page.locator("#seat-1 [data-opens=ability]:not(.primary)")).to_be_visible()
    expect(page.locator("#seat-1 [data-act*=take_coins].primary")).to_be_visible()


def test_a_stall_is_kept_by_hand_where_turns_are_not(server, table):
    sitting = stalls_only(server, "en", 3)
    page = table(sitting)
    page.locator("#seat-2 [data-opens=stall-2]").tap()
    dialog = page.locator("#stall-2")
    expect(dialog).to_have_attribute("data-edge", "right")
    for n in (1, 2):
        dialog.locator("[data-act*='place'][data-act*='\"good\":8}']").tap()
        expect(page.locator("#seat-2 .dunhuang-shelf")).to_contain_text(f"{n} × Paper")
    dialog.locator("[data-act*='remove'][data-act*='\"good\":8}']").tap()
    expect(page.locator("#seat-2 .dunhuang-shelf")).to_contain_text("1 × Paper")
    dialog.locator("[data-closes]").tap()
    closed(page)
    assert 8 not in holders(sitting)


def test_what_is_tracked_is_put_right(server, table):
    sitting = crowded(server, "en", 3)
    page = table(sitting)
    page.locator("#who-1").tap()
    page.locator("#person-1 [data-opens=more-1]").tap()
    page.locator("#more-1 [data-opens=purse-1]").tap()
    purse = page.locator("#purse-1")
    purse.locator(".pages .option", has_text="Correct the coins").tap()
    for key in "13":
        purse.locator(f'form[data-act*=correct_coins] [data-digit="{key}"]').tap()
    purse.locator("form[data-act*=correct_coins] [type=submit]").tap()
    expect(page.locator(fact(1, "dunhuang_coin"))).to_have_text("13")
    page.locator("#more-1 [data-opens=stall-is-1]").tap()
    page.locator('#stall-is-1 .picker-item:has([name="goods.2"]) .picker-add').tap()
    page.locator("#stall-is-1 [type=submit]").tap()
    expect(page.locator("#seat-1 .dunhuang-shelf")).to_contain_text("1 × Silver")
    page.locator("#more-1 [data-opens=tokens]").tap()
    page.locator("#tokens [data-opens=token-2]").tap()
    page.locator('#token-2 .option:has([name="holder"][value="1"])').tap()
    page.locator("#token-2 [type=submit]").tap()
    expect(page.locator(fact(1, "dunhuang_token"))).to_have_text("2")
    assert (seats(sitting, "coins")[1], holders(sitting)[2]) == (13, 1)


def test_camel_deck_and_turn_are_put_right(server, table):
    sitting = checking(server, "en", 3)
    page = table(sitting)
    page.locator("#hub").tap()
    page.locator('#deck [data-digit="9"]').tap()
    page.locator("#deck [type=submit]").tap()
    expect(page.locator("#hub .number")).to_have_text("9")
    page.locator("[data-opens=tiles]").tap()
    page.locator("#tiles [data-opens=tile-2]").tap()
    page.locator("#tile-2 [data-act*=correct_camel]").tap()
    page.locator("#tiles [data-closes]").tap()
    expect(tile(page, 2)).to_have_class(re.compile("dunhuang-here"))
    page.locator("[data-opens=menu]").first.tap()
    page.locator("#menu [data-opens=putright]").tap()
    menu = page.locator("#putright")
    menu.locator("summary", has_text="Whose turn").tap()
    menu.locator('.option:has([name="seat"][value="2"])').tap()
    menu.locator("form[data-act*=correct_turn] [type=submit]").tap()
    expect(page.locator("#seat-2")).to_contain_text("Move the camel")
    assert sitting.view["deck"] == 9
    # A setting is done by its tap alone, and what is there shows it.
    page.locator("[data-opens=menu]").first.tap()
    page.locator("#menu [data-opens=putright]").tap()
    coins = menu.locator("[data-act*=change_options]", has_text="On the table")
    coins.tap()
    expect(coins).to_have_attribute("aria-pressed", "true")
    assert sitting.view["options"]["purse"] == "coins"


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_the_menu_is_gone_once_the_game_was_ended_from_within_it(server, table, size):
    sitting = checking(server, "en", 3)
    page = table(sitting, size)
    page.locator("[data-opens=menu]").first.tap()
    page.locator("#menu [data-opens=putright]").tap()
    page.locator("#putright [data-act*=count]", has_text="End the game").tap()
    page.get_by_role("button", name="Yes").tap()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert sitting.view["phase"] == "final"


def test_where_the_deck_is_not_counted_somebody_says_that_it_is_empty(server, table):
    sitting = ring_only(server, "en", 3)
    page = table(sitting)
    page.locator("#seat-0 [data-act*=take_coins]").tap()
    page.locator("#seat-0 .button", has_text="The deck is empty already").tap()
    expect(page.locator(".dunhuang-plate")).to_contain_text("2 turns to go")


# --- winning, counting ----------------------------------------------------------------------------


def test_who_wins_at_once_says_so_and_the_others_look(server, table, phone):
    sitting = checking(server, "en", 3)
    page, ann = table(sitting), phone(sitting, 0)
    ann.locator("[data-act*=declare_win]").tap()
    ann.locator("#confirm [data-confirm-yes]").tap()
    expect(page.locator(".dunhuang-claimed .dunhuang-needs").first).to_contain_text("44")
    expect(page.locator("#seat-0 [data-act*=judge_win]")).to_have_count(0)
    page.locator("#seat-2 [data-act*=judge_win]").first.tap()
    expect(page.locator("#rank-0.winner")).to_be_visible()


def test_nobody_is_offered_to_win_with_too_few_tokens(server, table):
    sitting = moving(server, "en", 3)
    plain_turns(sitting, 1, 1)
    sitting.act(kind="move", turn=2, steps=1)
    sitting.act(kind="take_coins", turn=2)
    page = table(sitting)
    expect(page.locator("#seat-1 [data-act*=end_turn]")).to_be_visible()
    expect(page.locator(".acts [data-act*=declare_win]")).to_have_count(0)
    page.locator("#who-1").tap()
    page.locator("#person-1 [data-opens=more-1]").tap()
    page.locator("#more-1 [data-act*=declare_win]").tap()
    expect(page.locator("#confirm")).to_contain_text(
        "That takes 4 tokens, but there are only 0 here"
    )


def has(page: Page, good: int, seat: int) -> Locator:
    return page.locator(f".dunhuang-has.seat-{seat}[data-act*='\"good\":{good},']")


def test_it_is_counted_by_good_and_coins_only_on_a_tie(server, table, phone):
    sitting = light_count(server, "en", 3)
    page, cem = table(sitting), phone(sitting, 2)
    for good, seat in ((8, 0), (8, 1), (5, 2)):
        has(page, good, seat).tap()
        expect(has(page, good, seat)).to_have_attribute("aria-pressed", "true")
    expect(cem.locator("#count > :first-child")).to_have_attribute("data-opens", "count-2")
    for screen, seat in ((page, 0), (page, 1), (cem, 2)):
        screen.locator(f"[data-opens=count-{seat}]").first.tap()
        form = screen.locator(f"#count-{seat}")
        form.locator('.option:has([name="tokens"][value="1"])').tap()
        form.locator('.keypad:has([name="prestige"]) [data-digit="0"]').tap()
        if screen is cem:
            cem.reload()  # what was said and not yet sent is kept
            expect(form.locator('[name="tokens"][value="1"]')).to_be_checked()
        form.locator("[type=submit]").tap()
        closed(screen)
    expect(page.locator(fact(2, "dunhuang_token"))).to_have_text("1")
    page.locator("#who-2").tap()  # counted again from the sheet of the name
    expect(page.locator("#person-2 [data-opens=count-2]")).to_be_visible()
    page.locator("#person-2 [data-closes]").tap()
    assert page.locator("[data-act*=finish]").count() == 0
    for seat, coins in ((0, 3), (1, 5)):
        expect(page.locator(f"#seat-{seat} .acts")).to_contain_text("A tie: count your coins")
        page.locator(f"#seat-{seat} [data-opens=count-{seat}]").tap()
        page.locator(f'#count-{seat} .keypad:has([name="coins"]) [data-digit="{coins}"]').tap()
        page.locator(f"#count-{seat} [type=submit]").tap()
        closed(page)
    page.locator(".dunhuang-buttons [data-act*=finish]").tap()
    for screen in (page, cem):
        expect(screen.locator("#rank-1.winner")).to_be_visible()


def test_while_a_warehouse_is_shown_nothing_else_can_be_tapped(server, table, phone):
    sitting = declared(server, "en", 3)
    acts = "main [data-act], #screen [data-act]"
    for screen in (table(sitting), phone(sitting, 0), phone(sitting, 1)):
        expect(screen.locator("#screen")).to_be_visible()
        done = {
            json.loads(one)["kind"]
            for one in screen.locator(acts).evaluate_all(
                "all => all.filter(one => !one.closest('dialog')).map(one => one.dataset.act)"
            )
        }
        assert done <= {"judge_win", "withdraw_win", "rewind"}, done


def test_a_note_is_for_its_owner_alone(server, table, phone):
    sitting = begun(server, "en", 3, tools=FOLLOWED)
    page, ann, ben = table(sitting), phone(sitting, 0), phone(sitting, 1)
    ann.locator("[data-opens=my-note]").tap()
    ann.locator("#my-note textarea").fill("Ben hides quinces")
    ann.locator("#my-note [data-closes]").tap()
    expect(ann.locator("#note")).to_contain_text("quinces")
    sitting.act(0, kind="gain_prestige", who=0, amount=2)  # a new screen comes
    for other in (ann, page, ben):
        expect(other.locator(":is(.fact, .dunhuang-prestige)", has_text="2").first).to_be_visible()
    ann.reload()
    expect(ann.locator("#note")).to_contain_text("quinces")
    for other in (page, ben):
        assert "quinces" not in other.content()


def test_tokens_that_the_box_has_not_are_said_at_the_seat_before_the_result(server, table):
    """They stood in the result, and none was what nobody had said."""
    sitting = light_count(server, "en", 3)
    sitting.act(None, kind="tell", who=1, tokens=5, prestige=0)
    page = table(sitting)
    page.locator('[data-opens="count-0"]').first.tap()
    count = page.locator("#count-0 form")
    count.locator("> .button").tap()
    expect(count.locator(".asked-title")).to_contain_text("Tokens")
    count.locator(".dunhuang-numbers .option", has_text="6").tap()
    expect(count.locator(".asked-title")).to_contain_text("Prestige")
    expect(count.locator(".dunhuang-numbers ~ .count-warning")).to_contain_text("11")
    count.locator("[data-digit='0']").tap()
    count.locator("> .button").tap()
    page.get_by_role("button", name="Count again").tap()
    count.locator(".dunhuang-numbers .option", has_text="3").tap()
    expect(count.locator(".count-warning")).to_have_count(0)
    count.locator("> .button").tap()
    expect(count).not_to_be_visible()
    assert sitting.view["seats"][0]["final"]["tokens"] == 3


def test_a_score_is_typed_from_scratch(server, new_page):
    page = new_page("tablet")
    page.goto(f"{server.url}/score/dunhuang?players=2")
    page.locator('[name="players.0.name"]').fill("Ann")
    page.locator('.tally-most:has([name="players.0.warehouse.8"])').tap()
    for tab, path in enumerate(("tokens", "prestige"), 1):
        page.locator(".pages .option").nth(tab).tap()
        for n, number in enumerate("30" if path == "tokens" else "00"):
            page.locator(f'[name="players.{n}.{path}"]').fill(number)
    assert totals(page)[0] == 14
    expect(page.locator("#score-result .rank.winner")).to_contain_text("Ann")
    page.locator("[data-correct-count]").tap()
    page.locator(".pages .option").nth(1).tap()
    page.locator(".score-more .option", has_text="Ann").tap()
    page.locator("form > .button.primary").tap()
    expect(page.locator("#score-result")).to_contain_text("Won at once")
    # Coins are asked for where a tie hangs on them, and nowhere else.
    page.locator("[data-correct-count]").tap()
    page.locator(".score-more .option").first.tap()
    for n in range(2):
        page.locator(f'[name="players.{n}.tokens"]').fill("0")
    page.locator(".pages .option").last.tap()
    coins = page.locator('[name="players.0.coins"]')
    expect(coins).to_be_hidden()
    for n in range(2):
        page.locator(f'[name="players.{n}.prestige"]').fill("4")
    page.locator("form > .button.primary").tap()
    page.locator("[data-correct-count]").tap()
    expect(coins).to_be_visible()


def test_a_farmer_who_went_far_reaches_far(server, table):
    sitting = at(begun(server, "en", 4), "farmer")
    page = table(sitting)
    expect(page.locator("#ring .dunhuang-go")).to_have_count(1)
    lay(sitting, 0, 5)
    page.locator("#seat-0 .button", has_text="Take a card: Interpreter").tap()
    expect(page.locator("#seat-0 [data-act*=end_turn]")).to_be_visible()
    assert sitting.view["turn"]["step"] == "check"
