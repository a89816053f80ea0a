"""Strangers share an installation: a household has its key, and sees nothing of any other."""

from __future__ import annotations

import re
from collections.abc import Iterator
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
from companion.services import house_key
from companion.sittings.tokens import LINK_LENGTH
from companion.store import NOBODY, Base, StartError
from tests.conftest import with_pearls
from tests.test_export_format import chained
from tests.web.conftest import Sitting, Visitor, answered

pytestmark = pytest.mark.databases

HISTORY = ("history", "people", "house", "history_api")
"""blueprints that are about a household; elsewhere a code opens what it is of to everybody"""
THEIRS = ("Zwetschge", "Quitte", "Holunderhaus")
"""names that the others have nowhere"""


@pytest.fixture
def app(tmp_path: Path, now: Any, toy_words: None, database: str) -> Iterator[Flask]:
    where = {"SQLALCHEMY_DATABASE_URI": database} if database else {}
    app = with_pearls(tmp_path, NOW=now, DICE=Random(7), HOSTED=True, TRIES_PER_MINUTE=0, **where)
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
        "edition": "second", "players": [{"name": one} for one in ("Ann", "Ben", "Cem")],
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
