"""The score sheet: the computed result with every line explained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from .message import Message
from .refusal import Fault


@dataclass(frozen=True, slots=True)
class Line:
    """One reason for points."""

    key: str
    """stable, for programs: `cheese_king`"""
    points: int
    label: Message
    detail: Message | None = None
    """how the points came about, in a few words: "6 cheese, the most" """
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class Score:
    """What one player reached."""

    name: str
    lines: tuple[Line, ...]
    place: int = 0
    """after tie-breaks, 1 2 2 4 style"""
    winner: bool = False
    facts: Mapping[str, object] = field(default_factory=dict)
    """a game's own findings, for programs"""

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    game: str
    players: tuple[Score, ...]
    """in the order in which they were given"""
    decided_by: str
    """`total`, the name of the tie-break that decided, `shared`, or a game's own word"""
    warnings: tuple[Fault, ...] = ()
    """possible to type and impossible in the box; the sheet is computed all the same"""
    notes: tuple[Message, ...] = ()
    """rulings chosen and ties, in words, for the foot of the sheet"""

    @property
    def winners(self) -> tuple[str, ...]:
        return tuple(score.name for score in self.players if score.winner)


@dataclass(frozen=True, slots=True)
class Ranking:
    places: tuple[int, ...]
    decided_by: str


def rank(keys: Sequence[Sequence[int]], names: Sequence[str]) -> Ranking:
    """Places by the first key, ties by the following ones, more is better.

    `keys[i]` are player i's figures in the order of comparison and `names[k]` says what figure k
    is called (`total`, `legal_goods`). `decided_by` is the name of the figure that left one
    player on top, or `shared`.
    """
    places = tuple(1 + sum(tuple(other) > tuple(own) for other in keys) for own in keys)
    best = max(tuple(own) for own in keys)
    for depth, name in enumerate(names, start=1):
        if sum(tuple(own[:depth]) == best[:depth] for own in keys) == 1:
            return Ranking(places, name)
    return Ranking(places, "shared")
