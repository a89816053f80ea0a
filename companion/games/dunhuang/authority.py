"""Whose phone may send an action: what one is or holds in this game, besides one's own seat."""

from __future__ import annotations

from typing import Any

from companion.engine.authority import Authority

from .model import Phase, State

Seats = tuple[int, ...] | None
"""None: anybody, also where the action is about something past or unknown"""


def _on_turn(state: State, seat: int, action: Any) -> Seats:
    """[R dh.turn.order] Who plays the turn that the action names: this one, or the next one."""
    turn = state.turn
    if state.phase is not Phase.PLAY or turn is None:
        return None
    by_turn = {turn.number: turn.seat, turn.number + 1: (turn.seat + 1) % state.seats}
    return (by_turn[action.turn],) if action.turn in by_turn else None


def _last_player(state: State, seat: int, action: Any) -> Seats:
    """[R dh.setup.camel]"""
    if state.phase is not Phase.SETUP or state.last_player is None:
        return None
    return (state.last_player,)


def _decider(state: State, seat: int, action: Any) -> Seats:
    """[R dh.char.priest.protect] [R dh.char.monk.pay]"""
    claims = (each for each in state.open_claims if each.id == action.claim)
    return next(((state.decider(each),) for each in claims), None)


def _others(state: State, seat: int, action: Any) -> Seats:
    """[R dh.win.reveal] Nobody judges the own warehouse."""
    if action.who not in state.declared:
        return None
    return tuple(who for who in range(state.seats) if who != action.who)


def _holder(state: State, seat: int, action: Any) -> Seats:
    """Who has the token; of one in the market, who is to have it."""
    if action.good not in state.goods:
        return None
    holder = state.token(action.good).holder
    to: int | None = getattr(action, "holder", None)
    whose = to if holder is None else holder
    return _seated(state, whose)


def _payer(state: State, seat: int, action: Any) -> Seats:
    """Whose coins are paid; who takes them, if they come from the market."""
    hand = action.payee if action.payer is None else action.payer
    return _seated(state, hand)


def _seated(state: State, seat: int | None) -> Seats:
    """Of a seat that does not exist `apply` knows better."""
    return (seat,) if seat is not None and seat in range(state.seats) else None


ON_TURN: Authority[State] = Authority("on_turn", _on_turn)
LAST_PLAYER: Authority[State] = Authority("last_player", _last_player)
DECIDER: Authority[State] = Authority("decider", _decider)
OTHERS: Authority[State] = Authority("others", _others, "dunhuang-others-judge")
HOLDER: Authority[State] = Authority("holder", _holder)
PAYER: Authority[State] = Authority("payer", _payer)
