"""Coins and prestige. All coins always add up: what one has more, the others have less."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.checks import LIMIT
from companion.engine.message import SeatName
from companion.engine.needs import need_seat, number, refuse
from companion.engine.refusal import RuleError

from .. import actions as act
from ..model import State, put
from ..options import Tool
from .needs import need_tool

Purse = int | None
"""whose coins: a seat's, or the market's (None)"""


def pay(state: State, payer: Purse, payee: Purse, amount: int) -> State:
    """[R dh.ruling.coins_paid_to_market] [R dh.ruling.stock_runs_out] Coins move, if they are kept.

    With coins on the table a payer who has less here than was really paid had more than was
    written down: the difference is booked from the market.
    """
    if not state.has(Tool.BANK):
        return state
    if payer is not None and amount > state.coins[payer]:
        state = _book(state, payer, None, state.coins[payer] - amount)
    return _book(state, payer, payee, amount)


def _book(state: State, payer: Purse, payee: Purse, amount: int) -> State:
    for purse, change in ((payer, -amount), (payee, amount)):
        if purse is None:
            state = replace(state, stock=state.stock + change)
        else:
            state = replace(state, coins=put(state.coins, purse, state.coins[purse] + change))
    return state


def too_poor(state: State, payer: int, amount: int) -> bool:
    """Where the app is the only purse nobody pays what they do not have."""
    return state.options.purse == "app" and state.has(Tool.BANK) and state.coins[payer] < amount


def need_coins(state: State, payer: int, amount: int, path: str, rule: str) -> None:
    if too_poor(state, payer, amount):
        raise RuleError(
            "dunhuang-too-poor",
            rule=rule,
            path=path,
            who=SeatName(payer),
            need=amount,
            have=state.coins[payer],
        )


def honour(state: State, seat: int, amount: int) -> State:
    """[R dh.ruling.stock_runs_out] Gains prestige, if it is kept; there is always enough."""
    if not state.has(Tool.BANK):
        return state
    return replace(state, prestige=put(state.prestige, seat, state.prestige[seat] + amount))


def pay_by_hand(state: State, action: act.Pay) -> State:
    """A seat pays its own coins, or takes from the market; the table may do either for anybody."""
    need_tool(state, Tool.BANK)
    payer = None if action.payer is None else need_seat(state.seats, action.payer, "action.payer")
    payee = None if action.payee is None else need_seat(state.seats, action.payee, "action.payee")
    if payer == payee:
        raise RuleError("dunhuang-pay-oneself", path="action.payee")
    refuse(number(action.amount, "action.amount", 1, LIMIT))
    hand = payer if payer is not None else payee
    assert hand is not None
    if payer is not None:
        need_coins(state, payer, action.amount, "action.amount", "dh.setup.coin_stock")
    return pay(state, payer, payee, action.amount)


def gain_prestige(state: State, action: act.GainPrestige) -> State:
    need_tool(state, Tool.BANK)
    who = need_seat(state.seats, action.who, "action.who")
    refuse(number(action.amount, "action.amount", 1, LIMIT))
    return honour(state, who, action.amount)


def correct_coins(state: State, action: act.CorrectCoins) -> State:
    """The table is right; the difference is booked to or from the market. Where it was counted at
    the end already, that is put right too.
    """
    need_tool(state, Tool.BANK)
    who = need_seat(state.seats, action.who, "action.who")
    refuse(number(action.coins, "action.coins"))
    state = _book(state, None, who, action.coins - state.coins[who])
    counted = state.entered[who]
    if counted is None:
        return state
    return replace(state, entered=put(state.entered, who, replace(counted, coins=None)))


def correct_stock(state: State, action: act.CorrectStock) -> State:
    """The market's coins were counted: what is missing from the box is written down as lost."""
    need_tool(state, Tool.BANK)
    refuse(number(action.coins, "action.coins"))
    return replace(state, stock=action.coins, lost=state.lost + state.stock - action.coins)


def correct_prestige(state: State, action: act.CorrectPrestige) -> State:
    need_tool(state, Tool.BANK)
    who = need_seat(state.seats, action.who, "action.who")
    refuse(number(action.prestige, "action.prestige"))
    state = replace(state, prestige=put(state.prestige, who, action.prestige))
    counted = state.entered[who]
    if counted is None:
        return state
    return replace(state, entered=put(state.entered, who, replace(counted, prestige=None)))
