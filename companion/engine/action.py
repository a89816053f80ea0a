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
    """The base class of everything that can be done at a table. Stored and sent by its `kind`."""

    may: ClassVar[Authority[Any]]
    """who may send it from a phone; the table screen may always send it"""
    mendable: ClassVar[Mendable | None] = None
    """which of its fields can be changed later in the log"""
    corrects: ClassVar[tuple[str, ...] | None] = None
    """for a correction: the fields that say what is corrected; two corrections that are equal in
    these fields correct the same thing
    """
    refers: ClassVar[tuple[str, ...]] = ()
    """fields that hold the number of something that an earlier entry made; see `PlayedGame.made`"""
    phases: ClassVar[tuple[StrEnum, ...]] = ()
    """the phases in which it is allowed; empty: in all"""
    needs: ClassVar[StrEnum | None] = None
    """the tool that must be switched on"""
    after_end: ClassVar[bool] = False
    """whether it is still allowed once the game is over"""
    slots: ClassVar[tuple[str, ...] | None] = None
    """the only slots that its moves use, so that others need not be listed; None: any"""
    log_key: ClassVar[str] = ""
    """the end of its log message's id where that is not its kind"""
    labels: ClassVar[Mapping[str, Message]] = {}
    """names of fields that the label of the move does not explain"""

    # -- What it does ----------------------------------------------------------------------

    def check(self, state: State, seat: Who) -> None:
        """Refuse an action about something that is settled. Runs before phase and values are
        checked.
        """

    def decide(self, state: State, seat: int | None, world: World) -> Self:
        """Return the action with everything filled in that luck or the clock decides."""
        return self

    def apply(self, state: State, seat: Who) -> State:
        """Return the next state. Tool, phase and values have been checked by then."""
        raise NotImplementedError

    @classmethod
    def is_ever_listed(cls, phase: StrEnum, *, to_table: bool) -> bool:
        """Return whether moves of this kind can be listed in this phase at all.

        Actions of the table are listed only for the table, actions of a seat only for a seat.
        """
        return (
            (cls.after_end or phase != OVER)
            and cls.may is not (SELF if to_table else TABLE)
            and (not cls.phases or phase in cls.phases)
        )

    @classmethod
    def list_slots(cls) -> tuple[str, ...] | None:
        """Return the only slots that moves of this kind use; None: any."""
        return cls.slots

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        """Return whether moves of this kind are listed for the seat now. Asked only in a phase
        where `is_ever_listed` is true.
        """
        return cls.needs is None or state.has(cls.needs)

    @classmethod
    def moves(cls, state: State, seat: Who, viewer: int | None) -> Iterable[Move]:
        """List the moves of this kind. Asked only where `is_listed` is true."""
        return ()

    # -- What is said of it ----------------------------------------------------------------

    def log(self, before: State, after: State, seat: Who) -> Message:
        """Return the log line: `<game>-log-<kind>` with the actor's name and the fields' values."""
        return self.words(before, seat)

    def narrate(self, before: State, after: State, seat: Who) -> Narration:
        """Return the log line for each reader. Only an action that holds a secret overrides it."""
        return Narration(self.log(before, after, seat))

    def remarks(self, before: State, after: State, seat: Who) -> Iterable[Message | Remark]:
        """List what our notes say against the action, which is done all the same."""
        return ()

    # -- What subclasses build these with --------------------------------------------------

    @classmethod
    def tag(cls) -> str:
        """Return the `kind` under which it is stored and sent."""
        return str(cls.__struct_config__.tag)

    def words(self, state: State, seat: Who, key: str = "", **more: Arg) -> Message:
        """Return a log message with the fields' values and `more` as its arguments.

        `who` is among them where a seat acts for itself. `key` defaults to `log_key`, then to the
        kind.
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
        """Return the form field for `name`, with its limits.

        For a choice: `only` restricts its values, `likely` are offered first, and `none` adds an
        empty choice of that name.
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
"""kind of action → the key by which its moves are sorted"""
Parts = list[tuple[Callable[[Move], Any] | None, tuple[type[AnyAction], ...]]]
"""neighbouring kinds that are sorted together, with their sort key"""


def is_correction(action: object) -> bool:
    return isinstance(action, GameAction) and action.corrects is not None


def corrects_the_same(one: object, other: object) -> bool:
    """Return whether both actions correct the same thing."""
    if not isinstance(one, GameAction) or one.corrects is None or type(one) is not type(other):
        return False
    return all(getattr(one, field) == getattr(other, field) for field in one.corrects)


@cache
def ask_field(kind: type[AnyAction], name: str, seats: int, optional: bool) -> AnyField:
    """Return the form field for `name`, with its limits and its label."""
    found, label = kinds_of(kind)[name].field(name, seats, optional), kind.labels.get(name)
    return found if label is None else msgspec.structs.replace(found, label=label)


def who(state: GameState[Any, Any], seat: Any) -> Arg:
    """Return the seat's name as a message argument; None is the table."""
    return Message(f"{state.options.game}-the-table") if seat is None else SeatName(seat)


# -- What the contract of a game asks for ------------------------------------------------------


def decide(state: State, seat: int | None, action: Action, world: World) -> Action:
    """Fill in what luck decides, and the server's clock as `at`, whatever the client sent there."""
    made = action.decide(state, seat, world)
    if "at" in made.__struct_fields__:
        made = msgspec.structs.replace(made, at=world.now)
    return made


def apply(state: State, seat: int | None, action: AnyAction) -> State:
    """Check the action and return the next state. Raises GameError. Seat None is the table as a
    whole.
    """
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
    """Return a game's `narrate`. `consequences` lists what followed by the rules; it is told after
    the action itself.
    """

    def narrate(before: State, after: State, seat: int | None, action: Action) -> Narration:
        told = action.narrate(before, after, seat)
        for one in consequences(before, after, action):
            both = Message(f"{before.options.game}-log-then", first=told.public, second=one)
            told = replace(told, public=both)
        return told

    return narrate


def remarks(before: State, after: State, seat: int | None, action: AnyAction) -> tuple[Remark, ...]:
    """Return the action's remarks in the shape that `PlayedGame.remarks` wants."""
    found = action.remarks(before, after, seat)
    return tuple(one if isinstance(one, Remark) else Remark(one) for one in found)


def list_moves(*kinds: type[AnyAction], order: Order | None = None) -> ListMoves:
    """Return a game's `moves`: it lists what a seat (None: the table) may do, kind by kind.

    Moves of neighbouring kinds with the same key in `order` are sorted together by it. Where a call
    gives `slots`, moves of other slots may be left out.
    """
    parts = [(key, tuple(part)) for key, part in groupby(kinds, (order or {}).get)]

    @cache
    def parts_of(phase: StrEnum, to_table: bool, slots: frozenset[str] | None) -> Parts:
        """Cached, since it is asked for each list of moves; there are two results for each phase
        and screen.
        """

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
