"""The house's screens as a browser without scripts meets them."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from companion import create_app
from companion.text import LANGUAGES
from companion.web.seating import AT_EDGES, EDGES, edges, sides
from tests.conftest import WallClock

pytestmark = pytest.mark.databases

NAMES = ("Ann", "<b>Ben</b>", "")
PAGES = ("/", "/new/sheriff", "/score/sheriff", "/about", "/nothing/here")


@pytest.fixture
def screens(tmp_path: Path, database: str) -> Iterator[Flask]:
    where = {"SQLALCHEMY_DATABASE_URI": database} if database else {}
    app = create_app(tmp_path, NOW=WallClock(), TESTING=True, **where)
    yield app
    app.extensions["companion"].store.close()


@pytest.fixture
def browser(screens: Flask) -> FlaskClient:
    return device(screens)


def device(app: Flask, language: str = "en") -> FlaskClient:
    client = app.test_client()
    client.environ_base["HTTP_ACCEPT"] = "text/html"
    client.environ_base["HTTP_ACCEPT_LANGUAGE"] = language
    return client


def open_sitting(client: FlaskClient, names=NAMES, **options) -> str:
    """The path of a new sitting whose table screen this browser is."""
    body = {"game": "sheriff", "seats": [{"name": name} for name in names], "options": options}
    answer = client.post("/new/sheriff", json=body, headers={"Accept": "application/json"})
    assert answer.status_code == 200, answer.text
    location: str = answer.get_json()["location"]
    return location.removesuffix("/table")


def act(client: FlaskClient, room: str, place: str, id: str, seat=None, **action):
    body = {"id": id, "seat": seat, "action": action}
    return client.post(f"{room}/{place}/actions", json=body, headers={"Accept": "application/json"})


# --- words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_in_the_language_that_the_browser_likes(screens, path, language):
    assert f'<html lang="{language}"' in device(screens, language).get(path).text


def test_a_device_keeps_the_language_that_was_chosen_on_it(browser):
    browser.post("/language", data={"language": "ko", "back": "/about"})
    assert '<html lang="ko"' in browser.get("/").text


def test_a_link_may_name_the_language(browser):
    assert '<html lang="ru"' in browser.get("/?lang=ru").text
    assert '<html lang="ru"' in browser.get("/").text


def test_a_page_is_compressed_for_whoever_can_read_that(browser):
    plain = browser.get("/new/sheriff")
    packed = browser.get("/new/sheriff", headers={"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert plain.vary == packed.vary == {"Accept-Encoding"}
    assert gzip.decompress(packed.data) == plain.data
    assert int(packed.headers["Content-Length"]) < len(plain.data) / 3


def test_a_name_is_data_and_keeps_its_own_direction(browser):
    page = browser.get(f"{open_sitting(browser)}/").text
    assert "<bdi>Ann</bdi>" in page
    assert "<bdi>&lt;b&gt;Ben&lt;/b&gt;</bdi>" in page
    assert "<b>Ben" not in page


def test_a_name_cannot_bring_the_signs_that_stand_around_names(browser):
    room = open_sitting(browser, ("A\ue000n", "Ben", "Cy"))
    page = browser.get(f"{room}/").text
    assert "<bdi>An</bdi>" in page
    assert "\ue000" not in page


@pytest.mark.parametrize(("players", "out"), [(2, {1, 9, 10}), (3, {1, 10}), (4, set())])
def test_dunhuang_counts_only_the_goods_that_so_many_play_with(browser, players, out):
    page = browser.get(f"/score/dunhuang?players={players}").text
    asked = {int(good) for good in re.findall(r'name="players\.0\.warehouse\.(\d+)"', page)}
    assert asked == set(range(1, 11)) - out


def test_a_seat_without_a_name_goes_by_its_colour(screens, browser):
    room = open_sitting(browser)
    assert "Yellow" in device(screens).get(f"{room}/").text
    assert "노랑" in device(screens, "ko").get(f"{room}/").text


# --- what the Content-Security-Policy forbids -----------------------------------------------------


# --- coming to a sitting --------------------------------------------------------------------------


def test_a_seat_is_taken_by_one_tap_and_kept(screens, browser):
    room, phone = open_sitting(browser), device(screens)
    answer = phone.post(f"{room}/seats/0/claim")
    assert (answer.status_code, answer.location) == (303, f"{room}/seat")
    assert "<bdi>Ann</bdi>" in phone.get(f"{room}/seat").text
    assert phone.get(f"{room}/").location == f"{room}/seat", "the code is scanned again"


def test_whoever_taps_taken_seats_again_and_again_is_asked_to_wait(screens, browser):
    room = open_sitting(browser)
    assert device(screens).post(f"{room}/seats/0/claim").status_code == 303
    stranger = device(screens)
    tried = [stranger.post(f"{room}/seats/0/claim").status_code for _ in range(40)]
    assert tried[0] == 409
    assert tried[-1] == 429


def test_whoever_has_no_seat_is_led_to_the_door(screens, browser):
    room = open_sitting(browser)
    for place in ("table", "seat"):
        assert device(screens).get(f"{room}/{place}").location == f"{room}/"


def test_the_table_frees_a_seat_and_its_phone_is_told(screens, browser):
    room, phone = open_sitting(browser), device(screens)
    phone.post(f"{room}/seats/0/claim")
    assert browser.post(f"{room}/seats/0/release").location == f"{room}/table"
    told = phone.get(f"{room}/seat")
    assert told.status_code == 401
    assert "Choose your seat again" in told.text
    assert device(screens).post(f"{room}/seats/0/claim").status_code == 303


def test_a_phone_may_leave_its_seat(screens, browser):
    room, phone = open_sitting(browser), device(screens)
    phone.post(f"{room}/seats/0/claim")
    assert phone.post(f"{room}/seats/0/release").location == f"{room}/"
    assert phone.get(f"{room}/").status_code == 200


def test_a_stranger_cannot_take_the_table(screens, browser):
    room = open_sitting(browser)
    assert device(screens).post(f"{room}/table/claim").status_code == 401


def test_home_knows_the_sittings_of_this_device(screens, browser):
    room = open_sitting(browser)
    assert f'href="{room}/table"' in browser.get("/").text
    assert room not in device(screens).get("/").text


def test_a_code_that_was_typed_leads_to_the_door(browser):
    room = open_sitting(browser)
    code = room.removeprefix("/s/")
    assert browser.get(f"/s/?code={code.lower()}").location == f"/s/{code.lower()}/"
    assert browser.get(f"/s/{code.lower()}/").status_code == 200


# --- doing something ------------------------------------------------------------------------------


def test_a_screen_does_what_its_cookie_may(screens, browser):
    room, phone = open_sitting(browser), device(screens)
    phone.post(f"{room}/seats/1/claim")
    assert act(browser, room, "table", "a", kind="begin", sheriff=0).json == {"version": 1}
    paid = {"kind": "pay", "payer": 1, "payee": 0, "amount": 3}
    assert act(phone, room, "seat", "b", 1, **paid).json == {"version": 2}
    assert act(phone, room, "seat", "c", 0, **paid).status_code == 403
    assert act(phone, room, "table", "d", 1, **paid).status_code == 401


def test_a_form_that_is_no_json_does_nothing(browser):
    room = open_sitting(browser)
    answer = browser.post(f"{room}/table/actions", data={"id": "a"})
    assert answer.status_code == 415


# --- dialogs --------------------------------------------------------------------------------------


def test_a_screen_comes_without_its_dialogs(browser):
    room = open_sitting(browser)
    for path in (f"{room}/table", f"{room}/table/stream"):
        with browser.get(path) as answer:
            page = next(one for one in answer.iter_encoded() if b'id="screen"' in one).decode()
        main = page[page.index('id="screen"') : page.index("</main>")]
        assert 'data-opens="person-0"' in main
        assert "<dialog" not in main


def test_a_dialog_comes_alone(browser):
    room = open_sitting(browser)
    html = browser.get(f"{room}/table/dialog?id=pay-0").text
    assert html.startswith('<dialog id="pay-0"')
    assert html.endswith("</dialog>")
    assert html.count("</dialog>") == 1


def test_a_dialog_whose_moment_has_passed_is_told_as_settled(browser):
    room = open_sitting(browser)
    assert browser.get(f"{room}/table/dialog?id=tie").status_code == 200
    act(browser, room, "table", "a", kind="begin", sheriff=0)
    answer = browser.get(f"{room}/table/dialog?id=tie", headers={"Accept": "*/*"})
    assert answer.status_code == 404
    assert "already been settled" in answer.get_json()["detail"]
    assert browser.get(f"{room}/table/dialog").status_code == 404


def test_a_dialog_is_drawn_for_the_device_whose_screen_it_is_on(screens, browser):
    room, phone = open_sitting(browser), device(screens)
    phone.post(f"{room}/seats/1/claim")
    assert phone.get(f"{room}/seat/dialog?id=pay-1").status_code == 200
    assert phone.get(f"{room}/seat/dialog?id=pay-0").status_code == 404
    assert phone.get(f"{room}/table/dialog?id=pay-0").status_code == 401
    assert device(screens).get(f"{room}/table/dialog?id=pay-0").status_code == 401


# --- secrets --------------------------------------------------------------------------------------


def test_the_cover_is_for_the_table_alone(screens, browser):
    room, phone = open_sitting(browser), device(screens)
    phone.post(f"{room}/seats/1/claim")
    assert phone.get(f"{room}/table/cover/0").status_code == 401
    assert browser.get(f"{room}/table/cover/0").status_code == 200
    assert browser.get(f"{room}/table/cover/7").status_code == 404


# --- when something went wrong --------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_code_is_told_to_people_in_words(screens, language):
    page = device(screens, language).get("/s/XXXXX/")
    assert page.status_code == 404
    assert 'data-status="404"' in page.text
    assert 'href="/"' in page.text


def test_programs_get_a_problem_document(browser):
    answer = browser.get("/nothing/here", headers={"Accept": "*/*"})
    assert answer.content_type == "application/problem+json"
    answer = browser.get("/api/v1/nothing", headers={"Accept": "text/html"})
    assert answer.content_type == "application/problem+json"


def test_our_own_mistake_is_a_page_too(screens, browser, monkeypatch):
    screens.config["PROPAGATE_EXCEPTIONS"] = False

    def broken(*_: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setitem(screens.view_functions, "site.about", broken)
    page = browser.get("/about")
    assert page.status_code == 500
    assert "not yours" in page.text


# --- where people sit -----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", AT_EDGES)
def test_seats_go_clockwise_from_the_bottom_edge(seats):
    order = {"bottom": 0, "left": 1, "top": 2, "right": 3}
    at = [order[edge] for edge in edges(seats)]
    assert len(at) == seats
    assert at == sorted(at)


def test_no_edge_is_shared_by_more_than_two():
    for seats in AT_EDGES:
        assert max(edges(seats).count(edge) for edge in EDGES) <= 2


@pytest.mark.parametrize("seats", AT_EDGES)
def test_at_one_edge_all_look_from_the_bottom_in_two_rows(seats):
    assert set(edges(seats, "edge")) == {"bottom"}
    rows = sides(seats, "edge")
    assert list(rows) == sorted(rows, reverse=True)
    assert 0 <= rows.count("bottom") - rows.count("top") <= 1


def test_a_device_keeps_where_it_lies_and_phones_lie_nowhere(screens, browser):
    room, phone = open_sitting(browser), device(screens)
    phone.post(f"{room}/seats/0/claim")
    assert "one-way" not in browser.get(f"{room}/table").text
    for one in (browser, phone):
        one.set_cookie("placement", "edge")
    assert 'class="at-table one-way g-sheriff"' in browser.get(f"{room}/table").text
    assert "one-way" not in phone.get(f"{room}/seat").text
