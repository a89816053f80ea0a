"""Everything that can be done at the table, a module for each part of the game and each rank."""

from __future__ import annotations

from companion.engine.action import Order

from .bank import CorrectBeautified, CorrectGold, CorrectTax, Pay
from .base import AnyDeed as Action
from .building import Build
from .calling import Answer, GoBack, PauseCalls, ResumeCalls, Silence
from .clock import TimeUp, WaitedOut
from .corrections import CorrectCity, CorrectComplete, CorrectCrown, CorrectHand
from .dealt import Deal, Pick, ShowTheater, SwapCharacters
from .destroying import Destroy
from .districts import UseDistrict
from .draft import FaceUp, PassOn, StartCalls
from .final import EnterFinal, Finish
from .past_calls import CorrectMark, CorrectRound, CorrectShown
from .rank1 import AnswerWarrant, Name, Tokens
from .rank2 import AnswerThreat, Spy, TurnUpThreat
from .rank3 import Redraw, SwapHands, TakeCard, UseAbility
from .rank4 import GiveCrown, ShowKilled
from .rank5 import Gift
from .rank8 import Exchange, Seize
from .rank9 import Beautify, Collect
from .rounds import CountUp, EndRound, NextRound
from .settings import ChangeOptions, SwitchTool
from .setup import Begin, ChooseCast
from .turn import EndTurn, Gather, Income, TakeExtra

SEAT_BY_SEAT: tuple[type[Action], ...] = (
    *(CorrectGold, CorrectBeautified, CorrectCity, CorrectHand, CorrectCrown, CorrectComplete),
)
ORDER: Order = dict.fromkeys(SEAT_BY_SEAT, lambda move: move.action["who"])
"""what the table puts right of one seat after the other"""

ACTIONS: tuple[type[Action], ...] = (
    *(Deal, Pick, FaceUp, PassOn, SwapCharacters, ShowTheater, StartCalls),
    *(Answer, Silence, ResumeCalls, PauseCalls, EndRound),
    *(ShowKilled, NextRound, EnterFinal, Finish, GoBack, CountUp, Begin, ChooseCast),
    *(AnswerWarrant, TurnUpThreat, Gather, AnswerThreat, Income, TakeExtra),
    *(Name, Tokens, Spy, SwapHands, Redraw, TakeCard, UseAbility, Gift, GiveCrown, Collect),
    *(EndTurn, Exchange, Seize, Beautify, Destroy, UseDistrict, Build),
    Pay,
    *SEAT_BY_SEAT,
    *(CorrectTax, CorrectShown, CorrectMark, CorrectRound, SwitchTool, ChangeOptions),
    *(TimeUp, WaitedOut),
)
"""in the order in which their moves are listed, the likeliest first"""
