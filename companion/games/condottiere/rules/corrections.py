"""The table is right: whatever the companion follows can be put right at any time."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.needs import need_seat, need_self, number, refuse
from companion.engine.refusal import RuleError

from .. import actions as act
from .. import scoring
from ..cards import card_faults
from ..model import Line, Phase, State, put
from ..options import Tool
from ..tables import DECK
from . import ending
from .needs import (
    need_battle,
    need_city,
    need_fighter,
    need_phase,
    need_playing,
    need_tool,
)
from .rounds import between_battles, clear_board


def city(state: State, action: act.CorrectCity) -> State:
    """[R co.setup.marker_use] Nothing is decided by it until the people say so (`Finish`)."""
    need_tool(state, Tool.MAP)
    need_playing(state)
    need_city(action.city)
    if action.owner is not None:
        need_seat(state.seats, action.owner, "action.owner")
    state = state.with_owner(action.city, action.owner)
    if not state.final:
        return state
    decision = scoring.verdict(ending.entry(state))
    if decision.decided_by == scoring.FINAL_BATTLE:
        return replace(state, final=decision.first)
    return between_battles(replace(clear_board(state), final=()))


def piece(state: State, action: act.CorrectPiece) -> State:
    """[R co.piece.start_then_winner] Whoever has it in front of them holds it."""
    need_tool(state, Tool.MAP)
    need_playing(state)
    holder = need_seat(state.seats, action.holder, "action.holder")
    state = replace(state, holder=holder, declined=())
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


def line(state: State, seat: int | None, action: act.CorrectLine) -> State:
    """[R co.battle.play_card] A whole line at once, also for tables that tap it at the end."""
    need_tool(state, Tool.BATTLE)
    need_battle(state, action.battle)
    who = need_fighter(state, action.who, "action.who")
    need_self(seat, who)
    path = "action.cards"
    faults = [
        fault for k, card in enumerate(action.cards) for fault in card_faults(f"{path}[{k}]", card)
    ]
    refuse((*faults, *number(len(action.cards), path, 0, DECK)))
    return state.with_line(who, Line(action.cards, action.passed))


def round_number(state: State, action: act.CorrectRound) -> State:
    """Which round of this game it is."""
    need_phase(state, Phase.CHOOSE, Phase.BATTLE, Phase.ROUND_END)
    refuse(number(action.round, "action.round", 1, 10_000))
    return replace(state, round=action.round)


def points(state: State, action: act.CorrectPoints) -> State:
    """[R co.points.target] The points of the games before; what is put right has its own line."""
    if not state.options.points:
        raise RuleError("condottiere-no-points", rule="co.points.target")
    need_phase(state, Phase.SETUP, Phase.CHOOSE, Phase.BATTLE, Phase.ROUND_END, Phase.SCORED)
    who = need_seat(state.seats, action.who, "action.who")
    refuse(number(action.points, "action.points"))
    tally = state.tallies[who]
    corrected = tally.corrected + action.points - tally.total
    return replace(state, tallies=put(state.tallies, who, replace(tally, corrected=corrected)))


def note_hand(state: State, seat: int | None, action: act.NoteHand) -> State:
    """[R co.round.hand_size_private] [R co.ruling.hand_size_hidden] For its owner alone."""
    who = need_seat(state.seats, seat)
    need_tool(state, Tool.HANDS)
    need_playing(state)
    if action.cards is not None:
        refuse(number(action.cards, "action.cards", 0, DECK))
    return replace(state, hands=put(state.hands, who, action.cards))
