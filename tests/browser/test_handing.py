"""A seat, a phone or the table goes to somebody else, by taps; a seat may stand empty."""

import pytest
from playwright.sync_api import Page, expect

from companion.games import GAMES

from . import citadels_states, condottiere_states, sheriff_states
from .conftest import LANGUAGES, TABLES, NewPage, Server, Sitting, long_names
from .looks import axe, faults, hears, resize
from .playing import begun

pytestmark = pytest.mark.browser


def test_a_seat_is_handed_to_whoever_scans_next(server, table, phone, new_page):
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


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whoever_leaves_is_absent_until_somebody_sits_there(server, table, phone, game, language):
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


def test_what_was_put_off_is_said_again_once_somebody_has_come_and_gone(server, table):
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


def leave(sitting: Sitting, phone: NewPage, *seats: int) -> None:
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


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ko", "ru"])
@pytest.mark.parametrize("state", SEVERAL)
def test_of_several_who_have_left_the_table_speaks_one_after_the_other(
    server, table, phone, state, language
):
    """The map, the bags and the panels keep their room; each is asked about in turn."""
    reach, people = SEVERAL[state]
    sitting = reach(server, language, people)
    gone = (people - 3, people - 2, people - 1)
    leave(sitting, phone, *gone)
    tablet, ann = table(sitting, "tablet", language), phone(sitting, 0, language)
    for page in (tablet, ann):
        expect(page.locator(".absent:visible")).to_have_count(1)
    for size in TABLES:
        resize(tablet, size)
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


# --- one phone for several ------------------------------------------------------------------------


FULL = ["rounds", "bank", "timer", "declarations", "stands"]


def declaring(server: Server, language: str = "en") -> Sitting:
    """Ben is the sheriff; Cleo declares first."""
    names = ("Ann", "Ben", "Cleo", "Dan") if language == "en" else long_names(language, 4)
    sitting = server.open(names, tools=FULL)
    sitting.act(kind="begin", sheriff=1)
    sitting.act(kind="advance", round=1, phase="market", to="declare")
    return sitting


def share(page: Page, which: int) -> None:
    page.locator('[data-opens="menu"]').tap()
    page.locator('#menu [data-opens="share-phone"]').tap()
    page.locator("#share-phone[open] form button").nth(which).tap()
    expect(page.locator("#people")).to_be_visible()


@pytest.mark.slow
def test_two_on_one_phone_see_whose_turn_it_is_and_hand_it_over_covered(server, phone, table):
    sitting = declaring(server)
    page, tablet = phone(sitting, 0), table(sitting)
    share(page, 1)
    other = page.locator("#people a")
    expect(other).to_contain_text("Cleo")
    expect(other).to_contain_text("It’s their turn")
    tablet.locator('[data-opens="menu"]').first.tap()
    tablet.locator('#menu [data-opens="join"]').tap()
    expect(tablet.locator("#join .badge.good")).to_have_count(2)
    other.tap()
    expect(page.locator("h1")).to_contain_text("Pass me to Cleo")
    expect(page.locator("#phone")).to_have_count(0)
    page.get_by_role("button", name="I am Cleo").tap()
    expect(page.locator("#head")).to_contain_text("Cleo")
    sitting.act(2, kind="declare", round=1, good="bread", count=3)
    expect(page.locator("#my-bag")).to_contain_text("3 bread")
    page.go_back()
    expect(page.locator("h1")).not_to_contain_text("Ann")


@pytest.mark.slow
def test_a_tab_of_one_covers_itself_when_another_has_the_phone_by_another_tab(server, phone):
    sitting = declaring(server)
    old = phone(sitting, 0)
    share(old, 1)
    new = old.context.new_page()
    new.goto(f"{sitting.url}/seat")
    new.locator("#people a").tap()
    new.get_by_role("button", name="I am Cleo").tap()
    expect(new.locator("#head")).to_contain_text("Cleo")
    expect(old.locator("h1")).to_contain_text("Pass me to Cleo")
    expect(old.locator("#phone")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shared_phone_fits_and_axe_finds_nothing(server, phone, language):
    page = phone(declaring(server, language), 0, language)
    share(page, 1)
    assert faults(page, 48) == []
    assert axe(page) == []
    page.locator("#people a").tap()
    page.locator(".give").wait_for()
    assert faults(page, 48) == []
    assert axe(page) == []


# --- a phone and the table ------------------------------------------------------------------------


def test_a_phone_that_was_released_is_told_so(server, phone):
    sitting = begun(server)
    page = phone(sitting, 1)
    hears(page)
    sitting.release(1)
    expect(page.locator("#cut-off")).to_contain_text("disconnected")


def test_a_phone_can_be_the_table_screen(server, phone):
    page = phone(begun(server, long_names("ru", 4)), 1, "ru")
    page.locator("[data-opens=menu]").first.tap()
    with page.expect_navigation():
        page.locator("#menu form[action$='table/claim'] button").tap()
    expect(page.locator(".cell")).to_have_count(4)
    sideways = "() => document.documentElement.scrollWidth - innerWidth"
    assert page.evaluate(sideways) <= 0


NOBODY_AT_THE_TABLE = """async () => {
  const menu = await fetch(`${document.querySelector("#screen").dataset.dialogs}?id=menu`);
  return /table\\/claim"(?! data-confirm)/.test(await menu.text());
}"""


@pytest.mark.slow
def test_any_phone_becomes_the_table_in_two_taps(server, table, phone):
    sitting = begun(server)
    tablet: Page = table(sitting)
    hears(tablet)
    page: Page = phone(sitting, 1)
    tablet.goto("about:blank")
    while not page.evaluate(NOBODY_AT_THE_TABLE):
        pass
    page.locator("[data-opens=menu]").tap()
    page.wait_for_selector("#menu form[action$='table/claim']:not([data-confirm])")
    page.locator("#menu form[action$='table/claim'] button").tap()
    page.wait_for_url("**/table")
    expect(page.locator(".cell")).not_to_have_count(0)
