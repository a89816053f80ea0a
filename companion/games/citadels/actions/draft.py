"""The selection phase with the cards of the box, and the step from it to the calls."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec

from companion.engine.authority import ANYBODY, Authority, is_allowed
from companion.engine.game import World
from companion.engine.message import Message, SeatName
from companion.engine.moves import ChoiceField, Group, Move, move
from companion.engine.refusal import RuleError, SettledError

from .. import hints
from ..model import Phase, State
from ..options import Tool
from ..rules import calling
from ..rules.needs import need_rank
from ..rules.phases import (
    end_selection,
    is_followed,
    is_theater_sought,
    stop_clock,
    theater_owner,
    think,
)
from ..tables import CROWN_RANK
from .abstract import CROWN_HOLDER, OfRound, Seats
from .fields import does, rank_name, ranks, says


def _chooser(state: State, seat: int, action: Any) -> Seats:
    """[R ci.selection.everyone_one]"""
    draft = state.selection.draft
    now = state.phase is Phase.SELECT and action.round == state.round and action.step == state.step
    return (state.chooser(draft[state.step]),) if now and state.step < len(draft) else None


CHOOSER: Authority[State] = Authority("chooser", _chooser, "citadels-chooses-now")
"""the seat that chooses a character now"""


class FaceUp(OfRound, frozen=True, tag="face_up"):
    """A character lies face up on the table."""

    may = ANYBODY
    phases = (Phase.SELECT,)

    rank: int
    on: bool = True
    """False: it does not after all"""
    at: int = 0

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.selection.rank4_never_up] [R ci.selection.out_this_round] Out for this round."""
        need_boxed(state)
        rank = need_rank(state, self.rank)
        if self.on == (rank in state.face_up):
            raise SettledError("citadels-already", path="action.on")
        if not self.on:
            left = tuple(each for each in state.face_up if each != rank)
            return replace(state, face_up=left)
        if rank == CROWN_RANK:
            rule = "ci.selection.rank4_never_up"
            raise RuleError("citadels-rank4-never-up", rule=rule, path="action.rank")
        most = state.selection.face_up
        if len(state.face_up) >= most:
            rule = "ci.selection.by_player_count"
            raise RuleError("citadels-enough-face-up", rule=rule, path="action.rank", n=most)
        state = replace(state, face_up=tuple(sorted((*state.face_up, rank))))
        if len(state.face_up) == most and state.step == 0:
            return think(state, self.at)
        return state

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.selection.face_up] [R ci.selection.rank4_never_up]"""
        if state.dealt is not None:
            return
        asked = hints.turning_up(state) or not state.has(Tool.SELECTION)
        group: Group = "now" if asked else "correct"
        left = [rank for rank in state.ranks if rank not in (*state.face_up, CROWN_RANK)]
        more = left if len(state.face_up) < state.selection.face_up else []
        for slot, which, on in (("face_up", more, True), ("face_down", state.face_up, False)):
            if which:
                rank = ChoiceField(name="rank", values=ranks(state, which))
                label = says(slot.replace("_", "-"))
                yield move(slot, cls(state.round, 0, on=on), seat, label, rank, group=group)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        key = "citadels-log-face-up" if self.on else "citadels-log-not-face-up"
        return Message(key, character=rank_name(after, self.rank))


class PassOn(OfRound, frozen=True, tag="pass_on"):
    """A seat has chosen and passes the others on."""

    may = CHOOSER
    phases = (Phase.SELECT,)
    needs = Tool.SELECTION

    step: int
    at: int = 0

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.selection.everyone_one] Go on to the next seat; what was chosen is not said."""
        need_boxed(state)
        draft = state.selection.draft
        if self.step != state.step or state.step >= len(draft):
            raise SettledError("citadels-passed-on", path="action.step")
        state = replace(state, step=state.step + 1)
        if state.step < len(draft):
            return think(state, self.at)
        return end_selection(stop_clock(state))

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        draft, passed = state.selection.draft, cls(state.round, state.step)
        if state.dealt is None and state.step < len(draft) and is_allowed(state, seat, passed):
            label = does("chosen" if draft[state.step].passes == 0 else "passed-on")
            group: Group = "now" if is_followed(state) and not hints.turning_up(state) else "more"
            yield move("pass_on", passed, seat, label, group=group)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        chooser = before.chooser(before.selection.draft[before.step])
        return Message("citadels-log-chosen", who=SeatName(chooser))

    def doubts(self, before: State, after: State) -> Iterator[Message]:
        """[R ci.selection.face_up]"""
        most = before.selection.face_up
        if before.step == 0 and len(before.face_up) < most:
            yield Message("citadels-lie-face-up", n=len(before.face_up), most=most)


class StartCalls(OfRound, frozen=True, tag="start_calls"):
    """Everybody has a character, and calling begins."""

    may = CROWN_HOLDER
    phases = (Phase.SELECT,)

    asks: bool = False
    """whether the Theater's owner is asked first; computed from the cities, whatever is sent"""
    at: int = 0

    def reckon(self, state: State, world: World) -> StartCalls:
        asks = state.theater is None and theater_owner(state) is not None
        return msgspec.structs.replace(self, asks=asks)

    def apply(self, state: State, seat: int | None) -> State:
        """Begin the calls. All have chosen, whether or not we followed it."""
        if not is_theater_sought(state):
            need_boxed(state)
        state = stop_clock(state)
        return end_selection(state) if self.asks else calling.start(state)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        start, boxed = cls(state.round), state.dealt is None
        if not (is_theater_sought(state) or boxed) or not is_allowed(state, seat, start):
            return
        if is_theater_sought(state):
            yield move("start_calls", start, seat, says("no-theater"))
        else:
            waits = is_followed(state) or state.theater is not None
            group: Group = "more" if waits else "now"
            yield move("start_calls", start, seat, says("start-calls"), group=group)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        if self.asks:
            return Message("citadels-now-theater", who=SeatName(after.theater or 0))
        return Message("citadels-log-calls", n=after.round)


def need_boxed(state: State) -> None:
    """Need a draft with the cards of the box."""
    if state.dealt is not None:
        raise SettledError("citadels-dealt")
