"""The words of the log: what was done, and the remarks on it."""

from __future__ import annotations

import copy
from collections.abc import Collection
from typing import Any

from companion.engine.game import Narration, Remark
from companion.engine.log import Mend, RedactedEntry, Rewind
from companion.engine.message import Message, SeatName

from . import results
from .entries import DecidedEntry, EffectiveEntry, EntryLog, effective_entries


class Narrator:
    """Words for the entries of a log.

    They never change, so they are cached by number as long as the sitting is. Without that a page
    of the log takes 2.5 times as long.
    """

    def __init__(self, log: EntryLog) -> None:
        self._log = log
        self._narrations: dict[int, Narration] = {}
        self._remarks: dict[int, tuple[Remark, ...]] = {}

    def copy(self, log: EntryLog) -> Narrator:
        """Return a narrator of a copy of the log, with the same cache."""
        copied = copy.copy(self)
        copied._log = log  # noqa: SLF001 - our own class
        return copied

    def narrate(self, number: int) -> Narration:
        """Return the words of an entry as it was done."""
        narration = self._narrations.get(number)
        if narration is None:
            narration = self._narrations[number] = self._narrate(self._log.entry(number))
        return narration

    def _narrate(self, entry: DecidedEntry) -> Narration:
        match entry.action:
            case RedactedEntry() as unseen:
                return Narration(results.decode_message(unseen.words))
            case Mend() as mend:
                return self._narrate_mend(entry, mend)
            case Rewind():
                return Narration(self.describe_rewind(entry, None, False, frozenset()))
            case action:
                before = self._log.heads[entry.number - 1].state
                return self._log.game.narrate(before, entry.head.state, entry.seat, action)

    def describe_rewind(
        self, entry: DecidedEntry, viewer: int | None, revealed: bool, sources: Collection[int]
    ) -> Message:
        """Return the words of an undo or a redo; `sources`: the entries in effect now."""
        assert isinstance(entry.action, Rewind)
        who = _actor(entry)
        before, after = self._log.heads[entry.number - 1], entry.head
        if entry.effective is not None:
            return Message("house-log-went-back", who=who, entry=entry.action.to)
        if after.place == before.undo:
            key, about = "house-log-took-back", before.place
        elif after.place == before.redo:
            key, about = "house-log-brought-back", after.place
        else:
            return Message("house-log-went-back", who=who, entry=after.place)
        what = self.narrate(about).for_viewer(viewer, revealed and about in sources)
        return Message(key, who=who, what=what)

    def _narrate_mend(self, entry: DecidedEntry, mend: Mend) -> Narration:
        place = self._log.heads[entry.number - 1].place
        effective = effective_entries(self._log.entries(), self._log.heads, place)
        was = self.describe(next(one for one in effective if one.number == mend.entry))
        nothing = Narration(Message("house-log-nothing"))
        now = nothing if mend.action is None else self.narrate_replacement(entry.number)
        return _join(_actor(entry), was, now)

    def narrate_replacement(self, number: int) -> Narration:
        """Return the words of what a mend has put in the place of an entry."""
        entry = self._log.entry(number)
        if isinstance(entry.action, RedactedEntry):
            return Narration(results.decode_message(entry.action.words))
        before, one = self._log.replacement(entry)
        return self._log.game.narrate(before, one.state, one.seat, one.action)

    def describe(self, one: EffectiveEntry) -> Narration:
        """Return the words of what is in effect in an entry's place."""
        if one.source == one.number:
            return self.narrate(one.number)
        return self.narrate_replacement(one.source)

    def remarks(self, number: int, viewer: int | None) -> tuple[Message, ...]:
        """Return what the notes said against an entry, as far as the viewer may know."""
        remarks = self._remarks.get(number)
        if remarks is None:
            remarks = self._remarks[number] = self._find_remarks(self._log.entry(number))
        return tuple(one.words for one in remarks if one.seat in (None, viewer))

    def _find_remarks(self, entry: DecidedEntry) -> tuple[Remark, ...]:
        before: Any = self._log.heads[entry.number - 1].state
        match entry.action:
            case Mend(action=None) | Rewind() | RedactedEntry():
                return ()
            case Mend():
                before, one = self._log.replacement(entry)
                return self._log.game.remarks(before, one.state, one.seat, one.action)
            case action:
                return self._log.game.remarks(before, entry.head.state, entry.seat, action)


def _actor(entry: DecidedEntry) -> Message | SeatName:
    return Message("house-the-table") if entry.seat is None else SeatName(entry.seat)


def _join(who: Message | SeatName, was: Narration, now: Narration) -> Narration:
    """Put a mend into words; what it replaces stays a secret of those who knew it."""

    def join(one: Message, other: Message) -> Message:
        return Message("house-log-mended", who=who, was=one, now=other)

    seats = sorted({seat for seat, _ in (*was.private, *now.private)})
    private = tuple(
        (seat, join(was.for_viewer(seat, False), now.for_viewer(seat, False))) for seat in seats
    )
    secret = was.secret or now.secret
    revealed = join(was.public, now.for_viewer(None, True)) if secret else None
    return Narration(join(was.public, now.public), private, revealed)
