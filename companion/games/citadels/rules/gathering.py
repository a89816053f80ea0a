"""What gathering and income bring in a city."""

from __future__ import annotations

from ..model import State, Turn
from ..tables import DISTRICTS, DRAW, GATHER_GOLD, GOLD_MINE_EXTRA, KEEP, OBSERVATORY_DRAW


def gold_gathered(state: State, seat: int) -> int:
    """[R ci.unique.gold_mine.extra]"""
    return GATHER_GOLD + GOLD_MINE_EXTRA * state.stands(seat, "gold_mine")


def cards_kept(state: State, seat: int) -> int:
    """[R ci.unique.library.keep_all] [R ci.unique.observatory.three]"""
    drawn = OBSERVATORY_DRAW if state.stands(seat, "observatory") else DRAW
    return drawn if state.stands(seat, "library") else KEEP


def income_of(state: State, turn: Turn) -> int:
    """[R ci.ability.income] [R ci.detail.income] [R ci.unique.school_of_magic.income] How much the
    districts of the turn's city bring.
    """
    paying = turn.row.income
    return sum(
        DISTRICTS[built.district].type is paying or built.district == "school_of_magic"
        for built in state.cities[turn.seat]
    )
