"""What may be asked of the sittings; nothing here writes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

import msgspec

from companion.engine.game import Game
from companion.engine.message import Message, SeatName
from companion.engine.moves import Move
from companion.engine.score import ScoreSheet
from companion.store import Entry, ReadSession, Sitting, Store, WriteSession

from . import results, tokens
from .cache import PlayCache, names_of
from .envelope import check_seat
from .play import Play
from .refusals import NoSuchSittingError, UnfoldableError
from .snapshot import Snapshot, authorised
from .values import Bearer, LogEntry, Look, Row


class Queries:
    """Every sitting of this house, by its code (upper or lower case).

    All methods may be called from any thread or greenlet and hold no database connection when
    they return. `viewer` is a seat, or None for the table and for onlookers. Every method that
    takes a code raises NoSuchSittingError.
    """

    def __init__(
        self,
        games: Mapping[str, Game[Any, Any, Any]],
        store: Store,
        *,
        now: Callable[[], int],
        keep: int,
    ) -> None:
        """`keep`: how many sittings stay folded in memory."""
        self.games = games
        self._store = store
        self._now = now
        self._cache = PlayCache(games, keep=keep)

    @property
    def incarnation(self) -> str:
        """Versions are compared within one; a restored database is another."""
        return self._store.incarnation

    def bearer(self, code: str, token: str | None) -> Bearer:
        """What the token authorises; without one, to look on. Raises DeadTokenError."""
        with self._store.reading() as session:
            row = row_of(session, code)
            return authorised(row, session.phones(row.code), token)

    def snapshot(self, code: str) -> Snapshot:
        """All that `bearer` and `look` answer from, for any viewer. Raises UnfoldableError."""
        with self._store.reading() as session:
            row = row_of(session, code)
            phones = session.phones(row.code)
            play = self._cache.folded(session, row)
        return Snapshot(row, phones, play, self._now())

    def look(self, code: str, viewer: int | None) -> Look:
        """Raises NoSuchSeatError, UnfoldableError."""
        return self.snapshot(code).look(viewer)

    def moves(self, code: str, viewer: int | None) -> tuple[int, tuple[Move, ...]]:
        """The version, and what may be done then. Raises UnlistedMovesError, UnfoldableError."""
        with self._store.reading() as session:
            play = self._cache.folded(session, row_of(session, code))
        check_seat(viewer, len(play.names))
        return play.version, play.moves(viewer)

    def log(self, code: str, viewer: int | None, *, after: int = 0) -> tuple[LogEntry, ...]:
        """The entries numbered above `after`, oldest first. Raises NoSuchSeatError.

        Where the rules of today do not follow a log any more, the rest of it tells who did
        something when, and of what kind it was.
        """
        with self._store.reading() as session:
            row = row_of(session, code)
            check_seat(viewer, len(names_of(row)))
            try:
                return self._cache.folded(session, row).log(viewer, after=after)
            except UnfoldableError:
                folded = self._cache.kept(row.code)
                known = () if folded is None else folded.log(viewer)
                rest = session.entries(row.code, after=len(known))
        return (*known, *map(unfolded, rest))[after:]

    def play(self, code: str) -> Play:
        """The folded sitting with everybody's secrets: for the host's own tools, not for screens.

        Raises UnfoldableError.
        """
        with self._store.reading() as session:
            return self._cache.folded(session, row_of(session, code))

    def result(self, code: str) -> ScoreSheet | None:
        """The score sheet as it was stored when the sitting ended; None while it runs."""
        with self._store.reading() as session:
            result = session.result(row_of(session, code).code)
        return None if result is None else results.read(result.sheet)

    def names(self, code: str) -> tuple[str, ...]:
        """By seat; '' for a seat that goes by its colour."""
        folded = self._cache.kept(tokens.typed_code(code))
        if folded is not None:
            return folded.names
        with self._store.reading() as session:
            return names_of(row_of(session, code))

    def due(self, code: str) -> int | None:
        """When the next thing happens by itself in this sitting."""
        with self._store.reading() as session:
            return row_of(session, code).due_at

    def all_due(self) -> tuple[tuple[str, int], ...]:
        """The codes and moments of everything that will happen by itself."""
        with self._store.reading() as session:
            return tuple(session.all_due())

    def recent(
        self,
        *,
        limit: int = 20,
        game: str | None = None,
        ended: bool | None = None,
        among: Collection[str] | None = None,
    ) -> tuple[Row, ...]:
        """Sittings, the last touched first, by `among` only these codes. Folds nothing."""
        with self._store.reading() as session:
            rows = session.recent(limit=limit, game=game, ended=ended, among=among)
        return tuple(
            Row(
                code=row.code,
                game=row.game,
                names=names_of(row),
                options=msgspec.json.decode(row.options),
                version=version,
                created_at=row.created_at,
                last_at=row.touched_at,
                ended_at=row.ended_at,
                winners=() if winners is None else tuple(msgspec.json.decode(winners)),
            )
            for row, version, winners in rows
        )


def row_of(session: ReadSession, code: str) -> Sitting:
    """The row of the sitting, locked where the session is open for writing."""
    typed = tokens.typed_code(code)
    row = None
    if typed is not None:
        row = session.locked(typed) if isinstance(session, WriteSession) else session.sitting(typed)
    if row is None:
        raise NoSuchSittingError(code)
    return row


def unfolded(entry: Entry) -> LogEntry:
    """An entry that nobody can fold, in words."""
    who = Message("house-the-table") if entry.seat is None else SeatName(entry.seat)
    kind = msgspec.json.decode(entry.body)["kind"].replace("_", " ")
    words = Message("house-log-old-entry", who=who, kind=kind)
    return LogEntry(entry.number, entry.seat, entry.at, words, True, None, False)
