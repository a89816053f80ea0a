"""The table is right: what a seat really has, whatever was noted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import msgspec

from companion.engine.mending import Mendable
from companion.engine.message import Message
from companion.engine.moves import AnyField, DocumentField, Group, Move, move
from companion.engine.needs import refuse
from companion.engine.refusal import SettledError
from companion.engine.verbs import CorrectSeat

from ..cast import district_name
from ..holdings import MOST_DISTRICTS, Built, Holdings, check_holdings
from ..model import Phase, State, put, size
from ..options import Tool
from ..rules.cities import find_completed
from ..rules.notes import copies, too_many
from ..tables import DISTRICTS
from .base import WHO, Deed
from .fields import Cards, says, whose


class CorrectCity(CorrectSeat[State], Deed[int | None], frozen=True, tag="correct_city"):
    """What really stands there."""

    may = WHO
    mendable = Mendable(seats=("who",))
    needs = Tool.CITIES

    city: tuple[Built, ...]

    @classmethod
    def find_fact(cls, state: State, who: int) -> CorrectCity:
        return cls(who, state.cities[who])

    def fields(self, state: State, seat: int | None) -> tuple[AnyField]:
        city = self.city
        some = dict.fromkeys((city, (), (*city, Built("manor"))[:MOST_DISTRICTS], city[1:]))
        likely = tuple(msgspec.to_builtins(one) for one in some)
        return (DocumentField(name="city", schema="Built", max=MOST_DISTRICTS, likely=likely),)

    def apply(self, state: State, seat: int | None) -> State:
        """What really stands there. Gold on beautified districts comes from the bank's side."""
        refuse(check_holdings("action", Holdings("", city=self.city)))
        who, city, before = self.who, self.city, state.cities[self.who]
        more = _count_beautified(city) - _count_beautified(before)
        state = replace(state.with_city(who, city), bank=state.bank - more)
        if size(before) >= state.needed > size(city):
            # it never was complete: whoever is put right while it is takes back "last round"
            state = replace(state, completed=_others(state.completed, who))
        return find_completed(state, who) if state.phase is not Phase.FINAL else state

    def log(self, before: State, after: State, seat: int | None) -> Message:
        city = tuple(district_name(built.district) for built in after.cities[self.who])
        return self.words(before, seat, districts=city)

    def doubts(self, before: State, after: State) -> Iterator[Message]:
        """[R ci.action.no_duplicate] [R ci.unique.quarry.duplicates] What a city cannot have come
        to. Where the Wizard plays there may be two of a name without a Quarry.
        """
        here = Counter(built.district for built in after.cities[self.who])
        all_there_are = copies(after)
        twice = "quarry" in here or "wizard" in after.cast
        for district, n in here.items():
            if all_there_are[district] > DISTRICTS[district].copies:
                yield too_many(district)
            if n > 1 and not twice:
                name = district_name(district)
                yield Message("citadels-twice-without-quarry", district=name, n=n)


class CorrectHand(CorrectSeat[State], Deed[int | None], frozen=True, tag="correct_hand"):
    """How many cards the seat really holds."""

    may = WHO
    mendable = Mendable(amounts=("cards",), seats=("who",))
    needs = Tool.HANDS

    cards: Cards

    @classmethod
    def find_fact(cls, state: State, who: int) -> CorrectHand:
        return cls(who, state.hands[who])

    def label(self, state: State) -> Message:
        return says("hand")

    def apply(self, state: State, seat: int | None) -> State:
        return replace(state, hands=put(state.hands, self.who, self.cards))


class CorrectCrown(CorrectSeat[State], Deed[int | None], frozen=True, tag="correct_crown"):
    """Who really has the crown."""

    may = WHO
    corrects = ()
    tells = ("crown",)

    @classmethod
    def find_fact(cls, state: State, who: int) -> CorrectCrown | None:
        return None if who == state.crown else cls(who)

    def fields(self, state: State, seat: int | None) -> tuple[()]:
        return ()

    def apply(self, state: State, seat: int | None) -> State:
        """Also where the rounds are not followed: the Statue needs it at the end."""
        if state.crown == self.who:
            raise SettledError("citadels-already", path="action.who")
        return replace(state, crown=self.who)


class CorrectComplete(CorrectSeat[State], Deed[int | None], frozen=True, tag="correct_complete"):
    """A city is complete, or is not. The first one that is counts as the first."""

    slots = ("complete", "incomplete")

    may = WHO
    tells = ("complete",)

    complete: bool

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.intro.seven_ends] Somebody says so, where cities are not kept or something is
        wrong.
        """
        if self.complete == (self.who in state.completed):
            raise SettledError("citadels-already", path="action.complete")
        if self.complete:
            return replace(state, completed=(*state.completed, self.who))
        return replace(state, completed=_others(state.completed, self.who))

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.score.first_complete] People say who was first, where it was not seen."""
        unkept = not state.has(Tool.CITIES) and state.phase in (Phase.CALL, Phase.ROUND_END)
        group: Group = "more" if unkept or state.phase is Phase.FINAL else "correct"
        for who in whose(state, seat):
            if who in state.completed:
                action, label = cls(who, complete=False), says("not-complete")
                yield move("incomplete", action, seat, label, group="correct")
            else:
                action, label = cls(who, complete=True), says("is-complete")
                yield move("complete", action, seat, label, group=group)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return self.words(before, seat, "is-complete" if self.complete else "not-complete")


def _count_beautified(city: tuple[Built, ...]) -> int:
    return sum(built.beautified for built in city)


def _others(seats: tuple[int, ...], who: int) -> tuple[int, ...]:
    return tuple(each for each in seats if each != who)
