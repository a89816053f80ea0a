"""The sittings of a house as one service: open, act, mend, move, delete."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from random import SystemRandom

import msgspec

from companion.background import FILES, run_in_thread, yield_to_other_greenlets
from companion.bell import Bell
from companion.documents import decode
from companion.engine.game import Dice, Game
from companion.engine.log import Mend
from companion.engine.refusal import GameError
from companion.store import EntryRow, ReadSession, Sitting, Store

from . import append, chronicle, export_format, importing, tokens
from .action_writer import ActionWriter, Sent
from .authorising import Bearers, authorise_in, authorise_member, check_id
from .cache import SLICE
from .entries import LONG_LOG
from .folded import FoldedSitting, open_folded
from .memory import Memory, row_of
from .mend_form import MendForm
from .queries import Queries
from .redaction import redact
from .refusals import ConflictError, ForbiddenError, UnfoldableError
from .seats import Seats
from .values import ActionResult, Credentials, NewSitting, Proposal


class Sittings:
    """The sittings of this house, to open, to play and to end.

    `queries` says how they stand, `seats` who sits where, `bearers` what a token is for; `writer`
    writes what is done in them.
    """

    def __init__(
        self,
        games: Mapping[str, Game],
        store: Store,
        bell: Bell,
        *,
        now: Callable[[], int],
        dice: Dice | None = None,
        keep: int = 64,
    ) -> None:
        """`keep`: how many sittings stay folded in memory."""
        self.memory = Memory(games, store, keep=keep)
        self.bearers = Bearers(self.memory)
        self.queries = Queries(self.memory, games, now)
        self.seats = Seats(self.memory, self.queries, bell, now=now)
        self._store = store
        self._bell = bell
        self._now = now
        self._dice = dice or SystemRandom()
        self.writer = ActionWriter(self.memory, bell, self._notify, now=now, dice=self._dice)
        self._listeners: list[Callable[[str], None]] = []
        store.file.when_replaced(self._forget)
        store.file.remember_by(self.memory.list_cached)

    # -- Opening ---------------------------------------------------------------------------

    def open(
        self,
        game: str,
        options: Mapping[str, object] | None,
        names: Sequence[str],
        guests: Collection[int] = (),
        *,
        previous: tuple[str, str] | None = None,
    ) -> NewSitting:
        """Begin a sitting; `guests` are the seats of those who are not kept as people.

        `previous`: the code and the table token of this table's last game, if it is over. Its
        phones follow, and whoever opens the next game twice gets the same one.

        Raises as `rules_of` and `open_folded` do.
        """
        rules = self.queries.rules(game)
        sitting = open_folded(rules, options or {}, names)
        now, token = self._now(), tokens.new_token()
        deadline = sitting.deadline()
        with self._store.writing(one_sitting=True) as session:
            code = self.free_code(session)
            if previous is not None:
                last = row_of(session, previous[0])
                running = session.sitting(last.next_code or "")
                if running is not None and running.ended_at is None:
                    token = tokens.next_token(previous[1], running.code)
                    if running.table_hash == tokens.token_hash(token):
                        return NewSitting(running.code, 0, token)
                token = tokens.next_token(previous[1], code)
                last.next_code = code
            session.add(
                Sitting(
                    code=code,
                    game=rules.key,
                    rules_version=rules.rules_version,
                    options=msgspec.json.encode(sitting.options).decode(),
                    seats=msgspec.json.encode(sitting.names).decode(),
                    guests=msgspec.json.encode(sorted(guests)).decode(),
                    created_at=now,
                    touched_at=now,
                    due_at=None if deadline is None else deadline.at,
                    table_hash=tokens.token_hash(token),
                )
            )
        self.memory.cache.put(code, sitting)
        self._notify(code)
        if previous is not None:
            left = tokens.parse_code(previous[0]) or ""
            self.memory.rows.drop(left)
            self._bell.ring(left)
        return NewSitting(code, sitting.version, token)

    def free_code(self, session: ReadSession, wish: str = "") -> str:
        """Return `wish` if it is a valid code and free, otherwise a new code."""
        if tokens.parse_code(wish) == wish and not session.is_taken(wish):
            return wish
        while session.is_taken(code := tokens.new_code(self._dice)):
            pass
        return code

    # -- Moving house ----------------------------------------------------------------------

    def export(self, code: str, credentials: Credentials | None) -> export_format.ExportedSitting:
        """Export the whole sitting as one document.

        The table may have it once everything is revealed, but for what was secret and taken back
        before. The host (None), who can read the database, may have all of it at any time.

        Raises ForbiddenError, ConflictError while it runs, UnfoldableError.
        """
        with self._store.reading() as session:
            row = row_of(session, code)
            if credentials is not None and not authorise_in(session, row, credentials, None).table:
                raise ForbiddenError("house-only-the-table")
            sitting = None if credentials is None else self.memory.cache.fold(session, row)
            entries, result = tuple(_in_slices(session, row.code)), session.results.find(row.code)
        if sitting is None:
            return export_format.document(row, entries, result, {})
        if row.ended_at is None or not sitting.is_revealed_after(len(entries)):
            raise ConflictError("house-export-running")  # it would hold everybody's secrets
        whole = sitting
        return run_in_thread(
            lambda: export_format.document(row, entries, result, redact(whole, len(entries)))
        )

    def export_archived(self, code: str) -> export_format.ExportedSitting | None:
        """Export a finished sitting as its table may have it.

        None where there is none, or none that can still be followed.
        """
        with self._store.reading() as session:
            row = session.sitting(code)
            if row is None or row.ended_at is None:
                return None
            entries, result = tuple(_in_slices(session, code)), session.results.find(code)
            kept = session.results.read_chronicle(code)
            beside = msgspec.json.decode(kept or b"{}", type=chronicle.ArchiveNotes)
            sitting = None
            if beside.entries != len(entries):
                try:
                    sitting = self.memory.cache.fold(session, row)
                except UnfoldableError:
                    return None
        if sitting is not None and not sitting.is_revealed_after(len(entries)):
            return None

        def document() -> export_format.ExportedSitting:
            unseen = beside.unseen if sitting is None else redact(sitting, len(entries))
            return export_format.document(row, entries, result, unseen)

        return run_in_thread(document) if len(entries) > LONG_LOG else document()

    def import_sitting(self, body: bytes, *, by_stranger: bool = False) -> NewSitting:
        """Import a sitting from another house, under its code if that is free.

        It is a sitting of its own, also when it is here already: nothing is ever overwritten. No
        phone has a seat in it yet. `by_stranger`: by a device that has no seat and no table here.

        Raises ShapeError, FaultyError, BrokenRecordingError.
        """
        document, sitting = run_in_thread(lambda: importing.read(self.queries.games, body), FILES)
        token = tokens.new_token()
        with self._store.writing(one_sitting=True) as session:
            code = self.free_code(session, document.code)
            append.write_imported(
                session, code, sitting, document, tokens.token_hash(token), by_stranger=by_stranger
            )
        self.writer.complete_result(code, sitting)
        self._notify(code)
        return NewSitting(code, sitting.version, token)

    # -- Playing ---------------------------------------------------------------------------

    def act(
        self,
        code: str,
        credentials: Credentials,
        id: str,
        seat: int | None,
        document: Mapping[str, object],
        *,
        seen: int | None = None,
    ) -> ActionResult:
        """Do something.

        What `credentials` authorises is read in the transaction that writes the entry: a token that
        was revoked meanwhile writes nothing.

        `id` is made by the client. The same id, seat and document again answer the same version
        and change nothing, whatever has happened since. `seen` is the version that whoever did it
        had before them: what was put right since is not put right again. `{"kind": "rewind",
        "to": 4, "expected": 5}` is undo and redo, `{"kind": "mend", …}` puts an entry right.

        Raises DeadTokenError, NoSuchSeatError, ForbiddenError, ConflictError, UnfoldableError,
        ShapeError (paths `action.…`), FaultyError (`id`, `action.…`), BlockedError, and whatever
        the rules refuse with.
        """
        check_id(id)
        self.memory.load_before_writing(code)
        body = tokens.canonical("action", document)
        sent = Sent(id, seat, body, tokens.request_hash(seat, body), seen)
        if document.get("kind") == "mend":
            self._fold_mend_early(code, credentials, document)
        return self.writer.write(code, credentials, sent)

    def _fold_mend_early(
        self, code: str, credentials: Credentials, mend: Mapping[str, object]
    ) -> None:
        """Fold a mend of a long log in a worker thread, before the write lock is taken for it."""
        sitting = self.memory.cache.find(tokens.parse_code(code))
        if sitting is not None and sitting.is_long:
            with suppress(GameError):
                self.propose(code, credentials, mend)

    def propose(
        self, code: str, credentials: Credentials, document: Mapping[str, object]
    ) -> Proposal:
        """Return what would come of a mend, without `expected`; nothing changes.

        Raises as `act` does, with paths inside the document.
        """
        body = tokens.canonical("", {**document, "kind": "mend", "expected": 0})
        with self._store.reading() as session:
            row = row_of(session, code)
            bearer = authorise_member(session, row, credentials)
            sitting = self.memory.cache.fold(session, row)
        mend = decode(body, Mend)
        return sitting.read_snapshot(lambda still: still.editor.propose(mend, bearer.seat))

    def mend_form(
        self, code: str, entry: int | None, viewer: int | None, like: Mapping[str, str]
    ) -> MendForm:
        """Return what to ask of whoever mends an entry; None: the last one `like` these values of
        its action. Raises as `propose` does.
        """

        def read(still: FoldedSitting) -> MendForm:
            number = still.editor.find_last(like, viewer) if entry is None else entry
            return still.editor.read_form(number, viewer)

        return self.memory.fold(code).read_snapshot(read)

    def remove(self, code: str) -> None:
        """Delete a sitting, or a score counted without one, everywhere and for good.

        Raises NoSuchSittingError.
        """
        typed = tokens.parse_code(code) or ""
        with self.memory.writing(code) as session:
            if session.results.find(typed) is None:
                row_of(session, code)
            session.remove_sitting(typed)
        self.memory.cache.drop(typed)
        self._notify(typed)

    def guests(self, code: str) -> tuple[int, ...]:
        """Return the seats of those who are not kept as people."""
        with self._store.reading() as session:
            return tuple(msgspec.json.decode(row_of(session, code).guests or "[]"))

    def forget(self, code: str) -> None:
        """Forget a sitting whose row was changed from elsewhere."""
        self.memory.rows.drop(code)
        self.memory.cache.drop(code)
        self._notify(code)

    def invalidate(self, code: str | None = None) -> None:
        """Drop the rows that another worker has changed: of this sitting, or perhaps of any."""
        self.memory.rows.drop(code)

    def catch_up(self) -> None:
        """Ring for what another worker has written and, dying, told nobody: where somebody waits
        who was not shown what stands in the database. Raises UnavailableError.
        """
        codes = self._bell.waited_for()
        for code in self.memory.shown.keys() - codes:
            self.memory.shown.pop(code, None)
        if not codes:
            return
        with self._store.reading() as session:
            marks = session.marks(codes)
        for code in set(codes) - marks.keys():  # deleted
            if self.memory.shown.pop(code, None) is not None:
                self.invalidate(code)
                self._bell.ring_here(code)
        for code, mark in marks.items():
            if self.memory.shown.get(code) != mark:
                self.memory.shown[code] = mark
                self.invalidate(code)
                self._bell.ring_here(code)

    def _notify(self, code: str) -> None:
        self._bell.ring(code)
        for changed in self._listeners:
            changed(code)

    def _forget(self) -> None:
        """Forget everything: another database is here."""
        self.memory.rows.drop()
        for code in self.memory.cache.forget():
            self._notify(code)

    def listen(self, changed: Callable[[str], None]) -> None:
        """Have `changed(code)` called after every new entry and every opening."""
        self._listeners.append(changed)


def _in_slices(session: ReadSession, code: str) -> Iterator[EntryRow]:
    seen = 0
    while some := session.log(code, after=seen, limit=SLICE):
        yield from some
        if len(some) < SLICE:
            return
        seen = some[-1].number
        yield_to_other_greenlets()
