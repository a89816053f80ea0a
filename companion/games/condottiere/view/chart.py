"""The map as it is seen."""

from __future__ import annotations

from .. import field
from ..cards import city_name
from ..model import Phase, State
from ..options import Tool
from ..tables import BORDERS, CITIES
from .shapes import BorderView, CityView


def city_views(state: State) -> tuple[CityView, ...]:
    if not state.has(Tool.MAP):
        return ()
    return tuple(_city(state, city) for city in CITIES)


def _city(state: State, city: str) -> CityView:
    x, y = CITIES[city]
    choosing = state.phase is Phase.CHOOSE
    return CityView(
        city=city,
        name=city_name(city),
        x=x,
        y=y,
        owner=state.owner(city),
        here=state.phase is Phase.BATTLE and state.city == city,
        against=field.speaks_against_city(state, city) if choosing else None,
    )


def border_views(state: State) -> tuple[BorderView, ...]:
    if not state.has(Tool.MAP):
        return ()
    return tuple(_border(state, a, b) for a, b in BORDERS)


def _border(state: State, a: str, b: str) -> BorderView:
    owner = state.owner(a)
    same = owner if owner == state.owner(b) else None
    return BorderView(a, b, *CITIES[a], *CITIES[b], same)
