"""Who may send what from a phone, beside `ANYBODY`, `SELF`, `TABLE` and `own`."""

from __future__ import annotations

from typing import Any

from companion.engine.authority import Authority, own

from .model import State
from .options import Tool
from .tables import CITIES


def _holder(state: State, seat: int, action: Any) -> tuple[int, ...] | None:
    """[R co.piece.holder_chooses] Anybody where nobody holds it, and about another battle."""
    known = {state.battle, state.called_off.battle if state.called_off else None}
    if getattr(action, "battle", state.battle) not in known or not state.has(Tool.MAP):
        return None
    return None if state.holder is None else (state.holder,)


def _owner(state: State, seat: int, action: Any) -> tuple[int, ...] | None:
    """Of a free city whoever is said to hold it."""
    if action.city not in CITIES or not state.has(Tool.MAP):
        return None
    owner = state.owner(action.city)
    if owner is None:
        owner = action.owner
    return None if owner is None else (owner,)


CHOOSES = "condottiere-holder-chooses"

HOLDER: Authority[State] = Authority("holder", _holder)
"""of the Condottiere piece"""
CHOOSER: Authority[State] = Authority("holder", _holder, CHOOSES)
"""the same, told that it is the holder who chooses"""
DECLINER: Authority[State] = Authority("holder", own("holder").seats, CHOOSES)
"""the holder that the action names; if the piece has moved on meanwhile, the rules say so"""
OWNER: Authority[State] = Authority("owner", _owner)
"""of the city"""
