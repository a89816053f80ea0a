"""A database on a server: PostgreSQL, where as many workers write at once as there are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

NAME = "postgresql"

CONNECTING: Mapping[str, object] = {
    "application_name": "companion",
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "options": "-c lock_timeout=8000 -c idle_in_transaction_session_timeout=60000",
}
"""unless the address of the database says otherwise. Who waits for a row waits eight seconds, and
who holds one and has gone lets go of it after a minute at most
"""
POOL = {"pool_size": 5, "max_overflow": 10, "pool_timeout": 10.0}
"""connections of one worker, and seconds that somebody waits for one"""

READS = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
"""Whatever is read during one transaction is of one moment, as with SQLite."""

_LOCKS = 0x636F6D70
_HOUSE, _PEOPLE = 1, 2

_ALONE = sa.text(f"SELECT pg_advisory_xact_lock({_LOCKS}, {_HOUSE})")
_BESIDE = sa.text(f"SELECT pg_advisory_xact_lock_shared({_LOCKS}, {_HOUSE})")
_WITH_PEOPLE = sa.text(f"SELECT pg_advisory_xact_lock({_LOCKS}, {_PEOPLE})")


def is_server(engine: sa.Engine | sa.Connection) -> bool:
    return engine.dialect.name == NAME


def engine_options(url: str) -> dict[str, Any]:
    """For `create_engine`; none for another database. Raises ArgumentError and ValueError."""
    parsed = sa.make_url(url)
    if parsed.get_backend_name() != NAME:
        return {}
    ours = {name: value for name, value in CONNECTING.items() if name not in parsed.query}
    return {**POOL, "connect_args": ours}


def take_turn(connection: sa.Connection, *, beside_others: bool) -> None:
    """Until the transaction ends nobody else writes, or nobody but those beside us.

    It is taken before any row is, and people after all rows, so that no two wait for each other.
    """
    connection.execute(_BESIDE if beside_others else _ALONE)


def hold_people(connection: sa.Connection) -> None:
    """Until the transaction ends nobody else adds people, or counts what they have played."""
    connection.execute(_WITH_PEOPLE)


def check_writable(connection: sa.Connection) -> str | None:
    """Why nothing can be written there, as `UnavailableError.reason`; None if it can."""
    return "read-only" if connection.scalar(sa.text("SELECT pg_is_in_recovery()")) else None


def reason(cause: Any) -> str:
    """What the driver's complaint comes to, as `UnavailableError.reason`."""
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
    "40P01": "locked",
    "53100": "full",
    "55P03": "locked",
    "58030": "disk",
}
"""what PostgreSQL calls it"""
