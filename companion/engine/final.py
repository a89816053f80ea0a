"""The last count: what each seat has entered, and the result."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from .message import SeatName
from .refusal import RuleError
from .score import ScoreSheet
from .state import GameState

Entry = TypeVar("Entry")


def counted(
    state: GameState[Any, Any], entered: tuple[Entry | None, ...], rule: str | None = None
) -> tuple[Entry, ...]:
    """What has been entered, by seat; nothing is counted before everybody has."""
    missing = tuple(SeatName(seat) for seat, entry in enumerate(entered) if entry is None)
    if missing:
        raise RuleError(f"{state.options.game}-not-all-entered", rule=rule, seats=missing)
    return tuple(entry for entry in entered if entry is not None)


def result(state: GameState[Any, Any], names: tuple[str, ...]) -> ScoreSheet | None:
    """The score sheet with the seats' names, or None while the sitting goes on."""
    if state.sheet is None or not state.over:
        return None
    players = tuple(
        replace(score, name=name) for score, name in zip(state.sheet.players, names, strict=True)
    )
    return replace(state.sheet, players=players)
