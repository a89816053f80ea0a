"""What may be asked of the sittings; nothing here writes."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from companion.engine.game import Game, PlayedGame
from companion.engine.message import Message, SeatName
from companion.engine.moves import Move
from companion.engine.refusal import GameError
from companion.engine.score import ScoreSheet
from companion.store import (
    Entry,
    Mark,
    News,
    ReadSession,
    Result,
    Sitting,
    Store,
    Trail,
    WriteSession,
)

from . import chronicle, results, tokens, trail
from .cache import SLICE, UNFOLDABLE, SittingCache, names_of
from .envelope import check_seat
from .folded import FoldedSitting
from .log_pages import list_moves, read_log
from .refusals import NoSuchSittingError, UnfoldableError
from .row_cache import CachedRow, RowCache
from .snapshot import Snapshot, authorise, authorise_each
from .values import Bearer, LogEntry, LogPage, Row, SittingView, TokenLookup, TrailEntry

TURNS = 64
"""sittings that may be read at once for their open screens, where other workers write too"""


class Queries:
    """Every sitting of this house, by its code (upper or lower case).

    All methods may be called from any thread or greenlet and hold no database connection when
    they return. `viewer` is a seat, or None for the table and for onlookers. Every method that
    takes a code raises NoSuchSittingError.
    """

    def __init__(
        self,
        games: Mapping[str, Game],
        store: Store,
        *,
        now: Callable[[], int],
        keep: int,
    ) -> None:
        """`keep`: how many sittings stay folded in memory.

        `Sittings` and `Seats`, which write, keep `cache`, `rows` and `shown` up to date.
        """
        self.games = games
        self._store = store
        self._now = now
        self.cache = SittingCache(games, keep=keep)
        self.rows = RowCache(keep=keep)
        self.shown: dict[str, Mark] = {}
        """what screens were last drawn from, where other workers write too"""
        self._turns = tuple(threading.Lock() for _ in range(TURNS))

    def rules(self, game: str) -> PlayedGame[Any, Any, Any]:
        """Raises NoSuchGameError, OnlyCountedError."""
        return self.cache.rules(game)

    @property
    def shared(self) -> bool:
        """Whether other workers write to the same database."""
        return self._store.shared

    @property
    def incarnation(self) -> str:
        """Versions are compared within one; a restored database is another."""
        return self._store.incarnation

    def bearer(self, code: str, token: str | None) -> Bearer:
        """What the token authorises; without one, to look on. Raises DeadTokenError."""
        known = self._find_row(code)
        if known is not None:
            return authorise(known.row, known.phones, token)
        with self._store.reading() as session:
            row = row_of(session, code)
            return authorise(row, session.phones(row.code), token)

    def bearers(self, code: str, brought: Sequence[str]) -> tuple[Bearer | None, ...]:
        """What each of these tokens authorises, read at once; None for a dead one."""
        known = self._find_row(code)
        if known is not None:
            return authorise_each(known.row, known.phones, brought)
        with self._store.reading() as session:
            row = row_of(session, code)
            return authorise_each(row, session.phones(row.code), brought)

    def look_up_tokens(self, brought: Collection[str], codes: Collection[str]) -> TokenLookup:
        """What these tokens authorise, in whatever sittings; `codes`: of those that they are said
        to be of. One query, and no sitting is folded.
        """
        if not brought:
            return TokenLookup({}, frozenset(), frozenset())
        by_hash = {tokens.token_hash(token): token for token in brought}
        with self._store.reading() as session:
            rows = session.token_rows(by_hash, codes)
        good = {row.hash: row for row in rows if row.kind != "sitting"}
        here = [row for row in rows if row.kind == "sitting"]
        return TokenLookup(
            {
                token: (good[hash].code, Bearer(good[hash].kind == "table", good[hash].seat))
                for hash, token in by_hash.items()
                if hash in good
            },
            codes=frozenset(row.code for row in here),
            former=frozenset(by_hash[row.hash] for row in here if row.hash in by_hash),
        )

    def snapshot(self, code: str, *, shown: bool = False) -> Snapshot:
        """All that `bearer` and `look` answer from, for any viewer; `shown`: all open screens of
        the sitting are drawn from it. Raises UnfoldableError.
        """
        known, sitting = self.load(code, until_rung=shown)
        if shown and self.shared:
            self.shown[known.row.code] = sitting.version, known.row.table_hash, known.trail
        return Snapshot(known.row, known.phones, sitting, self._now(), known.asked, known.absent)

    def load(self, code: str, *, until_rung: bool = False) -> tuple[CachedRow, FoldedSitting]:
        """Return a sitting from memory, or else from the database.

        `until_rung` trusts the memory of a worker until the bell rings, without asking the
        database whether another worker has written since.
        """
        known = self._find_row_until_rung(code) if until_rung else self._find_row(code)
        sitting = self.cache.find(tokens.parse_code(code))
        if known is not None and sitting is not None:
            return known, sitting
        if not (until_rung and self.shared):
            return self._read(code, sitting)
        with self._turns[hash(code) % len(self._turns)]:  # whoever was first reads for the others
            known, sitting = (
                self._find_row_until_rung(code),
                self.cache.find(tokens.parse_code(code)),
            )
            return (
                self._read(code, sitting) if known is None or sitting is None else (known, sitting)
            )

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
            with self._store.reading() as session:
                row = row_of(session, code)
                sitting = self.cache.fold(session, row)
                known = _cache_row(row, session.phones(row.code), session.trail(row.code))
        self.rows.put(known, dropped)
        return known, sitting

    def _read_news(self, code: str, sitting: FoldedSitting) -> News | None:
        """Catch up a folded sitting with its newest entries; None if it has to be read whole."""
        found = self._store.news(tokens.parse_code(code) or "", after=sitting.version, limit=SLICE)
        if found is None or not self.cache.catch_up(sitting, found.row, found.entries):
            return None
        return found

    def _find_row(self, code: str) -> CachedRow | None:
        """Return the cached row if no other process writes. Raises UnavailableError."""
        if not self._store.alone:
            return None
        self._store.check()
        return self.rows.find(tokens.parse_code(code))

    def _find_row_until_rung(self, code: str) -> CachedRow | None:
        """Return the cached row, also if other workers write, who ring when they have."""
        return self.rows.find(tokens.parse_code(code)) if self.shared else self._find_row(code)

    def look(self, code: str, viewer: int | None) -> SittingView:
        """Raises NoSuchSeatError, UnfoldableError."""
        return self.snapshot(code).look(viewer)

    def moves(self, code: str, viewer: int | None) -> tuple[int, tuple[Move, ...]]:
        """The version, and what may be done then. Raises UnfoldableError."""
        with self._store.reading() as session:
            sitting = self.cache.fold(session, row_of(session, code))
        check_seat(viewer, len(sitting.names))
        return sitting.read_snapshot(lambda still: (still.version, list_moves(still, viewer)))

    def log(self, code: str, viewer: int | None, *, after: int = 0) -> tuple[LogEntry, ...]:
        """The entries numbered above `after`, as `log_page` tells them."""
        return self.log_page(code, viewer, after=after, limit=None).entries

    def log_page(
        self,
        code: str,
        viewer: int | None,
        *,
        after: int = 0,
        before: int | None = None,
        limit: int | None,
    ) -> LogPage:
        """The last of the entries numbered above `after` and below `before`, oldest first.

        Where the rules of today do not follow a log any more, the rest of it tells who did
        something when, and of what kind it was. Raises NoSuchSeatError.
        """
        with self._store.reading() as session:
            row = row_of(session, code)
            check_seat(viewer, len(names_of(row)))
            try:
                sitting = self.cache.fold(session, row)
            except UnfoldableError:
                so_far = self.cache.find(row.code)
                known = () if so_far is None else read_log(so_far, viewer)
                every = (
                    *known,
                    *map(describe_unfolded, session.entries(row.code, after=len(known))),
                )
                first, upto = _page(len(every), after, before, limit)
                return _log_page(len(every), every[first:upto], first, after)

        def read_page(still: FoldedSitting) -> LogPage:
            first, upto = _page(still.version, after, before, limit)
            entries = read_log(still, viewer, after=first, upto=upto)
            return _log_page(still.version, entries, first, after)

        return sitting.read_snapshot(read_page)

    def trail(self, code: str) -> tuple[TrailEntry, ...]:
        """Who joined, left and took over last, the oldest first."""
        with self._store.reading() as session:
            return trail.list_trail(session.trail(row_of(session, code).code))

    def play(self, code: str) -> FoldedSitting:
        """The folded sitting with everybody's secrets: for the host's own tools, not for screens.

        Raises UnfoldableError.
        """
        with self._store.reading() as session:
            return self.cache.fold(session, row_of(session, code))

    def chronicle(self, code: str) -> chronicle.ChronicleDocument:
        """Of a finished sitting, made anew; empty where the rules of today cannot follow it."""
        try:
            return chronicle.make_chronicle(self.play(code))[0]
        except UNFOLDABLE:
            return chronicle.ChronicleDocument()

    def add_turns(self, code: str, sheet: ScoreSheet) -> ScoreSheet:
        """The result of a finished sitting with what would have turned it; as it is where it was
        corrected, or the rules of today come to another one.
        """
        try:
            sitting = self.play(code)
            told = sitting.game.result_with_counterfactuals(sitting.state, sitting.names)
        except UNFOLDABLE:
            return sheet
        if told is None or not results.lacks_only_turns(results.encode_sheet(sheet), told):
            return sheet
        return told

    def result(self, code: str) -> ScoreSheet | None:
        """The score sheet as it was stored when the sitting ended; None while it runs."""
        with self._store.reading() as session:
            result = _find_counted(session, code) or session.result(row_of(session, code).code)
        return None if result is None else results.decode_sheet(result.sheet)

    def is_sitting(self, code: str) -> bool:
        """Whether there is one, and not only a score that was counted."""
        with self._store.reading() as session:
            return session.sitting(tokens.parse_code(code) or "") is not None

    def ended_at(self, code: str) -> int | None:
        """The moment, or None while it goes on."""
        with self._store.reading() as session:
            counted = _find_counted(session, code)
            return row_of(session, code).ended_at if counted is None else counted.ended_at

    def names(self, code: str) -> tuple[str, ...]:
        """By seat; '' for a seat that goes by its colour. Also of a score without a sitting."""
        if self.shared:
            if (known := self._find_row_until_rung(code)) is not None:
                return names_of(known.row)
        elif (sitting := self.cache.find(tokens.parse_code(code))) is not None:
            return sitting.names
        with self._store.reading() as session:
            counted = _find_counted(session, code)
            if counted is not None:
                return tuple(seat.name for seat in session.seats(counted.code))
            return names_of(row_of(session, code))

    def seat_in_next(self, code: str, next_code: str | None, seat: int) -> int | None:
        """Where the person of this seat sits in the next game; None if it is not known.

        People are known by name, seats without a name by their place.
        """
        if next_code is None or not self.is_sitting(next_code):
            return None
        name, there = self.names(code)[seat], self.names(next_code)
        if name:
            return there.index(name) if name in there else None
        return seat if seat < len(there) and not there[seat] else None

    def due(self, code: str) -> tuple[int | None, int]:
        """When the next thing happens by itself in this sitting; when something was done last."""
        known = self._find_row_until_rung(code)
        if known is not None:
            return known.due_at, known.touched_at
        with self._store.reading() as session:
            row = row_of(session, code)
            return row.due_at, row.touched_at

    def all_due(self, by: int | None = None) -> tuple[tuple[str, int], ...]:
        """The codes and moments of everything that will happen by itself, or will by then."""
        with self._store.reading() as session:
            return tuple(session.all_due(by))

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


def _log_page(version: int, entries: tuple[LogEntry, ...], first: int, after: int) -> LogPage:
    return LogPage(version, entries, next=first + 1 if entries and first > after else None)


def _page(version: int, after: int, before: int | None, limit: int | None) -> tuple[int, int]:
    """Behind which entry a page begins, and the last one on it."""
    upto = version if before is None else max(0, min(before - 1, version))
    return after if limit is None else max(after, upto - limit), upto


def _find_counted(session: ReadSession, code: str) -> Result | None:
    """A score without a sitting: it was counted so, or brought from a house that kept no log."""
    typed = tokens.parse_code(code)
    result = None if typed is None else session.result(typed)
    if result is None or session.sitting(result.code) is not None:
        return None
    return result


def _cache_row(row: Sitting, phones: Mapping[str, int], told: Sequence[Trail]) -> CachedRow:
    asked = () if row.table_seat is None else trail.waiting(told)
    last = told[-1].number if told else 0
    return CachedRow(row, phones, asked, trail.absent(told), row.due_at, row.touched_at, last)


def row_of(session: ReadSession, code: str) -> Sitting:
    """The row of the sitting, locked where the session is open for writing."""
    typed = tokens.parse_code(code)
    row = None
    if typed is not None:
        row = (
            session.lock_sitting(typed)
            if isinstance(session, WriteSession)
            else session.sitting(typed)
        )
    if row is None:
        raise NoSuchSittingError(code)
    return row


def describe_unfolded(entry: Entry) -> LogEntry:
    """An entry that nobody can fold, in words."""
    who = Message("house-the-table") if entry.seat is None else SeatName(entry.seat)
    kind = msgspec.json.decode(entry.body)["kind"].replace("_", " ")
    words = Message("house-log-old-entry", who=who, kind=kind)
    return LogEntry(entry.number, entry.seat, entry.at, words, True, None, False)
