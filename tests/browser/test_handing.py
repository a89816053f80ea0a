"""A seat goes to somebody else, or stands empty, by taps on phones and the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.examples import quickly

from . import citadels_states, condottiere_states, sheriff_states
from .conftest import LANGUAGES, SIZES, TABLES, NewPage, Server, Sitting, long_names
from .looks import axe, faults

pytestmark = pytest.mark.browser

Screen = Callable[..., Page]


def test_a_seat_is_handed_to_whoever_scans_next(
    server: Server, table: Screen, phone: Screen, new_page: NewPage
) -> None:
    sitting = server.open(("Ann", "Ben", "Cem"), "condottiere")
    sitting.act(kind="begin", game=1, holder=0)
    tablet, ben = table(sitting), phone(sitting, 1)
    ben.locator("[data-opens=menu]").tap()
    ben.locator("#menu [data-opens=hand-over]").tap()
    ben.locator("#hand-over [name=name]").fill("Bea")
    assert faults(ben, 48) == []
    ben.locator("#hand-over .primary").tap()
    expect(ben.locator("#head")).to_have_count(0)
    bea = new_page("phone")
    bea.goto(sitting.url)
    bea.get_by_role("button", name="Bea").tap()
    expect(bea.locator("#head")).to_contain_text("Bea")
    expect(tablet.locator("#who-1")).to_contain_text("Bea")
    expect(tablet.locator(".absent")).to_have_count(0)
    ben.goto(f"{sitting.url}/seat")
    expect(ben.locator("#head")).to_have_count(0)


@pytest.mark.parametrize("language", quickly(LANGUAGES, "ru"))
@pytest.mark.parametrize(
    "game", quickly(["sheriff", "citadels", "condottiere", "dunhuang"], "dunhuang")
)
def test_whoever_leaves_is_absent_until_somebody_sits_there(
    server: Server, table: Screen, phone: Screen, game: str, language: str
) -> None:
    """All screens say how the game goes on, or why it does not; then the table plays for them."""
    sitting = server.open(long_names(language, 3), game)
    tablet, ann, ben = (
        table(sitting, "tablet", language),
        phone(sitting, 0, language),
        phone(sitting, 1, language),
    )
    ben.locator("[data-opens=menu]").tap()
    ben.locator("#menu form[action$='seats/1/release'] button").tap()
    ben.locator("#confirm [data-confirm-yes]").tap()
    for page, least in ((tablet, 56), (ann, 48)):
        expect(page.locator("#absent-1 p")).to_be_visible()
        assert faults(page, least) == []
        assert axe(page) == []
    tablet.locator("#absent-1 [data-puts-off]").tap()
    expect(tablet.locator("#absent-1")).to_be_hidden()
    expect(tablet.locator(".bar [data-opens=menu]")).to_be_visible()
    sitting.claim(2)
    expect(tablet.locator("#absent-1")).to_be_hidden()
    tablet.reload()
    expect(tablet.locator("#alarms .absent")).to_be_hidden()
    tablet.locator(".bar [data-opens=menu]").tap()
    tablet.locator("#menu [data-opens=join]").tap()
    expect(tablet.locator("#join form[action$='seats/1/seated']")).to_be_visible()
    assert faults(tablet, 56) == []
    tablet.locator("#join form[action$='seats/1/seated'] button").tap()
    for page in (tablet, ann):
        expect(page.locator(".absent")).to_have_count(0)


def test_what_was_put_off_is_said_again_once_somebody_has_come_and_gone(
    server: Server, table: Screen
) -> None:
    sitting = server.open(("Ann", "Ben", "Cem"), "condottiere")
    path = f"/sittings/{sitting.code}/seats/1/claim"
    tablet = table(sitting)
    for _ in range(2):
        server.call(path, token=sitting.claim(1), method="DELETE")
        expect(tablet.locator("#absent-1")).to_be_visible()
        tablet.locator("#absent-1 [data-puts-off]").tap()
        expect(tablet.locator("#absent-1")).to_be_hidden()


LEAVE = """(path) => {
  const form = Object.assign(document.createElement("form"), {method: "post", action: path});
  document.body.append(form);
  form.submit();
}"""


def leave(sitting: Sitting, phone: Screen, *seats: int) -> None:
    for seat in seats:
        page = phone(sitting, seat)
        with page.expect_navigation():
            page.evaluate(LEAVE, f"{sitting.url}/seats/{seat}/release")
        page.context.clear_cookies()


SEVERAL = {
    "map_only": (condottiere_states.map_only, 4),
    "battle": (condottiere_states.battle, 6),
    "deals": (sheriff_states.deals, 5),
    "called": (citadels_states.STATES["called"], 8),
}


@pytest.mark.parametrize(
    ("state", "language"),
    quickly([(state, one) for state in SEVERAL for one in ("ko", "ru")], ("battle", "ru")),
)
def test_of_several_who_have_left_the_table_speaks_one_after_the_other(
    server: Server, table: Screen, phone: Screen, state: str, language: str
) -> None:
    """The map, the bags and the panels keep their room; each is asked about in turn."""
    reach, people = SEVERAL[state]
    sitting = reach(server, language, people)
    gone = (people - 3, people - 2, people - 1)
    leave(sitting, phone, *gone)
    tablet, ann = table(sitting, "tablet", language), phone(sitting, 0, language)
    for page in (tablet, ann):
        expect(page.locator(".absent:visible")).to_have_count(1)
    for size in TABLES:
        width, height = SIZES[size]
        tablet.set_viewport_size({"width": width, "height": height})
        assert [one for one in faults(tablet, 56) if not one.startswith("one upon")] == [], size
        alarms, middle = tablet.locator("#alarms"), tablet.locator(".middle")
        deep, room = (one.evaluate("one => one.offsetHeight") for one in (alarms, middle))
        assert deep * 2 < room, (size, deep, room)
    assert faults(ann, 48) == []
    tablet.locator(f"#absent-{gone[0]} [data-puts-off]").tap()
    expect(tablet.locator(f"#absent-{gone[1]}")).to_be_visible()
    tablet.locator(f"#absent-{gone[1]} form button").tap()
    expect(ann.locator(f"#absent-{gone[1]}")).to_have_count(0)
    expect(ann.locator(f"#absent-{gone[0]}")).to_be_visible()
    tablet.locator(f"#absent-{gone[2]} [data-puts-off]").tap()
    expect(tablet.locator(".absent:visible")).to_have_count(0)
    expect(tablet.locator(".bar [data-opens=menu]")).to_be_visible()
