"""`companion demo`: four games play themselves from their first entry to their result."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import ConsoleMessage, FrameLocator, Page, Response, expect

from companion import paths
from companion.demo import RECORDINGS, Demo, RecordedClock

from .conftest import TABLES, LocalServer

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its address; its games go on when a test says so."""
    clock = RecordedClock()
    live = LocalServer(tmp_path_factory.mktemp("demo"), NOW=clock, DEMO=True)
    sittings = live.app.extensions["companion"].sittings
    live.app.config["DEMO"] = Demo(sittings, paths.recordings(), clock)
    yield f"{live.url}/demo/"
    live.stop()


def entries(game: str) -> int:
    recording = json.loads((paths.recordings() / f"{RECORDINGS[game]}.json").read_bytes())
    return len(recording["entries"])


def complaints(page: Page) -> list[str]:
    """What the console says from now on, and what of a page is not there."""
    found: list[str] = []

    def said(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            found.append(f"{message.type}: {message.text}")

    def answered(response: Response) -> None:
        if response.status >= 400:
            found.append(f"{response.status}: {response.url}")

    page.on("console", said)
    page.on("response", answered)
    page.on("pageerror", lambda error: found.append(str(error)))
    return found


def go_on(demo: str, page: Page, game: str, most: int | None = None) -> FrameLocator:
    """The table after all of its entries, or so many, each of which it has shown."""
    page.goto(demo + game)
    table = page.frame_locator(".demo-table")
    begun = int(table.locator("#screen").get_attribute("data-version") or 0)
    for version in range(begun + 1, entries(game))[:most]:
        page.request.post(f"{demo}{game}/next", max_redirects=0)
        expect(table.locator("#screen")).to_have_attribute("data-version", str(version))
    return table


@pytest.mark.slow
@pytest.mark.parametrize("size", TABLES)
def test_a_game_begins_to_show_itself_in_the_room_of_a_table_without_a_fault_in_the_console(
    demo, new_page, size
):
    page = new_page(size, fresh=True)
    found = complaints(page)
    table = go_on(demo, page, "condottiere", 2)
    expect(table.locator("#bar")).to_be_hidden()
    expect(page.locator(".demo-captions > li:visible")).to_have_count(1)
    assert table.locator(":root").evaluate("() => Math.min(innerWidth, innerHeight)") >= 760
    box, whole = (page.locator(one).bounding_box() for one in (".demo-tablet", ".demo-stage"))
    assert box["x"] + box["width"] <= whole["width"]
    assert box["y"] + box["height"] <= whole["height"]
    assert found == []


@pytest.mark.slow
@pytest.mark.parametrize("game", RECORDINGS)
def test_a_game_shows_itself_to_its_end_without_a_fault_in_the_console(demo, new_page, game):
    page = new_page("wide", fresh=True)
    found = complaints(page)
    table = go_on(demo, page, game)
    page.request.post(f"{demo}{game}/next", max_redirects=0)
    expect(table.locator(".rank.winner").first).to_be_visible()
    expect(page.locator(".demo-captions > li:visible")).to_have_text("Who won, and why")
    assert found == []
