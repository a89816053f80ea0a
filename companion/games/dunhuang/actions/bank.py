"""Payments of coins and prestige at any time, and corrections."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, Any, ClassVar

from companion.engine import verbs
from companion.engine.action import GameAction
from companion.engine.authority import TABLE, owner_named_in
from companion.engine.mending import Mendable
from companion.engine.message import Message
from companion.engine.moves import Choice, ChoiceField, IntegerField, Move, move
from companion.engine.purse import describe_correction
from companion.engine.refusal import catch_refusal
from companion.engine.values import Between, Seat, UpTo, choices_of_seats
from companion.engine.verbs import PAYER, Correct, CorrectAmount

from ..model import State, put
from ..options import Tool
from ..rules.bank import BANK, honour, need_coins
from .abstract import CorrectSeat, remark_short_of_coins
from .fields import MARKET, can_pay, says, whose

Amount = Annotated[int, UpTo()]


class Pay(verbs.Pay[State], frozen=True, tag="pay"):
    """Coins change hands; None is the market."""

    may = PAYER
    mendable = Mendable(amounts=("amount",), seats=("payer", "payee"))
    needs = Tool.BANK
    bank = BANK
    bank_name = MARKET

    def rule(self, state: State) -> str:
        return "dh.setup.coin_stock"

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        take, label, least = cls(None, seat or 0, 1), says("screen-take-coins"), 1
        fields = (*whose(state, seat, "payee"), cls.ask("amount", state))
        yield move("from_market", take, seat, label, *fields, group="more")
        every, label = choices_of_seats(state.seats), says("screen-pay-coins")
        for payer in range(state.seats) if seat is None else (seat,):
            pay = cls(payer, None, least)
            others = (one for one in every if one.value != payer)
            payee = ChoiceField(name="payee", values=(Choice(None, MARKET), *others))
            most = max(least, can_pay(state, payer))
            paid = IntegerField(name="amount", min=least, max=most)
            refused = catch_refusal(need_coins, state, payer, least, pay.rule(state))
            yield move("pay", pay, seat, label, payee, paid, group="more", refused=refused)

    def remarks(self, before: State, after: State, seat: int | None) -> Iterator[Message]:
        if self.payer is not None:
            yield from remark_short_of_coins(before, self.payer, self.amount)


class GainPrestige(GameAction[State, int | None], frozen=True, tag="gain_prestige"):
    """A seat gains prestige."""

    may = owner_named_in("who")
    log_key = "prestige"
    mendable = Mendable(amounts=("amount",), seats=("who",))
    needs = Tool.BANK

    who: Seat
    amount: Annotated[int, Between(1)]

    def apply(self, state: State, seat: int | None) -> State:
        return honour(state, self.who, self.amount)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        fields = (*whose(state, seat), cls.ask("amount", state))
        gain, label = cls(seat or 0, 1), says("screen-gain-prestige")
        yield move("gain_prestige", gain, seat, label, *fields, group="more")


def _follow_again(state: State, who: int, **counted: Any) -> State:
    """Return the state in which our notes count again, where something was counted at the end
    already.
    """
    count = state.entered[who]
    return state if count is None else state.with_count(who, replace(count, **counted))


class CorrectCoins(CorrectSeat, CorrectAmount[State], frozen=True, tag="correct_coins"):
    """A seat's coins are corrected; the difference comes from the market."""

    may = owner_named_in("who")
    mendable = Mendable(amounts=("coins",), seats=("who",))
    needs = Tool.BANK

    coins: Amount

    def apply(self, state: State, seat: int | None) -> State:
        more = self.coins - state.coins[self.who]
        return _follow_again(BANK.move(state, None, self.who, more), self.who, coins=None)


class CorrectPrestige(CorrectSeat, CorrectAmount[State], frozen=True, tag="correct_prestige"):
    """A seat's prestige is corrected."""

    may = owner_named_in("who")
    mendable = Mendable(amounts=("prestige",), seats=("who",))
    needs = Tool.BANK

    prestige: Amount

    def apply(self, state: State, seat: int | None) -> State:
        prestige = put(state.prestige, self.who, self.prestige)
        return _follow_again(replace(state, prestige=prestige), self.who, prestige=None)


class CorrectStock(Correct[State], frozen=True, tag="correct_stock"):
    """The market's coins are corrected."""

    may = TABLE
    mendable = Mendable(amounts=("coins",))
    needs = Tool.BANK
    labels: ClassVar = {"coins": says("screen-stock")}

    coins: Amount

    @classmethod
    def list_facts(cls, state: State) -> Iterator[CorrectStock]:
        yield cls(state.stock)

    def apply(self, state: State, seat: int | None) -> State:
        """Correct the coins; coins that are missing from the box are noted as lost."""
        lost = state.lost + state.stock - self.coins
        return replace(state, stock=self.coins, lost=lost)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return describe_correction("dunhuang-log-correct-stock", self.coins, before.stock)
