"""Tools, and settings that may change during the game."""

from __future__ import annotations

from dataclasses import replace

from companion.engine import verbs
from companion.engine.authority import TABLE
from companion.engine.message import Message
from companion.engine.refusal import RuleError

from ..model import Line, Phase, State
from ..options import Bonus, Target, Tool
from ..rules.ending import reconsider, without_final
from ..rules.rounds import between_battles, clear_board, coming_game, next_game
from ..tables import CITIES
from .abstract import says


class SwitchTool(verbs.SwitchTool[State], frozen=True, tag="switch_tool"):
    """A tool of the app is switched on or off."""

    may = TABLE

    tool: Tool

    def sure(self) -> Message | None:
        """Ask before the map is switched off, since its markers would have to be entered again."""
        forgets = not self.on and self.tool is not Tool.MAP
        return says("tool-off-sure") if forgets else None

    def follow_switch(self, state: State) -> State:
        """Return the state after the switch. What was not kept is not invented."""
        match self.tool:
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
    """Return the state after the map was switched. A battle goes on without it; a final battle and
    a series do not.
    """
    if state.phase is Phase.SCORED:
        game, owners = coming_game(state), (None,) * len(CITIES)
        state = next_game(state)
        return between_battles(replace(state, game=game, owners=owners, holder=None))
    if state.phase is not Phase.BATTLE:
        return between_battles(replace(state, aside=None))
    if state.final:
        return replace(without_final(state, state), aside=None)
    return state if state.has(Tool.BATTLE) else between_battles(clear_board(state))


class ChangeOptions(verbs.ChangeOptions[State], frozen=True, tag="change_options"):
    """Settings are changed during the game; None leaves one as it is."""

    may = TABLE

    points_target: Target | None = None
    points_bonus: Bonus | None = None
    full_board_ends: bool | None = None
    live_strength: bool | None = None
    warnings: bool | None = None
    cover: bool | None = None

    @classmethod
    def list_hidden(cls, state: State) -> tuple[str, ...]:
        return () if state.options.capturing else ("full_board_ends",)

    def follow_change(self, before: State, after: State) -> State:
        if self.full_board_ends and not before.options.capturing:
            raise RuleError("condottiere-full-board-ends", rule="co.end.most_cities")
        return after if self.full_board_ends is None else reconsider(before, after)
