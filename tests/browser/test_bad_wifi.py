"""A network that swallows and tears, a server that is silent, dead or older, a phone that slept:
what is done at a table is done once, and every screen says how it stands.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from click.testing import CliRunner
from playwright.sync_api import Page, Request, Route, expect

from companion.cli import cli

from .condottiere_states import choosing, map_only
from .conftest import NOW, NewPage, Server, Sitting
from .looks import hears
from .playing import begun, is_at
from .torn import Held, Tear, Wire

pytestmark = pytest.mark.browser

HOUR = 3_600
"""seconds"""


@pytest.fixture
def sitting(server: Server) -> Sitting:
    sitting = begun(server)
    sitting.act(kind="correct_gold", who=1, gold=58)
    return sitting


def version(sitting: Sitting) -> int:
    found: int = sitting.server.call(f"/sittings/{sitting.code}")["version"]
    return found


# --- out of reach ---------------------------------------------------------------------------------


def test_a_phone_out_of_reach_says_so_in_words_and_sends_once_when_it_is_back(pearls, phone):
    sitting = pearls.open(("Ann", "Ben", "Cleo", "Dan"), "pearls")
    page: Page = phone(sitting, 1)
    page.evaluate("window.neverLoadedAnew = true")
    page.locator("[data-opens='hide-1']").first.tap()
    dialog = page.locator("#hide-1")
    for digit in (1, 7):
        dialog.locator(f"[data-keypad] [data-digit='{digit}']").tap()
    page.context.set_offline(True)
    dialog.locator("[type=submit]").tap()
    expect(dialog.locator(".refusal[data-live-waiting]")).to_contain_text("Not sent yet")
    expect(dialog.locator("[data-keypad] input")).to_have_value("17")
    before = version(sitting)
    page.context.set_offline(False)
    expect(dialog).to_have_count(0)
    is_at(page, before + 1)
    assert page.evaluate("window.neverLoadedAnew")


@pytest.mark.slow
def test_a_form_that_leads_elsewhere_stays_where_nobody_answers(sitting, phone):
    page: Page = phone(sitting, 1)
    page.locator("[data-opens=menu]").tap()
    korean = page.locator("#menu .languages button[lang=ko]")
    expect(korean).to_be_visible()
    page.context.set_offline(True)
    korean.tap()
    expect(page.locator("#menu .refusal")).to_contain_text("No connection")
    page.context.set_offline(False)
    korean.tap()
    expect(page.locator("html[lang=ko]")).to_have_count(1)


@pytest.mark.slow
def test_what_was_put_right_out_of_reach_does_not_replace_what_somebody_put_right_since(
    sitting, phone
):
    """A phone that has slept for hours does not know better; its owner may, and says so again."""
    page: Page = phone(sitting, 1)
    page.locator("[data-opens=more-1]").first.tap()
    form = page.locator("#more-1 form:has([name=gold])")
    form.locator("[name=gold]").fill("61")
    page.context.set_offline(True)
    form.locator("[type=submit]").tap()
    expect(page.locator("#more-1 .refusal[data-live-waiting]")).to_be_visible()
    sitting.act(kind="correct_gold", who=1, gold=33)
    page.context.set_offline(False)
    expect(page.locator("#more-1 .refusal")).to_contain_text("on another screen")
    expect(page.locator("#head .fact-value")).to_have_text("33")
    assert sitting.view["seats"][1]["gold"] == 33
    expect(form.locator("[name=gold]")).to_have_value("61")
    form.locator("[type=submit]").tap()
    expect(page.locator("#head .fact-value")).to_have_text("61")


# --- silence and sleep ----------------------------------------------------------------------------


def asleep(sitting: Sitting, new_page: NewPage, seat: int | None = None) -> Page:
    """A screen whose clock stands."""
    place = "table" if seat is None else "seat"
    token = sitting.table_token if seat is None else sitting.claim(seat)
    page = new_page("wide", "en", (sitting.cookie(place, token),), fresh=True, stopped=True)
    page.goto(f"{sitting.url}/{place}")
    return page


@pytest.mark.slow
def test_a_silent_server_is_told_within_five_seconds(sitting, new_page):
    page = asleep(sitting, new_page)
    sent = Held(page, "**/actions")
    page.locator("#undo").tap()
    sent.wait()
    expect(page.locator(".refusal")).to_have_count(0)
    page.clock.run_for(4_900)
    expect(page.locator("#refusals .refusal[data-live-waiting]")).to_be_visible()
    sent.release()
    page.clock.resume()
    expect(page.locator("#refusals .refusal")).to_have_count(0)
    assert sitting.view["seats"][1]["gold"] == 50


def test_a_phone_that_slept_an_hour_is_right_as_soon_as_it_wakes(sitting, new_page):
    """The device's stopwatch stood still meanwhile; only its clock tells. A second is let pass."""
    page = asleep(sitting, new_page, 1)
    gold = page.locator("#head .fact-value")
    expect(gold).to_have_text("58")
    page.context.set_offline(True)
    sitting.act(kind="correct_gold", who=1, gold=61)
    page.context.set_offline(False)
    page.clock.set_system_time(NOW + HOUR)
    page.clock.run_for(1_000)
    expect(gold).to_have_text("61")


@pytest.mark.slow
@pytest.mark.parametrize("arrived", [False, True])
def test_what_was_tapped_before_a_phone_slept_is_sent_once_when_it_wakes(
    sitting, new_page, arrived
):
    """An hour asleep is no try; whether it had arrived all the same, the server knows."""
    page = asleep(sitting, new_page)
    before = version(sitting)

    def swallow(route: Route) -> None:
        if arrived:
            route.fetch()
        route.abort()

    page.route("**/actions", swallow)
    page.locator("#undo").tap()
    expect(page.locator("#refusals .refusal[data-live-waiting]")).to_be_visible()
    page.clock.set_system_time(NOW + HOUR)
    sent: list[Request] = []
    page.on("request", lambda one: sent.append(one))
    while not any(one.url.endswith("/actions") for one in sent):  # awake before its Wi-Fi is
        page.clock.run_for(500)
    page.unroute_all(behavior="wait")
    page.clock.resume()
    is_at(page, before + 1)
    expect(page.locator(".refusal, [data-live-busy]")).to_have_count(0)
    assert version(sitting) == before + 1


# --- a network that tears -------------------------------------------------------------------------


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


def once(page: Page, wire: Wire, sitting: Sitting, tear: Tear, tapped: str) -> None:
    before = version(sitting)
    wire.tear(tear)
    page.locator(tapped).first.tap()
    is_at(page, before + 1)
    expect(page.locator("[data-live-busy], .refusal")).to_have_count(0)
    assert version(sitting) == before + 1
    assert wire.torn[-1] is tear


@pytest.mark.slow
@pytest.mark.parametrize("tear", Tear)
def test_a_battle_on_the_map_is_fought_once_however_the_network_tears(server, wire, new_page, tear):
    sitting = choosing(server, "en", 3, tools=["map"])
    table = over(wire, sitting, new_page)
    table.locator("#map-Torino").tap()
    expect(table.locator("#map-Torino.condottiere-here")).to_be_visible()
    once(table, wire, sitting, tear, "#seat-1 [data-act*=end_battle]")


def about_another_battle(route: Route) -> None:
    """As a screen would that knows nothing of what came after."""
    body: Any = route.request.post_data_json
    body["action"]["battle"] = 7
    route.continue_(post_data=json.dumps(body))


@pytest.mark.slow
def test_a_refusal_that_stalls_on_its_way_is_asked_for_again(server, wire, new_page):
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


@pytest.mark.slow
def test_of_two_tables_that_say_two_things_at_once_one_is_told_so(server, table):
    """What the second one would have undone stays; both show the same again."""
    sitting = map_only(server, "en", 3)
    first, second = table(sitting), table(sitting)
    sent = Held(second, "**/actions")
    for page in (first, second):
        expect(page.locator("#map-Roma.condottiere-here")).to_be_visible()
    second.locator("#seat-2 [data-act*=end_battle]").tap()
    sent.wait()
    first.locator("#seat-1 [data-act*=end_battle]").tap()
    expect(first.locator("#map-Roma.seat-1")).to_be_visible()
    sent.let_go()
    expect(second.locator("#refusals .refusal").first).to_be_visible()
    expect(second.locator("#map-Roma.seat-1")).to_be_visible()
    assert [one["winner"] for one in sitting.view["past"]] == [1]


BROKEN = "event: packed\nid: {0}-9\ndata: bm90aGluZw==\n\n"
SCREEN = "id: {0}-{1}\ndata: <main id=screen data-incarnation={0} data-version={1}>{1}</main>\n\n"


def hear(page: Page, events: str) -> None:
    """Loaded anew, it hears this and nothing else."""
    page.route(
        "**/table/stream?*",
        lambda route: route.fulfill(content_type="text/event-stream", body=events),
    )
    page.reload()


@pytest.mark.slow
def test_a_screen_that_cannot_be_drawn_does_not_keep_later_ones_away(server, table):
    page = table(map_only(server, "en", 3))
    incarnation = page.locator("#screen").get_attribute("data-incarnation")
    hear(page, BROKEN.format(incarnation) + SCREEN.format(incarnation, 10))
    expect(page.locator("#screen")).to_have_text("10")


DRAWN = """
  window.drawn = [];
  document.addEventListener("screen:drawn", () =>
    drawn.push(document.querySelector("#screen").textContent));
"""


@pytest.mark.slow
def test_a_late_screen_of_the_same_database_is_refused(sitting, new_page):
    """The page shows 2; then come 2 once more, 1 too late, and 3."""
    cookie = sitting.cookie("table", sitting.table_token)
    page = new_page("tablet", "en", (cookie,), script=DRAWN)
    page.goto(f"{sitting.url}/table")
    incarnation = page.locator("#screen").get_attribute("data-incarnation")
    hear(page, "".join(SCREEN.format(incarnation, version) for version in (2, 1, 3)))
    page.wait_for_function("drawn.length > 1")
    assert page.evaluate("drawn.slice(0, 2)") == ["2", "3"]


# --- a server that dies ---------------------------------------------------------------------------


@pytest.mark.slow
def test_what_a_server_had_done_before_it_died_is_not_done_twice_by_the_next_one(
    mortal_server, new_page
):
    live = mortal_server.live
    wire = Wire(live.port)

    def restart() -> None:
        live.stop()
        live.start()

    sitting = map_only(mortal_server, "en", 3)
    ben, table = over(wire, sitting, new_page, 1), over(wire, sitting, new_page)
    before = version(sitting)
    wire.tear(Tear.DEAF, restart)
    table.locator("#seat-1 [data-act*=end_battle]").tap()
    for page in (table, ben):
        is_at(page, before + 1)
        expect(page.locator("#map-Roma.seat-1")).to_be_visible()
    expect(table.locator("[data-live-busy], .refusal")).to_have_count(0)
    assert [one["winner"] for one in sitting.view["past"]] == [1]
    wire.close()


@pytest.mark.slow
def test_a_screen_that_is_cut_off_says_so_within_five_seconds_and_comes_back_by_itself(
    mortal_server, new_page
):
    sitting = begun(mortal_server)
    page = asleep(sitting, new_page, 1)
    page.locator("[data-opens='more-1']").first.tap()
    pad = page.locator("dialog[open] [data-keypad]").first
    expect(pad).to_be_visible()
    page.clock.run_for(300)  # a dialog takes no tap before
    pad.locator("[data-digit='9']").tap()
    hears(page)
    cut_off = page.locator("#cut-off")
    mortal_server.live.stop()
    while cut_off.is_hidden():  # a last sign of life may still be on its way
        page.clock.run_for(5_000)
    expect(pad.locator("input")).to_have_value("9")
    mortal_server.live.start()
    page.clock.resume()
    expect(cut_off).to_be_hidden()
    expect(pad.locator("input")).to_have_value("9")
    sitting.act(kind="correct_gold", who=0, gold=33)
    is_at(page, 2)


@pytest.mark.slow
def test_a_phone_that_is_cut_off_still_shows_its_head(mortal_server, new_page):
    """The sentence lay over the name, what to do and the gold."""
    page = asleep(begun(mortal_server), new_page, 1)
    page.set_viewport_size({"width": 390, "height": 844})
    hears(page)
    cut_off = page.locator("#cut-off")
    mortal_server.live.stop()
    while cut_off.is_hidden():
        page.clock.run_for(5_000)
    bar, head = cut_off.bounding_box(), page.locator(".phone-head").bounding_box()
    assert bar
    assert head
    assert bar["y"] + bar["height"] <= head["y"] + 1


def run(*words: object) -> None:
    done = CliRunner().invoke(cli, [str(word) for word in words])
    assert done.exit_code == 0, done.output


@pytest.mark.slow
def test_open_screens_take_the_older_state_of_a_backup_that_was_put_back(
    mortal_server, table, phone, tmp_path
):
    live, copy = mortal_server.live, tmp_path / "copy.sqlite3"
    sitting = mortal_server.open(("Ann", "Ben", "Cem"))
    sitting.act(kind="correct_gold", who=0, gold=33)
    screens = table(sitting), phone(sitting, 0)
    run("backup", copy, "--instance", live.instance)
    for gold in (34, 35):
        sitting.act(kind="correct_gold", who=0, gold=gold)
    for page in screens:
        page.evaluate("window.neverLoadedAnew = true")
        is_at(page, 3)

    live.stop()
    for file in live.instance.glob("companion.sqlite3*"):
        file.unlink()
    run("restore", copy, "--instance", live.instance)
    live.start()
    for page in screens:
        is_at(page, 1)
        expect(page.locator("#screen")).to_contain_text("33")
        assert page.evaluate("window.neverLoadedAnew")

    sitting.act(kind="correct_gold", who=0, gold=36)
    for page in screens:
        is_at(page, 2)
        expect(page.locator("#screen")).to_contain_text("36")
