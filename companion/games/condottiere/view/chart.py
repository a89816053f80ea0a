"""The map as it is seen."""

from __future__ import annotations

from .. import actions as act
from ..cards import city_name
from ..model import Phase, State
from ..options import Tool
from ..rules.rounds import not_the_holder, why_not
from ..tables import BORDERS, CITIES
from .shapes import BorderView, CityView


def city_views(state: State, viewer: int | None) -> tuple[CityView, ...]:
    if not state.has(Tool.MAP):
        return ()
    return tuple(_city(state, city, viewer) for city in CITIES)


def _city(state: State, city: str, viewer: int | None) -> CityView:
    x, y = CITIES[city]
    choosing = state.phase is Phase.CHOOSE
    refusal = (not_the_holder(state, viewer) or why_not(state, city)) if choosing else None
    return CityView(
        city=city,
        name=city_name(city),
        x=x,
        y=y,
        owner=state.owner(city),
        here=state.phase is Phase.BATTLE and state.city == city,
        attack=act.Attack(state.battle, city) if choosing and refusal is None else None,
        why_not=None if refusal is None else refusal.message,
    )


def border_views(state: State) -> tuple[BorderView, ...]:
    if not state.has(Tool.MAP):
        return ()
    return tuple(_border(state, a, b) for a, b in BORDERS)


def _border(state: State, a: str, b: str) -> BorderView:
    owner = state.owner(a)
    same = owner if owner == state.owner(b) else None
    return BorderView(a, b, *CITIES[a], *CITIES[b], same)
