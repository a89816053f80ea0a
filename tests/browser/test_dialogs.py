"""Dialogs are drawn when somebody opens them: at once, slowly or never; and what stays in them.

On the table screen they rise from their person's edge, several at once: who is left alone, and
where the focus goes.
"""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from .citadels_states import final
from .conftest import LAID_OUT, TABLES, Server, Sitting
from .looks import axe, resize, stands_still, tap_tool
from .sheriff_states import market

pytestmark = pytest.mark.browser

HIDE = "[data-opens='hide-1']"


def type_17(page: Page) -> None:
    pad = page.locator("#hide-1 [data-keypad]")
    pad.locator("[data-digit='1']").tap()
    pad.locator("[data-digit='7']").tap()


DIALOG = re.compile(r"/dialog\?")
REFUSED = """() => {
  [window.real, window.asked] = [window.fetch, 0];
  window.fetch = () => { window.asked += 1; return Promise.reject(new TypeError("refused")); };
}"""
"""at once: a dialog that is late opens with its title, and says there what is wrong"""


def hold(page: Page) -> list[Route]:
    """Dialogs wait on their way: here."""
    held: list[Route] = []
    page.route(DIALOG, lambda route: held.append(route))
    return held


def let_go(held: list[Route]) -> None:
    for route in held:
        route.continue_()


def played(pearls: Server) -> Sitting:
    return pearls.open(("Ann", "Ben", "Cleo", "Dan"), "pearls")


def hide(page: Page, seat: int) -> Locator:
    """The dialog of a seat, opened in its panel."""
    page.locator(f"#seat-{seat} [data-opens='hide-{seat}']").tap()
    dialog = page.locator(f"#hide-{seat}[open]")
    expect(dialog.locator("[data-keypad]")).to_be_visible()
    return dialog


@pytest.mark.slow
def test_no_dialog_is_in_the_page_before_it_is_opened_nor_after(pearls, table):
    page = table(played(pearls))
    expect(page.locator("#screen dialog, #dialogs *")).to_have_count(0)
    hide(page, 1).locator("[data-closes]").tap()
    expect(page.locator("#dialogs *")).to_have_count(0)


# --- around the table -----------------------------------------------------------------------------


def test_two_people_type_at_once_at_two_edges(pearls, table):
    sitting = played(pearls)
    page = table(sitting, "wide")
    ben, dan = hide(page, 1), hide(page, 3)
    ben.locator("[data-digit='1']").tap()
    dan.locator("[data-digit='3']").tap()
    ben.locator("[data-digit='7']").tap()
    dan.locator("[data-digit='5']").tap()
    sitting.act(2, kind="take", n=1)
    expect(page.locator("#screen")).to_have_attribute("data-version", "1")
    expect(ben.locator("[data-keypad] input")).to_have_value("17")
    expect(dan.locator("[data-keypad] input")).to_have_value("35")
    page.locator("#seat-2 .acts [data-act]").tap()
    expect(page.locator("#screen")).to_have_attribute("data-version", "2")
    dan.locator("[type=submit]").tap()
    expect(page.locator("#screen")).to_have_attribute("data-version", "3")
    expect(page.locator("#hide-3")).to_have_count(0)
    expect(ben.locator("[data-keypad] input")).to_have_value("17")


UPON = """() => {
  const open = [...document.querySelectorAll("dialog[open]")];
  const boxes = open.map(one => one.getBoundingClientRect());
  return boxes.flatMap((a, at) => boxes.slice(at + 1).map(b =>
    [Math.min(a.right, b.right) - Math.max(a.left, b.left),
     Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)])).filter(([x, y]) => x > 1 && y > 1);
}"""
"""how far open dialogs lie upon each other"""


@pytest.mark.slow
def test_neighbours_with_a_dialog_each_share_no_corner(pearls, table):
    page = table(played(pearls))
    for order in ((0, 1), (3, 2), (1, 3, 0), (0, 1, 2, 3)):
        for seat in order:
            hide(page, seat)
        for size in TABLES:
            resize(page, size)
            page.evaluate(LAID_OUT)
            stands_still(page)
            assert page.evaluate(UPON) == [], (order, size)
            for seat in order:
                send = page.locator(f"#hide-{seat} [type=submit]")
                expect(send).to_be_in_viewport(ratio=1)
        for seat in order:
            page.locator(f"#hide-{seat} [data-closes]").tap()
            expect(page.locator(f"#hide-{seat}")).to_have_count(0)


@pytest.mark.slow
def test_somebody_has_one_dialog_and_what_it_leads_to(pearls, table):
    page = table(played(pearls))
    hide(page, 1)
    page.locator("#who-2").tap()
    expect(page.locator("dialog[open]")).to_have_count(2)
    page.locator("#person-2 [data-opens='hide-2']").tap()
    expect(page.locator("#hide-2[open] [data-keypad]")).to_be_visible()
    expect(page.locator("#person-2")).to_have_attribute("inert", "")
    page.keyboard.press("Escape")
    expect(page.locator("#hide-2")).to_have_count(0)
    expect(page.locator("#person-2 [data-opens='hide-2']")).to_be_focused()
    page.locator("#person-2 [data-opens='hide-2']").tap()
    page.locator("#hide-2 [data-digit='4']").tap()
    page.locator("#hide-2 [type=submit]").tap()
    expect(page.locator("#hide-2, #person-2")).to_have_count(0)
    expect(page.locator("#hide-1[open]")).to_be_visible()


def test_escape_closes_the_dialog_with_the_focus_and_no_other(pearls, table):
    page = table(played(pearls))
    hide(page, 1)
    hide(page, 3)
    expect(page.locator("#hide-3 [data-closes]")).to_be_focused()
    page.locator("#hide-1 [data-digit='2']").focus()
    page.keyboard.press("Escape")
    expect(page.locator("#hide-1[open]")).to_have_count(0)
    expect(page.locator("#hide-3[open]")).to_be_visible()
    expect(page.locator("#seat-1 [data-opens='hide-1']")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#hide-3[open]")).to_be_visible()


@pytest.mark.slow
def test_the_focus_goes_back_even_if_a_new_screen_came_meanwhile(pearls, table):
    sitting = played(pearls)
    page = table(sitting)
    hide(page, 1)
    sitting.act(kind="roll", pips=2)
    expect(page.locator("#seat-1.lit")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#seat-1 [data-opens='hide-1']")).to_be_focused()


@pytest.mark.slow
def test_what_a_dialog_covers_cannot_be_reached_until_it_is_closed(pearls, table):
    page = table(played(pearls))
    dialog = hide(page, 1)
    expect(page.locator("#who-1")).to_have_attribute("inert", "")
    dialog.locator("[data-closes]").tap()
    expect(page.locator("#screen [inert]")).to_have_count(0)


@pytest.mark.slow
def test_a_screen_reader_reads_the_table_then_each_dialog_by_its_title(pearls, table):
    page = table(played(pearls))
    hide(page, 1)
    hide(page, 3)
    read = page.locator("body").aria_snapshot()
    order = [read.index(one) for one in ("main", 'region "Ann"', 'region "Dan"', "dialog")]
    assert order == sorted(order)
    assert read.count('dialog "') == 2
    first = read.index('dialog "')
    assert read.index("heading", first) < read.index("textbox", first)
    for seat in (1, 3):
        described = page.locator(f"#hide-{seat}").get_attribute("aria-describedby")
        assert described == f"who-{seat}"
    assert axe(page) == []


@pytest.mark.slow
def test_the_tab_key_goes_through_a_dialog_in_its_order(pearls, table):
    page = table(played(pearls))
    dialog = hide(page, 1)
    expect(dialog.locator("[data-closes]")).to_be_focused()
    page.keyboard.press("Tab")
    expect(dialog.locator("[data-keypad] input")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(dialog.locator("[data-closes]")).to_be_focused()


@pytest.mark.slow
def test_two_people_are_asked_at_once(pearls, table):
    page = table(played(pearls))
    asks = """(seat) => {
      const button = document.querySelector(`#seat-${seat} [data-act]`);
      button.dataset.confirm = "Really?";
      button.click();
    }"""
    page.evaluate(asks, 1)
    page.evaluate(asks, 3)
    expect(page.locator(".confirm-words:visible")).to_have_count(2)
    page.locator("dialog[data-live-seat='3'] [data-confirm-yes]").tap()
    expect(page.locator("#screen")).to_have_attribute("data-version", "1")
    page.locator("dialog[data-live-seat='1'] [value=no]").tap()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("#screen")).to_have_attribute("data-version", "1")


def test_what_somebody_else_settled_says_so_in_the_dialog(pearls, table):
    sitting = played(pearls)
    page = table(sitting)
    dialog = hide(page, 1)
    dialog.locator("[data-digit='4']").tap()
    sitting.act(1, kind="hide", number=3)
    expect(dialog.get_by_role("alert")).to_contain_text("settled in the meantime")
    expect(dialog.locator("form")).to_have_attribute("inert", "")
    sitting.act(kind="rewind", to=0, expected=1)
    expect(dialog.get_by_role("alert")).to_have_count(0)
    expect(dialog.locator("form")).not_to_have_attribute("inert", "")
    expect(dialog.locator("[data-keypad] input")).to_have_value("4")


@pytest.mark.slow
def test_what_is_only_read_says_so_too(pearls, table):
    sitting = played(pearls)
    page = table(sitting)
    page.locator("#who-1").tap()
    expect(page.locator("#person-1 [data-opens]")).to_be_visible()
    sitting.act(1, kind="hide", number=3)
    expect(page.locator("#person-1 [data-opens]")).to_have_count(0)


# --- slow, lost, typed in -------------------------------------------------------------------------


@pytest.mark.slow
def test_a_dialog_works_with_the_keyboard_alone(pearls, phone):
    page = phone(played(pearls), 1)
    page.locator(HIDE).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#hide-1 [data-keypad]")).to_be_visible()
    expect(page.locator("#hide-1 [data-closes]")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('#hide-1 .sheet-body') !== null")
    page.keyboard.press("Escape")
    expect(page.locator("#hide-1")).to_have_count(0)
    expect(page.locator(HIDE).first).to_be_focused()


ESCAPED_AT_ONCE = """() => {
  document.querySelector("[data-opens=menu]").click();
  document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "Escape", bubbles: true}));
}"""


@pytest.mark.slow
def test_escape_closes_a_dialog_that_is_still_on_its_way(pearls, phone):
    page: Page = phone(played(pearls), 1)
    with page.expect_response(DIALOG):
        page.evaluate(ESCAPED_AT_ONCE)
    expect(page.locator("[data-live-opening]")).to_have_count(0)
    expect(page.locator("#menu")).to_have_count(0)
    page.reload()
    page.locator("[data-opens=menu]").tap()
    expect(page.locator("#menu[open] .menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#menu")).to_have_count(0)
    page.reload()
    expect(page.locator("#undo")).to_be_visible()
    expect(page.locator("#menu")).to_have_count(0)


def test_what_was_typed_is_still_there_when_a_dialog_was_closed_by_mistake(pearls, phone):
    sitting = played(pearls)
    page = phone(sitting, 1)
    page.locator(HIDE).first.tap()
    type_17(page)
    page.locator("#hide-1 [data-closes]").tap()
    sitting.act(1, n=1, kind="take")
    expect(page.locator("#screen")).to_have_attribute("data-version", "1")
    page.locator(HIDE).first.tap()
    expect(page.locator("#hide-1 [data-keypad] input")).to_have_value("17")


@pytest.mark.slow
def test_what_was_sent_is_not_there_any_more(pearls, phone):
    page = phone(played(pearls), 1)
    page.locator(HIDE).first.tap()
    type_17(page)
    page.locator("#hide-1 [type=submit]").tap()
    expect(page.locator("#hide-1")).to_have_count(0)
    page.locator(HIDE).first.tap()
    expect(page.locator("#hide-1 [data-keypad] input")).to_have_value("0")


@pytest.mark.slow
def test_what_was_typed_goes_when_its_moment_has_passed(server, table):
    sitting = market(server, "en", 4)
    sitting.act(kind="advance", round=1, phase="market", to="inspect")
    page = table(sitting)
    page.locator("[data-opens='offer-1']").tap()
    page.locator("#offer-1 .chip").first.tap()
    page.locator("#offer-1 [data-closes]").tap()
    expect(page.locator("#offer-1")).to_have_count(1)
    sitting.act(0, kind="pass_bag", round=1, merchant=1)
    expect(page.locator("#offer-1")).to_have_count(0)


@pytest.mark.slow
def test_a_dialog_in_which_somebody_types_outlives_its_moment(server, table):
    sitting = market(server, "en", 4)
    sitting.act(kind="advance", round=1, phase="market", to="inspect")
    page = table(sitting)
    page.locator("[data-opens='offer-1']").tap()
    page.locator("#offer-1 .chip").first.tap()
    sitting.act(0, kind="pass_bag", round=1, merchant=1)
    expect(page.locator("[data-opens='offer-1']")).to_have_count(0)
    expect(page.locator("#offer-1 [data-summed]").first).not_to_have_value("0")


@pytest.mark.slow
def test_a_dialog_that_is_only_read_is_drawn_anew_with_every_screen(server, table):
    sitting = market(server, "en", 4)
    page = table(sitting)
    tap_tool(page, "log")
    expect(page.locator("#log .log-entry")).to_have_count(1)
    sitting.act(kind="correct_gold", who=0, gold=33)
    expect(page.locator("#log .log-entry")).to_have_count(2)
    expect(page.locator("#log[open]")).to_be_visible()
    page.locator("#log [data-closes]").first.tap()
    tap_tool(page, "join")
    expect(page.locator("#join .badge.warn")).to_have_count(0)
    sitting.claim(2)
    expect(page.locator("#join .badge.warn")).to_have_count(1)


@pytest.mark.slow
def test_a_dialog_that_was_open_is_open_after_a_reload(pearls, table):
    page = table(played(pearls))
    page.locator("#who-2").tap()
    page.locator("#person-2 [data-opens='hide-2']").tap()
    expect(page.locator("#hide-2[open] [data-keypad]")).to_be_visible()
    page.reload()
    expect(page.locator("#hide-2[open] [data-keypad]")).to_be_visible()
    expect(page.locator("#person-2[open]")).to_be_attached()
    page.goto(page.url + "?again")
    expect(page.locator("#screen")).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_slow_dialog_shows_its_title_at_once_turned_to_whoever_opened_it(pearls, table):
    page = table(played(pearls))
    held = hold(page)
    page.locator("#seat-1 [data-opens='hide-1']").tap()
    shell = page.locator("#hide-1[open]")
    expect(shell.get_by_role("heading")).not_to_be_empty()
    expect(shell).to_have_attribute("data-live-edge", "left")
    expect(shell.locator("[aria-busy]")).to_be_empty()
    let_go(held)
    expect(shell.locator("[data-keypad]")).to_be_visible()
    expect(shell.locator("[aria-busy]")).to_have_count(0)


def test_a_slow_cover_hides_the_table_like_any_other(server, table):
    page = table(final(server, "en", 3))
    held = hold(page)
    page.locator("#seat-0 [data-opens='cover-0']").tap()
    cover = page.locator("#cover-0[open]")
    expect(cover.get_by_role("heading").first).not_to_be_empty()
    let_go(held)
    expect(cover.locator("[data-cover-open]")).to_be_visible()
    expect(page.locator("#cover-0:modal")).to_have_count(1)
    expect(page.locator("#cover-0[data-live-edge]")).to_have_count(0)


@pytest.mark.slow
def test_a_slow_dialog_that_was_closed_meanwhile_stays_closed(pearls, table):
    page = table(played(pearls))
    held = hold(page)
    page.locator("#seat-1 [data-opens='hide-1']").tap()
    page.locator("#hide-1[open] [data-closes]").tap()
    let_go(held)
    expect(page.locator("[data-live-opening]")).to_have_count(0)
    expect(page.locator("#dialogs *")).to_have_count(0)


@pytest.mark.slow
def test_a_dialog_whose_moment_has_passed_says_so(pearls, table):
    sitting = played(pearls)
    page = table(sitting)
    held = hold(page)
    page.locator("#seat-1 [data-opens='hide-1']").tap()
    expect(page.locator("#hide-1[open]")).to_be_visible()
    sitting.act(1, kind="hide", number=3)
    expect(page.locator("#screen")).to_have_attribute("data-version", "1")
    let_go(held)
    expect(page.locator("#hide-1 [role=alert]").first).to_contain_text("already been settled")


def test_a_dialog_that_cannot_come_says_so_beside_its_button(pearls, table):
    page = table(played(pearls))
    page.evaluate(REFUSED)
    page.locator("#seat-1 [data-opens='hide-1']").tap()
    said = page.locator(".refusals [role=alert]")
    expect(said).to_contain_text(re.compile("didn’t get through"))
    expect(said).to_have_attribute("data-edge", "left")
    said.tap()
    expect(said).to_have_count(0)
    assert page.evaluate("window.asked") == 1, "the tap went through to the button"
    page.evaluate("window.fetch = window.real")
    hide(page, 1)
