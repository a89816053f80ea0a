"""Citadels, the edition of 2016."""

from companion.engine.action import decide, list_moves, narrate_with, remarks
from companion.engine.final import result
from companion.engine.game import PlayedGame

from .actions import ACTIONS, ORDER, Action
from .actions.abstract import apply
from .actions.calling import deadline
from .book import RULEBOOK
from .calculators import CALCULATORS
from .consequences import consequences
from .findings import findings
from .model import State, total_gold
from .options import Options, check_options
from .reference import LESSONS, topics
from .rules.phases import make_score_entry, setup
from .scoring import SCORING
from .setup_choices import setup_choices
from .sheets import PAPERS, SHEETS
from .tables import SEATS
from .view import is_revealed, view

GAME: PlayedGame[State, Options, Action] = PlayedGame(
    key="citadels",
    bgg_ids={"": 205398},
    older_bgg_ids=(478,),
    rules_version=3,
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
    moves=list_moves(*ACTIONS, order=ORDER),
    deadline=deadline,
    revealed=is_revealed,
    sealed=lambda state: state.sealed,
    result=result,
    counted=make_score_entry,
    treasury=total_gold,
    scoring=SCORING,
    calculators=CALCULATORS,
    remarks=remarks,
    told={"gold": "house-change-gold", "hand": "house-change-cards"},
    setup_choices=setup_choices,
    favourites=("cast", "uniques"),
    sheets=SHEETS,
    topics=topics,
    lessons=LESSONS,
    papers=PAPERS,
    findings=findings,
)
