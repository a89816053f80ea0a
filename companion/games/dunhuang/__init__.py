"""Merchants of Dunhuang."""

from companion.engine.game import Game

from .actions import ACTIONS, Action
from .calculators import CALCULATORS
from .model import State, total_coins
from .narrate import narrate
from .offers import offers
from .options import Options, check_options
from .remarks import remarks
from .result import result
from .rules import apply, deadline, decide, setup
from .scoring import SCORING
from .sheets import PAPERS, SHEETS
from .view import revealed, view

GAME: Game[State, Options, Action] = Game(
    key="dunhuang",
    rules_version=2,
    options=Options,
    actions=ACTIONS,
    check_options=check_options,
    setup=setup,
    decide=decide,
    apply=apply,
    narrate=narrate,
    remarks=remarks,
    view=view,
    offers=offers,
    deadline=deadline,
    revealed=revealed,
    result=result,
    treasury=total_coins,
    scoring=SCORING,
    calculators=CALCULATORS,
    sheets=SHEETS,
    papers=PAPERS,
)
