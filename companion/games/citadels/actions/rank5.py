"""The Abbot, to whom the richest gives. Bishop and Cardinal: see rank 8 and building."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.mending import Mendable
from companion.engine.message import Message, SeatName
from companion.engine.refusal import RuleError

from ..model import State
from ..options import Tool
from ..rules.money import move as move_gold
from .base import ACTING, OnPlayer, acting
from .fields import is_purse


class Gift(OnPlayer, frozen=True, tag="gift"):
    """The richest player gives the Abbot a gold."""

    may = ACTING
    mendable = Mendable(seats=("whom",))
    characters = ("abbot",)
    once = "gift"

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.abbot.richest_pays] [R ci.char.abbot.several_richest]
        [R ci.char.abbot.tied_richest] The richest gives a gold, unless that is the Abbot.
        """
        own, whom = self.both(state)
        if is_purse(state):
            richest = _richest_but(state, own)
            if not richest:
                raise RuleError("citadels-abbot-richest", rule="ci.char.abbot.tied_richest")
            if whom not in richest:
                rule, path = "ci.char.abbot.richest_pays", "action.whom"
                seats = tuple(map(SeatName, richest))
                raise RuleError("citadels-richest-are", rule=rule, path=path, seats=seats)
        return move_gold(state, whom, own, 1).using("gift")

    def doubts(self, before: State, after: State) -> Iterator[Message]:
        """[R ci.char.abbot.richest_pays] [R ci.char.abbot.tied_richest]"""
        if not before.has(Tool.BANK):
            return
        richest = _richest_but(before, acting(before).seat)
        if not richest:
            yield Message("citadels-abbot-richest")
        elif self.whom not in richest:
            yield Message("citadels-richest-are", seats=tuple(map(SeatName, richest)))


def _richest_but(state: State, abbot: int) -> tuple[int, ...]:
    """Who has the most gold; nobody if the Abbot is among them."""
    most = max(state.gold)
    richest = tuple(seat for seat in range(state.seats) if state.gold[seat] == most)
    return () if abbot in richest else richest
