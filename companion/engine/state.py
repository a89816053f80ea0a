"""What the state and the options of every game that is played have, by these names."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from .message import Message, SeatName
from .score import ScoreSheet

OVER = "over"
"""the phase in which nothing is done any more"""


class GameOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table decides before it plays, and may change later."""

    game: ClassVar[str]
    """the game's key, with which the ids of its messages begin"""
    tools: tuple[Any, ...] = ()
    """what the companion does; each works alone"""
    cover: bool = False
    """whether a seat without a phone may see its own secrets under the table screen's cover"""

    @property
    def edition(self) -> str:
        """Which of the game's editions is played; empty where there is only one."""
        return ""

    def has(self, tool: StrEnum) -> bool:
        return tool in self.tools

    @classmethod
    def phase_name(cls, phase: StrEnum) -> Message:
        return Message(f"{cls.game}-phase-{phase.value.replace('_', '-')}")


class Stance(StrEnum):
    """How much of the table screen a seat has, which is as much as it needs at the moment."""

    SLIM = "slim"
    """nothing to do: sign, name, key numbers"""
    READY = "ready"
    """may do one thing, or has a second row of things that everybody sees"""
    LIT = "lit"
    """acts, judges or is asked"""


MOST_LIT = 2
"""seats that may stand in the light together"""


def stances(wanted: Iterable[Stance]) -> tuple[Stance, ...]:
    """By seat, from what each would like: where too many are lit, nobody is."""
    stances = tuple(wanted)
    if stances.count(Stance.LIT) <= MOST_LIT:
        return stances
    return tuple(Stance.READY if one is Stance.LIT else one for one in stances)


class Fact(msgspec.Struct, frozen=True):
    """A number that everybody should see of a seat; the most important one comes first."""

    icon: str
    value: int
    label: Message
    """what it counts"""
    of: int | None = None
    """what it is on its way to"""
    pips: bool = False
    """drawn as a chain of so many links where there is room"""


class Tag(msgspec.Struct, frozen=True):
    """An office or a state of a seat, as a sign with its word."""

    icon: str
    words: Message
    tone: str = ""
    """`good`, `bad`, `warn`, `held` for a character that somebody has, `sign` for what is no role
    of the moment, or nothing"""


class GameSeat(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of a seat; games add their own."""

    seat: int
    name: SeatName
    stance: Stance = Stance.SLIM
    todo: Message | None = None
    """what this person does now"""
    facts: tuple[Fact, ...] = ()
    tags: tuple[Tag, ...] = ()


class GameView(msgspec.Struct, frozen=True):
    """What a seat or the table may know of a state."""

    game: str
    viewer: int | None
    """None: the table, or an onlooker"""
    seats: tuple[GameSeat, ...]
    """what is told of each, in their order"""


Options = TypeVar("Options", bound=GameOptions)
Phase = TypeVar("Phase", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class GameState(Generic[Options, Phase]):
    """What the entries of a sitting fold to. Known to nobody."""

    options: Options
    seats: int
    phase: Phase
    sheet: ScoreSheet | None = field(default=None, kw_only=True)
    """of what was counted, with seat numbers for names"""
    counted_at: tuple[int, ...] = field(default=(), kw_only=True)
    """by seat, `at` of the final count that was entered last; 0: none was"""

    @property
    def over(self) -> bool:
        return self.phase == OVER

    def has(self, tool: StrEnum) -> bool:
        return self.options.has(tool)

    @property
    def phase_name(self) -> Message:
        return self.options.phase_name(self.phase)
