"""What a screen tells by itself: seen, heard where the device speaks, and for screen readers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .condottiere_states import choosing, first_card
from .conftest import NewPage, Server, Sitting
from .dunhuang_states import begun as begun_dunhuang
from .dunhuang_states import enough_tokens, plain_turns
from .test_house import begun
from .test_voice import ALL, DEVICE

pytestmark = pytest.mark.browser


def speaking(sitting: Sitting, new_page: NewPage, place: str = "table") -> Page:
    token = sitting.table_token if place == "table" else sitting.claim(1)
    page = new_page("wide", "en", (sitting.cookie(place, token),), fresh=True)
    page.add_init_script(DEVICE.replace("VOICES", ALL))
    page.goto(f"{sitting.url}/{place}")
    page.locator("#screen").tap(position={"x": 640, "y": 330})
    return page


def said(page: Page, words: str) -> None:
    page.wait_for_function("(words) => spoken.some(({ text }) => text?.includes(words))", arg=words)


def test_a_turn_a_verdict_the_last_seconds_and_the_winner_are_said(
    server: Server, new_page: NewPage
):
    sitting = begun(server)
    sitting.act(kind="advance", round=1, phase="market", to="inspect")
    page = speaking(sitting, new_page)
    sitting.act(0, kind="open_bag", round=1, merchant=1, good="apple", bag={"apple": 2})
    expect(page.locator("[data-verdict=honest]")).to_be_visible()
    said(page, "Ben")
    left = sitting.view["timer"]["left_ms"] // 1000
    sitting.act(kind="timer_extend", seconds=14 - left)
    sitting.act(kind="timer_start")
    said(page, "Ten seconds left")
    sitting.act(kind="timer_extend", seconds=-6)
    said(page, "Time is up")
    sitting.act(kind="correct_round", round=8, sheriff=0, phase="inspect")
    sitting.act(kind="advance", round=8, phase="inspect", to="final")
    for seat in range(4):
        sitting.act(seat, kind="enter_final", gold=40 + seat, goods={"apple": seat})
    sitting.act(kind="finish")
    said(page, "wins")


@pytest.mark.slow
def test_whose_battle_it_was_and_whose_kingdom_are_said(server: Server, new_page: NewPage):
    sitting = choosing(server, "en", 4, tools=["map"])
    for city in ("Siena", "Roma"):
        sitting.act(kind="correct_city", city=city, owner=1)
    sitting.act(kind="attack", battle=1, city="Torino")
    page = speaking(sitting, new_page)  # whose first tap would else choose a city
    sitting.act(kind="end_battle", battle=1, winner=1, by_hand=True)
    said(page, "Wolfeschlegel")
    sitting.act(kind="attack", battle=2, city="Spoleto")
    sitting.act(kind="end_battle", battle=2, winner=1, by_hand=True)
    said(page, "wins")


@pytest.mark.slow
def test_whose_turn_of_the_camel_it_is_and_who_wins_at_once_are_said(
    server: Server, new_page: NewPage
):
    sitting = begun_dunhuang(server, "en", 3)
    page = speaking(sitting, new_page)
    plain_turns(sitting, 1, 1)
    said(page, "Wolfeschlegel")
    enough_tokens(sitting, 1)
    sitting.act(kind="move", turn=2, steps=1)
    sitting.act(kind="take_coins", turn=2)
    sitting.act(1, kind="declare_win", turn=2)
    sitting.act(kind="judge_win", who=1, kinds=4)
    said(page, "wins")


def test_a_key_that_is_held_says_its_card_and_no_number_twice(server: Server, new_page: NewPage):
    page = speaking(first_card(server, "en", 3), new_page)
    for key, card in (("drum", "Drum"), ("6", "Mercenary 6")):
        page.locator(f"#seat-0 .co-key:has([href$='condottiere_{key}'])").dispatch_event(
            "pointerdown"
        )
        page.wait_for_function("(words) => spoken.some(({ text }) => text === words)", arg=card)


def test_a_device_told_not_to_speak_still_sounds(server: Server, new_page: NewPage):
    sitting = begun(server)
    page = speaking(sitting, new_page)
    page.locator("[data-opens=menu]").first.tap()
    page.locator("#menu [data-opens=device]").tap()
    page.locator("#device .switch").tap()
    expect(page.locator("#device [data-voice]")).not_to_be_checked()
    page.locator("#device [data-closes]").tap()
    page.locator("#menu [data-closes]").tap()
    headline = page.locator("#tells").get_attribute("data-turn")
    sitting.act(kind="advance", round=1, phase="market", to="inspect")
    expect(page.locator("#tells")).not_to_have_attribute("data-turn", str(headline))
    assert page.evaluate("spoken") == []
    assert page.evaluate(
        "async () => !(await import(document.querySelector('script[type=module]').src"
        ".replace('main', 'sound'))).muted()"
    )


def test_what_was_done_is_told_once_and_briefly_to_those_who_listen(server: Server, table):
    sitting = begun(server)
    page: Page = table(sitting)
    page.evaluate(
        """() => {
          window.told = [];
          const region = document.querySelector("#announced");
          const tell = () => told.push(region.textContent);
          new MutationObserver(tell).observe(region, { childList: true });
        }"""
    )
    sitting.act(kind="correct_gold", who=1, gold=58)
    expect(page.locator("#announced")).to_have_text("Corrected: Ben has 58 gold, not 50.")
    assert page.evaluate("told.length") == 1


def test_a_button_that_is_held_says_what_is_on_it_and_does_nothing(
    server: Server, new_page: NewPage
):
    page = speaking(begun(server), new_page)
    button = page.locator("[data-opens=menu]").first
    box = button.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    said(page, "More")
    page.mouse.up()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.mouse.click(box["x"] + 20, box["y"] + 20)
    expect(page.locator("#menu")).to_be_visible()
