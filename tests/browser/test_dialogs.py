"""Dialogs are drawn when somebody opens them: at once, slowly or never; and what stays in them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import Server
from .test_house import begun

pytestmark = pytest.mark.browser

PAY = "[data-opens='pay-1']"


def type_17(page: Page) -> None:
    pad = page.locator("#pay-1 [data-keypad]")
    pad.locator("[data-digit='1']").tap()
    pad.locator("[data-digit='7']").tap()


DIALOG = re.compile(r"/dialog\?")


def hold(page: Page) -> list[Route]:
    """Dialogs wait on their way: here."""
    held: list[Route] = []
    page.route(DIALOG, lambda route: held.append(route))
    return held


def let_go(held: list[Route]) -> None:
    for route in held:
        route.continue_()


def test_no_dialog_is_in_the_page_before_it_is_opened_nor_after(server: Server, table):
    page = table(begun(server))
    expect(page.locator("#screen dialog, #dialogs *")).to_have_count(0)
    page.locator(PAY).first.tap()
    expect(page.locator("#pay-1[open] [data-keypad]")).to_be_visible()
    page.locator("#pay-1 [data-closes]").tap()
    expect(page.locator("#dialogs *")).to_have_count(0)


def test_a_dialog_works_with_the_keyboard_alone(server: Server, phone):
    page = phone(begun(server), 1)
    page.locator(PAY).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#pay-1 [data-keypad]")).to_be_visible()
    expect(page.locator("#pay-1 [data-closes]")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('#pay-1 .sheet-body') !== null")
    page.keyboard.press("Escape")
    expect(page.locator("#pay-1")).to_have_count(0)
    expect(page.locator(PAY).first).to_be_focused()


def test_what_was_typed_is_still_there_when_a_dialog_was_closed_by_mistake(server: Server, phone):
    sitting = begun(server)
    page = phone(sitting, 1)
    page.locator(PAY).first.tap()
    type_17(page)
    page.locator("#pay-1 [data-closes]").tap()
    sitting.act(kind="correct_gold", who=0, gold=33)
    expect(page.locator("#screen")).to_have_attribute("data-version", "2")
    page.locator(PAY).first.tap()
    expect(page.locator("#pay-1 [data-keypad] input")).to_have_value("17")


def test_what_was_sent_is_not_there_any_more(server: Server, phone):
    page = phone(begun(server), 1)
    page.locator(PAY).first.tap()
    type_17(page)
    page.locator("#pay-1 .option").first.tap()
    page.locator("#pay-1 [type=submit]").tap()
    expect(page.locator("#pay-1")).to_have_count(0)
    page.locator(PAY).first.tap()
    expect(page.locator("#pay-1 [data-keypad] input")).to_have_value("0")


def test_what_was_typed_goes_when_its_moment_has_passed(server: Server, table):
    sitting = begun(server)
    sitting.act(kind="advance", round=1, phase="market", to="inspect")
    page = table(sitting)
    page.locator("[data-opens='offer-1']").tap()
    page.locator("#offer-1 [data-keypad] [data-digit='4']").first.tap()
    page.locator("#offer-1 [data-closes]").tap()
    expect(page.locator("#offer-1")).to_have_count(1)
    sitting.act(0, kind="pass_bag", round=1, merchant=1)
    expect(page.locator("#offer-1")).to_have_count(0)


def test_a_dialog_in_which_somebody_types_outlives_its_moment(server: Server, table):
    sitting = begun(server)
    sitting.act(kind="advance", round=1, phase="market", to="inspect")
    page = table(sitting)
    page.locator("[data-opens='offer-1']").tap()
    page.locator("#offer-1 [data-keypad] [data-digit='4']").first.tap()
    sitting.act(0, kind="pass_bag", round=1, merchant=1)
    expect(page.locator("[data-opens='offer-1']")).to_have_count(0)
    expect(page.locator("#offer-1 [data-keypad] input").first).to_have_value("4")
    assert page.locator("#offer-1:modal").count() == 1


def test_a_dialog_that_is_only_read_is_drawn_anew_with_every_screen(server: Server, table):
    sitting = begun(server)
    page = table(sitting)
    page.locator("[data-opens=log]").first.tap()
    expect(page.locator("#log .log-entry")).to_have_count(1)
    sitting.act(kind="correct_gold", who=0, gold=33)
    expect(page.locator("#log .log-entry")).to_have_count(2)
    assert page.locator("#log:modal").count() == 1
    page.locator("#log [data-closes]").first.tap()
    page.locator("[data-opens=join]").first.tap()
    expect(page.locator("#join .badge.warn")).to_have_count(0)
    sitting.claim(2)
    expect(page.locator("#join .badge.warn")).to_have_count(1)


def test_a_slow_dialog_shows_its_title_at_once_turned_to_whoever_opened_it(server: Server, table):
    page = table(begun(server))
    held = hold(page)
    page.locator(f"#seat-1 {PAY}").tap()
    shell = page.locator("#pay-1[open]")
    expect(shell.get_by_role("heading")).not_to_be_empty()
    expect(shell).to_have_attribute("data-edge", "left")
    expect(shell.locator("[aria-busy]")).to_be_empty()
    let_go(held)
    expect(shell.locator("[data-keypad]")).to_be_visible()
    expect(shell.locator("[aria-busy]")).to_have_count(0)
    assert page.locator("#pay-1:modal").count() == 1


def test_a_slow_dialog_that_was_closed_meanwhile_stays_closed(server: Server, table):
    page = table(begun(server))
    held = hold(page)
    page.locator(f"#seat-1 {PAY}").tap()
    page.locator("#pay-1[open] [data-closes]").tap()
    let_go(held)
    expect(page.locator("[data-live-opening]")).to_have_count(0)
    expect(page.locator("#dialogs *")).to_have_count(0)


def test_a_dialog_whose_moment_has_passed_says_so(server: Server, table):
    sitting = server.open(("Ann", "Ben", "Cleo"))
    page = table(sitting)
    opener = page.locator("[data-opens=tie]")
    held = hold(page)
    opener.tap()
    expect(page.locator("#tie[open]")).to_be_visible()
    sitting.act(kind="begin", sheriff=0)
    let_go(held)
    expect(page.locator("#tie [role=alert]")).to_contain_text("settled meanwhile")


def test_a_dialog_that_cannot_come_says_so_beside_its_button(server: Server, table):
    page = table(begun(server))
    page.route(DIALOG, lambda route: route.abort("connectionrefused"))
    page.locator(PAY).first.tap()
    said = page.locator(".refusals [role=alert]")
    expect(said).to_contain_text(re.compile("did not get through"))
    expect(said).to_have_attribute("data-edge", "left")
    page.unroute(DIALOG)
    page.locator(PAY).first.tap()
    expect(page.locator("#pay-1[open] [data-keypad]")).to_be_visible()
