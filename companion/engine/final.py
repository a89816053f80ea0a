"""The last count: what each seat enters, and the result."""

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
    """What an action that counts for a seat has beside its numbers. Until the result is shown the
    seat may be counted again, by whoever has seen the count that stands.
    """

    over: int | None = None
    """`at` of the count of the same seat that this one takes the place of, 0: of none; left out: of
    whatever stands"""
    at: int = 0
    """the server's clock, milliseconds; what a client sends is overwritten. 0 in logs of before"""


def recount(state: State, who: int, action: FinalCount) -> State:
    """Nobody writes over a count that came from another screen without having seen it."""
    if action.over not in (None, state.counted_at[who]):
        raise SettledError("house-counted-anew", path="action.over", who=SeatName(who))
    counted_at = (*state.counted_at[:who], action.at, *state.counted_at[who + 1 :])
    return replace(state, counted_at=counted_at)


def require_all_entered(
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
