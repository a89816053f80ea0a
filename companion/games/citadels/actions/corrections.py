"""Payments at any time, and corrections of what a seat has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

import msgspec

from companion.engine import verbs
from companion.engine.authority import TABLE
from companion.engine.mending import Mendable
from companion.engine.message import Message
from companion.engine.moves import AnyField, DocumentField, Group, Move, move
from companion.engine.needs import refuse
from companion.engine.purse import describe_correction
from companion.engine.refusal import SettledError
from companion.engine.verbs import PAYER, Correct, CorrectAmount, CorrectSeat

from ..cast import district_name
from ..holdings import MOST_DISTRICTS, Built, Holdings, check_holdings
from ..model import TOKEN, Phase, State, put, size
from ..options import Tool
from ..rules.cities import find_completed
from ..rules.money import BANK, move_gold, stash
from ..rules.needs import copies, gold_short, too_many
from ..tables import DISTRICTS
from .abstract import WHO, Deed
from .fields import Cards, Gold, most_paid, number, others, says, seats, whose


class Pay(verbs.Pay[State], Deed[int | None], frozen=True, tag="pay"):
    """Gold changes hands; None is the bank."""

    may = PAYER
    mendable = Mendable(amounts=("amount",), seats=("payer", "payee"))
    needs = Tool.BANK
    bank = BANK
    bank_name = Message("citadels-the-bank")

    def rule(self, state: State) -> str:
        return "ci.setup.stash"

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.open.gold_unlimited] A seat pays its own, or takes from the bank."""
        gold, to = says("gold"), says("to")
        taken, taker = cls(None, 0, 0), seats("payee", whose(state, seat), label=to)
        amount = number("amount", 1, label=gold)
        yield move("take", taken, seat, says("take"), taker, amount, group="more")
        for payer in whose(state, seat):
            most = most_paid(state, payer)
            if most:
                payee = seats("payee", others(state, payer), cls.bank_name, label=to)
                amount, paid = number("amount", 1, most, label=gold), cls(payer, None, 0)
                yield move("pay", paid, seat, says("pay"), payee, amount, group="more")

    def doubts(self, before: State, after: State) -> Iterator[Message]:
        return iter(()) if self.payer is None else gold_short(before, self.payer, self.amount)


class CorrectGold(CorrectAmount[State], Deed[int | None], frozen=True, tag="correct_gold"):
    """A seat's gold is corrected; the difference comes from the bank."""

    may = WHO
    mendable = Mendable(amounts=("gold",), seats=("who",))
    needs = Tool.BANK
    labels: ClassVar = {"gold": says("gold")}

    gold: Gold

    def apply(self, state: State, seat: int | None) -> State:
        return move_gold(state, None, self.who, self.gold - stash(state, self.who))


class CorrectBeautified(
    CorrectSeat[State], Deed[int | None], frozen=True, tag="correct_beautified"
):
    """The gold on the districts of a city that is not kept is corrected."""

    may = WHO
    mendable = Mendable(amounts=("gold",), seats=("who",))

    gold: Gold

    @classmethod
    def find_fact(cls, state: State, who: int) -> CorrectBeautified:
        return cls(who, state.loose[who])

    def apply(self, state: State, seat: int | None) -> State:
        more = self.gold - state.loose[self.who]
        return replace(state, loose=put(state.loose, self.who, self.gold), bank=state.bank - more)


class CorrectTax(Correct[State], Deed[int | None], frozen=True, tag="correct_tax"):
    """The gold on the Tax Collector's token is corrected."""

    may = TABLE
    mendable = Mendable(amounts=("gold",))
    corrects = ()
    tells = ("tax",)

    gold: Gold

    @classmethod
    def list_facts(cls, state: State) -> tuple[CorrectTax]:
        return (cls(state.tax),)

    def apply(self, state: State, seat: int | None) -> State:
        return move_gold(state, None, TOKEN, self.gold - state.tax)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return describe_correction("citadels-log-correct-tax", self.gold, before.tax)


class CorrectCity(CorrectSeat[State], Deed[int | None], frozen=True, tag="correct_city"):
    """A city is corrected."""

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
        """Correct the city. Gold on beautified districts comes from the bank."""
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
    """The number of cards in a hand is corrected."""

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
    """The holder of the crown is corrected."""

    may = WHO
    corrects = ()
    tells = ("crown",)

    @classmethod
    def find_fact(cls, state: State, who: int) -> CorrectCrown | None:
        return None if who == state.crown else cls(who)

    def fields(self, state: State, seat: int | None) -> tuple[()]:
        return ()

    def apply(self, state: State, seat: int | None) -> State:
        """Move the crown, also where rounds are not kept, since the Statue needs it at the end."""
        if state.crown == self.who:
            raise SettledError("citadels-already", path="action.who")
        return replace(state, crown=self.who)


class CorrectComplete(CorrectSeat[State], Deed[int | None], frozen=True, tag="correct_complete"):
    """A city is complete, or is not. The first one counts as the first."""

    may = WHO
    slots = ("complete", "incomplete")

    tells = ("complete",)

    complete: bool

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.intro.seven_ends] Note that a city is complete, where cities are not kept or a note
        is wrong.
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
