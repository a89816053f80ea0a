"""Values of the rules and the house as JSON in one language: the answers of the interface."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from enum import Enum
from functools import cache
from typing import Any, TypeVar

import msgspec

from companion.engine.message import Message, SeatName
from companion.text import Language, say, seat_name

Answer = TypeVar("Answer", bound=msgspec.Struct)


def answer_as(
    kind: type[Answer],
    source: object,
    language: Language,
    names: tuple[str, ...] = (),
    **others: object,
) -> Answer:
    """Make an answer from the fields of the same names in `source`, put into words, and from
    `others`.
    """
    fields: tuple[str, ...] = kind.__struct_fields__
    same = (name for name in fields if name not in others)
    told = {name: localize(getattr(source, name), language, names) for name in same}
    return msgspec.convert(told | others, kind)


def localize(value: Any, language: Language, names: tuple[str, ...] = ()) -> Any:
    """Return a view as JSON: messages as sentences, seats as names, everything else as it is."""
    if type(value) in _PLAIN:
        return value

    def inner(one: Any) -> Any:
        return localize(one, language, names)

    match value:
        case Message():
            return say(value, language, names)
        case SeatName(seat):
            return seat_name(seat, language, names)
        case msgspec.Struct():
            document, fields = _layout(type(value))
            return document | {key: inner(getattr(value, field)) for field, key in fields}
        case list() | tuple():
            return [inner(one) for one in value]
        case set() | frozenset():
            return sorted((inner(one) for one in value), key=repr)  # a set has no order to keep
        case Enum():
            return value.value
        case Mapping():
            return {inner(key): inner(one) for key, one in value.items()}
        case _ if dataclasses.is_dataclass(value):
            names_of = (field.name for field in dataclasses.fields(value))
            return {name: inner(getattr(value, name)) for name in names_of}
        case _:
            return value


_PLAIN = frozenset({str, int, bool, float, type(None)})


@cache
def _layout(kind: type[msgspec.Struct]) -> tuple[dict[str, Any], tuple[tuple[str, str], ...]]:
    """Return the tag of a struct and its fields with their JSON keys. Cached: it takes 0.4 ms."""
    config = kind.__struct_config__
    tag = {} if config.tag_field is None else {config.tag_field: config.tag}
    return tag, tuple((field.name, field.encode_name) for field in msgspec.structs.fields(kind))
