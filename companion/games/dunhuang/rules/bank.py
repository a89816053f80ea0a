"""Coins and prestige. Coins are only ever moved, so the sum always stays the same."""

from __future__ import annotations

from dataclasses import replace
from typing import Never

from companion.engine.purse import Bank

from ..model import State, put
from ..options import Tool


def _coins(state: State, seat: int) -> int:
    return state.coins[seat]


def _book(state: State, seat: int | None, amount: int) -> State:
    """[R dh.ruling.coins_paid_to_market] [R dh.ruling.stock_runs_out] Return the state with more
    coins in a purse, or less; None is the market.
    """
    if not state.has(Tool.BANK):
        return state
    if seat is None:
        return replace(state, stock=state.stock + amount)
    return replace(state, coins=put(state.coins, seat, state.coins[seat] + amount))


BANK: Bank[State, Never] = Bank(Tool.BANK, _coins, _book)
pay, need_coins = BANK.move, BANK.need


def honour(state: State, seat: int, amount: int) -> State:
    """[R dh.ruling.stock_runs_out] Give prestige, if it is kept; there is always enough."""
    if not state.has(Tool.BANK):
        return state
    return replace(state, prestige=put(state.prestige, seat, state.prestige[seat] + amount))
