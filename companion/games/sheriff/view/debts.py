"""What is owed, and what would pay for it."""

from __future__ import annotations

import msgspec

from companion.engine.message import Message, SeatName

from .. import debt
from ..model import LOOT, Debt, State
from ..options import Tool


class DebtView(msgspec.Struct, frozen=True):
    id: int
    debtor: int
    creditor: int | None
    """None: the loot tile"""
    to: SeatName | Message
    """the same in words"""
    owed: int
    legal_reaches: bool
    """the debtor's open goods are enough, so no contraband is given"""
    suggestion: dict[str, int] | None
    """the cheapest cards; None where it would show what the viewer may not know"""


def debts(state: State, viewer: int | None) -> tuple[DebtView, ...]:
    return tuple(_debt(state, owing, viewer) for owing in state.debts)


def _debt(state: State, owing: Debt, viewer: int | None) -> DebtView:
    """[R s2.ruling.debt_choice] The suggestion uses contraband only where its owner looks."""
    suggestion = None
    stand = state.stands[owing.debtor]
    reaches = state.has(Tool.STANDS) and stand.legal.value >= owing.owed
    if state.has(Tool.STANDS):
        if reaches:
            suggestion = debt.suggest(owing.owed, stand.legal).as_dict()
        elif viewer == owing.debtor:
            suggestion = debt.suggest(owing.owed, stand.known).as_dict()
    creditor = None if owing.creditor == LOOT else owing.creditor
    to = Message("sheriff-the-loot") if creditor is None else SeatName(creditor)
    return DebtView(owing.id, owing.debtor, creditor, to, owing.owed, reaches, suggestion)
