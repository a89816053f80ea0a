"""Everything that can be done at the table, a module for each part of the game.

There is no luck in it: cards are shuffled and drawn on the table, and nothing is timed. Whose line
or hand it is about stands in the envelope.
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
