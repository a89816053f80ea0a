"""The screens of the history say what the interface says, and change what they may."""

from __future__ import annotations

import re

import pytest

from companion.services import house_key
from companion.text import LANGUAGES
from tests.web.conftest import answered


@pytest.fixture
def finished(sitting):
    sitting.act(sitting.table, None, kind="finish")
    return sitting.code


@pytest.fixture
def browser(app):
    client = app.test_client()
    client.environ_base["HTTP_ACCEPT"] = "text/html"
    return client


@pytest.fixture
def host(browser, tmp_path):
    assert browser.post("/key", data={"key": house_key(tmp_path)}).status_code == 303
    return browser


def results(visitor):
    return answered(visitor.get("/history"))["results"]


def text(answer) -> str:
    assert answer.status_code == 200, answer.text
    return re.sub(r"<[^>]*>", "", answer.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_shows_what_the_interface_lists(browser, visitor, finished, language):
    (one,) = results(visitor)
    shown = text(browser.get(f"/history?lang={language}"))
    for seat in one["seats"]:
        assert seat["name"] in shown
        assert str(seat["total"]) in shown
    assert f"/history/{finished}" in browser.get("/history").text
    assert f"/history/{finished}" not in browser.get("/history?game=sheriff").text
    assert f"/history/{finished}" not in browser.get("/history?to=1969-01-01").text
    assert f"/history/{finished}" in browser.get("/history/tonight").text


@pytest.mark.parametrize("nothing", ["nothing", "--5", "-", "²", "1234567", ""])
def test_a_result_is_put_right_by_those_who_sat_there(
    app, browser, visitor, sitting, finished, nothing
):
    form = {"total.0": "-5", "total.1": "70", "winner.1": "yes", "total.2": nothing}
    before = results(visitor)[0]["seats"]
    assert browser.post(f"/history/{finished}/correct", data=form).status_code == 401
    browser.set_cookie(f"table_{finished}", sitting.table.token)
    assert browser.post(f"/history/{finished}/correct", data=form).status_code == 303
    (one,) = results(visitor)
    assert [seat["total"] for seat in one["seats"]] == [-5, 70, before[2]["total"]]
    assert [seat["winner"] for seat in one["seats"]] == [False, True, False]
    assert one["corrected_at"] is not None
    assert "afterwards" in text(browser.get(f"/history/{finished}?lang=en"))
    assert browser.post(f"/history/{finished}/counts", data={"counts": "no"}).status_code == 303
    assert results(visitor)[0]["counts"] is False


def test_only_the_host_deletes(browser, visitor, finished):
    assert browser.post(f"/history/{finished}/remove").status_code == 401
    assert "/remove" not in browser.get(f"/history/{finished}").text
    assert len(results(visitor)) == 1


def test_the_host_deletes_a_result_and_lets_an_unfinished_one_go(host, visitor, finished):
    seats = [{"name": "Dan"}, {"name": "Eve"}]
    code = answered(visitor.post("/sittings", {"game": "pearls", "seats": seats}))["code"]
    assert f"/s/{code}/" in host.get("/history").text
    for gone in (finished, code):
        assert host.post(f"/history/{gone}/remove").status_code == 303
    assert results(visitor) == []
    assert visitor.get(f"/sittings/{code}").status_code == 404


def test_a_wrong_key_is_refused_and_a_forgotten_one_forgotten(browser, host):
    assert host.get("/history").status_code == 200
    assert host.post("/key/forget").status_code == 303
    assert host.post("/people/x/forget").status_code == 401
    assert browser.post("/key", data={"key": "wrong"}).status_code == 401


def test_a_device_that_held_a_seat_may_say_who_it_is(browser, visitor, sitting, finished):
    people = {one["name"]: one["id"] for one in answered(visitor.get("/people"))["people"]}
    name = results(visitor)[0]["seats"][1]["name"]
    mine = people[name]
    assert browser.get(f"/people/{mine}").status_code == 401
    browser.set_cookie(f"table_{finished}", sitting.table.token)
    assert browser.get(f"/people/{mine}").status_code == 200
    assert browser.post(f"/people/{mine}/me").status_code == 404


def test_names_are_data_on_every_screen(browser, visitor, app):
    rude = "<b>Ann & co"
    seats = [{"name": rude}, {"name": "\u05d1\u05df"}]
    begun = answered(visitor.post("/sittings", {"game": "pearls", "seats": seats}))
    table = visitor.with_token(begun["table_token"])
    for n, kind in enumerate(("reveal", "finish")):
        action = {"id": str(n), "action": {"kind": kind}}
        answered(table.post(f"/sittings/{begun['code']}/actions", action))
    browser.set_cookie(f"table_{begun['code']}", begun["table_token"])
    person = next(
        one["id"] for one in answered(visitor.get("/people"))["people"] if one["name"] == rude
    )
    for path in ("/history", f"/history/{begun['code']}", "/people", f"/people/{person}"):
        page = browser.get(path).text
        assert rude not in page
        assert "&lt;b&gt;Ann" in page


def test_a_score_that_was_shown_is_kept_once(browser, visitor):
    def sheet(gold: int) -> dict[str, object]:
        amounts = {"Ann": gold, "Ben": 5, "Cem": 5}
        players = [{"name": name, "gold": own} for name, own in amounts.items()]
        return {"edition": "first", "players": players}

    for gold in (20, 30):
        answer = browser.post("/score/sheriff?show&id=a-page-of-its-own", json=sheet(gold))
        assert answer.status_code == 200
        assert "/history/" in answer.json["html"]
    browser.post("/score/sheriff", json=sheet(40))
    (one,) = results(visitor)
    assert [seat["total"] for seat in one["seats"]] == [30, 5, 5]
    assert browser.get(f"/history/{one['code']}").status_code == 200
    assert browser.get(f"/s/{one['code']}/result").status_code == 200


def test_the_host_names_the_house_and_closes_the_history(visitor, host, browser, finished):
    sent = {"name": " Home  <b> ", "history": "closed", "bgg:dunhuang:": "7x", "key": "mine"}
    assert host.post("/key/settings", data=sent).status_code == 303
    assert "Home" in host.get("/key").text
    assert visitor.get("/history").status_code == 401
    assert (
        host.post("/key/settings", data={"name": "Home", "bgg:dunhuang:": "12"}).status_code == 303
    )
    assert visitor.get("/history").status_code == 200
    wrong = {"name": "Home", "bgg:dunhuang:": "1e3"}
    assert host.post("/key/settings", data=wrong).status_code == 303
    told = answered(visitor.get(f"/sittings/{finished}/bgstats"))
    assert told["location"] == "Home"


def test_another_key_is_known_here_at_once_and_the_old_one_is_dead(host, app, tmp_path, finished):
    old = house_key(tmp_path)
    assert host.post("/key/new").status_code == 303
    assert house_key(tmp_path) != old
    assert host.post(f"/history/{finished}/remove").status_code == 303
    other = app.test_client()
    assert other.post("/key", data={"key": old}).status_code == 401


def test_who_lacks_the_key_is_led_to_where_it_is_typed(browser, app):
    page = {"Accept": "text/html"}
    app.config["HISTORY"] = "closed"
    for answer in (
        browser.get("/history", headers=page),
        browser.post("/key", data={"key": "wrong"}, headers=page),
    ):
        assert answer.status_code == 401
        assert 'href="/key"' in answer.text
        assert 'class="lead"' not in answer.text


def test_settings_are_for_the_host_alone(browser):
    for path in ("/key/settings", "/key/new"):
        assert browser.post(path, data={"name": "Mine"}).status_code == 401


def test_whoever_was_here_is_offered_at_set_up_to_those_who_may_read_it(app, browser, finished):
    offered = re.search(r"<datalist.*?</datalist>", browser.get("/new/pearls").text, re.DOTALL)
    assert offered is not None
    assert 'value="Ann"' in offered[0]
    app.config["HISTORY"] = "closed"
    assert "<datalist" not in browser.get("/new/pearls").text


def test_saving_the_settings_leaves_what_the_configuration_decides(app, visitor, host, finished):
    app.config["HISTORY"] = "closed"
    assert host.post("/key/settings", data={"name": "Home"}).status_code == 303
    assert visitor.get("/history").status_code == 401
    house = app.extensions["companion"].history
    assert house.setting("history", "never said") == "never said"


def test_a_phone_speaks_to_somebody_as_they_spoke_last(app, browser, finished):
    phone, other = app.test_client(), app.test_client()
    seats = [{"name": "Ann"}, {"name": "Ben"}]
    body = {"game": "pearls", "seats": seats}
    code = browser.post("/api/v1/sittings", json=body).json["code"]
    phone.set_cookie("language", "ko")
    assert phone.post(f"/s/{code}/seats/0/claim").status_code == 303
    next_code = browser.post("/api/v1/sittings", json=body).json["code"]
    other.post(f"/s/{next_code}/seats/0/claim")
    assert other.get_cookie("language").value == "ko"
    guest = app.test_client()
    guest.post(f"/s/{next_code}/seats/1/claim")
    assert guest.get_cookie("language") is None


def test_whoever_was_here_last_is_offered_with_the_sign_of_their_last_seat(app, browser, finished):
    page = browser.get("/new/pearls").text
    assert 'data-known="Ann" data-sign="0"' in page
