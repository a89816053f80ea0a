"""The only writer: take the state, ask the rules, save, ring."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from random import SystemRandom
from typing import Any

import msgspec

from companion.bell import Bell
from companion.engine.checks import plain
from companion.engine.game import Dice, Game, World
from companion.engine.log import Rewind
from companion.engine.message import Message, SeatName
from companion.engine.refusal import FaultyError, GameError
from companion.engine.score import ScoreSheet
from companion.store import Books, Claim, OpenBooks, Sitting, Store

from . import arrival, ledger, moving, results, tokens
from . import names as seat_names
from .envelope import check_bearer, check_id, check_rewind, check_seat
from .play import Made, Play, within
from .refusals import (
    DeadTokenError,
    ForbiddenError,
    IdReusedError,
    NoSuchSittingError,
    SeatTakenError,
    StillRunningError,
    TooOldError,
)
from .shelf import Shelf, names_of
from .values import ONLOOKER, Bearer, LogEntry, Look, Opened, Row


class Sittings:
    """Every sitting of this house, by its code (upper or lower case).

    All methods may be called from any thread or greenlet and hold no database connection when
    they return. `viewer` is a seat, or None for the table and for onlookers. Every method that
    takes a code raises NoSuchSittingError.
    """

    def __init__(
        self,
        games: Mapping[str, Game[Any, Any, Any]],
        store: Store,
        bell: Bell,
        *,
        now: Callable[[], int],
        dice: Dice | None = None,
        keep: int = 64,
    ) -> None:
        """`keep`: how many sittings stay folded in memory."""
        self.games = games
        self._store = store
        self._bell = bell
        self._now = now
        self._dice = dice or SystemRandom()
        self._shelf = Shelf(games, keep=keep)
        self._listeners: list[Callable[[str], None]] = []

    # -- Opening ---------------------------------------------------------------------------

    def open(
        self, game: str, options: Mapping[str, object] | bytes | None, names: Sequence[str]
    ) -> Opened:
        """Begin a sitting.

        Raises NoSuchGameError, ShapeError (options of the wrong shape) and FaultyError, with
        paths `options.…`, `seats`, `seats[1].name`.
        """
        rules = self._shelf.rules(game)
        if not isinstance(options, bytes):
            options = tokens.canonical("options", options or {})
        chosen = within("options", options, rules.options)
        seats = tuple(plain(name) for name in names)
        faults = (*rules.check_options(chosen, len(seats)), *seat_names.check(seats))
        if faults:
            raise FaultyError(faults)
        play = Play(rules, chosen, seats)
        now, token = self._now(), tokens.new_token()
        deadline = play.deadline()
        with self._store.writing() as books:
            code = self._free_code(books)
            books.add(
                Sitting(
                    code=code,
                    game=rules.key,
                    rules_version=rules.rules_version,
                    options=msgspec.json.encode(chosen).decode(),
                    seats=msgspec.json.encode(seats).decode(),
                    created_at=now,
                    touched_at=now,
                    due_at=None if deadline is None else deadline.at,
                    table_hash=tokens.token_hash(token),
                )
            )
        self._shelf.put(code, play)
        self._tell(code)
        return Opened(code, play.version, token)

    def _free_code(self, books: Books) -> str:
        while books.sitting(code := tokens.new_code(self._dice)) is not None:
            pass
        return code

    # -- Moving house ----------------------------------------------------------------------

    def export(self, code: str, bearer: Bearer | None) -> moving.MovedSitting:
        """The whole sitting as one document.

        The table may have it once everything is revealed, but for what was secret and taken back
        before. The host (None), who can read the database, may have all of it at any time.

        Raises ForbiddenError, StillRunningError, TooOldError.
        """
        if bearer is not None and not bearer.table:
            raise ForbiddenError("house-only-the-table")
        with self._store.reading() as books:
            row = _row(books, code)
            play = None if bearer is None else self._shelf.folded(books, row)
            entries, result = books.entries(row.code), books.result(row.code)
        if play is None:
            return moving.document(row, entries, result, {})
        if row.ended_at is None or not play.seen(len(entries)):
            raise StillRunningError
        return moving.document(row, entries, result, play.unseen(len(entries)))

    def take_in(self, body: bytes) -> Opened:
        """A sitting from another house goes on here, under its code if that is free.

        It is a sitting of its own, also when it is here already: nothing is ever overwritten. No
        phone has a seat in it yet. Raises ShapeError, FaultyError, BrokenRecordingError.
        """
        document = moving.read(body)
        play, token = arrival.fold(self.games, document), tokens.new_token()
        with self._store.writing() as books:
            taken = books.sitting(document.code) is not None
            code = self._free_code(books) if taken else document.code
            ledger.write_moved(books, code, play, document, tokens.token_hash(token))
        self._tell(code)
        return Opened(code, play.version, token)

    # -- Who may ---------------------------------------------------------------------------

    def bearer(self, code: str, token: str | None) -> Bearer:
        """What the token authorises; without one, to look on. Raises DeadTokenError."""
        with self._store.reading() as books:
            row = _row(books, code)
            if token is None:
                return ONLOOKER
            hashed = tokens.token_hash(token)
            if row.table_hash == hashed:
                return Bearer(table=True)
            seat = books.seat_with_token(row.code, hashed)
        if seat is None:
            raise DeadTokenError
        return Bearer(seat=seat)

    def claim(self, code: str, seat: int) -> str:
        """Take a free seat: its new token. Raises NoSuchSeatError, SeatTakenError."""
        token = tokens.new_token()
        with self._store.writing() as books:
            row = _row(books, code)
            check_seat(seat, len(names_of(row)))
            if books.claim(row.code, seat) is not None:
                raise SeatTakenError(seat)
            books.add(Claim(sitting=row.code, seat=seat, token_hash=tokens.token_hash(token)))
        self._bell.ring(row.code)
        return token

    def release(self, code: str, seat: int, bearer: Bearer) -> None:
        """Free a seat (a free one stays free); its token is dead at once.

        The table may free any seat, a phone its own. Raises NoSuchSeatError, ForbiddenError.
        """
        with self._store.writing() as books:
            row = _row(books, code)
            check_seat(seat, len(names_of(row)))
            if not bearer.table and bearer.seat != seat:
                raise ForbiddenError("house-not-your-seat", path="seat", who=SeatName(seat))
            claim = books.claim(row.code, seat)
            if claim is not None:
                books.remove(claim)
        self._bell.ring(row.code)

    def take_over(self, code: str, bearer: Bearer) -> str:
        """A seat becomes the table: the new table token; the old one is dead at once.

        `Look.table_seat` tells everybody who it was. Raises ForbiddenError for onlookers.
        """
        if bearer == ONLOOKER:
            raise ForbiddenError("house-onlookers-only-look")
        token = tokens.new_token()
        with self._store.writing() as books:
            row = _row(books, code)
            row.table_hash = tokens.token_hash(token)
            row.table_seat = bearer.seat
        self._bell.ring(row.code)
        return token

    # -- Playing ---------------------------------------------------------------------------

    def act(
        self, code: str, bearer: Bearer, id: str, seat: int | None, document: Mapping[str, object]
    ) -> int:
        """Do something: the version after it.

        `id` is made by the client. The same id, seat and document again answer the same version
        and change nothing, whatever has happened since. `{"kind": "rewind", "to": 4,
        "expected": 5}` is undo and redo.

        Raises NoSuchSeatError, ForbiddenError, IdReusedError, TooOldError, ShapeError (paths
        `action.…`), FaultyError (`id`, `action.…`), and whatever the rules refuse with.
        """
        check_id(id)
        body = tokens.canonical("action", document)
        hashed = tokens.request_hash(seat, body)
        with self._store.writing() as books:
            row = _row(books, code)
            check_seat(seat, len(names_of(row)))
            check_bearer(bearer, seat)
            sent = books.entry_with_id(row.code, id)
            if sent is not None:
                if sent.request_hash != hashed:
                    raise IdReusedError
                return sent.number
            play = self._shelf.folded(books, row)
            action = play.read(body)
            if isinstance(action, Rewind):
                check_rewind(bearer, play, action)
            entry = play.decided(seat, action, World(self._now(), self._dice))
            ledger.write(books, row, play, entry, id, hashed)
        self._added(row.code, play, entry)
        return entry.number

    def _added(self, code: str, play: Play, entry: Made) -> None:
        with play.adding:
            play.add(entry)
        self._tell(code)

    def _tell(self, code: str) -> None:
        self._bell.ring(code)
        for changed in self._listeners:
            changed(code)

    # -- What happens by itself ------------------------------------------------------------

    def listen(self, changed: Callable[[str], None]) -> None:
        """Have `changed(code)` called after every new entry and every opening."""
        self._listeners.append(changed)

    def due(self, code: str) -> int | None:
        """When the next thing happens by itself in this sitting."""
        with self._store.reading() as books:
            return _row(books, code).due_at

    def all_due(self) -> tuple[tuple[str, int], ...]:
        """The codes and moments of everything that will happen by itself."""
        with self._store.reading() as books:
            return tuple(books.all_due())

    def expire(self, code: str) -> int | None:
        """Let happen what is due: the version after it, or None if nothing happened.

        What the rules refuse (it is settled meanwhile) is not tried again until something else
        happens.
        """
        with self._store.writing() as books:
            row = _row(books, code)
            play = self._shelf.folded(books, row)
            now, deadline = self._now(), play.deadline()
            if deadline is None or row.due_at is None or deadline.at > now:
                return None
            try:
                entry = play.decided(None, deadline.action, World(now, self._dice))
            except GameError:
                row.due_at = None
                return None
            id = ledger.clock_id(deadline)
            ledger.write(books, row, play, entry, id, tokens.request_hash(None, id.encode()))
        self._added(row.code, play, entry)
        return entry.number

    # -- Looking ---------------------------------------------------------------------------

    def look(self, code: str, viewer: int | None) -> Look:
        """Raises NoSuchSeatError, TooOldError."""
        with self._store.reading() as books:
            row = _row(books, code)
            check_seat(viewer, len(names_of(row)))
            claimed = books.claimed(row.code)
            play = self._shelf.folded(books, row)
        return Look(
            code=row.code,
            game=row.game,
            version=play.version,
            view=play.view(viewer),
            options=play.options,
            names=play.names,
            claimed=tuple(seat in claimed for seat in range(len(play.names))),
            table_seat=row.table_seat,
            undo=play.undo(viewer),
            redo=play.redo(viewer),
            revealed=play.revealed,
            ended=row.ended_at is not None,
            created_at=row.created_at,
            now=self._now(),
        )

    def log(self, code: str, viewer: int | None, *, after: int = 0) -> tuple[LogEntry, ...]:
        """The entries numbered above `after`, oldest first. Raises NoSuchSeatError.

        Of a sitting that is too old to be folded it tells who did something when.
        """
        with self._store.reading() as books:
            row = _row(books, code)
            check_seat(viewer, len(names_of(row)))
            try:
                return self._shelf.folded(books, row).log(viewer, after=after)
            except TooOldError:
                words = Message("house-log-old-entry")
                return tuple(
                    LogEntry(entry.number, entry.seat, entry.at, words, True, None, False)
                    for entry in books.entries(row.code, after=after)
                )

    def play(self, code: str) -> Play:
        """The folded sitting with everybody's secrets: for the host's own tools, not for screens.

        Raises TooOldError.
        """
        with self._store.reading() as books:
            return self._shelf.folded(books, _row(books, code))

    def result(self, code: str) -> ScoreSheet | None:
        """The score sheet as it was stored when the sitting ended; None while it runs."""
        with self._store.reading() as books:
            result = books.result(_row(books, code).code)
        return None if result is None else results.read(result.sheet)

    def names(self, code: str) -> tuple[str, ...]:
        """By seat; '' for a seat that goes by its colour."""
        with self._store.reading() as books:
            return names_of(_row(books, code))

    def recent(
        self,
        *,
        limit: int = 20,
        game: str | None = None,
        ended: bool | None = None,
        among: Collection[str] | None = None,
    ) -> tuple[Row, ...]:
        """Sittings, the last touched first, by `among` only these codes. Folds nothing."""
        with self._store.reading() as books:
            rows = books.recent(limit=limit, game=game, ended=ended, among=among)
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


def _row(books: Books, code: str) -> Sitting:
    typed = tokens.typed_code(code)
    row = None
    if typed is not None:
        row = books.locked(typed) if isinstance(books, OpenBooks) else books.sitting(typed)
    if row is None:
        raise NoSuchSittingError(code)
    return row
