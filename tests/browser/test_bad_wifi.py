"""A network that swallows, a server that is silent, a phone that slept, a tablet that is gone."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Request, Route, expect

from .conftest import NewPage, Server, Sitting
from .test_dialogs import HIDE, played, type_17
from .test_house import begun

pytestmark = pytest.mark.browser

HOUR = 3_600
"""seconds"""

NOBODY_AT_THE_TABLE = """async () => {
  const menu = await fetch(`${document.querySelector("#screen").dataset.dialogs}?id=menu`);
  return /table\\/claim"(?! data-confirm)/.test(await menu.text());
}"""


@pytest.fixture
def sitting(server: Server) -> Sitting:
    sitting = begun(server)
    sitting.act(kind="correct_gold", who=1, gold=58)
    return sitting


def test_a_phone_out_of_reach_says_so_in_words_and_sends_once_when_it_is_back(
    pearls: Server, phone
):
    sitting = played(pearls)
    page: Page = phone(sitting, 1)
    page.evaluate("window.neverLoadedAnew = true")
    page.locator(HIDE).first.tap()
    type_17(page)
    page.context.set_offline(True)
    page.locator("#hide-1 [type=submit]").tap()
    expect(page.locator("#hide-1 .refusal[data-live-waiting]")).to_contain_text("Not sent yet")
    expect(page.locator("#hide-1 [data-keypad] input")).to_have_value("17")
    version = sitting.server.call(f"/sittings/{sitting.code}")["version"]
    page.context.set_offline(False)
    expect(page.locator("#hide-1")).to_have_count(0)
    expect(page.locator("#screen")).to_have_attribute("data-version", str(version + 1))
    assert page.evaluate("window.neverLoadedAnew")


def test_what_arrived_without_an_answer_is_not_done_twice(sitting: Sitting, table):
    page: Page = table(sitting)
    ids: list[str] = []

    def swallow_the_answer(route: Route) -> None:
        ids.append(json.loads(route.request.post_data or "{}")["id"])
        answer = route.fetch()
        if len(ids) == 1:
            route.abort()
        else:
            route.fulfill(response=answer)

    page.route("**/actions", swallow_the_answer)
    version = sitting.server.call(f"/sittings/{sitting.code}")["version"]
    page.locator("#undo").tap()
    expect(page.locator("#screen")).to_have_attribute("data-version", str(version + 1))
    expect(page.locator("[data-live-busy]")).to_have_count(0)
    assert len(ids) == 2
    assert len(set(ids)) == 1
    assert sitting.server.call(f"/sittings/{sitting.code}")["version"] == version + 1


def test_a_silent_server_is_told_within_five_seconds(sitting: Sitting, new_page: NewPage):
    page = new_page("wide", "en", (sitting.cookie("table", sitting.table_token),), fresh=True)
    page.clock.install()
    page.goto(f"{sitting.url}/table")
    expect(page.locator("#undo")).to_be_enabled()
    held: list[Route] = []
    page.route("**/actions", lambda route: held.append(route))
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 1)
    with page.expect_request("**/actions"):
        page.locator("#undo").tap()
    expect(page.locator(".refusal")).to_have_count(0)
    page.clock.run_for(4_900)
    expect(page.locator("#refusals .refusal[data-live-waiting]")).to_be_visible()
    page.unroute_all(behavior="ignoreErrors")
    page.clock.resume()
    expect(page.locator("#refusals .refusal")).to_have_count(0)
    assert sitting.view["seats"][1]["gold"] == 50


def test_a_form_that_leads_elsewhere_stays_where_nobody_answers(sitting: Sitting, phone):
    page: Page = phone(sitting, 1)
    page.locator("[data-opens=menu]").tap()
    page.wait_for_selector("#menu form")
    page.context.set_offline(True)
    page.locator("#menu .languages button[lang=ko]").tap()
    expect(page.locator("#menu .refusal")).to_contain_text("No connection")
    page.context.set_offline(False)
    page.locator("#menu .languages button[lang=ko]").tap()
    expect(page.locator("html[lang=ko]")).to_have_count(1)


def test_a_phone_that_slept_an_hour_is_right_as_soon_as_it_wakes(
    sitting: Sitting, new_page: NewPage
):
    """The device's stopwatch stood still meanwhile; only its clock tells. A second is let pass."""
    cookie = sitting.cookie("seat", sitting.claim(1))
    page = new_page("phone", "en", (cookie,), fresh=True)
    page.clock.install()
    page.goto(f"{sitting.url}/seat")
    expect(page.locator("#head .fact-value")).to_have_text("58")
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 1)
    page.context.set_offline(True)
    sitting.act(kind="correct_gold", who=1, gold=61)
    page.context.set_offline(False)
    page.clock.set_system_time(page.evaluate("Date.now() / 1000") + HOUR)
    page.clock.run_for(1_000)
    expect(page.locator("#head .fact-value")).to_have_text("61")


@pytest.mark.parametrize("arrived", [False, True])
def test_what_was_tapped_before_a_phone_slept_is_sent_once_when_it_wakes(
    sitting: Sitting, new_page: NewPage, arrived: bool
):
    """An hour asleep is no try; whether it had arrived all the same, the server knows."""
    page = new_page("wide", "en", (sitting.cookie("table", sitting.table_token),), fresh=True)
    page.clock.install()
    page.goto(f"{sitting.url}/table")
    expect(page.locator("#undo")).to_be_enabled()
    version = sitting.server.call(f"/sittings/{sitting.code}")["version"]

    def swallow(route: Route) -> None:
        if arrived:
            route.fetch()
        route.abort()

    page.route("**/actions", swallow)
    page.locator("#undo").tap()
    expect(page.locator("#refusals .refusal[data-live-waiting]")).to_be_visible()
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 1)
    page.clock.set_system_time(page.evaluate("Date.now() / 1000") + HOUR)
    sent: list[Request] = []
    page.on("request", lambda one: sent.append(one))
    while not any(one.url.endswith("/actions") for one in sent):  # awake before its Wi-Fi is
        page.clock.run_for(500)
    page.unroute_all(behavior="wait")
    page.clock.resume()
    expect(page.locator("#screen")).to_have_attribute("data-version", str(version + 1))
    expect(page.locator(".refusal, [data-live-busy]")).to_have_count(0)
    assert sitting.server.call(f"/sittings/{sitting.code}")["version"] == version + 1


def test_what_was_put_right_out_of_reach_does_not_replace_what_somebody_put_right_since(
    sitting: Sitting, phone
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
    expect(page.locator("#more-1 .refusal")).to_contain_text("on another screen meanwhile")
    expect(page.locator("#head .fact-value")).to_have_text("33")
    assert sitting.view["seats"][1]["gold"] == 33
    expect(form.locator("[name=gold]")).to_have_value("61")
    form.locator("[type=submit]").tap()
    expect(page.locator("#head .fact-value")).to_have_text("61")


def test_any_phone_becomes_the_table_in_two_taps(sitting: Sitting, table, phone):
    tablet: Page = table(sitting)
    expect(tablet.locator("#undo")).to_be_enabled()
    page: Page = phone(sitting, 1)
    tablet.goto("about:blank")
    while not page.evaluate(NOBODY_AT_THE_TABLE):
        pass
    page.locator("[data-opens=menu]").tap()
    page.wait_for_selector("#menu form[action$='table/claim']:not([data-confirm])")
    page.locator("#menu form[action$='table/claim'] button").tap()
    page.wait_for_url("**/table")
    expect(page.locator(".cell")).not_to_have_count(0)


def test_a_tablet_that_is_still_here_is_asked_about_first(sitting: Sitting, table, phone):
    tablet: Page = table(sitting)
    expect(tablet.locator("#undo")).to_be_enabled()
    page: Page = phone(sitting, 1)
    page.locator("[data-opens=menu]").tap()
    page.locator("#menu form[action$='table/claim'] button").tap()
    expect(page.locator("#confirm")).to_be_visible()
