"""Abbot, Artist and Tax Collector: gold that is given, laid on districts or collected."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.engine.mending import Mendable
from companion.engine.message import Message, SeatName
from companion.engine.moves import Group, Move, move
from companion.engine.refusal import RuleError

from ..cast import district_name
from ..holdings import Built
from ..model import DISTRICT, TOKEN, State, put
from ..options import Tool
from ..rules.cities import place_of, standing
from ..rules.money import move as move_gold
from ..rules.money import spend
from ..rules.needs import need_character, need_free, need_unsaid
from ..rules.notes import gold_short, kinds_of_districts, not_there
from ..tables import BEAUTIFIED, CHARACTERS
from .base import ByCharacter, InFreeTurn, OnPlayer, acting, make_move
from .fields import district, does, is_purse, most_paid, name_district


class Gift(OnPlayer, frozen=True, tag="gift"):
    """The richest player gives the Abbot a gold."""

    mendable = Mendable(seats=("whom",))
    characters = ("abbot",)
    once = "gift"

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.abbot.richest_pays] [R ci.char.abbot.several_richest]
        [R ci.char.abbot.tied_richest] The richest gives a gold, unless that is the Abbot.
        """
        own, whom = self.both(state)
        if is_purse(state):
            richest = _richest_but(state, own)
            if not richest:
                raise RuleError("citadels-abbot-richest", rule="ci.char.abbot.tied_richest")
            if whom not in richest:
                rule, path = "ci.char.abbot.richest_pays", "action.whom"
                seats = tuple(map(SeatName, richest))
                raise RuleError("citadels-richest-are", rule=rule, path=path, seats=seats)
        return move_gold(state, whom, own, 1).using("gift")

    def doubts(self, before: State, after: State) -> Iterator[Message]:
        """[R ci.char.abbot.richest_pays] [R ci.char.abbot.tied_richest]"""
        if not before.has(Tool.BANK):
            return
        richest = _richest_but(before, acting(before).seat)
        if not richest:
            yield Message("citadels-abbot-richest")
        elif self.whom not in richest:
            yield Message("citadels-richest-are", seats=tuple(map(SeatName, richest)))


def _richest_but(state: State, abbot: int) -> tuple[int, ...]:
    """Who has the most gold; nobody if the Abbot is among them."""
    most = max(state.gold)
    richest = tuple(seat for seat in range(state.seats) if state.gold[seat] == most)
    return () if abbot in richest else richest


class Beautify(InFreeTurn, frozen=True, tag="beautify"):
    """The Artist beautifies a district."""

    district: str | None = None
    """None where cities are not kept"""

    def check(self, state: State, seat: int | None) -> None:
        turn, most = need_free(state, self.turn), CHARACTERS["artist"].marks
        need_character(turn, "artist")
        if turn.used.count("beautify") >= most:
            raise RuleError("citadels-beautified-enough", rule="ci.char.artist.beautify", n=most)

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.artist.beautify] [R ci.char.artist.once_each] A gold of one's own on a
        district, and on a second one.
        """
        own, rule, where = acting(state).seat, "ci.char.artist.beautify", None
        if not state.has(Tool.CITIES):
            need_unsaid(district=self.district)
        else:
            path = "action.district"
            where = standing(state, own, self.district, False, rule, path).district
        state = spend(state, own, DISTRICT, BEAUTIFIED, rule)
        return _finer(state, own, where).using("beautify")

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        turn = state.turn
        artist = turn is not None and turn.character == "artist"
        return artist and super().is_listed(state, seat)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.char.artist.beautify]"""
        turn, call, label = acting(state), state.call, does("beautify")
        if turn.used.count("beautify") >= CHARACTERS["artist"].marks:
            return
        if not state.has(Tool.CITIES):
            yield make_move("ability", state, seat, label, cls(call))
            return
        for built in kinds_of_districts(state, turn.seat):
            if not built.beautified:
                name = district_name(built.district)
                yield make_move("ability", state, seat, name, cls(call, built.district))
        if most_paid(state, turn.seat) >= BEAUTIFIED:
            yield move("other", cls(call), seat, label, district("district"), group="more")

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return self.words(before, seat, "beautified", district=name_district(self.district))

    def doubts(self, before: State, after: State) -> Iterator[Message]:
        """[R ci.char.artist.once_each]"""
        own = acting(before).seat
        yield from gold_short(before, own, BEAUTIFIED)
        if self.district is None or not before.has(Tool.CITIES):
            return
        if place_of(before.cities[own], self.district) is None:
            yield from not_there(before, own, self.district)
        elif place_of(before.cities[own], self.district, beautified=False) is None:
            yield Message("citadels-beautified")


class Collect(ByCharacter, frozen=True, tag="collect"):
    """The Tax Collector takes what lies on the token."""

    characters = ("tax_collector",)
    once = "collect"

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.tax_collector.collect] [R ci.ruling.witch_as_tax_collector] All of it."""
        return move_gold(state, TOKEN, acting(state).seat, state.tax).using("collect")

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        label = Message("citadels-do-collect", n=state.tax)
        group: Group = "now" if state.tax else "more"
        yield move("ability", cls(state.call), seat, label, group=group)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return self.words(before, seat, "collected", n=before.tax)


def _finer(state: State, seat: int, district: str | None) -> State:
    """The gold lies on the district; loose where none is noted that could have it."""
    city = state.cities[seat]
    at = None if district is None else place_of(city, district, beautified=False)
    if at is None:
        return replace(state, loose=put(state.loose, seat, state.loose[seat] + BEAUTIFIED))
    finer = Built(city[at].district, True, city[at].cards_under)
    return state.with_city(seat, put(city, at, finer))
