"""Errors of the database, in our terms and not its driver's."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa

from companion.engine.refusal import GameError

from . import server


class SecondServerError(GameError):
    """Another server has this database open."""

    def __init__(self, database: str, address: str | None = None) -> None:
        """`address` is the URL of that server, where it is known."""
        self.database = database
        if address is None:
            super().__init__("house-second-server", database=database)
        else:
            super().__init__("house-second-server-at", database=database, address=address)


class UnfitError(GameError):
    """A value is too long or too large for its column, or has a character that text cannot have."""

    def __init__(self) -> None:
        super().__init__("house-unfit")


class StartError(GameError):
    """The companion cannot begin like this. The key is a `house-start-…`; nothing was changed."""


def start_error(database: str, reason: str, detail: object) -> StartError:
    """Return why the database cannot be used; `reason` as in `UnavailableError`, or `address`."""
    said = " ".join(str(detail).split())
    return StartError("house-start-database", database=database, reason=reason, detail=said)


class TakenError(Exception):
    """The number, the id, the code or the seat of a new row is taken."""


class UnavailableError(Exception):
    """The database cannot be read or written now. Later it may; nothing was done."""

    def __init__(self, detail: str, reason: str = "away") -> None:
        super().__init__(detail)
        self.reason = reason
        """`locked`, `full`, `read-only`, `gone`, `damaged`, `disk`; `replaced`: what was told of is
        not in the file any more, until the next start; of a server `no-server`,
        `no-database`, `password`, `newer` tables than ours; `away` for anything else
        """


_UNAVAILABLE = (
    sa.exc.InterfaceError,
    sa.exc.InternalError,
    sa.exc.OperationalError,
    sa.exc.TimeoutError,
)
"""driver errors that are not the fault of the statement"""


@contextmanager
def translate_errors() -> Iterator[None]:
    """Turn the driver's errors into ours while the block runs."""
    try:
        yield
    except sqlite3.Error as error:  # from a statement that the driver was told by itself
        with translate_errors():
            raise sa.exc.DBAPIError.instance(None, None, error, sqlite3.Error) from error
    except sa.exc.IntegrityError as error:
        if server.is_newer(error.orig):
            raise UnavailableError(str(error.orig), "newer") from error
        raise TakenError(str(error.orig)) from error
    except sa.exc.DataError as error:
        raise UnfitError from error
    except (*_UNAVAILABLE, sa.exc.DatabaseError) as error:
        known = isinstance(error, _UNAVAILABLE) or type(error) is sa.exc.DatabaseError
        if not known and not server.is_newer(getattr(error, "orig", None)):
            raise
        said = " ".join(str(getattr(error, "orig", None) or error).split())
        raise UnavailableError(said, reason(error)) from error


def reason(error: Exception) -> str:
    """Return the reason as `UnavailableError.reason` names it."""
    cause = getattr(error, "orig", None)
    code = getattr(cause, "sqlite_errorcode", None)
    if code is not None:
        return _REASONS.get(code & 0xFF, "away")
    return "away" if cause is None or isinstance(cause, sqlite3.Error) else server.reason(cause)


_REASONS = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CANTOPEN: "gone",
}
