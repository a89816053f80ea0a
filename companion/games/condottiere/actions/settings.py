"""What the companion keeps, and what is shown."""

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
    """Switch a tool of the app on or off."""

    may = TABLE

    tool: Tool

    def sure(self) -> Message | None:
        """The map lies on the table: its markers are read off it again."""
        forgets = not self.on and self.tool is not Tool.MAP
        return says("tool-off-sure") if forgets else None

    def follow_switch(self, state: State) -> State:
        """Each tool on or off, at the start and later; what was not kept is not invented."""
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


class ChangeOptions(verbs.ChangeOptions[State], frozen=True, tag="change_options"):
    """Settings that may change while playing; None leaves one as it is."""

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
