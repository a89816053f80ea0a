import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from companion import create_app
from companion.store import (
    MIGRATIONS,
    Base,
    Claim,
    SecondServerError,
    Sitting,
    Store,
    TakenError,
    UnavailableError,
    revisions,
)
from tests.conftest import LASTING, ToyHouse, locked, together

pytestmark = pytest.mark.databases(thin=True)


def engine_of(path: Path) -> sa.Engine:
    return sa.create_engine(f"sqlite:///{path}")


def a_sitting(code: str = "K7QM2") -> Sitting:
    return Sitting(
        code=code,
        game="pearls",
        rules_version=1,
        options="{}",
        seats='["Ann","Ben"]',
        created_at=1,
        touched_at=1,
        table_hash="x",
    )


def write(house: ToyHouse, *rows: Sitting | Claim) -> None:
    with house.store.writing() as session:
        for row in rows:
            session.add(row)


def test_the_migrations_lead_to_the_tables_that_the_code_expects(house):
    with house.store._engine.connect() as connection:  # noqa: SLF001 - to ask the database itself
        context = MigrationContext.configure(connection, opts={"compare_type": True})

        assert compare_metadata(context, Base.metadata) == []


def test_the_files_of_the_migrations_tell_their_order():
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    known = ScriptDirectory.from_config(config).walk_revisions()
    assert revisions() == tuple(one.revision for one in known)[::-1]


@pytest.mark.file
def test_the_database_is_set_up_to_lose_nothing(house, monkeypatch):
    monkeypatch.setattr("companion.store.sqlite.PRAGMAS", LASTING)
    with house.restarted().store.reading() as session:
        connection = session._session.connection()  # noqa: SLF001 - to ask SQLite itself

        def pragma(name):
            return connection.exec_driver_sql(f"PRAGMA {name}").scalar()

        assert pragma("journal_mode") == "wal"
        assert pragma("synchronous") == 2
        assert pragma("foreign_keys") == 1


def test_a_taken_key_is_refused_and_nothing_of_the_write_stays(house):
    write(house, a_sitting(), Claim(sitting="K7QM2", seat=0, token_hash="a"))
    with pytest.raises(TakenError):
        write(house, a_sitting("22222"), Claim(sitting="K7QM2", seat=0, token_hash="b"))

    with house.store.reading() as session:
        assert session.sitting("22222") is None
        assert session.phones("K7QM2") == {"a": 0}


def test_a_write_that_fails_changes_nothing(house):
    def write_and_fail() -> None:
        with house.store.writing() as session:
            session.add(a_sitting())
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        write_and_fail()

    with house.store.reading() as session:
        assert session.sitting("K7QM2") is None


def test_a_claim_without_its_sitting_is_refused(house):
    with pytest.raises(TakenError):
        write(house, Claim(sitting="K7QM2", seat=0, token_hash="a"))


def test_reading_goes_on_beside_a_write_and_sees_nothing_of_it(house):
    with house.store.writing() as session:
        session.add(a_sitting())
        with house.store.reading() as others:
            assert others.sitting("K7QM2") is None


@pytest.mark.file
def test_a_write_takes_the_write_lock_at_once_and_a_read_never(house):
    stranger = sqlite3.connect(house.path, timeout=0, isolation_level=None)
    with house.store.reading() as session:
        session.sitting("K7QM2")
        stranger.execute("BEGIN IMMEDIATE")
        stranger.execute("ROLLBACK")
    with house.store.writing() as session:
        session.sitting("K7QM2")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            stranger.execute("BEGIN IMMEDIATE")
    stranger.close()


def test_what_the_driver_cannot_do_now_has_one_name(tmp_path):
    house = ToyHouse(tmp_path / "companion.sqlite3", tries=1)
    with locked(house.path), pytest.raises(UnavailableError, match="locked"):
        write(house, a_sitting())
    write(house, a_sitting())
    house.close()
    for rest in ("", "-wal", "-shm"):
        (tmp_path / f"companion.sqlite3{rest}").unlink(missing_ok=True)
    (tmp_path / "companion.sqlite3").mkdir()
    with pytest.raises(UnavailableError), house.store.reading() as session:
        session.sitting("K7QM2")


def test_no_connection_is_held_when_nobody_reads_or_writes(house, code):
    house.act(code, None, kind="roll")
    house.look(code)
    pool = house.store._engine.pool  # noqa: SLF001 - a held connection has no other face

    assert isinstance(pool, sa.QueuePool)
    assert pool.checkedout() == 0


def test_more_readers_than_connections_all_read(house, code):
    assert together(*[lambda: house.look(code).version] * 40) == [0] * 40


def test_a_second_server_of_one_file_is_refused_until_the_first_stops(tmp_path):
    path = tmp_path / "companion.sqlite3"
    first, second = Store(engine_of(path)), Store(engine_of(path))
    first.serve_alone()
    with pytest.raises(SecondServerError):
        second.serve_alone()
    first.close()
    second.serve_alone()
    second.close()


def test_an_app_keeps_its_things_in_its_instance_folder(tmp_path):
    folder = tmp_path / "somewhere" / "new"
    first = create_app(folder)
    first.extensions["companion"].store.close()
    second = create_app(folder)
    second.extensions["companion"].store.close()

    assert (folder / "companion.sqlite3").is_file()
    assert (folder / "secret_key").stat().st_mode & 0o777 == 0o600
    assert first.secret_key == second.secret_key
    assert len(first.config["SECRET_KEY"]) == 64


def test_settings_come_from_the_file_then_the_environment_then_the_call(tmp_path, monkeypatch):
    (tmp_path / "config.py").write_text("ONE = TWO = THREE = 'file'\n")
    monkeypatch.setenv("COMPANION_TWO", "environment")
    monkeypatch.setenv("COMPANION_THREE", "environment")
    app = create_app(tmp_path, THREE="call")
    app.extensions["companion"].store.close()

    assert [app.config[name] for name in ("ONE", "TWO", "THREE")] == ["file", "environment", "call"]


def test_the_database_can_lie_elsewhere(tmp_path, monkeypatch):
    path = tmp_path / "elsewhere.sqlite3"
    monkeypatch.setenv("COMPANION_SQLALCHEMY_DATABASE_URI", f"sqlite:///{path}")
    app = create_app(tmp_path / "instance")
    app.extensions["companion"].store.close()

    assert path.is_file()
