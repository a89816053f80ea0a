"""The actions of this game, a module for each part of it and for some ranks."""

from __future__ import annotations

from companion.engine.action import Order

from .abilities import Beautify, Collect, Gift, Redraw, Spy, SwapHands, TakeCard, UseAbility
from .abstract import AnyDeed as Action
from .building import Build
from .calling import Answer, GoBack, PauseCalls, ResumeCalls, Silence, TimeUp, WaitedOut
from .corrections import (
    CorrectBeautified,
    CorrectCity,
    CorrectComplete,
    CorrectCrown,
    CorrectGold,
    CorrectHand,
    CorrectTax,
    Pay,
)
from .crown import GiveCrown, ShowKilled
from .dealt import Deal, Pick, ShowTheater, SwapCharacters
from .districts import Destroy, UseDistrict
from .draft import FaceUp, PassOn, StartCalls
from .final import CountUp, EndRound, EnterFinal, Finish, NextRound
from .marks import AnswerThreat, AnswerWarrant, Name, Tokens, TurnUpThreat
from .past_calls import CorrectMark, CorrectRound, CorrectShown
from .rank8 import Exchange, Seize
from .settings import Begin, ChangeOptions, ChooseCast, SwitchTool
from .turn import EndTurn, Gather, Income, TakeExtra

SEAT_BY_SEAT: tuple[type[Action], ...] = (
    *(CorrectGold, CorrectBeautified, CorrectCity, CorrectHand, CorrectCrown, CorrectComplete),
)
ORDER: Order = dict.fromkeys(SEAT_BY_SEAT, lambda move: move.action["who"])
"""corrections that the table makes for one seat after the other"""

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
