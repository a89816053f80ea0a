"""A long import in slices: others write in between, and what does not come to its end goes again.

What is being imported is noted beside the settings before the first slice, and after each that
somebody is at it; the notes go with the last one. Whatever is found with its note still there was
cut off, and is taken back.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial

import msgspec

from companion.background import yield_to_other_greenlets
from companion.sittings.refusals import ConflictError
from companion.store import ReadSession, Store, WriteSession

Step = Callable[[WriteSession], None]

SLICE = 0.02
"""seconds; the last step of a slice may go beyond it"""
NOTE = "bringing"
"""the setting that says what"""
AT = "bringing-at"
"""that which says when the last slice was done, and by whom"""
DEAD = 60_000
"""milliseconds after the last slice: whoever wrote it does not live any more"""


class BusyError(ConflictError):
    """Another file is being read back (409)."""

    def __init__(self) -> None:
        super().__init__("history-import-busy")


class CutOffError(ConflictError):
    """Somebody took what was being read for dead (409)."""

    def __init__(self) -> None:
        super().__init__("history-import-cut-off")


class Note(msgspec.Struct, frozen=True):
    """What is being imported."""

    plays: tuple[str, ...]
    people: tuple[str, ...]
    """who was here before"""


class BatchedImport:
    """An import in slices. `gone` is called with the code of each sitting that is taken back."""

    def __init__(
        self, store: Store, *, now: Callable[[], int], gone: Callable[[str], object]
    ) -> None:
        self._store = store
        self._now = now
        self._gone = gone

    def do(self, plays: Iterable[str], steps: Iterable[Step]) -> bool:
        """Do all steps in the end, or none. False, and nothing was done, if one of these plays has
        come here meanwhile.

        Raises BusyError and CutOffError.
        """
        self.delete_abandoned()
        mine = secrets.token_hex(8)
        with self._store.writing() as session:
            check_idle(session)
            note = Note(tuple(plays), tuple(one.id for one in session.people.list_all()))
            if session.results.find_known(note.plays):
                return False
            session.settings.put(NOTE, msgspec.json.encode(note).decode())
            self._sign(session, mine)
        done = False
        try:
            self._do(steps, mine)
            done = True
        finally:
            if not done:
                self._take_back(mine)
        return True

    def delete_abandoned(self, *, alone: bool = False) -> None:
        """Take back what somebody has left half done; `alone`: nobody can be at it.

        Raises BusyError.
        """
        with self._store.reading() as session:
            if find_last_slice(session) is None:
                return
        mine = secrets.token_hex(8)
        with self._store.writing() as session:
            at = find_last_slice(session)
            if at is None:
                return
            if not alone and self._now() - at < DEAD:
                raise BusyError
            self._sign(session, mine)
        self._take_back(mine)

    def _sign(self, session: WriteSession, mine: str) -> None:
        session.settings.put(AT, f"{self._now()} {mine}")

    def _do(self, steps: Iterable[Step], mine: str) -> None:
        left = iter(steps)
        while self._slice(left, mine):
            yield_to_other_greenlets()

    def _slice(self, left: Iterator[Step], mine: str) -> bool:
        """Do one slice; return whether there is more. Raises CutOffError."""
        with self._store.writing() as session:
            if not _is_signed(session, mine):
                raise CutOffError
            until = time.monotonic() + SLICE
            for step in left:
                step(session)
                if time.monotonic() >= until:
                    self._sign(session, mine)
                    return True
            for name in (NOTE, AT):
                session.settings.remove(name)
            return False

    def _take_back(self, mine: str) -> None:
        with self._store.reading() as session:
            note = session.settings.read(NOTE) if _is_signed(session, mine) else None
        if note is not None:
            gone: list[str] = []
            self._do(_backwards(msgspec.json.decode(note, type=Note), gone), mine)
            for code in gone:
                self._gone(code)


def find_last_slice(session: ReadSession) -> int | None:
    """Return when the last slice of a running import was done; None while none runs."""
    at = session.settings.read(AT)
    return None if at is None else int(at.partition(" ")[0])


def check_idle(session: ReadSession) -> None:
    """Raises BusyError."""
    if find_last_slice(session) is not None:
        raise BusyError


def _is_signed(session: ReadSession, mine: str) -> bool:
    return (session.settings.read(AT) or "").endswith(f" {mine}")


def recounts(people: Iterable[str], since: int = 0) -> Iterator[Step]:
    """Count again these people, of whom plays that ended `since` then came or went."""
    for id in sorted(people):
        yield partial(_recount, id, since)


def _recount(id: str, since: int, session: WriteSession) -> None:
    session.people.recount({id}, since)


def _backwards(note: Note, gone: list[str]) -> Iterator[Step]:
    for play in note.plays:
        yield partial(_remove, play, gone)
    left: set[str] = set()
    yield partial(_remove_strangers, frozenset(note.people), left)
    yield from recounts(left)  # all: what was taken back before may have been cut off too


def _remove(play: str, gone: list[str], session: WriteSession) -> None:
    result = session.results.find_play(play)
    if result is not None:
        gone.append(result.code)
        session.remove_sitting(result.code, recount=False)


def _remove_strangers(before: frozenset[str], left: set[str], session: WriteSession) -> None:
    """Remove who came with it and has played nothing else; `left` gets everybody else."""
    everybody = {one.id for one in session.people.list_all()}
    gone = [id for id in sorted(everybody - before) if not session.people.list_codes([id])]
    session.people.remove(gone)
    left |= everybody.difference(gone)
