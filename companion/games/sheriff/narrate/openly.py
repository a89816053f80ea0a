"""Entries that hold no secret."""

from __future__ import annotations

from typing import assert_never

from companion.engine.message import Arg, Message, SeatName
from companion.engine.purse import corrected

from .. import actions as act
from ..actions import Action
from ..goods import Goods, counted, listed, named
from ..model import LOOT, Bag, BagStatus, Deal, Phase, Receiver, State
from ..rules.market import PRICE

BANK = Message("sheriff-the-bank")


def openly(before: State, after: State, seat: int | None, action: Action) -> Message:
    """Entries that hold no secret."""
    who: Arg = Message("sheriff-the-table") if seat is None else SeatName(seat)
    match action:
        case act.Begin():
            if after.deputy is not None:
                return _deputies(after)
            drawn = "sheriff-log-begin-drawn" if action.among else "sheriff-log-begin"
            return Message(drawn, sheriff=SeatName(after.sheriff))
        case act.Advance():
            return _advanced(after)
        case act.NameFirst():
            return Message("sheriff-log-first", who=SeatName(action.merchant))
        case act.Declare():
            return Message("sheriff-log-declare", who=who, goods=counted(action.good, action.count))
        case act.Withdraw():
            return about(before, action.deal, "sheriff-log-withdraw")
        case act.Release():
            return about(before, action.deal, "sheriff-log-release")
        case act.OpenBag():
            return _opened(after, action.merchant)
        case act.MarkBag():
            mark = action.mark or "nothing"
            key = f"sheriff-log-marks-{mark}"
            return Message(key, who=SeatName(action.by), whose=SeatName(action.merchant))
        case act.TimerStart():
            return Message("sheriff-log-timer-start")
        case act.TimerPause():
            return Message("sheriff-log-timer-pause")
        case act.TimerExtend():
            return Message("sheriff-log-timer-extend", n=action.seconds)
        case act.TimerReset():
            return Message("sheriff-log-timer-reset")
        case act.TimeUp():
            return _time_up(before, after)
        case act.Pay():
            payer, payee = _purse(action.payer), _purse(action.payee)
            return Message("sheriff-log-pay", payer=payer, payee=payee, n=action.amount)
        case act.SettleDebt():
            return _debt_settled(before, action)
        case act.CorrectGold():
            had = before.gold[action.who]
            name = SeatName(action.who)
            return corrected("sheriff-log-correct-gold", action.gold, had, who=name)
        case act.CorrectRound():
            officers = tuple(SeatName(seat) for seat in after.officers)
            return Message(
                f"sheriff-log-correct-round{'-six' if after.with_deputies else ''}",
                n=after.round,
                sheriff=officers,
                phase=after.phase_name,
            )
        case act.Trade():
            value = after.orders[seat or 0][-1].value
            goods = counted(action.good, PRICE)
            return Message("sheriff-log-trade", who=who, goods=goods, n=value)
        case act.CorrectLoot():
            return Message("sheriff-log-correct-loot", n=action.gold)
        case act.CorrectMarket():
            return _market_corrected(action)
        case act.CorrectBag():
            return Message("sheriff-log-correct-bag", who=SeatName(action.merchant))
        case act.SwitchTool():
            tool = Message(f"sheriff-tool-{action.tool.value}")
            return Message(
                "sheriff-log-tool-on" if action.on else "sheriff-log-tool-off", tool=tool
            )
        case act.ChangeOptions():
            return Message("sheriff-log-options")
        case act.Finish():
            return Message("sheriff-log-finish")
        case (
            act.Offer()
            | act.Answer()
            | act.PassBag()
            | act.AgreedInTime()
            | act.Unpack()
            | act.EnterFinal()
            | act.CorrectStand()
            | act.ShareRest()
        ):
            raise AssertionError("told with its secrets")
        case _:
            assert_never(action)


def _purse(seat: int | None) -> Arg:
    return BANK if seat is None else SeatName(seat)


def goods_named(goods: dict[str, int]) -> Arg:
    return listed(Goods.of(goods)) or Message("sheriff-nothing")


def _advanced(after: State) -> Message:
    match after.phase:
        case Phase.MARKET if after.deputy is not None:
            return _deputies(after)
        case Phase.MARKET:
            return Message("sheriff-log-round", n=after.round, sheriff=SeatName(after.sheriff))
        case Phase.FINAL:
            return Message("sheriff-log-final")
        case _:
            return Message("sheriff-log-phase", n=after.round, phase=after.phase_name)


def side_name(state: State, deal: Deal, seat: int) -> Arg:
    """The seat, or both deputies for whom it stands."""
    if seat != deal.officer:
        return SeatName(seat)
    return tuple(SeatName(officer) for officer in state.officers)


def _deputies(after: State) -> Message:
    seats = tuple(SeatName(officer) for officer in after.officers)
    return Message("sheriff-log-deputies", n=after.round, seats=seats)


def about(state: State, id: int, key: str) -> Message:
    deal = next(deal for deal in state.deals if deal.id == id)
    who = side_name(state, deal, deal.proposer)
    return Message(key, who=who, whom=side_name(state, deal, deal.partner))


def _opened(after: State, merchant: int) -> Message:
    bag = after.bags[merchant]
    deciders = bag.openers
    who, sheriff = SeatName(merchant), tuple(SeatName(seat) for seat in deciders)
    verdict = bag.verdict
    if verdict is None:
        return Message("sheriff-log-opened", who=who, sheriff=sheriff)
    if verdict.truthful:
        goods = listed(verdict.to_stand)
        key = "sheriff-log-honest-halves" if len(deciders) > 1 else "sheriff-log-honest"
        n = verdict.sheriff_pays // len(deciders)
        return Message(key, who=who, sheriff=sheriff, goods=goods, n=n)
    return Message(
        "sheriff-log-liar",
        who=who,
        sheriff=sheriff,
        to=Message("sheriff-the-loot") if len(deciders) > 1 else SeatName(deciders[0]),
        goods=listed(verdict.confiscated),
        n=verdict.merchant_pays,
    )


def _market_corrected(action: act.CorrectMarket) -> Message:
    card, n = named(action.good), action.value
    if action.to is None:
        return Message("sheriff-log-correct-market-back", goods=card, n=n)
    return Message("sheriff-log-correct-market", who=SeatName(action.to), goods=card, n=n)


def _time_up(before: State, after: State) -> Message:
    passed = tuple(
        SeatName(seat)
        for seat in (after.merchants if after.in_round else ())
        if _was_closed(before.bags[seat]) and not _was_closed(after.bags[seat])
    )
    if not passed:
        return Message("sheriff-log-time-up")
    return Message("sheriff-log-time-up-passed", seats=passed)


def _was_closed(bag: Bag) -> bool:
    return bag.status is BagStatus.CLOSED


def _creditor(creditor: Receiver) -> Arg:
    return Message("sheriff-the-loot") if creditor == LOOT else SeatName(creditor)


def _debt_settled(before: State, action: act.SettleDebt) -> Message:
    debt = next(debt for debt in before.debts if debt.id == action.debt)
    who, whom = SeatName(debt.debtor), _creditor(debt.creditor)
    if action.cards is None and not action.gold:
        return Message("sheriff-log-debt-by-hand", who=who, whom=whom, owed=debt.owed)
    gold = (Message("sheriff-gold", n=action.gold),) if action.gold else ()
    paid = (*gold, *listed(Goods.of(action.cards or {}))) or (Message("sheriff-nothing"),)
    return Message("sheriff-log-debt", who=who, whom=whom, paid=paid, owed=debt.owed)
