"""One tap stops the calls of Citadels, on every screen; another goes on where they stood."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .citadels_states import Table, open_
from .conftest import NewPage, Server
from .looks import at_each, faults
from .test_citadels_bad_input import Tablet
from .test_citadels_draft import dealt, keep

pytestmark = pytest.mark.browser

Screen = Callable[..., Page]

PAUSED = {"en": ("Paused", "Go on"), "ko": ("멈춤", "계속하기"), "ru": ("Пауза", "Продолжить")}

RUNS = """() => document.querySelector(".ci-beat > :last-child").getAnimations()
  .map(({ playState }) => playState)"""
"""the ring around the rank that is called"""


def paused(server: Server, language: str = "en") -> Table:
    """The caller alone, stopped at its first rank."""
    options = {"tools": ["caller"], "calls": "by_itself", "pace": "slow"}
    table = open_(server, language, 4, **options).to_calls()
    table.act(kind="pause_calls", call=table.view["caller"]["call"])
    return table


@pytest.mark.parametrize("language", at_each("ru"))
def test_a_pause_is_said_on_all_screens_and_any_of_them_goes_on(
    server: Server, table: Screen, phone: Screen, language: str
) -> None:
    state = paused(server, language)
    screen = table(state.sitting, "tablet", language)
    phones = [phone(state.sitting, seat, language) for seat in (0, 2)]
    said, on = PAUSED[language]
    expect(screen.locator(".moment", has_text=said)).to_have_count(2)
    assert faults(screen, 56) == []
    for page in phones:
        expect(page.locator(".ci-todo")).to_contain_text(said[:2], ignore_case=True)
        expect(page.locator("#called").get_by_role("button", name=on)).to_be_visible()
        assert faults(page, 48) == []
    phones[1].locator("#called").get_by_role("button", name=on).tap()
    expect(screen.locator(".moment", has_text=said)).to_have_count(0)
    screen.locator("#pause").tap()
    expect(screen.locator(".moment", has_text=said)).to_have_count(2)
    screen.get_by_role("button", name=on).tap()
    expect(phones[0].locator("#called").get_by_role("button", name=on)).to_have_count(0)
    phones[0].locator("#pause").tap()
    expect(screen.locator(".moment", has_text=said)).to_have_count(2)
    assert (state.view["caller"]["rank"], state.view["caller"]["paused"]) == (1, True)


def test_the_ring_stands_with_the_calls_and_fills_on(server: Server, new_page: NewPage) -> None:
    state = paused(server)
    cookie = state.sitting.cookie("table", state.sitting.table_token)
    page = new_page("tablet", "en", (cookie,), fresh=True)
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{state.sitting.url}/table")
    assert page.evaluate(RUNS) == ["paused"]
    page.get_by_role("button", name="Go on").tap()
    expect(page.locator(".ci-beat-paused")).to_have_count(0)
    assert page.evaluate(RUNS) == ["running"]


def test_the_voice_says_the_next_rank_after_a_pause_and_nothing_twice(
    server: Server, new_page: NewPage
) -> None:
    state = paused(server)
    state.act(kind="change_options", pace="brisk")
    cookie = state.sitting.cookie("table", state.sitting.table_token)
    screen = Tablet(new_page("tablet", "en", (cookie,), fresh=True), state.sitting)
    screen.says("1. Assassin.")
    screen.page.get_by_role("button", name="Go on").tap()
    screen.says("2. Thief.")
    assert screen.spoken == ["1. Assassin.", "2. Thief."]


@pytest.mark.slow
def test_a_secret_draft_is_paused_by_anybody_alike(
    server: Server, table: Screen, phone: Screen
) -> None:
    sitting = dealt(server, 4)
    phones = [phone(sitting, seat) for seat in range(4)]
    phones[0].get_by_role("button", name="Deal on the phones").tap()
    state = Table(sitting)
    state.act(kind="change_options", pace="slow")
    while (choosing := state.view["selection"]) is not None:
        keep(phones[choosing["chooser"]])
    phones[3].locator("#pause").tap()
    screen = table(sitting)
    for page in phones:
        expect(page.locator("#called").get_by_role("button", name="Go on")).to_be_visible()
        expect(page.locator("#me")).to_be_visible()
    expect(screen.locator(".moment", has_text="Paused")).to_have_count(2)
    phones[1].locator("#called").get_by_role("button", name="Go on").tap()
    for page in phones:
        expect(page.get_by_role("button", name="Go on")).to_have_count(0)
    assert state.view["caller"]["paused"] is False
