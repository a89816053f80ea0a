"""Tools, and settings that may change during the game."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, get_args

from companion.engine import verbs
from companion.engine.authority import TABLE
from companion.engine.message import Message
from companion.engine.purse import Purse
from companion.engine.values import Between, OneOf

from ..model import Phase, Stand, State
from ..options import MIXED_SECONDS, Tool
from ..rules import clock
from .abstract import Deed
from .fields import says

PURSE = OneOf(
    "purse", get_args(Purse), lambda purse: says(f"purse-{purse}"), Message("problem-unknown-value")
)

SECONDS = Between(*MIXED_SECONDS, usual=(30, 45, 60, 90, 120))


class SwitchTool(verbs.SwitchTool[State], Deed[int | None], frozen=True, tag="switch_tool"):
    """A tool of the app is switched on or off."""

    may = TABLE

    tool: Tool

    def sure(self) -> Message | None:
        match self.tool:
            case Tool.STANDS:
                return says("stands-sure")
            case Tool.ROUNDS if not self.on:
                return says("rounds-off-sure")
            case _:
                return None

    def follow_switch(self, state: State) -> State:
        """Return the state after the switch. What was not kept is not invented."""
        match self.tool:
            case Tool.STANDS:
                # what passed before is not known: begin with empty stands, to be corrected
                return replace(state, stands=(Stand(),) * state.seats)
            case Tool.TIMER if not self.on:
                return replace(state, timer=replace(state.timer, ends_at=None))
            case Tool.ROUNDS:
                return replace(
                    state.uncounted,
                    phase=Phase.SETUP if self.on else Phase.FREE,
                    round=0,
                    turned_up=(),
                    deals=(),
                    bags=(),
                    proofs=(),
                )
            case _:
                return state


class ChangeOptions(
    verbs.ChangeOptions[State], Deed[int | None], frozen=True, tag="change_options"
):
    """Settings are changed during the game; None leaves one as it is."""

    may = TABLE

    purse: Annotated[Purse, PURSE] | None = None
    seconds_per_merchant: Annotated[int, SECONDS] | None = None
    strict_timer: bool | None = None
    cover: bool | None = None

    def follow_change(self, before: State, after: State) -> State:
        longer = self.seconds_per_merchant is not None and not after.timer.running
        return clock.reset(after) if longer else after
