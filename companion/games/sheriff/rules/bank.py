"""Gold and debts. Gold is only ever moved, so the sum always stays the same."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.checks import LIMIT
from companion.engine.purse import Bank

from ..goods import Goods
from ..model import LOOT, Debt, Fine, Loot, Receiver, State, put
from ..options import Tool


def count_gold(state: State, purse: Receiver) -> int:
    return state.loot_gold if purse == LOOT else state.gold[purse]


def _book(state: State, purse: Receiver | None, amount: int) -> State:
    """Return the state with more gold in a purse, or less. [R s2.six.own_gold] The loot tile is a
    purse of its own.
    """
    if purse is None:
        return replace(state, bank=state.bank + amount)
    if purse == LOOT:
        return replace(state, loot_gold=state.loot_gold + amount)
    gold = list(state.gold)
    gold[purse] += amount
    return replace(state, gold=tuple(gold))


BANK: Bank[State, Loot] = Bank(Tool.BANK, count_gold, _book)
move, need_gold = BANK.move, BANK.need
"""[R s*.bribe.gold_received] Gold joins the receiver's own."""


def most_gold(state: State, payer: int) -> int:
    """Return the most that somebody can pay. Coins on the table are for their owner to count."""
    enforced = state.options.purse == "app" and state.has(Tool.BANK)
    return min(LIMIT, max(0, state.gold[payer])) if enforced else LIMIT


def fine(
    state: State, debtor: int, creditor: Receiver, owed: int
) -> tuple[State, tuple[Fine, ...]]:
    """[R s*.debt.legal_first] [R s2.ruling.debt_gold_first] Book a fine: gold first, the rest as a
    debt.
    """
    if owed == 0 or not state.has(Tool.BANK):
        return state, ()
    paid = min(owed, state.gold[debtor])
    state = move(state, debtor, creditor, paid)
    if paid == owed:
        return state, (Fine(debtor, creditor, paid),)
    left = Debt(state.next_id, debtor, creditor, owed - paid)
    state = replace(state, debts=(*state.debts, left), next_id=state.next_id + 1)
    return state, (Fine(debtor, creditor, paid, debt=left.id),)


def give_fine_back(state: State, fine: Fine) -> State:
    """Return gold and cards that were paid, and cancel the debt.

    Gold that the other has spent meanwhile comes from the bank; cards go back as far as they are
    still there.
    """
    state = replace(state, debts=tuple(debt for debt in state.debts if debt.id != fine.debt))
    if state.has(Tool.BANK):
        state = move(state, fine.creditor, fine.debtor, fine.gold)
    if state.has(Tool.STANDS):
        state = take_back(state, fine.creditor, fine.debtor, fine.cards)
    return state


def take_back(state: State, holder: Receiver, giver: int, cards: Goods) -> State:
    """Return cards to the stand that they came from, as far as they are known to be still there."""
    if holder != LOOT:
        return hand_over(state, holder, giver, cards & state.stands[holder].known)
    back = cards & state.loot.known
    state = replace(state, loot=state.loot.take(back))
    return state.with_stand(giver, state.stands[giver].put(back))


def settle(state: State, debt: int, gold: int, cards: Goods) -> State:
    """Note what was paid for a debt with the bag that caused it, while its round lasts."""
    for seat, bag in enumerate(state.bags):
        for k, fine in enumerate(bag.fines):
            if fine.debt == debt:
                paid = replace(fine, gold=fine.gold + gold, cards=cards, debt=None)
                return state.with_bag(seat, replace(bag, fines=put(bag.fines, k, paid)))
    return state


def hand_over(state: State, giver: int, receiver: Receiver, cards: Goods) -> State:
    """[R s*.bribe.goods_received] Move cards from one stand to their places on the other."""
    state = state.with_stand(giver, state.stands[giver].take(cards))
    if receiver == LOOT:
        # [R s2.ruling.six_fine_in_cards]
        return replace(state, loot=state.loot.put(cards))
    return state.with_stand(receiver, state.stands[receiver].put(cards))
