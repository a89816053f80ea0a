"""Some of what could be done now: for random play in the tests."""

from __future__ import annotations

from . import actions as act
from .model import BagStatus, Deal, DealStatus, Phase, State
from .options import Tool
from .rules import agreed, market
from .rules.rounds import steps_from
from .tables import declarable
from .terms import Promise, PromiseKind, Terms


def offers(state: State, seat: int | None) -> tuple[act.Action, ...]:
    """Actions that would be accepted from `seat` (None: the table)."""
    if state.phase is Phase.OVER:
        return ()
    if seat is None:
        return (*_table(state), *_timer(state))
    return (*_bank(state, seat), *_round(state, seat), *_deals(state, seat), *_end(state, seat))


def _table(state: State) -> tuple[act.Action, ...]:
    found: list[act.Action] = []
    if state.phase is Phase.SETUP:
        found.append(act.Begin())
        if not state.with_deputies:
            found.append(act.Begin(sheriff=state.seats - 1))
    found += [act.Advance(state.round, state.phase, step) for step in steps_from(state)]
    if state.phase is Phase.MARKET and state.options.edition == "second":
        found.append(act.NameFirst(state.round, state.merchants[-1]))
    if state.phase is Phase.FINAL and all(state.entered):
        found.append(act.Finish())
    if state.has(Tool.BANK):
        found.append(act.CorrectGold(0, 37))
    found += [act.SettleDebt(debt.id) for debt in state.debts if not state.has(Tool.STANDS)]
    return tuple(found)


def _timer(state: State) -> tuple[act.Action, ...]:
    if not state.has(Tool.TIMER):
        return ()
    if state.timer.running:
        return (act.TimerPause(), act.TimerExtend(30))
    if state.timer.left_ms:
        return (act.TimerStart(), act.TimerReset())
    return (act.TimerReset(),)


def _bank(state: State, seat: int) -> tuple[act.Action, ...]:
    if not state.has(Tool.BANK):
        return ()
    found: list[act.Action] = [act.Pay(None, seat, 5), act.CorrectGold(seat, 12)]
    if state.gold[seat]:
        found.append(act.Pay(seat, (seat + 1) % state.seats, 1))
        found.append(act.Pay(seat, None, state.gold[seat]))
    for debt in state.debts:
        if debt.debtor == seat and not state.stands[seat].known:
            found.append(act.SettleDebt(debt.id))
    return tuple(found)


def _round(state: State, seat: int) -> tuple[act.Action, ...]:
    if not state.in_round:
        return ()
    if seat in state.officers:
        return _sheriff(state)
    found: list[act.Action] = []
    bag = state.bags[seat]
    if state.has(Tool.DECLARATIONS) and bag.status is BagStatus.CLOSED:
        found += [act.Declare(state.round, good, 4) for good in declarable(state.seats)]
    to_unpack = state.has(Tool.STANDS) and bag.status is BagStatus.PASSED and bag.brought is None
    if to_unpack and bag.count in (None, 4):
        found.append(act.Unpack(state.round, _four("apple", "silk")))
        found.append(act.Unpack(state.round, {"chicken": 3}, 1))
    if market.may_trade(state, seat):
        found += [act.Trade(state.round, good) for good, left in state.stacks if left]
    return tuple(found)


def _four(legal: str, contraband: str) -> dict[str, int]:
    return {legal: 2, contraband: 2}


def _sheriff(state: State) -> tuple[act.Action, ...]:
    if state.phase is not Phase.INSPECT:
        return ()
    found: list[act.Action] = []
    for merchant in state.merchants:
        if state.bags[merchant].status is not BagStatus.CLOSED:
            continue
        if not agreed.inspect_deals(state, merchant, *agreed.MADE):
            found.append(act.PassBag(state.round, merchant))
        if not agreed.pass_deals(state, merchant, *agreed.MADE):
            found.append(act.OpenBag(state.round, merchant))
            said = state.bags[merchant]
            good, wrong = said.good or "apple", said.count not in (None, 4)
            for bag in ({good: 4}, {good: 1, "silk": 1, "mead": 2}):
                found.append(act.OpenBag(state.round, merchant, good, bag, wrong))
    return tuple(found)


def _deals(state: State, seat: int) -> tuple[act.Action, ...]:
    if state.phase is not Phase.INSPECT:
        return ()
    found: list[act.Action] = []
    for deal in state.deals:
        if deal.status is not DealStatus.OFFERED:
            continue
        if seat in state.speakers(deal, deal.proposer):
            found.append(act.Withdraw(deal.id))
        elif seat in state.speakers(deal, deal.partner):
            found.append(act.Answer(deal.id, accept=False))
            if _payable(state, deal) and _open_to_accept(state, deal):
                found.append(act.Answer(deal.id, accept=True))
    if seat not in state.officers and state.bags[seat].status is BagStatus.CLOSED:
        passing = Terms(promises=(Promise(PromiseKind.PASS, seat),))
        gold = min(5, state.gold[seat]) if state.has(Tool.BANK) else 5
        bribe = Terms(gold=gold, stand={"apple": 1}, bag={"silk": 1})
        both = state.deputy is not None
        found.append(act.Offer(state.round, state.sheriff, bribe, passing, both))
        rival = state.merchants[0] if seat != state.merchants[0] else state.merchants[1]
        if state.bags[rival].status is BagStatus.CLOSED:
            opening = Terms(promises=(Promise(PromiseKind.INSPECT, rival),))
            price = Terms(gold=gold)
            found.append(act.Offer(state.round, state.sheriff, price, opening, both))
    return tuple(found)


def _payable(state: State, deal: Deal) -> bool:
    if not state.has(Tool.BANK) or state.options.purse == "coins":
        return True
    return (
        state.gold[deal.proposer] >= deal.gives.gold and state.gold[deal.partner] >= deal.wants.gold
    )


def _open_to_accept(state: State, deal: Deal) -> bool:
    """Whether no other deal stands in its way."""
    return not any(
        agreed.inspect_deals(state, bag, *agreed.MADE) for bag in agreed.handed_back_by(deal)
    ) and not any(agreed.pass_deals(state, bag, *agreed.MADE) for bag in agreed.opened_by(deal))


def _end(state: State, seat: int) -> tuple[act.Action, ...]:
    if state.phase is not Phase.FINAL:
        return ()
    goods = {"apple": 3 + seat, "chicken": seat, "crossbow": seat % 2}
    return (act.EnterFinal(state.gold[seat], goods),)
