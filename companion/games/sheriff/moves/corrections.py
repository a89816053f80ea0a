"""The physical table is right: what puts our notes right, and what we keep."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from companion.engine.message import Message
from companion.engine.moves import (
    Choice,
    ChoiceField,
    Differs,
    FlagField,
    IntegerField,
    Move,
    move,
)

from .. import actions as act
from ..model import STEPS, State
from ..options import MIXED_SECONDS, Options, Tool
from ..tables import CONTRABAND, LEGAL, ROYAL
from .values import any_number, cards_field, says, seat_field


def corrections(state: State, seat: int | None) -> Iterator[Move]:
    """A seat puts right what is its own, the table anything."""
    for who in range(state.seats) if seat is None else (seat,):
        if state.has(Tool.BANK):
            gold = act.CorrectGold(who, 0)
            label = says("gold-really")
            yield move("correct_gold", gold, seat, label, any_number("gold"), group="correct")
        if state.has(Tool.STANDS):
            yield move(
                "correct_stand",
                act.CorrectStand(who, {}),
                seat,
                says("stand-really"),
                cards_field("legal", LEGAL),
                cards_field("hidden", (*CONTRABAND, *ROYAL), optional=True),
                any_number("unknown", optional=True),
                group="correct",
            )
    if state.deputy is not None and state.has(Tool.BANK) and seat in (None, *state.officers):
        yield move(
            "correct_loot",
            act.CorrectLoot(0),
            seat,
            says("loot"),
            any_number("gold"),
            cards_field("legal", LEGAL, optional=True),
            any_number("unknown", optional=True),
            group="correct",
        )
    if seat is None:
        if state.has(Tool.ROUNDS):
            yield _round(state)
        yield from _market(state)
        yield from _settings(state)


def _round(state: State) -> Move:
    """[R s2.six.roles]"""
    every = tuple(range(state.seats))
    two = state.with_deputies
    steps = tuple(Choice(step.value, Options.phase_name(step)) for step in STEPS)
    return move(
        "correct_round",
        act.CorrectRound(0, 0, state.phase),
        None,
        says("correct-round-six" if two else "correct-round"),
        IntegerField(name="round", min=1, max=state.rounds),
        seat_field("sheriff", every),
        *((seat_field("deputy", every),) if two else ()),
        ChoiceField(name="phase", values=steps),
        when=(Differs(("sheriff", "deputy"), says("second-deputy")),) if two else (),
        group="correct",
    )


def _market(state: State) -> Iterator[Move]:
    """Every card of the black market, with whoever we noted it."""
    taken = [
        act.CorrectMarket(one.good, one.value, seat)
        for seat, orders in enumerate(state.orders)
        for one in orders
    ]
    left = [act.CorrectMarket(good, value) for good, values in state.stacks for value in values]
    for card in dict.fromkeys((*taken, *left)):
        others = tuple(seat for seat in range(state.seats) if seat != card.source)
        to = seat_field("to", others, None if card.source is None else "correct-market-stack")
        yield move("correct_market", card, None, says("correct-market"), to, group="correct")


def _settings(state: State) -> Iterator[Move]:
    for tool in Tool:
        switch = act.SwitchTool(tool, not state.has(tool))
        yield move("tool", switch, None, Message(f"sheriff-tool-{tool.value}"), group="more")
    yield move("options", act.ChangeOptions(), None, says("settings"), *_options(), group="more")


@cache
def _options() -> tuple[ChoiceField | IntegerField | FlagField, ...]:
    low, high = MIXED_SECONDS
    purses = (Choice("app", says("purse-app")), Choice("coins", says("purse-coins")))
    return (
        ChoiceField(name="purse", values=purses, optional=True),
        IntegerField(name="seconds_per_merchant", min=low, max=high, optional=True),
        FlagField(name="strict_timer", optional=True),
        FlagField(name="cover", optional=True),
    )
