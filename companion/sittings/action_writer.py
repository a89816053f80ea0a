"""Decide what is done in a sitting and write it into its log: commit, then notify."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from companion.bell import Bell
from companion.engine.chronicle import Findings
from companion.engine.game import Dice, World
from companion.engine.log import Rewind
from companion.engine.refusal import GameError
from companion.engine.score import ScoreSheet
from companion.store import Token, UnavailableError

from . import append, chronicle, records, tokens
from .authorising import authorise_for, authorise_in, check_bearer, check_rewind, check_seat
from .cache import UNFOLDABLE, names_of
from .entries import DecidedEntry
from .folded import FoldedSitting
from .memory import CachedRow, Memory, row_of
from .recording import RecordedEntry
from .refusals import ConflictError
from .values import ActionResult, Bearer, Credentials

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Sent:
    """An action as it came."""

    id: str
    seat: int | None
    body: bytes
    hash: str
    seen: int | None


@dataclass(frozen=True, slots=True)
class Attempt:
    """An action decided from memory, and what memory says of who did it."""

    known: CachedRow
    bearer: Bearer
    token: Token | None
    """by which they may; None for somebody whom the caller vouches for"""
    prepared: append.PreparedEntry


class ActionWriter:
    """The one path by which an entry comes into a log.

    What memory says suffices for most; whatever else it is, is decided in the transaction.
    """

    def __init__(
        self,
        memory: Memory,
        bell: Bell,
        notify: Callable[[str], None],
        *,
        now: Callable[[], int],
        dice: Dice,
    ) -> None:
        self._memory = memory
        self._store = memory.store
        self._bell = bell
        self._notify = notify
        self._now = now
        self._dice = dice

    def write(self, code: str, credentials: Credentials, sent: Sent) -> ActionResult:
        """Do what was sent. Raises as `Sittings.act` does."""
        attempt = self._try_from_memory(code, credentials, sent)
        done = None if attempt is None else self._append_optimistically(attempt, sent)
        return self._append_locked(code, credentials, sent, attempt) if done is None else done

    def _try_from_memory(self, code: str, credentials: Credentials, sent: Sent) -> Attempt | None:
        """Decide an action by what is in memory, without a look at the database.

        None where the sitting is not in memory, or refuses: only the database knows whether the
        action has been done already.
        """
        typed = tokens.parse_code(code)
        known, sitting = self._memory.rows.find(typed), self._memory.cache.find(typed)
        if known is None or sitting is None or known.row.ended_at is not None:
            return None
        try:
            check_seat(sent.seat, len(sitting.names))
            bearer, token = self._known_bearer(known, credentials, sent.seat)
            entry = self._decide(sitting, bearer, sent, known.touched_at)
        except GameError:
            return None
        return Attempt(known, bearer, token, append.prepare_entry(sitting, entry))

    def _append_optimistically(self, attempt: Attempt, sent: Sent) -> ActionResult | None:
        """Append an entry from which nothing else follows, unless the sitting has changed.

        None, and nothing is written, if anything is in the way.
        """
        known, prepared, code = attempt.known, attempt.prepared, attempt.known.row.code
        if not prepared.is_plain(known.due_at):
            return None
        entry = prepared.entry
        row = append.columns(code, entry, entry.body, sent.id, sent.hash)
        try:
            if not self._store.append(
                row,
                due_at=known.due_at,
                token=attempt.token,
                still=lambda: self._memory.rows.find(code) is known,
            ):
                return None
        except UnavailableError:
            self._memory.rows.drop(code)
            raise
        self._memory.rows.touch(known, entry.at, known.due_at)
        self._fold_entry(code, prepared)
        return prepared.sitting.acknowledge(prepared.number, attempt.bearer.seat)

    def _known_bearer(
        self, known: CachedRow, credentials: Credentials, seat: int | None
    ) -> tuple[Bearer, Token | None]:
        """Return who asks to act for `seat`, and the token by which. Raises DeadTokenError."""
        if isinstance(credentials, Bearer):
            return credentials, None
        bearer = authorise_for(known.row, known.phones, credentials, seat)
        if bearer.table:
            return bearer, Token(known.row.table_hash, None)
        hashes = {whose: hash for hash, whose in known.phones.items()}
        return bearer, None if bearer.seat is None else Token(hashes[bearer.seat], bearer.seat)

    def _decide(
        self, sitting: FoldedSitting, bearer: Bearer, sent: Sent, touched_at: int
    ) -> DecidedEntry:
        check_bearer(bearer, sent.seat)
        action = sitting.decode_action(sent.body)
        if isinstance(action, Rewind):
            check_rewind(bearer, sitting, action)
        if sent.seen is not None:
            sitting.check_newest(action, sent.seen)
        now = max(self._now(), touched_at)  # the log is in order, whatever the clock says
        return sitting.decide(sent.seat, action, World(now, self._dice, table=bearer.table))

    def _append_locked(
        self, code: str, credentials: Credentials, sent: Sent, attempt: Attempt | None
    ) -> ActionResult:
        """Append an entry, and whatever follows from it, by what stands in the database.

        Nobody else writes meanwhile. What was decided from memory stands if it still follows.
        """
        with self._memory.writing(code) as session:
            row = row_of(session, code)
            check_seat(sent.seat, len(names_of(row)))
            bearer = authorise_in(session, row, credentials, sent.seat)
            check_bearer(bearer, sent.seat)
            sitting = self._memory.cache.fold(session, row)
            before = session.entry_with_id(row.code, sent.id)
            prepared = None
            if before is None:
                if attempt and attempt.bearer == bearer and attempt.prepared.follows(sitting):
                    prepared = attempt.prepared
                else:
                    prepared = append.prepare_entry(
                        sitting, self._decide(sitting, bearer, sent, row.touched_at)
                    )
                append.write_entry(session, row, prepared, sent.id, sent.hash)
                number = prepared.number
            elif before.request_hash == sent.hash:
                number = before.number
            else:
                raise ConflictError("house-id-reused", path="id")
        if prepared is not None:
            self._fold_entry(row.code, prepared)
        elif number == sitting.version:  # whoever wrote it may have died before the rest
            self.complete_result(row.code, sitting)
            self._bell.ring(row.code)
        return sitting.acknowledge(number, bearer.seat)

    def perform(self, code: str, entry: RecordedEntry) -> int:
        """Add an entry as it was recorded, luck and all, at our own time; return the version.

        For a sitting that nobody plays. Raises whatever the rules refuse with.
        """
        with self._memory.writing(code) as session:
            row = row_of(session, code)
            sitting = self._memory.cache.fold(session, row)
            action = sitting.decode_entry(msgspec.json.encode(entry.action))
            prepared = append.prepare_entry(
                sitting, sitting.make_entry(entry.seat, self._now(), action)
            )
            id = f"recorded-{prepared.number}"
            append.write_entry(session, row, prepared, id, tokens.request_hash(None, id.encode()))
        self._fold_entry(row.code, prepared)
        return prepared.number

    def expire(self, code: str, due: int = 0) -> int | None:
        """Do what is due; return the version after it, or None if nothing happened.

        A deadline at `due` has come, whatever the clock says.

        What the rules refuse (it is settled meanwhile) is not tried again until something else
        happens.
        """
        self._memory.load_before_writing(code)
        with self._memory.writing(code) as session:
            row = session.claim_sitting(tokens.parse_code(code) or "")
            if row is None:
                return None
            sitting = self._memory.cache.fold(session, row)
            now, deadline = max(self._now(), row.touched_at, due), sitting.deadline()
            if deadline is None or row.due_at is None or deadline.at > now:
                return None
            try:
                entry = sitting.decide(None, deadline.action, World(now, self._dice))
            except GameError:
                row.due_at = None
                return None
            id = append.clock_id(deadline, sitting.head)
            prepared = append.prepare_entry(sitting, entry)
            append.write_entry(session, row, prepared, id, tokens.request_hash(None, id.encode()))
        self._fold_entry(row.code, prepared)
        return prepared.number

    def _fold_entry(self, code: str, prepared: append.PreparedEntry) -> None:
        """Fold an entry that is in the database, and tell everybody."""
        with prepared.sitting.log.adding:
            prepared.sitting.add(prepared.entry, prepared.entry.body)
        try:
            if prepared.sheet is not None:
                self.complete_result(code, prepared.sitting)
        finally:
            self._notify(code)

    def complete_result(self, code: str, sitting: FoldedSitting) -> None:
        """Add to the result of a sitting that is at its end what takes long to find out: what would
        have turned it, and the chronicle. Nothing is held open for writing meanwhile.
        """
        if sitting.result() is None:
            return
        version = sitting.version

        def find(still: FoldedSitting) -> tuple[ScoreSheet | None, bytes, Findings]:
            told = still.game.result_with_counterfactuals(still.state, still.names)
            document, found = chronicle.make_chronicle(still)
            return told, chronicle.encode(document, chronicle.archive(still)), found

        try:
            told, written, found = sitting.read_snapshot(find)
        except UNFOLDABLE:
            _logger.exception("%s has no chronicle", code)
            return
        with self._store.writing(one_sitting=True) as session:
            session.lock_sitting(code)
            result = session.results.find(code)
            if sitting.version != version or result is None:
                return
            if told is not None:
                records.put_turns(session, result, told)
            session.results.put_chronicle(code, written)
            records.put_facts(session, code, found.seats)
