"""One database: whose turn it is to write, and what to do when its file is replaced."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import filelock
import sqlalchemy as sa
from flask_sqlalchemy import SQLAlchemy
from sqlalchemy import orm

from companion.engine.refusal import GameError

from . import database_file, server, sqlite
from .copying import HOUSE
from .errors import (
    SecondServerError,
    StartError,
    TakenError,
    UnavailableError,
    reason,
    start_error,
    translate_errors,
)
from .households import copy_household, find_households
from .migrating import revisions, upgrade
from .server import News, Token
from .sessions import ReadSession, WriteSession
from .tables import Base
from .watched_file import WatchedFile

if TYPE_CHECKING:
    from .channel import Channel

TRIES = 50
"""how often a write asks for a lock that another program holds: a second in all"""
PROBES = 5
"""how often somebody asks for it who only wants to know"""
PAUSE = 0.02
"""seconds between two tries"""


class Store:
    """One database.

    In a file reads are deferred and may run side by side; writes stand in line for one lock and
    begin IMMEDIATE; nothing in them may wait. On a server, writes to different sittings run side
    by side, in this worker and in others.
    """

    def __init__(
        self,
        engine: sa.Engine,
        *,
        tries: int | None = None,
        pause: Callable[[float], object] | None = None,
        house: str = "",
    ) -> None:
        """`tries`: how often a write asks for the file while another program holds it. `house`: the
        id that a database on a server is marked with.
        """
        self._engine = engine
        self._house = house
        self._tries = TRIES if tries is None else tries
        self._pause = pause or time.sleep
        self._lock = threading.Lock()
        self._alone: filelock.BaseFileLock | None = None
        if engine.dialect.name == "sqlite":
            sa.event.listen(engine, "connect", sqlite.set_up)
            sa.event.listen(engine, "begin", sqlite.begin)
        self._renewed = 0.0
        if self.shared:
            sa.event.listen(engine, "checkout", self._check_fresh)
        self.file = WatchedFile(engine, self.path, self._lock)
        self._writer = engine.execution_options(companion_writes=True)
        self._reader = engine.execution_options(**server.READS) if self.shared else engine

    @property
    def shared(self) -> bool:
        """Whether it is on a server, where others write too."""
        return server.is_server(self._engine)

    @cached_property
    def path(self) -> Path | None:
        """The SQLite file; None for a database on a server."""
        if self._engine.dialect.name != "sqlite":
            return None
        if self._engine.url.database in (None, "", ":memory:"):
            return None
        return Path(self._engine.url.database)

    @property
    def incarnation(self) -> str:
        """Return the id that tells this database from one that was here before."""
        if self.file.incarnation is None:
            with self.reading() as session:
                self.file.incarnation = session.incarnation()
        return self.file.incarnation

    def last_touched(self) -> int | None:
        """Return when something was last done in any sitting, or None if there is none."""
        with self.reading() as session:
            return session.last_touched()

    def migrate(self, before: Callable[[str], object] = lambda version: None) -> None:
        """Bring the tables up to date. Raises StartError.

        `before(version)` is called before tables of an older version are changed.
        """
        try:
            self._make_ready()
            with translate_errors(), self._begin() as connection:
                self._take_turn(connection)
                self._upgrade(connection, before)
                connection.commit()
        except StartError:
            self.close()
            raise
        except UnavailableError as error:
            self.close()
            reason = error.reason
            if reason == "gone" and self.path is not None and self.path.is_file():
                reason = "read-only"  # its log cannot be made
            raise start_error(self.name, reason, error) from error
        except sa.exc.ProgrammingError as error:  # no such option, no right to the tables
            self.close()
            raise start_error(self.name, "away", error.orig) from error
        self.file.open()

    def _make_ready(self) -> None:
        """Make the file private, and set aside a log that is not its own."""
        if self.path is None:
            return
        if database_file.is_copy(self.path):
            with suppress(OSError):
                database_file.set_log_aside(self.path)
        database_file.make_private(self.path)

    def _upgrade(self, connection: sa.Connection, before: Callable[[str], object]) -> None:
        tables = sa.inspect(connection).get_table_names()
        found: str | None = None
        if "alembic_version" in tables:
            found = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
        if found is None and set(tables) - {"alembic_version"}:
            raise StartError("house-start-unversioned", database=self.name)
        if found is not None and found not in revisions():
            raise StartError("house-start-newer", database=self.name)
        if found == revisions()[-1]:
            return
        households = tuple(find_households(connection).values())
        if len(households) > 1:
            raise StartError("house-start-households", database=self.name, names=households)
        if found is not None:
            before(found)
        upgrade(connection, "head")

    @property
    def name(self) -> str:
        return str(self.path or self._engine.url.render_as_string())

    def serve_alone(self) -> None:
        """Be the one server of this SQLite file, until `close`; of a database on a server, one of
        its own house. Raises SecondServerError, UnavailableError, GameError for that of another
        house, and StartError where the folder may not be written to.
        """
        if self.shared:
            self._move_in()
        if self.path is None or self._alone is not None:
            return
        lock = filelock.FileLock(f"{self.path}.lock", mode=0o600, thread_local=False)
        try:
            lock.acquire(blocking=False)
        except filelock.Timeout:
            raise SecondServerError(self.path.name) from None
        except OSError as error:
            raise start_error(self.name, "read-only", error) from error
        self._alone = lock

    def _move_in(self) -> None:
        """Mark the database with the house's id. Raises GameError if it is another's."""
        with self.writing() as session:
            owner = session.settings.read(HOUSE)
            if owner is None:
                session.settings.put(HOUSE, self._house)
        if owner not in (None, self._house):
            raise GameError("house-second-house", database=self.name)

    @property
    def alone(self) -> bool:
        """Whether nobody else can write, so that what was read stays true until we change it."""
        return self._alone is not None

    @contextmanager
    def set_aside(self) -> Iterator[Path]:
        """Close the SQLite file, for another one to take its place, and return its path. The store
        is then unusable.

        Raises SecondServerError.
        """
        assert self.path is not None, "a database on a server is not a file"
        self.serve_alone()
        try:
            self._engine.dispose()
            self.file.leave()
            yield self.path
        finally:
            self.close()

    def copy_household(self, name: str, target: Path) -> None:
        """Copy one of several households that share the database into a new file."""
        copy_household(self._reader, name, target)

    def channel(self) -> Channel | None:
        """Return a channel to the other workers; None for a file."""
        if not self.shared:
            return None
        from .channel import Channel  # late: where the database is a file there may be no driver

        return Channel(self._engine.url)

    def renew(self) -> None:
        """Connect again, since the server may have been away and older connections are dead."""
        self._renewed = time.time()

    def _check_fresh(self, connection: object, record: Any, __: object) -> None:
        """Refuse a pooled connection that is older than `renew`, or that the server has cut off."""
        if record.starttime < self._renewed or server.is_cut_off(connection):
            raise sa.exc.InvalidatePoolError

    def close(self) -> None:
        """Close the file."""
        self.file.close()
        self._engine.dispose()
        if self._alone is not None:
            self._alone.release()
            self._alone = None

    @contextmanager
    def reading(self) -> Iterator[ReadSession]:
        """Open a transaction for reading. Raises UnavailableError."""
        with translate_errors():
            self.file.check()
            with orm.Session(self._reader, expire_on_commit=False) as session:
                yield ReadSession(session)

    def news(self, code: str, *, after: int, limit: int) -> News | None:
        """Read a sitting with its entries numbered above `after` at once; None if there is none.

        On a server only. Raises UnavailableError.
        """
        with translate_errors(), self._engine.connect() as connection:
            read = connection.execution_options(**server.ONE_STATEMENT)
            try:
                return server.read_at_once(read, code, after=after, limit=limit)
            except KeyError as column:
                raise UnavailableError(f"there is no {column}", "newer") from column

    @contextmanager
    def writing(self, *, one_sitting: bool = False) -> Iterator[WriteSession]:
        """Commits at the end, or changes nothing.

        Nobody else writes meanwhile; where only `one_sitting` is written to and rows can be
        locked, nobody else to that one. Raises TakenError if a new row's key is taken, UnfitError
        and UnavailableError.
        """
        with translate_errors():
            with self._begin() as connection:
                self._take_turn(connection, beside_others=one_sitting)
                with orm.Session(connection, expire_on_commit=False) as session:
                    yield WriteSession(session)
                    session.flush()
                connection.commit()
            self.file.note_commit()

    def append(
        self,
        entry: Mapping[str, object],
        *,
        due_at: int | None,
        token: Token | None,
        still: Callable[[], bool],
    ) -> bool:
        """Add an entry, by its columns, to a sitting that goes on, if `token` is still good.

        False, and nothing is changed, if it is not, or if the number or the id is taken, or if
        what the entry was made from is no longer so once nobody else writes: another file may
        have taken the place of the one that it was read from. Raises UnavailableError.
        """
        try:
            with translate_errors():
                if self.shared:
                    return still() and server.append(
                        self._writer, entry, due_at=due_at, token=token
                    )
                with self._begin() as connection:
                    done = still() and sqlite.append(connection, entry, due_at=due_at, token=token)
                    if not done:
                        return False
                    connection.commit()
                self.file.note_commit()
        except TakenError:
            return False
        return True

    def check(self) -> None:
        """Check that the file is there; open another one in its place. Raises UnavailableError."""
        with translate_errors():
            self.file.check()

    def trouble(self) -> str | None:
        """Return why nothing can be written now, as `UnavailableError.reason`;
        None if all is well.
        """
        try:
            with translate_errors(), self._begin(tries=PROBES) as connection:
                return server.check_writable(connection) if self.shared else None
        except UnavailableError as error:
            return error.reason

    @contextmanager
    def _begin(self, tries: int | None = None) -> Iterator[sa.Connection]:
        """Open a connection that may write, in its turn; nothing is kept unless it commits.

        While another program holds the file it is asked again and again, and in between everybody
        else goes on: to wait in SQLite would stop the whole server.
        """
        if self.shared:
            with self._writer.connect() as connection:
                yield connection
            return
        for left in reversed(range(self._tries if tries is None else tries)):
            with self._lock:
                self.file.check()
                with self._writer.connect() as connection:
                    try:
                        connection.begin()
                    except sa.exc.OperationalError as error:
                        if not left or reason(error) != "locked":
                            raise
                    else:
                        yield connection
                        return
            self._pause(PAUSE)

    def _take_turn(self, connection: sa.Connection, *, beside_others: bool = False) -> None:
        """Wait for the turn to write on a server. A file is held by whoever writes to it."""
        if self.shared:
            server.take_turn(connection, beside_others=beside_others)


def open_store(file: Path) -> Store:
    """Open a SQLite file for which no app has settings."""
    return Store(sa.create_engine(sa.URL.create("sqlite", database=str(file))))


def connect(url: str, **settings: Any) -> Store:
    """Open a database that may be on a server, with the settings of a `Store`."""
    return Store(sa.create_engine(url, **server.engine_options(url)), **settings)


def attach(app: Any) -> None:
    """Have the app make the engine that its settings name. Raises StartError."""
    try:
        options = server.engine_options(app.config["SQLALCHEMY_DATABASE_URI"])
        app.config.setdefault("SQLALCHEMY_ENGINE_OPTIONS", options)
        database.init_app(app)
    except (sa.exc.ArgumentError, ImportError, RuntimeError, ValueError) as error:
        raise start_error("SQLALCHEMY_DATABASE_URI", "address", error) from error


database = SQLAlchemy(model_class=Base, disable_autonaming=True)
"""Makes the engine that an app's settings name; everything else goes through a `Store`."""
