"""A finished sitting leaves by the interface as one document and comes back by it."""

import json
from typing import Any

import pytest

from companion import create_app
from companion.web.problems import MAX_SITTING
from tests.conftest import AT_WILL
from tests.web.conftest import Sitting, Visitor, answered
from tests.web.test_refusals import check

pytestmark = pytest.mark.databases

SECRET = 4711174711


@pytest.fixture
def finished(sitting: Sitting) -> Sitting:
    """Ann hid a number, took it back, and hid another; then all fists were opened."""
    ann = sitting.seat(0)
    sitting.act(sitting.table, 1, kind="take", n=3)
    sitting.act(ann, 0, kind="hide", number=SECRET)
    sitting.act(ann, 0, kind="rewind", to=1, expected=2)
    sitting.act(ann, 0, kind="hide", number=8)
    for kind in ("roll", "reveal", "finish"):
        sitting.act(sitting.table, None, kind=kind)
    return sitting


@pytest.fixture
def document(finished: Sitting) -> Any:
    return answered(finished.table.get(f"{finished.path}/export"))


@pytest.fixture
def elsewhere(tmp_path_factory, app, now):
    """Another installation."""
    other = create_app(
        tmp_path_factory.mktemp("elsewhere"),
        GAMES=app.config["GAMES"],
        NOW=now,
        TESTING=True,
        **{**AT_WILL, "TRIES_PER_MINUTE": 0},
    )
    yield Visitor(other.test_client(use_cookies=False))
    other.extensions["companion"].store.close()


def moved(visitor: Visitor, document: Any) -> Sitting:
    arrived = visitor.post("/sittings/import", document)
    assert arrived.status_code == 201
    answer = answered(arrived)
    assert arrived.location == f"/api/v1/sittings/{answer['code']}"
    return Sitting(answer["code"], visitor.with_token(answer["table_token"]), ids=100)


def test_the_table_gets_the_whole_sitting_as_one_document(finished):
    answer = finished.table.get(f"{finished.path}/export")
    assert answer.content_type == "application/json"
    assert f"pearls-{finished.code}.json" in answer.headers["Content-Disposition"]
    document = answer.json
    assert document["format"] == 4
    assert [seat["name"] for seat in document["seats"]] == ["Ann", "Ben", "Cem"]
    assert len(document["entries"]) == finished.version()
    rolled = document["entries"][4]["action"]
    assert rolled == {"kind": "roll", "pips": rolled["pips"]}
    assert isinstance(rolled["pips"], int), "luck stands in it"
    assert [score["total"] for score in document["result"]["players"]] == [0, 3, 0]


def test_it_is_for_the_table_alone(finished, visitor):
    path = f"{finished.path}/export"
    check(visitor.get(path), 401, "", "no_token")
    check(visitor.with_token("wrong").get(path), 401, "", "dead_token")
    check(finished.seat(1).get(path), 403, "", "only_the_table")
    check(visitor.get("/sittings/22222/export"), 404, "", "no_such_sitting")


def test_it_goes_on_there(document, elsewhere):
    there = moved(elsewhere, document)
    assert there.act(there.table, None, kind="rewind", to=6, expected=7).status_code == 200
    check(there.table.get(f"{there.path}/export"), 409, "", "export_running")
    unseen = there.act(there.table, None, kind="rewind", to=2, expected=8)
    check(unseen, 409, "action.to", "rewind_unseen")


@pytest.mark.parametrize(
    ("changes", "status", "path", "code"),
    [
        ({"format": 5, "colour": "red"}, 422, "format", "unknown_format"),
        ({"colour": "red"}, 400, "colour", "unknown_key"),
        ({"entries": 5}, 400, "entries", "wrong_type"),
        ({"head": "x"}, 400, "head", "wrong_shape"),
        ({"created_at": -1}, 422, "created_at", "negative"),
        ({"created_at": 10**30}, 422, "created_at", "too_many"),
    ],
    ids=str,
)
def test_what_is_wrong_is_said_where_it_stands(document, elsewhere, changes, status, path, code):
    check(elsewhere.post("/sittings/import", {**document, **changes}), status, path, code)


def test_a_long_sitting_may_be_longer_than_other_documents(document, elsewhere):
    spaces = b" " * (2 * 1024 * 1024)
    sent = {"content_type": "application/json"}
    body = json.dumps(document).encode() + spaces
    assert elsewhere.ask("POST", "/sittings/import", data=body, **sent).status_code == 201
    answer = elsewhere.ask("POST", "/sittings/import", data=b" " * (MAX_SITTING + 1), **sent)
    check(answer, 413, "", "too_large")
    assert "8,192" in answer.json["detail"].replace("8192", "8,192")
    check(elsewhere.ask("POST", "/sittings", data=body, **sent), 413, "", "too_large")


def test_what_is_not_json_is_not_taken_in(elsewhere):
    answer = elsewhere.ask("POST", "/sittings/import", data=b"{}", content_type="text/plain")
    check(answer, 415, "", "media")


def test_the_description_tells_of_both(visitor):
    described = visitor.get("/openapi.json").json
    sent = described["paths"]["/sittings/import"]["post"]["requestBody"]["content"]
    answers = described["paths"]["/sittings/{code}/export"]["get"]["responses"]
    schema = sent["application/json"]["schema"]
    assert schema == answers["200"]["content"]["application/json"]["schema"]
    told = described["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    assert {"format", "head", "entries", "closing"} <= set(told["required"])
    assert {"401", "403", "404", "409"} <= set(answers)
