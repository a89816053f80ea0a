"""Districts in their cities: prices, moves, protection from rank 8, and complete cities."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.refusal import RuleError

from ..cast import district_name
from ..holdings import Built
from ..model import State, place_of, size
from ..options import Tool
from ..tables import DISTRICTS, FACTORY_DISCOUNT, GREAT_WALL_SURCHARGE, WARLORD_DISCOUNT
from .money import tax
from .needs import need_district


def standing(
    state: State, seat: int, district: str | None, beautified: bool | None, rule: str, path: str
) -> Built:
    """Return the district as it is noted, beautified or not; if it is not
    noted, as it is printed.
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
    """Return the state without the district; one that was never noted leaves no trace."""
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


def full_price(state: State, seat: int, district: str) -> int:
    """[R ci.unique.factory.discount] Return what the district costs this builder."""
    row = DISTRICTS[district]
    cheaper = row.unique and district != "factory" and state.stands(seat, "factory")
    return row.cost - FACTORY_DISCOUNT * cheaper


def let_stand(state: State) -> State:
    """Put what was paid for into its builder's city."""
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
    return find_completed(tax(state, seat), seat)


BISHOP_RANK = 5


def find_shielded(state: State) -> int | None:
    """[R ci.char.bishop.protection] [R ci.char.bishop.killed] [R ci.char.bishop.bewitched] Whose
    city is safe from rank 8 this round: of who plays the Bishop.
    """
    if BISHOP_RANK not in state.ranks or state.character(BISHOP_RANK) != "bishop":
        return None
    return state.actor(BISHOP_RANK)


def need_no_keep(district: str, path: str = "action.district") -> None:
    """[R ci.unique.keep.safe] [R ci.unique.keep.only_itself]"""
    if district == "keep":
        raise RuleError(
            "citadels-keep",
            rule="ci.unique.keep.safe",
            path=path,
            district=district_name("keep"),
        )


def surcharge(state: State, whom: int, district: str) -> int:
    """[R ci.unique.great_wall.surcharge] [R ci.ruling.great_wall_self] Not for the wall itself."""
    walled = district != "great_wall" and state.stands(whom, "great_wall")
    return GREAT_WALL_SURCHARGE * walled


def price_to_destroy(state: State, whom: int, built: Built) -> int:
    """[R ci.char.artist.effects] A beautified district costs one more."""
    return built.cost - WARLORD_DISCOUNT + surcharge(state, whom, built.district)
