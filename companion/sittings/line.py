"""The entries in force: a line through the log. Rewinds choose another line, mends make one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from companion.engine import log
from companion.engine.authority import check_authority
from companion.engine.game import PlayedGame
from companion.engine.log import LogHead
from companion.engine.refusal import GameError

from .references import References


@dataclass(frozen=True, slots=True)
class LineEntry:
    """An entry in force."""

    number: int
    seat: int | None
    at: int
    action: msgspec.Struct
    """`Unseen` where nobody here knows what it was"""
    state: Any
    """after it, on this line; None where nobody here knows it"""
    told_in: int
    """the entry that this action stands in: itself, or the mend that put it here"""


Line = tuple[LineEntry, ...]


@dataclass(frozen=True, slots=True)
class Made:
    """An entry with everything decided, and how the sitting stands after it."""

    seat: int | None
    at: int
    action: msgspec.Struct
    head: LogHead[Any]
    line: Line | None = None
    """of a mend: the entries in force after it"""

    @property
    def number(self) -> int:
        return self.head.number

    @property
    def body(self) -> str:
        return msgspec.json.encode(self.action).decode()


@dataclass(frozen=True, slots=True)
class Stop:
    """An entry that would not be possible any more."""

    entry: LineEntry
    why: GameError


def in_force(made: Sequence[Made], history: Sequence[LogHead[Any]], place: int) -> Line:
    """The entries that lead to a place, the first one first."""
    later: list[LineEntry] = []
    base: Line = ()
    for number in log.way_back(history, place):
        if number == 0:
            break
        one = made[number - 1]
        if one.line is not None:
            base = one.line
            break
        state = None if one.head.unseen else one.head.state
        later.append(LineEntry(number, one.seat, one.at, one.action, state, number))
    return (*base, *reversed(later))


def before(line: Line, index: int, setup: Any) -> Any:
    """The state before an entry of the line."""
    return line[index - 1].state if index else setup


def folded(
    game: PlayedGame[Any, Any, Any],
    line: Line,
    index: int,
    setup: Any,
    references: References | None = None,
    was: Any = None,
) -> tuple[Line, tuple[Stop, ...]]:
    """The line with the states from `index` on made anew, and what is in the way.

    What is in the way is left out, so that all of it is found: without those the rest would stand.
    With `references` entries go on naming what they named; `was`: the state before the first of
    them as it stood.
    """
    state, done, stops = before(line, index, setup), list(line[:index]), []
    for one in line[index:]:
        now, action, why = None, one.action, None
        try:
            if references is not None:
                action = references.resolve(action)
            check_authority(state, one.seat, action, table=True)
            now = game.apply(state, one.seat, action)
        except GameError as refusal:
            why = refusal
        if references is not None and was is not None and one.state is not None:
            references.follow((was, one.state), None if why else (state, now))
        was = one.state
        if why is not None:
            stops.append(Stop(one, why))
            continue
        state = now
        done.append(replace(one, action=action, state=state))
    return tuple(done), tuple(stops)
