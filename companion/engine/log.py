"""The log as a tree: undo and redo are entries that go back to an earlier place and delete nothing.

Entries are numbered from 1; 0 is the set-up. Every entry but a rewind makes a new *place*, which
has its number. A rewind returns to the place of the entry that it names. Taking back leads along
the places one came by, bringing back leads forth again along what was taken back, until somebody
does something else.

A mend is one place too, though everything since the entry it is about is done anew for it. One goes
back from it to the place before it. A rewind to an entry from before a mend keeps the mend, and so
makes a place as well: as if what came after that entry had been taken out.
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
    """Undo and redo: let it stand again as it stood after an entry."""

    to: int
    """the number of that entry; 0 is the set-up"""
    expected: int
    """the last entry at the time of asking, so that two who press at once go back once"""


class Mend(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    tag_field="kind",
    tag="mend",
    omit_defaults=True,
):
    """Another action of the same kind in the place of an entry, or none; all later ones stand."""

    entry: int
    """its number"""
    action: dict[str, Any] | None
    """None takes the entry out"""
    expected: int
    """the last entry at the time of asking, as in a rewind"""
    seat: int | msgspec.UnsetType | None = msgspec.UNSET
    """whom the action is about then; left out: as before"""
    follows: bool = False
    """whether later entries go on naming what the same entries made, whatever number it has then;
    what a client sends is overwritten. False in logs of before
    """


class RedactedEntry(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    tag_field="kind",
    tag="unseen",
    omit_defaults=True,
):
    """What was taken back before anybody saw it, in a log that came from another house.

    Something secret, or something done on top of it. Nobody can go back to it.
    """

    words: dict[str, Any]
    """the message that everybody could read"""
    action: dict[str, Any] | None
    """None where the action itself was secret"""
    entry: int | None = None
    """of a mend: what it was about"""


@dataclass(frozen=True, slots=True)
class RedoStack:
    """What was taken back, the nearest first."""

    place: int
    then: RedoStack | None


@dataclass(frozen=True, slots=True)
class LogHead(Generic[State]):
    """How a sitting stands after an entry."""

    number: int
    place: int
    state: State
    undo: int | None = None
    """the place one came from; None at the set-up"""
    ahead: RedoStack | None = None
    mend: int = 0
    """the last mend that it rests on; 0: none"""
    unseen: bool = False
    """nobody here knows how it stood; `state` is that of the place before"""

    @property
    def redo(self) -> int | None:
        return None if self.ahead is None else self.ahead.place


def open_log(state: State) -> LogHead[State]:
    """Before the first entry."""
    return LogHead(0, 0, state)


def advance(before: LogHead[State], state: State) -> LogHead[State]:
    """Something was done."""
    number = before.number + 1
    return LogHead(number, number, state, undo=before.place, mend=before.mend)


def advance_mended(before: LogHead[State], state: State) -> LogHead[State]:
    """An entry was put right, and everything later done anew."""
    head = advance(before, state)
    return replace(head, mend=head.number)


def advance_unseen(before: LogHead[State], *, mend: bool = False) -> LogHead[State]:
    """Something was done of which nobody here knows what it was, or what came of it."""
    head = (advance_mended if mend else advance)(before, before.state)
    return replace(head, unseen=True)


def rewind(history: Sequence[LogHead[State]], rewind: Rewind) -> LogHead[State]:
    """Where a rewind leads. `history[n]` is the standing after entry n; the last one is the head.

    Costs as much as the way back is long. Raises SettledError if something was done since it was
    asked for or if it leads nowhere, FaultyError if there is no such entry.
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
    """Where a rewind leads to an entry from before a mend in force: how it stood after that one,
    mended, is a place of its own; `state` None where nobody here knows it.

    Raises SettledError as `rewound` does.
    """
    _check_expected(head, rewind)
    return advance_unseen(head, mend=True) if state is None else advance_mended(head, state)


def is_reachable(history: Sequence[LogHead[State]], place: int) -> bool:
    """Whether one may go there from the head: every mend in force stays so, or it leads to just
    before the last one.
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
    """The places from here to the set-up; what is not among them was taken back."""
    at: int | None = place
    while at is not None:
        yield at
        at = history[at].undo
