"""Put another action in the place of an entry, or none, while everything later stands."""

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
from .entries import Conflict, Effective, EffectiveEntry, refold, state_before
from .references import References
from .refusals import NoSuchSeatError
from .tokens import canonical

Item = TypeVar("Item")


class NoDice:
    """Everything has been decided at the table."""

    def choice(self, seq: Sequence[Item]) -> NoReturn:
        raise GameError("house-import-undecided")

    def sample(self, population: Sequence[Item], k: int) -> NoReturn:
        raise GameError("house-import-undecided")


@dataclass(frozen=True, slots=True)
class Mended:
    """What comes of a mend."""

    mend: Mend
    """with everything decided"""
    effective: Effective
    """the entries in effect then, without those in conflict"""
    conflicts: tuple[Conflict, ...]


@dataclass(frozen=True, slots=True)
class Mender:
    """A log as it stands, for mends of what is in it. Paths of refusals begin inside the mend."""

    game: PlayedGame[Any, Any, Any]
    setup: Any
    """the state before the first entry"""
    seats: int
    version: int
    effective: Effective

    def entry(self, number: int) -> EffectiveEntry:
        """Return an entry in effect. Raises FaultyError if there is none, SettledError if it was
        undone or taken out.
        """
        if not 1 <= number <= self.version:
            message = Message("house-rewind-no-such-entry", entry=number, last=self.version)
            raise FaultyError((Fault("entry", "unknown_entry", message),))
        return self.effective[self._index(number)]

    def decide(self, mend: Mend, *, table: bool) -> Mended:
        """Return what would come of a mend that is asked for now; `table`: by the table screen.

        Raises as `entry` does, and ShapeError, NoSuchSeatError, NotYoursError and whatever the
        rules refuse the action itself with.
        """
        old = self.entry(mend.entry)
        seat, action = self._decode(old, mend)
        if action is not None:
            state = self._state_before(old)
            check_authority(state, seat, action, table=table)
            action = self.game.decide(state, seat, action, World(old.at, NoDice(), table=table))
            self._check_recorded(state, old, seat, action)
        if (seat, action) == (old.seat, old.action):
            raise SettledError("house-mend-same", path="action")
        document = None if action is None else msgspec.to_builtins(action)
        mend = msgspec.structs.replace(mend, action=document, follows=True)
        return self._fold(mend, old, seat, action)

    def apply(self, mend: Mend) -> Mended:
        """Return what comes of a mend that is decided already.

        Raises as `decide` does, and SettledError if something was done since it was asked for.
        """
        if mend.expected != self.version:
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
        if self.game.decide(state, seat, action, world) != action:
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
            put = (EffectiveEntry(old.number, seat, old.at, action, None, self.version + 1),)
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
        if seat is not None and not 0 <= seat < self.seats:
            raise NoSuchSeatError(seat, seats=self.seats)
        if mend.action is None:
            return seat, None
        kinds: Any = Union[self.game.actions]  # noqa: UP007
        action: msgspec.Struct = decode_part("action", canonical("action", mend.action), kinds)
        if not isinstance(old.action, RedactedEntry) and type(action) is not type(old.action):
            message = Message("house-mend-other-kind", entry=old.number)
            raise FaultyError((Fault("action.kind", "other_kind", message),))
        return seat, action

    def _fold(
        self, mend: Mend, old: EffectiveEntry, seat: int | None, action: msgspec.Struct | None
    ) -> Mended:
        index = self._index(old.number)
        entries = self._entries_before(index)
        was, now = state_before(entries, index, self.setup), None
        if action is not None:
            state = self.game.apply(was, seat, action)
            now = was, state
            put = EffectiveEntry(old.number, seat, old.at, action, state, self.version + 1)
            entries += (put,)
        references = References(self.game) if mend.follows else None
        if references is not None and old.state is not None:
            references.follow((was, old.state), now)
        later = self._reveal(self.effective[index + 1 :])
        effective, conflicts = refold(
            self.game, (*entries, *later), len(entries), self.setup, references, old.state
        )
        return Mended(mend, effective, conflicts)

    def _state_before(self, entry: EffectiveEntry) -> Any:
        index = self._index(entry.number)
        return state_before(self._entries_before(index), index, self.setup)

    def _entries_before(self, index: int) -> Effective:
        """Return the entries in effect before one of them, each with its state."""
        entries = self._reveal(self.effective[:index])
        first = next((at for at, one in enumerate(entries) if one.state is None), index)
        entries, conflicts = refold(self.game, entries, first, self.setup)
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
            kinds: Any = Union[self.game.actions]  # noqa: UP007
            return replace(one, action=msgspec.convert(one.action.action, kinds))

        return tuple(map(reveal, entries))


def _seat(old: EffectiveEntry, mend: Mend) -> int | None:
    return old.seat if mend.seat is msgspec.UNSET else mend.seat
