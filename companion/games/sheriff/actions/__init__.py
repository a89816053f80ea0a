"""The actions of this game, a module for each part of the table."""

from __future__ import annotations

from companion.engine.action import Order, list_moves
from companion.engine.identity_cache import cache_by_identity
from companion.engine.moves import Move

from ..model import State
from .abstract import AnyDeed as Action
from .bags import Declare, Unpack
from .bank import CorrectGold, CorrectStand, Pay, SettleDebt
from .clock import TimerExtend, TimerPause, TimerReset, TimerStart, TimeUp
from .deals import AgreedInTime, Answer, Offer, Release, Withdraw
from .final import CountUp, EnterFinal, Finish
from .inspection import CorrectBag, MarkBag, OpenBag, PassBag, PassRest
from .loot import CorrectLoot, ShareRest
from .market import CorrectMarket, NameFirst, Trade
from .rounds import Advance, Begin, CorrectRound
from .settings import ChangeOptions, SwitchTool

SEAT_BY_SEAT: tuple[type[Action], ...] = (CorrectGold, CorrectStand)
ORDER: Order = dict.fromkeys(SEAT_BY_SEAT, lambda move: move.action["who"])
"""corrections that the table makes for one seat after the other"""

ACTIONS: tuple[type[Action], ...] = (
    *(Begin, Advance, NameFirst, Declare),
    *(PassBag, PassRest, OpenBag, MarkBag, Unpack, AgreedInTime, CorrectBag),
    *(Answer, Withdraw, Release, Offer),
    *(Trade, ShareRest),
    *(TimerStart, TimerPause, TimerExtend, TimerReset),
    *(SettleDebt, Pay),
    *(EnterFinal, Finish, CountUp),
    *SEAT_BY_SEAT,
    *(CorrectLoot, CorrectRound, CorrectMarket, SwitchTool, ChangeOptions),
    TimeUp,
)
"""in the order in which their moves are listed, the likeliest first"""

_list_moves = cache_by_identity(list_moves(*ACTIONS, order=ORDER))


def moves(
    state: State, seat: int | None, viewer: int | None, slots: frozenset[str] | None = None
) -> tuple[Move, ...]:
    """List everything that `seat` may do. Nothing depends on a secret, so the table and the seat's
    own phone get the same list.
    """
    return _list_moves(state, seat, None, slots) if viewer in (None, seat) else ()
