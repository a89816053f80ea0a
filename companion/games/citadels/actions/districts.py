"""Districts that stand: the Warlord and the Armory destroy them; Laboratory, Smithy and Museum are
used.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.mending import Mendable
from companion.engine.message import Message
from companion.engine.moves import AnyField, Move, move
from companion.engine.refusal import RuleError

from ..cast import district_name, name_district
from ..holdings import Built
from ..model import State, Turn, place_of, put
from ..options import Tool
from ..rules import cities
from ..rules.cities import need_no_keep, price_to_destroy, standing
from ..rules.money import move_gold, spend
from ..rules.needs import (
    Doubts,
    cards_short,
    find_district,
    gold_short,
    kinds_of_districts,
    need_character,
    need_district,
    need_free,
    need_unsaid,
    need_unused,
    not_there,
)
from ..tables import LABORATORY_GOLD, SMITHY_CARDS, SMITHY_PRICE
from .abstract import ACTING, ByCharacter, InFreeTurn, acting, make_move
from .fields import (
    Gold,
    district,
    districts_but,
    flag,
    in_whose_city,
    is_purse,
    most_paid,
    number,
    paid_for_it,
    says,
)
from .rank8 import OnDistrict, affordable, is_complete


class Destroy(OnDistrict, frozen=True, tag="destroy"):
    """A district is destroyed by the Warlord or by the owner of the Armory."""

    may = ACTING
    mendable = Mendable(amounts=("price",), seats=("whom",))
    characters = ("warlord",)

    district: str | None = None
    price: Gold | None = None
    """gold that was paid, where cities are not kept"""
    beautified: bool | None = None
    """which of two with the same name"""
    armory: bool = False

    def check(self, state: State, seat: int | None) -> None:
        turn = need_free(state, self.turn)
        if not self.armory:
            need_character(turn, "warlord")
            need_unused(turn)

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.warlord.destroy] [R ci.char.warlord.destroy.example]
        [R ci.char.warlord.not_complete] [R ci.char.warlord.own_allowed] For one gold less than it
        costs, to the bank [R ci.ruling.great_wall_receiver].
        """
        if self.armory:
            return self._by_armory(state)
        rule = "ci.char.warlord.destroy"
        if not state.has(Tool.CITIES):
            need_unsaid(district=self.district, beautified=self.beautified)
            return self.pay(state, None, self.price, rule)
        built = self._target(state)
        need_no_keep(built.district)
        state = self.pay(state, None, self.price, rule)
        return cities.destroy_district(state, self.whom, built.district, built.beautified, rule)

    def _by_armory(self, state: State) -> State:
        """[R ci.unique.armory.destroy] [R ci.unique.armory.not_complete] [R ci.ruling.armory_keep]
        Both districts go under the deck [R ci.ruling.sacrificed_cards].
        """
        turn, rule = acting(state), "ci.unique.armory.destroy"
        need_unsaid(price=self.price)
        if not state.has(Tool.CITIES):
            need_unsaid(district=self.district, beautified=self.beautified)
            need_unused(turn, "armory")
            return state.using("armory")
        built = self._target(state)
        if built.district == "armory":
            raise RuleError("citadels-not-for-itself", rule=rule, path="action.district")
        state = cities.destroy_district(state, turn.seat, "armory", None, rule)
        return cities.destroy_district(state, self.whom, built.district, built.beautified, rule)

    def _target(self, state: State) -> Built:
        rule = "ci.unique.armory.destroy" if self.armory else "ci.char.warlord.destroy"
        name, fine = self.district, self.beautified
        return standing(state, self.whom, name, fine, rule, "action.district")

    def due(self, state: State) -> int:
        return price_to_destroy(state, self.whom, self._target(state))

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        return super(ByCharacter, cls).is_listed(state, seat)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        turn = acting(state)
        if turn.character == "warlord" and not turn.has_used("ability"):
            yield from cls._of_warlord(state, turn, seat)
        yield from cls._of_armory(state, turn, seat)

    @classmethod
    def _of_warlord(cls, state: State, turn: Turn, seat: int | None) -> Iterator[Move]:
        """[R ci.char.warlord.destroy] Yield districts that are noted, and one that only the table
        knows of.
        """
        call, most, label = state.call, most_paid(state, turn.seat), says("destroy")
        any_seat = in_whose_city(range(state.seats))
        if not state.has(Tool.CITIES):
            yield move("ability", cls(call, 0), seat, label, any_seat, paid_for_it(most))
            return
        for whom in range(state.seats) if seat is not None else ():
            for built in kinds_of_districts(state, whom):
                due, fine = price_to_destroy(state, whom, built), built.beautified
                action = cls(call, whom, built.district, due, beautified=fine)
                yield make_move("ability", state, seat, district_name(built.district), action)
        which, flagged = district("district", districts_but("keep")), flag("beautified")
        price = number("price", 0, most, optional=not is_purse(state))
        yield move(
            "other", cls(call, 0), seat, label, any_seat, which, price, flagged, group="more"
        )
        for whom in range(state.seats) if is_purse(state) else ():
            for which_of_two in (None, True, False):

                def due_of(name: str, whom: int = whom, fine: bool | None = which_of_two) -> int:
                    return price_to_destroy(state, whom, find_district(state, whom, name, fine))

                which = district("district", affordable(districts_but("keep"), most, due_of))
                other = cls(call, whom, beautified=which_of_two)
                if which.values:
                    yield move("other", other, seat, label, which, group="more")

    @classmethod
    def _of_armory(cls, state: State, turn: Turn, seat: int | None) -> Iterator[Move]:
        """[R ci.unique.armory.destroy] [R ci.ruling.armory_keep]"""
        action, label = cls(state.call, 0, armory=True), says("armory")
        fields: tuple[AnyField, ...] = (in_whose_city(range(state.seats)),)
        if not state.has(Tool.CITIES):
            if not turn.has_used("armory"):
                yield move("other", action, seat, label, *fields, group="more")
            return
        fields += district("district", districts_but("armory")), flag("beautified")
        yield move("other", action, seat, label, *fields, group="more")
        for each in range(state.seats) if seat is not None and state.stands(seat, "armory") else ():
            for built in kinds_of_districts(state, each):
                name, is_fine = built.district, built.beautified
                if name != "armory":
                    aim = cls(state.call, each, name, beautified=is_fine, armory=True)
                    yield make_move("armory", state, seat, district_name(name), aim)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        n = 0 if self.armory else self.find_price(before, self.price)
        key = "armory" if self.armory else "destroyed"
        return self.words(before, seat, key, district=name_district(self.district), n=n)

    def doubts(self, before: State, after: State) -> Doubts:
        if not self.armory:
            yield from self.doubt_city(before)
        else:
            if self.whom in before.completed:
                yield is_complete(self.whom)
            yield from not_there(before, acting(before).seat, "armory")
        yield from not_there(before, self.whom, self.district, self.beautified)
        if not self.armory:
            yield from self.other_price(before, self.price)


USED = {
    "smithy": "ci.unique.smithy.cards",
    "laboratory": "ci.unique.laboratory.gold",
    "museum": "ci.unique.museum.store",
}


class UseDistrict(InFreeTurn, frozen=True, tag="use_district"):
    """Laboratory, Smithy or Museum is used."""

    may = ACTING

    district: str

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.unique.smithy.cards] [R ci.unique.laboratory.gold] [R ci.unique.museum.store] Once
        in each turn [R ci.ruling.once_per_turn_two_turns] and in one's own [R ci.unique.own_turn].

        [R ci.char.witch.only_ability] The Witch has only her own.
        """
        turn, district = acting(state), need_district(self.district)
        if district not in USED:
            raise RuleError("citadels-nothing-to-use", path="action.district")
        need_unused(turn, district)
        state = state.using(district)
        match district:
            case "smithy":
                state = spend(state, turn.seat, None, SMITHY_PRICE, USED[district])
                return state.with_cards(turn.seat, SMITHY_CARDS)
            case "laboratory":
                state = move_gold(state, None, turn.seat, LABORATORY_GOLD)
                return state.with_cards(turn.seat, -1)
            case _:
                return _store_card(state.with_cards(turn.seat, -1), turn.seat)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        turn, kept = acting(state), state.has(Tool.CITIES)
        for name in USED:
            if turn.has_used(name):
                continue
            there = state.stands(turn.seat, name)
            perhaps = there or (not kept and name in state.options.uniques_in_deck)
            slot, label = "district" if perhaps else "other", Message(f"citadels-do-{name}")
            yield make_move(slot, state, seat, label, cls(state.call, name))

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return self.words(before, seat, self.district)

    def doubts(self, before: State, after: State) -> Iterator[Message]:
        own = acting(before).seat
        yield from not_there(before, own, self.district)
        if self.district == "smithy":
            yield from gold_short(before, own, SMITHY_PRICE)
        else:
            yield from cards_short(before, own, 1)


def _store_card(state: State, seat: int) -> State:
    """Return the state with one more card under the Museum, where cities are kept."""
    city = state.cities[seat]
    at = place_of(city, "museum")
    if at is None or not state.has(Tool.CITIES):
        return state
    fuller = Built("museum", city[at].beautified, city[at].cards_under + 1)
    return state.with_city(seat, put(city, at, fuller))
