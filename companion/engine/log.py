"""The log as a tree: undo and redo are entries that go back to an earlier place and delete nothing.

Entries are numbered from 1; 0 is the set-up. Every entry except a rewind makes a new *place* with
its number. A rewind returns to the place of the entry that it names. Undo follows the places one
came by; redo follows what was undone, until something else is done.

A mend makes one place too, although everything after the mended entry is done again. Undo leads
from it to the place before it. A rewind to an entry from before a mend keeps the mend and so makes
a place as well, as if what came after that entry had been taken out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

import msgspec

from .message import Message
from .refusal import Fault, FaultyError, SettledError

State = TypeVar("State")


class Rewind(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="rewind"
):
    """Undo or redo: return to the state after an earlier entry."""

    to: int
    """the number of that entry; 0 is the set-up"""
    expected: int
    """the last entry that the sender knew, so that two who press at once go back only once"""


class Mend(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    tag_field="kind",
    tag="mend",
    omit_defaults=True,
):
    """Replace an entry by another action of the same kind, or by none. All later entries stay."""

    entry: int
    """the number of the entry"""
    action: dict[str, Any] | None
    """None takes the entry out"""
    expected: int
    """the last entry that the sender knew, as in `Rewind`"""
    seat: int | msgspec.UnsetType | None = msgspec.UNSET
    """whom the action is about from then on; left out: as before"""
    follows: bool = False
    """whether later entries go on naming what the same entries made, whatever number that has from
    then on; overwritten on arrival. False in old logs
    """


class RedactedEntry(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    tag_field="kind",
    tag="unseen",
    omit_defaults=True,
):
    """An undone entry of an imported log that held a secret, or that followed one.

    Nobody can go back to it.
    """

    words: dict[str, Any]
    """the message that everybody could read"""
    action: dict[str, Any] | None
    """None where the action itself was secret"""
    entry: int | None = None
    """for a mend: the entry that it was about"""


@dataclass(frozen=True, slots=True)
class RedoStack:
    """The undone places that redo leads to, the nearest first."""

    place: int
    then: RedoStack | None


@dataclass(frozen=True, slots=True)
class LogHead(Generic[State]):
    """The state and the ways back and forth after an entry."""

    number: int
    place: int
    state: State
    undo: int | None = None
    """the place that undo leads to; None at the set-up"""
    ahead: RedoStack | None = None
    mend: int = 0
    """the number of the last mend in force; 0: none"""
    unseen: bool = False
    """whether the state after this entry is unknown here; `state` is that of the place before"""

    @property
    def redo(self) -> int | None:
        return None if self.ahead is None else self.ahead.place


def open_log(state: State) -> LogHead[State]:
    """Return the head before the first entry."""
    return LogHead(0, 0, state)


def advance(before: LogHead[State], state: State) -> LogHead[State]:
    """Return the head after an action."""
    number = before.number + 1
    return LogHead(number, number, state, undo=before.place, mend=before.mend)


def advance_mended(before: LogHead[State], state: State) -> LogHead[State]:
    """Return the head after a mend, with the state that comes of doing all later entries again."""
    head = advance(before, state)
    return replace(head, mend=head.number)


def advance_unseen(before: LogHead[State], *, mend: bool = False) -> LogHead[State]:
    """Return the head after an entry whose content or effect is unknown here."""
    head = (advance_mended if mend else advance)(before, before.state)
    return replace(head, unseen=True)


def rewind(history: Sequence[LogHead[State]], rewind: Rewind) -> LogHead[State]:
    """Return the head after a rewind. `history[n]` is the head after entry n.

    Takes as long as the way back. Raises SettledError if something was done since it was asked for
    or if it leads nowhere, FaultyError if there is no such entry.
    """
    head = history[-1]
    _check_expected(head, rewind)
    if not 0 <= rewind.to <= head.number:
        message = Message("house-rewind-no-such-entry", entry=rewind.to, last=head.number)
        raise FaultyError((Fault("action.to", "unknown_entry", message),))
    there = history[rewind.to].place
    if there == head.place:
        raise SettledError("house-rewind-here", path="action.to")
    if not is_reachable(history, there):
        raise SettledError("house-rewind-before-mend", path="action.to")
    return replace(history[there], number=head.number + 1, ahead=_find_redo(history, head, there))


def _check_expected(head: LogHead[State], rewind: Rewind) -> None:
    if rewind.expected != head.number:
        raise SettledError("house-rewind-settled", path="action.expected")


def rewind_within_mend(head: LogHead[State], rewind: Rewind, state: State | None) -> LogHead[State]:
    """Return the head after a rewind to an entry from before a mend in force.

    The state after that entry, mended, is a place of its own; `state` is None where it is unknown
    here. Raises SettledError as `rewind` does.
    """
    _check_expected(head, rewind)
    return advance_unseen(head, mend=True) if state is None else advance_mended(head, state)


def is_reachable(history: Sequence[LogHead[State]], place: int) -> bool:
    """Return whether a rewind from the head may lead to this place: either all mends in force stay
    in force, or it is the place just before the last mend.
    """
    mend = history[-1].mend
    if not mend or place == history[mend].undo:
        return True
    found = history[place].mend
    while found > mend:
        found = history[history[found].undo or 0].mend
    return found == mend


def _find_redo(
    history: Sequence[LogHead[State]], head: LogHead[State], there: int
) -> RedoStack | None:
    ahead = head.ahead
    for place in way_back(history, head.place):
        if place == there:
            return ahead
        if place < there:
            break
        ahead = RedoStack(place, ahead)
    ahead = head.ahead
    while ahead is not None and ahead.place != there:
        ahead = ahead.then
    return None if ahead is None else ahead.then


def way_back(history: Sequence[LogHead[State]], place: int) -> Iterator[int]:
    """Yield the places from here back to the set-up. Anything else has been undone."""
    at: int | None = place
    while at is not None:
        yield at
        at = history[at].undo
