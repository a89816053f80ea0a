"""Settings: the cast before the first round, tools and options at any time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Annotated, Any, Literal, get_args

import msgspec

from companion.engine import verbs
from companion.engine.authority import TABLE, Authority, owner_named_in
from companion.engine.game import World
from companion.engine.message import Message, SeatName
from companion.engine.moves import AtMostOneOf, Choice, ChoicesField, Move, move
from companion.engine.needs import need_seat, refuse
from companion.engine.purse import Purse
from companion.engine.refusal import Fault
from companion.engine.values import Between, OneOf, Seat

from ..cast import (
    Discard,
    cast_faults,
    character_name,
    choices,
    district_name,
    may_have_ninth,
    needs_ninth,
    random_cast,
    random_uniques,
    set_cast,
    set_name,
    unique_faults,
)
from ..model import ROUND, Phase, State
from ..options import THINKING_SECONDS, Calls, Kept, Pace, Tool, decision
from ..rules import calling
from ..rules.phases import resting, select, stop_clock
from ..tables import CAST_SIZES, RANKS, SETS, UNIQUES, UNIQUES_IN_DECK
from .abstract import Deed, Seats
from .fields import flag, says, seats, whose

CROWNED: Authority[State] = owner_named_in("crown")


class ChooseCast(Deed[int | None], frozen=True, tag="choose_cast"):
    """Characters or unique districts are changed before the first round; None leaves them as they
    are.
    """

    may = TABLE
    phases = (Phase.SETUP,)

    cast: tuple[str, ...] | None = None
    """empty: the app draws"""
    uniques: tuple[str, ...] | None = None
    """empty: the app draws"""
    ninth: bool = False
    """whether a rank 9 is drawn too, where that is a choice"""

    def decide(self, state: State, seat: int | None, world: World) -> ChooseCast:
        """Draw what the table leaves to luck; what it chose stays."""
        cast, uniques = self.cast, self.uniques
        if cast == ():
            cast = random_cast(state.seats, self.ninth or needs_ninth(state.seats), world.dice)
        if uniques == ():
            uniques = random_uniques(world.dice)
        return msgspec.structs.replace(self, cast=cast, uniques=uniques)

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.cast.one_per_rank] [R ci.cast.fourteen_uniques] Before the first round only."""
        faults: list[Fault] = []
        if self.cast is not None:
            faults += cast_faults("action.cast", self.cast, state.seats)
        if self.uniques is not None:
            faults += unique_faults("action.uniques", self.uniques)
        refuse(faults)
        chosen = {"cast": self.cast, "uniques": self.uniques}
        changes = {name: value for name, value in chosen.items() if value is not None}
        return replace(state, options=msgspec.structs.replace(state.options, **changes))

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.cast.one_per_rank] [R ci.cast.fourteen_uniques] [R ci.sets.offer] List a drawn
        cast, those of the sets, and the table's own.
        """
        count, uniques, ninth = state.seats, _uniques(), flag("ninth")
        drawn = cls(cast=())
        yield move("draw", drawn, None, says("draw-cast"), uniques, group="more")
        nine = cls(cast=(), ninth=True)
        slot = "draw" if may_have_ninth(count) and not needs_ninth(count) else "recast"
        yield move(slot, nine, None, says("draw-cast-ninth"), uniques, group="more")
        yield move("draw", cls(uniques=()), None, says("draw-uniques"), ninth, group="more")
        with_ninth = len(state.ranks) == len(RANKS)
        for name in SETS:
            named = cls(set_cast(name, count, with_ninth), SETS[name].uniques)
            yield move("set", named, None, set_name(name), group="more")
        label, both = says("other-cast"), cls(cast=(), uniques=())
        yield move("recast", both, None, label, ninth, group="more")
        yield move("recast", cls(), None, label, uniques, ninth, group="more")
        for many in CAST_SIZES[count]:
            cast, apart = _cast(count, many)
            own, fields = cls(), (cast, uniques, ninth)
            yield move("recast", own, None, label, *fields, when=apart, group="more")
            own = cls(uniques=())
            yield move("recast", own, None, label, cast, ninth, when=apart, group="more")

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return Message(
            "citadels-log-cast",
            characters=tuple(character_name(each) for each in after.cast),
            districts=tuple(district_name(each) for each in after.options.uniques_in_deck),
        )


class Begin(Deed[int | None], frozen=True, tag="begin"):
    """Somebody takes the crown and the first round begins."""

    may = CROWNED
    phases = (Phase.SETUP,)
    tells = ("crown",)

    crown: Seat | None = None
    """None: the app draws"""
    at: int = 0

    def decide(self, state: State, seat: int | None, world: World) -> Begin:
        if self.crown is not None:
            return self
        return Begin(crown=world.dice.choice(range(state.seats)))

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.setup.oldest_crown] The oldest takes the crown; whom that is the table says."""
        crown = need_seat(state.seats, self.crown, "action.crown")
        return select(replace(state, crown=crown, round=1), self.at)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.setup.oldest_crown] Without a name the crown is drawn by lot."""
        crown = seats("crown", whose(state, seat), optional=seat is None)
        yield move("begin", cls(), seat, says("who-crown"), crown)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return Message("citadels-log-begin", who=SeatName(after.crown or 0))


@cache
def _cast(count: int, many: int) -> tuple[ChoicesField, tuple[AtMostOneOf, ...]]:
    """Return the field for one character of each rank, of those that so many players may use."""
    of_ranks = [choices(rank, count) for rank in RANKS[:many]]
    values = tuple(Choice(each, character_name(each)) for row in of_ranks for each in row)
    apart = tuple(AtMostOneOf("cast", row, says("one-per-rank")) for row in of_ranks)
    return ChoicesField(name="cast", values=values, min=many, max=many), apart


@cache
def _uniques() -> ChoicesField:
    values = tuple(Choice(each, district_name(each)) for each in UNIQUES)
    n = UNIQUES_IN_DECK
    return ChoicesField(name="uniques", values=values, min=n, max=n, optional=True)


def _pace(state: State, seat: int, action: Any) -> Seats:
    """Return who may change the pace: the caller; all other settings are the table's."""
    chosen = {name for name in action.__struct_fields__ if getattr(action, name) is not None}
    own = {"at"} < chosen <= {"pace", "calls", "at"}
    return (state.crown,) if own and state.crown is not None else ()


PACE: Authority[State] = Authority("crown_holder", _pace)


@dataclass(frozen=True, slots=True)
class Seconds(Between):
    """A number of seconds to think, or 0 for no limit."""

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
    """A tool of the app is switched on or off."""

    may = TABLE

    tool: Tool
    on: bool
    at: int = 0

    def apply(self, state: State, seat: int | None) -> State:
        """Return the state after the switch. What was not kept is not invented."""
        after = self.switch(state)
        if not self.on:
            after = replace(calling.settle(state), options=after.options)
        return self._goes_on(after, scored_only=not state.options.tools)

    def _goes_on(self, state: State, *, scored_only: bool) -> State:
        """Return the state after the switch; a sitting that only counts begins to be played with
        its first tool.
        """
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
    """Settings are changed during the game, from a phone only the pace; None
    leaves one as it is.
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
        """Return the state after settings or rulings were changed."""
        return stop_clock(after) if self.seconds_per_seat == 0 else after

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.round.crown_duty] List the settings; for the caller only the pace."""
        if seat is None:
            for options in super().moves(state, seat, viewer):
                yield options
                endless, (_, *others) = cls(seconds_per_seat=0), options.fields
                yield move("options_endless", endless, None, options.label, *others, group="more")
        elif seat == state.crown:
            for name, label in (("pace", "pace"), ("calls", "who-goes-on")):
                yield move(name, cls(), seat, says(label), cls.ask(name, state), group="more")
