"""What may be done now, said once: from here draw the screens, the interface and random play.

A move is an action as far as it is known, the fields that are still to be filled in with their
limits, and what must hold between them. Its words are messages. What somebody may not know shows in
nobody's list, neither in its length, its order nor its limits.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Literal, Protocol

import msgspec

from .message import Message, SeatName
from .refusal import GameError

Scalar = int | str | bool | None
Label = Message | SeatName | str
Group = Literal["now", "more", "correct"]
"""what the moment asks for, what else there is, and what puts notes right"""


class Choice(msgspec.Struct, frozen=True):
    """One of the values of a field."""

    value: Scalar
    label: Label
    max: int | None = None
    """of `counts`: how many of it at most"""


class Field(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    """Something that is left to fill in; `name` is a dotted path into the action."""

    name: str
    label: Label | None = None
    hint: Message | None = None
    """a sentence more, where the label does not say it all"""
    optional: bool = False
    """may be left out"""


class IntegerField(Field, frozen=True, tag="integer", kw_only=True):
    min: int
    max: int
    likely: tuple[int, int] | None = None
    """what was noted; beyond it there is a remark"""
    usual: tuple[int, ...] = ()
    """those that a screen offers at a tap"""


class ChoiceField(Field, frozen=True, tag="choice", kw_only=True):
    """One of the values."""

    values: tuple[Choice, ...]
    likely: tuple[Scalar, ...] | None = None

    @property
    def likely_values(self) -> tuple[Choice, ...]:
        """Those that were noted, in that order; all, where nothing is likelier than the rest."""
        if self.likely is None:
            return self.values
        choices = {one.value: one for one in self.values}
        return tuple(choices[value] for value in self.likely)


class ChoicesField(Field, frozen=True, tag="choices", kw_only=True):
    """Several of the values, as a list."""

    values: tuple[Choice, ...]
    min: int = 0
    max: int
    repeats: bool = False
    """whether one value may be chosen more than once"""


class CountsField(Field, frozen=True, tag="counts", kw_only=True):
    """A number for each of the values, as an object without the zeros."""

    values: tuple[Choice, ...]
    total: int | None = None
    """of all together, at most"""


class TextField(Field, frozen=True, tag="text", kw_only=True):
    max: int
    """letters"""


class FlagField(Field, frozen=True, tag="flag", kw_only=True):
    """Yes or no."""


class DocumentField(Field, frozen=True, tag="document", kw_only=True):
    """A whole table of its own, described in `openapi.json`."""

    schema: str
    max: int | None = None
    """of a list of such documents: how many at most"""
    likely: tuple[Any, ...]
    """some that will do now, as they stand in the action"""


AnyField = (
    IntegerField | ChoiceField | ChoicesField | CountsField | TextField | FlagField | DocumentField
)


class Total(msgspec.Struct, frozen=True):
    """All these fields together come to so much."""

    total: tuple[str, ...]
    max: int
    words: Message
    min: int = 0


class Differs(msgspec.Struct, frozen=True):
    """These fields, or keys of the action, differ from one another."""

    differs: tuple[str, ...]
    words: Message


class AtMostOneOf(msgspec.Struct, frozen=True):
    """At most one of these values is among those that are chosen in the field."""

    field: str
    apart: tuple[Scalar, ...]
    words: Message


Condition = Total | Differs | AtMostOneOf


class Refused(msgspec.Struct, frozen=True):
    """Why not now, and what would have to come first."""

    detail: Message
    rule: str | None = None


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """Something that may be done, or that may not be done yet."""

    slot: str
    """the name by which a screen places it"""
    action: Mapping[str, Any]
    """what is known of it, `kind` included"""
    seat: int | None
    """whom it is about; None is the table as a whole"""
    label: Message
    fields: tuple[AnyField, ...] = ()
    when: tuple[Condition, ...] = ()
    group: Group = "now"
    rule: str | None = None
    refused: Refused | None = None
    blind: bool = False
    """whether it is accepted hangs on what the viewer may not know"""
    sure: Message | None = None
    """what is asked before, where something would be lost by it"""

    @property
    def open(self) -> bool:
        """Whether it may be done now."""
        return self.refused is None

    def field(self, name: str) -> AnyField | None:
        """What is to be filled in there, if anything is."""
        return next((one for one in self.fields if one.name == name), None)

    def takes(self, name: str, value: Scalar) -> bool:
        """Whether this is one of the values of that choice."""
        field = self.field(name)
        return isinstance(field, ChoiceField) and any(one.value == value for one in field.values)


def move(
    slot: str,
    action: msgspec.Struct,
    seat: int | None,
    label: Message,
    *fields: AnyField,
    when: tuple[Condition, ...] = (),
    group: Group = "now",
    rule: str | None = None,
    refused: GameError | None = None,
    blind: bool = False,
    sure: Message | None = None,
) -> Move:
    """A move by an action of the game; its keys that `fields` fill in are left out."""
    document: dict[str, Any] = msgspec.to_builtins(action)
    for field in fields:
        if field.name in document:
            del document[field.name]
        elif "." in field.name:
            document = _drop_path(document, field.name.split("."))
    return Move(
        slot=slot,
        action=document,
        seat=seat,
        label=label,
        fields=fields,
        when=when,
        group=group,
        rule=rule,
        refused=None if refused is None else Refused(refused.message, refused.rule),
        blind=blind,
        sure=sure,
    )


def fill_in(move: Move, values: Mapping[str, Any]) -> dict[str, Any]:
    """The action with its fields filled in, by their names; one that is not there is left out."""
    document = msgspec.to_builtins(move.action)
    for name, value in values.items():
        *way, last = name.split(".")
        inner = document
        for key in way:
            inner = inner.setdefault(key, {})
        inner[last] = value
    made: dict[str, Any] = document
    return made


class ListMoves(Protocol):
    """What a game lists for a seat (None: for the table as a whole), as the viewer may know it.

    Where `slots` are given the moves of no others are needed.
    """

    def __call__(
        self,
        state: Any,
        seat: int | None,
        viewer: int | None,
        slots: frozenset[str] | None = None,
        /,
    ) -> tuple[Move, ...]: ...


class MoveList:
    """The moves of one viewer, by slot and by seat. Nothing is listed before somebody asks."""

    def __init__(
        self,
        listed: Callable[[int | None, frozenset[str] | None], Iterable[Move]],
        slots: frozenset[str] | None = None,
    ) -> None:
        """`listed`: those of a seat (None: of the table as a whole), if it likes of these slots."""
        self._listed, self._wanted = listed, slots
        self._slots: dict[int | None, dict[str, tuple[Move, ...]]] = {}

    def __call__(
        self, slot: str, seat: int | None, group: Group | None = None, **known: object
    ) -> tuple[Move, ...]:
        """Those of this slot, for this seat; `known` are keys of the action."""
        there = self._find(slot, seat)
        if not there or (group is None and not known):
            return there
        return tuple(
            one
            for one in there
            if group in (None, one.group)
            and all(one.action.get(key) == value for key, value in known.items())
        )

    def one(
        self, slot: str, seat: int | None, group: Group | None = None, **known: object
    ) -> Move | None:
        """The first of them, if there is any."""
        return next(iter(self(slot, seat, group, **known)), None)

    def limit(self, slots: frozenset[str]) -> MoveList:
        """The same, of which only these slots will be asked for."""
        return MoveList(self._listed, slots)

    def pick(self, slots: Collection[str], seats: Iterable[int | None]) -> PickedMoves:
        """Those of these slots, for these seats."""
        seats = frozenset(seats)
        found = {
            (slot, seat): moves
            for seat in seats
            for slot, moves in self._list_slots(seat).items()
            if slot in slots
        }
        return PickedMoves(slots, seats, found)

    def _find(self, slot: str, seat: int | None) -> tuple[Move, ...]:
        return self._list_slots(seat).get(slot, ())

    def _list_slots(self, seat: int | None) -> Mapping[str, tuple[Move, ...]]:
        if seat not in self._slots:
            slots: dict[str, list[Move]] = {}
            for one in self._listed(seat, self._wanted):
                slots.setdefault(one.slot, []).append(one)
            self._slots[seat] = {slot: tuple(moves) for slot, moves in slots.items()}
        return self._slots[seat]


class PickedMoves(MoveList):
    """The moves of some slots and seats as a value. No others can be asked for."""

    def __init__(
        self,
        slots: Collection[str],
        seats: Collection[int | None],
        found: Mapping[tuple[str, int | None], tuple[Move, ...]],
    ) -> None:
        self.slots, self._seats, self._found = slots, seats, found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PickedMoves) and self._found == other._found

    __hash__ = None  # type: ignore[assignment]

    def _find(self, slot: str, seat: int | None) -> tuple[Move, ...]:
        if slot not in self.slots or seat not in self._seats:
            raise LookupError(f"no moves of {slot} for {seat} were picked")
        return self._found.get((slot, seat), ())


def _drop_path(document: dict[str, Any], way: list[str]) -> dict[str, Any]:
    key, rest = way[0], way[1:]
    if key not in document:
        return document
    kept = {one: value for one, value in document.items() if one != key}
    if rest and isinstance(document[key], dict):
        inner = _drop_path(document[key], rest)
        return {**kept, key: inner} if inner else kept
    return kept
