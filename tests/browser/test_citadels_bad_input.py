"""Hands and devices that do what they should not in a round of Citadels: nothing is lost by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from .citadels_states import Table, called, open_
from .conftest import STATIC, NewPage, Server, Sitting
from .looks import hears
from .test_citadels_screens import opened, play_with, shown
from .test_voice import ALL, DEVICE

pytestmark = pytest.mark.browser

Screen = Callable[..., Page]

HOUR = 3_600
"""seconds"""

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
    """A table screen that speaks, falls asleep and wakes up."""

    def __init__(self, page: Page, sitting: Sitting) -> None:
        self.page = page
        page.add_init_script(DEVICE.replace("VOICES", ALL))
        page.clock.install()
        page.goto(f"{sitting.url}/table")
        page.locator(".moment[role=status]").tap()

    def says(self, words: str) -> None:
        self.page.wait_for_function("words => window.spoken.at(-1)?.text === words", arg=words)

    @property
    def spoken(self) -> list[str]:
        said: list[Any] = self.page.evaluate("window.spoken")
        return [one["text"] for one in said if isinstance(one, dict)]

    def sleeps(self) -> None:
        """Nothing of it runs any more, and nothing reaches it."""
        self.page.evaluate(UNSEEN, True)
        self.page.evaluate(CUT)
        self.page.clock.pause_at(self.page.evaluate("Date.now() / 1000") + 1)
        self.page.context.set_offline(True)

    def wakes(self) -> None:
        """An hour later by its clock; its stopwatch stood still."""
        self.page.context.set_offline(False)
        self.page.clock.set_system_time(self.page.evaluate("Date.now() / 1000") + HOUR)
        self.page.evaluate(UNSEEN, False)
        self.page.clock.resume()


@pytest.fixture
def tablet(new_page: NewPage) -> Callable[[Sitting], Tablet]:
    def at(sitting: Sitting) -> Tablet:
        cookie = sitting.cookie("table", sitting.table_token)
        return Tablet(new_page("tablet", "en", (cookie,), fresh=True), sitting)

    return at


def silence(table: Table, rank: int) -> None:
    """Nobody answers until this rank is called."""
    while table.view["caller"]["rank"] < rank:
        table.act(kind="silence", call=table.view["caller"]["call"])


def test_a_tablet_asleep_in_mid_call_wakes_to_what_is_called_and_says_that_alone(
    server: Server, tablet: Callable[[Sitting], Tablet]
) -> None:
    table = calls(server)
    screen = tablet(table.sitting)
    screen.says("3. Magician.")
    screen.sleeps()
    silence(table, 5)
    screen.wakes()
    expect(screen.page.locator("#cast-5.ci-called")).to_be_visible()
    screen.says("5. Bishop.")
    assert screen.spoken == ["3. Magician.", "5. Bishop."]
    for rank in (3, 4):
        expect(screen.page.locator(f"#cast-{rank}.ci-silent")).to_be_visible()
    # It goes on as before, from the screen that was asleep.
    screen.page.locator("#me-2").press("Enter")
    expect(screen.page.locator("#seat-2.lit")).to_be_visible()


def test_a_tablet_asleep_while_somebody_answers_wakes_to_their_turn(
    server: Server, tablet: Callable[[Sitting], Tablet], phone: Screen
) -> None:
    table = calls(server)
    screen = tablet(table.sitting)
    screen.says("3. Magician.")
    own = phone(table.sitting, 1)
    screen.sleeps()
    own.locator("#me").tap()
    expect(own.locator("#my-turn .ci-end")).to_be_visible()
    screen.wakes()
    expect(screen.page.locator("#seat-1.lit")).to_be_visible()
    assert screen.spoken[:1] == ["3. Magician."]
    assert [one.partition(": ")[2] for one in screen.spoken[1:]] == ["Magician"]
    screen.page.locator("#seat-1 .ci-end").press("Enter")
    screen.says("4. King.")


TWICE = """selectors => {
  for (const kind of ["pointerdown", "pointerup", "click"]) {
    selectors.forEach((selector, at) => document.querySelector(selector).dispatchEvent(
      new PointerEvent(kind, {bubbles: true, cancelable: true, pointerId: 7 + at, detail: 1})));
  }
}"""
"""fingers that come down on several things at once"""


def test_two_fingers_on_next_go_one_rank_on(server: Server, table: Screen) -> None:
    sitting = called(server, "en", 7)
    page = table(sitting)
    hears(page)
    expect(page.locator(".ci-next-bottom")).to_contain_text("4. King")
    page.wait_for_function(f"async () => (await import('{STATIC}/js/countdown.js')).now() > 0")
    answers: list[int] = []

    def note(response: Response) -> None:
        if "/actions" in response.url:
            answers.append(response.status)

    page.on("response", note)
    page.evaluate(TWICE, [".ci-next-bottom", ".ci-next-top"])
    expect(page.locator("#cast-4.ci-called")).to_be_visible()
    expect(page.locator("[data-live-busy]")).to_have_count(0)
    assert sorted(answers) == [200, 409]
    assert sitting.view["caller"]["rank"] == 4
    silent = [one["rank"] for one in sitting.view["cast"] if one["silent"]]
    assert silent == [1, 2, 3]


def test_two_who_tap_in_the_same_moment_are_both_heard(server: Server, table: Screen) -> None:
    """By fingers of the browser's own, which takes both for one gesture and clicks nothing."""
    sitting = called(server, "en", 6)
    page = table(sitting)
    expect(page.locator(".ci-next-bottom")).to_contain_text("4. King")
    page.evaluate(
        "() => { window.heard = []; addEventListener('click', (one) => "
        "window.heard.push(one.target.closest('.ci-next').className)); }"
    )
    line = page.context.new_cdp_session(page)

    def lie(kind: str, *edges: str) -> None:
        boxes = [page.locator(f".ci-next-{edge}").bounding_box() for edge in edges]
        points = [
            {"x": box["x"] + 9, "y": box["y"] + 9, "id": n} for n, box in enumerate(boxes) if box
        ]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    lie("touchStart", "bottom")
    lie("touchStart", "bottom", "top")
    lie("touchEnd", "bottom")
    lie("touchEnd")
    expect(page.locator("#cast-4.ci-called")).to_be_visible()
    expect(page.locator("[data-live-busy]")).to_have_count(0)
    heard = page.evaluate("heard")
    assert sorted(one.split("-")[-1] for one in heard) == ["bottom", "top"]
    assert sitting.view["caller"]["rank"] == 4


def test_an_answer_out_of_turn_is_told_what_is_called_and_changes_nothing(
    server: Server, phone: Screen
) -> None:
    """A phone that has not heard of the next call yet."""
    table = calls(server)
    page = phone(table.sitting, 2)
    expect(page.locator(".ci-role")).to_contain_text("Magician")
    page.route("**/stream*", lambda route: route.abort())
    page.evaluate(CUT)
    silence(table, 4)
    page.locator("#me").tap()
    expect(page.locator(".refusal")).to_contain_text("That call is over.")
    now = table.view
    assert (now["turn"], now["caller"]["rank"]) == (None, 4)
    page.unroute("**/stream*")
    page.evaluate(BACK)
    expect(page.locator(".ci-role")).to_contain_text("King")


def test_nine_characters_become_eight_when_two_are_left_to_play(
    server: Server, new_page: NewPage
) -> None:
    page = new_page("tablet")
    page.goto(f"{server.url}/new/citadels")
    play_with(page, 7)
    with opened(page, "cast") as dialog:
        dialog.locator("[data-cast-by][value=own]").check(force=True)
        dialog.locator("[data-character][value='\"tax_collector\"']").check(force=True)
    row = "[data-cast-row] [data-face]:not([hidden])"
    assert shown(page, row)[-1] == "Tax Collector"
    play_with(page, 2)
    assert len(shown(page, row)) == 8
    with opened(page, "cast") as dialog:
        told = dialog.get_by_text("With 2 players only ranks 1 to 8 are used.")
        expect(told.filter(visible=True)).to_have_count(1)
    page.locator(".start button").tap()
    page.wait_for_url("**/table")
    expect(page.locator(".ci-tile")).to_have_count(8)
