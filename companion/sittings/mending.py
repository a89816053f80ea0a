"""Mends: another action in the place of an entry, or none, while everything later stays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NoReturn, TypeVar, Union

import msgspec

from companion.engine.authority import check_authority
from companion.engine.game import PlayedGame, World
from companion.engine.log import Mend, RedactedEntry
from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError, GameError, SettledError

from .decoding import decode_part
from .entries import Effective, EffectiveEntry, EntryLog
from .refusals import NoSuchSeatError
from .tokens import canonical

Item = TypeVar("Item")


class NoDice:
    """Raises on use: everything has been decided already."""

    def choice(self, seq: Sequence[Item]) -> NoReturn:
        raise GameError("house-import-undecided")

    def sample(self, population: Sequence[Item], k: int) -> NoReturn:
        raise GameError("house-import-undecided")


class References:
    """Maps what later entries name to its new number after a mend.

    Deals, debts and claims are numbered in the order in which they are made, so one more or fewer
    shifts all later numbers; an entry that names one of them still means the same one.
    """

    def __init__(self, game: PlayedGame[Any, Any, Any]) -> None:
        self._game = game
        self._numbers: dict[int, int | None] = {}

    def follow(self, was: tuple[Any, Any], now: tuple[Any, Any] | None) -> None:
        """Learn what an entry makes now instead of what it made: the states before and after it,
        then and now; `now` None: it is not in force any more.
        """
        left = [] if now is None else self._list_new(*now)
        for number, what in self._list_new(*was):
            found = next((one for one in left if one[1] == what), None)
            if found is not None:
                left.remove(found)
            self._numbers[number] = None if found is None else found[0]

    def _list_new(self, before: Any, after: Any) -> list[tuple[int, Any]]:
        there = self._game.made(before)
        return [one for one in self._game.made(after).items() if one[0] not in there]

    def resolve(self, action: msgspec.Struct) -> msgspec.Struct:
        """Return the action with today's numbers. Raises SettledError if what it names is gone."""
        changed: dict[str, int] = {}
        for field in getattr(type(action), "refers", ()):
            number = getattr(action, field)
            if number not in self._numbers:
                continue
            found = self._numbers[number]
            if found is None:
                raise SettledError("house-mend-gone", path=f"action.{field}")
            changed[field] = found
        return msgspec.structs.replace(action, **changed) if changed else action


@dataclass(frozen=True, slots=True)
class Conflict:
    """An entry that a mend would make impossible."""

    entry: EffectiveEntry
    why: GameError


@dataclass(frozen=True, slots=True)
class MendOutcome:
    """What a mend would lead to."""

    mend: Mend
    """with everything decided"""
    effective: Effective
    """the entries in effect then, without those in conflict"""
    conflicts: tuple[Conflict, ...]


def refold(
    log: EntryLog,
    effective: Effective,
    index: int,
    references: References | None = None,
    was: Any = None,
) -> tuple[Effective, tuple[Conflict, ...]]:
    """Apply the entries from `index` on again; return them with their new states, and conflicts.

    An entry in conflict is left out, so that all conflicts are found at once. With `references`
    entries go on naming what they named; `was`: the state before the first of them as it stood.
    """
    state, done, conflicts = log.state_before(effective, index), list(effective[:index]), []
    for one in effective[index:]:
        now, action, why = None, one.action, None
        try:
            if references is not None:
                action = references.resolve(action)
            check_authority(state, one.seat, action, table=True)
            now = log.game.apply(state, one.seat, action)
        except GameError as refusal:
            why = refusal
        if references is not None and was is not None and one.state is not None:
            references.follow((was, one.state), None if why else (state, now))
        was = one.state
        if why is not None:
            conflicts.append(Conflict(one, why))
            continue
        state = now
        done.append(replace(one, action=action, state=state))
    return tuple(done), tuple(conflicts)


class Mender:
    """Mends of a log as it stands. Paths of refusals begin inside the mend."""

    def __init__(self, log: EntryLog) -> None:
        self._log = log
        self._game = log.game
        self.effective = log.effective()

    def entry(self, number: int) -> EffectiveEntry:
        """Return an entry in effect. Raises FaultyError if there is none, SettledError if it was
        undone or taken out.
        """
        if not 1 <= number <= self._log.version:
            message = Message("house-rewind-no-such-entry", entry=number, last=self._log.version)
            raise FaultyError((Fault("entry", "unknown_entry", message),))
        return self.effective[self._index(number)]

    def decide(self, mend: Mend, *, table: bool) -> MendOutcome:
        """Return what would come of a mend that is asked for now; `table`: by the table screen.

        Raises as `entry` does, and ShapeError, NoSuchSeatError, NotYoursError and whatever the
        rules refuse the action itself with.
        """
        old = self.entry(mend.entry)
        seat, action = self._decode(old, mend)
        if action is not None:
            state = self._state_before(old)
            check_authority(state, seat, action, table=table)
            action = self._game.decide(state, seat, action, World(old.at, NoDice(), table=table))
            self._check_recorded(state, old, seat, action)
        if (seat, action) == (old.seat, old.action):
            raise SettledError("house-mend-same", path="action")
        document = None if action is None else msgspec.to_builtins(action)
        mend = msgspec.structs.replace(mend, action=document, follows=True)
        return self._fold(mend, old, seat, action)

    def apply(self, mend: Mend) -> MendOutcome:
        """Return what comes of a mend that is decided already.

        Raises as `decide` does, and SettledError if something was done since it was asked for.
        """
        if mend.expected != self._log.version:
            raise SettledError("house-mend-settled", path="expected")
        old = self.entry(mend.entry)
        seat, action = self._decode(old, mend)
        if action is not None:
            self._check_recorded(self._state_before(old), old, seat, action)
        return self._fold(mend, old, seat, action)

    def _check_recorded(
        self, state: Any, old: EffectiveEntry, seat: int | None, action: msgspec.Struct
    ) -> None:
        """Refuse an action that a log would not read as it was written. Raises GameError."""
        world = World(old.at, NoDice(), recorded=True)
        if self._game.decide(state, seat, action, world) != action:
            raise GameError("house-import-undecided")

    def apply_unseen(self, unseen: RedactedEntry) -> Effective | None:
        """Return the entries in effect after a mend of which nobody here knows what came of it;
        None if it is no mend.
        """
        if unseen.entry is None:
            return None
        old = self.entry(unseen.entry)
        index = self._index(old.number)
        known = None if unseen.action is None else msgspec.convert(unseen.action, Mend)
        put: Effective = ()
        if known is None or known.action is not None:
            seat = old.seat if known is None else _seat(old, known)
            action = RedactedEntry(unseen.words, None if known is None else known.action)
            put = (EffectiveEntry(old.number, seat, old.at, action, None, self._log.version + 1),)
        later = (replace(one, state=None) for one in self.effective[index + 1 :])
        return (*self.effective[:index], *put, *later)

    def _index(self, number: int) -> int:
        for index, one in enumerate(self.effective):
            if one.number == number:
                return index
        raise SettledError("house-mend-not-in-force", path="entry", entry=number)

    def _decode(self, old: EffectiveEntry, mend: Mend) -> tuple[int | None, msgspec.Struct | None]:
        """Return for whom a mend is, and the action it puts there."""
        seat = _seat(old, mend)
        if seat is not None and not 0 <= seat < len(self._log.names):
            raise NoSuchSeatError(seat, seats=len(self._log.names))
        if mend.action is None:
            return seat, None
        kinds: Any = Union[self._game.actions]  # noqa: UP007
        action: msgspec.Struct = decode_part("action", canonical("action", mend.action), kinds)
        if not isinstance(old.action, RedactedEntry) and type(action) is not type(old.action):
            message = Message("house-mend-other-kind", entry=old.number)
            raise FaultyError((Fault("action.kind", "other_kind", message),))
        return seat, action

    def _fold(
        self, mend: Mend, old: EffectiveEntry, seat: int | None, action: msgspec.Struct | None
    ) -> MendOutcome:
        index = self._index(old.number)
        entries = self._entries_before(index)
        was, now = self._log.state_before(entries, index), None
        if action is not None:
            state = self._game.apply(was, seat, action)
            now = was, state
            put = EffectiveEntry(old.number, seat, old.at, action, state, self._log.version + 1)
            entries += (put,)
        references = References(self._game) if mend.follows else None
        if references is not None and old.state is not None:
            references.follow((was, old.state), now)
        later = self._reveal(self.effective[index + 1 :])
        effective, conflicts = refold(
            self._log, (*entries, *later), len(entries), references, old.state
        )
        return MendOutcome(mend, effective, conflicts)

    def _state_before(self, entry: EffectiveEntry) -> Any:
        index = self._index(entry.number)
        return self._log.state_before(self._entries_before(index), index)

    def _entries_before(self, index: int) -> Effective:
        """Return the entries in effect before one of them, each with its state."""
        entries = self._reveal(self.effective[:index])
        first = next((at for at, one in enumerate(entries) if one.state is None), index)
        entries, conflicts = refold(self._log, entries, first)
        for one in conflicts:
            raise one.why
        return entries

    def _reveal(self, entries: Effective) -> Effective:
        """Return the entries with the actions that are known of those that nobody here has seen.

        Raises GameError where an action was secret.
        """

        def reveal(one: EffectiveEntry) -> EffectiveEntry:
            if not isinstance(one.action, RedactedEntry):
                return one
            if one.action.action is None:
                raise GameError("house-after-unseen")
            kinds: Any = Union[self._game.actions]  # noqa: UP007
            return replace(one, action=msgspec.convert(one.action.action, kinds))

        return tuple(map(reveal, entries))


def _seat(old: EffectiveEntry, mend: Mend) -> int | None:
    return old.seat if mend.seat is msgspec.UNSET else mend.seat
