"""Rounds, phases, the sheriff's office."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.game import Dice
from companion.engine.message import Message, SeatName
from companion.engine.needs import need_phase, need_seat, need_tool, number, refuse
from companion.engine.refusal import Fault, RuleError

from .. import actions as act
from ..model import STEPS, Bag, BagStatus, DealStatus, Phase, State
from ..options import Options, Tool
from ..tables import OFFICERS
from . import bags, clock, loot
from .agreed import MADE, pass_deals
from .fulfilment import hand_back
from .needs import need_merchant, need_round

INSPECTED = (*STEPS[:-1],)
"""the steps after which bags and loot are still to be closed"""


def draw_sheriff(state: State, action: act.Begin, dice: Dice) -> act.Begin:
    """[R s1.setup.first_sheriff_tie] [R s2.ruling.first_sheriff_tie] One of those who carry the
    same most cash, or of all when nobody carries any.
    """
    among = tuple(need_seat(state.seats, seat, "action.among") for seat in action.among)
    among = among or tuple(range(state.seats))
    return act.Begin(sheriff=dice.choice(among), among=among)


def turn_up(state: State, dice: Dice) -> tuple[int, ...]:
    """[R s2.six.draw_two] [R s2.six.next_two] The two top cards of the shuffled deputy stack."""
    return tuple(dice.sample(state.deputy_stack, OFFICERS[state.seats]))


def _with_deputies(state: State, deputies: tuple[int, ...]) -> State:
    """[R s2.six.who_is_deputy] The two whose cards were turned up; typed in or drawn."""
    there = state.deputy_stack
    if len(set(deputies)) != 2 or len(deputies) != 2 or not set(deputies) <= set(there):
        raise RuleError(
            "sheriff-deputies-from-stack",
            rule="s2.six.draw_two",
            path="action.deputies",
            seats=tuple(SeatName(seat) for seat in there),
        )
    first, second = deputies
    turned_up = (*state.turned_up, deputies)
    return replace(state, sheriff=first, deputy=second, turned_up=turned_up)


def begin(state: State, action: act.Begin) -> State:
    """[R s*.setup.sheriff_token] The first sheriff takes office and the first market opens."""
    need_phase(state, Phase.SETUP)
    state = replace(state, orders=((),) * state.seats)
    if state.with_deputies:
        return _open_round(_with_deputies(state, action.deputies), 1)
    sheriff = need_seat(state.seats, action.sheriff, "action.sheriff")
    among = tuple(need_seat(state.seats, seat, "action.among") for seat in action.among)
    if among and sheriff not in among:
        message = Message("fault-unknown-seat", n=sheriff)
        refuse((Fault("action.sheriff", "unknown_seat", message),))
    return _open_round(replace(state, sheriff=sheriff), 1)


def _open_round(state: State, round: int) -> State:
    """[R s*.end_round.next] A round begins with the market, its promises start afresh."""
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
    return clock.full(loot.discard(fresh))


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


def advance(state: State, action: act.Advance) -> State:
    need_round(state, action.round)
    if action.phase is not state.phase:
        need_phase(state, action.phase)
    if action.to not in steps_from(state):
        raise RuleError(
            "sheriff-no-such-step",
            rule=f"{state.options.book}.round.five_steps",
            path="action.to",
            steps=tuple(Options.phase_name(step) for step in steps_from(state)),
        )
    if action.to in (Phase.ROUND_END, Phase.MARKET, Phase.FINAL) and state.phase in INSPECTED:
        state = _close_inspection(state)
    if action.to is Phase.MARKET and state.with_deputies:
        return _open_round(_with_deputies(state, action.deputies), state.round + 1)
    if action.to is Phase.MARKET:
        # [R s*.round.token_left] [R s*.end_round.token]: seats are numbered clockwise
        left = (state.sheriff + 1) % state.seats
        return _open_round(replace(state, sheriff=left), state.round + 1)
    return replace(state, phase=action.to)


def _close_inspection(state: State) -> State:
    """What was agreed is carried out, open offers lapse, the clock stands.

    A bag that nobody settled stays as it is: play is never blocked because something was not
    entered.
    """
    for merchant in state.merchants:
        if state.bags[merchant].status is BagStatus.CLOSED and pass_deals(state, merchant, *MADE):
            state = hand_back(state, merchant)
    deals = tuple(
        replace(deal, status=DealStatus.LAPSED) if deal.status is DealStatus.OFFERED else deal
        for deal in state.deals
    )
    timer = replace(state.timer, ends_at=None)
    return loot.split(replace(state, deals=deals, timer=timer))


def name_first(state: State, action: act.NameFirst) -> State:
    """[R s2.market.order] From the named merchant the turns go clockwise."""
    need_round(state, action.round)
    merchant = need_merchant(state, action.merchant)
    if state.options.edition == "first":
        raise RuleError("sheriff-market-from-left", rule="s1.market.order")
    need_phase(state, Phase.MARKET)
    return replace(state, first_merchant=merchant)


def correct_round(state: State, action: act.CorrectRound) -> State:
    """The table is right about round, sheriff and phase.

    In the same round bags, deals and loot stay as they are, also where only its number was wrong;
    another round is begun afresh. What follows from the deputies, such as the cards left in their
    stack, follows from the right ones.
    """
    need_tool(state, Tool.ROUNDS)
    refuse(number(action.round, "action.round", 1, state.rounds))
    sheriff = need_seat(state.seats, action.sheriff, "action.sheriff")
    if action.phase not in STEPS:
        raise RuleError("sheriff-no-such-step", path="action.phase", steps=_step_names())
    deputy = None
    if state.with_deputies:
        deputy = need_seat(state.seats, action.deputy, "action.deputy")
        if deputy == sheriff:
            raise RuleError("sheriff-deputies-two", rule="s2.six.roles", path="action.deputy")
    turned_up = state.turned_up if deputy is None else _turned_up(state, action, (sheriff, deputy))
    if {sheriff, deputy} - {None} == {*state.officers} and action.phase is state.phase:
        state = replace(state, sheriff=sheriff, deputy=deputy, turned_up=turned_up)
        return _renumbered(state, action.round)
    if state.phase in INSPECTED and (action.round > state.round or action.phase not in INSPECTED):
        state = _close_inspection(state)
    if action.round != state.round:
        state = _open_round(state, action.round)
    officers = state.officers
    for seat in state.merchants:
        if seat in (sheriff, deputy):  # who had no bag
            state = bags.reset(state, seat).with_bag(seat, Bag())
    state = replace(state, sheriff=sheriff, deputy=deputy, turned_up=turned_up)
    left = {*officers} - {*state.officers}
    for seat in left:
        state = state.with_bag(seat, Bag())
    for seat in state.merchants:
        for officer in left:
            state = state.with_bag(seat, state.bags[seat].mark(officer, None))
    if state.first_merchant in state.officers:
        state = replace(state, first_merchant=None)
    return replace(state.uncounted, phase=action.phase)


def _renumbered(state: State, round: int) -> State:
    """The running round has another number; what was traded in it was traded in that one."""
    orders = tuple(
        tuple(replace(one, round=round) if one.round == state.round else one for one in of_seat)
        for of_seat in state.orders
    )
    return replace(state, round=round, orders=orders)


def _turned_up(
    state: State, action: act.CorrectRound, deputies: tuple[int, int]
) -> tuple[tuple[int, ...], ...]:
    """[R s2.six.deputy_stack] The deputies round by round, if these are the ones of that round.

    Of a round that was left out nobody said whose cards were turned up. If only the number of the
    running round was wrong, its deputies were not those of the number it had.
    """
    before = state.turned_up
    if set(deputies) == set(state.officers):
        before = before[: state.round - 1]
    before = before[: action.round - 1]
    unknown = ((),) * (action.round - 1 - len(before))
    return (*before, *unknown, deputies)


def _step_names() -> tuple[Message, ...]:
    return tuple(Options.phase_name(step) for step in STEPS)
