"""Conditions that the actions of any game need. Each function raises a refusal
or returns nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Any, TypeVar

from .checks import LIMIT, amount, check_between
from .message import Message
from .refusal import Fault, FaultyError, NotYoursError, RuleError, SettledError
from .state import GameState

Phase = TypeVar("Phase", bound=StrEnum)


def refuse(faults: Iterable[Fault]) -> None:
    """Raise FaultyError with all faults, if there are any."""
    found = tuple(faults)
    if found:
        raise FaultyError(found)


def need_seat(seats: int, seat: int | None, path: str = "seat") -> int:
    """Need a seat that exists at a sitting of so many; None, the table, is refused."""
    if seat is None:
        raise NotYoursError("fault-needs-a-seat", path=path)
    if not 0 <= seat < seats:
        raise FaultyError((Fault(path, "unknown_seat", Message("fault-unknown-seat", n=seat)),))
    return seat


def number(n: int, path: str, low: int = 0, high: int = LIMIT) -> tuple[Fault, ...]:
    """Need a number between `low` and `high`; by default any number of things."""
    return tuple(
        amount(path, n) if (low, high) == (0, LIMIT) else check_between(path, n, low, high)
    )


def need_tool(state: GameState[Any, Any], tool: StrEnum) -> None:
    """Need the tool that keeps what the action is about."""
    if not state.has(tool):
        raise RuleError(f"{state.options.game}-tool-off-{tool.value}")


def need_phase(state: GameState[Any, Phase], *phases: Phase) -> None:
    """Need one of these phases."""
    if state.phase not in phases:
        key = f"{state.options.game}-other-phase"
        raise SettledError(key, path="action.phase", phase=state.phase_name)


def need_going(state: GameState[Any, Any]) -> None:
    """Need a game that is not over. The end itself can be undone."""
    if state.over:
        raise SettledError(f"{state.options.game}-over")
