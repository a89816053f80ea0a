"""The only writer: take the state, ask the rules, save, ring."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import SystemRandom
from typing import Any

import msgspec

from companion.bell import Bell
from companion.engine.checks import plain
from companion.engine.game import Dice, Game, World
from companion.engine.log import Rewind
from companion.engine.message import SeatName
from companion.engine.refusal import FaultyError, GameError
from companion.store import Books, Claim, Sitting, Store

from . import arrival, ledger, moving, tokens
from . import names as seat_names
from .envelope import check_bearer, check_id, check_rewind, check_seat
from .glance import authorised_for
from .play import Made, Play, within
from .readings import Readings, row_of
from .refusals import (
    ForbiddenError,
    IdReusedError,
    SeatTakenError,
    StillRunningError,
)
from .shelf import names_of
from .values import ONLOOKER, Asking, Bearer, Done, Opened


class Sittings(Readings):
    """The sittings of this house, to open, to join and to play; `Readings` says how they stand."""

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
        super().__init__(games, store, now=now, keep=keep)
        self._bell = bell
        self._dice = dice or SystemRandom()
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

    def export(self, code: str, asking: Asking | None) -> moving.MovedSitting:
        """The whole sitting as one document.

        The table may have it once everything is revealed, but for what was secret and taken back
        before. The host (None), who can read the database, may have all of it at any time.

        Raises ForbiddenError, StillRunningError, TooOldError.
        """
        with self._store.reading() as books:
            row = row_of(books, code)
            if asking is not None and not self._bearer_in(books, row, asking, None).table:
                raise ForbiddenError("house-only-the-table")
            play = None if asking is None else self._shelf.folded(books, row)
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

    def claim(self, code: str, seat: int) -> str:
        """Take a free seat: its new token. Raises NoSuchSeatError, SeatTakenError."""
        token = tokens.new_token()
        with self._store.writing() as books:
            row = row_of(books, code)
            check_seat(seat, len(names_of(row)))
            if books.claim(row.code, seat) is not None:
                raise SeatTakenError(seat)
            books.add(Claim(sitting=row.code, seat=seat, token_hash=tokens.token_hash(token)))
        self._bell.ring(row.code)
        return token

    def release(self, code: str, seat: int, asking: Asking) -> None:
        """Free a seat (a free one stays free); its token is dead at once.

        The table may free any seat, a phone its own. Raises NoSuchSeatError, ForbiddenError.
        """
        with self._store.writing() as books:
            row = row_of(books, code)
            check_seat(seat, len(names_of(row)))
            bearer = self._bearer_in(books, row, asking, seat)
            if not bearer.table and bearer.seat != seat:
                raise ForbiddenError("house-not-your-seat", path="seat", who=SeatName(seat))
            claim = books.claim(row.code, seat)
            if claim is not None:
                books.remove(claim)
        self._bell.ring(row.code)

    def take_over(self, code: str, asking: Asking) -> str:
        """A seat becomes the table: the new table token; the old one is dead at once.

        `Look.table_seat` tells everybody who it was. Raises ForbiddenError for onlookers.
        """
        token = tokens.new_token()
        with self._store.writing() as books:
            row = row_of(books, code)
            bearer = self._bearer_in(books, row, asking, None)
            if bearer == ONLOOKER:
                raise ForbiddenError("house-onlookers-only-look")
            row.table_hash = tokens.token_hash(token)
            row.table_seat = bearer.seat
        self._bell.ring(row.code)
        return token

    # -- Playing ---------------------------------------------------------------------------

    def act(
        self, code: str, asking: Asking, id: str, seat: int | None, document: Mapping[str, object]
    ) -> Done:
        """Do something. Whoever asks is known by the same reading that the entry is written by.

        `id` is made by the client. The same id, seat and document again answer the same version
        and change nothing, whatever has happened since. `{"kind": "rewind", "to": 4,
        "expected": 5}` is undo and redo.

        Raises DeadTokenError, NoSuchSeatError, ForbiddenError, IdReusedError, TooOldError,
        ShapeError (paths `action.…`), FaultyError (`id`, `action.…`), and whatever the rules
        refuse with.
        """
        check_id(id)
        body = tokens.canonical("action", document)
        hashed = tokens.request_hash(seat, body)
        with self._store.writing() as books:
            row = row_of(books, code)
            check_seat(seat, len(names_of(row)))
            bearer = self._bearer_in(books, row, asking, seat)
            check_bearer(bearer, seat)
            sent = books.entry_with_id(row.code, id)
            if sent is not None:
                if sent.request_hash != hashed:
                    raise IdReusedError
                play = self._shelf.folded(books, row)
                return play.done(sent.number, bearer.seat)
            play = self._shelf.folded(books, row)
            action = play.read(body)
            if isinstance(action, Rewind):
                check_rewind(bearer, play, action)
            world = World(self._now(), self._dice, table=bearer.table)
            entry = play.decided(seat, action, world)
            ledger.write(books, row, play, entry, id, hashed)
        self._added(row.code, play, entry)
        return play.done(entry.number, bearer.seat)

    def _bearer_in(self, books: Books, row: Sitting, asking: Asking, seat: int | None) -> Bearer:
        """Raises DeadTokenError."""
        if isinstance(asking, Bearer):
            return asking
        return authorised_for(row, books.phones(row.code), asking, seat)

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

    def expire(self, code: str) -> int | None:
        """Let happen what is due: the version after it, or None if nothing happened.

        What the rules refuse (it is settled meanwhile) is not tried again until something else
        happens.
        """
        with self._store.writing() as books:
            row = row_of(books, code)
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
