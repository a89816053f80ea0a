"""Who may send what from a phone, beside `ANYBODY`, `SELF` and `TABLE`.

Of seats, cities and battles that there are not, the rules say so better.
"""

from __future__ import annotations

from typing import Any

from companion.engine.authority import Authority, own

from .model import State
from .options import Tool
from .tables import CITIES


def _holder(state: State, seat: int, action: Any) -> tuple[int, ...] | None:
    """[R co.piece.holder_chooses] Anybody where nobody holds it, and about another battle."""
    if getattr(action, "battle", state.battle) != state.battle or not state.has(Tool.MAP):
        return None
    return _one(state, state.holder)


def _owner(state: State, seat: int, action: Any) -> tuple[int, ...] | None:
    """Of a free city whoever is said to hold it."""
    if action.city not in CITIES or not state.has(Tool.MAP):
        return None
    owner = state.owner(action.city)
    return _one(state, action.owner if owner is None else owner)


def _one(state: State, seat: int | None) -> tuple[int, ...] | None:
    return None if seat is None or not 0 <= seat < state.seats else (seat,)


CHOOSES = "condottiere-holder-chooses"

HOLDER: Authority[State] = Authority("holder", _holder)
"""of the Condottiere piece"""
CHOOSER: Authority[State] = Authority("holder", _holder, CHOOSES)
"""the same, told that it is the holder who chooses"""
DECLINER: Authority[State] = Authority("holder", own("holder").seats, CHOOSES)
"""the holder that the action names; if the piece has moved on meanwhile, the rules say so"""
OWNER: Authority[State] = Authority("owner", _owner)
"""of the city"""
