"""The screens of the history say what the interface says, and change what they may."""

import json
import os
import re
import time
from html import unescape
from itertools import pairwise
from typing import Any

import pytest

from companion.backup import BACKUPS_KEPT
from companion.engine.message import Message
from companion.printing import Course
from companion.printing.drawing import chart
from companion.services import house_key
from companion.sittings import Bearer
from companion.text import LANGUAGES
from companion.web.reveal import LABEL, Picture
from tests import recorded
from tests.conftest import score_sheet
from tests.web.conftest import ENDS, Visitor, answered, opened

pytestmark = pytest.mark.databases


@pytest.fixture
def finished(sitting):
    sitting.act(sitting.table, None, kind="finish")
    return sitting.code


@pytest.fixture
def host(browser, tmp_path):
    assert browser.post("/key", data={"key": house_key(tmp_path)}).status_code == 303
    return browser


def results(visitor):
    return answered(visitor.get("/history"))["results"]


def people(visitor):
    return {one["name"] for one in answered(visitor.get("/people"))["people"]}


def test_a_play_that_came_without_its_log_is_shown_and_deleted(app, visitor, host, finished):
    history = app.extensions["companion"].history
    document = json.loads(b"".join(history.house()))
    history.remove(finished)
    document["plays"][0]["log"] = None
    assert history.importer.import_file(json.dumps(document).encode(), dry=False).added == 1
    (row,) = results(visitor)
    assert host.get(f"/history/{row['code']}").status_code == 200
    assert visitor.get(f"/sittings/{row['code']}/bgstats").status_code == 200
    assert host.post(f"/history/{row['code']}/remove").status_code == 303
    assert not results(visitor)


def text(answer) -> str:
    assert answer.status_code == 200, answer.text
    return re.sub(r"<[^>]*>", "", answer.text)


@pytest.mark.parametrize("name", ["from", "to"])
@pytest.mark.parametrize(
    ("day", "status"),
    [("", 200), ("2026-05-31", 200), ("abc", 422), ("2026-13-01", 422)],
)
def test_what_is_no_day_is_refused(browser, name, day, status):
    answer = browser.get(f"/history?{name}={day}&lang=ru")
    assert answer.status_code == status
    assert ("Напишите так: 2026-05-31." in unescape(answer.text)) == (status == 422)


FROM_ELSEWHERE: dict[str, Any] = {
    "games": [{"id": 1, "name": "citadels"}, {"id": 2, "name": "Qwirkle"}],
    "players": [{"id": id, "uuid": f"p{id}", "name": n} for id, n in ((1, "Ann"), (2, "Ben"))],
    "locations": [{"id": 1, "name": "The <b>attic"}],
    "plays": [
        *({"uuid": f"q{n}", "gameRefId": 2, "playDate": "", "playerScores": []} for n in range(25)),
        {"uuid": "x", "gameRefId": 1, "playDate": "soon", "playerScores": []},
        {
            "uuid": "y",
            "gameRefId": 1,
            "playDate": "2024-11-30 22:30:00",
            "comments": "Never again.",
            "locationRefId": 1,
            "playerScores": [
                {"playerRefId": 1, "score": "", "winner": True},
                {"playerRefId": 2, "score": None, "startPlayer": True},
            ],
        },
    ],
}


@pytest.fixture
def from_elsewhere(host, visitor):
    """What was said of the file, and the code of the play in it."""
    sent = {"data": json.dumps(FROM_ELSEWHERE), "content_type": "application/octet-stream"}
    answer = host.post("/key/bring?dry_run=false", **sent)
    (one,) = results(visitor)
    return unescape(text(answer)), one["code"]


def test_the_one_play_of_ours_that_could_not_be_kept_stands_before_all_others(from_elsewhere):
    said, _ = from_elsewhere
    assert "One game was added." in said
    assert "Item 26 in the file: “playDate” is missing or cannot be read." in said
    assert "Other games, left out: 25 (Qwirkle)." in said
    assert said.count("Qwirkle") == 1


def test_what_was_written_down_elsewhere_stands_on_the_page_of_the_play(browser, from_elsewhere):
    page = browser.get(f"/history/{from_elsewhere[1]}")
    said = unescape(text(page))
    for words in ("First player: Ben", "The <b>attic", "Never again.", "30 November 2024"):
        assert words in said
    assert "<b>attic" not in page.text
    for path in ("/history", "/history/several", f"/history/{from_elsewhere[1]}"):
        shown = browser.get(path)
        assert not re.search(r'class="(kept|rank|block)-total', shown.text), "nobody wrote points"


@pytest.mark.parametrize("day", ["0001-01-01", "9999-12-31"])
def test_the_ends_of_the_calendar_break_nothing(browser, day):
    assert browser.get(f"/history?from={day}&to={day}").status_code < 500


@pytest.fixture
def in_california(monkeypatch):
    with monkeypatch.context() as patch:
        patch.setenv("TZ", "America/Los_Angeles")
        time.tzset()
        yield
    time.tzset()


def test_the_last_hour_of_a_day_of_25_hours_is_of_that_day(in_california, host):
    late = FROM_ELSEWHERE["plays"][-1] | {"playDate": "2024-11-03 23:30:00"}
    sent = json.dumps(FROM_ELSEWHERE | {"plays": [late]})
    host.post("/key/bring?dry_run=false", data=sent, content_type="application/octet-stream")
    assert "3 November 2024" in text(host.get("/history?from=2024-11-03&to=2024-11-03"))


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
    code = opened(visitor, "pearls", ("Dan", "Eve")).code
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


def test_the_settings_are_a_tap_from_home_for_the_host_alone(browser, host):
    assert 'href="/key"' in host.get("/").text
    assert 'id="favourites-' not in host.get("/key").text, "nothing was chosen here yet"
    assert host.post("/key/forget").status_code == 303
    assert 'href="/key"' not in browser.get("/").text


def test_the_host_is_told_once_what_a_new_version_brings(app, browser, finished, host):
    """It was here before, and so were its games."""
    phone = app.test_client()
    news = "An opened bag, a battle"
    assert news in host.get("/").text
    assert news not in phone.get("/").text
    assert phone.post("/key/news").status_code == 401
    assert host.post("/key/news").headers["Location"] == "/"
    assert news not in host.get("/").text


def test_a_new_house_is_told_nothing_of_older_ones(app, host):
    services = app.extensions["companion"]
    services.start()
    assert "news-title" not in host.get("/").text
    services.stop()


def test_older_results_keep_all_of_what_is_looked_for(app, host):
    history = app.extensions["companion"].history
    for n in range(31):
        history.count(score_sheet(("Ann", 1)), {}, id=f"pearls-{n:02}")
    shown = host.get("/history?game=pearls&to=1970-01-02").text
    older = re.search(r'href="(/history\?[^"]*before=[^"]*)"', shown)
    assert older is not None
    assert {"game=pearls", "to=1970-01-02"} <= set(re.split(r"[?&]", unescape(older[1])))
    assert host.get(unescape(older[1])).text.count('class="kept-link"') == 1


def test_only_games_that_were_played_are_to_be_looked_for(app, host):
    history = app.extensions["companion"].history
    history.count(score_sheet(("Ann", 1)), {}, id="pearls-1")
    assert "?game=" not in host.get("/history").text, "of one game there is nothing to choose"
    history.count(score_sheet(("Ann", 1), game="sheriff"), {}, id="sheriff-1")
    assert re.findall(r'"/history\?game=(\w+)"', host.get("/history").text) == ["sheriff", "pearls"]


def test_a_device_that_held_a_seat_may_say_who_it_is(browser, visitor, sitting, finished):
    people = {one["name"]: one["id"] for one in answered(visitor.get("/people"))["people"]}
    name = results(visitor)[0]["seats"][1]["name"]
    mine = people[name]
    assert browser.get(f"/people/{mine}").status_code == 401
    browser.set_cookie(f"table_{finished}", sitting.table.token)
    assert browser.get(f"/people/{mine}").status_code == 200
    assert browser.post(f"/people/{mine}/me").status_code == 404
    assert f"/people/{mine}/me" not in browser.get("/people").text
    browser.delete_cookie(f"table_{finished}")
    browser.set_cookie(f"seat_{finished}", str(sitting.seat(1).token))
    for path in ("/history", "/people"):
        asked = re.findall(r'action="/people/(\w+)/me"', browser.get(path).text)
        assert asked == [mine], "of nobody else, two taps from home"
    assert browser.post(f"/people/{mine}/me").status_code == 303
    assert 'action="/people' not in browser.get("/people").text + browser.get("/history").text


def test_what_is_looked_for_is_a_tap_each_and_the_rest_of_the_wish_stays(host, visitor, sitting):
    assert "?game=" not in host.get("/history").text, "nothing is looked for in an empty history"
    sitting.act(sitting.table, None, kind="finish")
    who = next(one["id"] for one in answered(visitor.get("/people"))["people"])
    shown = host.get(f"/history?game=pearls&person={who}").text
    assert f'href="/history?person={who}"' in shown
    assert 'href="/history?game=pearls"' in shown
    assert shown.count('aria-current="true"') == 2
    assert "/history/tonight.png" not in shown, "of the evening, not of what was looked for"
    assert "/history/tonight.png" in host.get("/history").text
    assert "No games match that." in host.get("/history?game=toy").text


def test_names_are_data_on_every_screen(browser, visitor, app):
    rude = "<b>Ann & co"
    begun = opened(visitor, "pearls", (rude, "\u05d1\u05df"), *ENDS)
    browser.set_cookie(f"table_{begun.code}", begun.table.token)
    person = next(
        one["id"] for one in answered(visitor.get("/people"))["people"] if one["name"] == rude
    )
    for path in (
        "/history",
        f"/history/{begun.code}",
        "/people",
        f"/people/{person}",
        f"/people/{person}/numbers",
    ):
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


def test_people_offer_no_page_that_is_refused(browser, visitor):
    """A device that only entered a score was shown tiles that answered 401."""
    players = [{"name": name, "gold": 5} for name in ("Ann", "Ben", "Cem")]
    sheet = {"edition": "first", "players": players}
    browser.post("/score/sheriff?show&id=a-page-of-its-own", json=sheet)
    page = browser.get("/people").text
    assert "Ann" in page
    assert 'href="/people/' not in page
    begun = opened(visitor, "sheriff")
    browser.set_cookie(f"table_{begun.code}", begun.table.token)
    (ann, *_) = re.findall(r'href="(/people/[^"]+)"', browser.get("/people").text)
    assert browser.get(ann).status_code == 200


def test_a_score_keeps_neither_guests_nor_colours_as_people_and_knows_its_edition(browser, visitor):
    """Nobody typed a name for the second seat; the third is a guest, as somebody says below."""
    names = "Ann", "Blue", "Gus"
    sent = {"edition": "first", "players": [{"name": name, "gold": 5} for name in names]}
    path = "/score/sheriff?show&id=a-page-of-its-own"
    english = {"Accept-Language": "en"}
    first = browser.post(path, json=sent, headers=english).json["html"]
    assert re.findall('data-guest-seat="([0-9]+)"( checked)?', first) == [("0", ""), ("2", "")]
    assert people(visitor) == {"Ann", "Gus"}
    again = browser.post(f"{path}&guest=2&guest=x", json=sent, headers=english).json["html"]
    assert 'data-guest-seat="2" checked' in again
    assert people(visitor) == {"Ann"}, "whom only this score has brought goes"
    (one,) = results(visitor)
    assert [(seat["name"], seat["person"] is None) for seat in one["seats"]] == [
        ("Ann", False), ("", True), ("Gus", True),
    ]  # fmt: skip
    assert one["options"] == {"edition": "first"}
    korean = {"Accept-Language": "ko"}
    assert "파랑" in browser.get(f"/history/{one['code']}", headers=korean).text
    browser.post(path, json=sent, headers=english)
    assert people(visitor) == {"Ann", "Gus"}


def test_bg_stats_hears_who_could_be_called_in_citadels(app, visitor):
    sittings = app.extensions["companion"].sittings
    recording, _ = recorded.read("citadels-2")
    code = sittings.open(recording.game, recording.options, ("Ann", "Ben")).code
    for number, entry in enumerate(recording.entries):
        sittings.act(code, Bearer(table=True), f"done-{number}", entry.seat, entry.action)
    board = answered(visitor.get(f"/sittings/{code}/bgstats"))["board"]
    assert board.startswith("Assassin, Thief, Magician, King"), board


def test_the_host_names_the_house_and_closes_the_history(app, visitor, host, finished):
    stats = f"/history/{finished}/bgstats"
    asks = 'class="input" name="name"'
    stranger = app.test_client()
    assert asks not in stranger.get(stats, headers={"Accept": "text/html"}).text
    assert stranger.post(stats, data={"name": "Ours"}).status_code == 401
    assert asks in host.get(stats).text
    assert host.post(stats, data={"name": "Ours"}).status_code == 303
    assert asks not in host.get(stats).text, "once"
    assert answered(visitor.get(f"/sittings/{finished}/bgstats"))["location"] == "Ours"
    sent = {"name": " Home  <b> ", "history": "closed", "bgg:dunhuang:": "7x", "key": "mine"}
    assert host.post("/key/settings", data=sent).status_code == 422
    assert "Home" in host.get("/key").text
    assert visitor.get("/history").status_code == 401
    assert (
        host.post("/key/settings", data={"name": "Home", "bgg:dunhuang:": "12"}).status_code == 303
    )
    assert visitor.get("/history").status_code == 200
    wrong = {"name": "Home", "bgg:dunhuang:": "1e3"}
    refused = host.post("/key/settings", data=wrong)
    assert refused.status_code == 422
    assert 'value="1e3"' in refused.text
    assert "up to nine digits" in refused.text
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
    for path in (
        "/key/settings",
        "/key/new",
        "/key/tools/sheriff",
        "/key/favourites/citadels",
        "/key/backups",
    ):
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
    code, next_code = (opened(Visitor(browser)).code for _ in range(2))
    phone.set_cookie("language", "ko")
    assert phone.post(f"/s/{code}/seats/0/claim").status_code == 303
    other.post(f"/s/{next_code}/seats/0/claim")
    assert other.get_cookie("language").value == "ko"
    guest = app.test_client()
    guest.post(f"/s/{next_code}/seats/1/claim")
    assert guest.get_cookie("language") is None


def test_whoever_was_here_last_is_offered_with_the_sign_of_their_last_seat(app, browser, finished):
    page = browser.get("/new/pearls").text
    assert 'data-known="Ann" data-sign="0"' in page


def switched_on(page: str) -> set[str]:
    """The tools among the switches of a page, or of a part of it."""
    switches = re.findall(r'<input[^>]*name="tools"[^>]*>', page)
    return {re.findall(r'value="(\w+)"', one)[0] for one in switches if "checked" in one}


def test_a_set_up_begins_with_the_tools_that_the_host_chose(app, host):
    guest = app.test_client()
    assert switched_on(guest.get("/new/sheriff").text) == {"rounds", "bank", "timer"}
    assert host.post("/key/tools/sheriff", data={"tools": ["timer", "stands"]}).status_code == 303
    assert switched_on(guest.get("/new/sheriff").text) == {"timer", "stands"}
    assert host.post("/key/tools/citadels").status_code == 303
    assert switched_on(guest.get("/new/citadels").text) == set()
    settings = host.get("/key").text
    shown = dict(re.findall(r'id="tools-(\w+)"(.*?)</details>', settings, re.S))
    assert switched_on(shown["sheriff"]) == {"timer", "stands"}
    assert switched_on(shown["condottiere"]) == {"map"}
    assert host.post("/key/tools/sheriff", data={"tools": ["timer", "bank", "rounds"]})
    assert app.extensions["companion"].history.setting("tools:sheriff", "never said") == ""


def test_tools_that_a_game_does_not_have_are_refused_beside_its_switches(app, host):
    host.post("/key/tools/sheriff", data={"tools": ["timer"]})
    refused = host.post("/key/tools/sheriff", data={"tools": ["bank", "<b>oven"]})
    assert refused.status_code == 422
    told = re.search(r'id="tools-sheriff" open.*?</details>', refused.text, re.S)
    assert told is not None
    assert "&lt;b&gt;oven" in told[0]
    assert switched_on(app.test_client().get("/new/sheriff").text) == {"timer"}
    assert host.post("/key/tools/chess").status_code == 404
    app.extensions["companion"].history.set_setting("tools:sheriff", '["oven"]')
    assert switched_on(host.get("/new/sheriff").text) == {"rounds", "bank", "timer"}


def test_the_host_sees_the_backups_and_makes_one(host, browser, app, tmp_path, database):
    if database:
        assert "companion backup" in host.get("/key").text
        assert host.post("/key/backups").status_code == 422
        return
    folder = tmp_path / "backups"
    assert str(folder) in host.get("/key").text
    for n in range(BACKUPS_KEPT + 1):
        answer = host.post("/key/backups")
        assert (answer.status_code, answer.location) == (303, "/key#backups")
        assert len(list(folder.glob("*.sqlite3"))) == min(n + 1, BACKUPS_KEPT)
    shown = host.get("/key").text
    assert all(one.name in shown for one in folder.iterdir())
    assert "companion restore" in shown
    assert "backups" not in app.test_client().get("/key").text


def test_the_host_is_warned_of_an_old_backup_once_something_was_played_since(
    host, app, tmp_path, database, now
):
    host.post("/key/backups")
    if database:  # the server's own are not known here
        assert "Newest backup" not in host.get("/key").text
        return
    (copy,) = (tmp_path / "backups").iterdir()
    os.utime(copy, (now() / 1000 - 8 * 24 * 60 * 60,) * 2)
    shown = host.get("/key").text
    assert "Newest backup" in shown
    assert "more than a week old" not in shown
    app.extensions["companion"].sittings.open("pearls", None, ("Ann", "Ben"))
    assert "more than a week old" in host.get("/key").text


def test_a_backup_that_cannot_be_made_is_told_at_its_button(host, tmp_path, database):
    if not database:
        (tmp_path / "backups").write_text("a file where the folder would be")
    refused = host.post("/key/backups")
    assert refused.status_code == 422
    assert 'id="wrong-backups"' in refused.text


def liked(app, now, *casts):
    """A house that has played with these, one after the other."""
    history = app.extensions["companion"].history
    for n, cast in enumerate(casts):
        now.pass_seconds(60)
        history.count(score_sheet(("", n), game="citadels"), {"cast": cast}, id=str(n) * 8)


def favourites_of(shown: str) -> list[str]:
    """Those on the settings page, each with what the host decided."""
    part = re.search(r'id="favourites-citadels".*?</section>', shown, re.S)
    assert part is not None
    found = re.findall(r"<li><p>(.*?)</p>", part[0], re.S)
    return [" ".join(re.sub(r"<[^>]*>", " ", one).split()) for one in found]


def offered(shown: str) -> object:
    found = re.search(r'data-favourite="cast" data-favourites="([^"]*)"', shown)
    return found and json.loads(unescape(found[1]))


def test_the_host_pins_a_favourite_and_drops_another(app, now, host):
    liked(app, now, ["thief"], ["spy"], ["no such"], ["witch", "king"], "no list")

    def put(chosen, place, option="cast"):
        sent = {"option": option, "chosen": chosen, "place": place}
        return host.post("/key/favourites/citadels", data=sent)

    assert favourites_of(host.get("/key").text) == ["Witch · King", "Spy", "Thief"]
    assert put("witch king", "dropped").location == "/key#favourites-citadels"
    assert put("thief", "pinned").status_code == 303
    assert favourites_of(host.get("/key").text) == [
        *("Thief Always offered", "Spy", "Witch · King Not offered"),
    ]
    assert offered(host.get("/new/citadels").text) == [["thief"], ["spy"]]
    assert put("thief", "as_played").status_code == 303
    assert put("spy", "dropped").status_code == 303
    assert offered(host.get("/new/citadels").text) == [["thief"]]
    for wrong in (
        put("king", "pinned"), put("thief", "first"), put("thief", "pinned", "set"),
        host.post("/key/favourites/citadels"),
    ):  # fmt: skip
        assert wrong.status_code == 422
        assert 'id="wrong-favourites:citadels"' in wrong.text
    assert host.post("/key/favourites/sheriff").status_code == 422
    assert host.post("/key/favourites/chess").status_code == 404
    assert offered(host.get("/new/citadels").text) == [["thief"]]
    assert "favourites-citadels" not in app.test_client().get("/key").text


def test_the_table_speaks_the_language_of_the_house_unless_somebody_chose_another(app, host):
    assert host.post("/key/language", data={"language": "ko"}).status_code == 303
    table, chosen, phone = app.test_client(), app.test_client(), app.test_client()
    english = {"Accept-Language": "en"}
    assert 'lang="ko"' in table.get("/new/pearls", headers=english).text.partition("<head")[0]
    assert table.get_cookie("language").value == "ko"
    chosen.set_cookie("language", "ru")
    assert 'lang="ru"' in chosen.get("/", headers=english).text.partition("<head")[0]
    phone.get("/about", headers=english)
    assert phone.get_cookie("language") is None
    refused = host.post("/key/language", data={"language": "xx"})
    assert refused.status_code == 422
    assert 'id="wrong-language"' in refused.text
    assert host.post("/key/language", data={"language": ""}).status_code == 303
    device = app.test_client()
    assert 'lang="en"' in device.get("/", headers=english).text.partition("<head")[0]


def test_a_play_of_eight_with_long_names_goes_to_bg_stats_without_a_code(app, host):
    """So long an address is no code any more; the page was an error."""

    def kept(name: str) -> str:
        sheet = score_sheet(*((f"{name}{seat}", seat) for seat in range(8)), game="citadels")
        return app.extensions["companion"].history.count(sheet, {}, id=name)

    for name, coded in (("Александра", True), ("Константин Преображенский-Рождественск", False)):
        path = f"/history/{kept(name)}/bgstats?lang=ru"
        told = host.get(path)
        assert told.status_code == 200
        assert ('class="qr-code"' in told.text) is coded
        assert 'class="qr-code"' in host.get(f"{path}&initials=yes").text


@pytest.mark.parametrize(
    ("language", "half", "below"),
    [("en", "1.5", "-0.5"), ("ko", "1.5", "-0.5"), ("ru", "1,5", "-0,5")],
)
def test_an_average_is_written_as_the_language_writes_it(app, host, language, half, below):
    """The Russian screens had a point where Russian has a comma."""
    history = app.extensions["companion"].history
    for n, points in enumerate(((1, -1), (2, 0))):
        both = zip(("Ann", "Ben"), points, strict=True)
        history.count(score_sheet(*both), {}, id=str(n) * 8)
    told = [
        re.findall(r"<td>([^<]*)</td>", host.get(f"/people/{one.id}/numbers?lang={language}").text)
        for one in sorted(history.people.list_all(), key=lambda one: one.name)
    ]
    assert (half in told[0], below in told[1]) == (True, True), told


def test_one_under_two_spellings_is_one_of_an_evening(app, now, host):
    history = app.extensions["companion"].history
    for n, names in enumerate((("Ann", "Ben"), ("A.n.n", "Ben"))):
        now.pass_seconds(60)
        history.count(score_sheet((names[0], 2), (names[1], 1)), {}, id=str(n) * 8)
    ids = {one.name: one.id for one in history.people.list_all()}
    for path in ("/history", "/people"):
        (one,) = re.findall(r'action="/people/(\w+)/merge"', host.get(path).text)
        assert one in (ids["A.n.n"], ids["Ann"]), "two taps from home"
    shown = host.get(f"/people/{ids['A.n.n']}/numbers").text
    assert re.findall(r'name="into" value="(\w+)"', shown) == [ids["Ann"]], "not who sat there too"
    assert host.post(f"/people/{ids['A.n.n']}/merge", data={"into": ids["Ann"]}).status_code == 303
    told = re.findall(
        r'<bdi>([^<]*)</bdi>\s*<span[^>]*aria-label="won (\d)"', host.get("/history/tonight").text
    )
    assert told == [("A.n.n", "2"), ("Ben", "0")]


def test_names_at_the_ends_of_lines_lie_apart_within_the_picture():
    for last in ((5, 5, 5, 5, 5, 5, 5, 5), (0, 0, 0, 0, 1, 9, 9, 9), (0, 1, 2, 3, 4, 5, 6, 7)):
        course = Course(Message("seat-red"), (1, 2), ((0,) * 8, last))
        drawn = chart(course, ("Wilhelmina Charlotte", "김빛나라하늘", *"ABCDEF"), "en")
        assert drawn is not None
        labels = Picture(drawn, course).labels
        heights = [y for y, *_ in labels]
        assert all(later - one >= LABEL for one, later in pairwise(heights))
        assert heights[0] >= 8
        assert heights[-1] <= drawn.bottom
        names = {seat: name for _, seat, name in labels}
        assert (names[0], names[1]) == ("Wilhelmin…", "김빛나라…")
    course = Course(Message("seat-red"), (1, 2), ((0, 0), (9, 0)))
    drawn = chart(course, ("Ann", "Ben"), "en")
    assert drawn is not None
    at_their_ends = [curve.points[-1][1] for curve in drawn.curves]
    assert [y for y, *_ in Picture(drawn, course).labels] == at_their_ends
