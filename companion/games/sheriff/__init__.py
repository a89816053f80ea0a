"""Sheriff of Nottingham, first and second edition."""

from companion.engine.action import decide
from companion.engine.final import result
from companion.engine.game import PlayedGame

from .actions import ACTIONS, Action, moves
from .actions.abstract import apply, narrate, remarks
from .actions.clock import deadline
from .book import RULEBOOK
from .calculators import CALCULATORS
from .findings import findings
from .model import State, list_made, total_gold
from .options import Options, check_options
from .rules import setup
from .rules.ending import make_score_entry
from .scoring import SCORING
from .sheets import PAPERS, SHEETS
from .tables import SEATS
from .topics import LESSONS, topics
from .view import is_revealed, view

GAME: PlayedGame[State, Options, Action] = PlayedGame(
    key="sheriff",
    bgg_ids={"first": 157969, "second": 298638},
    rules_version=3,
    rulebook=RULEBOOK,
    seats=SEATS["second"],
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
    revealed=is_revealed,
    result=result,
    counted=make_score_entry,
    treasury=total_gold,
    made=list_made,
    scoring=SCORING,
    calculators=CALCULATORS,
    sheets=SHEETS,
    topics=topics,
    lessons=LESSONS,
    remarks=remarks,
    told={"gold": "house-change-gold", "face_down": "house-change-face-down"},
    papers=PAPERS,
    findings=findings,
)
