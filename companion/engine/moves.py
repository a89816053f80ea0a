"""Moves: what may be done now. Screens, the JSON interface and random play are all made from them.

A move is an action as far as it is known, the fields that are still to be filled in with their
limits, and the conditions between fields. Its words are messages. A move never shows what its
viewer may not know, neither by the length of a list, nor by its order, nor by a limit.
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
"""what is due now, what else is possible, and what corrects the notes"""


class Choice(msgspec.Struct, frozen=True):
    """One of the values of a field."""

    value: Scalar
    label: Label
    max: int | None = None
    """for `counts`: the most of this value"""


class Field(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    """A part of the action that is still to be filled in; `name` is its dotted path."""

    name: str
    label: Label | None = None
    hint: Message | None = None
    """one more sentence where the label does not say it all"""
    optional: bool = False
    """whether it may be left out"""


class IntegerField(Field, frozen=True, tag="integer", kw_only=True):
    min: int
    max: int
    likely: tuple[int, int] | None = None
    """the range that our notes allow; a number outside it earns a remark"""
    usual: tuple[int, ...] = ()
    """numbers that a screen offers for one tap"""


class ChoiceField(Field, frozen=True, tag="choice", kw_only=True):
    """Exactly one of the values."""

    values: tuple[Choice, ...]
    likely: tuple[Scalar, ...] | None = None

    @property
    def likely_values(self) -> tuple[Choice, ...]:
        """Return the values that our notes suggest, in that order; all of them where none is
        likelier.
        """
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
    """whether a value may be chosen more than once"""


class CountsField(Field, frozen=True, tag="counts", kw_only=True):
    """A number for each of the values, as an object without the zeros."""

    values: tuple[Choice, ...]
    total: int | None = None
    """the most of all values together"""


class TextField(Field, frozen=True, tag="text", kw_only=True):
    max: int
    """in characters"""


class FlagField(Field, frozen=True, tag="flag", kw_only=True):
    """Yes or no."""


class DocumentField(Field, frozen=True, tag="document", kw_only=True):
    """A document of its own, described in `openapi.json`."""

    schema: str
    max: int | None = None
    """for a list of such documents: how many at most"""
    likely: tuple[Any, ...]
    """examples that would be accepted now, as they stand in the action"""


AnyField = (
    IntegerField | ChoiceField | ChoicesField | CountsField | TextField | FlagField | DocumentField
)


class Total(msgspec.Struct, frozen=True):
    """A condition: these fields together come to this number."""

    total: tuple[str, ...]
    max: int
    words: Message
    min: int = 0


class Differs(msgspec.Struct, frozen=True):
    """A condition: these fields, or keys of the action, all differ."""

    differs: tuple[str, ...]
    words: Message


class AtMostOneOf(msgspec.Struct, frozen=True):
    """A condition: at most one of these values is chosen in the field."""

    field: str
    apart: tuple[Scalar, ...]
    words: Message


Condition = Total | Differs | AtMostOneOf


class MoveRefusal(msgspec.Struct, frozen=True):
    """Why the move is not possible now, and what has to come first."""

    detail: Message
    rule: str | None = None


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """Something that may be done now, or that is shown with the reason why it may not."""

    slot: str
    """the name by which a screen places it"""
    action: Mapping[str, Any]
    """the known part of the action, `kind` included"""
    seat: int | None
    """the seat that acts; None is the table as a whole"""
    label: Message
    fields: tuple[AnyField, ...] = ()
    when: tuple[Condition, ...] = ()
    group: Group = "now"
    rule: str | None = None
    refused: MoveRefusal | None = None
    blind: bool = False
    """whether acceptance depends on something that the viewer may not know"""
    sure: Message | None = None
    """the question asked first, where something would be lost"""

    @property
    def open(self) -> bool:
        """Whether it may be done now."""
        return self.refused is None

    def field(self, name: str) -> AnyField | None:
        """Return the field of this name that is still to be filled in, if there is one."""
        return next((one for one in self.fields if one.name == name), None)

    def takes(self, name: str, value: Scalar) -> bool:
        """Return whether the choice field of this name has this value."""
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
    """Make a move from an action of the game; keys that `fields` fill in are left out of it."""
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
        refused=None if refused is None else MoveRefusal(refused.message, refused.rule),
        blind=blind,
        sure=sure,
    )


def fill_in(move: Move, values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the action with its fields filled in from `values`, by name; a missing value is left
    out.
    """
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
    """The type of a game's `moves`: lists what a seat (None: the table) may do, as far as the
    viewer may know.

    Where `slots` are given, moves of other slots may be left out.
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
    """The moves of one viewer, by slot and by seat. They are listed when first asked for."""

    def __init__(
        self,
        listed: Callable[[int | None, frozenset[str] | None], Iterable[Move]],
        slots: frozenset[str] | None = None,
    ) -> None:
        """`listed` returns the moves of a seat (None: of the table), of these slots if it can
        select.
        """
        self._listed, self._wanted = listed, slots
        self._slots: dict[int | None, dict[str, tuple[Move, ...]]] = {}

    def __call__(
        self, slot: str, seat: int | None, group: Group | None = None, **known: object
    ) -> tuple[Move, ...]:
        """Return the moves of this slot for this seat whose action has the
        `known` keys and values.
        """
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
        """Return the first of these moves, or None."""
        return next(iter(self(slot, seat, group, **known)), None)

    def limit(self, slots: frozenset[str]) -> MoveList:
        """Return a list of the same moves in which only these slots will be asked for."""
        return MoveList(self._listed, slots)

    def pick(self, slots: Collection[str], seats: Iterable[int | None]) -> PickedMoves:
        """Return the moves of these slots and seats as a value that can be compared."""
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
    """The moves of some slots and seats as a value. Asking for others is an error."""

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
