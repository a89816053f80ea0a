"""The contract of a game: a frozen value of functions. No base class.

`State`, `Options` and `Action` are the game's own types. The shell (`companion.sittings`) and the
screens know games only through this value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from .message import Message
from .moves import Move
from .print import Papers, Sheet
from .refusal import Fault
from .score import ScoreSheet

State = TypeVar("State")
Options = TypeVar("Options", bound=msgspec.Struct)
Action = TypeVar("Action", bound=msgspec.Struct)


Item = TypeVar("Item")


class Dice(Protocol):
    """Where luck comes from: `random.Random` or its like."""

    def choice(self, seq: Sequence[Item]) -> Item: ...

    def sample(self, population: Sequence[Item], k: int) -> list[Item]: ...


@dataclass(frozen=True, slots=True)
class World:
    """What luck and the clock have to say at the moment of an action."""

    now: int
    """the server's wall clock, milliseconds"""
    dice: Dice
    table: bool = True
    """whether the table screen acts (or the clock), and not a phone"""


@dataclass(frozen=True, slots=True)
class Deadline(Generic[Action]):
    """Something that happens by itself at a moment."""

    at: int
    """the server's wall clock, milliseconds"""
    id: str
    """made from the thing that times out, so that it can happen only once"""
    action: Action


@dataclass(frozen=True, slots=True)
class Narration:
    """An entry in words: what everybody may read, and what the seats in the secret may read."""

    public: Message
    private: tuple[tuple[int, Message], ...] = ()
    """for these seats this is said instead"""
    full: Message | None = None
    """for everybody once it is revealed; None: what the first seat in the secret reads"""

    @property
    def secret(self) -> bool:
        return bool(self.private) or self.full is not None

    def for_viewer(self, viewer: int | None, revealed: bool) -> Message:
        """`viewer` None is the table or an onlooker."""
        if revealed and self.secret:
            return self.full or self.private[0][1]
        return dict(self.private).get(-1 if viewer is None else viewer, self.public)


@dataclass(frozen=True, slots=True)
class Remark:
    """What our notes say against something that people did. The table is right: it is done."""

    words: Message
    seat: int | None = None
    """whose notes it rests on, if nobody else may know them; then only this seat reads it"""


def no_remarks(before: object, after: object, seat: int | None, action: object) -> tuple[()]:
    """For a game that notes nothing."""
    return ()


@dataclass(frozen=True, slots=True)
class Scoring:
    """A finished game's holdings → a score sheet; stateless, knows nothing of sittings."""

    entry: type[msgspec.Struct]
    """the document of `POST /games/{game}/score`"""
    check: Callable[[Any], tuple[Fault, ...]]
    """every impossible value in it, with its path"""
    score: Callable[[Any], ScoreSheet]


@dataclass(frozen=True, slots=True)
class Calculator:
    """A small stateless question and its answer, both documents."""

    entry: type[msgspec.Struct]
    answer: type[msgspec.Struct]
    check: Callable[[Any], tuple[Fault, ...]]
    calculate: Callable[[Any], msgspec.Struct]


@dataclass(frozen=True, slots=True)
class Game(Generic[State, Options, Action]):
    key: str
    rules_version: int
    """rises when old logs fold differently"""
    options: type[Options]
    actions: tuple[type[Action], ...]
    """one frozen struct each, tagged by `kind`, with `may`: who may send it from a phone"""
    check_options: Callable[[Options, int], tuple[Fault, ...]]
    """options and number of seats → faults with paths `options.…` and `seats`"""
    setup: Callable[[Options, int], State]
    decide: Callable[[State, int | None, Action, World], Action]
    """fills in what luck and the clock decide; what was typed in from the table stays"""
    apply: Callable[[State, int | None, Action], State]
    """the next state, or a `GameError`; seat None is the table as a whole (or the clock)"""
    narrate: Callable[[State, State, int | None, Action], Narration]
    """state before, state after, seat, action"""
    view: Callable[[State, int | None], msgspec.Struct]
    """what a seat may know (None: the table, or an onlooker)"""
    deadline: Callable[[State], Deadline[Action] | None]
    revealed: Callable[[State], bool]
    """whether the table has turned everything up"""
    result: Callable[[State, tuple[str, ...]], ScoreSheet | None]
    """the score sheet once the sitting has ended, with the seats' names"""
    treasury: Callable[[State], int]
    """all the money there is, bank and seats; never changes"""
    scoring: Scoring
    calculators: Mapping[str, Calculator]
    moves: Callable[[State, int | None, int | None], tuple[Move, ...]] | None = None
    """state, seat, viewer → all that may be done for the seat now (None: for the table as a whole),
    as far as the viewer may know of it (None: the table)"""
    offers: Callable[[State, int | None], tuple[Action, ...]] | None = None
    """of a game without `moves`: some actions that would be accepted now, for random play"""
    remarks: Callable[[State, State, int | None, Action], tuple[Remark, ...]] = no_remarks
    """state before, state after, seat, action → what was noted and cannot be so"""
    setup_choices: Callable[[], msgspec.Struct] | None = None
    """what there is to choose from at set-up and in a score entry, beyond the options"""
    sheets: tuple[Sheet, ...] = ()
    papers: Papers | None = None
    """what is printed of a sitting beside its names and its log"""
