"""The rules of play: `setup`, `decide`, `apply`. One room for each part of the table."""

from __future__ import annotations

from typing import assert_never

import msgspec

from companion.engine.game import Deadline, World
from companion.engine.needs import need_going
from companion.engine.timer import Timer

from .. import actions as act
from ..actions import Action
from ..model import Phase, Stand, State, box
from ..options import Options, Tool
from ..tables import START_GOLD
from . import bags, bank, clock, deals, declaring, ending, loot, market, rounds


def setup(options: Options, seats: int) -> State:
    """[R s*.setup.gold] 50 gold each, the rest of the box's coins are the bank."""
    return State(
        options=options,
        seats=seats,
        phase=Phase.SETUP if options.has(Tool.ROUNDS) else Phase.FREE,
        gold=(START_GOLD,) * seats,
        bank=box(options) - START_GOLD * seats,
        timer=Timer.of(clock.pool_ms(options, seats)),
        stands=(Stand(),) * seats,
        entered=(None,) * seats,
        counted_at=(0,) * seats,
        orders=((),) * seats,
    )


def decide(state: State, seat: int | None, action: Action, world: World) -> Action:
    """Writes into the action what luck and the server's clock decided.

    A first sheriff that the table typed in stays; times are always the server's. What a rule asks
    of the moment alone is asked here, so that logs of before still fold. What says nothing here is
    left out.
    """
    match action:
        case act.OpenBag():
            bags.need_answers(state, action)
            corrected = action.count_corrected and action.bag is not None
            return msgspec.structs.replace(
                action, by=_alone(state, action.by), count_corrected=corrected, at=world.now
            )
        case act.PassBag():
            bags.need_bribe(action.bribe)
            return msgspec.structs.replace(action, by=_alone(state, action.by), at=world.now)
        case act.AgreedInTime() if action.deal is not None:
            return act.AgreedInTime(action.round, action.merchant, action.deal)
        case act.AgreedInTime():
            bags.need_bribe(action.bribe)
            return msgspec.structs.replace(action, by=_alone(state, action.by))
        case act.Answer() | act.MarkBag() | act.EnterFinal():
            return msgspec.structs.replace(action, at=world.now)
        case act.Trade():
            market.need_open(state, seat)
            return action
        case act.Begin() if state.with_deputies:
            return act.Begin(deputies=action.deputies or rounds.turn_up(state, world.dice))
        case act.Begin(sheriff=None):
            return rounds.draw_sheriff(state, action, world.dice)
        case act.Begin() if action.sheriff in action.among or not action.among:
            return act.Begin(sheriff=action.sheriff)
        case act.Advance(to=Phase.MARKET) if state.with_deputies:
            deputies = action.deputies or rounds.turn_up(state, world.dice)
            return msgspec.structs.replace(action, deputies=deputies)
        case act.Advance():
            return msgspec.structs.replace(action, deputies=())
        case act.CorrectRound() if not state.with_deputies:
            return msgspec.structs.replace(action, deputy=None)
        case act.SettleDebt() if not state.has(Tool.STANDS):
            return msgspec.structs.replace(action, cards=None)
        case act.Offer():
            deals.need_undecided(state)
            return action
        case act.TimerStart():
            clock.need_timed(state)
            return act.TimerStart(at=world.now)
        case act.TimerPause():
            return act.TimerPause(at=world.now)
        case act.TimerExtend():
            clock.need_timed(state)
            return act.TimerExtend(seconds=action.seconds, at=world.now)
        case act.TimerReset():
            clock.need_timed(state)
            return action
        case act.TimeUp():
            return act.TimeUp(run=action.run, at=world.now)
        case _:
            return action


def _alone(state: State, by: int | None) -> int | None:
    """A sheriff who has no fellow always decides alone."""
    return None if state.deputy is None and by == state.sheriff else by


def apply(state: State, seat: int | None, action: Action) -> State:
    """The next state, or a `GameError`. Seat None is the table as a whole, or the clock."""
    need_going(state)
    after = _apply(state, seat, action)
    if after.phase is Phase.INSPECT:
        after = bags.note_done(state, after)
    match action:
        case act.PassBag() | act.OpenBag() | act.MarkBag() | act.Answer():
            return clock.rest(after, action.at)
        case _:
            return after


def _apply(state: State, seat: int | None, action: Action) -> State:
    match action:
        case act.Begin():
            return rounds.begin(state, action)
        case act.Advance():
            return rounds.advance(state, action)
        case act.NameFirst():
            return rounds.name_first(state, action)
        case act.Declare():
            return declaring.declare(state, seat, action)
        case act.Offer():
            return deals.offer(state, seat, action)
        case act.Answer():
            return deals.answer(state, action)
        case act.Withdraw():
            return deals.withdraw(state, action)
        case act.Release():
            return deals.release(state, seat, action)
        case act.PassBag():
            return bags.pass_bag(state, seat, action)
        case act.OpenBag():
            return bags.open_bag(state, action)
        case act.MarkBag():
            return bags.mark_bag(state, action)
        case act.Unpack():
            return bags.unpack(state, seat, action)
        case act.AgreedInTime():
            return bags.agreed_in_time(state, action)
        case act.ShareRest():
            return loot.share_rest(state, action)
        case act.Trade():
            return market.trade(state, seat, action)
        case act.TimerStart():
            return clock.start(state, action)
        case act.TimerPause():
            return clock.pause(state, action)
        case act.TimerExtend():
            return clock.extend(state, action)
        case act.TimerReset():
            return clock.reset(state)
        case act.TimeUp():
            return bags.time_up(state, action)
        case act.Pay():
            return bank.pay(state, action)
        case act.SettleDebt():
            return bank.settle_debt(state, action)
        case act.CorrectGold():
            return bank.correct_gold(state, action)
        case act.CorrectStand():
            return bank.correct_stand(state, action)
        case act.CorrectRound():
            return rounds.correct_round(state, action)
        case act.CorrectBag():
            return bags.correct_bag(state, action)
        case act.CorrectLoot():
            return loot.correct(state, action)
        case act.CorrectMarket():
            return market.correct(state, action)
        case act.SwitchTool():
            return ending.switch_tool(state, action)
        case act.ChangeOptions():
            return ending.change_options(state, action)
        case act.EnterFinal():
            return ending.enter_final(state, seat, action)
        case act.Finish():
            return ending.finish(state)
        case _:
            assert_never(action)


def deadline(state: State) -> Deadline[Action] | None:
    """When the clock runs, the moment at which it runs out."""
    if state.timer.ends_at is None:
        return None
    up = act.TimeUp(run=state.run)
    return Deadline(state.timer.ends_at, f"time-up-{state.run}", up)
