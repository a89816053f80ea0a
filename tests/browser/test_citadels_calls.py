"""Calling the ranks of Citadels: paused, slept through, answered out of turn, tapped twice."""

from collections.abc import Callable
from time import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.examples import quickly

from .citadels_states import Table, called, open_
from .conftest import LANGUAGES, NOW, ClockedServer, NewPage, Server, Sitting
from .looks import faults
from .playing import is_at
from .test_citadels_draft import BRISK
from .test_voice import SPEAKING

pytestmark = pytest.mark.browser


HOUR = 3_600
"""seconds"""


@pytest.fixture
def server(clocked_server: ClockedServer) -> ClockedServer:
    """No rank passes by itself."""
    return clocked_server


CUT = "() => dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}))"
BACK = "() => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))"
"""the stream of a page that is put aside, and fetched again"""

UNSEEN = """hidden => {
  Object.defineProperty(document, "hidden", {configurable: true, get: () => hidden});
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def calls(server: Server) -> Table:
    """The caller alone; by hand, so that nobody is passed over while a test is about it."""
    table = open_(server, "en", 4, tools=["caller"]).to_calls()
    table.call(3)
    return table


class Tablet:
    """A table screen that speaks, falls asleep and wakes up; its clock stands until then."""

    def __init__(self, page: Page, sitting: Sitting) -> None:
        self.page = page
        page.goto(f"{sitting.url}/table")
        page.locator(".moment[role=status]").tap()

    def says(self, words: str) -> None:
        self.page.wait_for_function("words => window.spoken.at(-1)?.text === words", arg=words)

    @property
    def spoken(self) -> list[str]:
        said: list[Any] = self.page.evaluate("window.spoken")
        return [one["text"] for one in said if isinstance(one, dict)]

    def sleeps(self) -> None:
        """Nothing reaches it."""
        self.page.evaluate(UNSEEN, True)
        self.page.evaluate(CUT)
        self.page.context.set_offline(True)

    def wakes(self) -> None:
        """An hour later by its clock; its stopwatch stood still."""
        self.page.context.set_offline(False)
        self.page.clock.set_system_time(NOW + HOUR)
        self.page.evaluate(UNSEEN, False)
        self.page.clock.resume()


@pytest.fixture
def tablet(new_page: NewPage) -> Callable[[Sitting], Tablet]:
    def at(sitting: Sitting) -> Tablet:
        cookie = sitting.cookie("table", sitting.table_token)
        page = new_page("tablet", "en", (cookie,), fresh=True, script=SPEAKING, stopped=True)
        return Tablet(page, sitting)

    return at


def silence(table: Table, rank: int) -> None:
    """Nobody answers until this rank is called."""
    while table.view["caller"]["rank"] < rank:
        table.act(kind="silence", call=table.view["caller"]["call"])


@pytest.mark.slow
def test_a_tablet_asleep_in_mid_call_wakes_to_what_is_called_and_says_that_alone(server, tablet):
    table = calls(server)
    screen = tablet(table.sitting)
    screen.says("3. Magician.")
    screen.sleeps()
    silence(table, 5)
    screen.wakes()
    expect(screen.page.locator("#cast-5.citadels-called")).to_be_visible()
    screen.says("5. Bishop.")
    assert screen.spoken == ["3. Magician.", "5. Bishop."]
    # It goes on as before, from the screen that was asleep.
    screen.page.locator("#me-2").press("Enter")
    expect(screen.page.locator("#seat-2.lit")).to_be_visible()


@pytest.mark.slow
def test_a_tablet_asleep_while_somebody_answers_wakes_to_their_turn(server, tablet, phone):
    table = calls(server)
    screen = tablet(table.sitting)
    screen.says("3. Magician.")
    own = phone(table.sitting, 1)
    screen.sleeps()
    own.locator("#me").tap()
    expect(own.locator("#my-turn .citadels-end")).to_be_visible()
    screen.wakes()
    expect(screen.page.locator("#seat-1.lit")).to_be_visible()
    assert screen.spoken[:1] == ["3. Magician."]
    assert [one.partition(": ")[2] for one in screen.spoken[1:]] == ["Magician"]
    screen.page.locator("#seat-1 .citadels-end").press("Enter")
    screen.says("4. King.")


@pytest.mark.slow
def test_two_who_tap_in_the_same_moment_are_both_heard(server, table):
    """By fingers of the browser's own, which takes both for one gesture and clicks nothing."""
    sitting = called(server, "en", 4)
    page = table(sitting)
    expect(page.locator(".citadels-next-bottom")).to_contain_text("4. King")
    page.evaluate(
        "() => { window.heard = []; addEventListener('click', (one) => "
        "window.heard.push(one.target.closest('.citadels-next').className)); }"
    )
    line = page.context.new_cdp_session(page)
    fingers: dict[str, dict[str, float]] = {}
    for edge in ("bottom", "top"):
        box = page.locator(f".citadels-next-{edge}").bounding_box()
        fingers[edge] = {"x": box["x"] + 9, "y": box["y"] + 9, "id": len(fingers)}
    began = time()

    def lie(kind: str, later: float, *edges: str) -> None:
        points = [fingers[edge] for edge in edges]
        line.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": points, "timestamp": began + later},
        )

    lie("touchStart", 0, "bottom")
    lie("touchStart", 0.05, "bottom", "top")
    lie("touchEnd", 0.1, "bottom")
    lie("touchEnd", 0.15)
    expect(page.locator("#cast-4.citadels-called")).to_be_visible()
    expect(page.locator("[data-live-busy]")).to_have_count(0)
    heard = page.evaluate("heard")
    assert sorted(one.split("-")[-1] for one in heard) == ["bottom", "top"]
    assert sitting.view["caller"]["rank"] == 4


def test_an_answer_out_of_turn_is_told_what_is_called_and_changes_nothing(server, phone):
    """A phone that has not heard of the next call yet."""
    table = calls(server)
    page = phone(table.sitting, 2)
    expect(page.locator(".citadels-role")).to_contain_text("Magician")
    page.route("**/stream*", lambda route: route.abort())
    page.evaluate(CUT)
    silence(table, 4)
    page.locator("#me").tap()
    expect(page.locator(".refusal")).to_contain_text("That call is over.")
    now = table.view
    assert (now["turn"], now["caller"]["rank"]) == (None, 4)
    page.unroute("**/stream*")
    page.evaluate(BACK)
    expect(page.locator(".citadels-role")).to_contain_text("King")


# --- paused ---------------------------------------------------------------------------------------


PAUSED = {"en": ("Paused", "Go on"), "ko": ("멈춤", "계속하기"), "ru": ("Пауза", "Продолжить")}

RUNS = """() => document.querySelector(".citadels-beat > :last-child").getAnimations()
  .map(({ playState }) => playState)"""
"""the ring around the rank that is called"""


def paused(server: Server, language: str = "en") -> Table:
    """The caller alone, stopped at its first rank."""
    options = {"tools": ["caller"], "calls": "by_itself", "pace": "slow"}
    table = open_(server, language, 4, **options).to_calls()
    table.act(kind="pause_calls", call=table.view["caller"]["call"])
    return table


@pytest.mark.parametrize("language", quickly(LANGUAGES, "en"))
def test_a_pause_is_said_on_all_screens_and_any_of_them_goes_on(server, table, phone, language):
    state = paused(server, language)
    screen = table(state.sitting, "tablet", language)
    own = phone(state.sitting, 2, language)
    said, on = PAUSED[language]
    expect(screen.locator(".moment", has_text=said)).to_have_count(2)
    assert faults(screen, 56) == []
    go_on = own.locator("#called").get_by_role("button", name=on)
    expect(own.locator(".citadels-todo")).to_contain_text(said[:2], ignore_case=True)
    expect(go_on).to_be_visible()
    assert faults(own, 48) == []
    go_on.tap()
    expect(screen.locator(".moment", has_text=said)).to_have_count(0)
    screen.locator("#pause").tap()
    expect(screen.locator(".moment", has_text=said)).to_have_count(2)
    screen.get_by_role("button", name=on).tap()
    expect(go_on).to_have_count(0)
    own.locator("#pause").tap()
    expect(screen.locator(".moment", has_text=said)).to_have_count(2)
    assert (state.view["caller"]["rank"], state.view["caller"]["paused"]) == (1, True)


@pytest.mark.slow
def test_the_ring_stands_with_the_calls_and_fills_on(server, new_page):
    state = paused(server)
    cookie = state.sitting.cookie("table", state.sitting.table_token)
    page = new_page("tablet", "en", (cookie,))
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{state.sitting.url}/table")
    page.wait_for_function(f"() => ({RUNS})().join() === 'paused'")
    page.get_by_role("button", name="Go on").tap()
    expect(page.locator(".citadels-beat-paused")).to_have_count(0)
    page.wait_for_function(f"() => ({RUNS})().join() === 'running'")


@pytest.mark.slow
def test_the_voice_says_the_next_rank_after_a_pause_and_nothing_twice(server, tablet):
    state = paused(server)
    state.act(kind="change_options", pace="brisk")
    screen = tablet(state.sitting)
    screen.says("1. Assassin.")
    before = state.sitting.server.call(f"/sittings/{state.sitting.code}")["version"]
    screen.page.get_by_role("button", name="Go on").first.press("Enter")
    is_at(screen.page, before + 1)
    server.later(BRISK)
    screen.says("2. Thief.")
    assert screen.spoken == ["1. Assassin.", "2. Thief."]
