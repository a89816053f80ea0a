"""What may be done now, as the JSON interface answers it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from companion.engine.moves import Move
from companion.text import Language

from .localized import localize


class ChoiceAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the values of a field."""

    value: int | str | bool | None
    label: str
    max: int | None = None
    """of `counts`"""


class FieldAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that is left to fill in, by its dotted path in the action."""

    name: str
    type: Literal["integer", "choice", "choices", "counts", "text", "flag", "document"]
    label: str | None = None
    hint: str | None = None
    optional: bool = False
    min: int | None = None
    max: int | None = None
    values: tuple[ChoiceAnswer, ...] | None = None
    repeats: bool = False
    total: int | None = None
    schema: str | None = None
    likely: dict[str, Any] | None = None
    """`min` and `max`, or `values`, as far as it was noted"""
    usual: tuple[int, ...] = ()
    """of `integer`: those that are often chosen"""


class ConditionAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What must hold between fields."""

    words: str
    total: tuple[str, ...] | None = None
    min: int | None = None
    max: int | None = None
    differs: tuple[str, ...] | None = None
    field: str | None = None
    """of `apart`"""
    apart: tuple[int | str | bool | None, ...] | None = None


class RefusedAnswer(msgspec.Struct, frozen=True):
    detail: str
    rule: str | None


class MoveAnswer(msgspec.Struct, frozen=True):
    """Something that may be done, or that may not be done yet."""

    slot: str
    action: dict[str, Any]
    seat: int | None
    fields: tuple[FieldAnswer, ...]
    when: tuple[ConditionAnswer, ...]
    label: str
    group: Literal["now", "more", "correct"]
    rule: str | None
    refused: RefusedAnswer | None
    blind: bool | msgspec.UnsetType = msgspec.UNSET
    """true where it hangs on what the bearer may not know whether a value is accepted: the table is
    not told which cards somebody was dealt. Left out where all that is listed is accepted
    """
    sure: str | msgspec.UnsetType = msgspec.UNSET
    """a question to ask before, where something would be lost by it"""


class MovesAnswer(msgspec.Struct, frozen=True):
    version: int
    moves: tuple[MoveAnswer, ...]


def move_answer(move: Move, language: Language, names: tuple[str, ...]) -> MoveAnswer:
    document = localize(move, language, names)
    for name in ("blind", "sure"):
        if not document[name]:
            del document[name]
    for field in document["fields"]:
        match field.get("likely"):
            case [int() as least, int() as most] if field["type"] == "integer":
                field["likely"] = {"min": least, "max": most}
            case list() as values:
                field["likely"] = {"values": values}
    return msgspec.convert(document, MoveAnswer)
