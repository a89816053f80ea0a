"""What is only so with a database on a server."""

import os
import shutil
import socket
import subprocess
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from flask import Flask

from companion import create_app
from companion.backup import (
    BackupError,
    RestoreError,
    backup,
    backup_from_server,
    find_newest_backup,
    restore_to_server,
)
from companion.bell import Bell
from companion.engine.refusal import GameError
from companion.history import History
from companion.sittings import NoSuchSittingError, tokens
from companion.store import (
    Entry,
    StartError,
    Token,
    UnavailableError,
    UnfitError,
    connect,
    revisions,
)
from companion.text import LANGUAGES, say
from companion.web.limits import TooManyTriesError
from companion.web.services import of_app
from tests.conftest import (
    TABLE,
    TABLES,
    ToyHouse,
    change_tables,
    run_cli,
    score_sheet,
    together,
    with_pearls,
)
from tests.examples import quickly
from tests.postgresql import GUARDED, PostgreSQL

TAKE = {"kind": "take", "n": 1}


@pytest.fixture
def url(postgresql: PostgreSQL, tmp_path: Path) -> str:
    """A database with the tables of today."""
    return postgresql.url(TABLES)


@pytest.fixture
def house(server_house: ToyHouse) -> ToyHouse:
    return server_house


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("postgresql+psycopg://companion@/nowhere?host={folder}", "no-database"),
        (f"postgresql+psycopg://{GUARDED}:wrong@/{TABLES}?host={{folder}}", "password"),
        ("postgresql+psycopg://companion@127.0.0.1:1/tables", "no-server"),
        ("postgresql+psycopg://companion@/tables?host={folder}/elsewhere", "no-server"),
        ("postgresql+psycopg://companion@/tables?host={folder}&nonsense=1", "away"),
        ("postgres-or-so://companion@/tables", "address"),
        ("garbage", "address"),
        ("postgresql+psycopg://companion@host:port/tables", "address"),
    ],
)
def test_an_address_that_leads_nowhere_is_told_in_a_sentence(postgresql, tmp_path, address, reason):
    address = address.format(folder=postgresql.folder)
    with pytest.raises(StartError) as refusal:
        create_app(tmp_path, SQLALCHEMY_DATABASE_URI=address)
    assert dict(refusal.value.message.args)["reason"] == reason
    assert "wrong" not in str(dict(refusal.value.message.args)["database"])


def test_who_has_no_right_to_the_tables_is_told_in_a_sentence(postgresql, url, tmp_path):
    postgresql.ask(TABLES, "CREATE ROLE somebody LOGIN")
    try:
        there = sa.make_url(url).set(username="somebody").render_as_string(hide_password=False)
        with pytest.raises(StartError, match="house-start-database") as refusal:
            create_app(tmp_path, SQLALCHEMY_DATABASE_URI=there)
        assert "permission denied" in str(dict(refusal.value.message.args)["detail"])
    finally:
        postgresql.ask(TABLES, "DROP ROLE somebody")


def test_tables_of_a_newer_companion_are_left_alone(postgresql, house, url, tmp_path):
    postgresql.ask(TABLES, "UPDATE alembic_version SET version_num = '9999'")
    try:
        with pytest.raises(StartError, match="newer"):
            create_app(tmp_path, SQLALCHEMY_DATABASE_URI=url)
    finally:
        postgresql.ask(TABLES, f"UPDATE alembic_version SET version_num = '{revisions()[-1]}'")


def test_workers_that_are_served_still_go_on_with_tables_of_a_newer_companion(house, postgresql):
    """As long as it has only added to them: that is how an upgrade goes without a pause."""
    code = house.opened()
    house.sittings.queries.snapshot(code, shown=True)
    postgresql.ask(TABLES, "ALTER TABLE sittings ADD later text")
    postgresql.ask(TABLES, "ALTER TABLE entries ADD later integer NOT NULL DEFAULT 0")
    try:
        assert house.act(code, None, kind="roll") == 1
        other = house.restarted()
        other.sittings.queries.snapshot(code, shown=True)
        assert house.act(code, 0, **TAKE) == 2
        other.sittings.invalidate(code)
        assert other.sittings.queries.snapshot(code, shown=True).look(None).version == 2
        assert house.sittings.seats.claim(code, 1)
        assert house.opened("Ann", "Ben")
    finally:
        postgresql.ask(TABLES, "ALTER TABLE sittings DROP later")
        postgresql.ask(TABLES, "ALTER TABLE entries DROP later")


def test_tables_of_an_older_companion_are_brought_up_to_date_once(postgresql, tmp_path):
    """However many workers begin at the same moment."""
    postgresql.create("older")
    url = postgresql.url("older")
    change_tables(url, "0002")

    def begin() -> None:
        store = connect(url)
        store.migrate()
        store.close()

    assert together(begin, begin, begin) == [None] * 3
    later = ToyHouse(tmp_path / "none", url=url)
    assert later.act(later.opened(), None, kind="roll") == 1
    later.close()


@pytest.fixture
def small(postgresql: PostgreSQL) -> Iterator[str]:
    """A database in a file system of 60 MB; its writing ahead lies elsewhere, as it should."""
    if os.getuid() != 0:
        pytest.skip("Only root mounts a file system of its own.")
    folder = postgresql.folder / "small"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=60m", "tmpfs", str(folder)]
    if subprocess.run(mount, capture_output=True).returncode:
        folder.rmdir()
        pytest.skip("No file system can be mounted here.")
    shutil.chown(folder, "postgres")
    try:
        postgresql.ask("postgres", f"CREATE TABLESPACE small LOCATION '{folder}'")
        postgresql.ask("postgres", "CREATE DATABASE small TABLESPACE small")
        yield postgresql.url("small")
        postgresql.ask("postgres", "DROP DATABASE small WITH (FORCE)")
        postgresql.ask("postgres", "DROP TABLESPACE small")
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


@pytest.mark.slow
def test_a_full_disk_is_told_in_a_sentence_and_nothing_is_acknowledged(small, tmp_path):
    house = ToyHouse(tmp_path / "none", url=small)
    try:
        code = house.opened()
        house.act(code, None, kind="roll")
        engine, version = sa.create_engine(small), 1
        with suppress(sa.exc.OperationalError):
            while True:
                with engine.begin() as there:
                    there.exec_driver_sql("CREATE TABLE IF NOT EXISTS more (x text)")
                    there.exec_driver_sql(
                        "INSERT INTO more SELECT repeat(md5(n::text), 8)"
                        " FROM generate_series(1, 500) AS n"
                    )
        refused = ""
        while not refused:
            try:
                version = house.act(code, None, kind="roll")
            except UnavailableError as error:
                refused = error.reason
        assert refused == "full"
        assert [one.number for one in house.sittings.queries.log(code, None)] == list(
            range(1, version + 1)
        )
        with engine.begin() as there:
            there.exec_driver_sql("DROP TABLE more")
        assert house.act(code, None, kind="roll") == version + 1
        engine.dispose()
    finally:
        house.close()


def test_two_houses_do_not_share_a_database(house, url):
    one, other, again = (connect(url, house=name) for name in ("one", "other", "one"))
    one.serve_alone()
    again.serve_alone()
    with pytest.raises(GameError, match="house-second-house"):
        other.serve_alone()
    for store in (one, other, again):
        store.close()


def test_what_no_column_takes_is_refused(house):
    with pytest.raises(UnfitError), house.store.reading() as session:
        session.people.find("\0")


def test_workers_write_one_after_another_and_every_id_once(house):
    code = house.opened()
    workers = [house, *(house.restarted() for _ in range(3))]

    def play(mine: ToyHouse) -> list[int]:
        acts = (mine.sittings.act(code, TABLE, f"id-{n}", n % 3, TAKE) for n in range(12))
        return [done.version for done in acts]

    versions = together(*(partial(play, one) for one in workers))
    assert all(seen == versions[0] for seen in versions)
    assert sorted(versions[0]) == list(range(1, 13))
    assert [one.number for one in house.sittings.queries.log(code, None)] == list(range(1, 13))


def test_many_workers_end_sittings_with_the_same_people_at_once(house):
    workers = [house, *(house.restarted() for _ in range(3))]
    codes = [one.opened("Ann", "Ben") for one in workers]
    pairs = zip(workers, codes, strict=True)
    ended = together(*(partial(one.act, code, None, kind="finish") for one, code in pairs))
    assert ended == [1] * 4
    with house.store.reading() as session:
        assert sorted((one.name, one.plays) for one in session.people.list_all()) == [
            ("Ann", 4),
            ("Ben", 4),
        ]


@pytest.fixture
def both(house, url, tmp_path) -> Iterator[list[Flask]]:
    """Two workers that serve, in a minute that does not end."""
    settings: dict[str, Any] = {"SQLALCHEMY_DATABASE_URI": url, "NOW": lambda: 1_000_000}
    apps = [with_pearls(tmp_path, **settings) for _ in range(2)]
    for app in apps:
        app.extensions["companion"].start()
    yield apps
    for app in apps:
        app.extensions["companion"].stop()


@pytest.fixture
def workers(both: list[Flask]) -> list[Any]:
    """What they are made of."""
    return [app.extensions["companion"] for app in both]


def rings(one: Any, code: str, then: Callable[[], object]) -> bool:
    """Whether this worker's bell rings for it."""
    heard = one.bell.last_ring(code)
    then()
    return one.bell.wait(code, heard, 60) is not None


def test_a_ring_of_one_worker_is_heard_by_the_other(workers):
    one, other = workers
    code = one.sittings.open("pearls", None, ("Ann", "Ben")).code
    assert other.sittings.queries.look(code, None).version == 0
    act = partial(one.sittings.act, code, TABLE, "first", 0, TAKE)
    assert rings(other, code, act)
    assert other.sittings.queries.look(code, None).version == 1
    assert rings(other, code, act), "a repetition rings again"
    assert rings(one, code, lambda: other.sittings.seats.claim(code, 1))


def comes(bell: Bell, code: str, true: Callable[[], bool]) -> None:
    """Returns once something is so that a ring tells of."""
    while True:
        heard = bell.last_ring(code)
        if true():
            return
        assert bell.wait(code, heard, 60) is not None, "it was never told"


def test_whoever_is_connected_to_one_worker_is_here_for_the_other(both):
    one, other = (of_app(app) for app in both)
    with one.presence.connect("PEARL", 1), one.presence.connect("PEARL", "table"):
        comes(other.bell, "PEARL", lambda: other.presence.seats("PEARL") == {1})
        comes(other.bell, "PEARL", lambda: other.presence.has_table("PEARL"))
    comes(other.bell, "PEARL", lambda: not other.presence.seats("PEARL"))
    comes(other.bell, "PEARL", lambda: not other.presence.has_table("PEARL"))


def test_a_worker_that_begins_later_learns_who_is_here(both, url, tmp_path):
    presence = of_app(both[0]).presence
    with presence.connect("PEARL", 2):
        later = with_pearls(tmp_path, SQLALCHEMY_DATABASE_URI=url)
        later.extensions["companion"].start()
        try:
            found = of_app(later)
            comes(found.bell, "PEARL", lambda: found.presence.seats("PEARL") == {2})
        finally:
            later.extensions["companion"].stop()


def test_who_was_connected_to_a_worker_that_died_is_gone(both):
    one, other = (of_app(app) for app in both)
    with one.presence.connect("PEARL", 1):
        comes(other.bell, "PEARL", lambda: other.presence.seats("PEARL") == {1})
        both[0].extensions["companion"].channel.stop()  # and says no word about it
        comes(other.bell, "PEARL", lambda: not other.presence.seats("PEARL"))


def sees(worker: Any, phones: set[int]) -> bool:
    return bool(worker.presence.seats("PEARL") == phones)


def test_tries_at_one_worker_count_at_the_other(both):
    one, other = (of_app(app) for app in both)
    for speaks, hears in ((one, other), (other, one)):  # what is told before that is lost
        with speaks.presence.connect("PEARL", 1):
            comes(hears.bell, "PEARL", partial(sees, hears, {1}))
        comes(hears.bell, "PEARL", partial(sees, hears, set()))
    for _ in range(19):
        one.limits["tries"].count_miss("192.0.2.7")
    assert rings(other, "PEARL", lambda: one.bell.ring("PEARL")), "what was told before is heard"
    other.limits["tries"].check("192.0.2.7")
    other.limits["tries"].count_miss("192.0.2.7")
    with pytest.raises(TooManyTriesError):
        other.limits["tries"].check("192.0.2.7")
    assert rings(one, "PEARL", lambda: other.bell.ring("PEARL"))
    with pytest.raises(TooManyTriesError):
        one.limits["tries"].check("192.0.2.7")
    one.limits["imports"].check("192.0.2.7")


@pytest.mark.parametrize("done", ["an action", "a phone", "its deletion"])
def test_what_a_worker_did_and_died_before_telling_reaches_screens(house, done):
    code, other = house.opened(), house.restarted()
    before = other.sittings.queries.snapshot(code, shown=True).look(None)
    woken: list[int | None] = []
    heard = other.bell.last_ring(code)
    screen = threading.Thread(target=lambda: woken.append(other.bell.wait(code, heard, 60)))
    screen.start()
    while not other.bell.waited_for():
        pass
    other.clock.tick()
    assert other.bell.last_ring(code) == heard, "nothing was done yet"
    if done == "an action":
        house.act(code, None, kind="roll")
    elif done == "a phone":
        house.sittings.seats.claim(code, 1)
    else:
        with house.store.writing() as session:
            session.remove_sitting(code)
    other.clock.tick()
    screen.join()
    assert woken != [None]
    if done == "its deletion":
        with pytest.raises(NoSuchSittingError):
            other.sittings.queries.snapshot(code, shown=True)
        return
    after = other.look(code)
    assert (after.version, after.claimed) != (before.version, before.claimed)


def test_what_was_told_is_not_drawn_twice(house):
    code, other = house.opened(), house.restarted()
    other.sittings.queries.snapshot(code, shown=True)
    heard = other.bell.last_ring(code)
    screen = threading.Thread(target=lambda: other.bell.wait(code, heard, 60))
    screen.start()
    while not other.bell.waited_for():
        pass
    house.act(code, None, kind="roll")
    other.sittings.invalidate(code)
    other.sittings.queries.snapshot(code, shown=True)
    other.clock.tick()
    assert other.bell.last_ring(code) == heard
    other.bell.ring_here(code)
    screen.join()


def test_what_screens_show_is_read_once_for_all_of_them(house, monkeypatch):
    """Whoever wakes first reads; meanwhile the others wait, and read nothing themselves."""
    code, other = house.opened(), house.restarted()
    other.sittings.queries.snapshot(code, shown=True)
    house.act(code, None, kind="roll")
    other.sittings.invalidate(code)
    news, reading = other.store.news, threading.Barrier(3)
    asked: list[str] = []

    def told(code: str, **wish: Any) -> Any:
        asked.append(code)
        with suppress(threading.BrokenBarrierError):
            reading.wait(0.5)  # until the others read too, who do not
        return news(code, **wish)

    monkeypatch.setattr(other.store, "news", told)
    with ThreadPoolExecutor(3) as pool:
        seen = list(pool.map(lambda _: other.sittings.queries.snapshot(code, shown=True), range(3)))
    assert [one.look(None).version for one in seen] == [1, 1, 1]
    assert asked == [code]


def test_an_action_is_written_in_one_journey_or_not_at_all(house):
    """By the table's token, a seat's, nobody's; a number or an id that is taken changes nothing."""
    code = house.opened()
    opened = house.sittings.open("pearls", None, ("Ann", "Ben"))
    seat = house.sittings.seats.claim(opened.code, 1)
    entry = {
        "sitting": opened.code, "number": 1, "seat": None, "at": 7_000_000, "action_id": "one",
        "body": '{"kind":"roll"}', "request_hash": "x",
    }  # fmt: skip

    def written(token: Token | None, **other: object) -> bool:
        return house.store.append(entry | other, due_at=None, token=token, still=lambda: True)

    def rows() -> tuple[int, int]:
        with house.store.reading() as session:
            row = session.sitting(opened.code)
            assert row is not None
            return row.touched_at, len(session.entries(opened.code))

    before = rows()
    wrong = tokens.token_hash("wrong")
    for token in (Token(wrong, None), Token(wrong, 1), Token(tokens.token_hash(seat), 0)):
        assert not written(token)
    assert rows() == before
    table = Token(tokens.token_hash(opened.table_token), None)
    assert written(table)
    assert rows() == (7_000_000, 1)
    assert not written(table, action_id="two", at=8_000_000)
    assert not written(table, number=2, at=8_000_000)
    assert rows() == (7_000_000, 1)
    assert written(Token(tokens.token_hash(seat), 1), number=2, action_id="two", seat=1)
    assert written(None, number=3, action_id="three")
    house.act(opened.code, None, kind="finish")
    assert not written(None, number=house.look(opened.code).version + 1, action_id="late")
    assert house.look(code).version == 0


@pytest.mark.parametrize("meanwhile", ["freed", "taken over", "ended", "played"])
def test_an_action_that_waited_for_the_row_knows_what_became_of_it(house, postgresql, meanwhile):
    opened = house.sittings.open("pearls", None, ("Ann", "Ben"))
    seat = house.sittings.seats.claim(opened.code, 1)
    token = Token(tokens.token_hash(seat), 1)
    if meanwhile == "taken over":
        token = Token(tokens.token_hash(opened.table_token), None)
    entry = {
        "sitting": opened.code, "number": 1, "seat": 1, "at": 7_000_000, "action_id": "one",
        "body": '{"kind":"roll"}', "request_hash": "x",
    }  # fmt: skip
    waits = (
        "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
        " AND datname = current_database()"
    )
    with ThreadPoolExecutor(1) as pool:
        with house.store.writing(one_sitting=True) as session:
            row = session.lock_sitting(opened.code)
            assert row is not None
            if meanwhile == "freed":
                claim = session.claim(opened.code, 1)
                assert claim is not None
                session.remove(claim)
            elif meanwhile == "taken over":
                row.table_hash = "another"
            elif meanwhile == "ended":
                row.ended_at = 1
            else:
                row.touched_at = 6_000_000
            session.flush()
            done = pool.submit(
                house.store.append, entry, due_at=None, token=token, still=lambda: True
            )
            while not done.done() and postgresql.ask(TABLES, waits) == [(0,)]:
                pass
        assert done.result() == (meanwhile == "played")
    with house.store.reading() as session:
        assert len(session.entries(opened.code)) == (meanwhile == "played")


def test_connections_that_the_server_has_ended_are_not_used(house, postgresql):
    """Nobody is told that it is away who comes when it is back, whether or not we were told."""
    code = house.opened()
    with ThreadPoolExecutor(4) as pool:
        for _ in range(2):
            opened = threading.Barrier(4)

            def look(_: int, opened: threading.Barrier = opened) -> int:
                with house.store.reading() as session:
                    opened.wait(60)
                    assert session.sitting(code) is not None
                return house.look(code).version

            assert list(pool.map(look, range(4))) == [0] * 4
            ended = "SELECT pg_terminate_backend(pid, 30000) FROM pg_stat_activity"
            postgresql.ask(TABLES, f"{ended} WHERE application_name = 'companion'")
    assert house.act(code, None, kind="roll") == 1
    postgresql.stop()
    with pytest.raises(UnavailableError):
        house.look(code)
    postgresql.start()
    assert house.act(code, None, kind="roll") == 2


NONSENSE = ("", "x", "x y", "x ring", "x tries me many", "x here a b c d e")


@pytest.mark.parametrize("told", quickly(NONSENSE, "x tries me many"))
def test_nonsense_on_the_channel_makes_no_worker_deaf(workers, postgresql, told):
    one, other = workers
    code = one.sittings.open("pearls", None, ("Ann", "Ben")).code
    while not rings(other, code, lambda: one.bell.ring(code)):
        pass
    postgresql.ask(TABLES, f"SELECT pg_notify('companion', '{told}')")
    assert rings(other, code, lambda: one.bell.ring(code))
    assert rings(one, code, lambda: other.bell.ring(code))


def test_after_the_channel_was_lost_every_bell_rings(workers, postgresql):
    one, other = workers
    code = one.sittings.open("pearls", None, ("Ann", "Ben")).code
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    assert rings(other, code, lambda: postgresql.ask(TABLES, cut))
    while not rings(other, code, lambda: one.bell.ring(code)):
        pass


def test_a_deadline_fires_once_whoever_is_first(house):
    code, others = house.opened(), [house.restarted() for _ in range(3)]
    house.act(code, None, kind="start", seconds=10)
    version = house.look(code).version
    house.now.pass_seconds(11)
    together(*(one.clock.tick for one in (house, *others)))
    for one in (house, *others):
        one.clock.tick()
    assert [one.look(code).version for one in (house, *others)] == [version + 1] * 4


def test_what_somebody_else_is_at_is_left_to_them(house):
    code, other = house.opened(), house.restarted()
    house.act(code, None, kind="start", seconds=10)
    house.now.pass_seconds(11)
    with house.store.writing(one_sitting=True) as session:
        assert session.lock_sitting(code) is not None
        assert other.sittings.writer.expire(code) is None
    assert other.sittings.writer.expire(code) is not None


def test_workers_that_cannot_begin_say_one_sentence(house, url, tmp_path, monkeypatch):
    first = create_app(tmp_path / "other", SQLALCHEMY_DATABASE_URI=url).extensions["companion"]
    first.store.serve_alone()
    first.store.close()
    monkeypatch.setenv("COMPANION_SQLALCHEMY_DATABASE_URI", url)
    for language in LANGUAGES:
        refused = run_cli("serve", "--workers", 2, "--instance", tmp_path, "--lang", language)
        assert refused.exit_code == 2
        assert refused.stderr.count("\n") == 1
        assert "Traceback" not in refused.stderr


ENTRIES = "ALTER TABLE entries"
CHANGES = {
    "a column is gone": (f"{ENTRIES} RENAME body TO words", f"{ENTRIES} RENAME words TO body"),
    "one of the sitting is": (
        "ALTER TABLE sittings RENAME due_at TO due",
        "ALTER TABLE sittings RENAME due TO due_at",
    ),
    "a table is gone": (f"{ENTRIES} RENAME TO log", "ALTER TABLE log RENAME TO entries"),
    "a column wants something": (
        f"{ENTRIES} ADD mood integer NOT NULL DEFAULT 0; {ENTRIES} ALTER mood DROP DEFAULT",
        f"{ENTRIES} DROP mood",
    ),
}


@pytest.mark.parametrize("change", quickly(CHANGES, "a column is gone"))
def test_what_a_newer_version_changed_is_told_and_nothing_is_done(house, postgresql, change):
    code, (changed, back) = house.opened(), CHANGES[change]

    def rolled(id: str) -> int:
        return house.sittings.act(code, TABLE, id, None, {"kind": "roll"}).version

    assert rolled("one") == 1
    postgresql.ask(TABLES, changed)
    try:
        for _ in range(2):
            with pytest.raises(UnavailableError) as refused:
                rolled("two")
            assert refused.value.reason == "newer"
    finally:
        postgresql.ask(TABLES, back)
    assert house.restarted().look(code).version == 1
    assert rolled("two") == 2


def test_several_workers_need_a_database_on_a_server(tmp_path):
    for language in LANGUAGES:
        refused = run_cli("serve", "--workers", 2, "--instance", tmp_path, "--lang", language)
        assert refused.exit_code == 2
        assert refused.stderr == say("cli-workers-file", language) + "\n"


def test_workers_that_find_their_port_taken_say_so(house, url, tmp_path, monkeypatch):
    monkeypatch.setenv("COMPANION_SQLALCHEMY_DATABASE_URI", url)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        where = ("--host", "127.0.0.1", "--port", port, "--instance", tmp_path)
        refused = run_cli("serve", "--workers", 2, *where, "--lang", "en")
    assert refused.exit_code == 2
    assert refused.stderr.count("\n") == 1
    assert f"{port}" in refused.stderr


def test_a_house_moves_there_and_back_byte_for_byte(house, url, tmp_path):
    here = ToyHouse(tmp_path / "here.sqlite3")
    codes = [here.opened("Ann", "Ben"), here.opened("Ann", "Cem")]
    for code in codes:
        here.act(code, None, kind="roll")
    here.act(codes[0], None, kind="finish")
    with here.store.writing() as session:
        ann, ben = (session.people.find_called(name) for name in ("ann", "ben"))
        assert ann is not None
        assert ben is not None
        ann.merged_into = ben.id

    def logs(one: ToyHouse) -> list[tuple[Any, ...]]:
        with one.store.reading() as session:
            found = [entry for code in sorted(codes) for entry in session.entries(code)]
            people = [(who.id, who.merged_into) for who in session.people.list_all()]
        return [tuple(getattr(e, c.key) for c in Entry.__table__.columns) for e in found] + people

    copy, again = tmp_path / "copy.sqlite3", tmp_path / "again.sqlite3"
    backup(here.path, copy)
    told = restore_to_server(copy, house.store)
    assert (told.sittings, told.entries) == (2, 3)
    assert logs(house) == logs(here)
    assert backup_from_server(house.store, again) == told
    back = ToyHouse(again)
    assert logs(back) == logs(here)
    with pytest.raises(RestoreError, match="not-empty"):
        restore_to_server(copy, house.store)
    with pytest.raises(BackupError, match="exists"):
        backup_from_server(house.store, again)
    back.close()
    here.close()


def test_the_commands_back_a_server_up_and_restore_it(
    house, url, tmp_path, monkeypatch, postgresql
):
    code = house.opened("Ann", "Ben")
    house.act(code, None, kind="roll")
    monkeypatch.setenv("COMPANION_SQLALCHEMY_DATABASE_URI", url)
    where, copy = ("--instance", str(tmp_path), "--lang", "en"), tmp_path / "copy.sqlite3"
    done = run_cli("backup", copy, *where)
    assert (done.exit_code, done.stderr) == (0, "")
    assert str(copy) in done.stdout
    newest = find_newest_backup(tmp_path, None)
    assert newest is not None
    assert newest.file == str(copy)
    refused = run_cli("restore", copy, *where)
    assert (refused.exit_code, refused.stderr.count("\n")) == (2, 1)
    postgresql.empty(TABLES)
    done = run_cli("restore", copy, *where)
    assert (done.exit_code, done.stderr) == (0, "")
    other = house.restarted()
    assert other.look(code).version == 1


def test_a_backup_of_a_server_that_fails_midway_leaves_nothing(house, tmp_path, postgresql):
    house.opened("Ann", "Ben")
    target = tmp_path / "copies" / "copy.sqlite3"
    target.parent.mkdir()
    postgresql.ask(TABLES, "ALTER TABLE trail RENAME TO elsewhere")
    try:
        with pytest.raises(BackupError, match="cli-backup-failed"):
            backup_from_server(house.store, target)
    finally:
        postgresql.ask(TABLES, "ALTER TABLE elsewhere RENAME TO trail")
    assert list(target.parent.iterdir()) == []


def test_a_history_without_sittings_is_not_written_over_and_settings_are_those_of_the_copy(
    house, tmp_path
):
    here = ToyHouse(tmp_path / "here.sqlite3")
    here.opened("Ann", "Ben")
    mine, theirs = (History(one.store, one.sittings, now=one.now) for one in (here, house))
    mine.set_setting("name", "The Owl")
    theirs.set_setting("name", "To be")
    theirs.set_setting("language", "ko")
    copy = tmp_path / "copy.sqlite3"
    backup(here.path, copy)
    here.close()
    code = theirs.count(score_sheet(("Cem", 1)), {}, id="a-score-of-ours")
    with pytest.raises(RestoreError, match="not-empty"):
        restore_to_server(copy, house.store)
    theirs.remove(code)
    theirs.people.forget(theirs.people.list_all()[0].id)
    assert restore_to_server(copy, house.store).sittings == 1
    assert (theirs.setting("name"), theirs.setting("language")) == ("The Owl", "")
