"""A long import in slices: others write in between, and what does not come to its end goes again.

What is being brought is noted beside the settings before the first slice; the note goes with the
last one. Whatever is found with its note still there was cut off, and is taken back.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial

import msgspec

from companion.apart import give_way
from companion.sittings.refusals import ConflictError
from companion.store import ReadSession, Store, WriteSession

Step = Callable[[WriteSession], None]

SLICE = 0.05
"""seconds; the last step of a slice may go beyond it"""
NOTE = "bringing"
"""the setting that says so"""
DEAD = 60_000
"""milliseconds after the last slice: whoever wrote it does not live any more"""


class BusyError(ConflictError):
    """Another file is being read back (409)."""

    def __init__(self) -> None:
        super().__init__("history-import-busy")


class Note(msgspec.Struct, frozen=True):
    """What is being brought."""

    at: int
    """when the last slice was done"""
    plays: tuple[str, ...]
    people: tuple[str, ...]
    """who was here before"""


class Slices:
    """Writes to one household; `gone` is told the code of each sitting that is taken back."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], int],
        gone: Callable[[str], object],
        household: str,
    ) -> None:
        self._store = store
        self._household = household
        self._now = now
        self._gone = gone

    def do(self, plays: Iterable[str], steps: Iterable[Step]) -> None:
        """All of it in the end, or nothing. Raises BusyError."""
        self.tidy()
        with self._store.writing(self._household) as session:
            if session.setting(NOTE) is not None:
                raise BusyError
            before = tuple(one.id for one in session.people())
            _put(session, Note(self._now(), tuple(plays), before))
        done = False
        try:
            self._do(steps)
            done = True
        finally:
            if not done:
                self._take_back()

    def tidy(self, *, alone: bool = False) -> None:
        """What somebody has left half done is taken back; `alone`: nobody can be at it.

        Raises BusyError.
        """
        with self._store.reading(self._household) as session:
            left = _note(session)
        if left is None:
            return
        if not alone and self._now() - left.at < DEAD:
            raise BusyError
        self._take_back()

    def _do(self, steps: Iterable[Step]) -> None:
        left = iter(steps)
        while self._slice(left):
            give_way()

    def _slice(self, left: Iterator[Step]) -> bool:
        """Whether there is more."""
        with self._store.writing(self._household) as session:
            until = time.monotonic() + SLICE
            for step in left:
                step(session)
                if time.monotonic() >= until:
                    note = _note(session)
                    if note is not None:
                        _put(session, msgspec.structs.replace(note, at=self._now()))
                    return True
            session.remove_setting(NOTE)
            return False

    def _take_back(self) -> None:
        with self._store.reading(self._household) as session:
            note = _note(session)
        if note is not None:
            gone: list[str] = []
            self._do(_backwards(note, gone))
            for code in gone:
                self._gone(code)


def _backwards(note: Note, gone: list[str]) -> Iterator[Step]:
    for play in note.plays:
        yield partial(_remove, play, gone)
    yield partial(_remove_strangers, frozenset(note.people))


def _remove(play: str, gone: list[str], session: WriteSession) -> None:
    result = session.result_of_play(play)
    if result is not None:
        gone.append(result.code)
        session.remove_sitting(result.code)


def _remove_strangers(before: frozenset[str], session: WriteSession) -> None:
    """Who came with it and has played nothing else."""
    since = [one.id for one in session.people() if one.id not in before]
    session.remove_people([id for id in since if not session.codes_of([id])])


def _note(session: ReadSession) -> Note | None:
    written = session.setting(NOTE)
    return None if written is None else msgspec.json.decode(written, type=Note)


def _put(session: WriteSession, note: Note) -> None:
    session.put_setting(NOTE, msgspec.json.encode(note).decode())
