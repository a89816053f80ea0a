"""The database, and the only place that knows of SQLAlchemy.

The log is the truth: one row of `entries` per entry, never updated. What else stands here can be
made from it again, but for tokens. Times are milliseconds of the server's wall clock, documents
are JSON.
"""

from __future__ import annotations

import threading
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any

import filelock
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from flask_sqlalchemy import SQLAlchemy
from sqlalchemy import orm
from sqlalchemy.orm import Mapped, mapped_column

from companion.engine.refusal import GameError


class SecondServerError(GameError):
    """Another server has this database open."""

    def __init__(self, database: str) -> None:
        super().__init__("house-second-server", database=database)


class TakenError(Exception):
    """The number, the id, the code or the seat of a new row is taken."""


class UnavailableError(Exception):
    """The database cannot be read or written now: locked, full, gone. Later it may."""


_UNAVAILABLE = (
    sa.exc.InterfaceError,
    sa.exc.InternalError,
    sa.exc.OperationalError,
    sa.exc.TimeoutError,
)
"""what the driver says where nothing is wrong with what it was asked"""


class Base(orm.DeclarativeBase):
    metadata = sa.MetaData(
        naming_convention={
            "ix": "ix_%(column_0_label)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class Sitting(Base):
    __tablename__ = "sittings"

    code: Mapped[str] = mapped_column(sa.String(12), primary_key=True)
    game: Mapped[str] = mapped_column(sa.String(40))
    rules_version: Mapped[int]
    options: Mapped[str] = mapped_column(sa.Text)
    seats: Mapped[str] = mapped_column(sa.Text)
    """the names, in the order of the seats"""
    created_at: Mapped[int] = mapped_column(sa.BigInteger)
    touched_at: Mapped[int] = mapped_column(sa.BigInteger, index=True)
    """when something was last done"""
    due_at: Mapped[int | None] = mapped_column(sa.BigInteger, index=True)
    """when something will happen by itself"""
    ended_at: Mapped[int | None] = mapped_column(sa.BigInteger, index=True)
    table_hash: Mapped[str] = mapped_column(sa.String(64))
    table_seat: Mapped[int | None]
    """whose phone has taken over as the table"""


class Entry(Base):
    __tablename__ = "entries"
    __table_args__ = (sa.UniqueConstraint("sitting", "action_id"),)

    sitting: Mapped[str] = mapped_column(sa.ForeignKey("sittings.code"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int | None]
    at: Mapped[int] = mapped_column(sa.BigInteger)
    action_id: Mapped[str] = mapped_column(sa.String(200))
    body: Mapped[str] = mapped_column(sa.Text)
    """the action as it was decided"""
    request_hash: Mapped[str] = mapped_column(sa.String(64))
    """of what the client sent, to tell a repetition from another request with the same id"""


class Claim(Base):
    __tablename__ = "claims"

    sitting: Mapped[str] = mapped_column(sa.ForeignKey("sittings.code"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    token_hash: Mapped[str] = mapped_column(sa.String(64), index=True)


class Result(Base):
    """What a finished sitting came to. History and statistics read these and fold no log."""

    __tablename__ = "results"

    sitting: Mapped[str] = mapped_column(sa.ForeignKey("sittings.code"), primary_key=True)
    game: Mapped[str] = mapped_column(sa.String(40), index=True)
    options: Mapped[str] = mapped_column(sa.Text)
    seats: Mapped[str] = mapped_column(sa.Text)
    started_at: Mapped[int] = mapped_column(sa.BigInteger)
    ended_at: Mapped[int] = mapped_column(sa.BigInteger, index=True)
    winners: Mapped[str] = mapped_column(sa.Text)
    """seats"""
    sheet: Mapped[str] = mapped_column(sa.Text)


class Incarnation(Base):
    """One row, of this database alone: another one, or a restored one, has another id."""

    __tablename__ = "incarnation"

    id: Mapped[str] = mapped_column(sa.String(16), primary_key=True)


class ReadSession:
    """The tables, open for reading during one transaction."""

    def __init__(self, session: orm.Session) -> None:
        self._session = session

    def incarnation(self) -> str:
        return self._session.scalars(sa.select(Incarnation.id)).one()

    def sitting(self, code: str) -> Sitting | None:
        return self._session.get(Sitting, code)

    def entries(self, code: str, *, after: int = 0) -> list[Entry]:
        query = sa.select(Entry).where(Entry.sitting == code, Entry.number > after)
        return list(self._session.scalars(query.order_by(Entry.number)))

    def entry_with_id(self, code: str, action_id: str) -> Entry | None:
        query = sa.select(Entry).where(Entry.sitting == code, Entry.action_id == action_id)
        return self._session.scalar(query)

    def claim(self, code: str, seat: int) -> Claim | None:
        return self._session.get(Claim, (code, seat))

    def phones(self, code: str) -> dict[str, int]:
        """Fingerprint of a phone's token → its seat."""
        query = sa.select(Claim.token_hash, Claim.seat).where(Claim.sitting == code)
        return dict(self._session.execute(query).all())

    def result(self, code: str) -> Result | None:
        return self._session.get(Result, code)

    def recent(
        self,
        *,
        limit: int,
        game: str | None,
        ended: bool | None,
        among: Collection[str] | None,
    ) -> list[tuple[Sitting, int, str | None]]:
        """Sittings with the number of their last entry and their winners, last touched first."""
        last = (
            sa.select(sa.func.coalesce(sa.func.max(Entry.number), 0))
            .where(Entry.sitting == Sitting.code)
            .scalar_subquery()
        )
        query = sa.select(Sitting, last, Result.winners).outerjoin(Result)
        if game is not None:
            query = query.where(Sitting.game == game)
        if ended is not None:
            query = query.where(Sitting.ended_at.is_not(None) == ended)
        if among is not None:
            query = query.where(Sitting.code.in_(tuple(among)))
        query = query.order_by(Sitting.touched_at.desc(), Sitting.code).limit(limit)
        return [(row[0], row[1], row[2]) for row in self._session.execute(query)]

    def all_due(self) -> list[tuple[str, int]]:
        query = sa.select(Sitting.code, Sitting.due_at).where(Sitting.due_at.is_not(None))
        return [(code, at) for code, at in self._session.execute(query) if at is not None]


class WriteSession(ReadSession):
    """The tables, open for writing during one transaction."""

    def locked(self, code: str) -> Sitting | None:
        """The sitting, and nobody else writes to it meanwhile (where rows can be locked)."""
        return self._session.get(Sitting, code, with_for_update=True)

    def add(self, row: Sitting | Entry | Claim | Result) -> None:
        """Rows go in one by one, in the order in which they are added."""
        self._session.add(row)
        self._session.flush()

    def add_all(self, rows: Iterable[Entry]) -> None:
        """A whole log at once."""
        self._session.add_all(rows)
        self._session.flush()

    def remove(self, row: Claim | Result) -> None:
        self._session.delete(row)


class Store:
    """One database.

    Reads are deferred and may run side by side. Writes stand in line for one lock and begin
    IMMEDIATE; nothing in them may wait.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._lock = threading.Lock()
        self._alone: filelock.BaseFileLock | None = None
        if engine.dialect.name == "sqlite":
            sa.event.listen(engine, "connect", _set_up_sqlite)
            sa.event.listen(engine, "begin", _begin_sqlite)
        self._writer = engine.execution_options(companion_writes=True)

    @property
    def path(self) -> Path | None:
        """The SQLite file; None for a database on a server."""
        if self._engine.dialect.name != "sqlite" or not self._engine.url.database:
            return None
        return Path(self._engine.url.database)

    @cached_property
    def incarnation(self) -> str:
        """By which versions of this database are told from those of one that was here before."""
        with self.reading() as session:
            return session.incarnation()

    def migrate(self) -> None:
        """Bring the tables up to date."""
        config = _migrations()
        with self._lock, self._writer.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def serve_alone(self) -> None:
        """Be the one server of this SQLite file, until `close`. Raises SecondServerError."""
        if self.path is None or self._alone is not None:
            return
        lock = filelock.FileLock(f"{self.path}.lock", thread_local=False)
        try:
            lock.acquire(blocking=False)
        except filelock.Timeout:
            raise SecondServerError(self.path.name) from None
        self._alone = lock

    @contextmanager
    def set_aside(self) -> Iterator[Path]:
        """The SQLite file, closed, for another one to take its place; the store ends with it.

        Raises SecondServerError.
        """
        assert self.path is not None, "a database on a server is not a file"
        self.serve_alone()
        try:
            self._engine.dispose()
            yield self.path
        finally:
            self.close()

    def close(self) -> None:
        """Let go of the file."""
        self._engine.dispose()
        if self._alone is not None:
            self._alone.release()
            self._alone = None

    @contextmanager
    def reading(self) -> Iterator[ReadSession]:
        """Raises UnavailableError."""
        try:
            with orm.Session(self._engine, expire_on_commit=False) as session:
                yield ReadSession(session)
        except _UNAVAILABLE as error:
            raise UnavailableError(str(error)) from error

    @contextmanager
    def writing(self) -> Iterator[WriteSession]:
        """Commits at the end, or changes nothing.

        Raises TakenError if a new row's key is taken, and UnavailableError.
        """
        try:
            with self._lock, orm.Session(self._writer, expire_on_commit=False) as session:
                yield WriteSession(session)
                session.commit()
        except sa.exc.IntegrityError as error:
            raise TakenError(str(error.orig)) from error
        except _UNAVAILABLE as error:
            raise UnavailableError(str(error)) from error


def known_revisions() -> frozenset[str]:
    """The states of the tables that `migrate` can bring up to date."""
    every = ScriptDirectory.from_config(_migrations()).walk_revisions()
    return frozenset(one.revision for one in every)


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def _set_up_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # the driver begins nothing by itself; see _begin_sqlite
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: sa.Connection) -> None:
    writes = connection.get_execution_options().get("companion_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


database = SQLAlchemy(model_class=Base, disable_autonaming=True)
"""Makes the engine that an app's settings name; everything else goes through a `Store`."""
