"""The sittings in memory: folded logs and the rows beside them, read again where necessary."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace

from companion.engine.game import Game
from companion.engine.refusal import GameError
from companion.store import (
    CachedSitting,
    Mark,
    News,
    ReadSession,
    Sitting,
    Store,
    Trail,
    WriteSession,
)

from . import tokens, trail
from .cache import SLICE, SittingCache
from .folded import FoldedSitting
from .refusals import NoSuchSittingError

TURNS = 64
"""sittings that can be read at once for their open screens, where other workers write too"""


@dataclass(frozen=True, slots=True)
class CachedRow:
    """A row as it was read, with this server's changes since."""

    row: Sitting
    phones: Mapping[str, int]
    """fingerprint of a phone's token → its seat"""
    asked: tuple[int, ...]
    """seats that the phone which is the table asks for"""
    absent: tuple[int, ...]
    """seats that somebody has left"""
    due_at: int | None
    touched_at: int
    trail: int = 0
    """the number of the trail's last entry"""


class RowCache:
    """The `keep` latest rows, so that actions and screens need no query.

    Whoever changes a row in another way than by an entry drops it.
    """

    def __init__(self, *, keep: int) -> None:
        self._keep = keep
        self._lock = threading.Lock()
        self._rows: OrderedDict[str, CachedRow] = OrderedDict()
        self.dropped = 0
        """how often something was dropped: to be asked before a row is read"""

    def find(self, code: str | None) -> CachedRow | None:
        return None if code is None else self._rows.get(code)

    def put(self, known: CachedRow, dropped: int) -> None:
        """Cache a row unless something was dropped since it was read (`dropped` before)."""
        with self._lock:
            if dropped != self.dropped:
                return
            self._rows[known.row.code] = known
            self._rows.move_to_end(known.row.code)
            while len(self._rows) > self._keep:
                self._rows.popitem(last=False)

    def touch(self, known: CachedRow, at: int, due_at: int | None) -> None:
        """Note an action in the row, unless it was dropped meanwhile."""
        with self._lock:
            if self._rows.get(known.row.code) is known:
                self._rows[known.row.code] = replace(known, touched_at=at, due_at=due_at)

    def drop(self, code: str | None = None) -> None:
        """Drop one row, or all."""
        with self._lock:
            self.dropped += 1
            if code is None:
                self._rows.clear()
            else:
                self._rows.pop(code, None)


class Memory:
    """The `keep` latest sittings in memory; others are read when asked for.

    Every method that takes a code raises NoSuchSittingError.
    """

    def __init__(self, games: Mapping[str, Game], store: Store, *, keep: int) -> None:
        self.store = store
        self.cache = SittingCache(games, keep=keep)
        self.rows = RowCache(keep=keep)
        self.shown: dict[str, Mark] = {}
        """what screens were last drawn from, where other workers write too"""
        self._turns = tuple(threading.Lock() for _ in range(TURNS))

    @property
    def shared(self) -> bool:
        """Whether other workers write to the same database."""
        return self.store.shared

    @contextmanager
    def writing(self, code: str) -> Iterator[WriteSession]:
        """Open a transaction that changes a sitting's row; drop the cached row afterwards."""
        try:
            with self.store.writing(one_sitting=True) as session:
                yield session
        finally:
            self.rows.drop(tokens.parse_code(code) or "")

    def fold(self, code: str) -> FoldedSitting:
        """Return a sitting as its log in the database tells it. Raises UnfoldableError."""
        with self.store.reading() as session:
            return self.cache.fold(session, row_of(session, code))

    def load(self, code: str, *, until_rung: bool = False) -> tuple[CachedRow, FoldedSitting]:
        """Return a sitting from memory, or else from the database.

        `until_rung` trusts the memory of a worker until the bell rings, without asking the
        database whether another worker has written since.
        """
        typed = tokens.parse_code(code)
        known = self.find_row_until_rung(code) if until_rung else self.find_row(code)
        sitting = self.cache.find(typed)
        if known is not None and sitting is not None:
            return known, sitting
        if not (until_rung and self.shared):
            return self._read(code, sitting)
        with self._turns[hash(code) % len(self._turns)]:  # whoever was first reads for the others
            known, sitting = self.find_row_until_rung(code), self.cache.find(typed)
            if known is not None and sitting is not None:
                return known, sitting
            return self._read(code, sitting)

    def list_cached(self) -> Iterator[CachedSitting]:
        """List what is in memory of the database: the last entries, the tables and the phones."""
        for one in self.cache.list_cached():
            known = self.rows.find(one.code)
            if known is None:
                yield one
            else:
                yield one._replace(table_hash=known.row.table_hash, phones=frozenset(known.phones))

    def load_before_writing(self, code: str) -> None:
        """Read the row and fold the log before the write transaction, which blocks all others."""
        typed = tokens.parse_code(code)
        if self.rows.find(typed) is None or self.cache.find(typed) is None:
            with suppress(GameError):
                self.load(code)

    def _read(self, code: str, sitting: FoldedSitting | None) -> tuple[CachedRow, FoldedSitting]:
        """Read a sitting from the database; `sitting` is what is in memory, to be caught up."""
        dropped = self.rows.dropped
        news = self._read_news(code, sitting) if self.shared and sitting is not None else None
        if news is not None and sitting is not None:
            known = _cache_row(news.row, news.phones, news.trail)
        else:
            with self.store.reading() as session:
                row = row_of(session, code)
                sitting = self.cache.fold(session, row)
                known = _cache_row(row, session.phones(row.code), session.trail(row.code))
        self.rows.put(known, dropped)
        return known, sitting

    def _read_news(self, code: str, sitting: FoldedSitting) -> News | None:
        """Catch up a folded sitting with its newest entries; None if it has to be read whole."""
        found = self.store.news(tokens.parse_code(code) or "", after=sitting.version, limit=SLICE)
        if found is None or not self.cache.catch_up(sitting, found.row, found.entries):
            return None
        return found

    def find_row(self, code: str) -> CachedRow | None:
        """Return the cached row if no other process writes. Raises UnavailableError."""
        if not self.store.alone:
            return None
        self.store.check()
        return self.rows.find(tokens.parse_code(code))

    def find_row_until_rung(self, code: str) -> CachedRow | None:
        """Return the cached row, also if other workers write, who ring when they have."""
        return self.rows.find(tokens.parse_code(code)) if self.shared else self.find_row(code)


def _cache_row(row: Sitting, phones: Mapping[str, int], told: Sequence[Trail]) -> CachedRow:
    asked = () if row.table_seat is None else trail.waiting(told)
    last = told[-1].number if told else 0
    return CachedRow(row, phones, asked, trail.absent(told), row.due_at, row.touched_at, last)


def row_of(session: ReadSession, code: str) -> Sitting:
    """Return the row of the sitting, locked if the session is open for writing."""
    typed = tokens.parse_code(code)
    find = session.lock_sitting if isinstance(session, WriteSession) else session.sitting
    row = None if typed is None else find(typed)
    if row is None:
        raise NoSuchSittingError(code)
    return row
