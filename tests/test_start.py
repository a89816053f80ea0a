"""What does not let the companion begin is told in a sentence, and nothing is changed by it."""

import os
import secrets
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from companion import create_app
from companion.cli.listening import PortError, listen
from companion.services import house_key, secret_key
from companion.store import StartError
from companion.text import LANGUAGES, say
from tests.conftest import locked, run_cli
from tests.examples import quickly


def database(folder: Path) -> Path:
    """A database with a few sittings, all of it in the one file."""
    app = create_app(folder)
    house = app.extensions["companion"]
    for _ in range(20):
        house.sittings.open("sheriff", None, ("Ann", "Ben", "Cem"))
    house.store.close()
    path = folder / "companion.sqlite3"
    assert not path.with_name(f"{path.name}-wal").exists()
    return path


def written(content: bytes, file: str = "companion.sqlite3") -> Callable[[Path], object]:
    """Puts this into the folder."""
    return lambda folder: (folder / file).write_bytes(content)


def configured(content: bytes) -> Callable[[Path], object]:
    return written(content, "config.py")


def tables_of_no_text(folder: Path) -> None:
    """SQLite repeats it when it complains, and Python cannot decode what it says."""
    path = database(folder)
    whole = path.read_bytes()
    path.write_bytes(whole.replace(b"CREATE TABLE claims", b"CREATE TABLX cl\xf4ims"))


def cut(folder: Path) -> None:
    path = database(folder)
    os.truncate(path, path.stat().st_size // 2 // 4096 * 4096)


def newer(folder: Path) -> None:
    with closing(sqlite3.connect(database(folder))) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


def without_version(folder: Path) -> None:
    with closing(sqlite3.connect(database(folder))) as connection, connection:
        connection.execute("DELETE FROM alembic_version")


def of_another_program(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "companion.sqlite3")) as connection, connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE songs (name TEXT)")


def folder_in_its_place(folder: Path) -> None:
    (folder / "companion.sqlite3").mkdir()


RANDOM = written(secrets.token_bytes(20_000))
FAILING = configured(b"def two():\n    return 1 / 0\n\n\nTWO = two()\n")
FAULTS: dict[str, tuple[Callable[[Path], object], str]] = {
    "random bytes": (RANDOM, "companion salvage"),
    "tables of no text": (tables_of_no_text, "companion salvage"),
    "text": (written(b"a letter to Ann\n" * 400), "companion salvage"),
    "cut": (cut, "companion salvage"),
    "newer": (newer, "Update the app"),
    "without version": (without_version, "companion salvage"),
    "of another program": (of_another_program, "--instance"),
    "folder in its place": (folder_in_its_place, "Check that its folder exists"),
    "no Python": (configured(b"ONE = 1\nTWO = = 2\n"), "config.py, line 2: SyntaxError"),
    "Python that fails": (FAILING, "config.py, line 2: ZeroDivisionError"),
    "Python that ends it all": (
        configured(b"import sys\n\nsys.exit(3)\n"), "config.py, line 3: SystemExit",
    ),
    "bytes for Python": (configured(b"\xff\xfe\x00"), "config.py, line 1"),
    "no database": (
        configured(b"SQLALCHEMY_DATABASE_URI = 'over there'\n"), "SQLALCHEMY_DATABASE_URI",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("fault", "advice"), FAULTS.values(), ids=FAULTS)
def test_a_start_that_cannot_be_says_what_to_do(tmp_path, fault, advice):
    fault(tmp_path)
    before = {one: one.read_bytes() for one in tmp_path.iterdir() if one.is_file()}
    told = {}
    for language in LANGUAGES:
        done = run_cli("export", "22222", "--instance", tmp_path, "--lang", language)
        assert (done.exit_code, done.stdout) == (2, "")
        assert isinstance(done.exception, SystemExit)
        assert "\ufffd" not in done.stderr
        told[language] = done.stderr
    assert advice in told["en"]
    assert len(set(told.values())) == len(LANGUAGES)
    assert before.items() <= {one: one.read_bytes() for one in before}.items()


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(StartError) as refusal:
        create_app(tmp_path / "file" / "instance")
    assert refusal.value.message.id == "house-start-folder"


def test_a_key_that_a_full_disk_left_empty_is_made_anew(tmp_path):
    """The empty word would have been the key of the house."""
    for name, read in (("secret_key", secret_key), ("house_key", house_key)):
        (tmp_path / name).touch()
        assert len(read(tmp_path)) > 10
        assert (tmp_path / name).read_text() == read(tmp_path)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such file")
def test_a_key_for_which_the_disk_has_no_room_is_told(tmp_path, monkeypatch):
    full = os.open("/dev/full", os.O_WRONLY)
    monkeypatch.setattr("companion.services.os.open", lambda *_: full)
    with pytest.raises(StartError) as refusal:
        secret_key(tmp_path)
    assert dict(refusal.value.message.args)["reason"] == "No space left on device"


def test_a_database_that_another_program_holds_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr("companion.store.store.TRIES", 1)
    path = database(tmp_path)
    with locked(path), pytest.raises(StartError) as refusal:
        create_app(tmp_path)
    assert dict(refusal.value.message.args)["reason"] == "locked"


def no_lock(folder: Path) -> None:
    """As where the disk may only be read, which no file mode tells to root."""
    database(folder)
    (folder / "companion.sqlite3.lock").mkdir(exist_ok=True)


def no_log(folder: Path) -> None:
    database(folder)
    (folder / "companion.sqlite3-wal").mkdir()


@pytest.mark.parametrize("fault", [no_lock, no_log])
def test_a_disk_that_may_only_be_read_is_told(tmp_path, fault):
    fault(tmp_path)
    with pytest.raises(StartError) as refusal:
        create_app(tmp_path).extensions["companion"].start()
    told = dict(refusal.value.message.args)
    assert told["reason"] == "read-only"
    assert told["database"] == str(tmp_path / "companion.sqlite3")


def test_what_is_on_such_a_disk_is_looked_at_and_copied_all_the_same(tmp_path):
    no_log(tmp_path)
    copy = tmp_path / "copy.sqlite3"
    for words in (["check"], ["backup", copy]):
        done = run_cli(*words, "--instance", tmp_path, "--lang", "en")
        assert done.exit_code == 0, done.stderr
        assert "20 games" in done.stdout
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT count(*) FROM sittings").fetchone() == (20,)


@pytest.mark.parametrize("fault", quickly([RANDOM, FAILING, no_lock], no_lock))
def test_the_server_ends_with_that_sentence_and_no_traceback(tmp_path, fault):
    fault(tmp_path)
    words = ["serve", "--instance", str(tmp_path), "--port", "0", "--lang", "en"]
    done = subprocess.run(
        [sys.executable, "-c", "from companion.cli import main; main()", *words],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1, done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_taken_port_is_told_with_one_that_is_free(language, monkeypatch):
    monkeypatch.delenv("MAKELEVEL", raising=False)
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        with pytest.raises(PortError) as refusal:
            listen("127.0.0.1", taken, "demo")
    told = say(refusal.value.message, language)
    free = dict(refusal.value.message.args)["free"]
    assert str(taken) in told
    assert told.endswith(f"companion demo --port {free}")


def test_whoever_said_make_is_told_what_to_say_to_make(monkeypatch):
    monkeypatch.setenv("MAKELEVEL", "1")
    with socket.create_server(("127.0.0.1", 0)) as other, pytest.raises(PortError) as refusal:
        listen("127.0.0.1", other.getsockname()[1])
    free = dict(refusal.value.message.args)["free"]
    assert say(refusal.value.message, "en").endswith(f"make serve PORT={free}")


def test_whoever_named_a_folder_is_told_to_name_it_again(monkeypatch):
    monkeypatch.delenv("MAKELEVEL", raising=False)
    with socket.create_server(("127.0.0.1", 0)) as other, pytest.raises(PortError) as refusal:
        listen("127.0.0.1", other.getsockname()[1], instance=Path("/srv/board games"))
    words = str(dict(refusal.value.message.args)["command"])
    assert "serve --instance '/srv/board games' --port" in words


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="there is no IPv6 here")
def test_whoever_listens_to_every_address_of_ipv6_hears_phones_on_ipv4_too():
    with listen("::", 0) as listener, closing(socket.socket()) as phone:
        phone.connect(("127.0.0.1", listener.getsockname()[1]))


def test_an_address_of_another_machine_is_told_without_a_free_port():
    with pytest.raises(PortError) as refusal:
        listen("192.0.2.1", 0)
    assert refusal.value.message.id == "cli-no-port"
    assert dict(refusal.value.message.args)["reason"] == "Cannot assign requested address"
