"""Citadels' screens beside their pictures: what only the eye had found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from companion.games.citadels.tables import CHARACTERS
from tests.examples import quickly

from .citadels_states import (
    LIGHT,
    STATES,
    Table,
    building,
    called,
    cast,
    open_,
    people_call,
    turn,
    with_cities,
)
from .conftest import SIZES, TABLES, NewPage, Server
from .looks import LAID_OUT

pytestmark = pytest.mark.browser

Screen = Callable[..., Page]

ALONG = """one => {
  const words = document.createRange();
  words.selectNodeContents(one);
  const {width, height} = words.getBoundingClientRect();
  return Math.max(width, height) / parseFloat(getComputedStyle(one).fontSize);
}"""
"""how long words are, in letters of their own size"""


@pytest.mark.parametrize("language", quickly(["ko", "ru"], "ko"))
def test_next_lies_along_every_edge_instead_of_standing_letter_upon_letter(
    server: Server, table: Screen, language: str
) -> None:
    page = table(called(server, language, 6), "wide", language)
    page.evaluate(LAID_OUT)
    bottom = page.locator(".ci-next-bottom > span").evaluate(ALONG)
    for edge in ("left", "right"):
        beside = page.locator(f".ci-next-{edge} > span").evaluate(ALONG)
        assert beside == pytest.approx(bottom, rel=0.02), edge


BESIDE = """who => {
  const mark = who.querySelector(".mark").getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(who.querySelector("bdi"));
  const first = words.getClientRects()[0];
  return [first.left - mark.right, Math.abs(first.top + first.bottom - mark.top - mark.bottom) / 2];
}"""
"""how far the first line of a name is from its sign, to the side and up or down"""


@pytest.mark.parametrize("language", quickly(["en", "ko", "ru"], "ru"))
def test_whoever_calls_has_their_sign_beside_their_name_also_in_two_lines(
    server: Server, table: Screen, language: str
) -> None:
    page = table(people_call(server, language, 8), "upright", language)
    page.evaluate(LAID_OUT)
    aside, off = page.locator(".moment:not(.turned-half) > .who").evaluate(BESIDE)
    assert 0 <= aside <= 40
    assert off <= 10


@pytest.mark.parametrize(
    ("state", "seats", "language"),
    quickly(
        [("people_call", 8, "ru"), ("chosen", 3, "ru"), ("called", 8, "ko"), ("paused", 6, "ru")],
        ("chosen", 3, "ru"),
    ),
)
def test_the_bar_of_an_upright_table_is_one_row(
    server: Server, table: Screen, state: str, seats: int, language: str
) -> None:
    page = table(STATES[state](server, language, seats), "upright", language)
    page.evaluate(LAID_OUT)
    tops = page.locator("#bar .button:visible").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().top)"
    )
    assert max(tops) - min(tops) < 56


@pytest.mark.parametrize("language", quickly(["en", "ko", "ru"], "ru"))
def test_a_low_wide_panel_says_what_to_do_beside_the_name(
    server: Server, table: Screen, language: str
) -> None:
    page = table(turn(server, language, 8), "wide", language)
    todo, name = (
        page.locator(f"#seat-1 .{one}").bounding_box() for one in ("seat-todo", "seat-name")
    )
    assert todo is not None
    assert name is not None
    assert todo["width"] > 200
    assert todo["x"] >= name["x"] + name["width"]


def test_by_hand_the_crowns_panel_is_deeper_for_a_button(server: Server, table: Screen) -> None:
    """After their own turn the one with the crown has Next in it."""
    state = with_cities(server, "en", 4).to_calls()
    state.plays(0, 1, kind="name", rank=6)
    state.call(3)
    page = table(state.sitting)
    expect(page.locator(".ci-next")).to_have_count(4)
    expect(page.locator(".cell.ready")).to_have_count(4)
    expect(page.locator(".cell.ready .ci-me:visible")).to_have_count(3)
    expect(page.locator("#seat-0 .button:visible")).to_have_text(["Next: 4. King"])


ON_GROUND = """icons => icons.map(icon => {
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map(one => Number(one) / 255)
      .map(one => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const both = [getComputedStyle(icon).color, getComputedStyle(icon.parentElement).backgroundColor];
  const [one, other] = both.map(light);
  return Math.max(one, other) / Math.min(one, other);
})"""


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_type_of_a_district_is_seen_by_day_too(
    server: Server, phone: Screen, theme: str
) -> None:
    page = phone(building(server, "en", 4), 1)
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
    icons = page.locator("#my-city .ci-type")
    expect(icons).to_have_count(4)
    contrasts: list[Any] = icons.evaluate_all(ON_GROUND)
    assert min(contrasts) >= 3


def test_numbers_on_a_phone_stand_in_even_rows(server: Server, phone: Screen) -> None:
    table = open_(server, "en", 4, tools=LIGHT).to_calls()
    table.turn(1, 4)
    page = phone(table.sitting, 1)
    for place in (".ci-paid > .button", "#my-turn .ci-numbers .option"):
        tops = page.locator(place).evaluate_all(
            "all => all.map(one => Math.round(one.getBoundingClientRect().top))"
        )
        assert [tops.count(top) for top in sorted(set(tops))] == [3, 3], place


def test_names_of_two_lines_begin_where_the_others_do(server: Server, phone: Screen) -> None:
    page = phone(building(server, "ko", 4), 2, "ko")
    expect(page.locator("#everybody .who").first).to_have_css("text-align", "start")


def test_while_the_table_dims_the_disc_stays_and_the_motif_goes(
    server: Server, table: Screen
) -> None:
    page = table(turn(server, "en", 5), "wide")
    shown = """selector => {
      let shown = 1;
      for (let one = document.querySelector(selector); one; one = one.parentElement)
        shown *= Number(getComputedStyle(one).opacity);
      return shown;
    }"""
    page.evaluate("document.documentElement.setAttribute('data-live-idle', 'legible')")
    assert 0.6 <= page.evaluate(shown, ".ci-now") <= 0.8
    assert page.evaluate(shown, "#cast-5") <= 0.3
    motif = "getComputedStyle(document.querySelector('.middle'), '::before').opacity"
    assert float(page.evaluate(motif)) <= 0.3 * 0.075


ASKED = ("assassin", "witch", "thief", "blackmailer", "magistrate", "emperor")
ROWS = """one => {
  const words = document.createRange();
  words.selectNodeContents(one.querySelector("span"));
  const tops = new Set([...words.getClientRects()].map(({top, left, height, width}) =>
    Math.round(one.closest(".edge-left, .edge-right") ? left : top)));
  return [tops.size, one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth];
}"""
"""how many lines the words of a button take, and how far they run out of it"""


@pytest.mark.parametrize(
    ("seats", "language"),
    quickly([(n, each) for n in (6, 8) for each in ("en", "ko", "ru")]),
)
def test_what_the_caller_asks_stays_in_its_button(
    server: Server, table: Screen, seats: int, language: str
) -> None:
    """Three lines of it ran out above and below."""
    for first in ASKED:
        before = {1: (), 2: ("assassin",), 4: ("assassin", "thief", "magician")}
        others = (*before[CHARACTERS[first].rank], first)
        played = cast(*others, ninth="artist" if seats == 8 else None)
        state = open_(server, language, seats, tools=["caller"], cast=played)
        state.to_calls().turn(3, CHARACTERS[first].rank, gather=None)
        page = table(state.sitting, "tablet", language)
        asks = page.locator("#seat-3 .ci-asks")
        expect(asks).to_be_visible()
        for size in TABLES:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(LAID_OUT)
            rows, down, across = asks.evaluate(ROWS)
            assert (rows <= 2, down <= 1, across <= 1) == (True, True, True), (first, size, rows)


def test_without_voices_only_the_call_is_larger(server: Server, table: Screen) -> None:
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

    expect(page.locator(".moment .ci-cards").first).to_be_visible()
    assert grown() == 0
    state.act(kind="start_calls", round=1)
    expect(page.locator(".moment > .ci-number").first).to_be_visible()
    assert grown() > 0


def test_a_complete_city_is_told_by_two_taps_where_only_the_caller_runs(
    server: Server, table: Screen
) -> None:
    """It ends the game; it lay behind corrections."""
    state = open_(server, "en", 6, tools=["caller"]).to_calls()
    page = table(state.sitting)
    page.locator("#who-2").tap()
    page.locator("#person-2 [data-act*=correct_complete]").tap()
    expect(page.locator(".moment .badge").first).to_be_visible()
    assert state.view["seats"][2]["complete"]


@pytest.mark.parametrize("language", quickly(["en", "ko", "ru"], "ru"))
def test_no_step_of_the_set_up_scrolls_on_a_tablet(
    server: Server, new_page: NewPage, language: str
) -> None:
    page = new_page("upright", language)
    page.goto(f"{server.url}/new/citadels")
    below = "document.documentElement.scrollHeight - innerHeight"
    for step in ("who", "box"):
        page.locator(f"[data-step][href='#{step}']").first.tap()
        for size in TABLES:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            for chosen in page.locator("[name=set]").all() if step == "box" else (None,):
                if chosen is not None:
                    chosen.check(force=True)
                page.evaluate(LAID_OUT)
                assert page.evaluate(below) <= 0, (step, size)


def test_whose_phone_answers_has_no_deep_and_empty_panel(
    server: Server, table: Screen, phone: Screen
) -> None:
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
        cover.locator(".ci-hand-card:visible").first.tap()
        cover.locator("[data-of]:visible").tap()
        expect(cover.locator("[name=rank]")).to_have_count(0)
        cover.locator("[data-closes]:visible").first.tap()
        if seat != 2:
            state.sitting.claim(seat)
    expect(page.locator("#seat-2 .ci-me")).to_be_visible()
    expect(page.locator(".ci-me")).to_have_count(1)
    page.evaluate(LAID_OUT)
    deep = {n: page.locator(f"#seat-{n}").bounding_box() for n in range(4)}
    sides = {n: min(box["width"], box["height"]) for n, box in deep.items() if box is not None}
    assert all(side < sides[2] - 30 for n, side in sides.items() if n != 2), sides
