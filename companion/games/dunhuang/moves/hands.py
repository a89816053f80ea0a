"""What is done by hand: coins and prestige, cards of the stalls, tokens."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.engine.message import Message
from companion.engine.moves import Choice, ChoiceField, Move, move

from .. import actions as act
from ..model import Guard, State
from ..options import Tool
from ..rules.bank import need_coins
from .words import amount, can_pay, everybody, goods, refusal, says, seats


def whose(state: State, seat: int | None) -> tuple[ChoiceField, ...]:
    """For the table, whom it is about; a seat is asked nothing."""
    return (seats("who", everybody(state)),) if seat is None else ()


def moves(state: State, seat: int | None) -> Iterator[Move]:
    if state.has(Tool.BANK):
        yield from _coins(state, seat)
    if state.has(Tool.STALLS):
        yield from _cards(state, seat)


def _coins(state: State, seat: int | None) -> Iterator[Move]:
    who, every = seat or 0, everybody(state)
    payee = (seats("payee", every),) if seat is None else ()
    take = act.Pay(None, who, 1)
    label = says("screen-take-coins")
    yield move("from_market", take, seat, label, *payee, amount("amount", 1), group="more")
    for payer in every if seat is None else (seat,):
        yield _pay(state, payer, seat)
    gain, label = act.GainPrestige(who, 1), says("screen-gain-prestige")
    asked = whose(state, seat)
    yield move("gain_prestige", gain, seat, label, *asked, amount("amount", 1), group="more")


def _pay(state: State, payer: int, seat: int | None) -> Move:
    poor = refusal(partial(need_coins, state, payer, 1, "dh.setup.coin_stock"))
    others = tuple(one for one in everybody(state) if one != payer)
    return move(
        "pay",
        act.Pay(payer, None, 1),
        seat,
        says("screen-pay-coins"),
        seats("payee", others, "the-market"),
        amount("amount", 1, max(1, can_pay(state, payer))),
        group="more",
        refused=poor,
    )


def _cards(state: State, seat: int | None) -> Iterator[Move]:
    """[R dh.token.on_place] [R dh.token.on_remove] The token follows."""
    who, asked, every = seat or 0, whose(state, seat), goods("good", state.goods)
    label = says("screen-place")
    yield move("place", act.Place(who, 1), seat, label, *asked, every, group="more")
    own = tuple(good for good in state.goods if seat is not None and state.cards(seat, good))
    lie = goods("good", state.goods, own)
    label = says("screen-remove")
    yield move("remove", act.Remove(who, 1), seat, label, *asked, lie, group="more")
    turnable = tuple(
        good
        for good in state.goods
        if not state.token(good).turned
        and state.token(good).holder is not None
        and seat in (None, state.token(good).holder)
    )
    if turnable:
        action = act.TurnByHand(1, Guard.MONK)
        fields = goods("good", turnable), ChoiceField(name="guard", values=GUARDS)
        yield move("turn_by_hand", action, seat, says("way-turn-token"), *fields, group="more")


GUARDS = tuple(Choice(guard.value, Message(f"dunhuang-character-{guard.value}")) for guard in Guard)
