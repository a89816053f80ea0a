"""Citadels' screens beside their pictures: what only the eye had found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.examples import quickly

from .citadels_states import STATES, building, called, people_call, turn, with_cities
from .conftest import Server
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
        [("people_call", 8, "ru"), ("chosen", 3, "ru"), ("called", 8, "ko")], ("chosen", 3, "ru")
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
    page = phone(turn(server, "en", 4), 1)
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
