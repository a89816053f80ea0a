"""Databases that several households shared, as the version before had them."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from flask import Flask

from companion.backup import RestoreError, restore_to_server
from companion.history import History
from companion.sittings import Bearer
from companion.store import StartError, open_store
from companion.text import LANGUAGES, say
from tests import toy
from tests.conftest import WallClock, change_tables, know_pearls, lying_at, run_cli, with_pearls

MILLERS = "0123456789abcdef"
TABLE = Bearer(table=True)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'companion.sqlite3'}"
    server = request.getfixturevalue("postgresql")
    server.ask("postgres", "DROP DATABASE IF EXISTS shared")
    server.create("shared")
    found: str = server.url("shared")
    return found


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    know_pearls(monkeypatch)
    monkeypatch.setattr("companion.cli.household_export.GAMES", {"pearls": toy.GAME})
    monkeypatch.setenv("COMPANION_SQLALCHEMY_DATABASE_URI", url)


@contextmanager
def started(folder: Path, url: str) -> Iterator[Any]:
    """The services of today over it."""
    app: Flask = with_pearls(folder, NOW=WallClock(), **lying_at(url))
    try:
        yield app.extensions["companion"]
    finally:
        app.extensions["companion"].store.close()


@pytest.fixture
def codes(tmp_path: Path, url: str, words: None) -> dict[str, str]:
    """What was played: Ann with Ben, Cem with Dan, and Eve with Finn, who go on."""
    found = {}
    with started(tmp_path, url) as here:
        for first, second in (("Ann", "Ben"), ("Cem", "Dan"), ("Eve", "Finn")):
            code = found[first] = here.sittings.open("pearls", None, (first, second)).code
            here.sittings.act(code, TABLE, "one", 0, {"kind": "take", "n": 2})
            if first != "Eve":
                here.sittings.act(code, TABLE, "two", None, {"kind": "finish"})
        here.history.set_setting("name", "Ours")
    return found


def shared(url: str, *changes: str) -> None:
    """With the tables of the version before, changed so."""
    change_tables(url, "0008", *changes, down=True)


def with_millers(*codes: str) -> Iterator[str]:
    """These sittings are theirs, with whoever sat there."""
    yield f"INSERT INTO households VALUES ('{MILLERS}', 'The Millers', 'hash', 1)"
    yield f"INSERT INTO settings VALUES ('{MILLERS}', 'name', 'Mill')"
    for code in codes:
        for table in ("sittings", "results"):
            yield f"UPDATE {table} SET household = '{MILLERS}' WHERE code = '{code}'"
        yield f"""UPDATE people SET household = '{MILLERS}', key = '{MILLERS}\n' || key
            WHERE id IN (SELECT person FROM result_seats WHERE code = '{code}')"""


def rows(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """Everything in it."""
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        tables = sa.MetaData()
        tables.reflect(connection)
        found = {
            table.name: sorted(map(tuple, connection.execute(sa.select(table))), key=repr)
            for table in tables.sorted_tables
        }
    engine.dispose()
    return found


def names(history: History) -> set[tuple[str, ...]]:
    return {row.names for row in history.every()}


def test_a_house_that_shared_with_nobody_is_as_it_was(tmp_path, url, codes):
    before = rows(url)
    shared(url)
    with started(tmp_path, url) as here:
        assert names(here.history) == {("Ann", "Ben"), ("Cem", "Dan")}
        assert here.history.setting("name") == "Ours"
        assert here.history.setting("history", "open") == "open"
    assert rows(url) == before


def test_a_household_in_which_nothing_was_played_is_nobody(tmp_path, url, codes):
    shared(url, *with_millers())
    with started(tmp_path, url) as here:
        assert names(here.history) == {("Ann", "Ben"), ("Cem", "Dan")}
        assert here.history.setting("name") == "Ours"


def test_the_one_household_that_played_becomes_the_house(tmp_path, url, codes):
    shared(url, *with_millers(*codes.values()))
    with started(tmp_path, url) as here:
        assert names(here.history) == {("Ann", "Ben"), ("Cem", "Dan")}
        assert {one.name: one.plays for one in here.history.people.list_all()} == dict.fromkeys(
            ("Ann", "Ben", "Cem", "Dan"), 1
        )
        assert here.history.setting("name") == "Mill"
        assert here.history.setting("history") == "closed"
        here.sittings.act(codes["Eve"], TABLE, "two", None, {"kind": "finish"})
        again = here.sittings.open("pearls", None, ("Ann", "Eve")).code
        here.sittings.act(again, TABLE, "two", None, {"kind": "finish"})
        assert {one.name: one.plays for one in here.history.people.list_all()} == {
            "Ann": 2, "Ben": 1, "Cem": 1, "Dan": 1, "Eve": 2, "Finn": 1,
        }  # fmt: skip


def test_what_strangers_played_by_a_link_is_the_houses(tmp_path, url, codes):
    shared(url, f"UPDATE sittings SET household = '' WHERE code = '{codes['Eve']}'")
    with started(tmp_path, url) as here:
        assert [row.code for row in here.sittings.queries.recent(ended=False)] == [codes["Eve"]]
        assert here.history.setting("history") == "closed"


def test_what_several_households_share_is_not_begun_and_stays_as_it_is(tmp_path, url, codes):
    shared(url, *with_millers(codes["Cem"]))
    before = rows(url)
    with (
        pytest.raises(StartError, match="house-start-households") as refused,
        started(tmp_path, url),
    ):
        pass
    for language in LANGUAGES:
        told = say(refused.value.message, language)
        assert "companion export --household" in told
        assert "home" in told
        assert "The Millers" in told
    assert rows(url) == before
    assert not (tmp_path / "backups").exists()


def test_each_of_several_households_is_exported_alone_and_read_into_a_folder_of_its_own(
    tmp_path, url, codes, monkeypatch
):
    shared(url, *with_millers(codes["Cem"], codes["Eve"]))
    before = rows(url)
    for household, played in (("home", ("Ann", "Ben")), ("The Millers", ("Cem", "Dan"))):
        file = tmp_path / f"{household}.json"
        done = run_cli("export", "--household", household, "--instance", tmp_path, "-o", file)
        assert done.exit_code == 0, done.stderr
        monkeypatch.delenv("COMPANION_SQLALCHEMY_DATABASE_URI")
        with started(tmp_path / household, "") as there:
            assert there.history.importer.import_file(file.read_bytes(), dry=False).added == 1
            assert names(there.history) == {played}
            assert {one.name for one in there.history.people.list_all()} == set(played)
            assert there.history.setting("name") == ("Ours" if household == "home" else "Mill")
        monkeypatch.setenv("COMPANION_SQLALCHEMY_DATABASE_URI", url)
    assert rows(url) == before


def test_a_game_that_goes_on_is_exported_from_its_household_too(tmp_path, url, codes):
    shared(url, *with_millers(codes["Cem"], codes["Eve"]))
    here = "--instance", tmp_path
    done = run_cli("export", codes["Eve"], "--household", MILLERS, *here)
    assert json.loads(done.stdout)["code"] == codes["Eve"]
    assert run_cli("export", codes["Eve"], "--household", "home", *here).exit_code == 2


def test_a_household_that_is_not_there_is_a_sentence(tmp_path, url, codes):
    asks = "export", "--household", "Miller", "--instance", tmp_path, "--lang"
    alone = [run_cli(*asks, language).stderr for language in LANGUAGES]
    shared(url, *with_millers(codes["Cem"]))
    for language, before in zip(LANGUAGES, alone, strict=True):
        refused = run_cli(*asks, language)
        assert (refused.exit_code, refused.stderr.count("\n"), before.count("\n")) == (2, 1, 1)
        assert "--household" in before
        assert "The Millers" in refused.stderr


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_a_backup_of_several_households_is_put_into_no_server(tmp_path, codes, url):
    shared(url, *with_millers(codes["Cem"]))
    target = open_store(tmp_path / "new.sqlite3")
    target.migrate()
    with pytest.raises(RestoreError) as refused:
        restore_to_server(tmp_path / "companion.sqlite3", target)
    target.close()
    for language in LANGUAGES:
        assert "companion export --household" in say(refused.value.message, language)


@pytest.mark.parametrize("setting", ["HOSTED", "HOUSEHOLD_PLAYS", "NOBODYS_DAYS"])
def test_a_setting_that_is_gone_is_a_sentence(tmp_path, setting):
    for value in (True, 5000):
        with pytest.raises(StartError, match="house-start-setting-gone") as refused:
            with_pearls(tmp_path, **{setting: value})
        for language in LANGUAGES:
            told = say(refused.value.message, language)
            assert setting in told
            assert "--instance" in told


@pytest.mark.parametrize(
    ("wrong", "right"), [("PRINT_PER_MINUTE", "PRINTS_PER_MINUTE"), ("ADRESS", "ADDRESS")]
)
def test_a_misspelt_setting_is_a_sentence(tmp_path, wrong, right):
    with pytest.raises(StartError, match="house-start-setting-misspelt") as refused:
        with_pearls(tmp_path, **{wrong: 5})
    for language in LANGUAGES:
        told = say(refused.value.message, language)
        assert wrong in told
        assert right in told


def test_a_command_that_is_gone_is_a_sentence():
    for language in LANGUAGES:
        refused = run_cli("household", "delete", "0123", "--yes", "--lang", language)
        assert (refused.exit_code, refused.stderr.count("\n")) == (2, 1)
        assert "--instance" in refused.stderr
