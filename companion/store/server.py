"""A database on a PostgreSQL server, where several workers write at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import sqlalchemy as sa

from .tables import Entry, Sitting, Trail

NAME = "postgresql"

REACHING: Mapping[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""settings by which a silent server counts as gone after half a minute at most"""
CONNECTING: Mapping[str, object] = {
    **REACHING,
    "application_name": "companion",
    "options": "-c lock_timeout=8000 -c idle_in_transaction_session_timeout=60000",
}
"""defaults for the database's address. A lock on a row is waited for eight seconds, and one whose
holder has gone is released after a minute at most
"""
POOL = {"pool_size": 5, "max_overflow": 10, "pool_timeout": 10.0}
"""connections of one worker, and seconds to wait for one"""

READS = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
"""settings by which all reads of a transaction see one moment, as with SQLite"""

ONE_STATEMENT = {"isolation_level": "AUTOCOMMIT"}
"""settings for a single statement, which sees one moment anyway and needs no
transaction around it
"""


@dataclass(frozen=True, slots=True)
class Token:
    """The token by which somebody acts."""

    hash: str
    seat: int | None
    """its seat; None: the table's"""


Read = TypeVar("Read", Sitting, Entry, Trail)

_LOCKS = 0x636F6D70
_HOUSE, _PEOPLE = 1, 2

_AT_ONCE = sa.text("""
    SELECT row_to_json(s),
        (SELECT json_agg(c) FROM claims c WHERE c.sitting = s.code),
        (SELECT json_agg(e ORDER BY e.number) FROM (
            SELECT * FROM entries WHERE sitting = s.code AND number > :after
            ORDER BY number LIMIT :limit) e),
        (SELECT json_agg(t ORDER BY t.number) FROM (
            SELECT * FROM trail WHERE sitting = s.code ORDER BY number DESC LIMIT 200) t)
    FROM sittings s WHERE s.code = :code
""")

_APPEND = """
    WITH held AS MATERIALIZED (
        SELECT code FROM sittings
        WHERE code = :sitting AND ended_at IS NULL {table} FOR UPDATE),
    allowed AS MATERIALIZED ({allowed}),
    touched AS (
        UPDATE sittings s SET touched_at = :touched, due_at = CAST(:due AS bigint)
        FROM allowed WHERE s.code = allowed.code RETURNING s.code)
    INSERT INTO entries ({columns}) SELECT {values} FROM touched
"""
_WRITTEN = [
    one for one in sa.inspect(Entry).local_table.columns if one.default or not one.server_default
]
"""columns that we write; the server fills the others"""
_DEFAULTS = {one.key: one.default.arg for one in _WRITTEN if one.default and one.default.is_scalar}
_INTO = {
    "columns": ", ".join(one.name for one in _WRITTEN),
    "values": ", ".join(
        f"CAST(:{one.key} AS {one.type.compile().partition('(')[0]})" for one in _WRITTEN
    ),
}
_ALL = "SELECT code FROM held"
_APPEND_BY_ANYBODY = sa.text(_APPEND.format(table="", allowed=_ALL, **_INTO))
_APPEND_BY_TABLE = sa.text(_APPEND.format(table="AND table_hash = :token", allowed=_ALL, **_INTO))
_APPEND_BY_SEAT = sa.text(
    _APPEND.format(
        table="",
        allowed="SELECT held.code FROM held JOIN claims c ON c.sitting = held.code"
        " WHERE c.seat = :by AND c.token_hash = :token FOR SHARE OF c",
        **_INTO,
    )
)

_ALONE = sa.text(f"SELECT pg_advisory_xact_lock({_LOCKS}, {_HOUSE})")
_BESIDE = sa.text(f"SELECT pg_advisory_xact_lock_shared({_LOCKS}, {_HOUSE})")
_WITH_PEOPLE = sa.text(f"SELECT pg_advisory_xact_lock({_LOCKS}, {_PEOPLE})")


@dataclass(frozen=True, slots=True)
class News:
    """A sitting with what is new to somebody who knows it."""

    row: Sitting
    phones: dict[str, int]
    """fingerprint of a phone's token → its seat"""
    entries: list[Entry]
    """those that are new, at most as many as were asked for"""
    trail: list[Trail]


def is_server(engine: sa.Engine | sa.Connection) -> bool:
    return engine.dialect.name == NAME


def engine_options(url: str) -> dict[str, Any]:
    """Return options for `create_engine`; empty for another database. Raises ArgumentError and
    ValueError.
    """
    parsed = sa.make_url(url)
    if parsed.get_backend_name() != NAME:
        return {}
    ours = {name: value for name, value in CONNECTING.items() if name not in parsed.query}
    return {**POOL, "connect_args": ours}


def is_cut_off(connection: Any) -> bool:
    """Return whether the server has ended this connection of the driver since the last look.

    What it said before is read first, and then that there is no more.
    """
    import psycopg  # late: where the database is a file there may be no driver

    try:
        for _ in range(2):
            connection.pgconn.consume_input()
    except psycopg.Error:
        return True
    return False


def take_turn(connection: sa.Connection, *, beside_others: bool) -> None:
    """Let nobody else write until the transaction ends, or nobody but those who share the turn.

    The turn is taken before any row is locked, and people after all rows, so that no two wait for
    each other.
    """
    connection.execute(_BESIDE if beside_others else _ALONE)


def hold_people(connection: sa.Connection) -> None:
    """Let nobody else add people, or count what they have played, until the transaction ends."""
    connection.execute(_WITH_PEOPLE)


def read_at_once(connection: sa.Connection, code: str, *, after: int, limit: int) -> News | None:
    """Read what the screens of a sitting are drawn from, in one journey to the server."""
    asked = {"code": code, "after": after, "limit": limit}
    found = connection.execute(_AT_ONCE, asked).one_or_none()
    if found is None:
        return None
    row, phones, entries, trail = found
    return News(
        _row(Sitting, row),
        {one["token_hash"]: one["seat"] for one in phones or ()},
        [_row(Entry, one) for one in entries or ()],
        [_row(Trail, one) for one in trail or ()],
    )


def append(
    engine: sa.Engine, entry: Mapping[str, object], *, due_at: int | None, token: Token | None
) -> bool:
    """As `Store.append`, in one journey: one statement is a transaction by itself.

    It locks the row of the sitting, and then the claim of a seat: what is locked is as it is once
    nobody else writes, not as it was when the statement began.
    """
    values = {**_DEFAULTS, **entry, "touched": entry["at"], "due": due_at}
    statement = _APPEND_BY_ANYBODY
    if token is not None:
        values |= {"token": token.hash, "by": token.seat}
        statement = _APPEND_BY_TABLE if token.seat is None else _APPEND_BY_SEAT
    with engine.connect() as connection:
        there = connection.execution_options(**ONE_STATEMENT)
        return there.execute(statement, values).rowcount == 1


def _row(of: type[Read], found: dict[str, Any]) -> Read:
    """Make a row from columns; a newer companion may have added some that we do not know."""
    return of(**{column.key: found[column.key] for column in of.__table__.columns})


def check_writable(connection: sa.Connection) -> str | None:
    """Return why nothing can be written, as `UnavailableError.reason`; None if it can."""
    return "read-only" if connection.scalar(sa.text("SELECT pg_is_in_recovery()")) else None


def is_newer(cause: Any) -> bool:
    """Return whether a newer companion has changed the tables: one of them is gone, or a column, or
    a new one needs a value.
    """
    return _REASONS.get(getattr(cause, "sqlstate", None) or "") == "newer"


def reason(cause: Any) -> str:
    """Return what the driver's error means, as `UnavailableError.reason`."""
    state = getattr(cause, "sqlstate", None)
    if state is not None:
        return _REASONS.get(state, "away")
    said, answered = str(cause), getattr(cause, "pgconn", None)
    if "starting up" in said or "shutting down" in said or "too many clients" in said:
        return "away"
    if "database" in said and "does not exist" in said:
        return "no-database"
    if answered is None or not (answered.used_password or answered.needs_password):
        return "no-server" if "FATAL" not in said else "away"
    return "password"


_REASONS = {
    "25006": "read-only",
    "28000": "password",
    "28P01": "password",
    "3D000": "no-database",
    "23502": "newer",
    "40P01": "locked",
    "42703": "newer",
    "42P01": "newer",
    "53100": "full",
    "55P03": "locked",
    "58030": "disk",
}
"""PostgreSQL's error code → our reason"""
