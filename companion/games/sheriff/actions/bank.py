"""Payments, debts that gold did not cover, and corrections of gold and stands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, ClassVar

import msgspec

from companion.engine import verbs
from companion.engine.authority import Authority
from companion.engine.game import Narration, World
from companion.engine.mending import Mendable
from companion.engine.message import Message, SeatName
from companion.engine.moves import Choice, ChoiceField, IntegerField, Move, move
from companion.engine.needs import number, refuse
from companion.engine.refusal import RuleError, SettledError, catch_refusal
from companion.engine.values import choices_of_seats
from companion.engine.verbs import PAYER, CorrectAmount, CorrectSeat

from .. import debt
from ..goods import Goods, list_goods
from ..model import LOOT, Debt, Stand, State
from ..options import Tool
from ..rules.bank import BANK, hand_over, most_gold, need_gold, settle
from ..rules.bank import move as move_gold
from .abstract import WHO, Deed, Seats, list_short_gold, narrate_stand
from .fields import Amount, AnyCards, HiddenCards, LegalCards, says


class Pay(verbs.Pay[State], Deed[int | None], frozen=True, tag="pay"):
    """Gold changes hands; None is the bank."""

    slots = ("pay", "take")

    may = PAYER
    mendable = Mendable(amounts=("amount",), seats=("payer", "payee"))
    needs = Tool.BANK
    bank = BANK
    bank_name = Message("sheriff-the-bank")

    def rule(self, state: State) -> str:
        return f"{state.options.book}.setup.bank"

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        for payer in range(state.seats) if seat is None else (seat,):
            pays = cls(payer, None, 0)
            payee = _payees(state.seats, payer)
            amount = IntegerField(name="amount", min=1, max=max(1, most_gold(state, payer)))
            refused = catch_refusal(need_gold, state, payer, 1, pays.rule(state))
            yield move("pay", pays, seat, says("pay"), payee, amount, group="more", refused=refused)
        slot = "pay" if seat is None else "take"
        to = (cls.ask("payee", state),) if seat is None else ()
        taken = cls.ask("amount", state)
        yield move(slot, cls(None, seat, 0), seat, says("take"), *to, taken, group="more")

    def remarks(self, before: State, after: State, seat: int | None) -> Iterator[Message]:
        if self.payer is not None:
            yield from list_short_gold(before, self.payer, self.amount)


@cache
def _payees(seats: int, payer: int) -> ChoiceField:
    others = (one for one in choices_of_seats(seats) if one.value != payer)
    return ChoiceField(name="payee", values=(*others, Choice(None, says("bank"))))


def _find_debtor(state: State, seat: int, action: Any) -> Seats:
    return next(((debt.debtor,) for debt in state.debts if debt.id == action.debt), None)


class SettleDebt(Deed[int | None], frozen=True, tag="settle_debt"):
    """The debtor pays what gold did not cover."""

    slots = ("settle",)

    may = Authority("debtor", _find_debtor)
    mendable = Mendable()
    refers = ("debt",)

    debt: int
    cards: AnyCards | None = None
    """goods from the stand; None: they change hands on the table and are not noted"""
    gold: int = 0
    """gold that the debtor has after all (only with coins on the table)"""

    def decide(self, state: State, seat: int | None, world: World) -> SettleDebt:
        return self if state.has(Tool.STANDS) else msgspec.structs.replace(self, cards=None)

    def check(self, state: State, seat: int | None) -> None:
        self._need_debt(state)

    def _need_debt(self, state: State) -> Debt:
        for owing in state.debts:
            if owing.id == self.debt:
                return owing
        raise SettledError("sheriff-debt-settled", path="action.debt")

    def apply(self, state: State, seat: int | None) -> State:
        """[R s*.debt.receiver] [R s*.debt.forgiven] The debtor hands over goods; a rest is
        cancelled.

        [R s2.ruling.debt_choice] The debtor chooses. What our notes say against the choice is a
        remark. [R s*.debt.contraband_shown] What is handed over is shown, so it is not secret here.
        """
        owing, cards = self._need_debt(state), Goods.from_counts(self.cards or {})
        refuse(number(self.gold, "action.gold", 0, owing.owed))
        if self.gold:
            rule = f"{state.options.book}.debt.legal_first"
            need_gold(state, owing.debtor, self.gold, rule, "action.gold")
        state = move_gold(state, owing.debtor, owing.creditor, self.gold)
        if state.has(Tool.STANDS):
            state = hand_over(state, owing.debtor, owing.creditor, cards)
        state = settle(state, owing.id, self.gold, cards)
        return replace(state, debts=tuple(debt for debt in state.debts if debt != owing))

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R s*.debt.receiver] [R s2.ruling.debt_choice]"""
        for owing in state.debts:
            if seat in (None, owing.debtor):
                cards = (cls.ask("cards", state, optional=True),) if state.has(Tool.STANDS) else ()
                most = min(owing.owed, most_gold(state, owing.debtor))
                gold = IntegerField(name="gold", min=0, max=most, optional=True)
                yield move("settle", cls(owing.id), seat, says("debt-by-hand"), *cards, gold)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        owing = self._need_debt(before)
        who, loot = SeatName(owing.debtor), Message("sheriff-the-loot")
        whom = loot if owing.creditor == LOOT else SeatName(owing.creditor)
        if self.cards is None and not self.gold:
            return Message("sheriff-log-debt-by-hand", who=who, whom=whom, owed=owing.owed)
        cards = Goods.from_counts(self.cards or {})
        paid = list_goods(cards, self.gold) or (Message("sheriff-nothing"),)
        return Message("sheriff-log-debt", who=who, whom=whom, paid=paid, owed=owing.owed)

    def remarks(self, before: State, after: State, seat: int | None) -> Iterator[Message]:
        """[R s*.debt.legal_first] [R s2.debt.enough] [R s*.debt.contraband] List what the rules
        would say against this choice of cards if everything were noted.
        """
        owing = self._need_debt(before)
        yield from list_short_gold(before, owing.debtor, self.gold)
        if self.cards is None or not before.has(Tool.STANDS):
            return
        stand, left = before.stands[owing.debtor], owing.owed - self.gold
        book, cards = before.options.book, Goods.from_counts(self.cards)
        try:
            debt.check_choice(book, left, stand.legal, stand.face_down, cards)
        except RuleError as error:
            yield error.message


class CorrectGold(CorrectAmount[State], Deed[int | None], frozen=True, tag="correct_gold"):
    """A seat's gold is corrected; the difference comes from the bank."""

    may = WHO
    mendable = Mendable(amounts=("gold",), seats=("who",))
    needs = Tool.BANK
    labels: ClassVar = {"gold": says("gold-really")}

    gold: Amount

    def label(self, state: State) -> Message:
        return says("gold-is")

    def apply(self, state: State, seat: int | None) -> State:
        return move_gold(state, None, self.who, self.gold - state.gold[self.who])


class CorrectStand(CorrectSeat[State], Deed[int | None], frozen=True, tag="correct_stand"):
    """A stand is corrected. Kinds of contraband stay as they are if None."""

    may = WHO
    mendable = Mendable(amounts=("unknown",), seats=("who",))
    needs = Tool.STANDS
    labels: ClassVar = {
        "legal": says("stand-really"),
        "hidden": says("contraband"),
        "unknown": says("stand-unknown"),
    }

    legal: LegalCards
    hidden: HiddenCards | None = None
    unknown: Amount = 0

    @classmethod
    def find_fact(cls, state: State, who: int) -> CorrectStand:
        return cls(who, {})

    def apply(self, state: State, seat: int | None) -> State:
        """Correct legal goods and the number face down from the table; kinds of contraband are
        corrected by their owner.
        """
        legal = Goods.from_counts(self.legal)
        stand = state.stands[self.who].correct(legal, self.unknown)
        if self.hidden is not None:
            stand = Stand(legal, Goods.from_counts(self.hidden), self.unknown)
        return state.with_stand(self.who, stand)

    def label(self, state: State) -> Message:
        return says("stand-is")

    def narrate(self, before: State, after: State, seat: int | None) -> Narration:
        goods = Goods.from_counts(self.legal) + Goods.from_counts(self.hidden or {})
        return narrate_stand("sheriff-log-correct-stand", self.who, goods, self.unknown)
