"""A sitting that is in memory is played without a look at the database, and as safely."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest
import sqlalchemy

from companion.sittings import Bearer, ConflictError, DeadTokenError
from companion.store import UnavailableError
from tests.conftest import TABLE, ToyHouse

TAKE = {"kind": "take", "n": 1}


@pytest.fixture
def house(house: ToyHouse) -> Iterator[ToyHouse]:
    """As a server has it: nobody else serves this file."""
    house.store.serve_alone()
    yield house
    house.close()


@pytest.fixture
def code(house: ToyHouse) -> str:
    """Of a sitting that somebody looks at."""
    code = house.opened()
    house.sittings.queries.snapshot(code)
    return code


@pytest.fixture
def other(house: ToyHouse) -> Iterator[ToyHouse]:
    """Another server of the same database, as there may be where it is no file."""
    other = house.restarted()
    yield other
    other.close()


@contextmanager
def statements(house: ToyHouse) -> Iterator[list[str]]:
    """The first words of what the database is asked meanwhile."""
    engine, asked = house.store._engine, []  # noqa: SLF001

    def note(connection, cursor, statement, *_):
        asked.append(statement.split()[0])

    def trace(connection, *_):
        connection.set_trace_callback(lambda statement: asked.append(statement.split()[0]))

    listener = ("before_cursor_execute", note) if house.store.shared else ("checkout", trace)
    sqlalchemy.event.listen(engine, *listener)
    try:
        yield asked
    finally:
        sqlalchemy.event.remove(engine, *listener)


def test_an_action_is_two_statements_and_a_look_none(house, code):
    token = house.sittings.seats.claim(code, 1)
    house.sittings.queries.snapshot(code)
    with statements(house) as asked:
        house.act(code, None, kind="roll")
        house.sittings.act(code, (token,), "a", 1, TAKE)
        assert house.sittings.queries.snapshot(code).look(1).version == 2
        assert house.sittings.bearers.authorise(code, token) == Bearer(seat=1)
        assert house.sittings.queries.due(code) == (None, house.now())

    assert asked == ["BEGIN", "UPDATE", "INSERT", "COMMIT"] * 2
    later = house.restarted()
    assert later.look(code) == house.look(code)
    later.close()


def test_where_nobody_looks_only_the_first_action_reads(house):
    code = house.opened()
    house.act(code, None, kind="roll")
    with statements(house) as asked:
        house.act(code, 1, **TAKE)
        house.act(code, None, kind="roll")
    assert asked == ["BEGIN", "UPDATE", "INSERT", "COMMIT"] * 2


def test_on_a_server_screens_are_read_at_once_and_after_that_not_at_all(server_house):
    house = server_house
    code, other = house.opened(), house.restarted()
    other.sittings.queries.snapshot(code, shown=True)
    house.act(code, None, kind="roll")
    house.act(code, 1, **TAKE)
    token = house.sittings.seats.claim(code, 1)
    house.sittings.seats.take_over(code, Bearer(seat=1))
    other.sittings.invalidate(code)
    with statements(other) as asked:
        told = other.sittings.queries.snapshot(code, shown=True)
        assert len(asked) == 1
        again = other.sittings.queries.snapshot(code, shown=True)
        assert other.sittings.queries.names(code) == ("Ann", "Ben", "Cem")
        assert other.sittings.queries.due(code) == (None, house.now())
        assert len(asked) == 1
    fresh = house.restarted().sittings.queries.snapshot(code)
    assert told.look(1) == again.look(1) == fresh.look(1)
    assert told.bearer(token) == Bearer(seat=1)
    house.sittings.seats.release(code, 1, TABLE)
    with pytest.raises(DeadTokenError):
        other.sittings.bearers.authorise(code, token)  # who asks for more than a screen


def test_on_a_server_an_action_is_one_statement(server_house):
    house = server_house
    code = house.opened()
    token = house.sittings.seats.claim(code, 1)
    house.sittings.queries.snapshot(code)
    with statements(house) as asked:
        house.act(code, None, kind="roll")
    assert asked == ["WITH"]
    with statements(house) as asked:
        house.sittings.act(code, (token,), "a", 1, TAKE)
    assert asked == ["WITH"], "a seat's row is locked in the same breath"


def test_the_same_id_is_acknowledged_and_another_body_refused(house, code):
    assert house.sittings.act(code, TABLE, "a", 0, TAKE).version == 1
    house.act(code, None, kind="roll")
    assert house.sittings.act(code, TABLE, "a", 0, TAKE).version == 1
    with pytest.raises(ConflictError, match="house-id-reused"):
        house.sittings.act(code, TABLE, "a", 0, {"kind": "take", "n": 2})
    with pytest.raises(ConflictError, match="house-id-reused"):
        house.sittings.act(code, TABLE, "a", 0, {"kind": "nonsense"})
    assert house.look(code).version == 2


def test_two_servers_never_give_one_number_twice(house, other, code):
    other.sittings.queries.snapshot(code)
    assert house.act(code, None, kind="roll") == 1
    assert other.act(code, 0, **TAKE) == 2
    assert house.act(code, 1, **TAKE) == 3
    assert other.sittings.queries.log(code, None) == house.sittings.queries.log(code, None)


@pytest.mark.parametrize("whose", ["seat", "table"])
def test_a_token_that_another_server_has_revoked_writes_nothing(house, other, whose):
    opened = house.sittings.open("pearls", None, ("Ann", "Ben"))
    code = opened.code
    token = house.sittings.seats.claim(code, 1) if whose == "seat" else opened.table_token
    house.sittings.queries.snapshot(code)
    if whose == "seat":
        other.sittings.seats.release(code, 1, TABLE)
    else:
        other.sittings.seats.take_over(code, Bearer(seat=1))
    with pytest.raises(DeadTokenError):
        house.sittings.act(code, (token,), "a", 1, TAKE)
    assert other.look(code).version == 0


def test_who_sits_where_is_known_at_once(house, code):
    token = house.sittings.seats.claim(code, 1)
    assert house.look(code).claimed == (False, True, False)
    assert house.sittings.act(code, (token,), "a", 1, TAKE).version == 1
    house.sittings.seats.release(code, 1, TABLE)
    assert house.look(code).claimed == (False, False, False)
    with pytest.raises(DeadTokenError):
        house.sittings.bearers.authorise(code, token)


def due(house: ToyHouse, code: str) -> tuple[int | None, int]:
    """As it stands in the database."""
    with closing(sqlite3.connect(house.path)) as connection:
        query = "SELECT due_at, touched_at FROM sittings WHERE code = ?"
        at: tuple[int | None, int] = connection.execute(query, (code,)).fetchone()
    return at


def test_what_is_due_is_known(house, code):
    house.act(code, None, kind="start", seconds=30)
    ends = house.now() + 30_000
    for seconds in (5, 10):
        house.sittings.queries.snapshot(code)
        house.now.pass_seconds(seconds)
        house.act(code, None, kind="roll")
        assert house.sittings.queries.due(code) == due(house, code) == (ends, house.now())
    house.act(code, None, kind="time_up", run=1)
    assert house.sittings.queries.due(code) == due(house, code) == (None, house.now())


def test_after_a_write_that_may_have_been_lost_the_database_is_asked(house, code):
    aside = house.path.with_name("aside")
    house.path.rename(aside)
    with pytest.raises(UnavailableError):
        house.sittings.act(code, TABLE, "a", 0, TAKE)
    with pytest.raises(UnavailableError):
        house.sittings.queries.snapshot(code)
    aside.rename(house.path)
    with statements(house) as asked:
        assert house.sittings.act(code, TABLE, "a", 0, TAKE).version == 1
    assert "SELECT" in asked
    assert house.sittings.act(code, TABLE, "a", 0, TAKE).version == 1


def test_nothing_made_from_one_file_goes_into_another_that_took_its_place(house, code):
    house.act(code, 0, **TAKE)
    with house.store.reading() as session:
        session._session.connection().exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")  # noqa: SLF001
    copy = house.path.with_name("copy")
    shutil.copy(house.path, copy)
    with closing(sqlite3.connect(copy)) as stranger, stranger:
        stranger.execute("UPDATE sittings SET touched_at = touched_at + 1000")
    house.sittings.queries.snapshot(code)
    for end in ("", "-wal", "-shm"):
        house.path.with_name(house.path.name + end).unlink()
    copy.rename(house.path)

    assert house.act(code, 1, **TAKE) == 2
    first, second = house.sittings.queries.log(code, None)
    assert (first.seat, second.seat, second.at - first.at) == (0, 1, 1000), "by its own clock"


def test_what_was_read_before_a_change_is_not_kept_after_it(house, code):
    known = house.sittings.memory.rows
    row, dropped = known.find(code), known.dropped
    assert row is not None
    house.sittings.seats.claim(code, 1)
    known.put(row, dropped)
    assert house.look(code).claimed == (False, True, False)
