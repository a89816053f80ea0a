"""An action is one class: what is known of it, who may, when, what it does, and what is said of it.

    class TakeOff(InBattle[int], frozen=True, tag="take_off"):
        \"\"\"A card is not in front of the seat after all.\"\"\"

        may = SELF
        needs = Tool.BATTLE

        card: CardName

        def apply(self, state: State, seat: int) -> State: ...

`State` is the game's; `Who` is `int` for what a seat does itself (`may = SELF`: the kernel refuses
the table as a whole before `apply`), else `int | None`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from enum import StrEnum
from functools import cache
from itertools import groupby
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from .authority import SELF, TABLE, Authority
from .game import Narration, Remark, World
from .mending import Mendable
from .message import Arg, Message, SeatName
from .moves import AnyField, Choice, ChoiceField, ListMoves, Move, Scalar
from .needs import need_going, need_phase, need_seat, need_tool, refuse
from .state import OVER, GameState
from .values import kinds_of, value_faults

State = TypeVar("State", bound=GameState[Any, Any])
Who = TypeVar("Who")


class GameAction(
    msgspec.Struct,
    Generic[State, Who],
    frozen=True,
    forbid_unknown_fields=True,
    tag_field="kind",
):
    """Something that is done at a table: it is told apart by `kind`."""

    may: ClassVar[Authority[Any]]
    """who may send it from a phone"""
    mendable: ClassVar[Mendable | None] = None
    """what may be put right in it later"""
    corrects: ClassVar[tuple[str, ...] | None] = None
    """of a correction: the fields that say of what; two that agree in them put the same right"""
    refers: ClassVar[tuple[str, ...]] = ()
    """fields that hold the number of something an earlier entry made, as in `PlayedGame.made`"""
    phases: ClassVar[tuple[StrEnum, ...]] = ()
    """those in which it is done; empty: any"""
    needs: ClassVar[StrEnum | None] = None
    """the tool without which it is not done"""
    after_end: ClassVar[bool] = False
    """whether it is done once the game is over too"""
    slots: ClassVar[tuple[str, ...] | None] = None
    """those that its moves have, for whoever needs no others; None: any"""
    log_key: ClassVar[str] = ""
    """what its line in the log is called, if not as its kind"""
    labels: ClassVar[Mapping[str, Message]] = {}
    """what its fields are called, where the label of the move does not say it"""

    # -- What it does ----------------------------------------------------------------------

    def check(self, state: State, seat: Who) -> None:
        """Refuses what is about something settled, before phase and values are looked at."""

    def decide(self, state: State, seat: int | None, world: World) -> Self:
        """With what luck and the clock have to say."""
        return self

    def apply(self, state: State, seat: Who) -> State:
        """The next state. Tool, phase and the values of the fields have been checked."""
        raise NotImplementedError

    @classmethod
    def is_ever_listed(cls, phase: StrEnum, *, to_table: bool) -> bool:
        """Whether any of this kind is ever listed in the phase: what only the table does is listed
        for the table alone, what a seat does for a seat.
        """
        return (
            (cls.after_end or phase != OVER)
            and cls.may is not (SELF if to_table else TABLE)
            and (not cls.phases or phase in cls.phases)
        )

    @classmethod
    def list_slots(cls) -> tuple[str, ...] | None:
        """Those that its moves may have; None: any."""
        return cls.slots

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        """Whether any of this kind may be done for the seat now, where any ever is."""
        return cls.needs is None or state.has(cls.needs)

    @classmethod
    def moves(cls, state: State, seat: Who, viewer: int | None) -> Iterable[Move]:
        """What of this kind may be done, where `is_listed` says that any may."""
        return ()

    # -- What is said of it ----------------------------------------------------------------

    def log(self, before: State, after: State, seat: Who) -> Message:
        """The line of the log; `<game>-log-<kind>` with who did it and what the fields hold."""
        return self.words(before, seat)

    def narrate(self, before: State, after: State, seat: Who) -> Narration:
        """The same for each reader; only what holds a secret says more than its `log`."""
        return Narration(self.log(before, after, seat))

    def remarks(self, before: State, after: State, seat: Who) -> Iterable[Message | Remark]:
        """What was noted and speaks against it."""
        return ()

    # -- What subclasses build these with --------------------------------------------------

    @classmethod
    def tag(cls) -> str:
        """The `kind` by which it is stored and sent."""
        return str(cls.__struct_config__.tag)

    def words(self, state: State, seat: Who, key: str = "", **more: Arg) -> Message:
        """A log message: of what a seat does itself with `who` it is, with what the fields hold,
        and with more.
        """
        game = state.options.game
        args: dict[str, Arg] = {"who": who(state, seat)} if self.may is SELF else {}
        for name, kind in kinds_of(type(self)).items():
            value = getattr(self, name)
            if value is not None and kind.argument:
                args[kind.argument] = kind.say(value)
        key = key or self.log_key or self.tag().replace("_", "-")
        return Message(f"{game}-log-{key}", **{**args, **more})

    @classmethod
    def ask(
        cls,
        name: str,
        state: State,
        *,
        optional: bool = False,
        only: Iterable[Scalar] | None = None,
        likely: tuple[Scalar, ...] | None = None,
        none: Message | None = None,
    ) -> AnyField:
        """The field that is left to fill in, with its limits. Of a choice: `only` these values,
        these are `likely`, and `none` is what it is called if nothing is chosen.
        """
        found = ask_field(cls, name, state.seats, optional)
        if not isinstance(found, ChoiceField) or (only, likely, none) == (None, None, None):
            return found
        values = found.values
        if only is not None:
            choices = {one.value: one for one in values}
            values = tuple(choices[value] for value in dict.fromkeys(only))
        if none is not None:
            values = (*values, Choice(None, none))
        label = found.label
        return ChoiceField(name=name, label=label, values=values, likely=likely, optional=optional)


AnyAction = GameAction[Any, Any]
Action = TypeVar("Action", bound=AnyAction)
Order = Mapping[type[AnyAction], Callable[[Move], Any]]
"""by what the moves of a kind are sorted"""
Parts = list[tuple[Callable[[Move], Any] | None, tuple[type[AnyAction], ...]]]
"""neighbours that are sorted together, by what"""


def is_correction(action: object) -> bool:
    return isinstance(action, GameAction) and action.corrects is not None


def corrects_the_same(one: object, other: object) -> bool:
    """Whether two actions are corrections of one and the same thing."""
    if not isinstance(one, GameAction) or one.corrects is None or type(one) is not type(other):
        return False
    return all(getattr(one, field) == getattr(other, field) for field in one.corrects)


@cache
def ask_field(kind: type[AnyAction], name: str, seats: int, optional: bool) -> AnyField:
    """The field with its limits, and what it is called."""
    found, label = kinds_of(kind)[name].field(name, seats, optional), kind.labels.get(name)
    return found if label is None else msgspec.structs.replace(found, label=label)


def who(state: GameState[Any, Any], seat: Any) -> Arg:
    """The seat by its name, None as the table, for a message."""
    return Message(f"{state.options.game}-the-table") if seat is None else SeatName(seat)


# -- What the contract of a game asks for ------------------------------------------------------


def decide(state: State, seat: int | None, action: Action, world: World) -> Action:
    """With what luck decided. A field `at` is the server's clock, whatever a client sends."""
    made = action.decide(state, seat, world)
    if "at" in made.__struct_fields__:
        made = msgspec.structs.replace(made, at=world.now)
    return made


def apply(state: State, seat: int | None, action: AnyAction) -> State:
    """The next state, or a `GameError`. Seat None is the table as a whole."""
    if not action.after_end:
        need_going(state)
    if action.may is SELF:
        need_seat(state.seats, seat)
    if action.needs is not None:
        need_tool(state, action.needs)
    action.check(state, seat)
    if action.phases:
        need_phase(state, *action.phases)
    refuse(value_faults("action", action, state.seats))
    after: State = action.apply(state, seat)
    return after


def narrate_with(
    consequences: Callable[[State, State, Action], Iterable[Message]],
) -> Callable[[State, State, int | None, Action], Narration]:
    """`consequences`: what came of it by the rules, said after what was done."""

    def narrate(before: State, after: State, seat: int | None, action: Action) -> Narration:
        told = action.narrate(before, after, seat)
        for one in consequences(before, after, action):
            both = Message(f"{before.options.game}-log-then", first=told.public, second=one)
            told = replace(told, public=both)
        return told

    return narrate


def remarks(before: State, after: State, seat: int | None, action: AnyAction) -> tuple[Remark, ...]:
    """What the action says of itself, as the contract wants it."""
    found = action.remarks(before, after, seat)
    return tuple(one if isinstance(one, Remark) else Remark(one) for one in found)


def list_moves(*kinds: type[AnyAction], order: Order | None = None) -> ListMoves:
    """All that may be done for a seat (None: the table as a whole), kind by kind. The moves of
    neighbours that have the same key in `order` are sorted together by it. Where `slots` are given
    nothing else need be listed.
    """
    parts = [(key, tuple(part)) for key, part in groupby(kinds, (order or {}).get)]

    @cache
    def parts_of(phase: StrEnum, to_table: bool, slots: frozenset[str] | None) -> Parts:
        """Asked for each list of moves; there are two for each phase and screen."""

        def is_wanted(kind: type[AnyAction]) -> bool:
            own = kind.list_slots()
            wanted = slots is None or own is None or not slots.isdisjoint(own)
            return wanted and kind.is_ever_listed(phase, to_table=to_table)

        return [(key, tuple(filter(is_wanted, part))) for key, part in parts]

    def moves(
        state: State,
        seat: int | None,
        viewer: int | None,
        slots: frozenset[str] | None = None,
    ) -> tuple[Move, ...]:
        if viewer not in (None, seat):
            return ()
        found: list[Move] = []
        for key, part in parts_of(state.phase, seat is None, slots):
            listed = [
                move
                for kind in part
                if kind.is_listed(state, seat)
                for move in kind.moves(state, seat, viewer)
            ]
            if key is not None:
                listed.sort(key=key)
            found += listed
        return tuple(found)

    return moves
