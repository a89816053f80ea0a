"""What everybody may know of a seat: its panel."""

from __future__ import annotations

import msgspec

from companion.engine.message import Message, SeatName

from .. import hints
from ..cast import character_name, district_name
from ..holdings import Built
from ..model import State, size
from ..options import Tool
from ..rules.rank8 import shielded
from ..tables import DISTRICTS, TYPES
from .turn import PromptView

Struct = msgspec.Struct


class BuiltView(Struct, frozen=True):
    """A district in a city."""

    district: str
    name: Message
    type: str
    cost: int
    """as it is now"""
    beautified: bool
    cards_under: int


class ShownView(Struct, frozen=True):
    """A character that was turned up this round."""

    rank: int
    character: str
    name: Message


class SeatView(Struct, frozen=True):
    """What everybody may know of a seat."""

    seat: int
    name: SeatName
    crown: bool
    gold: int | None
    """None: the bank is not kept"""
    hand: int | None
    """cards; None: hands are not kept"""
    city: tuple[BuiltView, ...] | None
    """by type; None: cities are not kept"""
    built: tuple[Built, ...]
    """the same as it would be corrected"""
    size: int
    """districts towards a complete city"""
    complete: bool
    first: bool
    """the first to complete a city"""
    beautified: int
    """gold on the districts of a city that is not kept"""
    shielded: bool
    """safe from rank 8 this round"""
    shown: tuple[ShownView, ...]
    acting: bool
    todo: Message | None
    calls: bool
    """[R ci.round.crown_duty] while a rank is called"""
    swaps: bool
    """[R ci.unique.theater.swap] has the Theater, and is asked now"""
    prompt: Message | None
    """what this person is asked in somebody else's turn"""
    entered: bool
    """the final count is in"""


def seat_view(state: State, seat: int, asked: PromptView | None) -> SeatView:
    cities = state.has(Tool.CITIES)
    city = state.cities[seat] if cities else ()
    complete = seat in state.completed
    return SeatView(
        seat,
        SeatName(seat),
        state.crown == seat,
        state.gold[seat] if state.has(Tool.BANK) else None,
        state.hands[seat] if state.has(Tool.HANDS) else None,
        _city(city) if cities else None,
        city,
        size(city),
        complete,
        state.completed[:1] == (seat,),
        state.loose[seat],
        shielded(state) == seat,
        tuple(
            ShownView(rank, state.character(rank), character_name(state.character(rank)))
            for rank in state.shown_by(seat)
        ),
        state.turn is not None and state.turn.seat == seat,
        hints.todo(state, seat),
        state.rank is not None and state.turn is None and state.crown == seat,
        state.theater == seat,
        asked.text if asked is not None and asked.seat == seat else None,
        state.entered[seat] is not None,
    )


def _city(city: tuple[Built, ...]) -> tuple[BuiltView, ...]:
    """[R ci.district.types] In the order of types, the cheaper ones first."""
    order = {each: at for at, each in enumerate(TYPES)}
    rows = sorted(city, key=lambda built: (order[DISTRICTS[built.district].type], built.cost))
    return tuple(
        BuiltView(
            built.district,
            district_name(built.district),
            DISTRICTS[built.district].type.value,
            built.cost,
            built.beautified,
            built.cards_under,
        )
        for built in rows
    )
