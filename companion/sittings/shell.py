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
from companion.store import Claim, ReadSession, Sitting, Store, WriteSession

from . import append, export_format, importing, tokens
from . import names as seat_names
from .cache import names_of
from .envelope import check_bearer, check_id, check_rewind, check_seat
from .play import Made, Play, within
from .queries import Queries, row_of
from .refusals import (
    ForbiddenError,
    IdReusedError,
    SeatTakenError,
    StillRunningError,
)
from .snapshot import authorised_for
from .values import ONLOOKER, Asking, Bearer, Done, Opened


class Sittings(Queries):
    """The sittings of this house, to open, to join and to play; `Queries` says how they stand."""

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
        rules = self._cache.rules(game)
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
        with self._store.writing() as session:
            code = self._free_code(session)
            session.add(
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
        self._cache.put(code, play)
        self._tell(code)
        return Opened(code, play.version, token)

    def _free_code(self, session: ReadSession) -> str:
        while session.sitting(code := tokens.new_code(self._dice)) is not None:
            pass
        return code

    # -- Moving house ----------------------------------------------------------------------

    def export(self, code: str, asking: Asking | None) -> export_format.ExportedSitting:
        """The whole sitting as one document.

        The table may have it once everything is revealed, but for what was secret and taken back
        before. The host (None), who can read the database, may have all of it at any time.

        Raises ForbiddenError, StillRunningError, UnfoldableError.
        """
        with self._store.reading() as session:
            row = row_of(session, code)
            if asking is not None and not self._bearer_in(session, row, asking, None).table:
                raise ForbiddenError("house-only-the-table")
            play = None if asking is None else self._cache.folded(session, row)
            entries, result = session.entries(row.code), session.result(row.code)
        if play is None:
            return export_format.document(row, entries, result, {})
        if row.ended_at is None or not play.seen(len(entries)):
            raise StillRunningError
        return export_format.document(row, entries, result, play.unseen(len(entries)))

    def take_in(self, body: bytes) -> Opened:
        """A sitting from another house goes on here, under its code if that is free.

        It is a sitting of its own, also when it is here already: nothing is ever overwritten. No
        phone has a seat in it yet. Raises ShapeError, FaultyError, BrokenRecordingError.
        """
        document = export_format.read(body)
        play, token = importing.fold(self.games, document), tokens.new_token()
        with self._store.writing() as session:
            taken = session.sitting(document.code) is not None
            code = self._free_code(session) if taken else document.code
            append.imported(session, code, play, document, tokens.token_hash(token))
        self._tell(code)
        return Opened(code, play.version, token)

    # -- Who may ---------------------------------------------------------------------------

    def claim(self, code: str, seat: int) -> str:
        """Take a free seat: its new token.

        Raises NoSuchSeatError, SeatTakenError, UnfoldableError.
        """
        token = tokens.new_token()
        with self._store.writing() as session:
            row = self._playable(session, code)
            check_seat(seat, len(names_of(row)))
            if session.claim(row.code, seat) is not None:
                raise SeatTakenError(seat)
            session.add(Claim(sitting=row.code, seat=seat, token_hash=tokens.token_hash(token)))
        self._bell.ring(row.code)
        return token

    def release(self, code: str, seat: int, asking: Asking) -> None:
        """Free a seat (a free one stays free); its token is dead at once.

        The table may free any seat, a phone its own. Raises NoSuchSeatError, ForbiddenError,
        UnfoldableError.
        """
        with self._store.writing() as session:
            row = self._playable(session, code)
            check_seat(seat, len(names_of(row)))
            bearer = self._bearer_in(session, row, asking, seat)
            if not bearer.table and bearer.seat != seat:
                raise ForbiddenError("house-not-your-seat", path="seat", who=SeatName(seat))
            claim = session.claim(row.code, seat)
            if claim is not None:
                session.remove(claim)
        self._bell.ring(row.code)

    def take_over(self, code: str, asking: Asking) -> str:
        """A seat becomes the table: the new table token; the old one is dead at once.

        `Look.table_seat` tells everybody who it was. Raises UnfoldableError, and ForbiddenError
        for onlookers.
        """
        token = tokens.new_token()
        with self._store.writing() as session:
            row = self._playable(session, code)
            bearer = self._bearer_in(session, row, asking, None)
            if bearer == ONLOOKER:
                raise ForbiddenError("house-onlookers-only-look")
            row.table_hash = tokens.token_hash(token)
            row.table_seat = bearer.seat
        self._bell.ring(row.code)
        return token

    def _playable(self, session: WriteSession, code: str) -> Sitting:
        """Nobody joins, leaves or takes over where nobody can play on. Raises UnfoldableError."""
        row = row_of(session, code)
        self._cache.folded(session, row)
        return row

    # -- Playing ---------------------------------------------------------------------------

    def act(
        self, code: str, asking: Asking, id: str, seat: int | None, document: Mapping[str, object]
    ) -> Done:
        """Do something.

        What `asking` authorises is read in the transaction that writes the entry: a token that
        was revoked meanwhile writes nothing.

        `id` is made by the client. The same id, seat and document again answer the same version
        and change nothing, whatever has happened since. `{"kind": "rewind", "to": 4,
        "expected": 5}` is undo and redo.

        Raises DeadTokenError, NoSuchSeatError, ForbiddenError, IdReusedError, UnfoldableError,
        ShapeError (paths `action.…`), FaultyError (`id`, `action.…`), and whatever the rules
        refuse with.
        """
        check_id(id)
        body = tokens.canonical("action", document)
        hashed = tokens.request_hash(seat, body)
        with self._store.writing() as session:
            row = row_of(session, code)
            check_seat(seat, len(names_of(row)))
            bearer = self._bearer_in(session, row, asking, seat)
            check_bearer(bearer, seat)
            play = self._cache.folded(session, row)
            sent = session.entry_with_id(row.code, id)
            if sent is not None:
                if sent.request_hash != hashed:
                    raise IdReusedError
                return play.done(sent.number, bearer.seat)
            action = play.read(body)
            if isinstance(action, Rewind):
                check_rewind(bearer, play, action)
            world = World(self._now(), self._dice, table=bearer.table)
            entry = play.decided(seat, action, world)
            append.entry(session, row, play, entry, id, hashed)
        self._added(row.code, play, entry)
        return play.done(entry.number, bearer.seat)

    def _bearer_in(
        self, session: ReadSession, row: Sitting, asking: Asking, seat: int | None
    ) -> Bearer:
        """Whoever asks to act for `seat`. Raises DeadTokenError."""
        if isinstance(asking, Bearer):
            return asking
        return authorised_for(row, session.phones(row.code), asking, seat)

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
        with self._store.writing() as session:
            row = row_of(session, code)
            play = self._cache.folded(session, row)
            now, deadline = self._now(), play.deadline()
            if deadline is None or row.due_at is None or deadline.at > now:
                return None
            try:
                entry = play.decided(None, deadline.action, World(now, self._dice))
            except GameError:
                row.due_at = None
                return None
            id = append.clock_id(deadline)
            append.entry(session, row, play, entry, id, tokens.request_hash(None, id.encode()))
        self._added(row.code, play, entry)
        return entry.number
