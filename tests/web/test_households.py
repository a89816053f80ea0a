"""Strangers share an installation: a household has its key, and sees nothing of any other."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.routing import Rule

from companion.history import History, NoSuchHouseholdError
from companion.history.exchange import slices
from companion.services import house_key
from companion.sittings import DeadTokenError, room
from companion.sittings.tokens import LINK_LENGTH
from companion.store import NOBODY, Base, StartError, UnavailableError
from tests.conftest import lying_at, with_pearls
from tests.test_export_format import chained
from tests.web.conftest import Sitting, Visitor, answered

pytestmark = pytest.mark.databases

HISTORY = ("history", "people", "house", "history_api")
"""blueprints that are about a household; elsewhere a code opens what it is of to everybody"""
THEIRS = ("Zwetschge", "Quitte", "Holunderhaus")
"""names that the others have nowhere"""


@pytest.fixture
def app(tmp_path: Path, now: Any, toy_words: None, database: str) -> Iterator[Flask]:
    app = with_pearls(
        tmp_path, NOW=now, DICE=Random(7), HOSTED=True, TRIES_PER_MINUTE=0, **lying_at(database)
    )
    yield app
    app.extensions["companion"].store.close()


@dataclass
class Home:
    """A household, by its key."""

    app: Flask
    id: str
    key: str

    @property
    def visitor(self) -> Visitor:
        return Visitor(self.app.test_client(use_cookies=False), self.key)

    @property
    def browser(self) -> FlaskClient:
        client = self.app.test_client()
        client.environ_base["HTTP_ACCEPT"] = "text/html"
        assert client.post("/key", data={"key": self.key}).status_code == 303
        return client

    @property
    def history(self) -> History:
        found: History = self.app.extensions["companion"].households.history(self.id)
        return found

    def opened(self, *names: str) -> Sitting:
        seats = [{"name": name} for name in names]
        document = answered(self.visitor.post("/sittings", {"game": "pearls", "seats": seats}))
        table = Visitor(self.app.test_client(use_cookies=False), document["table_token"])
        return Sitting(document["code"], table)

    def played(self, *names: str) -> str:
        sitting = self.opened(*names)
        sitting.act(sitting.table, 0, kind="take", n=2)
        sitting.act(sitting.table, None, kind="finish")
        return sitting.code

    def person(self, name: str) -> str:
        return next(one.id for one in self.history.people() if one.name == name)

    def results(self) -> list[Any]:
        found: list[Any] = answered(self.visitor.get("/history"))["results"]
        return found


def home(app: Flask, name: str) -> Home:
    return Home(app, *app.extensions["companion"].households.add(name))


@pytest.fixture
def ours(app: Flask) -> Home:
    return home(app, "Ours")


@pytest.fixture
def others(app: Flask) -> Home:
    return home(app, THEIRS[2])


def lived_in(where: Home) -> str:
    """Something of everything: the code of what is finished."""
    code = where.played(*THEIRS[:2])
    where.opened(*THEIRS[:2])
    where.browser.post("/key/settings", data={"name": THEIRS[2]})
    sent = {
        "edition": "second",
        "players": [{"name": one, "gold": 3} for one in (*THEIRS[:2], "C")],
    }
    where.browser.post("/score/sheriff?show&id=12345678", json=sent)
    return code


def paths(app: Flask, method: str, **parts: object) -> Iterator[tuple[Rule, str]]:
    """Every path that no code opens to everybody, about these."""
    values = {"game": "pearls", "filename": "none", "name": "none", **parts}
    bound = app.url_map.bind("localhost")
    for rule in app.url_map.iter_rules():
        if method in (rule.methods or ()) and (is_theirs(rule) or "code" not in rule.arguments):
            arguments = {name: values.get(name, 0) for name in rule.arguments}
            yield rule, bound.build(rule.endpoint, arguments)


def is_theirs(rule: Rule) -> bool:
    """Whether it is about a household."""
    return rule.endpoint.split(".")[0] in HISTORY


def kept(where: Home) -> bytes:
    """Everything of a household, but for what goes on."""
    return b"".join(where.history.house())


def plays(where: Home) -> list[str]:
    """The ids that they keep wherever they go."""
    return sorted(one["play"] for one in msgspec.json.decode(kept(where))["plays"])


def rows(app: Flask) -> dict[str, list[tuple[Any, ...]]]:
    with app.extensions["companion"].store.reading() as session:
        connection = session.connection()
        return {
            table.name: sorted(map(tuple, connection.execute(sa.select(table))), key=repr)
            for table in Base.metadata.sorted_tables
        }


def test_no_page_and_no_path_tells_a_household_of_another(app, ours, others):
    ours.played("Ann", "Ben")
    theirs = lived_in(others)
    browser, person = ours.browser, others.person(THEIRS[0])
    asked = 0
    for rule, path in paths(app, "GET", code=theirs, id=person):
        for query in ("", f"?person={person}", "?game=sheriff"):
            answer = browser.get(path + query)
            assert answer.status_code < 500, path
            for name in THEIRS:
                assert name.encode() not in answer.data, path
            if {"code", "id"} & rule.arguments:
                assert answer.status_code == 404, path
            asked += 1
    assert asked > 60
    told = others.browser.get("/history").text + others.browser.get("/key").text
    assert all(name in told for name in THEIRS)


def test_what_a_household_sees_is_the_same_whether_there_are_others_or_not(app, ours, others):
    code = ours.played("Ann", THEIRS[0])
    browser, parts = ours.browser, {"code": code, "id": ours.person("Ann")}

    def seen() -> dict[str, tuple[int, bytes]]:
        found = {}
        for rule, path in paths(app, "GET", **parts):
            if rule.endpoint not in ("site.health", "static"):
                answer = browser.get(path)
                found[path] = answer.status_code, answer.data
        return found

    before = seen()
    lived_in(others)
    after = seen()
    assert before.keys() == after.keys()
    for path, was in before.items():
        assert after[path] == was, path
    assert before["/history"][0] == before["/api/v1/people"][0] == 200


def test_nothing_that_a_household_sends_changes_another(app, ours, others):
    ours.played("Ann", "Ben")
    theirs = lived_in(others)
    (going,) = others.history.unfinished()
    before, mine = kept(others), ours.person("Ann")
    for method in ("POST", "DELETE"):
        for code in (theirs, going.code):
            parts = {"code": code, "id": others.person(THEIRS[0])}
            for rule, path in paths(app, method, **parts):
                if not is_theirs(rule) or rule.endpoint == "house.new_key":
                    continue
                for body in ({"json": {"into": mine}}, {"data": {"into": mine, "total.0": "1"}}):
                    answer = ours.browser.open(path, method=method, **body)
                    assert answer.status_code < 500, path
                    if {"code", "id"} & rule.arguments:
                        assert answer.status_code in (404, 415), path
    into = {"into": others.person(THEIRS[0])}
    assert ours.visitor.post(f"/people/{mine}/merge", into).status_code == 404
    assert kept(others) == before
    assert others.history.unfinished() == (going,)


def test_the_same_name_is_somebody_else_in_each_household(ours, others):
    for where in (ours, others, ours):
        where.played("Ann", "Ben")
    assert ours.person("Ann") != others.person("Ann")
    assert [one.plays for one in ours.history.people()] == [2, 2]
    assert [one.plays for one in others.history.people()] == [1, 1]
    ours.history.forget(ours.person("Ann"))
    assert [one["seats"][0]["name"] for one in ours.results()] == ["somebody", "somebody"]
    assert others.results()[0]["seats"][0]["name"] == "Ann"
    sitting = ours.opened("Ann", "Cem")
    ours.played("Ann", "Cem")
    ours.history.forget(ours.person("Ann"))
    assert answered(sitting.table.get(sitting.path))["view"]
    assert ours.history.unfinished()[0].names == ("", "Cem")


def test_a_stranger_plays_by_link_and_is_kept_nowhere(app, ours, others):
    stranger = app.test_client()
    seats = [{"name": "Ann"}, {"name": "Ben"}]
    opened = stranger.post("/api/v1/sittings", json={"game": "pearls", "seats": seats}).json
    assert opened is not None
    sitting = Sitting(
        opened["code"], Visitor(app.test_client(use_cookies=False), opened["table_token"])
    )
    phone = app.test_client()
    assert phone.post(f"/s/{sitting.code}/seats/0/claim?lang=ko").status_code == 303
    sitting.act(sitting.table, None, kind="finish")
    assert stranger.get(f"/s/{sitting.code}/result").status_code == 200
    for path in ("/history", "/people", f"/history/{sitting.code}", "/history/tonight"):
        assert stranger.get(path).status_code == 401
    for where in (ours, others):
        assert where.results() == []
        assert where.visitor.get("/people").json == {"people": []}
        assert where.browser.get(f"/history/{sitting.code}").status_code == 404
    store = app.extensions["companion"].store
    with store.reading() as session:
        assert session.people() == []
        assert session.codes_in(NOBODY) == [sitting.code]
    assert sitting.code not in app.test_client().get("/").text
    again = stranger.post("/score/sheriff?show&id=12345678", json={
        "edition": "second", "players": [{"name": one, "gold": 5} for one in ("Ann", "Ben", "Cem")],
    })  # fmt: skip
    assert answered(again)
    with store.reading() as session:
        assert session.codes_in(NOBODY) == [sitting.code]


def test_whoever_sits_there_may_put_right_what_was_played_and_nothing_else(app, ours, others):
    theirs = others.played("Ann", "Ben")
    sitting = ours.opened("Cem", "Dan")
    phone = app.test_client()
    assert phone.post(f"/s/{sitting.code}/seats/0/claim").status_code == 303
    sitting.act(sitting.table, None, kind="finish")
    sent = {"total.0": "41", "winner.0": "on"}
    assert phone.post(f"/history/{sitting.code}/correct", data=sent).status_code == 303
    assert ours.results()[0]["seats"][0]["total"] == 41
    assert phone.post(f"/history/{theirs}/correct", data=sent).status_code == 401
    assert phone.get("/history").status_code == 401
    assert ours.browser.post(f"/history/{theirs}/correct", data=sent).status_code == 404
    assert others.results()[0]["seats"][0]["total"] != 41


def test_nobody_comes_upon_a_sitting_of_strangers(app, ours, others):
    sitting = ours.opened("Ann", "Ben")
    assert len(sitting.code) == LINK_LENGTH
    assert app.test_client().get(f"/s/{sitting.code.lower()}/").status_code == 200
    for short in (sitting.code[:5], sitting.code[5:], sitting.code[:9]):
        assert app.test_client().get(f"/s/{short}/").status_code == 404
    for kind in ("reveal", "finish"):
        sitting.act(sitting.table, None, kind=kind)
    document = sitting.table.get(f"{sitting.path}/export").json
    assert document is not None
    document["code"] = "K7QM2"
    sent = chained(document)
    headers = {"Content-Type": "application/json"}
    there = answered(others.visitor.post("/sittings/import", data=sent, headers=headers))
    assert len(there["code"]) == LINK_LENGTH


def test_the_same_people_once_more_are_of_the_same_household(ours):
    sitting = ours.opened("Ann", "Ben")
    sitting.act(sitting.table, None, kind="finish")
    tablet = ours.app.test_client()
    tablet.set_cookie(f"table_{sitting.code}", str(sitting.table.token))
    there = tablet.post(f"/s/{sitting.code}/again")
    assert there.status_code == 303
    (again,) = ours.history.unfinished()
    assert again.code in there.location


def test_a_key_that_opens_nothing_opens_no_sitting(app, ours):
    sent = {"game": "pearls", "seats": [{"name": "Ann"}, {"name": "Ben"}]}
    wrong = Visitor(app.test_client(use_cookies=False), "wrong")
    assert wrong.post("/sittings", sent).status_code == 401
    assert wrong.get("/history").status_code == 401
    app.config["HOSTED"] = False
    assert answered(wrong.post("/sittings", sent))
    assert ours.visitor.delete("/people/0123456789abcdef").status_code == 401


def test_whoever_serves_has_a_household_too(app, ours, tmp_path):
    ours.played("Ann", "Ben")
    host = Home(app, "home", house_key(tmp_path))
    code = host.played("Cem", "Dan")
    assert [one["code"] for one in host.results()] == [code]
    people = answered(host.visitor.get("/people"))["people"]
    assert {one["name"] for one in people} == {"Cem", "Dan"}
    app.config["HOSTED"] = False
    alone = answered(Visitor(app.test_client()).get("/history"))["results"]
    assert [one["code"] for one in alone] == [code]


def test_backups_of_everything_are_for_whoever_serves_alone(app, ours, tmp_path, database):
    host = Home(app, "home", house_key(tmp_path))
    assert ours.browser.post("/key/backups").status_code == 401
    assert not (tmp_path / "backups").exists()
    assert 'id="backups"' not in ours.browser.get("/key").text
    assert 'id="backups"' in host.browser.get("/key").text


def test_tools_that_a_household_chose_are_on_in_its_set_ups_alone(app, ours, others):
    assert ours.browser.post("/key/tools/sheriff").status_code == 303
    assert "checked" not in _tools(ours.browser)
    assert "checked" in _tools(others.browser)
    assert "checked" in _tools(app.test_client())


def _tools(browser: Any) -> str:
    return "".join(re.findall(r'<input[^>]*name="tools"[^>]*>', browser.get("/new/sheriff").text))


def test_a_household_gets_another_key_and_keeps_what_it_has(ours, others, tmp_path):
    code, browser = ours.played("Ann", "Ben"), ours.browser
    mine = house_key(tmp_path)
    assert browser.post("/key/new").status_code == 303
    assert code in browser.get("/history").text
    assert ours.visitor.get("/history").status_code == 401
    assert others.results() == []
    assert house_key(tmp_path) == mine
    ours.key = ours.app.extensions["companion"].households.new_key(ours.id)
    assert [one["code"] for one in ours.results()] == [code]
    assert browser.get("/history").status_code == 401


def test_a_household_moves_by_its_file_and_is_deleted_without_a_trace(app, ours, others):
    ours.played("Ann", "Ben")
    lived_in(others)
    before = rows(app)
    new = home(app, "New")
    file = answered_bytes(others.visitor.get("/house.json"))
    headers = {"Content-Type": "application/json"}
    brought = new.visitor.post("/house/import", data=file, headers=headers)
    assert answered(brought)["added"] == len(others.results()) == 2
    new.opened("Someone", "Other")

    def told(where: Home) -> list[Any]:
        kept_there = msgspec.json.decode(kept(where))["plays"]
        return sorted(
            (one["play"], one["sheet"], [seat["name"] for seat in one["seats"]])
            for one in kept_there
        )

    assert [play for play, *_ in told(new)] == [play for play, *_ in told(others)]
    assert told(new) == told(others)
    assert {one.name for one in new.history.people()} == {*THEIRS[:2], "C"}
    assert {one.id for one in new.history.people()}.isdisjoint(
        one.id for one in others.history.people()
    )
    households = app.extensions["companion"].households
    assert households.remove(new.id) == 3
    assert rows(app) == before
    with pytest.raises(NoSuchHouseholdError):
        households.remove(new.id)
    assert new.visitor.get("/history").status_code == 401
    households.remove(others.id)
    left = repr(rows(app))
    assert not any(name in left for name in THEIRS)
    assert len(ours.results()) == 1


def answered_bytes(answer: Any) -> bytes:
    assert answer.status_code == 200
    found: bytes = answer.data
    return found


def test_a_household_has_its_limit_from_whatever_address(app, ours, others, tmp_path):
    app.extensions["companion"].store.close()
    limited = with_pearls(
        tmp_path, HOSTED=True, OPENINGS_PER_MINUTE=3,
        SQLALCHEMY_DATABASE_URI=app.config["SQLALCHEMY_DATABASE_URI"],
    )  # fmt: skip
    sent = {"game": "pearls", "seats": [{"name": "Ann"}, {"name": "Ben"}]}

    def opening(where: Home | None, last: int) -> int:
        headers = {} if where is None else {"Authorization": f"Bearer {where.key}"}
        client = limited.test_client(use_cookies=False)
        client.environ_base["REMOTE_ADDR"] = f"10.0.0.{last}"
        return client.post("/api/v1/sittings", json=sent, headers=headers).status_code

    assert [opening(ours, last) for last in (1, 2, 3, 4)] == [201, 201, 201, 429]
    assert opening(others, 5) == opening(None, 6) == 201
    assert [opening(None, 7) for _ in range(4)] == [201, 201, 201, 429]
    limited.extensions["companion"].store.close()


def test_a_household_takes_its_history_out_and_deletes_itself_on_its_page(app, ours, others):
    ours.played("Ann", "Ben")
    before = rows(app)
    new = home(app, "New")
    lived_in(new)
    browser = new.browser
    page = browser.get("/key").text
    assert "/api/v1/house.json" in page
    assert "/key/delete" in page
    out = answered_bytes(browser.get("/api/v1/house.json"))
    assert all(name.encode() in out for name in THEIRS)
    assert browser.get("/key/delete").status_code == 200
    for typed in ("", "wrong", ours.key, others.key):
        assert browser.post("/key/delete", data={"key": typed}).status_code == 401
    assert app.test_client().post("/key/delete", data={"key": new.key}).status_code == 401
    assert len(new.results()) == 2
    gone = browser.post("/key/delete", data={"key": f" {new.key} "})
    assert gone.status_code == 200
    assert "3 games" in gone.text
    assert rows(app) == before
    assert browser.get_cookie("house_key") is None
    assert new.visitor.get("/history").status_code == 401
    assert len(ours.results()) == 1


def test_the_household_of_whoever_serves_is_not_deleted_on_a_screen(app, ours, tmp_path):
    host = Home(app, "home", house_key(tmp_path))
    host.played("Ann", "Ben")
    browser = host.browser
    assert "/key/delete" not in browser.get("/key").text
    assert browser.get("/key/delete").status_code == 404
    assert browser.post("/key/delete", data={"key": host.key}).status_code == 404
    app.config["HOSTED"] = False
    assert browser.post("/key/delete", data={"key": host.key}).status_code == 404
    assert len(host.results()) == 1


@pytest.fixture
def narrow(app, tmp_path) -> Iterator[Flask]:
    """The same where a household has room for three plays."""
    app.extensions["companion"].store.close()
    made = with_pearls(
        tmp_path, NOW=app.config["NOW"], DICE=Random(7), HOSTED=True, HOUSEHOLD_PLAYS=3,
        SQLALCHEMY_DATABASE_URI=app.config["SQLALCHEMY_DATABASE_URI"],
    )  # fmt: skip
    yield made
    made.extensions["companion"].store.close()


SEATS = [{"name": "Ann"}, {"name": "Ben"}]
PEARLS = {"game": "pearls", "seats": SEATS}
COUNTED = {
    "edition": "second",
    "players": [{"name": one, "gold": 5} for one in ("Ann", "Ben", "Cem")],
}


def test_a_household_keeps_no_more_than_it_has_room_for(narrow):
    ours, others = home(narrow, "Ours"), home(narrow, "Others")
    played = ours.played("Ann", "Ben")
    exported = narrow.extensions["companion"].sittings.export(played, None)
    going = ours.opened("Ann", "Ben")
    ours.browser.post("/score/sheriff?show&id=12345678", json=COUNTED)
    browser, full = ours.browser, "no more room"
    assert full in ours.visitor.post("/sittings", PEARLS).text
    assert full in browser.post("/new/pearls", json=PEARLS).text
    sent = msgspec.json.encode(exported)
    headers = {"Content-Type": "application/json"}
    taken_in = ours.visitor.post("/sittings/import", data=sent, headers=headers)
    assert taken_in.status_code == 422
    assert full in taken_in.text
    counted = browser.post("/score/sheriff?show&id=other-12345", json=COUNTED)
    assert counted.status_code == 200
    assert full in counted.text
    again = browser.post("/score/sheriff?show&id=12345678", json=COUNTED)
    assert full not in again.text
    others.played("Dan", "Eve")
    file = b"".join(others.history.house())
    for query in ("", "?dry_run=true"):
        brought = ours.visitor.post(f"/house/import{query}", data=file, headers=headers)
        assert brought.status_code == 422
        assert full in brought.text
    assert "3 of 3 games used" in browser.get("/key").text
    assert len(ours.results()) == 2
    assert others.visitor.post("/sittings", PEARLS).status_code == 201
    assert answered(going.act(going.table, 0, kind="take", n=2))
    assert ours.visitor.delete(f"/sittings/{played}").status_code == 204
    assert ours.visitor.post("/sittings", PEARLS).status_code == 201
    assert ours.visitor.post("/sittings", PEARLS).status_code == 422


def test_two_that_open_at_once_get_no_more_than_there_is_room_for(narrow, monkeypatch):
    """Whoever has found room has not yet taken it when the other one looks."""
    ours, sittings = home(narrow, "Ours"), narrow.extensions["companion"].sittings
    for _ in range(2):
        ours.opened("Ann", "Ben")
    both, code = threading.Barrier(2), sittings.free_code

    def slowly(*arguments: Any) -> str:
        with suppress(threading.BrokenBarrierError):
            both.wait(1)
        return str(code(*arguments))

    monkeypatch.setattr(sittings, "free_code", slowly)

    def opening(_: int) -> int:
        return ours.visitor.post("/sittings", PEARLS).status_code

    with ThreadPoolExecutor(2) as pool:
        assert sorted(pool.map(opening, range(2))) == [201, 422]


def one_step_a_slice(patch: pytest.MonkeyPatch, meanwhile: Any) -> None:
    """`meanwhile` is done once, after the first."""
    patch.setattr(slices, "SLICE", 0)
    left = [meanwhile]
    patch.setattr(slices, "give_way", lambda: left.pop()() if left else None)


def test_nobody_takes_the_room_of_a_file_that_is_coming(narrow, monkeypatch):
    ours, others = home(narrow, "Ours"), home(narrow, "Others")
    for n in range(2):
        others.played("Ann", f"C{n}")
    file = b"".join(others.history.house())
    found: list[Any] = []

    def look() -> None:
        found.append(ours.visitor.post("/sittings", PEARLS).status_code)
        found.append(ours.visitor.post("/sittings", PEARLS).status_code)
        found.append("3 of 3 games used" in ours.browser.get("/key").text)

    one_step_a_slice(monkeypatch, look)
    assert ours.history.bring(file, dry=False).added == 2
    assert found == [201, 422, True]
    assert "3 of 3 games used" in ours.browser.get("/key").text
    assert ours.visitor.delete(f"/sittings/{ours.results()[0]['code']}").status_code == 204
    assert ours.visitor.post("/sittings", PEARLS).status_code == 201


def test_a_play_that_came_without_its_log_is_shown_and_deleted(app, ours, others):
    others.played("Ann", "Ben")
    document = msgspec.json.decode(b"".join(others.history.house()))
    for play in document["plays"]:
        play["log"] = None
    assert ours.history.bring(msgspec.json.encode(document), dry=False).added == 1
    code = ours.results()[0]["code"]
    page = ours.browser.get(f"/history/{code}")
    assert page.status_code == 200
    assert "Ben" in page.text
    assert ours.visitor.get(f"/sittings/{code}/bgstats").status_code == 200
    assert ours.visitor.delete(f"/sittings/{code}").status_code == 204
    assert not ours.results()


def test_what_breaks_off_gives_its_room_back(narrow, monkeypatch):
    ours, others = home(narrow, "Ours"), home(narrow, "Others")
    for n in range(2):
        others.played("Ann", f"C{n}")

    def breaks() -> None:
        raise UnavailableError("no space left", "full")

    one_step_a_slice(monkeypatch, breaks)
    with pytest.raises(UnavailableError):
        ours.history.bring(b"".join(others.history.house()), dry=False)
    assert [ours.visitor.post("/sittings", PEARLS).status_code for _ in range(4)] == [
        201, 201, 201, 422,
    ]  # fmt: skip


def test_a_file_finds_no_room_that_another_one_has_taken_meanwhile(narrow, monkeypatch):
    ours, others, third = (home(narrow, name) for name in ("Ours", "Others", "Third"))
    files = []
    for where in (others, third):
        for n in range(2):
            where.played("Ann", f"C{n}")
        files.append(b"".join(where.history.house()))
    tidy, first = slices.Slices.tidy, [files[0]]

    def meanwhile(self: slices.Slices) -> None:
        if first:
            assert ours.history.bring(first.pop(), dry=False).added == 2
        tidy(self)

    monkeypatch.setattr(slices.Slices, "tidy", meanwhile)
    with pytest.raises(room.FullError):
        ours.history.bring(files[1], dry=False)
    assert len(ours.results()) == 2


def test_a_long_play_takes_the_room_of_several_in_a_file_too(narrow, monkeypatch):
    ours, others = home(narrow, "Ours"), home(narrow, "Others")
    going = others.opened("Ann", "Ben")
    for action in ({"kind": "reveal"}, {"kind": "finish"}):
        going.act(going.table, None, **action)
    file = b"".join(others.history.house())
    monkeypatch.setattr(room, "PLAY", 1)  # it has two entries
    assert ours.history.bring(file, dry=True).added == 1
    ours.opened("Ann", "Ben")
    with pytest.raises(room.FullError):
        ours.history.bring(file, dry=True)


def test_whoever_serves_and_strangers_with_a_link_share_no_households_room(narrow, tmp_path):
    host = Home(narrow, "home", house_key(tmp_path))
    for who in (host.visitor, Visitor(narrow.test_client())):
        assert [who.post("/sittings", PEARLS).status_code for _ in range(5)] == [201] * 5


@pytest.mark.parametrize("whose", ["ours", "nobody"])
def test_a_sitting_does_not_grow_for_ever(narrow, monkeypatch, whose):
    monkeypatch.setattr(room, "PLAY", 4)
    monkeypatch.setattr(room, "OF_NOBODY", 3)
    ours = home(narrow, "Ours")
    visitor = ours.visitor if whose == "ours" else Visitor(narrow.test_client())
    opened = answered(visitor.post("/sittings", PEARLS))
    table = Visitor(narrow.test_client(use_cookies=False), opened["table_token"])
    sitting = Sitting(opened["code"], table)
    done = 0
    while (answer := sitting.act(table, None, kind="roll")).status_code == 200:
        done += 1
        assert done < 99
    assert answer.status_code == 422
    assert "run out of room" in answer.text
    assert done == (23 if whose == "ours" else 11)
    assert sitting.version() == done
    assert sitting.act(table, None, kind="roll").status_code == 422


def test_nobodys_sittings_go_when_nothing_is_done_in_them_for_long(app, ours, now):
    going = ours.opened("Ann", "Ben")
    strangers = Visitor(app.test_client())
    old = answered(strangers.post("/sittings", PEARLS))["code"]
    now.pass_seconds(20 * 24 * 60 * 60)
    newer = answered(strangers.post("/sittings", PEARLS))["code"]
    here = app.extensions["companion"]
    here.upkeep.tick()
    assert here.sittings.is_sitting(old)
    now.pass_seconds(11 * 24 * 60 * 60)
    here.upkeep.tick()
    assert [here.sittings.is_sitting(one) for one in (old, newer, going.code)] == [
        False, True, True,
    ]  # fmt: skip
    assert here.households.let_go(0) == 0


@pytest.mark.file
@pytest.mark.parametrize("setting", ["HOUSEHOLD_PLAYS", "NOBODYS_DAYS"])
@pytest.mark.parametrize("value", [-1, "many", 2.5, None])
def test_a_limit_is_a_whole_number(tmp_path, toy_words, setting, value):
    with pytest.raises(StartError, match="setting"):
        with_pearls(tmp_path, HOSTED=True, **{setting: value})


def test_nothing_comes_into_a_household_that_was_deleted_meanwhile(app, ours, others, monkeypatch):
    ours.played("Ann", "Ben")
    file = b"".join(ours.history.house())
    before = rows(app)
    gone = home(app, "Gone")
    history, households = gone.history, app.extensions["companion"].households
    monkeypatch.setattr(slices, "SLICE", 0)
    times = []

    def meanwhile() -> None:
        times.append(1)
        if len(times) == 2:
            households.remove(gone.id)

    monkeypatch.setattr(slices, "give_way", meanwhile)
    with pytest.raises(slices.CutOffError):
        history.bring(file, dry=False)
    assert rows(app) == before
    sittings = app.extensions["companion"].sittings
    for comes in (
        lambda: sittings.open("pearls", None, ("Ann", "Ben"), household=gone.id),
        lambda: history.bring(file, dry=False),
        lambda: sittings.take_in(
            msgspec.json.encode(sittings.export(ours.results()[0]["code"], None)),
            household=gone.id,
        ),
    ):
        with pytest.raises(DeadTokenError):
            comes()
    assert rows(app) == before


def test_several_households_read_files_back_at_once(app, ours, others, monkeypatch):
    """A slice is one step, and between two of them the other one has its turn."""
    third = home(app, "Third")
    codes = [third.played("Ann", "Ben", f"C{n}") for n in range(4)]
    file = kept(third)
    monkeypatch.setattr(slices, "SLICE", 0)
    turns: list[int] = []
    both = threading.Barrier(2)

    def give_way() -> None:
        turns.append(threading.get_ident())
        with suppress(threading.BrokenBarrierError):
            both.wait(60)

    monkeypatch.setattr(slices, "give_way", give_way)

    def bring(where: Home) -> int:
        try:
            return where.history.bring(file, dry=False).added
        finally:
            both.abort()

    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(bring, (ours, others))) == [4, 4]
    assert len(set(turns)) == 2
    for where in (ours, others, third):
        assert len(where.results()) == len(codes)
        assert plays(where) == plays(third)
        assert sorted(one.name for one in where.history.people()) == [
            "Ann", "Ben", "C0", "C1", "C2", "C3",
        ]  # fmt: skip
    assert ours.history.setting(slices.NOTE) == others.history.setting(slices.NOTE) == ""


def test_an_import_that_breaks_takes_nothing_from_another_household(app, ours, others, monkeypatch):
    third = home(app, "Third")
    for n in range(4):
        third.played("Ann", f"C{n}")
    file = b"".join(third.history.house())
    ours.played("Ann", "Dan")
    before = rows(app)
    monkeypatch.setattr(slices, "SLICE", 0)
    times = []

    def give_way() -> None:
        times.append(1)
        if len(times) == 2:
            assert others.history.bring(file, dry=False).added == 4
            raise UnavailableError("no space left", "full")

    monkeypatch.setattr(slices, "give_way", give_way)
    with pytest.raises(UnavailableError):
        ours.history.bring(file, dry=False)
    assert len(others.results()) == 4
    app.extensions["companion"].households.remove(others.id)
    left = rows(app)
    before["households"] = [row for row in before["households"] if row[0] != others.id]
    assert left == before


@pytest.mark.file
def test_hosted_is_said_or_not(tmp_path, toy_words):
    with pytest.raises(StartError, match="setting"):
        with_pearls(tmp_path, HOSTED="perhaps")


def test_only_one_place_says_whose_history_a_request_is_about():
    """What takes another one is in danger of showing a household to strangers."""
    web = Path(__file__).parents[2] / "companion" / "web"
    found = {
        file.name
        for file in web.glob("*.py")
        if re.search(r"services\(\)\.(history|households)\b|here\.history\b", file.read_text())
    }
    assert found <= {"households.py", "host.py"}
