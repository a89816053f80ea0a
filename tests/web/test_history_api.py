"""The interface of the history: who may read, who may change, and what comes of it."""

from importlib import import_module
from typing import NoReturn

import pytest

from companion import background
from companion.history.exchange import Importer
from companion.services import house_key
from companion.store import Store, UnavailableError
from tests.web.conftest import ENDS, Visitor, answered, opened

pytestmark = pytest.mark.databases


@pytest.fixture
def key(tmp_path) -> str:
    return house_key(tmp_path)


@pytest.fixture
def host(visitor: Visitor, key: str) -> Visitor:
    return visitor.with_token(key)


@pytest.fixture
def finished(visitor: Visitor) -> tuple[str, str]:
    """The code of a finished sitting, and the token of its table; Gus is a guest."""
    sitting = opened(visitor, "pearls", ("Ann", "Ben", "Gus"), *ENDS, guests=("Gus",))
    return sitting.code, str(sitting.table.token)


def test_the_history_has_the_keys_that_were_promised(visitor, finished):
    found = answered(visitor.get("/history"))
    assert found["next"] is None
    (one,) = found["results"]
    assert {"code", "game", "options", "started_at", "ended_at", "seats", "decided_by"} <= set(one)
    assert set(one["seats"][0]) == {
        "name", "person", "place", "total", "winner", "scored",
    }  # fmt: skip
    assert [bool(seat["person"]) for seat in one["seats"]] == [True, True, False]
    assert one["code"] == finished[0]


def test_it_is_found_by_game_person_and_date(visitor, finished):
    (one,) = answered(visitor.get("/history"))["results"]
    ann, at = one["seats"][0]["person"], one["ended_at"]
    for query, there in (
        ("game=pearls", 1),
        ("game=sheriff", 0),
        (f"person={ann}", 1),
        (f"after={at}", 1),
        (f"after={at + 1}", 0),
        (f"before={at}", 0),
        (f"before={at + 1}&game=pearls&person={ann}", 1),
    ):
        assert len(answered(visitor.get(f"/history?{query}"))["results"]) == there, query
    assert visitor.get("/history?before=yesterday").status_code == 422
    assert visitor.get("/history?limit=0").status_code == 422
    assert visitor.get("/history?person=nobody").status_code == 404


def test_a_closed_history_opens_with_the_key_alone(app, visitor, host, finished):
    app.config["HISTORY"] = "closed"
    assert visitor.get("/history").status_code == 401
    assert visitor.get("/people").status_code == 401
    assert visitor.with_token("wrong").get("/history").status_code == 401
    assert len(answered(host.get("/history"))["results"]) == 1


def test_statistics_are_for_those_who_hold_a_seat_or_the_key(visitor, host, finished):
    people = answered(visitor.get("/people"))["people"]
    assert [set(one) for one in people] == [{"id", "name", "plays", "wins"}] * 2
    path = f"/people/{people[0]['id']}"
    assert visitor.get(path).status_code == 401
    assert visitor.with_token("nobody's").get(path).status_code == 401
    assert visitor.with_token(finished[1]).get(path).status_code == 200
    assert answered(host.get(path))["plays"] == 1


@pytest.mark.parametrize("method", ["DELETE", "POST"])
def test_what_changes_the_house_needs_its_key(visitor, host, finished, method):
    people = {one["name"]: one["id"] for one in answered(visitor.get("/people"))["people"]}
    paths = {
        "DELETE": [f"/people/{people['Ann']}", f"/people/{people['Ann']}/merge"],
        "POST": [f"/people/{people['Ann']}/merge"],
    }[method]
    for path in (*paths, *([f"/sittings/{finished[0]}"] if method == "DELETE" else [])):
        for who in (visitor, visitor.with_token("wrong"), visitor.with_token(finished[1])):
            assert who.ask(method, path, json={"into": people["Ben"]}).status_code == 401, path
    assert len(answered(visitor.get("/people"))["people"]) == 2


def test_two_who_sat_together_cannot_be_merged(visitor, host, finished):
    people = {one["name"]: one["id"] for one in answered(visitor.get("/people"))["people"]}
    refused = host.post(f"/people/{people['Ann']}/merge", {"into": people["Ben"]})
    assert refused.status_code == 409
    assert "Ann" in refused.json["detail"]


def test_a_person_and_a_sitting_are_deleted_everywhere(visitor, host, finished):
    ann = next(one for one in answered(visitor.get("/people"))["people"] if one["name"] == "Ann")
    assert host.delete(f"/people/{ann['id']}").status_code == 204
    (one,) = answered(visitor.get("/history"))["results"]
    assert (one["seats"][0]["name"], one["seats"][0]["person"]) == ("somebody", None)
    assert host.delete(f"/sittings/{finished[0]}").status_code == 204
    assert answered(visitor.get("/history"))["results"] == []
    assert visitor.get(f"/sittings/{finished[0]}").status_code == 404


def test_taking_everything_away_needs_the_key(visitor, host, finished):
    for path in ("/history.csv", "/history.bgsplay", "/house.json"):
        for who in (visitor, visitor.with_token(finished[1])):
            assert who.get(path).status_code == 401
        assert host.get(path).status_code == 200
    assert visitor.post("/house/import", data=b"x", content_type="text/csv").status_code == 401


def test_a_file_is_read_back_after_a_look_at_what_would_come_of_it(visitor, host, finished):
    for path, kind in (("/history.csv", "text/csv"), ("/history.bgsplay", "application/json")):
        body = host.get(path).data
        (code,) = [one["code"] for one in answered(visitor.get("/history"))["results"]]
        known = answered(host.post("/house/import", data=body, content_type=kind))
        assert known == {"added": 0, "known": 1, "refused": []}
        assert host.delete(f"/sittings/{code}").status_code == 204
        for dry, there in (("true", 0), ("false", 1)):
            told = host.post(f"/house/import?dry_run={dry}", data=body, content_type=kind)
            assert answered(told) == {"added": 1, "known": 0, "refused": []}
            assert len(answered(visitor.get("/history"))["results"]) == there
        assert answered(visitor.get("/history"))["results"][0]["code"] != code
    broken = host.post("/house/import?dry_run=perhaps", data=b"x", content_type="text/csv")
    assert broken.status_code == 422
    form = host.post("/house/import", data=b"x", content_type="text/plain")
    assert form.status_code == 415


def test_others_go_on_after_each_play_that_is_told_for_bg_stats(host, finished, monkeypatch):
    """Two hundred were told in one go: a second for everybody."""
    turns = []
    monkeypatch.setattr(
        import_module("companion.web.history_api"),
        "yield_to_other_greenlets",
        lambda: turns.append(1),
    )
    plays = host.get("/history.bgsplay").json["plays"]
    assert len(plays) == len(turns) == 1
    assert plays[0]["ignored"] is False


def test_no_long_dialog_stands_in_line_behind_a_whole_history(host, finished, monkeypatch):
    """To put right an entry of a long game waited half a minute while a file was looked through."""
    body, asked, parsed = host.get("/history.csv").data, [], Importer.parse

    def noted(self: Importer, numbers: dict[int, tuple[str, str]], file: bytes) -> object:
        asked.append((background.FILES.locked(), background.ONE_AT_A_TIME.locked()))
        return parsed(self, numbers, file)

    monkeypatch.setattr(Importer, "parse", noted)
    answered(host.post("/house/import", data=body, content_type="text/csv"))
    assert asked == [(True, False)]


def test_a_house_is_read_back_under_the_codes_that_it_had(visitor, host, finished, key):
    body = host.get("/house.json").data
    assert key.encode() not in body
    assert finished[1].encode() not in body
    before = answered(visitor.get("/history"))
    assert host.delete(f"/sittings/{finished[0]}").status_code == 204
    sent = {"data": body, "content_type": "application/json"}
    for dry in ("true", "false"):
        told = answered(host.post(f"/house/import?dry_run={dry}", **sent))
        assert told == {"added": 1, "known": 0, "refused": []}
    assert answered(visitor.get("/history")) == before
    cut = host.post("/house/import", data=body[:-9], content_type="application/json")
    assert cut.status_code == 422
    assert "damaged" in cut.json["detail"]


def test_one_play_is_told_as_bg_stats_reads_it(visitor, finished):
    told = answered(visitor.get(f"/sittings/{finished[0]}/bgstats"))
    assert [one["name"] for one in told["players"]] == ["Ann", "Ben", "Gus"]
    assert all(type(one["startPlayer"]) is bool for one in told["players"])
    assert finished[1] not in str(told)
    short = answered(visitor.get(f"/sittings/{finished[0]}/bgstats?initials"))
    assert [one["name"] for one in short["players"]] == ["A", "B", "G"]


def test_a_running_sitting_is_no_play(visitor):
    code = opened(visitor).code
    assert visitor.get(f"/sittings/{code}/bgstats").status_code == 404


@pytest.mark.parametrize("path", ["/history.csv", "/house.json", "/history.bgsplay", "/history"])
def test_a_file_that_cannot_be_read_is_not_begun(host, finished, monkeypatch, path):
    """Half a table with 200 before it looked like a whole one."""

    def gone(*_: object, **__: object) -> NoReturn:
        raise UnavailableError("no such file", "gone")

    assert host.get(path).status_code == 200
    monkeypatch.setattr(Store, "reading", gone)
    assert host.get(path).status_code == 503
