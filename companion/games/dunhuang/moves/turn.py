"""A turn: the camel, the card beside its tile, ability or coins, going on."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.checks import LIMIT
from companion.engine.message import Message
from companion.engine.moves import Choice, ChoiceField, FlagField, Group, Move, move

from .. import actions as act
from ..model import Phase, State, Step, Turn
from ..options import Tool
from ..rules.ring import following, is_last, to_refill, upcoming
from ..tables import COINS_INSTEAD, TILES
from . import abilities
from .words import amount, can_pay, goods, says

DRAWN = tuple(Choice(n, Message("dunhuang-way-deck-out", n=n)) for n in range(TILES + 1))
AS_NOTED = Choice(0, says("as-noted"))
MISSED = FlagField(name="missed", optional=True)
"""people know that something was not entered"""


def moves(state: State, seat: int | None) -> Iterator[Move]:
    turn = state.turn
    if state.phase is not Phase.PLAY or turn is None:
        return
    if seat in (None, turn.seat):
        yield from _card(state, turn, seat)
        yield from abilities.moves(state, turn, seat)
        if not turn.acted:
            group: Group = "now" if turn.steps else "more"
            label = Message("dunhuang-take-coins", n=COINS_INSTEAD)
            yield move("coins", act.TakeCoins(turn.number), seat, label, group=group)
        yield _end(state, turn, seat)
    yield from _camel(state, turn, seat)


def _camel(state: State, turn: Turn, seat: int | None) -> Iterator[Move]:
    """[R dh.camel.clockwise] [R dh.camel.extra_steps] In this turn, or whoever is next ends it."""
    going = upcoming(state)
    for one in (None if turn.steps else turn, following(state)):
        if one is not None and seat in (None, one.seat):
            group: Group = "now" if going is not None and going.number == one.number else "more"
            steps = amount("steps", 1, min(can_pay(state, one.seat) + 1, LIMIT))
            action = act.Move(one.number, 1)
            yield move("move", action, seat, says("todo-move"), steps, group=group)


def _card(state: State, turn: Turn, seat: int | None) -> Iterator[Move]:
    """[R dh.take.where]"""
    if turn.taken:
        return
    group: Group = "now" if state.step is Step.TAKE else "more"
    label = says("way-shift-warehouse")
    yield move("to_warehouse", act.Take(turn.number, "warehouse"), seat, label, group=group)
    to_stall, label = act.Take(turn.number, "stall"), says("way-shift-stall")
    if not state.has(Tool.STALLS):
        yield move("to_stall", to_stall, seat, label, group=group)
        return
    lies = state.market[state.camel] if turn.steps else None
    field = goods("good", state.goods, (lies,) if lies else ())
    if lies:
        field = ChoiceField(
            name="good", values=(*field.values, AS_NOTED), label=field.label, likely=field.likely
        )
    yield move("to_stall", to_stall, seat, label, field, group=group)


def _end(state: State, turn: Turn, seat: int | None) -> Move:
    """[R dh.turn.next] [R dh.refill.draw] Fewer cards are drawn where the deck ends sooner."""
    places = to_refill(state)
    key = "end-game" if is_last(state) else "refilled" if places else "next"
    drawn = ChoiceField(name="drawn", values=DRAWN, optional=True, likely=tuple(range(len(places))))
    return move(
        "end",
        act.EndTurn(turn.number),
        seat,
        says(f"screen-{key}"),
        drawn,
        *(() if turn.acted else (MISSED,)),
        group="now" if turn.acted else "more",
    )
