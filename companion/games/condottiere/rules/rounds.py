"""Games and rounds: set-up, deals, and between battles."""

from __future__ import annotations

from dataclasses import replace

from .. import field
from ..model import Line, Phase, State, Tally
from ..options import Options, Tool
from ..tables import CITIES


def setup(options: Options, seats: int) -> State:
    """[R co.setup.marker_use] Return the first state: no city has a marker."""
    return State(
        options=options,
        seats=seats,
        phase=Phase.SETUP if options.has(Tool.MAP) else Phase.CHOOSE,
        owners=(None,) * len(CITIES),
        lines=(Line(),) * seats,
        hands=(None,) * seats,
        tallies=(Tally(),) * seats,
    )


def coming_game(state: State) -> int:
    """Return the number of the game that `Begin` begins."""
    return state.game + (state.phase is Phase.SCORED)


def next_game(state: State) -> State:
    """Return the state in which the scored game belongs to the earlier ones."""
    won = state.won if state.sheet is None else (*state.won, state.sheet.told_winners)
    return replace(state, tallies=state.tally, won=won, sheet=None, course=(), aside=None)


def new_round(state: State) -> State:
    """[R co.round.new_cards] [R co.round_end.deal] Return the next round: everybody has cards
    again.
    """
    state = replace(
        clear_board(state),
        phase=Phase.CHOOSE,
        round=state.round + 1,
        out=(),
        past=(),
        declined=(),
        final=(),
        aside=None,
    )
    return new_hands(state)


def new_hands(state: State) -> State:
    """Return everybody's hand note after a deal, which is public."""
    if not state.has(Tool.HANDS):
        return state
    return replace(state, hands=tuple(state.dealt(seat) for seat in range(state.seats)))


def clear_board(state: State) -> State:
    return replace(state, city=None, steps=(), claim=None, counts=(), lines=(Line(),) * state.seats)


def between_battles(state: State) -> State:
    """[R co.round.one_hand_left] [R co.round_end.one_hand] [R co.ruling.nobody_has_cards]

    [R co.round.until_winner] Where nobody has begun yet, the game is set up.
    """
    if state.has(Tool.MAP) and state.holder is None:
        return replace(state, phase=Phase.SETUP)
    over = len(field.with_cards(state)) <= 1
    return replace(state, phase=Phase.ROUND_END if over else Phase.CHOOSE)
