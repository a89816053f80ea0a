"""Gold that changes hands at any time, and what really lies where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

from companion.engine import verbs
from companion.engine.authority import TABLE
from companion.engine.mending import Mendable
from companion.engine.message import Message, SeatName
from companion.engine.moves import Move, move
from companion.engine.purse import describe_correction
from companion.engine.verbs import PAYER, Correct, CorrectSeat

from ..model import TOKEN, State, put
from ..options import Tool
from ..rules.money import BANK, stash
from ..rules.money import move as move_gold
from ..rules.notes import gold_short
from .base import WHO, Deed
from .fields import Gold, most_paid, number, others, says, seats, whose


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


class CorrectGold(CorrectSeat[State], Deed[int | None], frozen=True, tag="correct_gold"):
    """The table is right: the seat has this much, the difference comes from the bank."""

    may = WHO
    mendable = Mendable(amounts=("gold",), seats=("who",))
    needs = Tool.BANK
    labels: ClassVar = {"gold": says("gold")}

    gold: Gold

    @classmethod
    def find_fact(cls, state: State, who: int) -> CorrectGold:
        return cls(who, state.gold[who])

    def apply(self, state: State, seat: int | None) -> State:
        return move_gold(state, None, self.who, self.gold - stash(state, self.who))

    def log(self, before: State, after: State, seat: int | None) -> Message:
        who, had = SeatName(self.who), before.gold[self.who]
        return describe_correction("citadels-log-correct-gold", self.gold, had, who=who)


class CorrectBeautified(
    CorrectSeat[State], Deed[int | None], frozen=True, tag="correct_beautified"
):
    """What really lies on the districts of a city that is not kept here."""

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
    """What really lies on the Tax Collector's token."""

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
