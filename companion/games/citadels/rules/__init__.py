"""The rules of play: `setup`, `decide`, `apply`. One room for each part of the table."""

from __future__ import annotations

from typing import assert_never

import msgspec

from companion.engine.game import Deadline, World
from companion.engine.needs import need_going

from .. import actions as act
from ..actions import Action
from ..model import State
from ..options import Options
from ..tables import COINS, START_CARDS, START_GOLD
from . import (
    abilities,
    building,
    calling,
    corrections,
    dealing,
    ending,
    gathering,
    money,
    naming,
    rank8,
    selection,
)
from .needs import need_kept


def setup(options: Options, seats: int) -> State:
    """[R ci.setup.gold] [R ci.setup.hand] 2 gold and 4 cards each; the bank has the other coins."""
    return State(
        options=options,
        seats=seats,
        phase=ending.resting(options),
        gold=(START_GOLD,) * seats,
        bank=COINS - START_GOLD * seats,
        hands=(START_CARDS,) * seats,
        cities=((),) * seats,
        loose=(0,) * seats,
        entered=(None,) * seats,
        counted_at=(0,) * seats,
    )


def decide(state: State, seat: int | None, action: Action, world: World) -> Action:
    """Writes into the action what luck and the server's clock decided.

    A crown, a cast or districts that the table typed in stay; times are always the server's.
    Raises RuleError for a mark that no character of the cast lays, and for what changes nothing
    that is kept.
    """
    if not world.recorded:
        need_today(state, action)
    match action:
        case act.ChooseCast():
            return selection.draw(state, action, world.dice)
        case act.Begin():
            crown = action.crown
            if crown is None:
                crown = world.dice.choice(range(state.seats))
            return act.Begin(crown=crown, at=world.now)
        case act.Deal() | act.Pick() | act.SwapCharacters() | act.StartCalls() if world.recorded:
            pass
        case act.Silence() | act.WaitedOut() if world.recorded:
            pass
        case act.Silence():
            passes, stops = calling.passes(state), calling.stops(state)
            action = msgspec.structs.replace(action, passes=passes, stops=stops)
        case act.WaitedOut():
            action = msgspec.structs.replace(action, stops=calling.stops(state))
        case act.StartCalls():
            asks = selection.asks_theater(state)
            action = msgspec.structs.replace(action, asks=asks)
        case act.Deal():
            action = dealing.shuffle(state, action, world)
        case act.Pick():
            action = dealing.draw(state, action, world)
            action = msgspec.structs.replace(action, asks=selection.may_stand(state))
        case act.SwapCharacters():
            action = dealing.swapped(state, action, world)
        case act.CorrectMark():
            corrections.need_layer(state, action)
        case _:
            pass
    if "at" in action.__struct_fields__:
        return msgspec.structs.replace(action, at=world.now)
    return action


def need_today(state: State, action: Action) -> None:
    """What logs of older rules hold, and is refused before anything new is written down."""
    need_kept(state, action)
    rank8.need_own_keep_stays(state, action)


def apply(state: State, seat: int | None, action: Action) -> State:
    """The next state, or a `GameError`. Seat None is the table as a whole, or the clock."""
    need_going(state)
    return calling.waiting(state, _applied(state, seat, action), getattr(action, "at", 0))


def _applied(state: State, seat: int | None, action: Action) -> State:
    match action:
        case act.ChooseCast():
            return selection.choose_cast(state, action)
        case act.Begin():
            return selection.begin(state, action)
        case act.FaceUp():
            return selection.face_up(state, action)
        case act.PassOn():
            return selection.pass_on(state, action)
        case act.Deal():
            return dealing.deal(state, action)
        case act.Pick():
            return selection.pick(state, action)
        case act.ShowTheater():
            return selection.show_theater(state, action)
        case act.SwapCharacters():
            return selection.swap_characters(state, action)
        case act.StartCalls():
            return selection.start_calls(state, action)
        case act.TimeUp():
            return selection.time_up(state, action)
        case act.Answer():
            return calling.answer(state, action)
        case act.Silence():
            return calling.silence(state, action)
        case act.WaitedOut():
            return calling.waited_out(state, action)
        case act.PauseCalls():
            return calling.pause(state, action)
        case act.ResumeCalls():
            return calling.resume(state, action)
        case act.GoBack():
            return calling.go_back(state, action)
        case act.EndTurn():
            return calling.end_turn(state, action)
        case act.EndRound():
            return calling.end_round(state, action)
        case act.ShowKilled():
            return calling.show_killed(state, action)
        case act.NextRound():
            return ending.next_round(state, action)
        case act.Gather():
            return gathering.gather(state, action)
        case act.Income():
            return gathering.income(state, action)
        case act.TakeExtra():
            return gathering.take_extra(state, action)
        case act.Name():
            return naming.name(state, action)
        case act.Tokens():
            return naming.tokens(state, action)
        case act.AnswerThreat():
            return naming.answer_threat(state, action)
        case act.TurnUpThreat():
            return naming.turn_up_threat(state, action)
        case act.AnswerWarrant():
            return building.answer_warrant(state, action)
        case act.Spy():
            return abilities.spy(state, action)
        case act.SwapHands():
            return abilities.swap_hands(state, action)
        case act.Redraw():
            return abilities.redraw(state, action)
        case act.TakeCard():
            return abilities.take_card(state, action)
        case act.UseAbility():
            return abilities.use_ability(state, action)
        case act.GiveCrown():
            return abilities.give_crown(state, action)
        case act.Gift():
            return abilities.gift(state, action)
        case act.Build():
            return building.build(state, action)
        case act.Destroy():
            return rank8.destroy(state, action)
        case act.Exchange():
            return rank8.exchange(state, action)
        case act.Seize():
            return rank8.seize(state, action)
        case act.Beautify():
            return abilities.beautify(state, action)
        case act.Collect():
            return abilities.collect(state, action)
        case act.UseDistrict():
            return abilities.use_district(state, action)
        case act.Pay():
            return money.pay(state, action)
        case act.CorrectGold():
            return money.correct_gold(state, action)
        case act.CorrectTax():
            return money.correct_tax(state, action)
        case act.CorrectBeautified():
            return money.correct_beautified(state, action)
        case act.CorrectCity():
            return corrections.city(state, action)
        case act.CorrectHand():
            return corrections.hand(state, action)
        case act.CorrectCrown():
            return corrections.crown(state, action)
        case act.CorrectShown():
            return corrections.shown(state, action)
        case act.CorrectMark():
            return corrections.mark(state, action)
        case act.CorrectRound():
            return corrections.round_(state, action)
        case act.CorrectComplete():
            return corrections.complete(state, action)
        case act.SwitchTool():
            return ending.switch_tool(state, action)
        case act.ChangeOptions():
            return ending.change_options(state, action)
        case act.CountUp():
            return ending.count_up(state, action)
        case act.EnterFinal():
            return ending.enter_final(state, seat, action)
        case act.Finish():
            return ending.finish(state)
        case _:
            assert_never(action)


def deadline(state: State) -> Deadline[Action] | None:
    """When somebody's time to think runs, the moment at which it runs out; when a rank is called,
    the moment until which it is waited for.
    """
    waits = state.waiting
    if waits is not None and waits.ends_at is not None:
        over = act.WaitedOut(state.call)
        return Deadline(waits.ends_at, f"waited-out-{state.call}", over, missed=False)
    clock = state.thinking
    if clock is None or clock.ends_at is None:
        return None
    return Deadline(clock.ends_at, f"time-up-{state.run}", act.TimeUp(run=state.run))
