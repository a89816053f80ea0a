"""Warlord, Diplomat, Marshal and the Armory: districts that are destroyed, swapped or seized."""

from __future__ import annotations

from companion.engine.needs import need_seat, number, refuse
from companion.engine.refusal import RuleError

from .. import actions as act
from ..actions import Action
from ..cast import district_name
from ..holdings import Built
from ..model import State, Turn
from ..options import Tool
from ..tables import DISTRICTS, GREAT_WALL_SURCHARGE, MARSHAL_LIMIT, WARLORD_DISCOUNT
from . import cities
from .cities import standing, without
from .money import spend
from .needs import need_character, need_free, need_other, need_unsaid, need_unused

BISHOP_RANK = 5


def shielded(state: State) -> int | None:
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


def need_own_keep_stays(state: State, action: Action) -> None:
    """[R ci.unique.keep.safe] Asked before it is written down: logs of older rules have Diplomats
    who gave it away. The Great Wall alone leaves out what a Diplomat gives.
    """
    if isinstance(action, act.Exchange) and action.mine == "keep" and state.has(Tool.CITIES):
        need_no_keep("keep", "action.mine")


def surcharge(state: State, whom: int, district: str) -> int:
    """[R ci.unique.great_wall.surcharge] [R ci.ruling.great_wall_self] Not for the wall itself."""
    walled = district != "great_wall" and state.stands(whom, "great_wall")
    return GREAT_WALL_SURCHARGE * walled


Deed = act.Destroy | act.Exchange | act.Seize


def price(state: State, turn: Turn, action: Deed) -> int:
    """What is paid: what somebody says, else what our notes make of it."""
    if action.price is not None or not state.has(Tool.CITIES):
        refuse(number(action.price or 0, "action.price"))
        return action.price or 0
    return due(state, turn, action)


def due(state: State, turn: Turn, action: Deed) -> int:
    """What our notes make of it, where cities are kept."""
    there = target(state, action)
    match action:
        case act.Destroy():
            return price_to_destroy(state, action.whom, there)
        case act.Seize():
            return price_to_seize(state, action.whom, there)
        case act.Exchange():
            return price_to_exchange(state, action.whom, there, given(state, turn, action))


def target(state: State, action: Deed) -> Built:
    """The district of a kept city that it is aimed at, as it is noted there."""
    match action:
        case act.Destroy():
            rule = "ci.unique.armory.destroy" if action.armory else "ci.char.warlord.destroy"
            name, fine = action.district, action.beautified
            return standing(state, action.whom, name, fine, rule, "action.district")
        case act.Seize():
            rule, name = "ci.char.marshal.seize", action.district
            return standing(state, action.whom, name, None, rule, "action.district")
        case act.Exchange():
            rule, name = "ci.char.diplomat.exchange", action.theirs
            return standing(state, action.whom, name, None, rule, "action.theirs")


def given(state: State, turn: Turn, action: act.Exchange) -> Built:
    """What the Diplomat gives for it."""
    rule = "ci.char.diplomat.exchange"
    return standing(state, turn.seat, action.mine, None, rule, "action.mine")


def destroy(state: State, action: act.Destroy) -> State:
    """[R ci.char.warlord.destroy] [R ci.char.warlord.destroy.example]
    [R ci.char.warlord.not_complete] [R ci.char.warlord.own_allowed] For one gold less than it
    costs, to the bank [R ci.ruling.great_wall_receiver].
    """
    turn = need_free(state, action.turn)
    whom = need_seat(state.seats, action.whom, "action.whom")
    if action.armory:
        return _armory(state, turn, action)
    need_character(turn, "warlord")
    need_unused(turn)
    rule = "ci.char.warlord.destroy"
    if not state.has(Tool.CITIES):
        need_unsaid(district=action.district, beautified=action.beautified)
        return spend(state, turn.seat, None, price(state, turn, action), rule).using("ability")
    built = target(state, action)
    need_no_keep(built.district)
    state = spend(state, turn.seat, None, price(state, turn, action), rule)
    return cities.destroyed(state, whom, built.district, built.beautified, rule).using("ability")


def price_to_destroy(state: State, whom: int, built: Built) -> int:
    """[R ci.char.artist.effects] A beautified district costs one more."""
    return built.cost - WARLORD_DISCOUNT + surcharge(state, whom, built.district)


def _armory(state: State, turn: Turn, action: act.Destroy) -> State:
    """[R ci.unique.armory.destroy] [R ci.unique.armory.not_complete] [R ci.ruling.armory_keep]
    Both districts go under the deck [R ci.ruling.sacrificed_cards].
    """
    rule = "ci.unique.armory.destroy"
    need_unsaid(price=action.price)
    if not state.has(Tool.CITIES):
        need_unsaid(district=action.district, beautified=action.beautified)
        need_unused(turn, "armory")
        return state.using("armory")
    built = target(state, action)
    if built.district == "armory":
        raise RuleError("citadels-not-for-itself", rule=rule, path="action.district")
    state = cities.destroyed(state, turn.seat, "armory", None, rule)
    return cities.destroyed(state, action.whom, built.district, built.beautified, rule)


def exchange(state: State, action: act.Exchange) -> State:
    """[R ci.char.diplomat.exchange] [R ci.char.diplomat.pays_difference]
    [R ci.char.diplomat.no_return] [R ci.char.diplomat.not_complete]
    [R ci.ruling.tax_moved_districts] Nothing is built, so there is no tax.
    """
    turn = need_free(state, action.turn)
    need_character(turn, "diplomat")
    need_unused(turn)
    whom = need_other(state, turn.seat, action.whom)
    rule = "ci.char.diplomat.exchange"
    if not state.has(Tool.CITIES):
        need_unsaid(theirs=action.theirs, mine=action.mine)
        return spend(state, turn.seat, whom, price(state, turn, action), rule).using("ability")
    theirs, mine = target(state, action), given(state, turn, action)
    need_no_keep(theirs.district, "action.theirs")
    rule = "ci.char.diplomat.pays_difference"
    state = spend(state, turn.seat, whom, price(state, turn, action), rule)
    state = without(without(state, whom, theirs), turn.seat, mine)
    state = state.with_city(whom, (*state.cities[whom], mine))
    state = state.with_city(turn.seat, (*state.cities[turn.seat], theirs))
    return cities.completed(state, turn.seat, whom).using("ability")


def price_to_exchange(state: State, whom: int, theirs: Built, mine: Built) -> int:
    """[R ci.ruling.beautified_everywhere] [R ci.ruling.great_wall_exchange]
    [R ci.unique.great_wall.diplomat] The wall of the other city only.
    """
    return max(0, theirs.cost - mine.cost) + surcharge(state, whom, theirs.district)


def price_to_seize(state: State, whom: int, built: Built) -> int:
    """[R ci.char.marshal.pay_owner] [R ci.ruling.great_wall_marshal]"""
    return built.cost + surcharge(state, whom, built.district)


def seize(state: State, action: act.Seize) -> State:
    """[R ci.char.marshal.seize] [R ci.char.marshal.pay_owner] [R ci.char.marshal.barred]
    [R ci.unique.museum.moves] The district moves with all that lies on it and under it.
    """
    turn = need_free(state, action.turn)
    need_character(turn, "marshal")
    need_unused(turn)
    whom = need_other(state, turn.seat, action.whom)
    rule = "ci.char.marshal.seize"
    if not state.has(Tool.CITIES):
        need_unsaid(district=action.district)
        return spend(state, turn.seat, whom, price(state, turn, action), rule).using("ability")
    built = target(state, action)
    need_no_keep(built.district)
    if DISTRICTS[built.district].cost > MARSHAL_LIMIT:
        raise RuleError("citadels-too-dear", rule=rule, path="action.district", n=MARSHAL_LIMIT)
    paid = price(state, turn, action)
    state = spend(state, turn.seat, whom, paid, "ci.char.marshal.pay_owner")
    state = without(state, whom, built)
    state = state.with_city(turn.seat, (*state.cities[turn.seat], built))
    return cities.completed(state, turn.seat).using("ability")
