"""Merchants of Dunhuang."""

from companion.engine.action import apply, decide, list_moves, narrate_with, remarks
from companion.engine.final import result
from companion.engine.game import PlayedGame, no_deadline

from .actions import ACTIONS, ORDER, Action
from .book import RULEBOOK
from .consequences import consequences
from .findings import findings
from .hints import LESSONS, topics
from .model import State, list_made, total_coins
from .options import Options, check_options
from .rules import setup
from .rules.ending import make_score_entry
from .scoring import SCORING
from .sheets import PAPERS, SHEETS
from .tables import SEATS
from .view import is_revealed, view

GAME: PlayedGame[State, Options, Action] = PlayedGame(
    key="dunhuang",
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
    remarks=remarks,
    told={"coins": "house-change-coins", "prestige": "house-change-prestige"},
    view=view,
    moves=list_moves(*ACTIONS, order=ORDER),
    deadline=no_deadline,
    revealed=is_revealed,
    result=result,
    counted=make_score_entry,
    treasury=total_coins,
    made=list_made,
    scoring=SCORING,
    sheets=SHEETS,
    topics=topics,
    lessons=LESSONS,
    papers=PAPERS,
    findings=findings,
)
