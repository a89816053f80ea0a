"""What a game remembers of a finished sitting: its best moments, and figures for each seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from .message import Message

MOMENTS = 3
"""the most that are told of one game"""


@dataclass(frozen=True, slots=True)
class PlayedEntry:
    """An entry in force, with the states before and after it."""

    entry: int
    seat: int | None
    action: Any
    before: Any
    after: Any


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment worth telling afterwards, made only from what everybody may know."""

    entry: int
    """its number in the log"""
    words: Message


@dataclass(frozen=True, slots=True)
class Findings:
    """What is remembered of one sitting."""

    moments: tuple[Moment, ...] = ()
    seats: tuple[Mapping[str, int], ...] = field(default=())
    """by seat: figures for statistics, which add up over plays"""
    roles: tuple[Message | None, ...] = ()
    """by seat: the role at the end, if everybody knows it"""
    first: int | None = None
    """the seat that began"""
    end: msgspec.Struct | None = None
    """what the game draws at its end instead of a podium"""


def largest(found: Iterable[tuple[int, Moment]], *, least: int = 1) -> tuple[Moment, ...]:
    """Return the moment with the largest figure, the first among equals; none if all are below
    `least`.
    """
    best: tuple[int, Moment] | None = None
    for figure, moment in found:
        if figure >= least and (best is None or figure > best[0]):
            best = figure, moment
    return () if best is None else (best[1],)
