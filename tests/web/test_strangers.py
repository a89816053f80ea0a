"""Devices without a seat write little into the history, and the host deletes it at once."""

import re

import pytest

from companion.history import reading
from companion.services import house_key
from companion.text import LANGUAGES, say
from companion.web import bodies
from companion.web.history_schemas import MOST_REMOVED
from tests.conftest import TABLE, lying_at, with_pearls
from tests.web.conftest import Visitor, answered

pytestmark = pytest.mark.databases

PAGE = "/score/sheriff?show&id=page-number-{n}"


def sheet(*names: str) -> dict[str, object]:
    return {"edition": "first", "players": [{"name": name, "gold": 20} for name in names]}


def count(client, n: int, *names: str, **sent):
    answer = client.post(PAGE.format(n=n), json=sheet(*names), **sent)
    assert answer.status_code == 200
    return answer.json


@pytest.fixture
def stranger(app):
    return app.test_client()


@pytest.fixture
def guest(app, sitting):
    """A phone with a seat."""
    return sitting.device(app, 1)


@pytest.fixture
def host(app, tmp_path):
    client = app.test_client()
    client.set_cookie("house_key", house_key(tmp_path))
    return client


def programs(host) -> Visitor:
    return Visitor(host)


def plays(host, query: str = "") -> list[str]:
    """By who sat there."""
    found = answered(programs(host).get(f"/history{query}"))["results"]
    return sorted("".join(seat["name"][0] for seat in one["seats"]) for one in found)


def people(host) -> set[str]:
    return {one["name"] for one in answered(programs(host).get("/people"))["people"]}


def test_a_sheet_with_nothing_on_it_is_a_play_that_nobody_has_won(host):
    """All had won, and that was in the history."""
    empty = {"edition": "second", "players": [{"name": name} for name in ("Ann", "Ben", "Cem")]}
    refused = host.post(PAGE.format(n=1), json=empty)
    assert refused.status_code == 422
    assert refused.json
    assert refused.json["errors"][0]["code"] == "nothing_counted"
    assert host.post("/score/sheriff", json=empty).status_code == 200, "as one types"
    assert plays(host) == []


def test_scores_that_are_shown_count_like_sittings_that_are_opened(
    tmp_path, now, toy_words, database
):
    app = with_pearls(tmp_path / "strict", NOW=now, OPENINGS_PER_MINUTE=2, **lying_at(database))
    client = app.test_client()
    two = {"game": "pearls", "seats": [{"name": "Ann"}, {"name": "Ben"}]}
    assert client.post("/score/sheriff?show", json=sheet("Ann", "Ben", "Cem")).status_code == 200
    assert client.post("/api/v1/sittings", json=two).status_code == 201
    refused = client.post(PAGE.format(n=1), json=sheet("Ann", "Ben", "Cem"))
    assert refused.status_code == 429
    assert 0 < int(refused.headers["Retry-After"]) <= 60
    assert refused.json
    assert refused.json["detail"]
    totals = client.post("/score/sheriff", json=sheet("Ann", "Ben", "Cem"))
    assert totals.status_code == 200, "whoever only types does not wait"
    now.pass_seconds(61)
    assert client.post(PAGE.format(n=1), json=sheet("Ann", "Ben", "Cem")).status_code == 200
    app.extensions["companion"].store.close()


def test_what_would_have_turned_a_score_is_worked_out_apart(stranger, monkeypatch):
    works = []

    def run_in_thread(work):
        works.append(work)
        return work()

    monkeypatch.setattr(bodies, "run_in_thread", run_in_thread)
    stranger.post("/score/sheriff", json=sheet("Ann", "Ben", "Cem"))
    assert works == [], "totals are quick"
    count(stranger, 1, "Ann", "Ben", "Cem")
    assert len(works) == 1


def test_a_closed_history_keeps_no_score_of_a_stranger(app, stranger, guest, host):
    app.config["HISTORY"] = "closed"
    told = set()
    for language in LANGUAGES:
        shown = count(stranger, 1, "Ann", "Ben", "Cem", headers={"Accept-Language": language})
        assert shown["kept"] is None
        assert say("history-not-kept", language) in shown["html"]
        assert "Cem" in shown["html"], "people see all the same who has won"
        told.add(shown["html"])
    assert len(told) == len(LANGUAGES)
    assert (plays(host), people(host)) == ([], set())
    for n, client in ((2, guest), (3, host)):
        shown = count(client, n, "Dan", "Eve", "Fay")
        assert shown["kept"] in shown["html"]
        assert say("history-not-kept", "en") not in shown["html"]
    assert plays(host) == ["DEF", "DEF"]
    assert plays(host, "?strangers=true") == []


def test_the_host_deletes_all_that_strangers_have_brought_at_once(app, stranger, guest, host):
    count(guest, 1, "Ann", "Ben", "Cem")
    for n in range(12):
        count(stranger, 100 + n, "Ann", f"Zoe {n}", f"Zora {n}")
    assert plays(host) == ["ABC"] + ["AZZ"] * 12
    page = "/history/several?strangers"
    assert "12 games were added" in host.get("/history?lang=en").text
    assert page[:-10] not in stranger.get("/history").text
    assert stranger.get(page).status_code == stranger.post(page).status_code == 401
    marked = re.findall(r'name="code" value="(\w+)" checked', host.get(page).text)
    assert len(marked) == 12
    assert host.post(page, data={"code": marked}).location == "/history"
    assert plays(host) == ["ABC"]
    assert people(host) == {"Ann", "Ben", "Cem"}, "who came with those alone is gone"
    assert "added" not in host.get("/history?lang=en").text
    ann = answered(programs(host).get("/people"))["people"]
    assert {one["name"]: one["plays"] for one in ann}["Ann"] == 1


def test_several_of_any_kind_are_deleted_and_none_is_marked_before(guest, host, visitor, sitting):
    sitting.act(sitting.table, None, kind="finish")
    count(guest, 1, "Dan", "Eve", "Fay")
    shown = host.get("/history/several").text
    codes = re.findall(r'name="code" value="(\w+)"', shown)
    assert sitting.code in codes
    assert "checked" not in shown
    assert host.post("/history/several", data={"code": [sitting.code]}).status_code == 303
    assert plays(host) == ["DEF"]
    assert visitor.get(f"/sittings/{sitting.code}").status_code == 404


def test_programs_delete_many_plays(stranger, guest, host, monkeypatch):
    turns: list[None] = []
    monkeypatch.setattr(reading, "yield_to_other_greenlets", lambda: turns.append(None))
    count(guest, 1, "Ann", "Ben", "Cem")
    for n in range(reading.AT_ONCE + 1):
        count(stranger, 100 + n, "Zoe", "Ben", "Zora")
    found = answered(programs(host).get("/history?strangers=true&limit=200"))["results"]
    assert {one["by_stranger"] for one in found} == {True}
    codes = [one["code"] for one in found]
    for client, status in ((stranger, 401), (guest, 401)):
        assert Visitor(client).post("/history/remove", {"codes": codes}).status_code == status
    for wrong in ([], ["22222"] * (MOST_REMOVED + 1), [7]):
        assert programs(host).post("/history/remove", {"codes": wrong}).status_code in (400, 422)
    gone = answered(programs(host).post("/history/remove", {"codes": [*codes, "22222", "x"]}))
    assert gone == {"plays": reading.AT_ONCE + 1, "people": 2}
    assert len(turns) == 2, "others have a turn after each slice"
    assert (plays(host), people(host)) == (["ABC"], {"Ann", "Ben", "Cem"})


def test_a_finished_sitting_that_a_stranger_brings_is_told_by_it(app, stranger, guest, host):
    sittings = app.extensions["companion"].sittings
    opened = sittings.open("pearls", None, ("Ann", "Ben"))
    for kind in ("reveal", "finish"):
        sittings.act(opened.code, TABLE, kind, None, {"kind": kind})
    document = (
        Visitor(stranger).with_token(opened.table_token).get(f"/sittings/{opened.code}/export")
    )
    for client in (stranger, guest):
        answered(Visitor(client).post("/sittings/import", document.json))
    assert plays(host) == ["AB"] * 3
    (one,) = answered(programs(host).get("/history?strangers=true"))["results"]
    code = one["code"]
    assert stranger.get(f"/s/{code}/log").status_code == 200, "it is a sitting like any other"
    assert answered(Visitor(stranger).get(f"/sittings/{code}"))["view"]
