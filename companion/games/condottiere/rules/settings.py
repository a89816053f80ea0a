"""What the companion keeps, and what is shown."""

from __future__ import annotations

from dataclasses import replace

from companion.engine import settings
from companion.engine.needs import refuse
from companion.engine.refusal import RuleError

from .. import actions as act
from ..model import Line, Phase, State
from ..options import Tool, target_faults
from ..tables import CITIES
from .reconsider import reconsidered, without_final
from .rounds import between_battles, clear_board, coming_game, next_game


def switch_tool(state: State, action: act.SwitchTool) -> State:
    """Each tool on or off, at the start and later; what was not kept is not invented."""
    state = settings.switch_tool(state, action.tool, action.on)
    match action.tool:
        case Tool.MAP:
            return _switched_map(state)
        case Tool.BATTLE:
            state = replace(state, lines=(Line(),) * state.seats, steps=())
            idle = state.phase is Phase.BATTLE and not state.has(Tool.MAP)
            return between_battles(clear_board(state)) if idle else state
        case Tool.STRENGTH:
            return replace(state, counts=())
        case Tool.HANDS:
            return replace(state, hands=(None,) * state.seats)


def _switched_map(state: State) -> State:
    """A battle that is fought goes on; a final battle, a series do not without the map."""
    if state.phase is Phase.SCORED:
        game, owners = coming_game(state), (None,) * len(CITIES)
        state = next_game(state)
        return between_battles(replace(state, game=game, owners=owners, holder=None))
    if state.phase is not Phase.BATTLE:
        return between_battles(replace(state, aside=None))
    if state.final:
        return replace(without_final(state, state), aside=None)
    return state if state.has(Tool.BATTLE) else between_battles(clear_board(state))


def change_options(state: State, action: act.ChangeOptions) -> State:
    refuse(tuple(target_faults("action", action.points_target, action.points_bonus)))
    if action.full_board_ends and not state.options.capturing:
        raise RuleError("condottiere-full-board-ends", rule="co.end.most_cities")
    after = settings.change_options(state, action)
    return after if action.full_board_ends is None else reconsidered(state, after)
