"""What the companion keeps, and what is shown."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from companion.engine.needs import need_self, refuse
from companion.engine.refusal import RuleError, SettledError

from .. import actions as act
from ..model import Line, Phase, State
from ..options import Options, Tool, target_faults
from ..tables import CITIES
from .rounds import between_battles, clear_board, coming_game


def switch_tool(state: State, seat: int | None, action: act.SwitchTool) -> State:
    """Each tool on or off, at the start and later; what was not kept is not invented."""
    need_self(seat)
    if state.phase is Phase.OVER:
        raise SettledError("condottiere-over")
    if state.has(action.tool) == action.on:
        raise SettledError("condottiere-tool-already", path="action.on")
    tools = tuple(
        tool
        for tool in Tool
        if (tool is not action.tool and state.has(tool)) or (tool is action.tool and action.on)
    )
    state = replace(state, options=_with(state, tools=tools))
    match action.tool:
        case Tool.MAP:
            return _switched_map(state)
        case Tool.BATTLE:
            state = replace(state, lines=(Line(),) * state.seats, last=None)
            idle = state.phase is Phase.BATTLE and not state.has(Tool.MAP)
            return between_battles(clear_board(state)) if idle else state
        case Tool.HANDS:
            return replace(state, hands=(None,) * state.seats)


def _switched_map(state: State) -> State:
    """A battle that is fought goes on; a final battle, a series do not without the map."""
    if state.phase is Phase.BATTLE and not state.final and state.has(Tool.BATTLE):
        return state
    if state.phase is Phase.SCORED:
        owners = (None,) * len(CITIES)
        state = replace(state, game=coming_game(state), owners=owners, holder=None, sheet=None)
    return between_battles(replace(clear_board(state), final=()))


def change_options(state: State, seat: int | None, action: act.ChangeOptions) -> State:
    need_self(seat)
    if state.phase is Phase.OVER:
        raise SettledError("condottiere-over")
    refuse(tuple(target_faults("action", action.points_target, action.points_bonus)))
    changes = {
        name: value
        for name in action.__struct_fields__
        if (value := getattr(action, name)) is not None
    }
    if action.full_board_ends and not state.options.capturing:
        raise RuleError("condottiere-full-board-ends", rule="co.end.most_cities")
    return replace(state, options=_with(state, **changes))


def _with(state: State, **changes: object) -> Options:
    return msgspec.structs.replace(state.options, **changes)
