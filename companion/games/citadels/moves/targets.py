"""Districts that are destroyed, exchanged, seized, beautified or used."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

from companion.engine.message import Message
from companion.engine.moves import Choice, Move, move

from .. import actions as act
from ..cast import district_name
from ..holdings import Built
from ..model import State, Turn
from ..options import Tool
from ..rules import rank8
from ..rules.cities import place_of
from ..tables import BEAUTIFIED, CHARACTERS, DISTRICTS, MARSHAL_LIMIT
from .parts import (
    aimed,
    district,
    districts_but,
    does,
    flag,
    is_purse,
    most_paid,
    number,
    others,
    says,
    seats,
)
from .turn import is_free

USED = ("smithy", "laboratory", "museum")


def moves(state: State, seat: int | None) -> Iterator[Move]:
    turn = state.turn
    if turn is None or seat not in (None, turn.seat) or not is_free(state):
        return
    used = turn.has_used("ability")
    match turn.character:
        case "warlord" if not used:
            yield from _destroy(state, turn, seat)
        case "diplomat" if not used:
            yield from _exchange(state, turn, seat)
        case "marshal" if not used:
            yield from _seize(state, turn, seat)
        case "artist" if turn.used.count("beautify") < CHARACTERS["artist"].marks:
            yield from _beautify(state, turn, seat)
        case _:
            pass
    yield from _armory(state, turn, seat)
    yield from _used(state, turn, seat)


def districts_of(state: State, seat: int) -> tuple[Built, ...]:
    """One of each kind that can be told apart."""
    return tuple(dict.fromkeys(state.cities[seat]))


def _noted(state: State, seat: int, name: str, beautified: bool | None = None) -> Built:
    """As it is noted there, or as it is printed."""
    at = place_of(state.cities[seat], name, beautified)
    return Built(name) if at is None else state.cities[seat][at]


def _within(
    values: tuple[Choice, ...], most: int, price: Callable[[str], int]
) -> tuple[Choice, ...]:
    return tuple(one for one in values if price(str(one.value)) <= most)


def _destroy(state: State, turn: Turn, seat: int | None) -> Iterator[Move]:
    """[R ci.char.warlord.destroy] What is noted, and what only the table knows of."""
    call, most, label = state.call, most_paid(state, turn.seat), says("destroy")
    any_seat = seats("whom", range(state.seats))
    if not state.has(Tool.CITIES):
        price = number("price", 0, most, optional=True)
        yield move("ability", act.Destroy(call, 0), seat, label, any_seat, price)
        return
    if seat is not None:
        for whom in range(state.seats):
            for built in districts_of(state, whom):
                due = rank8.price_to_destroy(state, whom, built)
                fine = built.beautified
                action = act.Destroy(call, whom, built.district, due, beautified=fine)
                yield aimed("ability", state, seat, district_name(built.district), action)
    which, fine_too = district("district", districts_but("keep")), flag("beautified")
    price = number("price", 0, most, optional=not is_purse(state))
    other = act.Destroy(call, 0)
    yield move("other", other, seat, label, any_seat, which, price, fine_too, group="more")
    for whom in range(state.seats) if is_purse(state) else ():
        for which_of_two in (None, True, False):

            def due_of(name: str, whom: int = whom, fine: bool | None = which_of_two) -> int:
                built = _noted(state, whom, name, fine)
                return rank8.price_to_destroy(state, whom, built)

            which = district("district", _within(districts_but("keep"), most, due_of))
            other = act.Destroy(call, whom, beautified=which_of_two)
            if which.values:
                yield move("other", other, seat, label, which, group="more")


def _exchange(state: State, turn: Turn, seat: int | None) -> Iterator[Move]:
    """[R ci.char.diplomat.exchange] [R ci.char.diplomat.pays_difference]"""
    call, own, most, label = state.call, turn.seat, most_paid(state, turn.seat), says("exchange")
    whom_else = seats("whom", others(state, own))
    if not state.has(Tool.CITIES):
        price = number("price", 0, most, optional=True)
        yield move("ability", act.Exchange(call, 0), seat, label, whom_else, price)
        return
    for whom in others(state, own) if seat is not None else ():
        for theirs in districts_of(state, whom):
            for mine in districts_of(state, own):
                due = rank8.price_to_exchange(state, whom, theirs, mine)
                action = act.Exchange(call, whom, theirs.district, mine.district, due)
                yield aimed("ability", state, seat, district_name(mine.district), action)
    they, me = district("theirs", districts_but("keep")), district("mine", districts_but("keep"))
    price = number("price", 0, most, optional=not is_purse(state))
    other = act.Exchange(call, 0)
    yield move("other", other, seat, label, whom_else, they, me, price, group="more")
    if not is_purse(state):
        return

    def cost(one: Choice) -> int:
        return _noted(state, own, str(one.value)).cost

    for given, alike in groupby(sorted(districts_but("keep"), key=cost), cost):
        me = district("mine", tuple(alike))
        for whom in others(state, own):

            def due_of(name: str, whom: int = whom, given: int = given) -> int:
                wall = rank8.surcharge(state, whom, name)
                return max(0, _noted(state, whom, name).cost - given) + wall

            they = district("theirs", _within(districts_but("keep"), most, due_of))
            if they.values:
                action = act.Exchange(call, whom)
                yield move("other", action, seat, label, they, me, group="more")


def _seize(state: State, turn: Turn, seat: int | None) -> Iterator[Move]:
    """[R ci.char.marshal.seize] [R ci.char.marshal.pay_owner]"""
    call, own, most, label = state.call, turn.seat, most_paid(state, turn.seat), says("seize")
    whom_else = seats("whom", others(state, own))
    if not state.has(Tool.CITIES):
        price = number("price", 0, most, optional=True)
        yield move("ability", act.Seize(call, 0), seat, label, whom_else, price)
        return
    for whom in others(state, own) if seat is not None else ():
        for built in districts_of(state, whom):
            due = rank8.price_to_seize(state, whom, built)
            action = act.Seize(call, whom, built.district, due)
            yield aimed("ability", state, seat, district_name(built.district), action)
    dear = (name for name, row in DISTRICTS.items() if row.cost > MARSHAL_LIMIT)
    cheap = districts_but("keep", *dear)
    price = number("price", 0, most, optional=not is_purse(state))
    other, which = act.Seize(call, 0), district("district", cheap)
    yield move("other", other, seat, label, whom_else, which, price, group="more")
    for whom in others(state, own) if is_purse(state) else ():

        def due_of(name: str, whom: int = whom) -> int:
            return rank8.price_to_seize(state, whom, _noted(state, whom, name))

        which = district("district", _within(cheap, most, due_of))
        if which.values:
            yield move("other", act.Seize(call, whom), seat, label, which, group="more")


def _beautify(state: State, turn: Turn, seat: int | None) -> Iterator[Move]:
    """[R ci.char.artist.beautify]"""
    call = state.call
    if not state.has(Tool.CITIES):
        yield aimed("ability", state, seat, does("beautify"), act.Beautify(call))
        return
    for built in districts_of(state, turn.seat):
        if not built.beautified:
            name = district_name(built.district)
            yield aimed("ability", state, seat, name, act.Beautify(call, built.district))
    if most_paid(state, turn.seat) >= BEAUTIFIED:
        other, label = act.Beautify(call), does("beautify")
        yield move("other", other, seat, label, district("district"), group="more")


def _armory(state: State, turn: Turn, seat: int | None) -> Iterator[Move]:
    """[R ci.unique.armory.destroy] [R ci.ruling.armory_keep]"""
    action, label = act.Destroy(state.call, 0, armory=True), says("armory")
    whom = seats("whom", range(state.seats))
    if not state.has(Tool.CITIES):
        if not turn.has_used("armory"):
            yield move("other", action, seat, label, whom, group="more")
        return
    which, fine = district("district", districts_but("armory")), flag("beautified")
    yield move("other", action, seat, label, whom, which, fine, group="more")
    for each in range(state.seats) if seat is not None and state.stands(seat, "armory") else ():
        for built in districts_of(state, each):
            name, is_fine = built.district, built.beautified
            if name != "armory":
                aim = act.Destroy(state.call, each, name, beautified=is_fine, armory=True)
                yield aimed("armory", state, seat, district_name(name), aim)


def _used(state: State, turn: Turn, seat: int | None) -> Iterator[Move]:
    """[R ci.unique.smithy.cards] [R ci.unique.laboratory.gold] [R ci.unique.museum.store]"""
    kept = state.has(Tool.CITIES)
    for name in USED:
        if turn.has_used(name):
            continue
        there = state.stands(turn.seat, name)
        perhaps = there or (not kept and name in state.options.uniques_in_deck)
        slot = "district" if perhaps else "other"
        label = Message(f"citadels-do-{name}")
        yield aimed(slot, state, seat, label, act.UseDistrict(state.call, name))
