"""Condottiere, the classic rules of the second edition."""

from companion.engine.game import Game

from .actions import ACTIONS, Action
from .calculators import CALCULATORS
from .model import State, no_money
from .moves import moves
from .narrate import narrate
from .options import Options, check_options
from .remarks import remarks
from .result import result
from .rules import apply, deadline, decide, setup
from .scoring import SCORING
from .sheets import PAPERS, SHEETS
from .view import revealed, view

GAME: Game[State, Options, Action] = Game(
    key="condottiere",
    rules_version=2,
    options=Options,
    actions=ACTIONS,
    check_options=check_options,
    setup=setup,
    decide=decide,
    apply=apply,
    narrate=narrate,
    view=view,
    moves=moves,
    deadline=deadline,
    revealed=revealed,
    result=result,
    treasury=no_money,
    remarks=remarks,
    scoring=SCORING,
    calculators=CALCULATORS,
    sheets=SHEETS,
    papers=PAPERS,
)
