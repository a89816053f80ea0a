"""The map as it is seen."""

from __future__ import annotations

from .. import actions as act
from .. import field
from ..cards import city_name
from ..model import Phase, State
from ..options import Tool
from ..tables import BORDERS, CITIES
from .permission import not_yours
from .shapes import BorderView, CityView, OwnerView


def city_views(state: State, viewer: int | None) -> tuple[CityView, ...]:
    if not state.has(Tool.MAP):
        return ()
    return tuple(_city(state, city, viewer) for city in CITIES)


def _city(state: State, city: str, viewer: int | None) -> CityView:
    x, y = CITIES[city]
    attack, place = _attack(state, city), _place(state, city)
    refusal = None if attack is None else not_yours(state, viewer, attack)
    against = None if attack is None else field.speaks_against_city(state, city)
    return CityView(
        city=city,
        name=city_name(city),
        x=x,
        y=y,
        owner=state.owner(city),
        here=state.phase is Phase.BATTLE and state.city == city,
        attack=attack if refusal is None else None,
        why_not=refusal or against,
        owners=_owners(state, city, viewer),
        place=place if place is not None and not_yours(state, viewer, place) is None else None,
    )


def _attack(state: State, city: str) -> act.Attack | None:
    return act.Attack(state.battle, city) if state.phase is Phase.CHOOSE else None


def _place(state: State, city: str) -> act.CorrectPlace | None:
    if state.phase is not Phase.BATTLE or state.final:
        return None
    return act.CorrectPlace(state.battle, None if state.city == city else city)


def _owners(state: State, city: str, viewer: int | None) -> tuple[OwnerView, ...]:
    if state.phase is Phase.OVER:
        return ()
    owners = (act.CorrectCity(city, owner) for owner in (*range(state.seats), None))
    return tuple(
        OwnerView(each.owner, each) for each in owners if not_yours(state, viewer, each) is None
    )


def border_views(state: State) -> tuple[BorderView, ...]:
    if not state.has(Tool.MAP):
        return ()
    return tuple(_border(state, a, b) for a, b in BORDERS)


def _border(state: State, a: str, b: str) -> BorderView:
    owner = state.owner(a)
    same = owner if owner == state.owner(b) else None
    return BorderView(a, b, *CITIES[a], *CITIES[b], same)
