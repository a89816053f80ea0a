"""A running table: what is done, undone, refused, asked about first and kept from others' eyes."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import Server
from .looks import faults, tap_tool
from .playing import begun, is_at
from .torn import Held

__all__ = ["begun"]

pytestmark = pytest.mark.browser


def golds(server: Server, code: str) -> list[int]:
    return [seat["gold"] for seat in server.call(f"/sittings/{code}")["view"]["seats"]]


def test_undo_says_what_and_does_it(server, table):
    sitting = begun(server)
    sitting.act(1, kind="pay", payer=1, payee=0, amount=8)
    page = table(sitting)
    expect(page.locator("#undo")).to_contain_text("8")
    page.locator("#undo").tap()
    expect(page.locator("#redo")).to_be_visible()
    is_at(page, 3)
    assert golds(server, sitting.code)[0] == 50
    page.locator("#redo").tap()
    is_at(page, 4)
    assert golds(server, sitting.code)[0] == 58


def test_a_tap_is_heard_though_the_answer_to_the_one_before_is_on_its_way(server, table):
    """The screen with the next thing to do may come sooner."""
    sitting = begun(server)
    for amount in (8, 5):
        sitting.act(1, kind="pay", payer=1, payee=0, amount=amount)
    page: Page = table(sitting)
    sent = Held(page, "**/actions", done=True)
    page.locator("#undo").tap()
    is_at(page, 4)
    expect(page.locator("#undo")).to_contain_text("8")
    page.locator("#undo").tap()
    is_at(page, 5)
    expect(page.locator("[data-live-busy]")).to_have_count(1)
    for at in (1, 0):
        sent.let_go(at)
    expect(page.locator("[data-live-busy]")).to_have_count(0)
    assert golds(server, sitting.code)[:2] == [50, 50]


@pytest.mark.slow
def test_a_remark_is_legible_on_every_screen_with_undo_beside_it(pearls, table, phone):
    sitting = pearls.open(("Ann", "Ben"), "pearls")
    sitting.act(0, kind="take", n=12)
    other, page = phone(sitting, 1), table(sitting)
    for screen, letters, target in ((other, 16, 48), (page, 20, 56)):
        words = screen.locator("#remark[role=status] p")
        expect(words).to_contain_text("Ann took 12 in one hand")
        assert words.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= letters
        assert faults(screen, target) == []
    expect(other.locator("#remark button")).to_have_count(0)
    page.locator("#remark").get_by_role("button", name="Undo").tap()
    for screen in (other, page):
        expect(screen.locator("#remark")).to_be_empty()
    assert pearls.call(f"/sittings/{sitting.code}")["view"]["pearls"] == [0, 0]


def test_undo_of_a_result_asks_first(pearls, table):
    sitting = pearls.open(("Ann", "Ben"), "pearls")
    sitting.act(0, kind="take", n=3)
    sitting.act(kind="finish")
    page = table(sitting)
    question, answer = page.locator("#confirm-words"), page.locator("#confirm")
    page.locator("#undo").tap()
    expect(question).to_contain_text("already seen how the game ended")
    answer.get_by_role("button", name="No").tap()
    tap_tool(page, "log")
    page.locator("#log").get_by_role("button", name="Back to here").tap()
    expect(question).to_contain_text("already seen how the game ended")
    answer.get_by_role("button", name="No").tap()
    page.locator("#log [data-closes]").tap()
    expect(page.locator(".rank")).to_have_count(2)
    page.locator("#undo").tap()
    answer.get_by_role("button", name="Yes").tap()
    expect(page.locator("#seat-0")).to_be_visible()
    page.locator("#undo").tap()
    is_at(page, 4)


def test_a_refusal_stands_beside_what_was_tapped_turned_to_whoever_did(server, table):
    page = table(begun(server))
    page.evaluate(
        """() => {
          const button = document.createElement("button");
          button.type = "button";
          button.id = "odd";
          button.textContent = "odd";
          button.dataset.act = '{"kind": "pay", "payer": 1, "payee": 0, "amount": 9000}';
          button.dataset.seat = "1";
          document.querySelector("#seat-1 .panel").prepend(button);
          button.click();
        }"""
    )
    said = page.locator(".refusals [role=alert]")
    expect(said).to_be_visible()
    expect(said).to_have_attribute("data-edge", "left")
    assert said.evaluate("one => getComputedStyle(one).rotate") == "90deg"


def test_half_typed_numbers_survive_a_new_screen(pearls, phone):
    """Chips add, and digits join."""
    sitting = pearls.open(("Ann", "Ben", "Cleo"), "pearls")
    page = phone(sitting, 1)
    page.locator("[data-opens^=hide]").first.tap()
    pad = page.locator("dialog[open] [data-keypad]").first
    for chip in (20, 5, 1, 1):
        pad.locator(f"[data-add='{chip}']").tap()
    expect(pad.locator("input")).to_have_value("27")
    pad.locator("input").tap()
    for digit in (1, 7):
        pad.locator(f"[data-digit='{digit}']").tap()
    sitting.act(1, n=1, kind="take")
    is_at(page, 1)
    expect(pad.locator("input")).to_have_value("17")
    expect(page.locator("dialog:modal")).to_have_count(1)
    pad.locator("[data-back]").tap()
    expect(pad.locator("input")).to_have_value("1")


@pytest.mark.slow
def test_what_is_destructive_asks_once(server, table):
    sitting = begun(server)
    sitting.claim(1)
    page = table(sitting)
    tap_tool(page, "join")
    release = page.locator("#join").get_by_role("button", name="Release")
    release.tap()
    page.locator("#confirm").get_by_role("button", name="No").tap()
    release.tap()
    with page.expect_navigation():
        page.locator("#confirm").get_by_role("button", name="Yes").tap()
    sitting.claim(1)


def test_the_cover_hides_what_is_secret_before_and_after(server, table):
    sitting = server.open(
        ("Ann", "Ben", "Cleo"), cover=True, tools=["rounds", "bank", "timer", "stands"]
    )
    sitting.act(kind="begin", sheriff=0)
    sitting.act(kind="advance", round=1, phase="market", to="inspect")
    sitting.act(0, kind="pass_bag", round=1, merchant=1)
    page = table(sitting)
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if "/cover/" in one.url else None)
    page.locator("[data-opens=cover-1]").first.tap()
    cover = page.locator("#cover-1")
    expect(cover.get_by_role("heading", name="Pass me to Ben")).to_be_visible()
    assert asked == []
    cover.locator("[data-cover-open]").tap()
    expect(cover.locator(".picker-item").first).to_be_visible()
    cover.locator(".picker-add").first.tap()
    cover.locator("form .button.primary").tap()
    expect(cover.get_by_text("put me back in the middle")).to_be_visible()
    expect(cover.get_by_text("Pass me to Ben")).to_be_hidden()
    expect(cover.locator("[data-cover-content]")).to_be_empty()
    cover.locator("[data-closes]").first.tap()
    expect(cover).to_be_hidden()
    assert server.call(f"/sittings/{sitting.code}")["version"] == 4
