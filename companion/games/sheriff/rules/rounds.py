"""Rounds, phases, the sheriff's office, declarations."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.game import Dice
from companion.engine.message import Message, SeatName
from companion.engine.needs import need_seat, need_self, number, refuse
from companion.engine.refusal import Fault, RuleError, SettledError

from .. import actions as act
from ..goods import named
from ..model import STEPS, Bag, BagStatus, DealStatus, Phase, State
from ..options import Tool
from ..tables import BAG, LEGAL, OFFICERS, declarable
from . import bags, clock, loot, market
from .needs import need_merchant, need_phase, need_round, need_tool, phase_name

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
    return tuple(dice.sample(stack(state), OFFICERS[state.seats]))


def stack(state: State) -> tuple[int, ...]:
    """[R s2.six.deputy_stack] [R s2.six.three_rounds] [R s2.six.reshuffle] The deputy cards that
    can still be turned up; all of them again when the stack has run out.
    """
    return state.undrawn or tuple(range(state.seats))


def _with_deputies(state: State, deputies: tuple[int, ...]) -> State:
    """[R s2.six.who_is_deputy] The two whose cards were turned up; typed in or drawn."""
    there = stack(state)
    if len(set(deputies)) != 2 or len(deputies) != 2 or not set(deputies) <= set(there):
        raise RuleError(
            "sheriff-deputies-from-stack",
            rule="s2.six.draw_two",
            path="action.deputies",
            seats=tuple(SeatName(seat) for seat in there),
        )
    first, second = deputies
    undrawn = tuple(seat for seat in there if seat not in deputies)
    return replace(state, sheriff=first, deputy=second, undrawn=undrawn)


def begin(state: State, action: act.Begin) -> State:
    """[R s*.setup.sheriff_token] The first sheriff takes office and the first market opens."""
    need_phase(state, Phase.SETUP)
    state = replace(state, stacks=market.stacks(state.options), orders=((),) * state.seats)
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
        traded=(),
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
            steps=tuple(phase_name(step) for step in steps_from(state)),
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
        if state.bags[merchant].status is BagStatus.CLOSED and bags.pass_deals(
            state, merchant, *bags.MADE
        ):
            state = bags.hand_back(state, merchant)
    deals = tuple(
        replace(deal, status=DealStatus.LAPSED) if deal.status is DealStatus.OFFERED else deal
        for deal in state.deals
    )
    timer = replace(state.timer, ends_at=None)
    return loot.split(replace(state, deals=deals, timer=timer))


def name_first(state: State, seat: int | None, action: act.NameFirst) -> State:
    """[R s2.market.order] From the named merchant the turns go clockwise."""
    need_round(state, action.round)
    merchant = need_merchant(state, action.merchant)
    if state.options.edition == "first":
        raise RuleError("sheriff-market-from-left", rule="s1.market.order")
    need_phase(state, Phase.MARKET)
    need_self(seat, state.sheriff)
    return replace(state, first_merchant=merchant)


def declare(state: State, seat: int | None, action: act.Declare) -> State:
    """[R s*.declare.kind] [R s*.declare.true_number] One legal kind and the true number.

    Whether the kind is true is nobody's business yet. A declaration may be said again until the
    bag is settled: tongues slip.
    """
    need_tool(state, Tool.DECLARATIONS)
    need_round(state, action.round)
    merchant = need_merchant(state, seat, "seat")
    bag = state.bags[merchant]
    if bag.status is not BagStatus.CLOSED:
        raise SettledError("sheriff-bag-settled", path="action.round")
    check_declared(state, action.good)
    refuse(number(action.count, "action.count", *BAG))
    return state.with_bag(merchant, replace(bag, good=action.good, count=action.count))


def check_declared(state: State, good: str) -> None:
    """[R s*.declare.legal_only] [R s*.declare.one_kind] [R s2.ruling.three_players_bread]"""
    if good in declarable(state.seats):
        return
    names = tuple(named(legal) for legal in declarable(state.seats))
    if good in LEGAL:
        key, rule = "sheriff-no-bread-with-three", "s2.ruling.three_players_bread"
    else:
        key, rule = "sheriff-declare-legal-only", f"{state.options.book}.declare.legal_only"
    raise RuleError(key, rule=rule, path="action.good", goods=names)


def correct_round(state: State, action: act.CorrectRound) -> State:
    """The table is right about round, sheriff and phase. Bags stay unless the round changes."""
    if not state.has(Tool.ROUNDS):
        need_tool(state, Tool.ROUNDS)
    faults: tuple[Fault, ...] = number(action.round, "action.round", 1, state.rounds)
    refuse(faults)
    sheriff = need_seat(state.seats, action.sheriff, "action.sheriff")
    if action.phase not in STEPS:
        raise RuleError("sheriff-no-such-step", path="action.phase", steps=_step_names())
    if state.phase is Phase.OVER:
        raise SettledError("sheriff-over")
    if state.with_deputies:
        deputy = need_seat(state.seats, action.deputy, "action.deputy")
        if deputy == sheriff:
            raise RuleError("sheriff-deputies-two", rule="s2.six.roles", path="action.deputy")
    else:
        deputy = None
    if (action.round, sheriff, deputy) != (state.round, state.sheriff, state.deputy):
        state = _open_round(replace(state, sheriff=sheriff, deputy=deputy), action.round)
    elif not state.in_round:
        state = _open_round(state, action.round)
    return replace(state, phase=action.phase, entered=(None,) * state.seats)


def _step_names() -> tuple[Message, ...]:
    return tuple(phase_name(step) for step in STEPS)
