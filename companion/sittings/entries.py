"""The entries of a sitting in memory, how it stood after each, and which of them are in effect.

Rewinds choose which entries are in effect; mends make such a list of their own.
"""

from __future__ import annotations

import copy
import threading
from bisect import bisect_right
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from companion.engine import log
from companion.engine.game import PlayedGame
from companion.engine.log import LogHead, Mend, RedactedEntry
from companion.engine.score import ScoreSheet

LONG_LOG = 300
"""entries; a longer log is read in a worker thread"""


@dataclass(frozen=True, slots=True)
class EffectiveEntry:
    """An entry that is in effect: neither undone nor taken out by a mend."""

    number: int
    seat: int | None
    at: int
    action: msgspec.Struct
    """`Unseen` where nobody here knows what it was"""
    state: Any
    """after it, with all mends in effect; None where nobody here knows it"""
    source: int
    """number of the entry that holds this action: its own, or the mend that put it here"""


Effective = tuple[EffectiveEntry, ...]


@dataclass(frozen=True, slots=True)
class DecidedEntry:
    """An entry whose luck and clock are decided, with the sitting as it stands after it."""

    seat: int | None
    at: int
    action: msgspec.Struct
    head: LogHead[Any]
    effective: Effective | None = None
    """of a mend: the entries in effect after it"""

    @property
    def number(self) -> int:
        return self.head.number

    @property
    def body(self) -> str:
        """The action as JSON, as the database keeps it."""
        return msgspec.json.encode(self.action).decode()


def effective_entries(
    entries: Sequence[DecidedEntry], heads: Sequence[LogHead[Any]], place: int
) -> Effective:
    """Return the entries that lead to `place`, the first one first."""
    later: list[EffectiveEntry] = []
    base: Effective = ()
    for number in log.way_back(heads, place):
        if number == 0:
            break
        one = entries[number - 1]
        if one.effective is not None:
            base = one.effective
            break
        state = None if one.head.unseen else one.head.state
        later.append(EffectiveEntry(number, one.seat, one.at, one.action, state, number))
    return (*base, *reversed(later))


@dataclass(frozen=True, slots=True)
class Standing:
    """What is in effect at a place of a log."""

    effective: Effective
    by_number: Mapping[int, EffectiveEntry]
    removed_by: Mapping[int, int]
    """number of an entry that a mend took out → number of that mend"""
    path: frozenset[int]
    """the places that lead there"""
    sources: frozenset[int]
    """numbers of the entries whose own action is in effect"""
    cuts: Mapping[int, int]
    """places from before a mend in effect, to which a rewind goes back with that mend → how many
    of the entries in effect are left there"""

    def keeps_mend(self, entry: DecidedEntry) -> bool:
        """Return whether an entry is a mend of something that is in effect, or taken out, here."""
        if entry.number not in self.path or entry.effective is None:
            return False
        if isinstance(entry.action, Mend):
            return entry.action.entry in self.by_number or entry.action.entry in self.removed_by
        return isinstance(entry.action, RedactedEntry)


class EntryLog:
    """All entries of a sitting. They are added, never changed, so that reading needs no lock."""

    def __init__(self, game: PlayedGame[Any, Any, Any], setup: Any, names: tuple[str, ...]) -> None:
        self.game = game
        self.names = names
        self.adding = threading.Lock()
        self._entries: list[DecidedEntry] = []
        self.heads: list[LogHead[Any]] = [log.open_log(setup)]
        """`heads[n]`: how the sitting stood after entry n"""
        self._standing: dict[tuple[int, int], Standing] = {}
        """the standing asked for last, by the number of entries and the place"""

    def copy(self) -> EntryLog:
        """Return the log as it stands, with the same cache; what others add is not in it."""
        copied = copy.copy(self)
        copied.heads = [*self.heads]
        copied._entries = self._entries[: copied.version]  # noqa: SLF001 - our own class
        return copied

    @property
    def head(self) -> LogHead[Any]:
        return self.heads[-1]

    @property
    def version(self) -> int:
        """The number of the last entry; 0 at the set-up."""
        return self.head.number

    @property
    def setup(self) -> Any:
        """The state before the first entry."""
        return self.heads[0].state

    @property
    def state(self) -> Any:
        return self.head.state

    @property
    def revealed(self) -> bool:
        """Whether the table has turned everything up."""
        return self.game.revealed(self.state)

    def result(self) -> ScoreSheet | None:
        """Return the score sheet, or None while the game goes on."""
        return self.game.result(self.state, self.names)

    def add(self, entry: DecidedEntry) -> bool:
        """Add the next entry; return False if it is here already, or not the next one."""
        if entry.number != self.version + 1:
            return False
        self._entries.append(entry)
        self.heads.append(entry.head)
        return True

    def entry(self, number: int) -> DecidedEntry:
        """Return the entry with this number, which must exist."""
        return self._entries[number - 1]

    def entries(self, *, after: int = 0, upto: int | None = None) -> Sequence[DecidedEntry]:
        """Return the entries numbered above `after`, up to and with `upto`."""
        return self._entries[after : self.version if upto is None else upto]

    def effective(self) -> Effective:
        """Return the entries in effect now, the first one first."""
        return self.standing(self.head.place).effective

    def state_before(self, effective: Effective, index: int) -> Any:
        """Return the state before one of these entries."""
        return effective[index - 1].state if index else self.setup

    def replacement(self, mend: DecidedEntry) -> tuple[Any, EffectiveEntry]:
        """Return what a mend has put in the place of an entry, and before it the state there."""
        effective = mend.effective or ()
        index = next(at for at, one in enumerate(effective) if one.source == mend.number)
        return self.state_before(effective, index), effective[index]

    def standing(self, place: int) -> Standing:
        """Return what is in effect at a place.

        The last answer is cached: walking back a long log takes as long as telling a page of it.
        """
        key = len(self._entries), place
        found = self._standing.get(key)
        if found is None:
            found = self._find_standing(place)
            self._standing.clear()
            self._standing[key] = found
        return found

    def _find_standing(self, place: int) -> Standing:
        effective = effective_entries(self._entries, self.heads, place)
        by_number = {one.number: one for one in effective}
        path = frozenset(log.way_back(self.heads, place))
        mends = (self.entry(number) for number in sorted(path - {0}))
        removed_by = {
            one.action.entry: one.number
            for one in mends
            if isinstance(one.action, Mend) and one.action.action is None
        }
        sources = frozenset(one.source for one in effective) | frozenset(removed_by.values())
        cuts = self._find_cuts(effective, path) if place == self.head.place else {}
        return Standing(effective, by_number, removed_by, path, sources, cuts)

    def _find_cuts(self, effective: Effective, path: Collection[int]) -> Mapping[int, int]:
        numbers = [one.number for one in effective]
        mends = [place for place in path if place and self.entry(place).effective is not None]
        ends = {place: bisect_right(numbers, place) for place in (0, *numbers, *mends)}
        return {
            place: end
            for place, end in ends.items()
            if end < len(effective) and not self.is_reachable(place)
        }

    def is_reachable(self, place: int) -> bool:
        """Return whether a rewind may lead to a place without losing a mend in effect."""
        return log.is_reachable(self.heads, place)

    def find_cut(self, to: int) -> int | None:
        """Return how many entries stay in effect where a rewind leads to before a mend and keeps
        it; None where it leads to a place that exists.
        """
        if not self.head.mend or not 0 <= to <= self.version:
            return None
        return self.standing(self.head.place).cuts.get(self.heads[to].place)

    def is_cut_closed(self, end: int) -> bool:
        """Return whether nobody may go back to where `end` of the entries in effect are left."""
        state = self.state_before(self.effective(), end)
        return state is None or self.game.sealed(state)
