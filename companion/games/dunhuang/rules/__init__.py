"""The rules of play: `setup`, `decide`, `apply`. One room for each part of the table."""

from __future__ import annotations

from typing import assert_never

import msgspec

from companion.engine import settings
from companion.engine.game import Deadline, World
from companion.engine.needs import need_going
from companion.engine.refusal import SettledError

from .. import actions as act
from ..actions import Action
from ..model import Phase, State, Told
from ..options import Options, Tool
from ..tables import COINS, START_COINS, deck_left
from . import abilities, bank, ending, ring, stalls


def setup(options: Options, seats: int) -> State:
    """[R dh.setup.coins] [R dh.setup.coin_stock] [R dh.setup.token_stock] Everybody has coins;
    all the others, prestige and tokens lie in the market.
    """
    each = START_COINS[seats]
    return State(
        options=options,
        seats=seats,
        phase=Phase.SETUP if options.has(Tool.RING) else Phase.FREE,
        coins=(each,) * seats,
        stock=COINS - each * seats,
        prestige=(0,) * seats,
        stalls=ending.empty_stalls(seats),
        deck=deck_left(seats),
        entered=(None,) * seats,
        counted_at=(0,) * seats,
        told=(Told(),) * seats,
    )


def decide(state: State, seat: int | None, action: Action, world: World) -> Action:
    """Writes into the action what luck decided. What the table typed in stays, but for what means
    nothing here.

    Refuses what older logs hold and nobody does any more: `apply` still folds it.
    """
    match action:
        case act.LayTiles(tiles=()):
            return msgspec.structs.replace(action, tiles=ring.draw_tiles(world.dice))
        case act.NameStarter(starter=None):
            return act.NameStarter(world.dice.choice(range(state.seats)))
        case act.SettleClaim():
            stalls.need_open(state, action)
            return action
        case act.DeclareWin():
            ending.need_undeclared(state, seat, action)
            return ending.plain_win(state, action)
        case act.EnterFinal() | act.Tell():
            return msgspec.structs.replace(action, at=world.now)
        case act.Finish():
            ending.need_judged(state)
            ending.need_coins(state)
            return action
        case act.SwitchTool(tool=Tool.MARKET, on=True):
            raise SettledError("dunhuang-tool-gone", path="action.tool")
        case act.Take() | act.EndTurn():
            return ring.plain(state, action)
        case _ if isinstance(action, act.Ability):
            return abilities.plain(state, action)
        case _:
            return action


def apply(state: State, seat: int | None, action: Action) -> State:
    """The next state, or a `GameError`. Seat None is the table as a whole."""
    need_going(state)
    match action:
        case act.LayTiles():
            return ring.lay_tiles(state, action)
        case act.NameStarter():
            return ring.name_starter(state, action)
        case act.PutCamel():
            return ring.put_camel(state, action)
        case act.Move():
            return ring.move(state, action)
        case act.Take():
            return ring.take(state, action)
        case act.TakeCoins():
            return abilities.take_coins(state, action)
        case act.UseAbility():
            return abilities.use(state, action)
        case act.DiscardGood():
            return abilities.discard(state, action)
        case act.SwapWithMarket():
            return abilities.swap_with_market(state, action)
        case act.SwapWithWarehouse():
            return abilities.swap_with_warehouse(state, action)
        case act.Shift():
            return abilities.shift(state, action)
        case act.Fetch():
            return abilities.fetch(state, action)
        case act.TurnToken():
            return abilities.turn_token(state, action)
        case act.SettleClaim():
            return stalls.settle(state, action)
        case act.EndTurn():
            return ring.end_turn(state, action)
        case act.DeclareWin():
            return ending.declare_win(state, seat, action)
        case act.JudgeWin():
            return ending.judge_win(state, action)
        case act.WithdrawWin():
            return ending.withdraw_win(state, action)
        case act.Place():
            return stalls.place_by_hand(state, action)
        case act.Remove():
            return stalls.remove_by_hand(state, action)
        case act.TurnByHand():
            return stalls.turn_by_hand(state, action)
        case act.Pay():
            return bank.pay_by_hand(state, action)
        case act.GainPrestige():
            return bank.gain_prestige(state, action)
        case act.CorrectCoins():
            return bank.correct_coins(state, action)
        case act.CorrectStock():
            return bank.correct_stock(state, action)
        case act.CorrectPrestige():
            return bank.correct_prestige(state, action)
        case act.CorrectStall():
            return stalls.correct_stall(state, action)
        case act.CorrectToken():
            return stalls.correct_token(state, action)
        case act.CorrectTiles():
            return ring.correct_tiles(state, action)
        case act.CorrectCamel():
            return ring.correct_camel(state, action)
        case act.CorrectCard():
            return ring.correct_card(state, action)
        case act.CorrectDeck():
            return ring.correct_deck(state, action)
        case act.CorrectTurn():
            return ring.correct_turn(state, action)
        case act.SwitchTool():
            return ending.switch_tool(state, action)
        case act.ChangeOptions():
            return settings.change_options(state, action)
        case act.RunOut():
            return ending.run_out(state, action)
        case act.Count():
            return ending.count(state, action)
        case act.EnterFinal():
            return ending.enter_final(state, seat, action)
        case act.HasMost():
            return ending.has_most(state, action)
        case act.Tell():
            return ending.tell(state, action)
        case act.Finish():
            return ending.finish(state)
        case _:
            assert_never(action)


def deadline(state: State) -> Deadline[Action] | None:
    """Nothing in this game happens by itself."""
    return None
