"""The abstract classes of this game's actions, and who may send them."""

from __future__ import annotations

from functools import cache
from typing import Any, Generic

from companion.engine.action import GameAction, Who
from companion.engine.authority import Authority
from companion.engine.message import Message
from companion.engine.refusal import RuleError, SettledError

from ..model import Phase, State
from ..options import Tool


class AboutBattle(GameAction[State, Who], Generic[Who], frozen=True):
    """An action that names the battle that is fought now, or the next one."""

    battle: int

    def check(self, state: State, seat: Who) -> None:
        if self.battle != state.battle:
            raise SettledError("condottiere-other-battle", path="action.battle")


class InBattle(AboutBattle[Who], Generic[Who], frozen=True):
    """An action in the battle that is fought now."""

    phases = (Phase.BATTLE,)


class ByFighter(InBattle[int], frozen=True):
    """An action of a seat that takes part in the battle."""

    def check(self, state: State, seat: int) -> None:
        super().check(state, seat)
        need_fighter(state, seat, "seat")

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        return seat in state.fighters and super().is_listed(state, seat)


def need_fighter(state: State, seat: int, path: str) -> None:
    """[R co.end.final_battle] Need a seat that takes part: in the final battle only the tied do."""
    if seat not in state.fighters:
        raise RuleError("condottiere-only-the-tied", rule="co.end.final_battle", path=path)


def one_seat(state: State, seat: int | None) -> tuple[int, ...] | None:
    """Return this seat alone as an authority; None where there is no such seat, which `apply`
    refuses with a better reason.
    """
    return None if seat is None or not 0 <= seat < state.seats else (seat,)


def _holder(state: State, seat: int, action: Any) -> tuple[int, ...] | None:
    """[R co.piece.holder_chooses] Return the holder; anybody where nobody holds the piece, and
    where the action is about another battle.
    """
    if getattr(action, "battle", state.battle) != state.battle or not state.has(Tool.MAP):
        return None
    return one_seat(state, state.holder)


CHOOSES = "condottiere-holder-chooses"

HOLDER: Authority[State] = Authority("holder", _holder)
"""the holder of the Condottiere piece"""
CHOOSER: Authority[State] = Authority("holder", _holder, CHOOSES)
"""the same, with a refusal that says that the holder chooses"""


@cache
def says(key: str) -> Message:
    return Message(f"condottiere-screen-{key}")
