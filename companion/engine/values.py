"""What the fields of an action may hold. One note beside a field checks it, offers it and says it:

Card = Annotated[int | str, OneOf("card", tuple(CARDS), card_name, UNKNOWN_CARD)]
holder: Seat
points: Annotated[int, UpTo()]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import UnionType
from typing import (
    Annotated,
    Any,
    Protocol,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    runtime_checkable,
)

from .checks import LIMIT, amount, check_between
from .message import Arg, Message, SeatName
from .moves import AnyField, Choice, ChoiceField, ChoicesField, FlagField, IntegerField, Scalar
from .refusal import Fault


@runtime_checkable
class ValueKind(Protocol):
    """What a field may hold. A game may have kinds of its own."""

    @property
    def argument(self) -> str:
        """The name of the argument in log messages; empty: none"""

    def faults(self, path: str, value: Any, seats: int) -> Iterable[Fault]: ...

    def field(self, name: str, seats: int, optional: bool) -> AnyField: ...

    def say(self, value: Any) -> Arg: ...


@dataclass(frozen=True, slots=True)
class Between:
    """A whole number between two others."""

    low: int
    high: int = LIMIT
    argument: str = "n"
    usual: tuple[int, ...] = ()

    def faults(self, path: str, value: int, seats: int) -> Iterable[Fault]:
        return check_between(path, value, self.low, self.high)

    def field(self, name: str, seats: int, optional: bool) -> AnyField:
        low, high, usual = self.low, self.high, self.usual
        return IntegerField(name=name, min=low, max=high, usual=usual, optional=optional)

    def say(self, value: int) -> Arg:
        return value


@dataclass(frozen=True, slots=True)
class UpTo:
    """A number of things, from zero to a limit."""

    most: int = LIMIT
    argument: str = "n"

    def faults(self, path: str, value: int, seats: int) -> Iterable[Fault]:
        return amount(path, value, self.most)

    def field(self, name: str, seats: int, optional: bool) -> AnyField:
        return IntegerField(name=name, min=0, max=self.most, optional=optional)

    def say(self, value: int) -> Arg:
        return value


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of these values, each with its name."""

    argument: str
    values: tuple[Scalar, ...]
    name: Callable[[Any], Message]
    unknown: Message

    def faults(self, path: str, value: Scalar, seats: int = 0) -> Iterable[Fault]:
        if value not in self.values:
            yield Fault(path, f"unknown_{self.argument}", self.unknown)

    def field(self, name: str, seats: int, optional: bool) -> AnyField:
        return ChoiceField(name=name, values=_choices(self), optional=optional)

    def say(self, value: Scalar) -> Arg:
        return self.name(value)


@dataclass(frozen=True, slots=True)
class Several:
    """Several of these values."""

    of: OneOf
    most: int

    @property
    def argument(self) -> str:
        return f"{self.of.argument}s"

    def faults(self, path: str, value: tuple[Scalar, ...], seats: int) -> Iterable[Fault]:
        for k, one in enumerate(value):
            yield from self.of.faults(f"{path}[{k}]", one, seats)
        yield from check_between(path, len(value), 0, self.most)

    def field(self, name: str, seats: int, optional: bool) -> AnyField:
        return ChoicesField(name=name, values=_choices(self.of), max=self.most, repeats=True)

    def say(self, value: tuple[Scalar, ...]) -> Arg:
        return tuple(self.of.name(one) for one in value)


@dataclass(frozen=True, slots=True)
class SeatNumber:
    """The number of a seat of the sitting."""

    argument: str = "who"

    def faults(self, path: str, value: int, seats: int) -> Iterable[Fault]:
        if not 0 <= value < seats:
            yield Fault(path, "unknown_seat", Message("fault-unknown-seat", n=value))

    def field(self, name: str, seats: int, optional: bool) -> AnyField:
        return ChoiceField(name=name, values=choices_of_seats(seats), optional=optional)

    def say(self, value: int) -> Arg:
        return SeatName(value)


Seat = Annotated[int, SeatNumber()]


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no."""

    argument: str = ""

    def faults(self, path: str, value: bool, seats: int) -> Iterable[Fault]:
        return ()

    def field(self, name: str, seats: int, optional: bool) -> AnyField:
        return FlagField(name=name, optional=optional)

    def say(self, value: bool) -> Arg:
        return int(value)


@cache
def _choices(kind: OneOf) -> tuple[Choice, ...]:
    """Return the choices of an annotation. Cached, so that it is the same object each time."""
    return tuple(Choice(value, kind.name(value)) for value in kind.values)


@cache
def choices_of_seats(seats: int) -> tuple[Choice, ...]:
    """Return one choice for each seat. Cached, so that it is the same object each time."""
    return tuple(Choice(seat, SeatName(seat)) for seat in range(seats))


@cache
def kinds_of(struct: type[Any]) -> Mapping[str, ValueKind]:
    """Return field name → the kind in its annotation. Read once in a process for each class."""
    hints = get_type_hints(struct, include_extras=True)
    names: tuple[str, ...] = struct.__struct_fields__
    found = ((name, _kind_in(hints[name])) for name in names)
    return {name: kind for name, kind in found if kind is not None}


def value_faults(path: str, struct: Any, seats: int) -> Iterator[Fault]:
    """Yield a fault for every impossible value in an action or in options; None is not checked."""
    struct_type: Any = type(struct)  # mypy has no hash for `type[Any]`
    for name, kind in kinds_of(struct_type).items():
        value = getattr(struct, name)
        if value is not None:
            yield from kind.faults(f"{path}.{name}", value, seats)


def _kind_in(hint: Any) -> ValueKind | None:
    if hint is bool:
        return Flag()
    if get_origin(hint) is Annotated:
        inner, *notes = get_args(hint)
        return next((one for one in notes if isinstance(one, ValueKind)), None) or _kind_in(inner)
    if get_origin(hint) in (Union, UnionType):
        return next(filter(None, map(_kind_in, get_args(hint))), None)
    return None
