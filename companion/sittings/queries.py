"""All queries about sittings. Nothing here writes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

import msgspec

from companion.engine.game import Game, PlayedGame
from companion.engine.message import Message, SeatName
from companion.engine.moves import Move
from companion.engine.score import ScoreSheet
from companion.store import Entry, ReadSession, Result

from . import chronicle, results, tokens, trail
from .authorising import check_seat
from .cache import UNFOLDABLE, names_of
from .folded import FoldedSitting, rules_of
from .log_pages import list_moves, read_log
from .memory import Memory, row_of
from .refusals import UnfoldableError
from .snapshot import Snapshot
from .values import LogEntry, LogPage, Row, SittingView, TrailEntry


class Queries:
    """Every sitting of this house, by its code (upper or lower case).

    All methods may be called from any thread or greenlet and hold no database connection when
    they return. `viewer` is a seat, or None for the table and for onlookers. Every method that
    takes a code raises NoSuchSittingError.
    """

    def __init__(self, memory: Memory, games: Mapping[str, Game], now: Callable[[], int]) -> None:
        self.games = games
        self._memory = memory
        self._store = memory.store
        self._now = now

    def rules(self, game: str) -> PlayedGame[Any, Any, Any]:
        """Return the game. Raises NoSuchGameError, RuleError."""
        return rules_of(self.games, game)

    @property
    def shared(self) -> bool:
        """Whether other workers write to the same database."""
        return self._memory.shared

    @property
    def incarnation(self) -> str:
        """The id of the database. Versions of different incarnations cannot be compared."""
        return self._store.incarnation

    def snapshot(self, code: str, *, shown: bool = False) -> Snapshot:
        """Read a sitting once, for any viewer; `shown`: all its open screens are drawn from it.

        Raises UnfoldableError.
        """
        known, sitting = self._memory.load(code, until_rung=shown)
        if shown and self.shared:
            self._memory.shown[known.row.code] = sitting.version, known.row.table_hash, known.trail
        return Snapshot(known, sitting, self._now())

    def look(self, code: str, viewer: int | None) -> SittingView:
        """Return the sitting as the viewer may see it. Raises NoSuchSeatError, UnfoldableError."""
        return self.snapshot(code).look(viewer)

    def moves(self, code: str, viewer: int | None) -> tuple[int, tuple[Move, ...]]:
        """Return the version, and what may be done then. Raises UnfoldableError."""
        sitting = self._memory.fold(code)
        check_seat(viewer, len(sitting.names))
        return sitting.read_snapshot(lambda still: (still.version, list_moves(still, viewer)))

    def log(self, code: str, viewer: int | None, *, after: int = 0) -> tuple[LogEntry, ...]:
        """Return the entries numbered above `after`, as `log_page` does."""
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

        def read_page(version: int, read: Callable[[int, int], tuple[LogEntry, ...]]) -> LogPage:
            upto = version if before is None else max(0, min(before - 1, version))
            first = after if limit is None else max(after, upto - limit)
            entries = read(first, upto)
            return LogPage(version, entries, next=first + 1 if entries and first > after else None)

        with self._store.reading() as session:
            row = row_of(session, code)
            check_seat(viewer, len(names_of(row)))
            try:
                sitting = self._memory.cache.fold(session, row)
            except UnfoldableError:
                so_far = self._memory.cache.find(row.code)
                known = () if so_far is None else read_log(so_far, viewer)
                others = session.entries(row.code, after=len(known))
                every = (*known, *map(describe_unfolded, others))
                return read_page(len(every), lambda first, upto: every[first:upto])

        return sitting.read_snapshot(
            lambda still: read_page(
                still.version,
                lambda first, upto: read_log(still, viewer, after=first, upto=upto),
            )
        )

    def trail(self, code: str) -> tuple[TrailEntry, ...]:
        """Return who joined, left and took over last, the oldest first."""
        with self._store.reading() as session:
            return trail.list_trail(session.trail(row_of(session, code).code))

    def fold(self, code: str) -> FoldedSitting:
        """Return the folded sitting with everybody's secrets, for the host's own tools.

        Raises UnfoldableError.
        """
        return self._memory.fold(code)

    def chronicle(self, code: str) -> chronicle.ChronicleDocument:
        """Return the chronicle of a finished sitting, made again; empty where today's rules cannot
        follow it.
        """
        try:
            return chronicle.make_chronicle(self.fold(code))[0]
        except UNFOLDABLE:
            return chronicle.ChronicleDocument()

    def add_turns(self, code: str, sheet: ScoreSheet) -> ScoreSheet:
        """Return the result with what would have changed the winner; unchanged where it was
        corrected, or today's rules lead to another one.
        """
        try:
            sitting = self.fold(code)
            told = sitting.game.result_with_counterfactuals(sitting.state, sitting.names)
        except UNFOLDABLE:
            return sheet
        if told is None or not results.lacks_only_turns(results.encode_sheet(sheet), told):
            return sheet
        return told

    def result(self, code: str) -> ScoreSheet | None:
        """Return the score sheet as it was stored at the end; None while the sitting runs."""
        with self._store.reading() as session:
            result = _find_counted(session, code) or session.results.find(
                row_of(session, code).code
            )
        return None if result is None else results.decode_sheet(result.sheet)

    def is_sitting(self, code: str) -> bool:
        """Return whether there is a sitting with this code, and not only a score."""
        with self._store.reading() as session:
            return session.sitting(tokens.parse_code(code) or "") is not None

    def ended_at(self, code: str) -> int | None:
        """Return when it ended; None while it goes on."""
        with self._store.reading() as session:
            counted = _find_counted(session, code)
            return row_of(session, code).ended_at if counted is None else counted.ended_at

    def names(self, code: str) -> tuple[str, ...]:
        """Return the names by seat, also of a score without a sitting; '' for a seat that goes by
        its colour.
        """
        if self.shared:
            if (known := self._memory.find_row_until_rung(code)) is not None:
                return names_of(known.row)
        elif (sitting := self._memory.cache.find(tokens.parse_code(code))) is not None:
            return sitting.names
        with self._store.reading() as session:
            counted = _find_counted(session, code)
            if counted is not None:
                return tuple(seat.name for seat in session.results.list_seats(counted.code))
            return names_of(row_of(session, code))

    def seat_in_next(self, code: str, next_code: str | None, seat: int) -> int | None:
        """Return where the person of this seat sits in the next game; None if unknown.

        People are recognised by name, seats without a name by their place.
        """
        if next_code is None or not self.is_sitting(next_code):
            return None
        name, there = self.names(code)[seat], self.names(next_code)
        if name:
            return there.index(name) if name in there else None
        return seat if seat < len(there) and not there[seat] else None

    def due(self, code: str) -> tuple[int | None, int]:
        """Return when the next deadline expires, and when something was done last."""
        known = self._memory.find_row_until_rung(code)
        if known is not None:
            return known.due_at, known.touched_at
        with self._store.reading() as session:
            row = row_of(session, code)
            return row.due_at, row.touched_at

    def all_due(self, by: int | None = None) -> tuple[tuple[str, int], ...]:
        """Return code and time of all deadlines, or of those that are due by then."""
        with self._store.reading() as session:
            return tuple(session.all_due(by))

    def recent(
        self,
        *,
        limit: int = 20,
        ended: bool | None = None,
        among: Collection[str] | None = None,
    ) -> tuple[Row, ...]:
        """Return sittings, the last touched first; `among`: only these codes. Folds nothing."""
        with self._store.reading() as session:
            rows = session.recent(limit=limit, ended=ended, among=among)
        return tuple(Row(row.code, row.game, names_of(row), row.ended_at) for row in rows)


def _find_counted(session: ReadSession, code: str) -> Result | None:
    """Find a score without a sitting: counted so, or imported from a house that kept no log."""
    typed = tokens.parse_code(code)
    result = None if typed is None else session.results.find(typed)
    if result is None or session.sitting(result.code) is not None:
        return None
    return result


def describe_unfolded(entry: Entry) -> LogEntry:
    """Return the log entry for one that cannot be folded."""
    who = Message("house-the-table") if entry.seat is None else SeatName(entry.seat)
    kind = msgspec.json.decode(entry.body)["kind"].replace("_", " ")
    words = Message("house-log-old-entry", who=who, kind=kind)
    return LogEntry(entry.number, entry.seat, entry.at, words, True, None, False)
