"""Rounds and their steps, and the sheriff's office."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.game import Dice
from companion.engine.message import SeatName
from companion.engine.refusal import RuleError

from ..model import STEPS, Bag, DealStatus, Phase, State
from ..tables import OFFICERS
from . import clock, loot
from .agreed import MADE, pass_deals
from .fulfilment import hand_back

INSPECTED = (*STEPS[:-1],)
"""the steps after which bags and loot still have to be closed"""


def turn_up(state: State, dice: Dice) -> tuple[int, ...]:
    """[R s2.six.draw_two] [R s2.six.next_two] Draw the two top cards of the
    shuffled deputy stack.
    """
    return tuple(dice.sample(state.deputy_stack, OFFICERS[state.seats]))


def with_deputies(state: State, deputies: tuple[int, ...]) -> State:
    """[R s2.six.who_is_deputy] Return the state with the two deputies whose
    cards were turned up.
    """
    there = state.deputy_stack
    if len(set(deputies)) != 2 or len(deputies) != 2 or not set(deputies) <= set(there):
        rule, seats = "s2.six.draw_two", tuple(map(SeatName, there))
        path, key = "action.deputies", "sheriff-deputies-from-stack"
        raise RuleError(key, rule=rule, path=path, seats=seats)
    first, second = deputies
    turned_up = (*state.turned_up, deputies)
    return replace(state, sheriff=first, deputy=second, turned_up=turned_up)


def open_round(state: State, round: int) -> State:
    """[R s*.end_round.next] Begin a round with the market; promises start afresh."""
    fresh = replace(
        state,
        round=round,
        phase=Phase.MARKET,
        first_merchant=None,
        bags=(Bag(),) * state.seats,
        deals=(),
        proofs=(),
        last_done=(),
    )
    return clock.reset(loot.discard(fresh))


def steps_from(state: State) -> tuple[Phase, ...]:
    """[R s*.round.five_steps] [R s*.end_round.game_over] [R s*.end.when] Where one may go on to:
    any later step of this round, then the next round or, after the last one, the end.

    The last round has no end step: the game ends at once.
    """
    if not state.in_round:
        return ()
    later = STEPS[STEPS.index(state.phase) + 1 :]
    if state.last_round:
        return (*(step for step in later if step is not Phase.ROUND_END), Phase.FINAL)
    return (*later, Phase.MARKET)


def close_inspection(state: State) -> State:
    """Carry out what was agreed, drop open offers, and stop the clock.

    A bag that nobody settled stays as it is: play is never blocked because something was not
    entered.
    """
    for merchant in state.closed_bags:
        if pass_deals(state, merchant, *MADE):
            state = hand_back(state, merchant)
    deals = tuple(
        replace(deal, status=DealStatus.LAPSED) if deal.status is DealStatus.OFFERED else deal
        for deal in state.deals
    )
    timer = replace(state.timer, ends_at=None)
    return loot.split(replace(state, deals=deals, timer=timer))


def renumber(state: State, round: int) -> State:
    """Give the running round another number, also in what was traded in it."""
    orders = tuple(
        tuple(replace(one, round=round) if one.round == state.round else one for one in of_seat)
        for of_seat in state.orders
    )
    return replace(state, round=round, orders=orders)
