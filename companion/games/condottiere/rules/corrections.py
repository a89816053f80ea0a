"""The table is right: whatever the companion follows can be put right at any time."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.needs import need_phase, need_seat, need_tool, number, refuse
from companion.engine.refusal import RuleError

from .. import actions as act
from ..model import Phase, State, put
from ..options import Tool
from ..tables import DECK
from .needs import PLAYING, need_battle, need_city
from .reconsider import last_scored, reconsidered, rescored
from .rounds import between_battles, clear_board

AFTER_THE_END = (act.CorrectCity, act.CorrectPoints)
"""what is wrong on the map or in the points is corrected after the end too: the result follows"""


def city(state: State, action: act.CorrectCity) -> State:
    """[R co.setup.marker_use] Nothing is decided by it until the people say so (`Finish`); what was
    decided by a map that was wrong is no longer.
    """
    need_tool(state, Tool.MAP)
    need_phase(state, *PLAYING, Phase.SCORED, Phase.OVER)
    need_city(action.city)
    if action.owner is not None:
        need_seat(state.seats, action.owner, "action.owner")
    return reconsidered(state, state.with_owner(action.city, action.owner))


def piece(state: State, action: act.CorrectPiece) -> State:
    """[R co.piece.start_then_winner] Whoever has it in front of them holds it."""
    need_tool(state, Tool.MAP)
    need_phase(state, *PLAYING)
    holder = need_seat(state.seats, action.holder, "action.holder")
    state = replace(state, holder=holder)
    return between_battles(state) if state.phase is Phase.SETUP else state


def place(state: State, action: act.CorrectPlace) -> State:
    """The battle is fought somewhere else, or not at all."""
    need_tool(state, Tool.MAP)
    need_battle(state, action.battle)
    if state.final:
        raise RuleError("condottiere-final-has-no-city", rule="co.end.final_battle")
    if action.city is None:
        return between_battles(clear_board(state))
    need_city(action.city)
    return replace(state, city=action.city)


def round_number(state: State, action: act.CorrectRound) -> State:
    """Which round of this game it is."""
    need_phase(state, Phase.CHOOSE, Phase.BATTLE, Phase.ROUND_END)
    refuse(number(action.round, "action.round", 1, 10_000))
    return replace(state, round=action.round)


def points(state: State, action: act.CorrectPoints) -> State:
    """[R co.points.target] The points of the games before; what is put right has its own line."""
    if not state.options.points:
        raise RuleError("condottiere-no-points", rule="co.points.target")
    who = need_seat(state.seats, action.who, "action.who")
    refuse(number(action.points, "action.points"))
    if state.phase is Phase.OVER:
        return rescored(points(last_scored(state), action))
    tally = state.tallies[who]
    corrected = tally.corrected + action.points - state.tally[who].total
    return replace(state, tallies=put(state.tallies, who, replace(tally, corrected=corrected)))


def note_hand(state: State, seat: int | None, action: act.NoteHand) -> State:
    """[R co.round.hand_size_private] [R co.ruling.hand_size_hidden] For its owner alone."""
    who = need_seat(state.seats, seat)
    need_tool(state, Tool.HANDS)
    need_phase(state, *PLAYING)
    if action.cards is not None:
        refuse(number(action.cards, "action.cards", 0, DECK))
    return replace(state, hands=put(state.hands, who, action.cards))
