"""What may be built now, for how much, and in which other ways."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message, SeatName

from .. import actions as act
from ..cast import district_name
from ..model import State, Turn
from ..options import Tool
from ..rules import building
from ..rules.money import stash
from ..tables import (
    BASIC,
    DISTRICTS,
    VAULT,
)
from .ability import districts_of
from .parts import Choice, Struct, choice


class BuildView(Struct, frozen=True):
    district: str
    name: Message
    type: str
    cost: int
    price: int
    build: Choice
    others: tuple[Choice, ...]
    """other ways to pay for it that are open: Framework, a sacrifice, a lender, the taken card"""
    cards: int
    """how many cards may stand for gold: the Thieves' Den"""


def in_play(state: State) -> tuple[str, ...]:
    """[R ci.cast.fourteen_uniques] The districts that may lie in somebody's hand."""
    uniques = (each for each in state.options.uniques_in_deck if each != VAULT)
    return (*BASIC, *uniques)


def building_view(state: State, turn: Turn) -> Iterator[BuildView]:
    """The districts in play, the dearest last, each with its price and why it cannot be built."""
    for district in sorted(in_play(state), key=lambda each: DISTRICTS[each].cost):
        row = DISTRICTS[district]
        price = building.full_price(state, turn.seat, district)
        name = district_name(district)
        yield BuildView(
            district,
            name,
            row.type.value,
            row.cost,
            price,
            choice(
                state,
                turn.seat,
                name,
                act.Build(state.call, district),
                district=district,
                price=price,
            ),
            tuple(each for each in _other_ways(state, turn, district) if each.likely),
            price if district == "thieves_den" else 0,
        )


def _other_ways(state: State, turn: Turn, district: str) -> Iterator[Choice]:
    call, seat = state.call, turn.seat
    if state.stands(seat, "framework"):
        label = district_name("framework")
        action = act.Build(call, district, pay="framework")
        yield choice(state, seat, label, action, district="framework", price=0)
    if district == "necropolis":
        for built in districts_of(state, seat):
            label = Message("citadels-do-sacrifice", district=district_name(built.district))
            action = act.Build(call, district, pay="sacrifice", sacrifice=built.district)
            yield choice(state, seat, label, action, district=built.district, price=0)
    if turn.taken:
        label = Message("citadels-do-build-taken")
        yield choice(state, seat, label, act.Build(call, district, taken=True))
    if turn.character == "cardinal" and state.has(Tool.BANK):
        missing = building.full_price(state, seat, district) - stash(state, seat)
        for lender in range(state.seats):
            label = Message("citadels-do-borrow", who=SeatName(lender), n=missing)
            action = act.Build(call, district, lender=lender)
            if lender != seat:
                yield choice(state, seat, label, action, whom=lender, price=missing)
