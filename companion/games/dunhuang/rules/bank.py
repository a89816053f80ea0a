"""Coins and prestige. All coins always add up: what one has more, the others have less."""

from __future__ import annotations

from dataclasses import replace
from typing import Never

from companion.engine.checks import LIMIT
from companion.engine.needs import need_seat, need_tool, number, refuse
from companion.engine.purse import Bank

from .. import actions as act
from ..model import State, put
from ..options import Tool


def _coins(state: State, seat: int) -> int:
    return state.coins[seat]


def _book(state: State, seat: int | None, amount: int) -> State:
    """[R dh.ruling.coins_paid_to_market] [R dh.ruling.stock_runs_out] None is the market."""
    if not state.has(Tool.BANK):
        return state
    if seat is None:
        return replace(state, stock=state.stock + amount)
    return replace(state, coins=put(state.coins, seat, state.coins[seat] + amount))


BANK: Bank[State, Never] = Bank(Tool.BANK, _coins, _book)
pay, need_coins, too_poor = BANK.move, BANK.need, BANK.too_poor


def pay_by_hand(state: State, action: act.Pay) -> State:
    return BANK.pay(state, action, "dh.setup.coin_stock")


def honour(state: State, seat: int, amount: int) -> State:
    """[R dh.ruling.stock_runs_out] Gains prestige, if it is kept; there is always enough."""
    if not state.has(Tool.BANK):
        return state
    return replace(state, prestige=put(state.prestige, seat, state.prestige[seat] + amount))


def gain_prestige(state: State, action: act.GainPrestige) -> State:
    need_tool(state, Tool.BANK)
    who = need_seat(state.seats, action.who, "action.who")
    refuse(number(action.amount, "action.amount", 1, LIMIT))
    return honour(state, who, action.amount)


def correct_coins(state: State, action: act.CorrectCoins) -> State:
    """The table is right; the difference is booked to or from the market. Where it was counted at
    the end already, that is put right too.
    """
    who = action.who
    state = BANK.correct(state, who, action.coins, "action.coins")
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
