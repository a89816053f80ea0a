"""Everything a client can send wrongly: the status, the place, the word for it and a sentence."""

import io
import json
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.sheriff.book import RULEBOOK
from companion.text import LANGUAGES, say
from tests.conftest import locked, with_pearls
from tests.examples import examples
from tests.web.conftest import Visitor, answered, opened

pytestmark = pytest.mark.databases

THREE = [{"name": "Ann"}, {"name": "Ben"}, {"name": "Cem"}]


def scored(**changes: Any) -> dict[str, Any]:
    return {"edition": "second", "players": THREE, **changes}


@dataclass(frozen=True)
class Wrong:
    """What is sent to `path`, and what comes back."""

    status: int
    path: str
    """where the fault is"""
    code: str
    body: Any
    to: str = "/games/sheriff/score"


SHAPES = [
    Wrong(400, "", "not_json", b""),
    Wrong(400, "", "not_json", b"{"),
    Wrong(400, "", "not_json", b"{'edition': 'second'}"),
    Wrong(400, "", "not_json", b'{"edition": "second", "players": [NaN]}'),
    Wrong(400, "", "not_json", b'{"edition": "\\ud800", "players": []}'),
    Wrong(400, "", "not_utf8", b'{"edition": "\xff"}'),
    Wrong(400, "", "not_utf8", b'{"edition": "\xed\xa0\x80"}'),
    Wrong(400, "", "not_utf8", '{"edition": "second"}'.encode("utf-16")),
    Wrong(400, "", "too_deep", b"[" * 100_000),
    Wrong(400, "", "wrong_type", b"null"),
    Wrong(400, "edition", "missing_key", {}),
    Wrong(400, "colour", "unknown_key", scored(colour="red")),
    Wrong(400, "players[1].gould", "unknown_key", scored(players=[{"name": "A"}, {"gould": 1}])),
    Wrong(400, "players[0].gold", "wrong_type", scored(players=[{"name": "A", "gold": "7"}])),
    Wrong(400, "players[0].gold", "wrong_type", scored(players=[{"name": "A", "gold": True}])),
]

VALUES = [
    Wrong(422, "players", "player_count", scored(players=THREE[:2])),
    Wrong(422, "players[0].gold", "negative", scored(players=[{"name": "A", "gold": -1}, *THREE])),
    Wrong(
        422, "players[0].gold", "too_many", scored(players=[{"name": "A", "gold": 10**30}, *THREE])
    ),
    Wrong(422, "players[0].name", "control_character", scored(players=[{"name": "A\0"}, *THREE])),
    Wrong(422, "players[2].name", "name_twice", scored(players=[*THREE[:2], {"name": "Ann"}])),
    Wrong(
        422,
        "bag",
        "bag_size",
        {"edition": "second", "declared": {"good": "apple", "count": 0}, "bag": {}},
        "/games/sheriff/calc/inspection",
    ),
    Wrong(422, "seats", "seats", {"game": "pearls", "seats": THREE[:1]}, "/sittings"),
    Wrong(
        422,
        "options.bowl",
        "negative",
        {"game": "pearls", "seats": THREE, "options": {"bowl": -1}},
        "/sittings",
    ),
    Wrong(
        400,
        "options.cup",
        "unknown_key",
        {"game": "pearls", "seats": THREE, "options": {"cup": 1}},
        "/sittings",
    ),
    Wrong(404, "", "no_such_game", {"game": "chess", "seats": THREE}, "/sittings"),
    Wrong(404, "", "no_such_game", scored(), "/games/chess/score"),
    Wrong(404, "", "unknown_calculator", {}, "/games/sheriff/calc/tax"),
    Wrong(404, "", "unknown_path", {}, "/games/sheriff/cheat"),
]


def send(visitor, wrong: Wrong, **asked: Any):
    body = wrong.body if isinstance(wrong.body, bytes) else json.dumps(wrong.body).encode()
    return visitor.ask("POST", wrong.to, data=body, content_type="application/json", **asked)


def check(problem, status: int, path: str, code: str) -> None:
    """A whole problem document, with this fault among its faults."""
    assert problem.status_code == status, problem.json
    assert problem.content_type == "application/problem+json"
    document = problem.json
    assert document["status"] == status
    assert document["type"].startswith("urn:")
    assert document["title"]
    assert document["detail"]
    assert all(set(fault) == {"path", "code", "message"} for fault in document["errors"])
    assert (path, code) in [(fault["path"], fault["code"]) for fault in document["errors"]]


@pytest.mark.parametrize("wrong", [*SHAPES, *VALUES], ids=lambda one: f"{one.status}-{one.code}")
def test_what_is_wrong_is_said_where_it_stands(visitor, wrong):
    check(send(visitor, wrong), wrong.status, wrong.path, wrong.code)


@pytest.mark.parametrize("wrong", [*SHAPES, *VALUES], ids=lambda one: f"{one.status}-{one.code}")
def test_a_refusal_speaks_the_language_of_its_reader(visitor, wrong):
    told = {one: send(visitor, wrong, query_string={"lang": one}) for one in LANGUAGES}
    for key in ("title", "detail"):
        assert len({answer.json[key] for answer in told.values()}) == len(LANGUAGES)
    messages = {answer.json["errors"][0]["message"] for answer in told.values()}
    assert len(messages) == len(LANGUAGES)
    for language, answer in told.items():
        assert answer.headers["Content-Language"] == language


def test_a_language_nobody_speaks_here_is_refused(visitor):
    check(visitor.get("/games?lang=de"), 422, "lang", "unknown_language")
    answer = visitor.get("/games?lang=de", headers={"Accept-Language": "ko"})
    assert answer.headers["Content-Language"] == "ko"


def test_what_is_not_json_is_not_read(visitor):
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        answer = visitor.ask(
            "POST", "/games/sheriff/score", data=b"{}", headers={"Content-Type": kind}
        )
        check(answer, 415, "", "media")


def test_more_than_a_mebibyte_is_too_much(visitor):
    wrong = Wrong(413, "", "too_large", b"[" + b"1," * 1_500_000 + b"1]")
    check(send(visitor, wrong), 413, "", "too_large")
    chunked = {"wsgi.input_terminated": True, "HTTP_TRANSFER_ENCODING": "chunked"}
    answer = visitor.ask(
        "POST",
        "/games/sheriff/score",
        input_stream=io.BytesIO(wrong.body),
        content_type="application/json",
        environ_overrides=chunked,
    )
    check(answer, 413, "", "too_large")


def test_a_form_is_no_larger_than_any_of_ours(visitor):
    """To take a MiB of `a=1` apart stopped everybody for 0.18 s."""
    for path in ("/language", "/key"):
        sent = visitor.client.post(path, data={"language": "ko", "key": "x" * (64 * 1024)})
        assert sent.status_code == 413


def test_a_body_that_breaks_off_is_refused(visitor):
    class Broken(io.RawIOBase):
        def readable(self):
            return True

        def readinto(self, _):
            raise ConnectionResetError

    answer = visitor.ask(
        "POST",
        "/games/sheriff/score",
        content_type="application/json",
        environ_overrides={"wsgi.input": Broken(), "wsgi.input_terminated": True},
    )
    assert answer.status_code == 400
    assert answer.content_type == "application/problem+json"


@pytest.mark.parametrize("length", ["-1", "many", "9" * 400, ""])
def test_a_length_that_is_no_number_breaks_nothing(visitor, length):
    answer = visitor.ask(
        "POST",
        "/games/sheriff/score",
        data=b"{}",
        content_type="application/json",
        environ_overrides={"CONTENT_LENGTH": length},
    )
    assert answer.status_code in (400, 413)


@pytest.mark.parametrize("method", ["GET", "PUT", "PATCH", "DELETE", "BREW"])
def test_a_method_that_does_not_belong_here_is_refused(visitor, method):
    answer = visitor.ask(method, "/games/sheriff/score")
    check(answer, 405, "", "method")
    assert "POST" in answer.headers["Allow"]


ODD = ["A" * 3000, "%00", "%ED%A0%80", "%FF", "..", "a'b--", "ÅÄÖ", "K7QM2%20", "½½½½½"]


@pytest.mark.parametrize("odd", ODD)
def test_a_code_that_no_sitting_has_is_not_found(visitor, odd):
    for path in (f"/sittings/{odd}", f"/sittings/{odd}/log", f"/sittings/{odd}/stream"):
        assert visitor.get(path).status_code in (308, 404)
    for path in ("actions", "seats/0/claim", "table/claim"):
        assert visitor.post(f"/sittings/{odd}/{path}", {}).status_code in (308, 404)


@pytest.mark.parametrize("odd", ["-1", "3", "1.5", "x", "9" * 5000, "٣", "%00"])
def test_a_seat_that_is_not_there_is_not_found(sitting, odd):
    path = f"{sitting.path}/seats/{odd}/claim"
    assert sitting.table.post(path).status_code == 404
    assert sitting.table.delete(path).status_code == 404


# What is refused leaves the log as it was.


def test_without_a_token_one_only_looks_on(sitting, visitor):
    check(sitting.act(visitor, 0, kind="take", n=1), 401, "", "no_token")
    check(visitor.delete(f"{sitting.path}/seats/0/claim"), 401, "", "no_token")
    check(visitor.post(f"{sitting.path}/table/claim"), 401, "", "no_token")
    assert sitting.version() == 0


def test_a_token_of_nobody_is_refused_everywhere(sitting, visitor):
    for token in ("wrong", "é", "x" * 5000):
        stranger = visitor.with_token(token)
        for path in (sitting.path, f"{sitting.path}/log", f"{sitting.path}/stream"):
            check(stranger.get(path), 401, "", "dead_token")
        answer = sitting.act(stranger, 0, kind="take", n=1)
        check(answer, 401, "", "dead_token")
        assert answer.headers["WWW-Authenticate"] == "Bearer"
    assert sitting.version() == 0


def test_a_phone_acts_for_its_own_seat_only(sitting):
    ben = sitting.seat(1)
    check(sitting.act(ben, 0, kind="take", n=1), 403, "seat", "not_your_seat")
    assert sitting.act(ben, None, kind="roll").status_code == 403
    assert ben.delete(f"{sitting.path}/seats/0/claim").status_code == 403
    assert sitting.version() == 0


def test_what_the_rules_forbid_names_the_rule(sitting):
    answer = sitting.act(sitting.table, 0, kind="take", n=21)
    check(answer, 422, "action.n", "toy_bowl_empty")
    assert answer.json["rule"] == "toy.take"
    assert sitting.version() == 0


def test_a_rule_is_named_to_people_by_book_and_heading(visitor):
    sitting = opened(visitor, "sheriff")
    rich = {"kind": "pay", "payer": 0, "payee": 1, "amount": 5000}
    told: dict[str, Any] = {
        language: sitting.table.post(
            f"{sitting.path}/actions",
            {"id": "a", "seat": 0, "action": rich},
            query_string={"lang": language},
        ).json
        for language in LANGUAGES
    }
    for language, document in told.items():
        heading = say(RULEBOOK.reference(document["rule"]), language)
        assert heading
        assert document["detail"] == f"{document['errors'][0]['message']} ({heading})"
    assert len({document["detail"] for document in told.values()}) == len(LANGUAGES)


def test_what_was_settled_meanwhile_is_a_conflict(sitting):
    check(
        sitting.act(sitting.table, None, kind="time_up", run=4), 409, "action.run", "toy_other_run"
    )
    assert sitting.version() == 0


ENVELOPES = [
    Wrong(400, "action.kind", "unknown_kind", {"id": "a", "seat": 0, "action": {"kind": "fly"}}),
    Wrong(400, "action.n", "missing_key", {"id": "a", "seat": 0, "action": {"kind": "take"}}),
    Wrong(400, "id", "missing_key", {"seat": 0, "action": {"kind": "roll"}}),
    Wrong(400, "seat", "wrong_type", {"id": "a", "seat": "0", "action": {"kind": "roll"}}),
    Wrong(404, "seat", "no_such_seat", {"id": "a", "seat": 7, "action": {"kind": "roll"}}),
    Wrong(422, "seat", "too_many", {"id": "a", "seat": 10**40, "action": {"kind": "roll"}}),
    Wrong(422, "id", "unfit", {"id": "", "seat": 0, "action": {"kind": "roll"}}),
    Wrong(
        400,
        "",
        "too_deep",
        b'{"id": "a", "action": {"kind": ' + b'{"a":' * 5000 + b"1" + b"}" * 5000 + b"}}",
    ),
]


@pytest.mark.parametrize("wrong", ENVELOPES, ids=lambda one: f"{one.path}-{one.code}")
def test_a_faulty_action_changes_nothing(sitting, wrong):
    body = wrong.body if isinstance(wrong.body, bytes) else json.dumps(wrong.body).encode()
    answer = sitting.table.ask(
        "POST", f"{sitting.path}/actions", data=body, content_type="application/json"
    )
    check(answer, wrong.status, wrong.path, wrong.code)
    assert sitting.version() == 0


def test_a_taken_seat_is_named_after_who_sits_there(sitting):
    sitting.seat(1)
    answer = sitting.table.post(f"{sitting.path}/seats/1/claim")
    check(answer, 409, "seat", "seat_taken")
    assert "Ben" in answer.json["detail"]


# Guessing.


def test_guessing_codes_is_stopped_for_a_minute(visitor, sitting, now):
    for _ in range(20):
        assert visitor.get("/sittings/22222").status_code == 404
    stopped = visitor.get("/sittings/22222")
    check(stopped, 429, "", "tries")
    assert visitor.get(sitting.path).status_code == 429, "else a lucky guess would show"
    assert 0 < int(stopped.headers["Retry-After"]) <= 60
    now.pass_seconds(61)
    assert visitor.get(sitting.path).status_code == 200


def test_whoever_has_a_token_does_not_pay_for_others_guesses(visitor, sitting):
    for _ in range(25):
        visitor.get("/sittings/22222")
    assert sitting.table.get(sitting.path).status_code == 200
    assert visitor.with_token("wrong").get(sitting.path).status_code == 429


def test_seats_that_are_taken_are_not_tried_for_ever(visitor, sitting):
    sitting.seat(0)
    for _ in range(20):
        assert visitor.post(f"{sitting.path}/seats/0/claim").status_code == 409
    assert visitor.post(f"{sitting.path}/seats/0/claim").status_code == 429


def test_finding_what_is_there_is_never_limited(visitor, sitting):
    assert {visitor.get(sitting.path).status_code for _ in range(50)} == {200}


# Whatever is sent, the server stands.

POSTS = [
    "/games/sheriff/score",
    "/games/sheriff/calc/inspection",
    "/games/sheriff/calc/debt",
    "/sittings",
    "/sittings/import",
    "actions",
    "table/claim",
    "seats/0/claim",
]

ANYTHING = st.characters(exclude_categories=["Cs"])
"""what Hypothesis takes by itself it has to work out first, which takes it seconds"""
TEXT = st.text(ANYTHING, max_size=8)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=12,
)
KEYS = """
    edition players name gold goods apple options promo declared bag game seats id seat action
    kind n owed stand good count
"""
NAMES = st.sampled_from(KEYS.split())
WORDS = st.sampled_from(["second", "first", "apple", "sheriff", "pearls", "take", "begin", "Ann"])
NEARLY = st.recursive(
    WORDS | st.integers(-3, 12) | st.none() | st.booleans(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=5),
    max_leaves=30,
)


@pytest.mark.parametrize("path", POSTS)
@examples(60)
@given(body=st.binary(max_size=200) | JSON.map(json.dumps) | NEARLY.map(json.dumps))
def test_nothing_that_is_sent_breaks_the_server(sitting, path, body):
    address = path if path.startswith("/") else f"{sitting.path}/{path}"
    answer = sitting.table.ask(
        "POST", address, data=body, content_type="application/json", query_string={"lang": "ko"}
    )
    assert answer.status_code < 500
    if answer.status_code >= 400:
        assert answer.content_type == "application/problem+json"
        assert answer.json["errors"]


HEADERS = """
    Accept Accept-Language Authorization Content-Type Cookie Host Last-Event-ID Origin
    Transfer-Encoding
"""
VALUES_OF_HEADERS = st.text(
    st.characters(max_codepoint=255, exclude_categories=["Cc"]), max_size=40
) | st.sampled_from(
    ["Bearer", "Bearer ", "ko;q=x", "*;q=9e999", "http://[", "[", "null", "a=b; language=ru", "x:y"]
)


@examples(80)
@given(headers=st.dictionaries(st.sampled_from(HEADERS.split()), VALUES_OF_HEADERS, max_size=4))
def test_no_header_breaks_the_server(sitting, headers):
    stranger = Visitor(sitting.table.client)
    assert stranger.get(sitting.path, headers=headers).status_code < 500
    assert stranger.post(f"{sitting.path}/actions", {"id": "a"}, headers=headers).status_code < 500


@pytest.fixture
def impatient(tmp_path, now, toy_words):
    """A house that does not wait for a database that another program has locked."""
    folder = tmp_path / "impatient"
    address = f"sqlite:///{folder / 'companion.sqlite3'}?timeout=0"
    app = with_pearls(folder, NOW=now, SQLALCHEMY_DATABASE_URI=address)
    yield app
    app.extensions["companion"].store.close()


def test_a_locked_database_puts_off_and_the_same_id_may_be_sent_again(impatient):
    visitor = Visitor(impatient.test_client(use_cookies=False))
    sitting = opened(visitor)
    table, path = sitting.table, f"{sitting.path}/actions"
    sent = {"id": "a", "action": {"kind": "roll"}}
    with locked(impatient.extensions["companion"].store.path):
        answer = table.post(path, sent)
        page = impatient.test_client().post(
            f"/s/{sitting.code}/seats/0/claim", headers={"Accept": "text/html"}
        )
    assert answer.status_code == 503
    assert answer.mimetype == "application/problem+json"
    assert int(answer.headers["Retry-After"]) > 0
    assert '"code":"unavailable"' in answer.text
    assert page.status_code == 503
    assert page.mimetype == "text/html"
    assert answered(table.post(path, sent))["version"] == 1


def test_who_comes_second_for_a_seat_is_told_by_name_who_sits_there(sitting, app):
    """On a page as in the interface, not by the colour of the seat."""
    sitting.seat(1)
    path = f"/s/{sitting.code}/seats/1/claim"
    late = app.test_client().post(path, headers={"Accept": "text/html"})
    assert late.status_code == 409
    assert "Ben</bdi> already has a phone" in late.text
