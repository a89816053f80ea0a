"""Stalls and majority tokens: a card comes or goes, and its token follows."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.message import Message, SeatName
from companion.engine.needs import need_seat, need_tool, refuse
from companion.engine.refusal import Fault, RuleError, SettledError

from .. import actions as act
from ..goods import goods_faults, named, numbered
from ..model import Claim, Guard, State, Token, put
from ..options import Tool
from ..tables import GOODS, MONK_PRICE
from . import bank
from .needs import need_good


def place(state: State, seat: int, good: int) -> State:
    """[R dh.token.on_place] [R dh.token.on_place_by_ability] A card comes to the stall."""
    return _take(state.with_cards(seat, good, state.cards(seat, good) + 1), seat, good)


def remove(state: State, seat: int, good: int) -> State:
    """[R dh.token.on_remove] A card leaves the stall."""
    state = state.with_cards(seat, good, max(0, state.cards(seat, good) - 1))
    return _review(_give_back(state, seat, good), good)


def swap(state: State, seat: int, out: int, into: int) -> State:
    """[R dh.ruling.swap_order] Both cards are moved; then the token of the one that left is looked
    at, then that of the one that came.

    [R dh.ruling.soldier_equal_goods] Two of the same good change nothing, and no token moves.
    """
    if out == into:
        return state
    state = remove(state.with_cards(seat, into, state.cards(seat, into) + 1), seat, out)
    return _take(state, seat, into)


def _take(state: State, seat: int, good: int) -> State:
    """[R dh.token.on_place] [R dh.ruling.tie_is_enough] [R dh.aim.majority] Takes the token if
    nobody has more of the good.

    [R dh.token.protection_on_tie_only] [R dh.token.strict_lead] A 商 side protects only against
    somebody who has as many as its holder; then it is to be decided.
    """
    own = state.cards(seat, good)
    token = state.token(good)
    if token.holder == seat or own < max(state.cards(other, good) for other in range(state.seats)):
        # [R dh.ruling.own_token_stays_turned]
        return state
    if token.holder is None or not token.turned or own > state.cards(token.holder, good):
        return _hand_over(state, good, seat)
    claim = Claim(state.next_claim, good, seat, token.holder)
    return replace(state, claims=(*state.claims, claim), next_claim=state.next_claim + 1)


def _hand_over(state: State, good: int, seat: int | None) -> State:
    """[R dh.token.from_where] [R dh.token.number_up] [R dh.token.taken_number_up] The token goes to
    the seat (None: to the market), number up. What was claimed of it before is past.
    """
    return _without_claims(state.with_token(good, Token(seat)), good)


def _without_claims(state: State, good: int) -> State:
    return replace(state, claims=tuple(claim for claim in state.claims if claim.good != good))


def _give_back(state: State, seat: int, good: int) -> State:
    """[R dh.token.on_remove] [R dh.token.returned_to_market] [R dh.token.stays_if_nobody_has_more]
    The token goes back to the market if somebody now has more; with none left anywhere it stays
    [R dh.ruling.zero_cards].
    """
    own = state.cards(seat, good)
    more = any(state.cards(other, good) > own for other in range(state.seats))
    if state.token(good).holder != seat or not more:
        return state
    return _hand_over(state, good, None)


def turn(state: State, good: int, guard: Guard) -> State:
    """The token shows 商 where it lies."""
    token = replace(state.token(good), turned=True)
    return replace(state.with_token(good, token), named_guard=guard)


# -- Claims on tokens that show 商 -----------------------------------------------------------------


def settle(state: State, action: act.SettleClaim) -> State:
    """[R dh.char.priest.protect] The holder keeps the token by turning it back to its number, or
    lets it go.

    [R dh.char.monk.pay] [R dh.char.monk.unpaid] The other takes it for two coins, or leaves it;
    then it goes on showing 商 [R dh.ruling.monk_unpaid_stays_turned].
    """
    claim = next((each for each in state.claims if each.id == action.claim), None)
    if claim is None:
        raise SettledError("dunhuang-claim-settled", path="action.claim")
    if claim.lapsed:
        return _settle_late(state, claim, action)
    same = tuple(each for each in state.open_claims if each.good == claim.good)
    if same[0] != claim:
        raise RuleError(
            "dunhuang-earlier-claim", path="action.claim", who=SeatName(state.decider(same[0]))
        )
    state = _without_claims(state, claim.good)
    if action.taken:
        if state.guard is Guard.MONK:
            bank.need_coins(state, claim.taker, MONK_PRICE, "dh.char.monk.unpaid", "action.taken")
            state = bank.pay(state, claim.taker, claim.holder, MONK_PRICE)
        state = _hand_over(state, claim.good, claim.taker)
    elif state.guard is Guard.PRIEST:
        state = state.with_token(claim.good, Token(claim.holder))
    for later in same[1:]:
        state = _take(state, later.taker, claim.good)
    return state


def need_open(state: State, action: act.SettleClaim) -> None:
    """A decision is taken in the turn in which it came up."""
    if all(claim.id != action.claim for claim in state.open_claims):
        raise SettledError("dunhuang-claim-settled", path="action.claim")


def _settle_late(state: State, claim: Claim, action: act.SettleClaim) -> State:
    """As older logs have it, a decision that was taken in a later turn."""
    state = replace(state, claims=tuple(each for each in state.claims if each != claim))
    token = state.token(claim.good)
    if state.guard is Guard.PRIEST and not action.taken and token == Token(claim.taker):
        return state.with_token(claim.good, Token(claim.holder))
    if state.guard is Guard.MONK and action.taken and token == Token(claim.holder, turned=True):
        state = bank.pay(state, claim.taker, claim.holder, MONK_PRICE)
        return _hand_over(state, claim.good, claim.taker)
    return state


def _review(state: State, good: int) -> State:
    """Cards of the good have gone, or were put right: a claim stands while its taker is level."""
    most = max(state.cards(seat, good) for seat in range(state.seats))
    for claim in state.open_claims:
        if claim.good != good:
            continue
        own = state.cards(claim.taker, good)
        if own < most:
            state = _lapsed(state, claim)
        elif own > state.cards(claim.holder, good):
            # [R dh.token.strict_lead]
            return _hand_over(state, good, claim.taker)
    return state


def _lapsed(state: State, claim: Claim) -> State:
    claims = (replace(each, lapsed=True) if each == claim else each for each in state.claims)
    return replace(state, claims=tuple(claims))


def lapse_all(state: State) -> State:
    """The turn is over, and what nobody has decided is past. Whoever has not turned the priest's
    token back has let it go [R dh.char.priest.protect]; the monk's stays with whom it was
    [R dh.char.monk.unpaid].
    """
    for claim in state.open_claims:
        state = replace(state, claims=tuple(each for each in state.claims if each.id != claim.id))
        if state.guard is Guard.PRIEST and state.token(claim.good).turned:
            state = _hand_over(state, claim.good, claim.taker)
        elif state.guard is Guard.PRIEST:
            state = _take(state, claim.taker, claim.good)
        state = replace(state, claims=(*state.claims, replace(claim, lapsed=True)))
    return state


def lapse(state: State, seat: int) -> State:
    """[R dh.ruling.monk_pay_at_once] The seat has gone on without paying the monk's coins."""
    if state.guard is Guard.PRIEST:
        return state
    return replace(state, claims=tuple(claim for claim in state.claims if claim.taker != seat))


# -- By hand ---------------------------------------------------------------------------------------


def place_by_hand(state: State, action: act.Place) -> State:
    need_tool(state, Tool.STALLS)
    who = need_seat(state.seats, action.who, "action.who")
    return place(state, who, need_good(state, action.good))


def remove_by_hand(state: State, action: act.Remove) -> State:
    need_tool(state, Tool.STALLS)
    who = need_seat(state.seats, action.who, "action.who")
    return remove(state, who, need_good(state, action.good))


def turn_by_hand(state: State, action: act.TurnByHand) -> State:
    need_tool(state, Tool.STALLS)
    token = state.token(need_good(state, action.good))
    if token.holder is None or token.turned:
        key = "dunhuang-turned-already" if token.turned else "dunhuang-token-in-market"
        rule = f"dh.char.{action.guard.value}.turn"
        raise RuleError(key, rule=rule, path="action.good", token=named(action.good))
    return turn(state, action.good, action.guard)


def correct_stall(state: State, action: act.CorrectStall) -> State:
    """What really lies there; the tokens stay where they are, but for one that was claimed."""
    need_tool(state, Tool.STALLS)
    who = need_seat(state.seats, action.who, "action.who")
    refuse(goods_faults(action.goods, "action.goods", state.goods))
    goods = numbered(action.goods)
    stall = tuple(goods.get(good, 0) for good in GOODS)
    state = replace(state, stalls=put(state.stalls, who, stall))
    for good in state.goods:
        state = _review(state, good)
    return state


def correct_token(state: State, action: act.CorrectToken) -> State:
    """Where a token really lies and which side it shows; what was open about it is settled."""
    need_tool(state, Tool.STALLS)
    good = need_good(state, action.good)
    if action.holder is not None:
        need_seat(state.seats, action.holder, "action.holder")
    elif action.guard is not None:
        message = Message("dunhuang-token-in-market", token=named(good))
        refuse((Fault("action.guard", "in_market", message),))
    token = Token(action.holder, turned=action.guard is not None)
    state = replace(state, named_guard=action.guard or state.named_guard)
    return _without_claims(state.with_token(good, token), good)
