"""The file that is open: another one may take its place, or its content change, meanwhile."""

from __future__ import annotations

import logging
import secrets
import sqlite3
import threading
from collections.abc import Callable, Iterable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import cast

import sqlalchemy as sa

from companion.background import run_in_thread
from companion.store import database_file
from companion.store.database_file import Identity

from .errors import UnavailableError
from .migrating import revisions
from .replacement import CachedSitting, judge, rescue
from .tables import Incarnation

_logger = logging.getLogger(__name__)

LARGE_LOG = 4 * 1024 * 1024
"""bytes of the write-ahead log, from which on it goes into the file after the next commit"""


class WatchedFile:
    """A SQLite file as we left it. Without a path, for a database on a server, all is well."""

    def __init__(self, engine: sa.Engine, path: Path | None, writing: threading.Lock) -> None:
        """`writing`: held by whoever writes."""
        self._engine = engine
        self._path = path
        self._writing = writing
        self._adopting = threading.Lock()
        self._open: Identity | None = None
        """the file that is open, as we left it, once its tables are up to date"""
        self._judged: tuple[Identity, str | None] | None = None
        """another one that was found there, and what is wrong with it"""
        self._lost = False
        """whether entries that were acknowledged are not in the file that lies there"""
        self._written = self._settled = 0
        """how often it was written to, and how often when it was last looked"""
        self.incarnation: str | None = None
        """by which this database is told from others, once somebody has read it"""
        self._listeners: list[Callable[[], None]] = []
        self._remembered: Callable[[], Iterable[CachedSitting]] = tuple

    def open(self) -> None:
        """From now on it is watched: its tables are up to date."""
        if self._path is not None:
            self._open = database_file.identity(self._path)

    def leave(self) -> None:
        """Watch it no longer: another one is to take its place."""
        self._open = None

    def when_replaced(self, listen: Callable[[], None]) -> None:
        """Have `listen()` called when another file has taken the place of the one that was open."""
        self._listeners.append(listen)

    def remember_by(self, remembered: Callable[[], Iterable[CachedSitting]]) -> None:
        """Have what is in memory compared with a file in that place before it is gone on with."""
        self._remembered = remembered

    def check(self) -> None:
        """Check that what is open lies at its path, as we left it.

        Where it is not, nothing is read or written before all that is in memory was found in it:
        another file is opened then. Raises UnavailableError where it was not, and does so until
        the next start, whatever comes, if entries are missing that somebody was told of.
        """
        if self._lost:
            raise UnavailableError(f"{self._path} was replaced", "replaced")
        if self._open is None or self._path is None:
            return
        found = database_file.identity(self._path)
        if found is not None and found.follows(self._open):
            return
        with self._adopting:
            if self._open is not None:
                self._adopt(self._path, self._open)

    def _adopt(self, path: Path, left: Identity) -> None:
        """Go on with another file, or refuse it. `left`: ours, as it was when we last wrote to it.

        Raises UnavailableError.
        """
        found = database_file.identity(path)
        if found is None:
            raise UnavailableError(f"{path} is gone", "gone")
        if found.follows(left):
            return
        if found.written == left.written and found.file == left.file:
            self._engine.dispose()  # what is in the log that was taken away goes into the file
            found = database_file.identity(path) or found
        if self._judged is None or self._judged[0] != found:
            remembered, revision = tuple(self._remembered()), revisions()[-1]
            look = partial(judge, path, remembered, revision)
            self._judged = found, run_in_thread(look, threading.Lock())
        reason = self._judged[1] if database_file.identity(path) == found else "gone"
        if reason == "replaced":
            self._lost = True
            self._rescue(path, found, left)
        if reason is not None:
            raise UnavailableError(f"{path} is not the file that it was", reason)
        if database_file.is_copy(path):
            self._engine.dispose()
            self._make_ours(path)
        if found.file == left.file:
            self._open = database_file.identity(path)
            return
        self._engine.dispose()
        with self._engine.execution_options(companion_writes=True).begin() as connection:
            connection.execute(sa.update(Incarnation).values(id=secrets.token_hex(8)))
        self.incarnation = None
        self._open = database_file.identity(path)
        for changed in self._listeners:
            changed()

    def _make_ours(self, path: Path) -> None:
        """Give a copy, which says in its head that it has no log, a log of its own again."""
        try:
            with closing(sqlite3.connect(path)) as connection:
                for mode in ("DELETE", "WAL"):
                    connection.execute(f"PRAGMA journal_mode = {mode}")
        except sqlite3.Error as error:  # somebody is still reading
            raise UnavailableError(str(error), "locked") from error

    def _rescue(self, path: Path, found: Identity, left: Identity) -> None:
        """Copy what is still open of a file that lies nowhere any more."""
        if found.file == left.file or not _connections_at_rest(self._engine):
            return
        connection = self._engine.raw_connection()
        try:
            copy = rescue(cast(sqlite3.Connection, connection.driver_connection), path)
        except (OSError, sqlite3.Error) as error:
            _logger.error("%s was replaced, and no copy of it could be made: %s", path, error)
        else:
            _logger.error("%s was replaced; %s is a copy of what it was", path, copy)
        finally:
            connection.close()

    def close(self) -> None:
        """Let go. Where another file or other content lies there, nothing of ours goes into it."""
        if self._path is not None and self._open is not None:
            self._part(self._path, self._open)
        self._open = None

    def _part(self, path: Path, left: Identity) -> None:
        found = database_file.identity(path)
        if found is None or found.follows(left):
            return
        if not self._lost:
            self._rescue(path, found, left)
        try:
            if found.written != left.written and found.file == left.file:
                database_file.part_from(path)
            if found.log == left.log:
                database_file.set_log_aside(path)
        except OSError as error:
            _logger.error("the log of another file lies beside %s: %s", path, error)

    def note_commit(self) -> None:
        """Know the file by what it is after a commit, and empty its log where that has grown large.

        Raises UnavailableError if the file is gone.
        """
        if self._open is None or self._path is None:
            return
        found = database_file.identity(self._path)
        if found is None or not found.follows(self._open):
            raise UnavailableError(f"{self._path} was taken away meanwhile", "gone")
        self._open = found
        self._written += 1
        if found.log_size > LARGE_LOG:
            self._checkpoint(self._path)

    def settle(self) -> None:
        """Write the log into the file if nobody has written since the last time: whoever copies
        the file alone has all of it.
        """
        quiet, self._settled = self._written == self._settled, self._written
        if not quiet or self._path is None or self._open is None or self._writing.locked():
            return
        found = database_file.identity(self._path)
        if found is not None and found.follows(self._open) and found.log_size:
            self._checkpoint(self._path)

    def _checkpoint(self, path: Path) -> None:
        """Write the log into the file. If that fails, all that was committed still stands in both
        together.
        """
        connection = self._engine.raw_connection()
        try:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as error:
            _logger.warning("the log of %s does not go into the file: %s", path, error)
        finally:
            connection.close()
            self._open = database_file.identity(path)


def _connections_at_rest(engine: sa.Engine) -> bool:
    """Return whether a connection is open that nobody uses; a new one would open the other file."""
    pool = engine.pool
    return isinstance(pool, sa.QueuePool) and pool.checkedin() > 0
