"""`companion demo`: four games play themselves from their first entry to their result."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import ConsoleMessage, FrameLocator, Page, Response, expect

from companion import paths
from companion.demo import RECORDINGS
from tests.examples import quickly
from tools.pictures import served

from .conftest import TABLES, NewPage

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def demo() -> Iterator[str]:
    with served() as address:
        yield address


@pytest.mark.parametrize("size", quickly(TABLES, "tablet"))
def test_the_table_of_the_demo_has_the_room_of_a_table(
    demo: str, new_page: NewPage, size: str
) -> None:
    page = new_page(size)
    page.goto(f"{demo}condottiere")
    stage, frame = page.locator(".demo-stage"), page.frame_locator(".demo-table")
    inside = frame.locator(":root").evaluate("() => Math.min(innerWidth, innerHeight)")
    assert inside >= 760
    box, whole = page.locator(".demo-table").bounding_box(), stage.bounding_box()
    assert box is not None
    assert whole is not None
    assert box["x"] + box["width"] <= whole["width"]
    assert box["y"] + box["height"] <= whole["height"]


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


def go_on(demo: str, page: Page, game: str, most: int | None = None) -> list[FrameLocator]:
    """Table and phone after all of its entries, or so many, each of which the table has shown."""
    page.request.post(f"{demo}{game}/pause")
    page.goto(demo + game)
    screens = [page.frame_locator(f".demo-{one}") for one in ("table", "phone")]
    begun = int(screens[0].locator("#screen").get_attribute("data-version") or 0)
    for version in range(begun + 1, entries(game))[:most]:
        page.request.post(f"{demo}{game}/next", max_redirects=0)
        # a phone that nothing changes for is not told
        expect(screens[0].locator("#screen")).to_have_attribute("data-version", str(version))
    return screens


def test_a_game_begins_to_show_itself_without_a_fault_in_the_console(
    demo: str, new_page: NewPage
) -> None:
    page = new_page("wide", fresh=True)
    found = complaints(page)
    go_on(demo, page, "condottiere", 12)
    assert found == []


@pytest.mark.slow
@pytest.mark.parametrize("game", RECORDINGS)
def test_a_game_shows_itself_to_its_end_without_a_fault_in_the_console(
    demo: str, new_page: NewPage, game: str
) -> None:
    page = new_page("wide", fresh=True)
    found = complaints(page)
    screens = go_on(demo, page, game)
    page.request.post(f"{demo}{game}/next", max_redirects=0)
    for screen in screens:
        expect(screen.locator(".rank.winner").first).to_be_visible()
    assert found == []
