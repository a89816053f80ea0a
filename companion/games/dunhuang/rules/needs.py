"""Questions that many actions ask before they do anything."""

from __future__ import annotations

from companion.engine.message import Message, SeatName
from companion.engine.needs import number, refuse
from companion.engine.refusal import RuleError, SettledError

from ..goods import good_faults
from ..model import Phase, State, Turn
from ..options import Tool
from ..tables import TILES


def phase_name(phase: Phase) -> Message:
    return Message(f"dunhuang-phase-{phase.value}")


def need_tool(state: State, tool: Tool) -> None:
    if not state.has(tool):
        raise RuleError(f"dunhuang-tool-off-{tool.value}")


def need_phase(state: State, *phases: Phase) -> None:
    if state.phase not in phases:
        raise SettledError(
            "dunhuang-other-phase", path="action.phase", phase=phase_name(state.phase)
        )


def need_turn(state: State, number: int) -> Turn:
    """[R dh.turn.order] The turn that is played now."""
    need_phase(state, Phase.PLAY)
    turn = state.turn
    assert turn is not None
    if number != turn.number:
        raise SettledError("dunhuang-other-turn", path="action.turn", who=SeatName(turn.seat))
    return turn


def need_good(state: State, good: int, path: str = "action.good") -> int:
    """A good whose cards are in the deck."""
    refuse(good_faults(good, state.seats, path))
    return good


def need_tile(tile: int, path: str = "action.tile") -> int:
    refuse(number(tile, path, 0, TILES - 1))
    return tile
