"""Stalls and majority tokens: a card comes or goes, and its token follows."""

from __future__ import annotations

from dataclasses import replace

from ..model import Claim, Guard, State, Token
from ..tables import GOODS


def empty_stalls(seats: int) -> tuple[tuple[int, ...], ...]:
    return ((0,) * len(GOODS),) * seats


def place(state: State, seat: int, good: int) -> State:
    """[R dh.token.on_place] [R dh.token.on_place_by_ability] Add a card to the stall."""
    return take(state.with_cards(seat, good, state.cards(seat, good) + 1), seat, good)


def remove(state: State, seat: int, good: int) -> State:
    """[R dh.token.on_remove] Take a card from the stall."""
    state = state.with_cards(seat, good, max(0, state.cards(seat, good) - 1))
    return review(_give_back(state, seat, good), good)


def swap(state: State, seat: int, out: int, into: int) -> State:
    """[R dh.ruling.swap_order] Both cards are moved; then the token of the one that left is looked
    at, then that of the one that came.

    [R dh.ruling.soldier_equal_goods] Two of the same good change nothing, and no token moves.
    """
    if out == into:
        return state
    state = remove(state.with_cards(seat, into, state.cards(seat, into) + 1), seat, out)
    return take(state, seat, into)


def take(state: State, seat: int, good: int) -> State:
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
        return hand_over(state, good, seat)
    claim = Claim(state.next_claim, good, seat, token.holder)
    return replace(state, claims=(*state.claims, claim), next_claim=state.next_claim + 1)


def hand_over(state: State, good: int, seat: int | None) -> State:
    """[R dh.token.from_where] [R dh.token.number_up] [R dh.token.taken_number_up] The token goes to
    the seat (None: to the market), number up. What was claimed of it before is past.
    """
    return without_claims(state.with_token(good, Token(seat)), good)


def without_claims(state: State, good: int) -> State:
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
    return hand_over(state, good, None)


def turn(state: State, good: int, guard: Guard) -> State:
    """Turn the token to 商 where it lies."""
    token = replace(state.token(good), turned=True)
    return replace(state.with_token(good, token), named_guard=guard)


# -- Claims on tokens that show 商 -----------------------------------------------------------------


def review(state: State, good: int) -> State:
    """Drop claims whose taker is no longer level, after cards of the good have gone or were
    corrected.
    """
    most = max(state.cards(seat, good) for seat in range(state.seats))
    for claim in state.open_claims:
        if claim.good != good:
            continue
        own = state.cards(claim.taker, good)
        if own < most:
            state = _lapse(state, claim)
        elif own > state.cards(claim.holder, good):
            # [R dh.token.strict_lead]
            return hand_over(state, good, claim.taker)
    return state


def _lapse(state: State, claim: Claim) -> State:
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
            state = hand_over(state, claim.good, claim.taker)
        elif state.guard is Guard.PRIEST:
            state = take(state, claim.taker, claim.good)
        state = replace(state, claims=(*state.claims, replace(claim, lapsed=True)))
    return state


def lapse(state: State, seat: int) -> State:
    """[R dh.ruling.monk_pay_at_once] Drop the claim of a seat that has gone on without paying the
    monk's coins.
    """
    if state.guard is Guard.PRIEST:
        return state
    return replace(state, claims=tuple(claim for claim in state.claims if claim.taker != seat))
