"""What is only so with a database on a server."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from click.testing import CliRunner

from companion import create_app
from companion.backup import BackupError, RestoreError, backup, fetch, put
from companion.cli import cli
from companion.sittings import Bearer, DeadTokenError
from companion.store import (
    Entry,
    SecondHouseError,
    StartError,
    UnavailableError,
    UnfitError,
    connected,
)
from companion.text import LANGUAGES, say
from tests.conftest import TABLE, TABLES, ToyHouse, with_pearls
from tests.live import LiveServer, call
from tests.postgresql import GUARDED, PostgreSQL
from tests.test_kill import kill_it

TAKE = {"kind": "take", "n": 1}


@pytest.fixture
def url(postgresql: PostgreSQL, tmp_path: Path) -> str:
    """A database with the tables of today."""
    return postgresql.url(TABLES)


@pytest.fixture
def house(url: str, postgresql: PostgreSQL, tmp_path: Path):
    house = ToyHouse(tmp_path / "none", url=url)
    yield house
    house.close()
    postgresql.empty(TABLES)


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("postgresql+psycopg://companion@/nowhere?host={folder}", "no-database"),
        (f"postgresql+psycopg://{GUARDED}:wrong@/{TABLES}?host={{folder}}", "password"),
        ("postgresql+psycopg://companion@127.0.0.1:1/tables", "no-server"),
        ("postgresql+psycopg://companion@/tables?host={folder}/elsewhere", "no-server"),
        ("postgres-or-so://companion@/tables", "away"),
        ("postgresql+psycopg://companion@host:port/tables", "away"),
    ],
)
def test_an_address_that_leads_nowhere_is_told_in_a_sentence(postgresql, tmp_path, address, reason):
    address = address.format(folder=postgresql.folder)
    with pytest.raises(StartError) as refusal:
        create_app(tmp_path, SQLALCHEMY_DATABASE_URI=address)
    assert dict(refusal.value.message.args)["reason"] == reason
    assert "wrong" not in str(dict(refusal.value.message.args)["database"])


def test_tables_of_a_newer_companion_are_left_alone(postgresql, house, url, tmp_path):
    postgresql.ask(TABLES, "UPDATE alembic_version SET version_num = '9999'")
    try:
        with pytest.raises(StartError, match="newer"):
            create_app(tmp_path, SQLALCHEMY_DATABASE_URI=url)
    finally:
        postgresql.ask(TABLES, "UPDATE alembic_version SET version_num = '0004'")


def test_two_houses_do_not_share_a_database(house, url):
    one, other, again = (connected(url, house=name) for name in ("one", "other", "one"))
    one.serve_alone()
    again.serve_alone()
    with pytest.raises(SecondHouseError):
        other.serve_alone()
    for store in (one, other, again):
        store.close()


def test_what_no_column_takes_is_refused(house):
    with pytest.raises(UnfitError), house.store.reading() as session:
        session.person("\0")


def test_a_seat_that_was_freed_by_another_worker_does_nothing_more(house):
    code = house.opened()
    token = house.sittings.claim(code, 1)
    house.sittings.snapshot(code)
    house.restarted().sittings.release(code, 1, TABLE)
    with pytest.raises(DeadTokenError):
        house.sittings.act(code, (token,), "late", 1, TAKE)


def test_workers_write_one_after_another_and_every_id_once(house):
    code = house.opened()
    workers = [house, *(house.restarted() for _ in range(3))]
    versions: list[dict[str, int]] = [{} for _ in workers]
    failed: list[BaseException] = []

    def play(mine: ToyHouse, seen: dict[str, int]) -> None:
        try:
            for n in range(12):
                seen[f"id-{n}"] = mine.sittings.act(code, TABLE, f"id-{n}", n % 3, TAKE).version
        except BaseException as error:  # noqa: BLE001 - told by the thread that waits
            failed.append(error)

    threads = [
        threading.Thread(target=play, args=each) for each in zip(workers, versions, strict=True)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed
    assert all(seen == versions[0] for seen in versions)
    assert sorted(versions[0].values()) == list(range(1, 13))
    assert [one.number for one in house.sittings.log(code, None)] == list(range(1, 13))


def test_many_workers_end_sittings_with_the_same_people_at_once(house):
    workers = [house, *(house.restarted() for _ in range(3))]
    codes = [one.opened("Ann", "Ben") for one in workers]
    failed: list[BaseException] = []

    def end(mine: ToyHouse, code: str) -> None:
        try:
            mine.act(code, None, kind="finish")
        except BaseException as error:  # noqa: BLE001
            failed.append(error)

    threads = [threading.Thread(target=end, args=each) for each in zip(workers, codes, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed
    with house.store.reading() as session:
        assert sorted((one.name, one.plays) for one in session.people()) == [("Ann", 4), ("Ben", 4)]


def test_a_worker_that_looks_sees_what_another_did(house):
    code, other = house.opened(), house.restarted()
    assert other.look(code).version == 0
    house.act(code, None, kind="roll")
    assert other.look(code).version == 1
    other.phone(code, 1, **TAKE)
    assert house.sittings.act(code, Bearer(seat=2), "third", 2, TAKE).version == 3


def two_workers(tmp_path: Path, url: str) -> list[Any]:
    """With what each of them is made of; both serve."""
    apps = [with_pearls(tmp_path, SQLALCHEMY_DATABASE_URI=url) for _ in range(2)]
    found = [app.extensions["companion"] for app in apps]
    for one in found:
        one.start()
    return found


def rings(one: Any, code: str, then: Callable[[], object]) -> bool:
    """Whether this worker's bell rings for it."""
    heard = one.bell.heard(code)
    then()
    return one.bell.wait(code, heard, 30) is not None


def test_a_ring_of_one_worker_is_heard_by_the_other(house, url, tmp_path):
    one, other = two_workers(tmp_path, url)
    try:
        code = one.sittings.open("pearls", None, ("Ann", "Ben")).code
        assert other.sittings.look(code, None).version == 0
        act = partial(one.sittings.act, code, TABLE, "first", 0, TAKE)
        assert rings(other, code, act)
        assert other.sittings.look(code, None).version == 1
        assert rings(other, code, act), "a repetition rings again"
        assert rings(one, code, lambda: other.sittings.claim(code, 1))
    finally:
        for each in (one, other):
            each.stop()


def test_after_the_channel_was_lost_every_bell_rings(house, url, postgresql, tmp_path):
    one, other = two_workers(tmp_path, url)
    try:
        code = one.sittings.open("pearls", None, ("Ann", "Ben")).code
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        assert rings(other, code, lambda: postgresql.ask(TABLES, cut))
        while not rings(other, code, lambda: one.bell.ring(code)):
            pass
    finally:
        for each in (one, other):
            each.stop()


def test_a_deadline_fires_once_whoever_is_first(house):
    code, others = house.opened(), [house.restarted() for _ in range(3)]
    house.act(code, None, kind="start", seconds=10)
    version = house.look(code).version
    house.now.pass_seconds(11)
    threads = [threading.Thread(target=one.clock.tick) for one in (house, *others)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for one in (house, *others):
        one.clock.tick()
    assert [one.look(code).version for one in (house, *others)] == [version + 1] * 4


def test_what_somebody_else_is_at_is_left_to_them(house):
    code, other = house.opened(), house.restarted()
    house.act(code, None, kind="start", seconds=10)
    house.now.pass_seconds(11)
    with house.store.writing(one_sitting=True) as session:
        assert session.locked(code) is not None
        assert other.sittings.expire(code) is None
    assert other.sittings.expire(code) is not None


def test_several_workers_need_a_database_on_a_server(tmp_path):
    for language in LANGUAGES:
        words = ["serve", "--workers", "2", "--instance", str(tmp_path), "--lang", language]
        refused = CliRunner().invoke(cli, words)
        assert refused.exit_code == 2
        assert refused.stderr == say("cli-workers-file", language) + "\n"


@pytest.fixture
def workers(house, url, tmp_path, monkeypatch) -> Iterator[tuple[LiveServer, LiveServer]]:
    """Two addresses with two workers each, and one database."""
    monkeypatch.setenv("COMPANION_SQLALCHEMY_DATABASE_URI", url)
    both = LiveServer(tmp_path / "house"), LiveServer(tmp_path / "house")
    try:
        for one in both:
            one.start("--workers", "2")
        yield both
    finally:
        for one in both:
            one.stop()


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(house, url, tmp_path, monkeypatch):
    monkeypatch.setenv("COMPANION_SQLALCHEMY_DATABASE_URI", url)
    counts = kill_it(tmp_path / "house", 3, seed=2)
    assert counts["doubled"]


@pytest.mark.slow
def test_what_is_done_at_one_address_is_so_at_the_other(workers):
    one, other = workers
    seats = [{"name": name} for name in ("Ann", "Ben", "Cem", "Dan")]
    table = call(one.url, "/sittings", {"game": "sheriff", "seats": seats}).body
    path = f"/sittings/{table['code']}"
    action = {"kind": "pay", "payer": None, "payee": 1, "amount": 1}
    for n in range(8):
        sent = {"id": f"id-{n}", "seat": None, "action": action}
        where, elsewhere = workers if n % 2 else reversed(workers)
        done = call(where.url, f"{path}/actions", sent, token=table["table_token"])
        again = call(elsewhere.url, f"{path}/actions", sent, token=table["table_token"])
        assert (done.status, done.body["version"]) == (200, n + 1)
        assert again.body["version"] == n + 1
        assert call(elsewhere.url, path).body["version"] == n + 1
    stream = urlopen(f"{other.url}/api/v1{path}/stream", timeout=30)
    with stream:
        sent = {"id": "seen", "seat": None, "action": action}
        first = next(line for line in stream if line.startswith(b"id:"))
        call(one.url, f"{path}/actions", sent, token=table["table_token"])
        assert next(line for line in stream if line.startswith(b"id:")) != first


def test_a_house_moves_there_and_back_byte_for_byte(house, url, tmp_path):
    here = ToyHouse(tmp_path / "here.sqlite3")
    codes = [here.opened("Ann", "Ben"), here.opened("Ann", "Cem")]
    for code in codes:
        here.act(code, None, kind="roll")
    here.act(codes[0], None, kind="finish")
    with here.store.writing() as session:
        ann, ben = (session.person_called(name) for name in ("ann", "ben"))
        assert ann is not None
        assert ben is not None
        ann.merged_into = ben.id

    def logs(one: ToyHouse) -> list[tuple[Any, ...]]:
        with one.store.reading() as session:
            found = [entry for code in sorted(codes) for entry in session.entries(code)]
            people = [(who.id, who.merged_into) for who in session.people()]
        return [tuple(getattr(e, c.key) for c in Entry.__table__.columns) for e in found] + people

    copy, again = tmp_path / "copy.sqlite3", tmp_path / "again.sqlite3"
    backup(here.path, copy)
    told = put(copy, house.store)
    assert (told.sittings, told.entries) == (2, 3)
    assert logs(house) == logs(here)
    assert fetch(house.store, again) == told
    back = ToyHouse(again)
    assert logs(back) == logs(here)
    with pytest.raises(RestoreError, match="not-empty"):
        put(copy, house.store)
    with pytest.raises(BackupError, match="exists"):
        fetch(house.store, again)
    back.close()
    here.close()


def test_the_server_of_the_database_is_restarted_in_mid_game(house, url, postgresql, tmp_path):
    one, other = two_workers(tmp_path, url)
    try:
        code = one.sittings.open("pearls", None, ("Ann", "Ben")).code
        one.sittings.act(code, TABLE, "before", 0, TAKE)
        postgresql.stop()
        with pytest.raises(UnavailableError):
            one.sittings.act(code, TABLE, "during", 0, TAKE)
        heard = other.bell.heard(code)
        postgresql.start()
        assert other.bell.wait(code, heard, 30) is not None, "it rings once it listens again"
        with suppress(UnavailableError):  # connections that were open then
            one.sittings.act(code, TABLE, "during", 0, TAKE)
        assert one.sittings.act(code, TABLE, "during", 0, TAKE).version == 2
        with suppress(UnavailableError):
            other.sittings.look(code, None)
        assert other.sittings.look(code, None).version == 2
    finally:
        for each in (one, other):
            each.stop()
