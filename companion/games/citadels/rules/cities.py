"""Districts in their cities: where they stand, how they go, when a city is complete."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.refusal import RuleError

from ..holdings import Built
from ..model import City, State, size
from ..options import Tool
from .needs import need_district


def place_of(city: City, district: str, beautified: bool | None = None) -> int | None:
    """Where the district stands in the city."""
    for at, built in enumerate(city):
        if built.district == district and beautified in (None, built.beautified):
            return at
    return None


def standing(
    state: State, seat: int, district: str | None, beautified: bool | None, rule: str, path: str
) -> Built:
    """The district that is meant, as it is noted there, whether or not it is noted as beautified;
    as it is printed where it is not.
    """
    if district is None:
        raise RuleError("citadels-which-district", rule=rule, path=path)
    need_district(district, path)
    city = state.cities[seat]
    at = place_of(city, district, beautified)
    if at is None:
        at = place_of(city, district, None)
    return Built(district) if at is None else city[at]


def remove_district(state: State, seat: int, built: Built) -> State:
    """A district that was never noted there goes without a trace."""
    if built not in state.cities[seat]:
        return state
    at = state.cities[seat].index(built)
    return state.with_city(seat, (*state.cities[seat][:at], *state.cities[seat][at + 1 :]))


def destroy_district(
    state: State, seat: int, district: str, beautified: bool | None, rule: str
) -> State:
    """[R ci.ruling.beautified_gold] Under the deck; gold that lay on it goes to the bank."""
    if not state.has(Tool.CITIES):
        return state
    built = standing(state, seat, district, beautified, rule, "action.district")
    return replace(remove_district(state, seat, built), bank=state.bank + built.beautified)


def find_completed(state: State, *seats: int) -> State:
    """[R ci.intro.seven_ends] [R ci.ruling.complete_by_transfer]
    [R ci.ruling.completed_then_shrunk] A city that has come to its number is complete for good.
    """
    if not state.has(Tool.CITIES):
        return state
    new = tuple(
        seat
        for seat in seats
        if seat not in state.completed and size(state.cities[seat]) >= state.needed
    )
    return replace(state, completed=(*state.completed, *new))
