"""Gold that changes hands, and debts that it did not cover."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.checks import LIMIT
from companion.engine.moves import IntegerField, Move, move
from companion.engine.refusal import RuleError

from .. import actions as act
from ..model import State
from ..options import Tool
from ..rules.bank import most_gold, need_gold
from .values import cards_field, says, seat_field


def money(state: State, seat: int | None) -> Iterator[Move]:
    for owing in state.debts:
        if seat in (None, owing.debtor):
            # [R s*.debt.receiver] [R s2.ruling.debt_choice]
            gold = min(owing.owed, most_gold(state, owing.debtor))
            yield move(
                "settle",
                act.SettleDebt(owing.id),
                seat,
                says("debt-by-hand"),
                *((cards_field("cards", optional=True),) if state.has(Tool.STANDS) else ()),
                IntegerField(name="gold", min=0, max=gold, optional=True),
            )
    if not state.has(Tool.BANK):
        return
    amount = IntegerField(name="amount", min=1, max=LIMIT)
    for payer in range(state.seats):
        if seat in (None, payer):
            yield _pay(state, seat, payer)
    if seat is None:
        payees = seat_field("payee", tuple(range(state.seats)))
        bank = act.Pay(None, None, 0)
        yield move("pay", bank, None, says("take"), payees, amount, group="more")
    else:
        yield move("take", act.Pay(None, seat, 0), seat, says("take"), amount, group="more")


def _pay(state: State, seat: int | None, payer: int) -> Move:
    refused = None
    try:
        need_gold(state, payer, 1, "action.amount", f"{state.options.book}.setup.bank")
    except RuleError as refusal:
        refused = refusal
    others = tuple(one for one in range(state.seats) if one != payer)
    return move(
        "pay",
        act.Pay(payer, None, 0),
        seat,
        says("pay"),
        seat_field("payee", others, "bank"),
        IntegerField(name="amount", min=1, max=max(1, most_gold(state, payer))),
        group="more",
        refused=refused,
    )
