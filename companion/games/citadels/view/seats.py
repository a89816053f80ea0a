"""What everybody may know of a seat: its panel."""

from __future__ import annotations

from companion.engine.message import Message, SeatName

from .. import actions as act
from .. import hints
from ..actions import Action
from ..cast import character_name, district_name
from ..holdings import Built
from ..model import Phase, State, size
from ..options import Tool
from ..rules.rank8 import shielded
from ..tables import DISTRICTS, TYPES
from .parts import Struct
from .turn import PromptView


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
    answer: act.Answer | None
    """"that's me", where this seat may still say it"""
    prompt: PromptView | None
    """what this person is asked in somebody else's turn"""
    entered: bool
    """the final count is in"""
    completes: act.CorrectComplete | None
    """"my city is complete", where cities are not kept, and at the last count"""


def seat_view(state: State, seat: int, answer: Action | None, asked: PromptView | None) -> SeatView:
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
        answer if isinstance(answer, act.Answer) else None,
        asked if asked is not None and asked.seat == seat else None,
        state.entered[seat] is not None,
        None if complete else _completes(state, seat),
    )


def _completes(state: State, seat: int) -> act.CorrectComplete | None:
    """[R ci.score.first_complete] People say who was first, where it was not seen."""
    unseen = state.phase is Phase.FINAL or (
        not state.has(Tool.CITIES) and state.phase in (Phase.CALL, Phase.ROUND_END)
    )
    return act.CorrectComplete(seat, complete=True) if unseen else None


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
