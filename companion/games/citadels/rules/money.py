"""Gold. All of it always adds up: what one has more, another has less."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.checks import LIMIT
from companion.engine.message import SeatName
from companion.engine.needs import need_seat, number, refuse
from companion.engine.refusal import RuleError

from .. import actions as act
from ..model import DISTRICT, TOKEN, Purse, State, put
from ..options import Tool
from ..tables import PROPERTY_TAX
from .needs import need_going, need_tool


def move(state: State, payer: Purse, payee: Purse, amount: int) -> State:
    """Moves gold. [R ci.open.gold_unlimited] The bank may come below nothing.

    Where the bank is not kept, what a seat pays or gets comes from the bank's side, so that only
    the gold on token and districts is followed. With coins on the table a payer who has less
    here than was really paid had more than was written down.
    """
    if not state.has(Tool.BANK):
        payer = None if isinstance(payer, int) else payer
        payee = None if isinstance(payee, int) else payee
    if isinstance(payer, int) and amount > state.gold[payer]:
        short = amount - state.gold[payer]
        state = _book(_book(state, None, -short), payer, short)
    return _book(_book(state, payer, -amount), payee, amount)


def _book(state: State, purse: Purse, amount: int) -> State:
    if purse is None:
        return replace(state, bank=state.bank + amount)
    if purse == TOKEN:
        return replace(state, tax=state.tax + amount)
    if purse == DISTRICT:
        return state  # it lies where `on_districts` finds it: the district says that it is there
    return replace(state, gold=put(state.gold, purse, state.gold[purse] + amount))


def stash(state: State, seat: int) -> int:
    """[R ci.open.gold] What the seat has, as far as it is kept."""
    return state.gold[seat] if state.has(Tool.BANK) else 0


def take_all(state: State, victim: int, taker: int) -> State:
    return move(state, victim, taker, stash(state, victim))


def need_gold(state: State, payer: int, amount: int, rule: str, path: str = "action") -> None:
    """Where the app is the only purse nobody pays what they do not have."""
    if state.options.purse == "app" and state.has(Tool.BANK) and state.gold[payer] < amount:
        raise RuleError(
            "citadels-too-poor",
            rule=rule,
            path=path,
            who=SeatName(payer),
            need=amount,
            have=state.gold[payer],
        )


def spend(state: State, payer: int, payee: Purse, amount: int, rule: str) -> State:
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


def pay(state: State, action: act.Pay) -> State:
    """Gold between any two of seats and bank. A seat pays its own, or takes from the bank."""
    need_tool(state, Tool.BANK)
    need_going(state)
    payer = None if action.payer is None else need_seat(state.seats, action.payer, "action.payer")
    payee = None if action.payee is None else need_seat(state.seats, action.payee, "action.payee")
    if payer == payee:
        raise RuleError("citadels-pay-oneself", path="action.payee")
    refuse(number(action.amount, "action.amount", 1, LIMIT))
    if payer is not None:
        need_gold(state, payer, action.amount, "ci.setup.stash", "action.amount")
    return move(state, payer, payee, action.amount)


def correct_gold(state: State, action: act.CorrectGold) -> State:
    """The table is right; the difference is booked to or from the bank."""
    need_tool(state, Tool.BANK)
    need_going(state)
    who = need_seat(state.seats, action.who, "action.who")
    refuse(number(action.gold, "action.gold"))
    return move(state, None, who, action.gold - state.gold[who])


def correct_tax(state: State, action: act.CorrectTax) -> State:
    need_going(state)
    refuse(number(action.gold, "action.gold"))
    return move(state, None, TOKEN, action.gold - state.tax)


def correct_beautified(state: State, action: act.CorrectBeautified) -> State:
    """Gold on the districts of a city that is not kept here."""
    need_going(state)
    who = need_seat(state.seats, action.who, "action.who")
    refuse(number(action.gold, "action.gold"))
    more = action.gold - state.loose[who]
    return replace(state, loose=put(state.loose, who, action.gold), bank=state.bank - more)
