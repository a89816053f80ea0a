"""A damaged database is recognised, and what can be read of it goes on in a new one."""

import json
import os
import secrets
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from companion import create_app
from companion.backup import Contents
from companion.cli.salvaging import check, salvage
from companion.engine.message import Message
from companion.games import GAMES
from companion.sittings import Bearer
from companion.text import LANGUAGES
from tests.conftest import run_cli

SITTINGS, ENTRIES = 12, 40
TABLE = Bearer(table=True)


@pytest.fixture(scope="module")
def healthy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Twelve sittings with forty entries each, which took turns; a phone has joined each."""
    folder = tmp_path_factory.mktemp("healthy")
    house = create_app(folder).extensions["companion"]
    codes = [house.sittings.open("sheriff", None, "ABC").code for _ in range(SITTINGS)]
    for n in range(ENTRIES):
        for code in codes:
            pay = {"kind": "pay", "payer": None, "payee": 0, "amount": 1}
            house.sittings.act(code, TABLE, f"pay-{n}", None, pay)
    for code in codes:
        house.sittings.seats.claim(code, 1)
    house.store.close()
    return folder / "companion.sqlite3"


@pytest.fixture
def file(healthy: Path, tmp_path: Path) -> Path:
    copy = tmp_path / "damaged.sqlite3"
    shutil.copy(healthy, copy)
    return copy


def change(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)


def a_code(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        (code,) = connection.execute("SELECT min(code) FROM sittings").fetchone()
    return code


def damage_pages(file: Path) -> None:
    """Every seventh page behind those that say what tables there are is no page any more."""
    with file.open("r+b") as pages:
        for page in range(42, file.stat().st_size // 4096, 7):
            pages.seek(page * 4096)
            pages.write(secrets.token_bytes(4096))


def cut(file: Path) -> None:
    os.truncate(file, file.stat().st_size * 5 // 6 // 4096 * 4096)


def cut_within_the_last_page(file: Path) -> None:
    os.truncate(file, file.stat().st_size - 1)


def no_text(file: Path) -> None:
    """Where the tables are described stands what SQLite repeats and Python cannot decode."""
    whole = file.read_bytes()
    file.write_bytes(whole.replace(b"CREATE TABLE claims", b"CREATE TABLX cl\xf4ims"))


def random_bytes(file: Path) -> None:
    file.write_bytes(secrets.token_bytes(20_000))


# Checking


def test_a_healthy_database_is_in_order(file):
    found = check(file, GAMES)
    assert (found.faults, found.holds) == ((), Contents(SITTINGS, SITTINGS * ENTRIES))
    done = run_cli("check", file)
    assert (done.exit_code, done.stderr) == (0, "")
    assert f"{SITTINGS} games, {SITTINGS * ENTRIES} entries" in done.stdout


@pytest.mark.parametrize(
    "fault", [damage_pages, cut, cut_within_the_last_page, no_text, random_bytes]
)
def test_a_damaged_file_is_found(file, fault):
    fault(file)
    before, told = file.read_bytes(), set()
    for language in LANGUAGES:
        done = run_cli("check", file, "--lang", language)
        assert (done.exit_code, done.stdout) == (2, "")
        assert isinstance(done.exception, SystemExit)
        told.add(done.stderr)
    assert len(told) == len(LANGUAGES)
    assert file.read_bytes() == before


def test_a_gap_in_a_log_is_found(file):
    code = a_code(file)
    change(file, f"DELETE FROM entries WHERE sitting = '{code}' AND number = 7")
    (fault,) = check(file, GAMES).faults
    assert (fault.id, dict(fault.args)) == ("cli-check-gap", {"code": code, "entry": 7})


def test_a_log_that_the_rules_do_not_follow_is_found(file, caplog):
    code = a_code(file)
    change(
        file,
        "UPDATE entries SET body = replace(body, '\"amount\":1', '\"amount\":99999')"
        f" WHERE sitting = '{code}' AND number = 7",
    )
    (fault,) = check(file, GAMES).faults
    assert (fault.id, dict(fault.args)) == ("house-sitting-unfoldable", {"code": code})


def test_what_is_wrong_with_a_log_is_told_without_a_traceback(file):
    change(file, f"UPDATE entries SET body = '{{' WHERE sitting = '{a_code(file)}' AND number = 7")
    words = (sys.executable, "-c", "from companion.cli import main; main()", "check", str(file))
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert a_code(file) in done.stderr


def test_what_belongs_to_no_sitting_is_found(file):
    change(file, "DELETE FROM sittings WHERE code = (SELECT min(code) FROM sittings)")
    faults = check(file, GAMES).faults
    assert {fault.id for fault in faults} == {"cli-check-orphan"}


def test_a_database_of_a_newer_version_is_told(file):
    change(file, "UPDATE alembic_version SET version_num = '9999'")
    (fault,) = check(file, GAMES).faults
    assert fault == Message("house-start-newer", database=str(file))


def test_a_file_that_is_not_there_is_told(tmp_path):
    for words in (["check"], ["salvage", "--instance", tmp_path / "new"]):
        done = run_cli(*words, tmp_path / "nothing.sqlite3")
        assert (done.exit_code, done.stdout) == (2, "")
        assert "nothing.sqlite3" in done.stderr


def test_a_house_that_is_not_there_is_not_made_by_looking_for_it(tmp_path):
    done = run_cli("check", "--instance", tmp_path / "new")
    assert (done.exit_code, done.stdout) == (2, "")
    assert [*tmp_path.iterdir()] == []
    assert run_cli("check", "--instance", tmp_path).exit_code == 2
    assert [*tmp_path.iterdir()] == [], "nor a key in a folder that is there"


# Salvaging


def salvaged(file: Path, folder: Path) -> dict[str, tuple[int, ...]]:
    """By their codes, how many entries of how many; each goes on in the new database."""
    before = file.read_bytes()
    done = run_cli("salvage", file, "--instance", folder)
    assert done.exit_code == 0, done.stderr
    assert file.read_bytes() == before
    house = create_app(folder).extensions["companion"]
    with closing(sqlite3.connect(house.store.path)) as connection:
        entries = dict(
            connection.execute(
                "SELECT code, count(number) FROM sittings"
                " LEFT JOIN entries ON sitting = code GROUP BY code"
            )
        )
    found = {}
    for line in done.stdout.splitlines()[:-1]:
        code, _, words = line.partition(": ")
        found[code] = tuple(int(word) for word in words.split() if word.isdecimal())
        assert found[code][0] == entries[code]
        look = house.sittings.queries.look(code, None)
        assert look.view.seats[0].gold == 50 + entries[code]
        again = {"kind": "pay", "payer": None, "payee": 0, "amount": 1}
        assert house.sittings.act(code, TABLE, "more", None, again).version == entries[code] + 1
    house.store.close()
    assert found.keys() == entries.keys()
    assert check(folder / "companion.sqlite3", GAMES).faults == ()
    return found


def test_everything_is_brought_over_from_a_healthy_file(file, tmp_path):
    found = salvaged(file, tmp_path / "new")
    assert set(found.values()) == {(ENTRIES, ENTRIES)}
    assert len(found) == SITTINGS
    with closing(sqlite3.connect(tmp_path / "new" / "companion.sqlite3")) as connection:
        assert connection.execute("SELECT count(*) FROM claims").fetchone() == (SITTINGS,)


@pytest.mark.parametrize("fault", [damage_pages, cut])
def test_what_can_be_read_of_a_damaged_file_is_brought_over(file, tmp_path, fault):
    fault(file)
    found = salvaged(file, tmp_path / "new")
    assert found
    assert any(entries for entries, _ in found.values())
    assert any(entries < ENTRIES for entries, _ in found.values()), "it was not damaged much"


def damage_root(file: Path, table: str) -> None:
    """The page that leads to all the others of a table."""
    with closing(sqlite3.connect(file)) as connection:
        query = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        (root,) = connection.execute(query, (table,)).fetchone()
    with file.open("r+b") as pages:
        pages.seek((root - 1) * 4096)
        assert pages.read(1) == b"\x05", "it has leaves below it"
        pages.seek((root - 1) * 4096)
        pages.write(secrets.token_bytes(4096))


@pytest.mark.parametrize("table", ["sittings", "entries"])
def test_whole_pages_are_read_to_which_nothing_leads_any_more(file, tmp_path, table):
    damage_root(file, table)
    found = salvaged(file, tmp_path / "new")
    assert set(found.values()) == {(ENTRIES, ENTRIES)}
    assert len(found) == SITTINGS


def test_whole_pages_are_read_without_a_word_of_which_tables_there_are(file, tmp_path):
    with file.open("r+b") as pages:
        pages.write(secrets.token_bytes(4096))
    found = salvaged(file, tmp_path / "new")
    assert set(found.values()) == {(ENTRIES, ENTRIES)}
    assert len(found) == SITTINGS


def test_what_was_deleted_before_the_damage_stays_deleted(file, tmp_path):
    gone = a_code(file)
    for table, column in (("entries", "sitting"), ("claims", "sitting"), ("sittings", "code")):
        change(file, f"DELETE FROM {table} WHERE {column} = '{gone}'")
    damage_root(file, "entries")
    found = salvaged(file, tmp_path / "new")
    assert gone not in found
    assert len(found) == SITTINGS - 1


def test_a_row_that_goes_over_many_pages_is_read_whole(file, tmp_path):
    code = a_code(file)
    seats = [f"{n} " + "가" * 3_000 for n in range(3)]
    with closing(sqlite3.connect(file)) as connection, connection:
        update = "UPDATE sittings SET seats = ? WHERE code = ?"
        connection.execute(update, (json.dumps(seats, ensure_ascii=False), code))
    damage_root(file, "sittings")
    assert code in salvaged(file, tmp_path / "new")


def test_nothing_brought_over_is_no_success_and_the_newest_backup_is_named(file, tmp_path):
    change(file, "DELETE FROM sittings")
    change(file, "DELETE FROM entries")
    backups = tmp_path / "backups"
    backups.mkdir()
    for n, name in enumerate(("companion-1-daily.sqlite3", "companion-0-by-hand.sqlite3")):
        (backups / name).write_bytes(b"")
        os.utime(backups / name, (n, n))
    told = set()
    for language in LANGUAGES:
        done = run_cli("salvage", file, "--instance", tmp_path / "new", "--lang", language)
        assert (done.exit_code, done.stdout) == (2, "")
        assert str(backups / "companion-0-by-hand.sqlite3") in done.stderr
        assert "damaged.sqlite3" in done.stderr
        told.add(done.stderr)
    assert len(told) == len(LANGUAGES)


def test_a_log_with_a_gap_goes_on_from_before_it(file, tmp_path):
    code = a_code(file)
    change(file, f"DELETE FROM entries WHERE sitting = '{code}' AND number = 7")
    found = salvaged(file, tmp_path / "new")
    assert found.pop(code) == (6, ENTRIES)
    assert set(found.values()) == {(ENTRIES, ENTRIES)}


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE alembic_version SET version_num = '9999'",
        "DELETE FROM alembic_version",
        "DROP TABLE incarnation",
        "ALTER TABLE sittings ADD COLUMN mood TEXT DEFAULT 'merry'",
    ],
)
def test_tables_of_another_version_are_brought_over(file, tmp_path, statement):
    change(file, statement)
    assert len(salvaged(file, tmp_path / "new")) == SITTINGS


def test_rows_of_nonsense_stay_behind(file, tmp_path):
    code = a_code(file)
    change(file, f"UPDATE sittings SET seats = '[1, 2' WHERE code = '{code}'")
    found = salvaged(file, tmp_path / "new")
    assert code not in found
    assert len(found) == SITTINGS - 1


def test_nothing_is_brought_over_from_random_bytes(file, tmp_path):
    random_bytes(file)
    done = run_cli("salvage", file, "--instance", tmp_path / "new")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "damaged.sqlite3" in done.stderr


def test_nothing_is_brought_over_into_a_house_that_has_sittings(file, healthy, tmp_path):
    (tmp_path / "lived-in").mkdir()
    shutil.copy(healthy, tmp_path / "lived-in" / "companion.sqlite3")
    done = run_cli("salvage", file, "--instance", tmp_path / "lived-in")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "--instance" in done.stderr


def test_what_stands_in_the_log_beside_the_file_is_brought_over_too(file, tmp_path):
    with closing(sqlite3.connect(file)) as connection:
        create_app(tmp_path / "new").extensions["companion"].store.close()
        connection.execute("DELETE FROM entries WHERE number > 30")
        connection.commit()
        assert file.with_name(f"{file.name}-wal").stat().st_size
        found = salvage(file, tmp_path / "new" / "companion.sqlite3")
    assert {(one.entries, one.of) for one in found} == {(30, 30)}
