"""What every page outside of a running game promises: it fits, and axe finds nothing."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from companion.games import GAMES
from tests.examples import quickly

from .conftest import AXE, LAID_OUT, TABLES, Server, Sitting, long_names
from .looks import BROKEN, at_each, every_dialog, faults, resize
from .playing import begun
from .sheriff_states import result

pytestmark = pytest.mark.browser

UNFOLD = "for (const more of document.querySelectorAll('details')) more.open = true"
BELOW = "document.documentElement.scrollHeight - innerHeight"
PAGES = (
    "home", "timer", "about", "error", "door", "log", "result",
    *(f"{kind} {game}" for game in GAMES for kind in ("who", "box", "score")),
)  # fmt: skip
QUICK = ("home", "error", "door", "who sheriff", "box citadels", "score sheriff")
STILL = ("home", "timer", "who", "box")
"""what never scrolls on a tablet"""
SCROLL = ("course-scroll", "wide-table")
"""what is wider than a phone and scrolls in itself"""
DOUBLED = (240, 562)
"""a small phone at double size"""

AXE_OPTIONS = """{
  resultTypes: ["violations"],
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  // Compares word by word, and Korean particles cling to the word before them.
  rules: {"label-content-name-mismatch": {enabled: document.documentElement.lang !== "ko"}},
}"""


def barriers(page: Page) -> list[str]:
    """What axe finds, targets of 24 pixels and names that differ from labels included."""
    page.evaluate(AXE.read_text("utf-8"))
    found: Any = page.evaluate(f"() => axe.run(document, {AXE_OPTIONS})")
    return [
        f"{fault['id']}: {node['html'][:160]}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


def place(server: Server, name: str, language: str) -> tuple[Sitting | None, str]:
    """The sitting whose table has the page, and its address."""
    kind, _, game = name.partition(" ")
    names = long_names(language, 4)
    match kind:
        case "home":
            return begun(server, long_names(language, 6)), server.url
        case "about" | "timer":
            return None, f"{server.url}/{kind}"
        case "error":
            return None, f"{server.url}/s/XXXXX/"
        case "door" | "log":
            sitting = begun(server, names)
            return sitting, sitting.url + ("" if kind == "door" else "/log")
        case "result":
            sitting = result(server, language, 4)
            return sitting, f"{sitting.url}/result"
        case "score":
            return None, f"{server.url}/score/{game}?players={GAMES[game].seats[1]}"
        case step:
            return None, f"{server.url}/new/{game}#{step}"


def runs_over(page: Page, name: str) -> list[str]:
    """Links in a text need not be as large as a finger."""
    page.evaluate(LAID_OUT)
    allowed = (*SCROLL, "small target") if name == "about" else SCROLL
    return [one for one in faults(page, 48) if not any(word in one for word in allowed)]


@pytest.mark.parametrize("language", at_each("ru"))
@pytest.mark.parametrize("device", quickly(["phone", "tablet"], "phone"))
@pytest.mark.parametrize("name", quickly(PAGES, *QUICK))
def test_every_page_fits_and_axe_finds_nothing(server, new_page, name, device, language):
    sitting, address = place(server, name, language)
    cookies = () if sitting is None else (sitting.cookie("table", sitting.table_token),)
    page = new_page(device, language, cookies)
    page.goto(address)
    if name.startswith("who"):
        page.locator("[data-seats]").last.check(force=True)
    if name == "home":
        expect(page.locator(".posters > .poster")).to_have_count(len(GAMES))
    for size in TABLES if device == "tablet" else ("phone",):
        resize(page, size)
        assert runs_over(page, name) == [], size
        if size in TABLES and name.startswith(STILL):
            assert page.evaluate(BELOW) <= 0, size
    page.evaluate(UNFOLD)
    assert runs_over(page, name) == []
    assert barriers(page) == []
    if device == "phone":
        page.set_viewport_size({"width": DOUBLED[0], "height": DOUBLED[1]})
        page.evaluate(LAID_OUT)
        assert page.evaluate("document.documentElement.scrollWidth") == DOUBLED[0]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_lies_behind_the_box_fits(server, new_page, game):
    page = new_page("tablet", "ru")
    page.goto(f"{server.url}/new/{game}#box")
    page.locator("[name=black_market], [name=points]").evaluate_all("all => all[0]?.click()")
    assert faults(page, 48) == []
    for dialog in every_dialog(page) if page.locator("[data-opens]").count() else ():
        assert faults(page, 48) == [], dialog


@pytest.mark.slow
@pytest.mark.parametrize("language", at_each("ru"))
def test_a_title_beside_the_way_home_breaks_no_word(server, new_page, language):
    page = new_page("phone", language)
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{server.url}/about")
    assert page.locator(".page-head").evaluate(BROKEN) == []
