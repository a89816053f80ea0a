"""The actions of this game, a module for each part of it.

There is no luck and no clock: cards are shuffled and drawn on the table. The seat that an action is
about is sent beside it.
"""

from companion.engine.action import AnyAction as Action

from .battle import CorrectLine, CorrectPlace, CountArmy, Lay, Pass, TakeOff
from .cities import Attack, CorrectCity, CorrectPiece, Decline
from .conquest import DropClaim, EndBattle
from .deal import Begin, CorrectPoints, CorrectRound, Deal, Finish, NoteHand, Out
from .settings import ChangeOptions, SwitchTool

ACTIONS: tuple[type[Action], ...] = (
    *(Begin, Attack, Decline, Finish, Deal),
    *(Lay, Pass, TakeOff, CountArmy, DropClaim, EndBattle),
    *(Out, NoteHand),
    *(CorrectCity, CorrectPiece, CorrectPlace, CorrectLine, CorrectPoints, CorrectRound),
    *(SwitchTool, ChangeOptions),
)
"""in the order in which their moves are listed, the likeliest first"""
