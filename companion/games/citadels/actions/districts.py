"""Unique districts that are used in a turn: Laboratory, Smithy and Museum."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message
from companion.engine.moves import Move
from companion.engine.refusal import RuleError

from ..holdings import Built
from ..model import State, put
from ..options import Tool
from ..rules.cities import place_of
from ..rules.money import move as move_gold
from ..rules.money import spend
from ..rules.needs import need_district, need_unused
from ..rules.notes import cards_short, gold_short, not_there
from ..tables import LABORATORY_GOLD, SMITHY_CARDS, SMITHY_PRICE
from .base import ACTING, InFreeTurn, acting, make_move

USED = {
    "smithy": "ci.unique.smithy.cards",
    "laboratory": "ci.unique.laboratory.gold",
    "museum": "ci.unique.museum.store",
}


class UseDistrict(InFreeTurn, frozen=True, tag="use_district"):
    """Laboratory, Smithy or Museum."""

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
        """[R ci.unique.smithy.cards] [R ci.unique.laboratory.gold] [R ci.unique.museum.store]"""
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
        """[R ci.unique.laboratory.gold] [R ci.unique.museum.store]"""
        own = acting(before).seat
        yield from not_there(before, own, self.district)
        if self.district == "smithy":
            yield from gold_short(before, own, SMITHY_PRICE)
        else:
            yield from cards_short(before, own, 1)


def _store_card(state: State, seat: int) -> State:
    """One more card lies under the Museum, where cities are kept."""
    city = state.cities[seat]
    at = place_of(city, "museum")
    if at is None or not state.has(Tool.CITIES):
        return state
    fuller = Built("museum", city[at].beautified, city[at].cards_under + 1)
    return state.with_city(seat, put(city, at, fuller))
