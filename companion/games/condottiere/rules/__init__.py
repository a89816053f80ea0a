"""The rules of play: `setup`, `decide`, `apply`. One room for each part of the table."""

from __future__ import annotations

from typing import assert_never

import msgspec

from companion.engine.game import Deadline, World
from companion.engine.needs import need_going

from .. import actions as act
from .. import field
from ..actions import Action
from ..model import Line, Phase, State, Tally
from ..options import Options, Tool
from ..tables import CITIES
from . import corrections, ending, fight, rounds, settings


def setup(options: Options, seats: int) -> State:
    """[R co.setup.marker_use] No city has a marker yet."""
    return State(
        options=options,
        seats=seats,
        phase=Phase.SETUP if options.has(Tool.MAP) else Phase.CHOOSE,
        owners=(None,) * len(CITIES),
        lines=(Line(),) * seats,
        hands=(None,) * seats,
        tallies=(Tally(),) * seats,
    )


def decide(state: State, seat: int | None, action: Action, world: World) -> Action:
    """Nothing is left to luck or the clock: cards are drawn on the table. What a phone says of its
    own victory is a claim, unless cards and passes have ended the battle: the others may yet lay.
    """
    if isinstance(action, act.EndBattle):
        own = action.winner is not None and action.winner == seat
        said = action.by_hand or field.ended_by(state) is None
        claim = own and said and not world.table
        return msgspec.structs.replace(action, claim=claim)
    return action


def apply(state: State, seat: int | None, action: Action) -> State:
    """The next state, or a `GameError`. Seat None is the table as a whole."""
    if not isinstance(action, corrections.AFTER_THE_END):
        need_going(state)
    match action:
        case act.Begin():
            return rounds.begin(state, action)
        case act.Attack():
            return rounds.attack(state, action)
        case act.Decline():
            return rounds.decline(state, action)
        case act.Deal():
            return rounds.deal(state, action)
        case act.Out():
            return rounds.say_out(state, seat, action)
        case act.Lay():
            return fight.lay(state, seat, action)
        case act.TakeOff():
            return fight.take_off(state, seat, action)
        case act.Pass():
            return fight.say_pass(state, seat, action)
        case act.CountArmy():
            return fight.count_army(state, seat, action)
        case act.EndBattle():
            return fight.end_battle(state, action)
        case act.DropClaim():
            return fight.drop_claim(state, action)
        case act.Finish():
            return ending.finish(state, action)
        case act.CorrectCity():
            return corrections.city(state, action)
        case act.CorrectPiece():
            return corrections.piece(state, action)
        case act.CorrectPlace():
            return corrections.place(state, action)
        case act.CorrectLine():
            return fight.corrected_line(state, action)
        case act.CorrectRound():
            return corrections.round_number(state, action)
        case act.CorrectPoints():
            return corrections.points(state, action)
        case act.NoteHand():
            return corrections.note_hand(state, seat, action)
        case act.SwitchTool():
            return settings.switch_tool(state, action)
        case act.ChangeOptions():
            return settings.change_options(state, action)
        case _:
            assert_never(action)


def deadline(state: State) -> Deadline[Action] | None:
    """Nothing is timed in this game."""
    return None
