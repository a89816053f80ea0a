"""The actions of this game, a module for each part of it."""

from __future__ import annotations

from companion.engine.action import AnyAction as Action
from companion.engine.action import Order

from .abilities import DiscardGood, Fetch, Shift, TurnToken, UseAbility
from .bank import CorrectCoins, CorrectPrestige, CorrectStock, GainPrestige, Pay
from .claims import SettleClaim
from .final import Count, EnterFinal, Finish, HasMost, PassTurn, RunOut, Tell
from .hands import CorrectStall, CorrectToken, Place, Remove, TurnByHand
from .ring import CorrectCamel, CorrectCard, CorrectDeck, CorrectTurn
from .settings import ChangeOptions, SwitchTool
from .setup import CorrectTiles, LayTiles, NameStarter, PutCamel
from .swaps import SwapWithMarket, SwapWithWarehouse
from .turn import EndTurn, Move, Take, TakeCoins
from .winning import DeclareWin, JudgeWin, WithdrawWin

ABILITIES: tuple[type[Action], ...] = (
    *(UseAbility, SwapWithMarket, DiscardGood, SwapWithWarehouse, Shift, Fetch, TurnToken),
)

ACTIONS: tuple[type[Action], ...] = (
    *(SettleClaim, JudgeWin, WithdrawWin, DeclareWin),
    *(LayTiles, NameStarter, PutCamel),
    Take,
    *ABILITIES,
    *(TakeCoins, EndTurn, Move),
    *(PassTurn, RunOut, Count, EnterFinal, Tell, HasMost, Finish),
    *(Pay, GainPrestige, Place, Remove, TurnByHand),
    *(CorrectCoins, CorrectPrestige, CorrectStock, CorrectStall, CorrectToken),
    *(CorrectCamel, CorrectCard, CorrectDeck, CorrectTiles, CorrectTurn),
    *(SwitchTool, ChangeOptions),
)
"""in the order in which their moves are listed, the likeliest first"""

ORDER: Order = dict.fromkeys(ABILITIES, lambda move: move.group != "now")
"""abilities of the camel's tile come before all others, which the table may need too"""
