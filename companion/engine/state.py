"""The fields that the states, options and views of all games have in common."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from .message import Message, SeatName
from .score import ScoreSheet

OVER = "over"
"""the phase of a finished game, in which nothing can be done"""


class GameOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table decides before it plays, and may change later."""

    game: ClassVar[str]
    """the game's key, the prefix of its messages' ids"""
    tools: tuple[Any, ...] = ()
    """what the companion keeps for the table; each tool works alone"""
    cover: bool = False
    """whether a seat without a phone may look at its secrets under the table screen's cover"""

    @property
    def edition(self) -> str:
        """The edition that is played; empty where there is only one."""
        return ""

    def has(self, tool: StrEnum) -> bool:
        return tool in self.tools

    @classmethod
    def phase_name(cls, phase: StrEnum) -> Message:
        return Message(f"{cls.game}-phase-{phase.value.replace('_', '-')}")


class Stance(StrEnum):
    """How much of the table screen a seat takes, by what it has to do at the moment."""

    SLIM = "slim"
    """nothing to do: sign, name, key numbers"""
    READY = "ready"
    """one thing to do, or a second row of things that everybody sees"""
    LIT = "lit"
    """acts, judges or is asked"""


MOST_LIT = 2
"""the most seats that can be lit together"""


def stances(wanted: Iterable[Stance]) -> tuple[Stance, ...]:
    """Return each seat's stance from what each would like. Where too many would be lit, none is."""
    stances = tuple(wanted)
    if stances.count(Stance.LIT) <= MOST_LIT:
        return stances
    return tuple(Stance.READY if one is Stance.LIT else one for one in stances)


class Fact(msgspec.Struct, frozen=True):
    """A number of a seat that everybody should see. The most important one comes first."""

    icon: str
    value: int
    label: Message
    """what it counts"""
    of: int | None = None
    """the number that it is on its way to"""
    pips: bool = False
    """whether it is drawn as a chain of so many links where there is room"""
    beside: Fact | None = None
    """another one, small beside the chain"""


class Tag(msgspec.Struct, frozen=True):
    """An office or a condition of a seat, as a sign with its word."""

    icon: str
    words: Message
    tone: str = ""
    """`good`, `bad`, `warn`, `held` for a character that somebody has, `sign` for something that is
    no role, or empty
    """


class GameSeat(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of a seat; games add their own fields."""

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
    """in the order of the seats"""


Options = TypeVar("Options", bound=GameOptions)
Phase = TypeVar("Phase", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class GameState(Generic[Options, Phase]):
    """What the entries of a sitting fold to. Holds secrets; only views of it are shown."""

    options: Options
    seats: int
    phase: Phase
    sheet: ScoreSheet | None = field(default=None, kw_only=True)
    """the result of the count, with seat numbers for names"""
    counted_at: tuple[int, ...] = field(default=(), kw_only=True)
    """by seat, `at` of its last final count; 0: none"""

    @property
    def over(self) -> bool:
        return self.phase == OVER

    def has(self, tool: StrEnum) -> bool:
        return self.options.has(tool)

    @property
    def phase_name(self) -> Message:
        return self.options.phase_name(self.phase)
