"""Questions that many actions ask before they do anything."""

from __future__ import annotations

from companion.engine.message import SeatName
from companion.engine.needs import need_phase, number, refuse
from companion.engine.refusal import SettledError

from ..goods import good_faults
from ..model import Phase, State, Turn
from ..tables import TILES


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
