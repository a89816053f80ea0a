"""The database cannot be read or written for a while: nothing is lost, doubled or held up by it."""

import os
import resource
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from companion.backup import backup
from companion.store import UnavailableError
from companion.store.store import PAUSE
from tests.conftest import TABLE, ToyHouse, locked
from tests.live import LiveServer, call

TAKE = {"kind": "take", "n": 1}


def take(house: ToyHouse, code: str, id: str = "the same") -> int:
    return house.sittings.act(code, TABLE, id, 0, TAKE).version


@contextmanager
def unavailable(reason: str) -> Iterator[None]:
    with pytest.raises(UnavailableError) as refusal:
        yield
    assert refusal.value.reason == reason


def refused(house: ToyHouse, code: str, reason: str) -> None:
    """It is not done, and it is not told to anybody either."""
    heard, version = house.bell.last_ring(code), house.sittings.memory.cache.find(code)
    with unavailable(reason):
        take(house, code)
    assert house.bell.last_ring(code) == heard
    assert house.sittings.memory.cache.find(code) is version


def goes_through(house: ToyHouse, code: str) -> None:
    """The same id is acknowledged now, once, also by a server that begins anew."""
    version = take(house, code)
    assert take(house, code) == version
    later = house.restarted()
    assert take(later, code) == version
    assert len(later.sittings.queries.log(code, None)) == version
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
        begun = house.store._begin  # noqa: SLF001

        @contextmanager
        def disturbed(*args: object, **more: object) -> Iterator[object]:
            with begun(*args, **more) as connection:
                what()
                yield connection

        with monkeypatch.context() as patch:
            patch.setattr(house.store, "_begin", disturbed)
            if request.param == "in turn":
                patch.setattr(house.sittings.writer, "_append_optimistically", lambda *_: None)
            yield

    return does


def test_what_is_taken_away_in_the_middle_of_a_write_is_not_acknowledged(house, code, midway):
    away = house.path.with_name("away")
    with midway(lambda: house.path.rename(away)):
        refused(house, code, "gone")
    away.rename(house.path)
    goes_through(house, code)


def copied(house: ToyHouse, name: str = "copy") -> Path:
    """A copy as the companion makes them: one file."""
    target = house.path.with_name(name)
    backup(house.path, target)
    return target


def entries(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        (found,) = connection.execute("SELECT count(*) FROM entries").fetchone()
    return found


def test_a_copy_with_everything_is_played_on_in_the_place_of_a_deleted_file(house, code):
    take(house, code, "before")
    copy = copied(house)
    incarnation, heard = house.store.incarnation, house.bell.last_ring(code)
    for path in paths(house):
        path.unlink()
    refused(house, code, "gone")
    copy.rename(house.path)
    assert house.look(code).version == 1
    assert house.store.incarnation != incarnation, "its versions are others"
    assert house.bell.wait(code, heard, 0) is not None, "every screen is drawn again"
    goes_through(house, code)


def lost(house: ToyHouse, code: str, reason: str) -> None:
    """Nothing is acknowledged or shown any more, and the host is told why."""
    for _ in range(2):
        refused(house, code, reason)
    with pytest.raises(UnavailableError):
        house.look(code)
    assert house.store.trouble() == reason


@pytest.fixture(params=["in the log", "in the file"])
def settled(request, house):
    """Whether the entries stand in the file already when something happens to it."""
    return lambda: settle(house) if request.param == "in the file" else None


def settle(house: ToyHouse) -> None:
    """Nobody writes for a while."""
    house.store.file.settle()
    house.store.file.settle()


def test_an_older_copy_is_not_played_on_where_entries_were_acknowledged(house, code, settled):
    copy = copied(house)
    take(house, code, "acknowledged")
    settled()
    for path in paths(house):
        path.unlink(missing_ok=True)
    copy.rename(house.path)
    lost(house, code, "replaced")
    later = house.restarted()
    assert later.look(code).version == 0, "whoever starts anew has chosen it"
    later.close()


def test_an_older_copy_over_the_running_file_gets_nothing_of_its_log(house, code):
    copy = copied(house)
    others = [house.opened() for _ in range(30)]
    for other in others:
        house.act(other, 0, kind="take", n=1)
    settle(house)
    take(house, code, "in the log")
    copy.rename(house.path)
    with unavailable("replaced"):
        take(house, code, "after it")
    lost(house, code, "replaced")
    house.store.close()
    assert entries(house.path) == 0, "as it was copied"
    (rescued,) = (house.path.parent / "backups").glob("*-replaced.sqlite3")
    assert entries(rescued) == 31, "nothing that was acknowledged is gone"


def test_content_that_is_written_over_the_running_file_is_not_believed(house, code):
    house.act(code, None, kind="start", seconds=1)
    copy = copied(house)
    for n in range(15):
        house.act(house.opened(), 0, kind="take", n=1)
        take(house, code, f"in-the-file-{n}")
    settle(house)
    take(house, code, "in the log")
    shutil.copyfile(copy, house.path)
    with unavailable("replaced"):
        take(house, code)
    lost(house, code, "replaced")
    house.store.close()
    assert entries(house.path) == 1, "as it was copied"


@pytest.mark.parametrize("how", ["moved", "written over"])
def test_a_copy_beside_the_log_of_all_the_rest_is_gone_on_with(house, code, how):
    """Nothing is missing; and a start after a crash knows that this log is its own."""
    copy = copied(house)
    take(house, code, "in the log")
    if how == "moved":
        copy.rename(house.path)
    else:
        shutil.copyfile(copy, house.path)
    assert take(house, code, "in the log") == 1
    assert take(house, code, "afterwards") == 2
    for path in paths(house)[:2]:
        shutil.copyfile(path, path.with_name(f"crashed{path.name[len(house.path.name) :]}"))
    crashed = ToyHouse(house.path.with_name("crashed"), house.now)
    assert crashed.look(code).version == 2
    crashed.close()


@pytest.mark.parametrize("how", ["moved", "written over"])
def test_junk_for_a_moment_costs_nothing_that_was_acknowledged(house, code, settled, how):
    take(house, code, "before")
    settle(house)
    take(house, code, "later")
    settled()
    away, right = house.path.with_name("away"), house.path.read_bytes()
    if how == "moved":
        house.path.rename(away)
    house.path.write_bytes(os.urandom(50_000))
    refused(house, code, "damaged")
    if how == "moved":
        away.rename(house.path)
    else:
        house.path.write_bytes(right)
    assert take(house, code, "later") == 2
    assert take(house, code, "afterwards") == 3
    goes_through(house, code)
    house.store.close()
    assert entries(house.path) == 4


def test_the_right_file_goes_on_whoever_touched_or_copied_it(house, code):
    """It is looked through, and all is there."""
    take(house, code, "before")
    os.utime(house.path)
    assert take(house, code, "touched") == 2
    with closing(sqlite3.connect(house.path)) as stranger:
        stranger.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert take(house, code, "written by another program") == 3
    copy = house.path.with_name("copy")
    shutil.copyfile(house.path, copy)
    copy.rename(house.path)
    assert take(house, code, "a copy beside its own log") == 4
    goes_through(house, code)


def test_a_seat_that_was_taken_has_to_be_there_too(house, code):
    copy = copied(house)
    house.store.serve_alone()
    token = house.sittings.seats.claim(code, 1)
    house.sittings.queries.snapshot(code)
    for path in paths(house):
        path.unlink(missing_ok=True)
    copy.rename(house.path)
    with unavailable("replaced"):
        house.sittings.bearers.authorise(code, token)


def test_a_copy_that_was_put_beside_a_log_of_another_file_is_opened_without_it(house, code):
    """Whoever puts a backup in the place of a house that lost its power forgets the log."""
    copy = copied(house)
    for _ in range(30):
        house.act(house.opened(), 0, kind="take", n=1)
    log = paths(house)[1].read_bytes()
    house.store.close()
    copy.rename(house.path)
    paths(house)[1].write_bytes(log)
    later = house.restarted()
    assert later.look(code).version == 0
    later.close()
    assert entries(house.path) == 0


def test_a_plain_copy_of_an_idle_house_has_everything(house, code):
    take(house, code, "one")
    settle(house)
    take(house, code, "two")
    house.store.file.settle()
    plain = house.path.with_name("plain")
    shutil.copyfile(house.path, plain)
    assert entries(plain) == 1, "somebody wrote just now"
    house.store.file.settle()
    shutil.copyfile(house.path, plain)
    assert entries(plain) == 2
    goes_through(house, code)


def test_a_log_that_has_grown_goes_into_the_file(house, code, monkeypatch):
    monkeypatch.setattr("companion.store.watched_file.LARGE_LOG", 1)
    take(house, code, "one")
    assert paths(house)[1].stat().st_size == 0
    plain = house.path.with_name("plain")
    shutil.copyfile(house.path, plain)
    assert entries(plain) == 1
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
