"""Diplomat and Marshal exchange or seize districts. (The Warlord is in `districts`.)"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

from companion.engine.mending import Mendable
from companion.engine.message import Message, SeatName
from companion.engine.moves import Choice, Move, move
from companion.engine.refusal import RuleError

from ..cast import district_name, name_district
from ..holdings import Built
from ..model import State
from ..options import Tool
from ..rules import cities
from ..rules.cities import find_shielded, need_no_keep, remove_district, standing, surcharge
from ..rules.money import spend
from ..rules.needs import (
    Doubts,
    find_district,
    gold_short,
    kinds_of_districts,
    need_unsaid,
    not_there,
)
from ..tables import DISTRICTS, MARSHAL_LIMIT
from .abstract import ACTING, OnPlayer, acting, make_move
from .fields import (
    Gold,
    district,
    districts_but,
    in_whose_city,
    is_purse,
    most_paid,
    number,
    others,
    paid_for_it,
    says,
)


class OnDistrict(OnPlayer, frozen=True):
    """An ability that is aimed at a district in somebody's city."""

    def due(self, state: State) -> int:
        """Return the price by our notes, where cities are kept."""
        raise NotImplementedError

    def find_price(self, state: State, said: int | None) -> int:
        """Return the price that was said, else the one by our notes."""
        if said is not None or not state.has(Tool.CITIES):
            return said or 0
        return self.due(state)

    def pay(self, state: State, payee: int | None, said: int | None, rule: str) -> State:
        """Pay the price and use up the ability."""
        price = self.find_price(state, said)
        return spend(state, acting(state).seat, payee, price, rule).using("ability")

    def other_price(self, state: State, said: int | None) -> Doubts:
        """Yield a remark on a price that differs from our notes or exceeds the stash."""
        if said is not None and state.has(Tool.CITIES) and said != (due := self.due(state)):
            yield Message("citadels-price", n=due)
        yield from gold_short(state, acting(state).seat, self.find_price(state, said))

    def doubt_city(self, state: State) -> Doubts:
        """[R ci.ruling.completed_then_shrunk] [R ci.ruling.bishop_and_rank8_one_seat] The city is
        complete, or under the Bishop's shield.
        """
        turn = acting(state)
        own = self.whom == turn.seat and turn.character == "warlord"
        if self.whom in state.completed and not (own and state.options.own_completed_city):
            yield is_complete(self.whom)
        if self.whom == find_shielded(state):
            yield Message("citadels-shielded", who=SeatName(self.whom))


class Exchange(OnDistrict, frozen=True, tag="exchange"):
    """The Diplomat exchanges a district for one of another city."""

    may = ACTING
    mendable = Mendable(amounts=("price",), seats=("whom",))
    characters = ("diplomat",)

    theirs: str | None = None
    mine: str | None = None
    price: Gold | None = None
    """gold that was paid, where cities are not kept"""

    def need_today(self, state: State) -> None:
        """[R ci.unique.keep.safe] Logs of older rules have Diplomats who gave it away. The Great
        Wall alone leaves out what a Diplomat gives.
        """
        super().need_today(state)
        if self.mine == "keep" and state.has(Tool.CITIES):
            need_no_keep("keep", "action.mine")

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.diplomat.exchange] [R ci.char.diplomat.pays_difference]
        [R ci.char.diplomat.no_return] [R ci.char.diplomat.not_complete]
        [R ci.ruling.tax_moved_districts] Nothing is built, so there is no tax.
        """
        own, whom = self.both(state)
        if not state.has(Tool.CITIES):
            need_unsaid(theirs=self.theirs, mine=self.mine)
            return self.pay(state, whom, self.price, "ci.char.diplomat.exchange")
        theirs, mine = self._find_both(state)
        need_no_keep(theirs.district, "action.theirs")
        state = self.pay(state, whom, self.price, "ci.char.diplomat.pays_difference")
        state = remove_district(remove_district(state, whom, theirs), own, mine)
        state = state.with_city(whom, (*state.cities[whom], mine))
        state = state.with_city(own, (*state.cities[own], theirs))
        return cities.find_completed(state, own, whom)

    def _find_both(self, state: State) -> tuple[Built, Built]:
        """Return the two districts: theirs and mine."""
        own, rule = acting(state).seat, "ci.char.diplomat.exchange"
        theirs = standing(state, self.whom, self.theirs, None, rule, "action.theirs")
        return theirs, standing(state, own, self.mine, None, rule, "action.mine")

    def due(self, state: State) -> int:
        theirs, mine = self._find_both(state)
        return _due_to_exchange(state, self.whom, theirs, mine.cost)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        call, own, label = state.call, acting(state).seat, says("exchange")
        whom_else, most = in_whose_city(others(state, own)), most_paid(state, own)
        if not state.has(Tool.CITIES):
            yield move("ability", cls(call, 0), seat, label, whom_else, paid_for_it(most))
            return
        for whom in others(state, own) if seat is not None else ():
            for theirs in kinds_of_districts(state, whom):
                for mine in kinds_of_districts(state, own):
                    due = _due_to_exchange(state, whom, theirs, mine.cost)
                    action = cls(call, whom, theirs.district, mine.district, due)
                    yield make_move("ability", state, seat, district_name(mine.district), action)
        any_of = districts_but("keep")
        price = number("price", 0, most, optional=not is_purse(state))
        fields = whom_else, district("theirs", any_of), district("mine", any_of), price
        yield move("other", cls(call, 0), seat, label, *fields, group="more")
        if not is_purse(state):
            return

        def cost(one: Choice) -> int:
            return find_district(state, own, str(one.value)).cost

        for given, alike in groupby(sorted(any_of, key=cost), cost):
            me = district("mine", tuple(alike))
            for whom in others(state, own):

                def due_of(name: str, whom: int = whom, given: int = given) -> int:
                    return _due_to_exchange(state, whom, find_district(state, whom, name), given)

                they = district("theirs", affordable(any_of, most, due_of))
                if they.values:
                    yield move("other", cls(call, whom), seat, label, they, me, group="more")

    def log(self, before: State, after: State, seat: int | None) -> Message:
        names = {"mine": name_district(self.mine), "theirs": name_district(self.theirs)}
        return self.words(before, seat, "exchanged", **names, n=self.find_price(before, self.price))

    def doubts(self, before: State, after: State) -> Doubts:
        """[R ci.char.diplomat.not_complete] [R ci.char.diplomat.no_duplicates]
        [R ci.unique.quarry.only_building]
        """
        own = acting(before).seat
        yield from self.doubt_city(before)
        if self.theirs is not None and self.mine is not None:
            yield from not_there(before, self.whom, self.theirs)
            yield from not_there(before, own, self.mine)
            yield from _twice(before, self.whom, self.mine)
            yield from _twice(before, own, self.theirs)
        yield from self.other_price(before, self.price)


class Seize(OnDistrict, frozen=True, tag="seize"):
    """The Marshal pays for a district of another city and takes it."""

    may = ACTING
    mendable = Mendable(amounts=("price",), seats=("whom",))
    characters = ("marshal",)

    district: str | None = None
    price: Gold | None = None
    """gold that was paid, where cities are not kept"""

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.marshal.seize] [R ci.char.marshal.pay_owner] [R ci.char.marshal.barred]
        [R ci.unique.museum.moves] The district moves with all that lies on it and under it.
        """
        (own, whom), rule = self.both(state), "ci.char.marshal.seize"
        if not state.has(Tool.CITIES):
            need_unsaid(district=self.district)
            return self.pay(state, whom, self.price, rule)
        built = self._target(state)
        need_no_keep(built.district)
        if DISTRICTS[built.district].cost > MARSHAL_LIMIT:
            path = "action.district"
            raise RuleError("citadels-too-dear", rule=rule, path=path, n=MARSHAL_LIMIT)
        state = self.pay(state, whom, self.price, "ci.char.marshal.pay_owner")
        state = remove_district(state, whom, built)
        state = state.with_city(own, (*state.cities[own], built))
        return cities.find_completed(state, own)

    def _target(self, state: State) -> Built:
        rule = "ci.char.marshal.seize"
        return standing(state, self.whom, self.district, None, rule, "action.district")

    def due(self, state: State) -> int:
        return _due_to_seize(state, self.whom, self._target(state))

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        call, own, label = state.call, acting(state).seat, says("seize")
        whom_else, most = in_whose_city(others(state, own)), most_paid(state, own)
        if not state.has(Tool.CITIES):
            yield move("ability", cls(call, 0), seat, label, whom_else, paid_for_it(most))
            return
        for whom in others(state, own) if seat is not None else ():
            for built in kinds_of_districts(state, whom):
                action = cls(call, whom, built.district, _due_to_seize(state, whom, built))
                yield make_move("ability", state, seat, district_name(built.district), action)
        dear = (name for name, row in DISTRICTS.items() if row.cost > MARSHAL_LIMIT)
        cheap = districts_but("keep", *dear)
        price = number("price", 0, most, optional=not is_purse(state))
        fields = whom_else, district("district", cheap), price
        yield move("other", cls(call, 0), seat, label, *fields, group="more")
        for whom in others(state, own) if is_purse(state) else ():

            def due_of(name: str, whom: int = whom) -> int:
                return _due_to_seize(state, whom, find_district(state, whom, name))

            which = district("district", affordable(cheap, most, due_of))
            if which.values:
                yield move("other", cls(call, whom), seat, label, which, group="more")

    def log(self, before: State, after: State, seat: int | None) -> Message:
        n = self.find_price(before, self.price)
        return self.words(before, seat, "seized", district=name_district(self.district), n=n)

    def doubts(self, before: State, after: State) -> Doubts:
        """[R ci.char.marshal.barred] [R ci.ruling.beautified_everywhere]"""
        yield from self.doubt_city(before)
        if self.district is not None and before.has(Tool.CITIES):
            yield from not_there(before, self.whom, self.district)
            yield from _twice(before, acting(before).seat, self.district)
            if self._target(before).cost > MARSHAL_LIMIT:
                yield Message("citadels-too-dear", n=MARSHAL_LIMIT)
        yield from self.other_price(before, self.price)


# -- Prices ------------------------------------------------------------------------------------


def _due_to_exchange(state: State, whom: int, theirs: Built, given: int) -> int:
    """[R ci.ruling.beautified_everywhere] [R ci.ruling.great_wall_exchange]
    [R ci.unique.great_wall.diplomat] The wall of the other city only.
    """
    return max(0, theirs.cost - given) + surcharge(state, whom, theirs.district)


def _due_to_seize(state: State, whom: int, built: Built) -> int:
    """[R ci.char.marshal.pay_owner] [R ci.ruling.great_wall_marshal]"""
    return built.cost + surcharge(state, whom, built.district)


def affordable(
    values: tuple[Choice, ...], most: int, price: Callable[[str], int]
) -> tuple[Choice, ...]:
    return tuple(one for one in values if price(str(one.value)) <= most)


def is_complete(seat: int) -> Message:
    return Message("citadels-complete", who=SeatName(seat))


def _twice(state: State, seat: int, district: str) -> Doubts:
    if state.stands(seat, district):
        name = district_name(district)
        yield Message("citadels-twice-there", district=name, who=SeatName(seat))
