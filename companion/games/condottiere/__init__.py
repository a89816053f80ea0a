"""Condottiere, the classic rules of the second edition."""

from companion.engine.action import AnyAction, apply, decide, list_moves, narrate_with, remarks
from companion.engine.final import result
from companion.engine.game import PlayedGame, no_deadline

from .actions import ACTIONS
from .battle import CALCULATORS
from .book import RULEBOOK
from .findings import findings
from .model import State, no_money
from .options import Options, check_options
from .rules import consequences
from .rules.ending import make_score_entry
from .rules.rounds import setup
from .scoring import SCORING
from .sheets import PAPERS, SHEETS
from .tables import SEATS
from .topics import LESSONS, topics
from .view import is_revealed, view

GAME: PlayedGame[State, Options, AnyAction] = PlayedGame(
    key="condottiere",
    bgg_ids={"": 112},
    rules_version=2,
    rulebook=RULEBOOK,
    seats=SEATS,
    options=Options,
    actions=ACTIONS,
    check_options=check_options,
    setup=setup,
    decide=decide,
    apply=apply,
    narrate=narrate_with(consequences),
    view=view,
    moves=list_moves(*ACTIONS),
    deadline=no_deadline,
    revealed=is_revealed,
    result=result,
    counted=make_score_entry,
    treasury=no_money,
    remarks=remarks,
    told={"points": "house-change-points", "hand": "house-change-cards"},
    scoring=SCORING,
    calculators=CALCULATORS,
    sheets=SHEETS,
    topics=topics,
    lessons=LESSONS,
    papers=PAPERS,
    findings=findings,
)
