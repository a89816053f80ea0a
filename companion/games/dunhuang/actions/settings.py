"""Tools, and where the coins are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, get_args

from companion.engine import verbs
from companion.engine.authority import TABLE
from companion.engine.game import World
from companion.engine.message import Message
from companion.engine.moves import Move
from companion.engine.purse import Purse
from companion.engine.refusal import SettledError
from companion.engine.values import OneOf

from ..model import SOME_CARD, Phase, State, Token
from ..options import Tool
from ..rules.stalls import empty_stalls
from ..tables import GOODS
from .fields import says

Purses = OneOf("purse", get_args(Purse), lambda one: says(f"screen-purse-{one}"), says("other"))


class SwitchTool(verbs.SwitchTool[State], frozen=True, tag="switch_tool"):
    """A tool of the app is switched on or off."""

    may = TABLE

    tool: Tool

    def sure(self) -> Message | None:
        clears = self.tool is Tool.STALLS and not self.on
        return says("screen-stalls-sure") if clears else None

    def decide(self, state: State, seat: int | None, world: World) -> SwitchTool:
        """Refuse the market's cards, which only old logs keep."""
        if self.tool is Tool.MARKET and self.on:
            raise SettledError("dunhuang-tool-gone", path="action.tool")
        return self

    def follow_switch(self, state: State) -> State:
        """Return the state after the switch. What was not kept is not invented."""
        match self.tool:
            case Tool.STALLS:
                stalls, tokens = empty_stalls(state.seats), (Token(),) * len(GOODS)
                return replace(state, stalls=stalls, tokens=tokens, claims=())
            case Tool.MARKET:
                market = tuple(None if card is None else SOME_CARD for card in state.market)
                return replace(state, market=market)
            case Tool.RING if state.phase in (Phase.FREE, Phase.SETUP, Phase.PLAY):
                return replace(state, phase=_phase(state), ran_out=_ran_out(state))
            case _:
                return state

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        gone = None if state.has(Tool.MARKET) else Tool.MARKET
        every = super().moves(state, seat, viewer)
        return (one for one in every if one.action["tool"] != gone)


def _ran_out(state: State) -> int | None:
    """Return whose turn the end began in: last turns that are no longer followed end after this
    seat's.
    """
    if state.phase is Phase.PLAY and state.last_turns:
        return (state.current_turn.seat - 1) % state.seats
    return state.ran_out


def _phase(state: State) -> Phase:
    """Return the phase. A ring that is switched on again goes on with the turn
    where it was left.
    """
    if not state.has(Tool.RING):
        return Phase.FREE
    return Phase.SETUP if state.turn is None else Phase.PLAY


class ChangeOptions(verbs.ChangeOptions[State], frozen=True, tag="change_options"):
    """Settings are changed during the game; None leaves one as it is."""

    may = TABLE

    purse: Annotated[Purse | None, Purses] = None
    cover: bool | None = None
    """only in old logs: nobody has a secret that the table screen shows"""

    @classmethod
    def list_hidden(cls, state: State) -> tuple[str, ...]:
        return ("cover",)
