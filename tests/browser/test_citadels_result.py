"""The result of Citadels: each city drawn by its districts, in the colours of their types."""

import pytest
from playwright.sync_api import Page, expect

from .citadels_states import CITIES, Table, open_, result
from .conftest import LANGUAGES, TABLES, Server
from .looks import faults, look, resize

pytestmark = pytest.mark.browser


FULL = ("manor", "castle", "temple", "harbor", "docks", "prison", "museum", "haunted_quarter")

LIES = """() => {
  const reveal = document.getElementById("reveal").getBoundingClientRect();
  const inside = one => {
    const box = one.getBoundingClientRect();
    return box.top >= reveal.top - 1 && box.bottom <= reveal.bottom + 1
      && box.right <= reveal.right + 1 && box.height >= 22;
  };
  const found = [];
  for (const one of document.querySelectorAll(".rank, .rank-bar, .rank-tiles > .tile, .story")) {
    if (!inside(one)) found.push(`outside: ${one.className} ${one.textContent.trim()}`);
  }
  const bars = [...document.querySelectorAll(".reveal-rest .ranks :is(.rank-bar, .rank-tiles)")];
  for (const [at, one] of bars.entries()) {
    const before = bars[at - 1]?.getBoundingClientRect();
    if (before && one.getBoundingClientRect().top < before.bottom) found.push(`overlaps: ${at}`);
  }
  for (const one of document.querySelectorAll(".rank-tiles .icon")) {
    const { width, height } = one.getBoundingClientRect();
    if (width && Math.min(width, height) < 28) found.push(`small: ${width} x ${height}`);
  }
  return found;
}"""
"""what of the cities runs out of the result, overlaps, or is too small"""


def ended(server: Server, language: str, seats: int) -> Table:
    """Everybody has eight districts, the fullest a complete city can be drawn with."""
    table = open_(server, language, seats, tools=[])
    for seat in range(seats):
        city: list[dict[str, object]] = [{"district": each} for each in FULL]
        city[0]["beautified"] = True
        city[6]["cards_under"] = 3
        count = {"gold": seat, "hand": 2, "city": city, "haunted_quarter": "military"}
        table.act(seat, kind="enter_final", ranks=[seat + 1], **count)
    table.act(kind="finish")
    return table


EACH = [(seats, language) for seats in range(2, 9) for language in LANGUAGES]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "language"), EACH)
def test_every_city_lies_in_the_result_of_every_table(server, table, seats, language):
    page = table(ended(server, language, seats).sitting, "tablet", language)
    expect(page.locator(".reveal-rest .rank-tiles")).to_have_count(seats)
    for theme in ("dark", "light"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        for size in TABLES:
            resize(page, size)
            assert [*page.evaluate(LIES), *faults(page, 56), *look(page)] == [], (size, theme)


def colours(page: Page, place: str) -> list[str]:
    found: list[str] = page.locator(place).evaluate_all(
        "all => all.map(one => getComputedStyle(one).backgroundColor)"
    )
    return found


@pytest.mark.slow
def test_districts_have_the_colours_of_their_types_and_show_what_was_decided(
    server, table, phone, new_page
):
    sitting = ended(server, "en", 3).sitting
    history = new_page("tablet")
    history.goto(f"{server.url}/history/{sitting.code}")
    for page in (table(sitting), phone(sitting, 1), history):
        city = page.locator("#rank-2 .rank-tiles > .tile")
        expect(city).to_have_count(8)
        drawn = colours(page, "#rank-2 .rank-tiles > .tile")
        # two noble, one religious, two of trade, two military with the Haunted Quarter, one unique
        assert [drawn.count(each) for each in dict.fromkeys(drawn)] == [2, 1, 2, 2, 1]
        expect(page.locator("#rank-2 .tile.kind-military")).to_have_count(2)
    page = table(sitting)
    page.locator("#rank-2 .rank-row").tap()
    lines = page.locator("#lines-2")
    expect(lines.locator(".tile", has_text="Haunted Quarter")).to_contain_text("Military")
    expect(lines.locator(".tile", has_text="Museum")).to_contain_text("3 cards under it")
    manor = lines.locator(".tile", has_text="Manor")
    expect(manor).to_contain_text("Beautified")
    expect(manor.locator(".tile-points")).to_have_text("4")
    assert faults(page, 56) == []


@pytest.mark.slow
def test_a_city_where_nothing_stands_draws_nothing(server, table):
    table_ = open_(server, "ru", 3, tools=[])
    for seat in range(3):
        city = [{"district": each} for each in CITIES[seat][: 2 * seat]]
        table_.act(seat, kind="enter_final", gold=0, hand=0, city=city, ranks=[seat + 1])
    table_.act(kind="finish")
    page = table(table_.sitting, "tablet", "ru")
    expect(page.locator(".rank")).to_have_count(3)
    expect(page.locator(".rank-tiles")).to_have_count(2)
    assert [*page.evaluate(LIES), *faults(page, 56), *look(page)] == []


@pytest.mark.slow
def test_the_longest_result_lies_well_on_a_phone(server, phone):
    for language in LANGUAGES:
        page = phone(result(server, language, 8), 1, language)
        assert [*faults(page, 48), *look(page)] == [], language
