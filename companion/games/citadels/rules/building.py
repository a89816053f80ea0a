"""What a district costs, and what comes of one that is built."""

from __future__ import annotations

from dataclasses import replace

from ..holdings import Built
from ..model import State
from ..options import Tool
from ..tables import DISTRICTS, FACTORY_DISCOUNT
from . import cities
from .money import tax


def full_price(state: State, seat: int, district: str) -> int:
    """[R ci.unique.factory.discount] What the district costs this builder."""
    row = DISTRICTS[district]
    cheaper = row.unique and district != "factory" and state.stands(seat, "factory")
    return row.cost - FACTORY_DISCOUNT * cheaper


def let_stand(state: State) -> State:
    """What was paid for stands in its builder's city."""
    turn = state.turn
    assert turn is not None
    assert turn.pending is not None
    district = turn.pending.district
    return finish_district(replace(state, turn=replace(turn, pending=None)), turn.seat, district)


def finish_district(state: State, seat: int, district: str | None) -> State:
    """[R ci.char.tax_collector.each_district] [R ci.char.tax_collector.free_builds] A district is
    built: it stands there, the tax is due, and perhaps the city is complete.
    """
    if district is not None and state.has(Tool.CITIES):
        state = state.with_city(seat, (*state.cities[seat], Built(district)))
    return cities.find_completed(tax(state, seat), seat)
