"""Gold that changes hands, at any time."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message
from companion.engine.moves import Move, move

from .. import actions as act
from ..model import State
from ..options import Tool
from .parts import most_paid, number, others, says, seats, whose

BANK = Message("citadels-the-bank")


def moves(state: State, seat: int | None) -> Iterator[Move]:
    """[R ci.open.gold_unlimited] A seat pays its own, or takes from the bank."""
    if not state.has(Tool.BANK):
        return
    taken, taker = act.Pay(None, 0, 0), seats("payee", whose(state, seat))
    yield move("take", taken, seat, says("take"), taker, number("amount", 1), group="more")
    for payer in whose(state, seat):
        most = most_paid(state, payer)
        if most:
            paid, payee = act.Pay(payer, None, 0), seats("payee", others(state, payer), BANK)
            amount = number("amount", 1, most)
            yield move("pay", paid, seat, says("pay"), payee, amount, group="more")
