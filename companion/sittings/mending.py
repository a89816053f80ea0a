"""Another action in the place of an entry, or none, while everything later stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NoReturn, TypeVar, Union

import msgspec

from companion.engine.authority import check_authority
from companion.engine.game import PlayedGame, World
from companion.engine.log import Mend, Unseen
from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError, GameError, SettledError

from .decoding import within
from .line import Line, LineEntry, Stop, before, folded
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
    line: Line
    """the entries in force then, without what is in the way"""
    stops: tuple[Stop, ...]
    """what is in the way"""


@dataclass(frozen=True, slots=True)
class Mender:
    """A log as it stands, for mends of what is in it. Paths of refusals begin inside the mend."""

    game: PlayedGame[Any, Any, Any]
    setup: Any
    """the state before the first entry"""
    seats: int
    version: int
    line: Line

    def entry(self, number: int) -> LineEntry:
        """An entry that stands. Raises FaultyError if there is none, SettledError if it was taken
        back or out, GameError if it is one of those that only go back and forth.
        """
        if not 1 <= number <= self.version:
            message = Message("house-rewind-no-such-entry", entry=number, last=self.version)
            raise FaultyError((Fault("entry", "unknown_entry", message),))
        return self.line[self._index(number)]

    def decided(self, mend: Mend, *, table: bool) -> Mended:
        """As somebody asks for it now; `table`: the table screen does.

        Raises as `entry` does, and ShapeError, NoSuchSeatError, NotYoursError and whatever the
        rules refuse the action itself with.
        """
        old = self.entry(mend.entry)
        seat, action = self._wanted(old, mend)
        if action is not None:
            state = self._before(old)
            check_authority(state, seat, action, table=table)
            action = self.game.decide(state, seat, action, World(old.at, NoDice(), table=table))
            self._check_recorded(state, old, seat, action)
        if (seat, action) == (old.seat, old.action):
            raise SettledError("house-mend-same", path="action")
        document = None if action is None else msgspec.to_builtins(action)
        mend = msgspec.structs.replace(mend, action=document, follows=True)
        return self._mended(mend, old, seat, action)

    def made(self, mend: Mend) -> Mended:
        """From a mend that is decided already.

        Raises as `decided` does, and SettledError if something was done since it was asked for.
        """
        if mend.expected != self.version:
            raise SettledError("house-mend-settled", path="expected")
        old = self.entry(mend.entry)
        seat, action = self._wanted(old, mend)
        if action is not None:
            self._check_recorded(self._before(old), old, seat, action)
        return self._mended(mend, old, seat, action)

    def _check_recorded(
        self, state: Any, old: LineEntry, seat: int | None, action: msgspec.Struct
    ) -> None:
        """That a log with it is read as it was written."""
        world = World(old.at, NoDice(), recorded=True)
        if self.game.decide(state, seat, action, world) != action:
            raise GameError("house-import-undecided")

    def passed(self, unseen: Unseen) -> Line | None:
        """The line after a mend of which nobody here knows what came of it; None if it is none."""
        if unseen.entry is None:
            return None
        old = self.entry(unseen.entry)
        index = self._index(old.number)
        known = None if unseen.action is None else msgspec.convert(unseen.action, Mend)
        put: Line = ()
        if known is None or known.action is not None:
            seat = old.seat if known is None else _seat(old, known)
            action = Unseen(unseen.words, None if known is None else known.action)
            put = (LineEntry(old.number, seat, old.at, action, None, self.version + 1),)
        later = (replace(one, state=None) for one in self.line[index + 1 :])
        return (*self.line[:index], *put, *later)

    def _index(self, number: int) -> int:
        for index, one in enumerate(self.line):
            if one.number == number:
                return index
        raise SettledError("house-mend-not-in-force", path="entry", entry=number)

    def _wanted(self, old: LineEntry, mend: Mend) -> tuple[int | None, msgspec.Struct | None]:
        """For whom, and what."""
        seat = _seat(old, mend)
        if seat is not None and not 0 <= seat < self.seats:
            raise NoSuchSeatError(seat, seats=self.seats)
        if mend.action is None:
            return seat, None
        kinds: Any = Union[self.game.actions]  # noqa: UP007
        action: msgspec.Struct = within("action", canonical("action", mend.action), kinds)
        if not isinstance(old.action, Unseen) and type(action) is not type(old.action):
            message = Message("house-mend-other-kind", entry=old.number)
            raise FaultyError((Fault("action.kind", "other_kind", message),))
        return seat, action

    def _mended(
        self, mend: Mend, old: LineEntry, seat: int | None, action: msgspec.Struct | None
    ) -> Mended:
        index = self._index(old.number)
        line = self._until(index)
        was, now = before(line, index, self.setup), None
        if action is not None:
            state = self.game.apply(was, seat, action)
            now = was, state
            line += (LineEntry(old.number, seat, old.at, action, state, self.version + 1),)
        references = References(self.game) if mend.follows else None
        if references is not None and old.state is not None:
            references.follow((was, old.state), now)
        later = self._said(self.line[index + 1 :])
        line, stops = folded(
            self.game, (*line, *later), len(line), self.setup, references, old.state
        )
        return Mended(mend, line, stops)

    def _before(self, entry: LineEntry) -> Any:
        index = self._index(entry.number)
        return before(self._until(index), index, self.setup)

    def _until(self, index: int) -> Line:
        """What comes before an entry, with every state."""
        line = self._said(self.line[:index])
        first = next((at for at, one in enumerate(line) if one.state is None), index)
        line, stops = folded(self.game, line, first, self.setup)
        for one in stops:
            raise one.why
        return line

    def _said(self, line: Line) -> Line:
        """With what was known all the same of entries that nobody here has seen."""

        def said(one: LineEntry) -> LineEntry:
            if not isinstance(one.action, Unseen):
                return one
            if one.action.action is None:
                raise GameError("house-after-unseen")
            kinds: Any = Union[self.game.actions]  # noqa: UP007
            return replace(one, action=msgspec.convert(one.action.action, kinds))

        return tuple(map(said, line))


def _seat(old: LineEntry, mend: Mend) -> int | None:
    return old.seat if mend.seat is msgspec.UNSET else mend.seat
