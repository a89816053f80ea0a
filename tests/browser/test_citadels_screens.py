"""What is tapped, typed and said on Citadels' screens. How they lie is in `screens.py`."""

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from companion.text import LANGUAGES

from .citadels_states import (
    STATES,
    Table,
    building,
    called,
    final,
    killing,
    marked,
    open_,
    paused,
    refused,
    round_end,
    turn,
    warlord,
    with_cities,
)
from .conftest import LAID_OUT, TABLES, long_names
from .looks import faults, resize
from .playing import opened, play_with

pytestmark = [pytest.mark.browser, pytest.mark.slow]


# --- set-up ---------------------------------------------------------------------------------------


def shown(page: Page, names: str) -> list[str]:
    return [text.strip() for text in page.locator(names).all_inner_texts()]


def test_set_up_says_what_so_many_players_can_have(server, new_page):
    page = new_page("tablet")
    page.goto(f"{server.url}/new/citadels")
    play_with(page, 7)
    page.locator("[name=set][value='\"ambitious_aristocrats\"']").check(force=True)
    cast = "[data-cast-row] [data-face]:not([hidden])"
    assert len(shown(page, cast)) == 8
    with opened(page, "cast") as dialog:
        dialog.locator("[name=ninth]").check(force=True)
    assert shown(page, cast)[-1] == "Queen"
    play_with(page, 4)
    assert shown(page, cast)[-1] == "Artist"
    expect(page.locator(".citadels-set-cast:not([hidden]) .badge")).to_contain_text("Queen")
    play_with(page, 2)
    assert len(shown(page, cast)) == 8
    told = page.locator("#cast .rule").filter(visible=True)
    with opened(page, "cast"):
        expect(told).to_have_text("With 2 players only ranks 1 to 8 are used.")
    play_with(page, 3)
    with opened(page, "cast"):
        expect(told).to_contain_text("you need the ninth")


def test_a_tap_on_a_rank_changes_who_stands_there(server, new_page):
    page = new_page("tablet")
    page.goto(f"{server.url}/new/citadels")
    play_with(page, 2)
    cast = "[data-cast-row] [data-face]:not([hidden])"
    before = shown(page, cast)
    fourth = page.locator("[data-next='3']")
    fourth.tap()  # past the Emperor, who never comes with 2 players
    assert shown(page, cast) == [*before[:3], "Patrician", *before[4:]]
    fourth.tap()
    assert shown(page, cast) == before
    foot = page.locator(".set-up-foot").bounding_box()
    assert foot["y"] + foot["height"] <= 768
    page.locator("[data-next='0']").tap()
    page.locator(".start button").tap()
    page.wait_for_url("**/table")
    expect(page.locator("#cast-1")).to_contain_text("Witch")


BELOW = """dialog => {
  const body = dialog.querySelector(".sheet-body");
  return [dialog.scrollHeight - dialog.clientHeight, body.scrollHeight - body.clientHeight];
}"""
"""how much of a dialog can be seen by scrolling alone"""


@pytest.mark.parametrize(
    ("players", "language"),
    [(2, "ru"), (3, "ru"), (7, "en"), (7, "ko"), (7, "ru")],
)
def test_nothing_of_the_set_up_lies_below_the_fold(server, new_page, players, language):
    page = new_page("tablet", language)
    page.goto(f"{server.url}/new/citadels")
    play_with(page, players)
    for dialog in ("cast", "districts", "tools"):
        with opened(page, dialog) as inside:
            for own in inside.locator("input[value=own]").all():
                own.check(force=True)
            assert max(inside.evaluate(BELOW)) <= 0, dialog
            assert faults(page, 56) == [], dialog


def test_why_a_character_cannot_come_runs_over_the_whole_rank(server, new_page):
    page = new_page("tablet", "ru")
    page.goto(f"{server.url}/new/citadels")
    play_with(page, 2)
    with opened(page, "cast") as dialog:
        dialog.locator("[data-cast-by][value=own]").check(force=True)
        never = dialog.get_by_text("не участвует в игре для 2").filter(visible=True)
        expect(never).to_have_count(1)
        said, rank = never.bounding_box(), dialog.locator(".citadels-rank").nth(3).bounding_box()
        assert said is not None
        assert rank is not None
        assert said["width"] > rank["width"] / 2


def test_one_changes_somebody_of_a_set(server, new_page):
    page = new_page("tablet")
    page.goto(f"{server.url}/new/citadels")
    play_with(page, 4)
    emperor = page.locator("[data-character][value='\"emperor\"']")
    with opened(page, "cast") as dialog:
        dialog.locator("[data-change-cast]").tap()
        emperor.check(force=True)
    play_with(page, 2)
    with opened(page, "cast"):
        expect(emperor).to_be_disabled()
        never = page.get_by_text("Emperor is never used with 2 players").filter(visible=True)
        expect(never).to_have_count(1)
    play_with(page, 4)
    with opened(page, "cast"):
        emperor.check(force=True)
    with opened(page, "districts") as dialog:
        dialog.locator("[data-uniques-by][value=own]").check(force=True)
        expect(dialog.locator("[data-live-chosen]")).to_have_text("14")
        dialog.locator("[name=uniques][value=keep]").uncheck(force=True)
        dialog.locator("[name=uniques][value=theater]").check(force=True)
    page.locator(".start button").tap()
    page.wait_for_url("**/table")
    expect(page.locator("#cast-4")).to_contain_text("Emperor")
    page.locator('#bar [data-opens="menu"]').tap()
    page.locator('#menu [data-opens="uniques"]').tap()
    expect(page.locator("dialog#uniques[open]")).to_contain_text("Theater")
    expect(page.locator("dialog#uniques[open]")).not_to_contain_text("Keep")


def test_drawing_at_random_at_set_up_fills_the_cast_and_the_districts(server, new_page):
    page = new_page("tablet")
    page.goto(f"{server.url}/new/citadels")
    play_with(page, 2)
    chosen = page.locator(".citadels-rank [data-character]:checked")
    draws = set()
    with opened(page, "cast") as dialog:
        for _ in range(7):
            dialog.locator("[data-draw=cast]").tap()
            expect(chosen).to_have_count(8)
            expect(page.locator("[data-character][value='\"emperor\"']:checked")).to_have_count(0)
            draws.add(tuple(chosen.evaluate_all("all => all.map(one => one.value)")))
    assert len(draws) > 1
    with opened(page, "districts") as dialog:
        dialog.locator("[data-draw=uniques]").tap()
        expect(dialog.locator("[data-live-chosen]")).to_have_text("14")
    page.locator(".start button").tap()
    page.wait_for_url("**/table")


def test_characters_and_districts_are_drawn_at_the_table(server, table):
    sitting = STATES["set_up"](server, "en", 7)
    page = table(sitting)
    for words in ("Draw the characters, with a ninth", "Draw the unique districts"):
        page.locator('[data-opens="recast"]').tap()
        page.get_by_role("button", name=words, exact=True).tap()
        expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("#cast-9")).to_be_visible()
    assert len(sitting.view["uniques"]) == 14


# --- taps -----------------------------------------------------------------------------------------


def test_what_cannot_be_built_says_why(server, table):
    page = table(building(server, "en", 7))
    page.locator('[data-opens="build-1"]').tap()
    dialog = page.locator("dialog[open]")
    assert dialog.locator(".narrow-item", has_text="Palace").count() == 0
    dialog.locator(".citadels-why summary").tap()
    expect(dialog.locator(".citadels-reasons")).to_contain_text("Palace is already in this city.")


def test_what_was_unfolded_below_the_rim_was_sent_unseen(server, phone):
    """The button of the Thieves' Den stood in sight, and how many cards pay for it did not."""
    state = with_cities(server, "en", 4)
    state.act(kind="begin", crown=0)
    state.act(kind="start_calls", round=1)
    state.act(kind="correct_hand", who=1, cards=5)
    state.turn(1, 6)
    page = phone(state.sitting, 1)
    page.locator("[data-opens^=build]:visible").first.tap()
    cards = page.locator("dialog[open] details:has([name=cards])")
    cards.locator("summary").tap()
    expect(cards.locator("[type=submit]")).to_be_visible()
    expect(cards.locator("[name=cards]")).to_be_in_viewport(ratio=1)


def test_without_cities_a_build_is_what_was_paid(server, phone):
    sitting = killing(server, "en", 4)
    page = phone(sitting, 1)
    page.locator("#build .citadels-paid button").nth(2).tap()
    expect(page.locator("#gold")).to_have_text("1")


# --- the caller -----------------------------------------------------------------------------------


def outline(part: Locator) -> str:
    """A button as it is drawn, but for whose it is."""
    html: str = part.evaluate("one => one.outerHTML")
    seat = part.get_attribute("data-seat") or "-"
    return html.replace(f"me-{seat}", "me").replace(f'"{seat}"', "").replace(f":{seat}}}", "}")


def test_everybody_has_the_same_button_to_say_thats_me(server, table, phone):
    sitting = called(server, "en", 7)
    buttons = table(sitting).locator(".citadels-me")
    expect(buttons).to_have_count(7)
    assert len({outline(buttons.nth(n)) for n in range(7)}) == 1
    phones = [phone(sitting, seat).locator("#called") for seat in (1, 2, 3)]
    looks = {one.evaluate("one => one.innerText") for one in phones}
    assert len(looks) == 1


def test_the_caption_stands_twice_and_is_said_once(server, table):
    page = table(called(server, "ko", 7), "tablet", "ko")
    assert [one.split() for one in shown(page, ".moment")] == [["3", "마술사"]] * 2
    turned = page.locator(".moment").first.evaluate("one => getComputedStyle(one).rotate")
    assert turned == "180deg"
    said = page.locator("[data-say]")
    expect(said).to_have_count(1)
    assert said.get_attribute("lang") == "ko"
    assert said.text_content() == "3번. 마술사."


@pytest.mark.slow
def test_the_crown_holders_panel_has_the_callers_controls(server, table):
    page = table(paused(server, "en", 7))
    page.locator("#who-0").tap()
    page.locator('dialog[open] [data-opens="caller-0"]').tap()
    dialog = page.locator("#caller-0")
    for control in ("[data-mute]", "[data-say-again]", "[data-slower]"):
        expect(dialog.locator(control)).to_have_count(1)
    dialog.get_by_role("button", name="Brisk").tap()
    expect(page.locator("#centre .citadels-pace-brisk")).to_have_count(1)


def test_the_strip_shows_what_is_public(server, table, phone):
    sitting = marked(server, "en", 7)
    for page in (table(sitting), phone(sitting, 3)):
        expect(page.locator("#cast-6 .citadels-mark-killed")).to_have_count(1)
        expect(page.locator("#cast-8 .citadels-mark-robbed")).to_have_count(1)
        expect(page.locator("#cast-3.citadels-silent")).to_have_count(1)
        expect(page.locator("#cast-1.citadels-shown.seat-0 .mark")).to_have_count(1)
        page.locator("#cast-8").tap()
        expect(page.locator("dialog[open] .citadels-rules cite").first).to_contain_text(
            "8. Warlord"
        )
        page.locator("dialog[open] [data-closes]").tap()


# --- the end --------------------------------------------------------------------------------------


def test_a_count_begins_with_the_city_and_its_total_grows(server, phone):
    sitting = final(server, "en", 7)
    page = phone(sitting, 2)
    form = page.locator("#count form")
    expect(form.locator(".narrow-row")).to_have_count(6)
    # 2 + 2 + 2 + 5 + 3 + 2 for the districts, 3 for five types: the Haunted Quarter is noble
    expect(form.locator("[data-total]")).to_have_text("19")
    form.locator(".narrow-search").fill("man")
    form.locator(".narrow-item:not([data-live-away])").tap()
    expect(form.locator("[data-total]")).to_have_text("24")  # 3, and 2 for being complete
    form.locator("[type=submit]").tap()
    expect(page.locator("#head")).to_contain_text("Counted")
    assert sitting.view["seats"][2]["entered"]


def test_a_secret_vault_is_hidden_until_all_have_counted(server, table, phone):
    table_ = Table(server.open(("Ann", "Ben"), "citadels", tools=[], set="cunning_agents"))
    page = phone(table_.sitting, 0)
    page.locator("#count .switch").tap()
    page.locator('#count .counter:has([name="hand"]) [data-add="1"]').tap()
    page.locator("#count [type=submit]").tap()
    expect(page.locator("#head")).to_contain_text("Counted")
    assert 'secret_vault":true' not in json.dumps(table_.view).replace(" ", "")
    table_.act(1, kind="enter_final", gold=0, hand=0, city=[])
    assert 'secret_vault":true' in json.dumps(table_.view).replace(" ", "")


def test_districts_are_found_by_typing_and_told_apart_by_type(server, new_page):
    page = new_page("tablet", "ko")
    page.goto(f"{server.url}/score/citadels?players=2")
    player = page.locator("#player-0")
    player.locator(".narrow-search").fill("ㅅㅈ")
    left = player.locator(".narrow-item:not([data-live-away])")
    assert "시장" in " ".join(left.all_inner_texts())
    player.locator(".narrow-search").fill("귀족")
    expect(left).to_have_count(3)


def test_only_what_a_city_needs_is_asked_for(server, new_page):
    page = new_page("tablet")
    page.goto(f"{server.url}/score/citadels?players=2")
    player = page.locator("#player-0")
    for district, part in (
        ("imperial_treasury", ".citadels-for-treasury"),
        ("map_room", ".citadels-for-hand"),
        ("museum", ".citadels-under"),
    ):
        assert player.locator(part).filter(visible=True).count() == 0
        player.locator(f'[data-adds="{district}"]').tap()
        expect(player.locator(f".asked-strip {part}")).to_be_visible()
        player.locator(".asked-keys").get_by_text("0", exact=True).tap()
        expect(player.locator(part).filter(visible=True)).to_have_count(1)
    for district, part in (
        ("haunted_quarter", ".citadels-for-haunted"),
        ("statue", ".asked-strip .citadels-for-statue"),
    ):
        assert player.locator(part).filter(visible=True).count() == 0
        player.locator(f'[data-adds="{district}"]').tap()
        expect(player.locator(part).filter(visible=True)).to_have_count(1)


def test_a_phone_asks_a_question_once_and_shows_no_empty_card(server, phone):
    asked = phone(refused(server, "en", 4), 1)
    for said in ("Reveal your threat?", "won’t pay a bribe"):
        expect(asked.get_by_text(said, exact=False)).to_have_count(1)
    waits = phone(round_end(server, "en", 4), 1)
    cards = waits.locator(".citadels-card")
    expect(cards.first).to_be_visible()
    assert all(cards.nth(n).inner_text().strip() for n in range(cards.count()))


@pytest.mark.parametrize("size", TABLES)
def test_a_warlord_looks_into_every_city_without_scrolling(server, table, size):
    page = table(warlord(server, "ru", 8), size, "ru")
    page.locator("#seat-1 [data-opens=turn-1]").tap()
    sheet = page.locator("#turn-1[open]")
    cities = sheet.locator(".citadels-of-city")
    expect(cities).to_have_count(7)  # all but the Bishop's, one's own last
    names = cities.locator(".citadels-whose").all_text_contents()
    assert (names[0], names[-1]) == (long_names("ru", 8)[2], long_names("ru", 8)[1])
    for number in range(7):
        cities.nth(number).locator("summary").dispatch_event("click" if number else "focus")
        expect(cities.nth(number).locator(".citadels-target").first).to_be_visible()
        expect(sheet.locator(".citadels-of-city[open]")).to_have_count(1)
        assert sheet.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), number
    assert faults(page, 56) == []


# --- beside their pictures ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "seats", "language"),
    [("people_call", 8, "ru"), ("chosen", 3, "ru"), ("called", 8, "ko"), ("paused", 6, "ru")],
)
def test_the_bar_of_an_upright_table_is_one_row(server, table, state, seats, language):
    page = table(STATES[state](server, language, seats), "upright", language)
    page.evaluate(LAID_OUT)
    boxes = page.locator("#bar .button:visible").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().toJSON())"
    )
    assert max(box["top"] for box in boxes) < min(box["bottom"] for box in boxes)


def test_by_hand_the_crowns_panel_is_deeper_for_a_button(server, table):
    """After their own turn the one with the crown has Next in it."""
    state = with_cities(server, "en", 4).to_calls()
    state.plays(0, 1, kind="name", rank=6)
    state.call(3)
    page = table(state.sitting)
    expect(page.locator(".citadels-next")).to_have_count(4)
    expect(page.locator(".cell.ready")).to_have_count(4)
    expect(page.locator(".cell.ready .citadels-me:visible")).to_have_count(3)
    expect(page.locator("#seat-0 .button:visible")).to_have_text(["Next: 4. King"])


def test_while_the_table_dims_the_disc_stays_and_the_motif_goes(server, table):
    page = table(turn(server, "en", 5), "wide")
    shown = """selector => {
      let shown = 1;
      for (let one = document.querySelector(selector); one; one = one.parentElement)
        shown *= Number(getComputedStyle(one).opacity);
      return shown;
    }"""
    motif = "getComputedStyle(document.querySelector('.middle'), '::before').opacity"
    lit = float(page.evaluate(motif))
    page.evaluate("document.documentElement.setAttribute('data-live-idle', 'legible')")
    assert page.evaluate(shown, ".citadels-now") > 2 * page.evaluate(shown, "#cast-5")
    assert float(page.evaluate(motif)) < lit / 2


def test_without_voices_only_the_call_is_larger(server, table):
    """The moment of a selection ran out at the top."""
    state = Table(server.open(("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"), "citadels"))
    state.begin()
    page = table(state.sitting)
    size = "one => parseFloat(getComputedStyle(one).fontSize)"

    def grown() -> float:
        """By how much, on a device that finds no voice."""
        moment = page.locator(".moment:not(.turned-half)")
        sizes = []
        for dumb in ("false", "true"):
            page.evaluate(f"document.documentElement.toggleAttribute('data-live-dumb', {dumb})")
            sizes.append(moment.evaluate(size))
        return sizes[1] - sizes[0]

    expect(page.locator(".moment .citadels-cards").first).to_be_visible()
    assert grown() == 0
    state.act(kind="start_calls", round=1)
    expect(page.locator(".moment > .citadels-number").first).to_be_visible()
    assert grown() > 0


def test_without_voices_the_call_beside_marks_lies_whole_in_the_middle(server, table):
    """The tails of its letters were cut off."""
    options = {"tools": ["caller"], "calls": "by_itself", "pace": "slow"}
    state = open_(server, "en", 5, **options).to_calls()
    for seat, rank, named in ((0, 1, 4), (1, 2, 6)):
        number = state.turn(seat, rank, gather=None)
        state.act(seat, kind="name", turn=number, rank=named)
        state.act(seat, kind="end_turn", turn=number)
    page = table(state.sitting, "wide")
    expect(page.locator(".moment > .citadels-number").first).to_be_visible()
    page.evaluate("document.documentElement.toggleAttribute('data-live-dumb', true)")
    over = """() => {
      const centre = document.querySelector(".centre").getBoundingClientRect();
      return [...document.querySelectorAll(".citadels-centre > .moment")].map((one) => {
        const {top, bottom} = one.getBoundingClientRect();
        return Math.max(centre.top - top, bottom - centre.bottom, 0);
      });
    }"""
    assert page.evaluate(over) == [0, 0]


def test_a_complete_city_is_told_by_two_taps_where_only_the_caller_runs(server, table):
    """It ends the game; it lay behind corrections."""
    state = open_(server, "en", 6, tools=["caller"]).to_calls()
    page = table(state.sitting)
    page.locator("#who-2").tap()
    page.locator("#person-2 [data-act*=correct_complete]").tap()
    expect(page.locator(".moment .badge").first).to_be_visible()
    assert state.view["seats"][2]["complete"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_step_of_the_set_up_scrolls_on_a_tablet(server, new_page, language):
    page = new_page("upright", language)
    page.goto(f"{server.url}/new/citadels")
    below = "document.documentElement.scrollHeight - innerHeight"
    for step in ("who", "box"):
        page.locator(f"[data-step][href='#{step}']").first.tap()
        for size in TABLES:
            resize(page, size)
            for chosen in page.locator("[name=set]").all() if step == "box" else (None,):
                if chosen is not None:
                    chosen.check(force=True)
                page.evaluate(LAID_OUT)
                assert page.evaluate(below) <= 0, (step, size)


DEPTHS = "cells => cells.map((one) => Math.min(one.offsetWidth, one.offsetHeight))"
CUT = """panels => panels.filter((one) => one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent.trim())"""


def test_whose_phone_answers_has_no_deep_and_empty_panel(server, table, phone):
    """A lost phone's panel is the only one with something to tap."""
    state = open_(server, "en", 4, tools=["caller"], calls="by_itself", pace="slow")
    for seat in range(4):
        state.sitting.claim(seat)
    state.begin()
    state.act(kind="deal", round=1)
    page = table(state.sitting)
    while (choosing := state.view["selection"]) is not None:
        seat = choosing["chooser"]
        state.sitting.release(seat)
        expect(page.locator(f"#seat-{seat} [data-opens=cover-{seat}]")).to_be_visible()
        page.locator(f"#seat-{seat} [data-opens=cover-{seat}]").tap()
        cover = page.locator(f"#cover-{seat}")
        cover.locator("[data-cover-open]").tap()
        cover.locator("[data-uncovers]").tap()
        cover.locator(".citadels-hand-card:visible").first.tap()
        cover.locator("[data-of]:visible").tap()
        expect(cover.locator("[name=rank]")).to_have_count(0)
        cover.locator("[data-closes]:visible").first.tap()
        if seat != 2:
            state.sitting.claim(seat)
    expect(page.locator("#seat-2 .citadels-me")).to_be_visible()
    expect(page.locator(".citadels-me")).to_have_count(1)
    idle = page.locator(".cell:not(:has(.acts > *))")
    expect(idle).to_have_count(3)
    assert max(idle.evaluate_all(DEPTHS)) < min(page.locator("#seat-2").evaluate_all(DEPTHS))
    assert idle.locator(".panel").evaluate_all(CUT) == []
