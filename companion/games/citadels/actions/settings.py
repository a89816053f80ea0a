"""What the companion keeps, and what a table decides anew while it plays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Annotated, Any, Literal, get_args

from companion.engine import settings, verbs
from companion.engine.authority import TABLE, Authority
from companion.engine.message import Message
from companion.engine.moves import Move, move
from companion.engine.purse import Purse
from companion.engine.refusal import Fault
from companion.engine.values import Between, OneOf

from ..cast import Discard
from ..model import ROUND, Phase, State
from ..options import THINKING_SECONDS, Calls, Kept, Pace, Tool
from ..rules import calling
from ..rules.ending import resting
from ..rules.selection import stop_clock
from ..rulings import decision
from .base import Deed, Seats
from .fields import says


def _pace(state: State, seat: int, action: Any) -> Seats:
    """How fast and by whom is called is for whoever calls; all other settings are the table's."""
    chosen = {name for name in action.__struct_fields__ if getattr(action, name) is not None}
    own = {"at"} < chosen <= {"pace", "calls", "at"}
    return (state.crown,) if own and state.crown is not None else ()


PACE: Authority[State] = Authority("crown_holder", _pace)


@dataclass(frozen=True, slots=True)
class Seconds(Between):
    """As many as a table may choose, or 0: as long as it takes."""

    def faults(self, path: str, value: int, seats: int) -> Iterable[Fault]:
        return Between.faults(self, path, value, seats) if value else ()


NoYes = Literal[False, True]
SECONDS = Seconds(*THINKING_SECONDS, usual=(0, 20, 30, 45, 60, 90))


def _option(name: str, values: object) -> OneOf:
    def label(value: str) -> Message:
        return Message(f"citadels-{name}-{value.replace('_', '-')}")

    return OneOf(name, get_args(values), label, Message("problem-unknown-value"))


def _ruling(switch: str, answers: object = Literal[True, False]) -> OneOf:
    unknown = Message("citadels-fault-unknown-ruling")
    return OneOf(switch, get_args(answers), partial(decision, switch), unknown)


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

    slots = ("options", "options_endless", "pace", "calls")

    may = PACE

    seconds_per_seat: Annotated[int | None, SECONDS] = None
    purse: Annotated[Purse | None, _option("purse", Purse)] = None
    pace: Annotated[Pace | None, _option("pace", Pace)] = None
    calls: Annotated[Calls | None, _option("calls", Calls)] = None
    cover: bool | None = None
    three_player_discard: Annotated[Discard | None, _ruling("three_player_discard", Discard)] = None
    own_completed_city: Annotated[bool | None, _ruling("own_completed_city", NoYes)] = None
    completion_kept: Annotated[Kept | None, _ruling("completion_kept", Kept)] = None
    tie_killed: Annotated[bool | None, _ruling("tie_killed")] = None
    unique_counts_for_capitol: Annotated[bool | None, _ruling("unique_counts_for_capitol")] = None
    vault_counts_for_map_room: Annotated[bool | None, _ruling("vault_counts_for_map_room")] = None
    at: int = 0

    def follow_change(self, before: State, after: State) -> State:
        """Settings and rulings, at any time before the result; the pace is also the caller's."""
        return stop_clock(after) if self.seconds_per_seat == 0 else after

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.round.crown_duty] Whoever calls says how fast."""
        if seat is None:
            for options in super().moves(state, seat, viewer):
                yield options
                endless, (_, *others) = cls(seconds_per_seat=0), options.fields
                yield move("options_endless", endless, None, options.label, *others, group="more")
        elif seat == state.crown:
            for name, label in (("pace", "pace"), ("calls", "who-goes-on")):
                yield move(name, cls(), seat, says(label), cls.ask(name, state), group="more")
