"""What a game remembers of a sitting that is over: its moments, and what each seat did."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from .message import Message

MOMENTS = 3
"""as many are told of a game"""


@dataclass(frozen=True, slots=True)
class Played:
    """An entry in force, and how it stood before and after it."""

    entry: int
    seat: int | None
    action: Any
    before: Any
    after: Any


@dataclass(frozen=True, slots=True)
class Moment:
    """Something to talk about on the way home; only from what everybody may know."""

    entry: int
    """where it stands in the log"""
    words: Message


@dataclass(frozen=True, slots=True)
class Findings:
    moments: tuple[Moment, ...] = ()
    seats: tuple[Mapping[str, int], ...] = field(default=())
    """by seat: figures for statistics, which are added up over plays"""
    roles: tuple[Message | None, ...] = ()
    """by seat: who somebody was at the end, where everybody knows it"""
    first: int | None = None
    """the seat that began"""
    end: msgspec.Struct | None = None
    """what the game draws of its end instead of a podium"""


def largest(found: Iterable[tuple[int, Moment]], *, least: int = 1) -> tuple[Moment, ...]:
    """The moment with the largest figure, the first of equals; none below `least`."""
    best: tuple[int, Moment] | None = None
    for figure, moment in found:
        if figure >= least and (best is None or figure > best[0]):
            best = figure, moment
    return () if best is None else (best[1],)
