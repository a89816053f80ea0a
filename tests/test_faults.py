"""The database cannot be read or written for a while: nothing is lost, doubled or held up by it."""

from __future__ import annotations

import contextlib
import resource
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from companion.store import PAUSE, UnavailableError
from tests.conftest import TABLE, ToyHouse
from tests.live import LiveServer, call

TAKE = {"kind": "take", "n": 1}


@contextmanager
def locked(path: Path) -> Iterator[sqlite3.Connection]:
    """Another program writes meanwhile."""
    with closing(sqlite3.connect(path, isolation_level=None)) as stranger:
        stranger.execute("BEGIN IMMEDIATE")
        yield stranger


def take(house: ToyHouse, code: str, id: str = "the same") -> int:
    return house.sittings.act(code, TABLE, id, 0, TAKE).version


def refused(house: ToyHouse, code: str, reason: str) -> None:
    """It is not done, and it is not told to anybody either."""
    heard, version = house.bell.heard(code), house.sittings._cache.kept(code)  # noqa: SLF001
    with pytest.raises(UnavailableError) as refusal:
        take(house, code)
    assert refusal.value.reason == reason
    assert house.bell.heard(code) == heard
    assert house.sittings._cache.kept(code) is version  # noqa: SLF001


def goes_through(house: ToyHouse, code: str) -> None:
    """The same id is acknowledged now, once, also by a server that begins anew."""
    version = take(house, code)
    assert take(house, code) == version
    later = house.restarted()
    assert take(later, code) == version
    assert len(later.sittings.log(code, None)) == version
    later.close()


def pragma(house: ToyHouse, words: str) -> None:
    """Of the one connection that is open."""
    with house.store.reading() as session:
        session._session.connection().exec_driver_sql(f"PRAGMA {words}")  # noqa: SLF001


def paths(house: ToyHouse) -> list[Path]:
    return [house.path.with_name(house.path.name + end) for end in ("", "-wal", "-shm")]


# Locked


def test_while_another_program_holds_the_file_everybody_else_goes_on(house, code, monkeypatch):
    pauses = []

    def pause(seconds: float) -> None:
        pauses.append(seconds)
        assert house.look(code).version == 0
        assert not house.store._lock.locked()  # noqa: SLF001 - who else writes asks too

    monkeypatch.setattr(house.store, "_tries", 5)
    monkeypatch.setattr(house.store, "_pause", pause)
    with locked(house.path):
        refused(house, code, "locked")
    assert pauses == [PAUSE] * 4
    goes_through(house, code)


def test_a_write_goes_through_as_soon_as_the_other_program_lets_go(house, code, monkeypatch):
    with locked(house.path) as stranger:
        monkeypatch.setattr(house.store, "_pause", lambda _: stranger.execute("ROLLBACK"))
        assert take(house, code) == 1
    goes_through(house, code)


# Full, read-only


def fits(house: ToyHouse, code: str) -> bool:
    """Whether there is room for one entry more."""
    try:
        house.act(code, None, kind="start", seconds=1)
    except UnavailableError:
        return False
    return True


def test_nothing_is_acknowledged_while_the_disk_is_full(house, code):
    pragma(house, "max_page_count = 1")
    while fits(house, code):
        pass
    refused(house, code, "full")
    pragma(house, f"max_page_count = {2**30}")
    goes_through(house, code)


def test_nothing_is_acknowledged_while_the_file_may_only_be_read(house, code):
    pragma(house, "query_only = ON")
    refused(house, code, "read-only")
    pragma(house, "query_only = OFF")
    goes_through(house, code)


# Gone


def test_nothing_is_acknowledged_that_went_into_a_file_that_was_taken_away(house, code):
    away = house.path.with_name("away")
    house.path.rename(away)
    refused(house, code, "gone")
    with pytest.raises(UnavailableError):
        house.look(code)
    assert not house.path.exists(), "no empty file in its place"
    away.rename(house.path)
    goes_through(house, code)


@pytest.fixture(params=["at once", "in turn"])
def midway(request, house, monkeypatch):
    """Does something in the middle of each write, by what is in memory and by what is read."""

    @contextmanager
    def does(what: Callable[[], object]) -> Iterator[None]:
        begun = house.store._begun  # noqa: SLF001

        @contextmanager
        def disturbed(*args: object, **more: object) -> Iterator[object]:
            with begun(*args, **more) as connection:
                what()
                yield connection

        with monkeypatch.context() as patch:
            patch.setattr(house.store, "_begun", disturbed)
            if request.param == "in turn":
                patch.setattr(house.sittings, "_at_once", lambda *_: None)
            yield

    return does


def test_what_is_taken_away_in_the_middle_of_a_write_is_not_acknowledged(house, code, midway):
    away = house.path.with_name("away")
    with midway(lambda: house.path.rename(away)):
        refused(house, code, "gone")
    away.rename(house.path)
    goes_through(house, code)


def test_a_copy_that_is_put_in_the_place_of_a_deleted_file_is_played_on(house, code):
    take(house, code, "before")
    with house.store.reading() as session:
        session._session.connection().exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")  # noqa: SLF001
    copy = house.path.with_name("copy")
    shutil.copy(house.path, copy)
    take(house, code, "after the copy was made")
    incarnation, heard = house.store.incarnation, house.bell.heard(code)
    for path in paths(house):
        path.unlink()
    refused(house, code, "gone")
    copy.rename(house.path)
    assert house.look(code).version == 1
    assert house.store.incarnation != incarnation, "its versions are others"
    assert house.bell.wait(code, heard, 0) is not None, "every screen is drawn again"
    goes_through(house, code)


def test_a_file_that_is_no_database_of_ours_is_not_played_on(house, code):
    for path in paths(house):
        path.unlink()
    house.path.write_bytes(b"precious" * 200)
    refused(house, code, "damaged")
    assert house.path.read_bytes() == b"precious" * 200


def test_a_log_that_was_taken_away_loses_nothing(house, code):
    take(house, code, "before")
    wal = paths(house)[1]
    wal.unlink()
    take(house, code, "after")
    later = house.restarted()
    assert later.look(code).version == 2
    later.close()


def test_a_log_that_is_taken_away_in_the_middle_of_a_write(house, code, midway):
    with midway(lambda: paths(house)[1].unlink()):
        refused(house, code, "gone")
    goes_through(house, code)


def test_a_damaged_file_is_said_to_be_damaged(house, code):
    with closing(sqlite3.connect(house.path)) as stranger:
        stranger.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    house.store._engine.dispose()  # noqa: SLF001 - nothing of it is kept in memory
    whole = house.path.read_bytes()
    with house.path.open("r+b") as file:
        file.write(b"no database" * 9)
    refused(house, code, "damaged")
    house.path.write_bytes(whole)
    goes_through(house, code)


# A real server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    live = LiveServer(tmp_path_factory.mktemp("instance")).start()
    yield live
    live.stop()


class Table:
    """A table that pays, and what was acknowledged."""

    def __init__(self, server: LiveServer) -> None:
        self.url = server.url
        seats = [{"name": name} for name in ("Ann", "Ben", "Cem")]
        opened = call(self.url, "/sittings", {"game": "sheriff", "seats": seats}).body
        self.code, self.token = opened["code"], opened["table_token"]
        self.done: set[int] = set()

    def pay(self, id: str, lang: str = "en"):
        action = {"kind": "pay", "payer": None, "payee": 0, "amount": 1}
        body = {"id": id, "seat": None, "action": action}
        path = f"/sittings/{self.code}/actions?lang={lang}"
        answer = call(self.url, path, body, token=self.token)
        if answer.status == 200:
            self.done.add(answer.body["version"])
        return answer

    def refused(self, id: str) -> None:
        told = set()
        for lang in ("en", "ko", "ru"):
            answer = self.pay(id, lang)
            assert (answer.status, answer.body["errors"][0]["code"]) == (503, "unavailable")
            told.add(answer.body["detail"])
        assert len(told) == 3

    def all_is_there(self) -> None:
        log = call(self.url, f"/sittings/{self.code}/log?after=0").body
        assert {entry["number"] for entry in log["entries"]} == self.done


@pytest.fixture
def table(server: LiveServer) -> Table:
    return Table(server)


def test_a_server_whose_database_is_locked_refuses_with_a_sentence(server, table):
    table.pay("one")
    with locked(server.instance / "companion.sqlite3"):
        table.refused("two")
        assert call(table.url, f"/sittings/{table.code}").body["version"] == 1
    assert table.pay("two").body["version"] == 2
    table.all_is_there()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits another process")
def test_a_server_whose_disk_is_full_acknowledges_nothing(server, table):
    table.pay("one")
    pid = server.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        table.refused("two")
        assert call(table.url, f"/sittings/{table.code}").body["version"] == 1
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
    assert table.pay("two").body["version"] == 2
    table.all_is_there()


def test_a_server_whose_database_is_deleted_acknowledges_nothing(server, table):
    path = server.instance / "companion.sqlite3"
    table.pay("one")
    copies = {
        one: one.with_name(f"copy-of-{one.name}") for one in server.instance.glob(f"{path.name}*")
    }
    for one, copy in copies.items():
        shutil.copy(one, copy)
    for one in copies:
        if not one.name.endswith("lock"):
            one.unlink()
    for n in range(10):
        assert table.pay(f"lost-{n}").status == 503
    for one, copy in copies.items():
        with contextlib.suppress(FileNotFoundError):
            copy.rename(one)
    for n in range(10):
        assert table.pay(f"lost-{n}").status == 200
    table.all_is_there()
