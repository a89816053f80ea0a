"""The JSON interface, used as its clients use it."""

from importlib import import_module

import pytest

from companion.sittings import Bearer
from tests.conftest import meanwhile
from tests.web.conftest import answered

from .conftest import opened

pytestmark = pytest.mark.databases

HANDFUL = {
    "edition": "second",
    "players": [
        {"name": "Ann", "gold": 20, "goods": {"apple": 3, "silk": 1}},
        {"name": "Ben", "gold": 31, "goods": {"chicken": 2}},
        {"name": "Cem", "gold": 5},
    ],
}


def test_every_game_says_what_it_can(visitor):
    games = {game["key"]: game for game in visitor.get("/games").json["games"]}
    assert games["sheriff"]["calculators"] == ["inspection", "debt"]
    assert games["pearls"]["seats"] == [2, 3, 4, 5, 6, 7, 8]
    assert "take" in games["pearls"]["actions"]
    assert visitor.get("/games/pearls").json == games["pearls"]


def test_a_finished_game_is_scored_with_every_line_explained(visitor):
    sheet = visitor.post("/games/sheriff/score", HANDFUL).json
    assert sheet["game"] == "sheriff"
    for player in sheet["players"]:
        assert player["total"] == sum(line["points"] for line in player["lines"])
    ann = {line["key"]: line for line in sheet["players"][0]["lines"]}
    assert ann["apple"] == {
        "key": "apple",
        "points": 6,
        "label": "Apples",
        "detail": ann["apple"]["detail"],
        "rule": "s2.end.goods",
    }
    assert sheet["winners"] == [
        player["name"] for player in sheet["players"] if player["place"] == 1
    ]
    assert sheet["decided_by"] == "total"
    assert [one["code"] for one in sheet["warnings"]] == ["other_gold_than_in_box"]


def test_labels_change_with_the_language_and_keys_do_not(visitor):
    def labels_and_keys(**asked):
        lines = visitor.post("/games/sheriff/score", HANDFUL, **asked).json["players"][0]["lines"]
        return [line["label"] for line in lines], [line["key"] for line in lines]

    english, keys = labels_and_keys()
    for language in ("ko", "ru"):
        by_header = labels_and_keys(headers={"Accept-Language": language})
        assert by_header == labels_and_keys(query_string={"lang": language})
        assert by_header[0] != english
        assert by_header[1] == keys


def test_the_question_in_the_address_beats_the_header(visitor):
    answer = visitor.get("/games/chess?lang=ru", headers={"Accept-Language": "ko"})
    assert answer.headers["Content-Language"] == "ru"


def test_more_cards_than_the_box_has_are_scored_with_a_warning(visitor):
    players = [{"name": "Ann", "goods": {"crossbow": 90}}, {"name": "Ben"}, {"name": "Cem"}]
    sheet = visitor.post("/games/sheriff/score", {"edition": "second", "players": players}).json
    assert [(one["code"], one["path"]) for one in sheet["warnings"]] == [
        ("more_than_in_box", "players[0].goods.crossbow")
    ]
    assert sheet["winners"] == ["Ann"]


def test_a_caught_smuggler_pays_the_fines(visitor):
    bag = {
        "edition": "first",
        "declared": {"good": "bread", "count": 3},
        "bag": {"bread": 2, "crossbow": 1},
    }
    answer = visitor.post("/games/sheriff/calc/inspection", bag).json
    assert answer == {
        "truthful": False,
        "sheriff_pays": 0,
        "merchant_pays": 4,
        "to_stand": {"bread": 2},
        "confiscated": {"crossbow": 1},
    }


def test_a_sitting_begins_with_a_code_and_the_tables_token(visitor):
    seats = [{"name": "Ann"}, {}]
    opened = visitor.post("/sittings", {"game": "pearls", "options": {"bowl": 9}, "seats": seats})
    assert opened.status_code == 201
    assert opened.json["version"] == 0
    assert opened.location == f"/api/v1/sittings/{opened.json['code']}"
    seen = visitor.get(f"/sittings/{opened.json['code']}").json
    assert seen["view"]["bowl"] == 9
    assert [seat["name"] for seat in seen["seats"]] == ["Ann", "Blue"]


def test_the_same_action_twice_counts_once_and_its_id_is_for_no_other(sitting):
    envelope = {"id": "once", "seat": 0, "action": {"kind": "take", "n": 3}}
    for _ in range(3):
        answer = sitting.table.post(f"{sitting.path}/actions", envelope)
        assert answer.json == {"version": 1}
    assert sitting.table.get(sitting.path).json["view"]["pearls"] == [3, 0, 0]
    other = envelope | {"action": {"kind": "take", "n": 4}}
    refused = sitting.table.post(f"{sitting.path}/actions", other)
    assert refused.status_code == 409
    assert refused.json["errors"][0]["path"] == "id"
    assert sitting.version() == 1


def test_the_log_tells_who_did_what_and_what_was_taken_back(sitting):
    sitting.act(sitting.table, 1, kind="take", n=3)
    sitting.act(sitting.table, 1, kind="hide", number=5)
    sitting.act(sitting.table, None, kind="rewind", to=1, expected=2)
    log = sitting.table.get(f"{sitting.path}/log").json
    assert log["version"] == 3
    assert [entry["number"] for entry in log["entries"]] == [1, 2, 3]
    assert [entry["undone"] for entry in log["entries"]] == [False, True, False]
    assert [entry["secret"] for entry in log["entries"]] == [False, True, False]
    assert log["entries"][0]["action"] == {"kind": "take", "n": 3}
    assert log["entries"][1]["action"] is None
    assert log["entries"][0]["seat"] == 1


@pytest.mark.parametrize("path", ["/games", "/games/sheriff", "/openapi.json"])
def test_reading_by_head_sends_no_body(visitor, path):
    answer = visitor.ask("HEAD", path)
    assert answer.status_code == 200
    assert answer.data == b""


def test_every_answer_is_kept_from_strangers_and_from_caches(visitor):
    for path in ("/games", "/nothing"):
        headers = visitor.get(path).headers
        assert "'unsafe-inline'" not in headers["Content-Security-Policy"]
        assert "default-src 'self'" in headers["Content-Security-Policy"]
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "same-origin"
        assert headers["Cache-Control"] == "no-store"


def test_an_open_question_adds_no_key_to_a_score(visitor):
    decided, asked = (
        visitor.post("/games/pearls/score", {"pearls": [3, 5], "undecided": undecided}).json
        for undecided in (False, True)
    )
    assert asked["notes"] == ["Not yet decided: en: who rolled?"]
    assert asked | {"notes": decided["notes"]} == decided
    assert asked["decided_by"] == "total"
    assert [one["place"] for one in asked["players"]] == [2, 1]


# --- a token that dies between the request and its write ------------------------------------------


@pytest.fixture
def dying(app, sitting, monkeypatch):
    """Answers what a request is told whose tokens were revoked after it came."""
    here = app.extensions["companion"]

    def ask(place, method, path, **sent):
        table = place == "table"
        token = sitting.table.token if table else sitting.seat(1).token
        device = app.test_client()
        if path.startswith("/s/"):
            device.set_cookie(f"{place}_{sitting.code}", token)
        else:
            sent["headers"] = {"Authorization": f"Bearer {token}"}

        def revoke():
            if table:
                sitting.table.token = here.sittings.seats.take_over(sitting.code, Bearer(seat=0))
            else:
                here.sittings.seats.release(sitting.code, 1, Bearer(table=True))

        meanwhile(monkeypatch, here.store, revoke)
        return device.open(path, method=method, **sent)

    return ask


TAKE = {"id": "once", "seat": 1, "action": {"kind": "take", "n": 1}}


@pytest.mark.parametrize("place", ["table", "seat"])
@pytest.mark.parametrize(
    ("method", "path", "sent"),
    [
        ("POST", "/api/v1/sittings/{code}/actions", {"json": TAKE}),
        ("DELETE", "/api/v1/sittings/{code}/seats/1/claim", {}),
        ("POST", "/api/v1/sittings/{code}/table/claim", {}),
        ("POST", "/s/{code}/{place}/actions", {"json": TAKE}),
        ("POST", "/s/{code}/seats/1/release", {}),
        ("POST", "/s/{code}/table/claim", {}),
    ],
)
def test_a_token_that_was_revoked_in_between_does_nothing(
    sitting, dying, place, method, path, sent
):
    code = sitting.code
    answer = dying(place, method, path.format(code=code, place=place), **sent)
    assert answer.status_code == 401
    assert sitting.version() == 0
    assert sitting.act(sitting.table, 0, kind="take", n=1).json == {"version": 1}


# --- remarks --------------------------------------------------------------------------------------


def test_what_was_only_noted_is_accepted_with_a_remark(sitting):
    ann = sitting.seat(0)
    answer = sitting.act(ann, 0, kind="take", n=12)
    assert answer.status_code == 200
    assert answer.json == {"version": 1, "remarks": ["en: Ann took 12 in one hand"]}
    (entry,) = sitting.table.get(f"{sitting.path}/log").json["entries"]
    assert entry["remarks"] == ["en: Ann took 12 in one hand"]


def test_remarks_are_described(visitor):
    schemas = visitor.get("/openapi.json").json["components"]["schemas"]
    for name in ("ActionAnswer", "EntryAnswer"):
        remarks = schemas[name]["properties"]["remarks"]
        assert remarks["items"] == {"type": "string"}
        assert "remarks" not in schemas[name].get("required", ())


def test_a_remark_under_the_cover_is_told_under_the_cover(app, visitor):
    sitting = opened(visitor, "pearls", ("Ann", "Ben"), cover=True)
    for number in (4711174711, 5):
        sitting.act(sitting.table, 1, kind="hide", number=number)
    device = sitting.device(app)
    at = f"/s/{sitting.code}/table"
    assert "4711174711" in device.get(f"{at}/cover/1").text
    assert "4711174711" not in device.get(f"{at}/cover/0").text
    assert "4711174711" not in device.get(at).text


@pytest.fixture
def browser(app, sitting):
    """A phone that has scanned and tapped the first seat."""
    from companion.web import auth

    client = app.test_client()
    with app.test_request_context():
        response = app.response_class()
        token = app.extensions["companion"].sittings.seats.claim(sitting.code, 0)
        auth.remember(response, sitting.code, "seat", token)
    cookie = response.headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    client.set_cookie(f"seat_{sitting.code}", token)
    return client


def test_a_browser_brings_its_token_along_as_a_cookie(browser, sitting):
    envelope = {"id": "a", "seat": 0, "action": {"kind": "take", "n": 1}}
    path = f"/api/v1{sitting.path}/actions"
    own = browser.post(path, json=envelope, headers={"Origin": "http://localhost"})
    assert own.json == {"version": 1}


# The log in pages


@pytest.mark.parametrize(
    ("asked", "numbers", "next_"),
    [
        ({}, [1, 2, 3, 4, 5, 6, 7], None),
        ({"limit": 3}, [5, 6, 7], 5),
        ({"limit": 3, "before": 5}, [2, 3, 4], 2),
        ({"limit": 3, "before": 2}, [1], None),
        ({"after": 4}, [5, 6, 7], None),
        ({"after": 2, "limit": 3}, [5, 6, 7], 5),
        ({"after": 2, "limit": 3, "before": 5}, [3, 4], None),
        ({"after": 7}, [], None),
        ({"after": 99, "before": 100}, [], None),
        ({"before": 0}, [], None),
        ({"before": 2**53 - 1, "limit": 1}, [7], 7),
    ],
)
def test_a_page_of_the_log_holds_what_was_asked_for(visitor, sitting, asked, numbers, next_):
    for _ in range(7):
        sitting.act(sitting.table, None, kind="start", seconds=60)
    page = answered(visitor.get(f"{sitting.path}/log", query_string=asked))
    assert ([entry["number"] for entry in page["entries"]], page["next"]) == (numbers, next_)


@pytest.mark.parametrize(
    "asked", ["limit=0", "limit=201", "before=-1", "after=x", "before=1.0", "after=" + "9" * 5000]
)
def test_a_page_that_cannot_be_is_refused(visitor, sitting, asked):
    answer = visitor.get(f"{sitting.path}/log?{asked}")
    assert answer.status_code == 422
    assert answer.json["errors"][0]["path"] == asked.partition("=")[0]


def test_no_page_of_the_log_is_longer_than_it_may_be(visitor, sitting, monkeypatch):
    for _ in range(5):
        sitting.act(sitting.table, None, kind="start", seconds=60)
    monkeypatch.setattr(import_module("companion.web.schemas"), "USUAL_LOGGED", 2)
    page = answered(visitor.get(f"{sitting.path}/log"))
    assert [entry["number"] for entry in page["entries"]] == [4, 5]
    monkeypatch.setattr("companion.web.log_screens.USUAL_LOGGED", 2)
    html = visitor.client.get(f"/s/{sitting.code}/log").text
    assert f"/s/{sitting.code}/log?before=4" in html
    html = visitor.client.get(f"/s/{sitting.code}/log?before=2").text
    assert html.count("log-entry") == 1
    assert "before=" not in html
