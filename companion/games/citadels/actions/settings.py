"""What the companion keeps, and what a table decides anew while it plays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, get_args

from companion.engine import settings, verbs
from companion.engine.authority import TABLE, Authority
from companion.engine.checks import check_between
from companion.engine.message import Message
from companion.engine.moves import Choice, ChoiceField, Move, move
from companion.engine.needs import refuse
from companion.engine.purse import Purse

from ..cast import Discard
from ..model import ROUND, Phase, State
from ..options import THINKING_SECONDS, Calls, Kept, Pace, Tool
from ..rules import calling
from ..rules.ending import resting
from ..rules.selection import stop_clock
from .base import Deed, Seats
from .fields import flag, number, says


def _pace(state: State, seat: int, action: Any) -> Seats:
    """How fast and by whom is called is for whoever calls; all other settings are the table's."""
    chosen = {name for name in action.__struct_fields__ if getattr(action, name) is not None}
    own = {"at"} < chosen <= {"pace", "calls", "at"}
    return (state.crown,) if own and state.crown is not None else ()


PACE: Authority[State] = Authority("crown_holder", _pace)


class SwitchTool(verbs.SwitchTool[State], Deed[int | None], frozen=True, tag="switch_tool"):
    """Switch a tool of the app on or off."""

    may = TABLE

    tool: Tool
    on: bool
    at: int = 0

    def apply(self, state: State, seat: int | None) -> State:
        """Each tool on or off, at the start and later; what was not kept is not invented."""
        after = settings.switch_tool(state, self.tool, self.on)
        if not self.on:
            after = replace(calling.settle(state), options=after.options)
        return self._goes_on(after, scored_only=not state.options.tools)

    def _goes_on(self, state: State, *, scored_only: bool) -> State:
        """One that only counts begins to be played with its first tool."""
        rest = resting(state.options)
        rounds = rest is Phase.SETUP
        if state.round == 0:
            counting = state.phase is Phase.FINAL and not (scored_only and not any(state.entered))
            return state if counting else replace(state, phase=rest)
        if state.phase is Phase.FREE and rounds:
            return replace(state, phase=Phase.ROUND_END)
        if state.phase in ROUND and not rounds:
            state = stop_clock(state)
            return replace(state, phase=Phase.FREE, rank=None, turn=None, theater=None)
        if state.phase is Phase.CALL and self.tool is Tool.CALLER:
            return calling.start(state)
        if self.tool is Tool.SELECTION:
            return stop_clock(state)
        return state


class ChangeOptions(
    verbs.ChangeOptions[State], Deed[int | None], frozen=True, tag="change_options"
):
    """Settings that may change while playing, from a phone the pace alone; None leaves one as it
    is.
    """

    may = PACE

    purse: Purse | None = None
    seconds_per_seat: int | None = None
    pace: Pace | None = None
    calls: Calls | None = None
    cover: bool | None = None
    three_player_discard: Discard | None = None
    own_completed_city: bool | None = None
    completion_kept: Kept | None = None
    tie_killed: bool | None = None
    unique_counts_for_capitol: bool | None = None
    vault_counts_for_map_room: bool | None = None
    at: int = 0

    def follow_change(self, before: State, after: State) -> State:
        """Settings and rulings, at any time before the result; the pace is also the caller's."""
        if self.seconds_per_seat:
            path = "action.seconds_per_seat"
            refuse(check_between(path, self.seconds_per_seat, *THINKING_SECONDS))
        elif self.seconds_per_seat == 0:
            return stop_clock(after)
        return after

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.round.crown_duty] Whoever calls says how fast."""
        if seat is None:
            seconds = number("seconds_per_seat", *THINKING_SECONDS, optional=True)
            others, label = _options(), says("settings")
            yield move("options", cls(), None, label, seconds, *others, group="more")
            endless = cls(seconds_per_seat=0)
            yield move("options_endless", endless, None, label, *others, group="more")
        elif seat == state.crown:
            pace = _one_of("pace", "citadels-pace-", get_args(Pace), optional=False)
            yield move("pace", cls(), seat, says("pace"), pace, group="more")
            calls = _one_of("calls", "citadels-calls-", get_args(Calls), optional=False)
            yield move("calls", cls(), seat, says("who-goes-on"), calls, group="more")


def _options() -> tuple[Any, ...]:
    discard, kept = "three-player-discard", "completion-kept"
    return (
        _one_of("purse", "citadels-purse-", get_args(Purse)),
        _one_of("pace", "citadels-pace-", get_args(Pace)),
        _one_of("calls", "citadels-calls-", get_args(Calls)),
        flag("cover"),
        _one_of("three_player_discard", f"citadels-ruling-{discard}-", get_args(Discard)),
        flag("own_completed_city"),
        _one_of("completion_kept", f"citadels-ruling-{kept}-", get_args(Kept)),
        flag("tie_killed"),
        flag("unique_counts_for_capitol"),
        flag("vault_counts_for_map_room"),
    )


def _one_of(
    name: str, words: str, values: tuple[str, ...], *, optional: bool = True
) -> ChoiceField:
    choices = tuple(Choice(one, Message(words + one.replace("_", "-"))) for one in values)
    return ChoiceField(name=name, values=choices, optional=optional)
