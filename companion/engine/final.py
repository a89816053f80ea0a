"""The count at the end: what each seat enters, and the result."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

import msgspec

from .message import SeatName
from .refusal import RuleError, SettledError
from .score import ScoreSheet
from .state import GameState

Entry = TypeVar("Entry")
State = TypeVar("State", bound=GameState[Any, Any])


class FinalCount(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The fields of a count beside its numbers.

    Until the result is shown a seat may be counted again by anybody who has seen the count that
    stands.
    """

    over: int | None = None
    """`at` of the seat's count that this one replaces; 0: there is none; left out: whatever stands
    """
    at: int = 0
    """the server's clock in milliseconds; overwritten on arrival. 0 in old logs"""


def recount(state: State, who: int, action: FinalCount) -> State:
    """Record the time of the count. Refuses to replace a count that its sender has not seen."""
    if action.over not in (None, state.counted_at[who]):
        raise SettledError("house-counted-anew", path="action.over", who=SeatName(who))
    counted_at = (*state.counted_at[:who], action.at, *state.counted_at[who + 1 :])
    return replace(state, counted_at=counted_at)


def require_all_entered(
    state: GameState[Any, Any], entered: tuple[Entry | None, ...], rule: str | None = None
) -> tuple[Entry, ...]:
    """Return what each seat entered. Refuses while somebody has not entered anything."""
    missing = tuple(SeatName(seat) for seat, entry in enumerate(entered) if entry is None)
    if missing:
        raise RuleError(f"{state.options.game}-not-all-entered", rule=rule, seats=missing)
    return tuple(entry for entry in entered if entry is not None)


def result(state: GameState[Any, Any], names: tuple[str, ...]) -> ScoreSheet | None:
    """Return the score sheet with the seats' names, or None while the sitting goes on."""
    if state.sheet is None or not state.over:
        return None
    players = tuple(
        replace(score, name=name) for score, name in zip(state.sheet.players, names, strict=True)
    )
    return replace(state.sheet, players=players)
