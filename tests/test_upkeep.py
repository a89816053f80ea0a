"""A copy of the database each day and before each update, and whether all is well."""

import http.client
import json
import lzma
import os
import sqlite3
import urllib.request
from collections import namedtuple
from contextlib import closing
from pathlib import Path

import pytest

from companion import create_app
from companion.backup import BACKUPS_KEPT, RollingBackups
from companion.server.serving import warn_of_troubles
from companion.store import StartError, is_on_network_drive
from companion.text import LANGUAGES, say
from companion.upkeep import DAY, FRESH, LEAST_FREE, Upkeep
from tests.conftest import ToyHouse, locked, run_cli
from tests.live import LiveServer, call

Usage = namedtuple("Usage", "total used free")


@pytest.fixture
def upkeep(house: ToyHouse) -> Upkeep:
    """Of a house whose clock is that of the machine."""
    house.now.at = house.path.stat().st_mtime_ns // 1_000_000
    return Upkeep(house.store, house.path.parent, now=house.now)


def copies(house: ToyHouse) -> list[Path]:
    return sorted((house.path.parent / "backups").glob("*"))


def held(copy: Path) -> int:
    """How many entries it holds."""
    with closing(sqlite3.connect(copy)) as connection:
        (entries,) = connection.execute("SELECT count(*) FROM entries").fetchone()
    return entries


# Copies


def test_a_copy_is_made_once_a_day(house, code, upkeep):
    house.act(code, 0, kind="take", n=1)
    upkeep.tick()
    upkeep.tick()
    (copy,) = copies(house)
    assert held(copy) == 1
    house.act(code, 0, kind="take", n=1)
    house.now.at += DAY - 60_000
    upkeep.tick()
    assert copies(house) == [copy]
    house.now.at += 120_000
    upkeep.tick()
    assert sorted(map(held, copies(house))) == [1, 2]


def test_a_house_without_sittings_is_not_copied(house, upkeep):
    upkeep.tick()
    assert copies(house) == []


def test_the_seven_newest_copies_stay(house, code):
    rolling = RollingBackups(house.path)
    for n in range(BACKUPS_KEPT + 3):
        house.act(code, 0, kind="take", n=1)
        os.utime(rolling.copy(), (n, n))
    assert sorted(map(held, copies(house))) == list(range(4, BACKUPS_KEPT + 4))
    assert rolling.last() == (BACKUPS_KEPT + 2) * 1000


def test_a_copy_is_made_in_a_thread_and_holds_nobody_up(house, code):
    """Whoever writes meanwhile writes, and it is not in the copy's way."""
    did = []

    def run_in_thread(work):
        with house.store.writing():
            did.append(work())

    Upkeep(house.store, house.path.parent, now=house.now, run_in_thread=run_in_thread).tick()
    assert did == copies(house)


def test_a_copy_that_broke_off_is_swept_away_by_the_next(house, code, upkeep):
    (house.path.parent / "backups").mkdir()
    (house.path.parent / "backups" / "companion-1.sqlite3.part").write_bytes(b"half")
    upkeep.tick()
    (copy,) = copies(house)
    assert copy.suffix == ".sqlite3"


def test_a_copy_that_failed_leaves_nothing_and_is_tried_again(house, code, upkeep, caplog):
    (house.path.parent / "backups").write_text("a file where the folder would be")
    upkeep.tick()
    assert "backups" in str(upkeep.health().copy_failed)
    (house.path.parent / "backups").unlink()
    upkeep.tick()
    assert upkeep.health().copy_failed is None
    assert len(copies(house)) == 1


def modes(*paths: Path) -> set[str]:
    return {oct(path.stat().st_mode & 0o777) for path in paths}


@pytest.mark.skipif(os.name != "posix", reason="there are no such modes")
@pytest.mark.parametrize("before", [0o644, 0o600])
def test_database_and_copies_are_for_their_owner_alone(tmp_path, before):
    """Those of an older companion, too, from the next start on."""
    file, folder = tmp_path / "house" / "companion.sqlite3", tmp_path / "house" / "backups"
    app = create_app(file.parent)
    house = app.extensions["companion"]
    house.sittings.open("sheriff", None, "ABC")
    house.upkeep.tick()
    log = file.with_name(f"{file.name}-wal")
    (copy,) = folder.iterdir()
    for path in (file, log, copy):
        assert modes(path) == {"0o600"}
        path.chmod(before)
    folder.chmod(before | 0o111)
    later = create_app(file.parent).extensions["companion"]
    later.upkeep.start()
    later.upkeep.stop()
    assert modes(file, log, copy) == {"0o600"}
    assert modes(folder, file.parent) == {"0o700"}
    for one in (house, later):
        one.store.close()


@pytest.mark.skipif(os.name != "posix", reason="there are no such modes")
def test_what_is_copied_and_put_back_is_for_its_owner_alone(tmp_path):
    house = create_app(tmp_path / "one").extensions["companion"]
    house.sittings.open("sheriff", None, "ABC")
    house.store.close()
    copy, there = tmp_path / "copy.sqlite3", tmp_path / "two"
    for words in (
        ("backup", copy, "--instance", tmp_path / "one"),
        ("restore", copy, "--instance", there),
        ("salvage", copy, "--instance", tmp_path / "three"),
    ):
        done = run_cli(*words)
        assert done.exit_code == 0, done.stderr
    places = (folder / "companion.sqlite3" for folder in (there, tmp_path / "three"))
    assert modes(copy, *places) == {"0o600"}


def test_an_idle_house_is_written_into_its_file_each_minute(house, upkeep, monkeypatch):
    """Whoever copies the file alone has all of it."""
    done: list[str] = []

    def pause(seconds: float) -> bool:
        done.append(f"{seconds}")
        return len(done) >= 25

    monkeypatch.setattr(house.store.file, "settle", lambda: done.append("settled"))
    monkeypatch.setattr(upkeep, "tick", lambda: done.append("looked"))
    monkeypatch.setattr(upkeep._stopped, "wait", pause)  # noqa: SLF001
    upkeep._run()  # noqa: SLF001
    assert done[:3] == ["settled", "looked", "60.0"]
    assert (done.count("settled"), done.count("looked")) == (12, 2)


OLD = Path(__file__).parent / "upgrades" / "0.1.0.sql.xz"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """An instance of an older version."""
    with closing(sqlite3.connect(tmp_path / "companion.sqlite3")) as connection:
        connection.executescript(lzma.decompress(OLD.read_bytes()).decode())
    return tmp_path


def test_before_an_update_changes_the_tables_they_are_copied(old):
    with closing(sqlite3.connect(old / "companion.sqlite3")) as connection:
        before = connection.execute("SELECT * FROM alembic_version").fetchall()
    for _ in range(2):
        create_app(old).extensions["companion"].store.close()
    (copy,) = (old / "backups").iterdir()
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT * FROM alembic_version").fetchall() == before
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_without_that_copy_nothing_is_updated(old):
    (old / "backups").write_text("a file where the folder would be")
    with pytest.raises(StartError) as refusal:
        create_app(old)
    assert refusal.value.message.id == "house-start-backup"
    with closing(sqlite3.connect(old / "companion.sqlite3")) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master").fetchall()
    assert ("incarnation",) not in tables


# Health


def found(upkeep: Upkeep) -> set[str]:
    return {one.id for one in upkeep.health().troubles}


def test_a_house_in_order_has_no_troubles(house, code, upkeep):
    upkeep.tick()
    health = upkeep.health()
    assert health.troubles == ()
    assert (health.database, health.off) == (None, 0)
    assert abs(health.copied_at - house.now()) < DAY


def test_what_is_wrong_is_found(house, code, upkeep, monkeypatch):
    away = house.path.rename(house.path.with_name("away"))
    assert upkeep.health().database == "gone"
    away.rename(house.path)
    with locked(house.path):
        assert upkeep.health().database == "locked"
    assert found(upkeep) == set()
    with monkeypatch.context() as patch:
        patch.setattr(house.store.file, "_lost", True)
        assert upkeep.health().database == "replaced"
        (trouble,) = upkeep.health().troubles
        assert len({say(trouble, language) for language in LANGUAGES}) == len(LANGUAGES)
        assert "replaced" in say(trouble, "en")
    with monkeypatch.context() as patch:
        patch.setattr("shutil.disk_usage", lambda _: Usage(0, 0, LEAST_FREE - 1))
        assert found(upkeep) == {"health-disk"}
        patch.setattr("shutil.disk_usage", lambda _: Usage(0, 0, 0))
        assert (found(upkeep), upkeep.health().database) == ({"problem-unavailable"}, "full")
    with monkeypatch.context() as patch:
        patch.setattr(upkeep, "_off", lambda: -3_600_000)
        assert found(upkeep) == {"health-clock"}
    house.act(code, 0, kind="take", n=1)
    house.now.pass_seconds(-3600)
    assert found(upkeep) == {"health-clock"}


def test_a_machine_that_has_lost_the_time_is_found(house, upkeep):
    """It begins in 1970, and every evening and every certificate would be of then."""
    house.now.at = 3_000_000
    assert found(upkeep) == {"health-clock"}


LINUX = """\
/dev/sda1 / ext4 rw,relatime 0 0
nas:/srv /mnt nfs4 rw,relatime 0 0
/dev/sdb1 /mnt/disk ext4 rw 0 0
ann@nas:/ /mnt/board\\040games fuse.sshfs rw 0 0
//nas/games /mnt/disk/late cifs rw 0 0
/dev/sdc1 /mnt/disk/late ext4 rw 0 0
"""
MACOS = """\
/dev/disk3s1s1 on / (apfs, sealed, local, read-only)
//ann@nas/board games on /Volumes/board games (smbfs, nodev, nosuid)
"""


@pytest.mark.parametrize(
    ("mounts", "folder", "network"),
    [
        (LINUX, "/srv/companion", False),
        (LINUX, "/mnt/companion", True),
        (LINUX, "/mnt/disk/companion", False),
        (LINUX, "/mnt/diskette", True),
        (LINUX, "/mnt/board games/companion", True),
        (LINUX, "/mnt/disk/late", False),
        (MACOS, "/Volumes/board games/companion", True),
        (MACOS, "/Volumes/other", False),
        ("", "/mnt", False),
    ],
)
def test_a_folder_on_a_network_drive_is_found(mounts, folder, network):
    assert is_on_network_drive(Path(folder), mounts) == network


def test_a_house_on_a_network_drive_is_warned_in_its_terminal_too(house, monkeypatch, capsys):
    monkeypatch.setattr("companion.upkeep.is_on_network_drive", lambda folder: True)
    upkeep = Upkeep(house.store, house.path.parent, now=house.now)
    assert found(upkeep) >= {"health-network-drive"}
    warn_of_troubles(upkeep, "en")
    assert "The games are saved on a network drive" in capsys.readouterr().err


def test_a_screen_does_not_look_at_all_this_each_time(house, code, upkeep):
    first = upkeep.recent_health()
    assert upkeep.recent_health() is first
    house.now.at += FRESH
    assert upkeep.recent_health() is not first


def test_the_home_screen_and_programs_are_told(tmp_path):
    app = create_app(tmp_path, TESTING=True)
    store, client = app.extensions["companion"].store, app.test_client()
    answer = client.get("/health")
    health = json.loads(answer.text)
    assert (answer.status_code, health["ok"], health["database"]) == (200, True, "ok")
    assert health.keys() == {
        "version", "ok", "troubles", "database", "disk_free", "clock_off", "last_backup",
    }  # fmt: skip
    assert "trouble-title" not in client.get("/").text
    store.path.rename(tmp_path / "away")
    told = set()
    for language in LANGUAGES:
        answer = client.get("/health", query_string={"lang": language})
        health = json.loads(answer.text)
        assert (answer.status_code, health["database"]) == (503, "gone")
        assert answer.headers["Retry-After"]
        (sentence,) = health["troubles"]
        assert sentence in client.get("/", query_string={"lang": language}).text
        told.add(sentence)
    assert len(told) == len(LANGUAGES)
    (tmp_path / "away").rename(store.path)
    assert client.get("/health").status_code == 200
    store.close()


# A real server whose machine's clock is set


SET_CLOCK = """
import time
from pathlib import Path

def shifted(real, unit):
    file = Path(__file__).with_name("shift")
    return lambda: real() + int(file.read_text()) * unit

time.time_ns, time.time = shifted(time.time_ns, 10**9), shifted(time.time, 1)
"""


@pytest.fixture
def shifted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A server, and how to set the clock of its machine."""
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(SET_CLOCK)
    (folder / "shift").write_text("0")
    paths = [str(folder), str(Path(__file__).parent.parent), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    server = LiveServer(tmp_path / "instance").start()
    yield server, lambda seconds: (folder / "shift").write_text(str(seconds))
    server.stop()


def first_beat(server: LiveServer, code: str) -> int:
    stream = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    stream.request("GET", f"/api/v1/sittings/{code}/stream")
    events = stream.getresponse()
    while events.readline() != b"event: beat\n":
        pass
    now: int = json.loads(events.readline().removeprefix(b"data: "))["now"]
    stream.close()
    return now


def test_a_server_whose_clock_is_set_beats_on_and_keeps_its_log_in_order(shifted):
    server, set_clock = shifted
    table = call(server.url, "/sittings", {"game": "sheriff", "seats": [{}, {}, {}]}).body
    code, beats = table["code"], []
    for n, shift in enumerate((0, -7200, 86_400)):
        set_clock(shift)
        pay = {"kind": "pay", "payer": None, "payee": 0, "amount": 1}
        body = {"id": f"pay-{n}", "seat": None, "action": pay}
        path = f"/sittings/{code}/actions"
        assert call(server.url, path, body, token=table["table_token"]).status == 200
        beats.append(first_beat(server, code))
        with urllib.request.urlopen(f"{server.url}/health", timeout=60) as answer:
            health = json.loads(answer.read())
        assert abs(health["clock_off"] - shift * 1000) < 60_000
        assert health["ok"] == (shift == 0)
    assert beats == sorted(beats)
    assert beats[-1] - beats[0] < 600_000
    log = call(server.url, f"/sittings/{code}/log").body["entries"]
    moments = [entry["at"] for entry in log]
    assert moments == sorted(moments)
    assert moments[-1] - moments[0] < 600_000
