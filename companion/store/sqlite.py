"""A database in a SQLite file, as `server` is for one on a server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from .errors import UnavailableError
from .server import Token
from .tables import Claim, Entry, Sitting

PRAGMAS = (
    "busy_timeout = 0",
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "wal_autocheckpoint = 0",
)
"""for each connection. SQLite's own waiting would stop the whole process, see `Store._begin`; its
checkpoints are made only by us, so that we notice anybody else's
"""


def _for_driver(statement: sa.Insert | sa.Update) -> str:
    """Compile a statement for SQLite's driver; SQLAlchemy would take longer for it than the two
    statements themselves.
    """
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


def _touch(*allowed: sa.ColumnElement[bool]) -> str:
    """Return the statement that notes an action in an unfinished sitting, if its sender is
    `allowed`.
    """
    sitting = sa.update(Sitting).where(
        Sitting.code == sa.bindparam("of"), Sitting.ended_at.is_(None), *allowed
    )
    return _for_driver(sitting.values(touched_at=sa.bindparam("at"), due_at=sa.bindparam("due")))


_TOUCH = _touch()
_TOUCH_BY_TABLE = _touch(Sitting.table_hash == sa.bindparam("token"))
_TOUCH_BY_SEAT = _touch(
    sa.exists().where(
        Claim.sitting == sa.bindparam("of"),
        Claim.seat == sa.bindparam("by"),
        Claim.token_hash == sa.bindparam("token"),
    )
)
_APPEND = _for_driver(sa.insert(Entry))


def set_up(connection: Any, _: object) -> None:
    """Prepare a new connection of the driver's. Raises UnavailableError."""
    connection.isolation_level = None  # the driver begins nothing by itself; see `begin`
    try:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
    except UnicodeDecodeError as error:  # SQLite repeats what is damaged when it complains of it
        raise UnavailableError(str(error), "damaged") from error


def begin(connection: sa.Connection) -> None:
    """Begin a transaction, which waits for its turn if it may write."""
    writes = connection.get_execution_options().get("companion_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def append(
    connection: sa.Connection,
    entry: Mapping[str, object],
    *,
    due_at: int | None,
    token: Token | None,
) -> bool:
    """Add an entry in the transaction of `connection`, as `Store.append` does."""
    touched = {"of": entry["sitting"], "at": entry["at"], "due": due_at}
    touch = _TOUCH
    if token is not None:
        touched["token"], touch = token.hash, _TOUCH_BY_TABLE
        if token.seat is not None:
            touched["by"], touch = token.seat, _TOUCH_BY_SEAT
    driver: Any = connection.connection.driver_connection
    if driver.execute(touch, touched).rowcount != 1:
        return False
    driver.execute(_APPEND, entry)
    return True
