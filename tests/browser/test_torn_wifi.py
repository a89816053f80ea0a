"""What is done at a table is done once, wherever between here and there the network tears."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from .condottiere_states import choosing, map_only
from .conftest import MortalServer, NewPage, Server, Sitting
from .dunhuang_states import begun
from .torn import Tear, Wire

pytestmark = pytest.mark.browser


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    made = Wire(int(server.url.rsplit(":", 1)[1]))
    yield made
    made.close()


def over(wire: Wire, sitting: Sitting, new_page: NewPage, seat: int | None = None) -> Page:
    """A table, or a phone, that hears and speaks through the wire."""
    place = "table" if seat is None else "seat"
    token = sitting.table_token if seat is None else sitting.claim(seat)
    page = new_page("tablet" if seat is None else "phone", "en", (sitting.cookie(place, token),))
    page.goto(f"{wire.url}/s/{sitting.code}/{place}")
    expect(page.locator("#undo")).to_be_visible()
    return page


def version(sitting: Sitting) -> int:
    found: int = sitting.server.call(f"/sittings/{sitting.code}")["version"]
    return found


def once(page: Page, wire: Wire, sitting: Sitting, tear: Tear, tapped: str) -> None:
    before = version(sitting)
    wire.tear(tear)
    page.locator(tapped).first.tap()
    expect(page.locator("#screen")).to_have_attribute("data-version", str(before + 1))
    expect(page.locator("[data-live-busy], .refusal")).to_have_count(0)
    assert version(sitting) == before + 1


def test_a_battle_on_the_map_is_fought_once_however_the_network_tears(
    server: Server, wire: Wire, new_page: NewPage
) -> None:
    sitting = choosing(server, "en", 3, tools=["map"])
    table = over(wire, sitting, new_page)
    cities = ("Torino", "Napoli", "Venezia", "Roma")
    for city, tear in zip(cities, Tear, strict=True):
        table.locator(f"#map-{city}").tap()
        expect(table.locator(f"#map-{city}.co-here")).to_be_visible()
        once(table, wire, sitting, tear, "#seat-1 [data-act*=end_battle]")
        sitting.act(kind="correct_city", city=city, owner=None)
        expect(table.locator("#screen")).to_have_attribute("data-version", str(version(sitting)))
    assert wire.torn == [*Tear]


def test_a_turn_of_the_camel_is_taken_once_however_the_network_tears(
    server: Server, wire: Wire, new_page: NewPage
) -> None:
    sitting = begun(server, "en", 3)
    ann = over(wire, sitting, new_page, 0)
    once(ann, wire, sitting, Tear.DEAF, "#tile-0-on-ring.dh-go")
    once(ann, wire, sitting, Tear.CUT, "#my-turn [data-act*=take_coins]")
    once(ann, wire, sitting, Tear.REFUSED, "#my-turn [data-act*=end_turn]")
    assert [one["coins"] for one in sitting.view["seats"]] == [9, 6, 6]


def about_another_battle(route: Route) -> None:
    """As a screen would that knows nothing of what came after."""
    body: Any = route.request.post_data_json
    body["action"]["battle"] = 7
    route.continue_(post_data=json.dumps(body))


def test_a_refusal_that_stalls_on_its_way_is_asked_for_again(
    server: Server, wire: Wire, new_page: NewPage
) -> None:
    """Else its button would wait for ever."""
    sitting = map_only(server, "en", 3)
    second = over(wire, sitting, new_page)
    won = second.locator("#seat-2 [data-act*=end_battle]")
    expect(won).to_be_visible()
    second.route("**/actions", about_another_battle)
    wire.tear(Tear.STALLED)
    won.tap()
    expect(second.locator("#refusals .refusal:not([data-live-waiting])")).to_be_visible()
    expect(second.locator("[data-live-busy]")).to_have_count(0)
    assert wire.torn == [Tear.STALLED]


def test_what_a_server_had_done_before_it_died_is_not_done_twice_by_the_next_one(
    mortal_server: MortalServer, new_page: NewPage
) -> None:
    live = mortal_server.live
    wire = Wire(live.port)

    def restart() -> None:
        live.kill()
        live.start()

    sitting = map_only(mortal_server, "en", 3)
    ben, table = over(wire, sitting, new_page, 1), over(wire, sitting, new_page)
    before = version(sitting)
    wire.tear(Tear.DEAF, restart)
    table.locator("#seat-1 [data-act*=end_battle]").tap()
    for page in (table, ben):
        expect(page.locator("#screen")).to_have_attribute("data-version", str(before + 1))
        expect(page.locator("#map-Roma.seat-1")).to_be_visible()
    expect(table.locator("[data-live-busy], .refusal")).to_have_count(0)
    assert [one["winner"] for one in sitting.view["past"]] == [1]
    wire.close()


BROKEN = "event: packed\nid: {0}-9\ndata: bm90aGluZw==\n\n"
WHOLE = "id: {0}-10\ndata: <main id=screen data-incarnation={0} data-version=10>10</main>\n\n"


def test_a_screen_that_cannot_be_drawn_does_not_keep_later_ones_away(
    server: Server, new_page: NewPage
) -> None:
    sitting = map_only(server, "en", 3)
    page = new_page("tablet", "en", (sitting.cookie("table", sitting.table_token),))
    page.goto(f"{sitting.url}/table")
    events = (BROKEN + WHOLE).format(page.locator("#screen").get_attribute("data-incarnation"))
    page.route(
        "**/table/stream?*",
        lambda route: route.fulfill(content_type="text/event-stream", body=events),
    )
    page.reload()
    expect(page.locator("#screen")).to_have_text("10")
