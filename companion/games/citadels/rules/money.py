"""Gold. All of it always adds up: what one has more, another has less."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.purse import Bank

from ..model import DISTRICT, TOKEN, Own, State, put
from ..options import Tool
from ..tables import PROPERTY_TAX


def _has(state: State, purse: int | Own) -> int:
    match purse:
        case int(seat):
            return stash(state, seat)
        case "token":
            return state.tax
        case "district":
            return 0


def _book(state: State, purse: int | Own | None, amount: int) -> State:
    """[R ci.open.gold_unlimited] The bank may come below nothing.

    Where the bank is not kept, what a seat pays or gets comes from the bank's side, so that only
    the gold on token and districts is followed.
    """
    if purse is None or (isinstance(purse, int) and not state.has(Tool.BANK)):
        return replace(state, bank=state.bank + amount)
    if purse == TOKEN:
        return replace(state, tax=state.tax + amount)
    if purse == DISTRICT:
        return state  # it lies where `on_districts` finds it: the district says that it is there
    return replace(state, gold=put(state.gold, purse, state.gold[purse] + amount))


def stash(state: State, seat: int) -> int:
    """[R ci.open.gold] What the seat has, as far as it is kept."""
    return state.gold[seat] if state.has(Tool.BANK) else 0


BANK: Bank[State, Own] = Bank(Tool.BANK, _has, _book)
move, need_gold = BANK.move, BANK.need


def take_all(state: State, victim: int, taker: int) -> State:
    return move(state, victim, taker, stash(state, victim))


def spend(state: State, payer: int, payee: int | Own | None, amount: int, rule: str) -> State:
    need_gold(state, payer, amount, rule)
    return move(state, payer, payee, amount)


def tax(state: State, builder: int) -> State:
    """[R ci.char.tax_collector.tax] [R ci.char.tax_collector.no_gold]
    [R ci.char.tax_collector.absent] [R ci.char.tax_collector.exempt] A gold for a built district.

    [R ci.char.tax_collector.other_character] Free is only who builds in the Tax Collector's turn.
    """
    turn = state.turn
    collects = turn is not None and turn.character == "tax_collector" and turn.seat == builder
    if "tax_collector" not in state.cast or collects or stash(state, builder) < PROPERTY_TAX:
        return state
    return move(state, builder, TOKEN, PROPERTY_TAX)
