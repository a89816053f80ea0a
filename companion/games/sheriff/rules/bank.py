"""Gold, debts and corrections. All gold always adds up: what one has more, another has less."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.checks import LIMIT
from companion.engine.message import SeatName
from companion.engine.needs import need_seat, need_self, number, refuse
from companion.engine.refusal import RuleError, SettledError

from .. import actions as act
from .. import debt
from ..goods import Goods
from ..model import LOOT, Debt, Phase, Purse, Receiver, Stand, State
from ..options import Tool
from ..tables import CONTRABAND, LEGAL, ROYAL
from .needs import goods_faults, goods_of, need_tool


def move(state: State, payer: Purse, payee: Purse, amount: int) -> State:
    """Moves gold. [R s*.bribe.gold_received] It joins the receiver's own.

    With coins on the table a payer who has less here than was really paid had more than was
    written down: the difference is booked from the bank.
    """
    if isinstance(payer, int) and amount > state.gold[payer]:
        state = _book(
            _book(state, None, state.gold[payer] - amount), payer, amount - state.gold[payer]
        )
    return _book(_book(state, payer, -amount), payee, amount)


def _book(state: State, purse: Purse, amount: int) -> State:
    """More gold in a purse, or less. [R s2.six.own_gold] The loot tile is a purse of its own."""
    if purse is None:
        return replace(state, bank=state.bank + amount)
    if purse == LOOT:
        return replace(state, loot_gold=state.loot_gold + amount)
    gold = list(state.gold)
    gold[purse] += amount
    return replace(state, gold=tuple(gold))


def need_gold(state: State, payer: int, amount: int, path: str, rule: str) -> None:
    """Where the app is the only purse nobody pays what they do not have."""
    if state.options.purse == "app" and state.has(Tool.BANK) and state.gold[payer] < amount:
        raise RuleError(
            "sheriff-too-poor",
            rule=rule,
            path=path,
            who=SeatName(payer),
            need=amount,
            have=state.gold[payer],
        )


def pay(state: State, seat: int | None, action: act.Pay) -> State:
    """Gold between any two of seats and bank.

    A seat pays its own gold, or takes from the bank; the table may do either for anybody.
    """
    need_tool(state, Tool.BANK)
    if state.phase is Phase.OVER:
        raise SettledError("sheriff-over")
    payer = None if action.payer is None else need_seat(state.seats, action.payer, "action.payer")
    payee = None if action.payee is None else need_seat(state.seats, action.payee, "action.payee")
    if payer == payee:
        raise RuleError("sheriff-pay-oneself", path="action.payee")
    refuse(number(action.amount, "action.amount", 1, LIMIT))
    hand = payer if payer is not None else payee
    assert hand is not None
    need_self(seat, hand)
    if payer is not None:
        need_gold(state, payer, action.amount, "action.amount", f"{state.options.book}.setup.bank")
    return move(state, payer, payee, action.amount)


def fine(state: State, debtor: int, creditor: Receiver, owed: int) -> State:
    """[R s*.debt.legal_first] [R s2.ruling.debt_gold_first] Gold first; the rest is a debt."""
    if owed == 0 or not state.has(Tool.BANK):
        return state
    paid = min(owed, state.gold[debtor])
    state = move(state, debtor, creditor, paid)
    if paid == owed:
        return state
    left = Debt(state.next_id, debtor, creditor, owed - paid)
    return replace(state, debts=(*state.debts, left), next_id=state.next_id + 1)


def settle_debt(state: State, seat: int | None, action: act.SettleDebt) -> State:
    """[R s*.debt.receiver] [R s*.debt.forgiven] The debtor hands over goods; a rest is cancelled.

    [R s2.ruling.debt_choice] The debtor chooses. The choice is judged by what everybody can see:
    the legal goods of the stand and the number of face-down cards. [R s*.debt.contraband_shown]
    What is handed over is shown, so it is not secret here.
    """
    owing = next((debt for debt in state.debts if debt.id == action.debt), None)
    if owing is None:
        raise SettledError("sheriff-debt-settled", path="action.debt")
    need_self(seat, owing.debtor)
    refuse(number(action.gold, "action.gold", 0, owing.owed))
    if action.gold:
        rule = f"{state.options.book}.debt.legal_first"
        need_gold(state, owing.debtor, action.gold, "action.gold", rule)
    cards = None
    if action.cards is not None:
        cards = goods_of(action.cards, "action.cards")
        if state.has(Tool.STANDS):
            stand = state.stands[owing.debtor]
            book = state.options.book
            debt.check_choice(book, owing.owed - action.gold, stand.legal, stand.face_down, cards)
    state = move(state, owing.debtor, owing.creditor, action.gold)
    if cards is not None and state.has(Tool.STANDS):
        state = hand_over(state, owing.debtor, owing.creditor, cards)
    return replace(state, debts=tuple(debt for debt in state.debts if debt != owing))


def hand_over(state: State, giver: int, receiver: Receiver, cards: Goods) -> State:
    """[R s*.bribe.goods_received] Cards go from one stand to their places on the other."""
    state = state.with_stand(giver, state.stands[giver].take(cards))
    if receiver == LOOT:
        # [R s2.ruling.six_fine_in_cards]
        return replace(state, loot=state.loot.put(cards))
    return state.with_stand(receiver, state.stands[receiver].put(cards))


def correct_gold(state: State, seat: int | None, action: act.CorrectGold) -> State:
    """The table is right; the difference is booked to or from the bank."""
    need_tool(state, Tool.BANK)
    who = need_seat(state.seats, action.who, "action.who")
    need_self(seat, who)
    refuse(number(action.gold, "action.gold"))
    if state.phase is Phase.OVER:
        raise SettledError("sheriff-over")
    difference = action.gold - state.gold[who]
    if difference >= 0:
        return move(state, None, who, difference)
    return move(state, who, None, -difference)


def correct_stand(state: State, seat: int | None, action: act.CorrectStand) -> State:
    """What really lies there. The table corrects the legal goods and the number face down;
    kinds of contraband come from their owner.
    """
    need_tool(state, Tool.STANDS)
    who = need_seat(state.seats, action.who, "action.who")
    need_self(seat, who)
    faults = (
        *goods_faults(action.legal, "action.legal", LEGAL),
        *goods_faults(action.hidden, "action.hidden", (*CONTRABAND, *ROYAL)),
        *number(action.unknown, "action.unknown"),
    )
    refuse(faults)
    old = state.stands[who]
    if action.hidden is None:
        keep = old.face_down == action.unknown
        stand = replace(old, legal=Goods.of(action.legal))
        if not keep:
            stand = Stand(legal=stand.legal, unknown=action.unknown)
    else:
        stand = Stand(Goods.of(action.legal), Goods.of(action.hidden), action.unknown)
    return state.with_stand(who, stand)
