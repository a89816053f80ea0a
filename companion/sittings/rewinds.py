"""Undo and redo: where they lead, and who may ask for them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from companion.engine.log import Rewind
from companion.engine.refusal import SettledError

from .entries import DecidedEntry, EntryLog
from .narrator import Narrator
from .values import UndoStep


class Rewinds:
    """The ways back and forward through one log."""

    def __init__(self, log: EntryLog, narrator: Narrator) -> None:
        self._log = log
        self._narrator = narrator

    def undo(self, viewer: int | None) -> UndoStep | None:
        """Return the undo on offer to the viewer (None: the table), if there is one."""
        return self._step(viewer, self._undo_place(), self._log.head.place)

    def redo(self, viewer: int | None) -> UndoStep | None:
        """Return the redo on offer to the viewer (None: the table), if there is one."""
        place = self._redo_place()
        return None if place is None else self._step(viewer, place, place)

    def _step(self, viewer: int | None, to: int | None, about: int) -> UndoStep | None:
        log = self._log
        if to is None or log.heads[to].unseen:
            return None
        if viewer is not None and not self._may_go(viewer, to):
            return None
        revealed = log.revealed and about == log.head.place
        words = self._narrator.narrate(about).for_viewer(viewer, revealed)
        action = msgspec.to_builtins(Rewind(to, log.version))
        return UndoStep(to, action, words, self.crosses_reveal(to), self.is_final)

    @property
    def is_final(self) -> bool:
        """Return whether nobody can come back to this place."""
        return self._log.game.sealed(self._log.state)

    def check_visible(self, rewind: Rewind) -> None:
        """Raise SettledError if a rewind leads to a state that is unknown here, or sealed."""
        if 0 <= rewind.to <= self._log.version and (key := self._find_closed(rewind.to)):
            raise SettledError(key, path="action.to")

    def _find_closed(self, to: int) -> str | None:
        """Return the message id for why nobody can go back to just after an entry, or None."""
        log, end = self._log, self._log.find_cut(to)
        if end is not None:
            return "house-rewind-unseen" if log.is_cut_closed(end) else None
        if log.heads[to].unseen:
            return "house-rewind-unseen"
        return "house-rewind-sealed" if log.game.sealed(log.heads[to].state) else None

    def may_rewind(self, seat: int, rewind: Rewind) -> bool:
        """Return whether a phone may do this: only its own last action, undo or redo, and not past
        a reveal.
        """
        if not 0 <= rewind.to <= self._log.version:
            return True  # refused later, for a better reason
        return self._may_go(seat, self._log.heads[rewind.to].place)

    def _may_go(self, seat: int, place: int) -> bool:
        head = self._log.head
        if place == self._undo_place():
            is_last = place == head.undo
            return is_last and self._seat_of(head.place) == seat and not self.crosses_reveal(place)
        return place == head.redo and self._seat_of(place) == seat

    def _seat_of(self, place: int) -> int | None:
        return self._log.entry(place).seat

    def _undo_place(self) -> int | None:
        """Return where an undo leads; None too where a mend stands in between."""
        heads, place = self._log.heads, self._log.head.undo
        while place is not None and self._log.game.sealed(heads[place].state):
            place = heads[place].undo
        return place if place is not None and self._log.is_reachable(place) else None

    def _redo_place(self) -> int | None:
        """Return where a redo leads: past what is sealed, as the undo did."""
        ahead = self._log.head.ahead
        while ahead is not None and self._log.game.sealed(self._log.heads[ahead.place].state):
            ahead = ahead.then
        return None if ahead is None else ahead.place

    def crosses_reveal(self, place: int) -> bool:
        """Return whether something that everybody sees now was hidden there."""
        log, then = self._log, self._log.heads[place].state
        if log.revealed and not log.game.revealed(then):
            return True
        return log.result() is not None and log.game.result(then, log.names) is None

    def list_places(self) -> Iterator[int]:
        """List every entry to which the table may go back, or forward again."""
        log = self._log
        for head in log.heads:
            leads = head.place != log.head.place and log.is_reachable(head.place)
            there = leads or log.find_cut(head.number) is not None
            if there and self._find_closed(head.number) is None:
                yield head.number

    def target(self, entry: DecidedEntry) -> int | None:
        """Return the entry that a rewind has to name to go back to just after this one; None:
        nobody may.

        At the place before a mend the mend is gone; the place of the mend keeps it.
        """
        log = self._log
        place, mend = entry.head.place, log.head.mend
        if mend and place == log.heads[mend].undo:
            place = mend
        if place == log.head.place:
            return None
        if log.is_reachable(place):
            return None if log.game.sealed(log.heads[place].state) else place
        end = log.find_cut(entry.number)
        return None if end is None or log.is_cut_closed(end) else entry.number
