"""What is said in views, narrations and sheets."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, TypeVar

import msgspec

from companion.engine.aid import Aid, Side
from companion.engine.message import Message
from companion.engine.print import Sheet, SheetChoices

T = TypeVar("T")


def messages(value: Any) -> Iterator[Message]:
    """Every message in a view, a narration, a sheet; not those within messages."""
    match value:
        case Message():
            yield value
        case msgspec.Struct():
            for name in value.__struct_fields__:
                yield from messages(getattr(value, name))
        case tuple() | list():
            for item in value:
                yield from messages(item)
        case Mapping():
            for item in value.values():
                yield from messages(item)
        case _ if is_dataclass(value):
            for field in fields(value):
                yield from messages(getattr(value, field.name))
        case _:
            pass


def ids(values: object) -> set[str]:
    return {message.id for message in messages(values)}


def on_paper(sheets: Iterable[Sheet], choices: SheetChoices) -> set[str]:
    """What an aid says, and the scoring sheet with its fine print."""
    return ids([one.values(choices) for one in sheets if one.key in ("aid", "scoring")])


def said(values: object, id: str) -> dict[str, Any]:
    """What the message with this id tells."""
    return dict(next(one for one in messages(values) if one.id == id).args)


def parts(drawn: Aid | Side, kind: type[T]) -> list[T]:
    """What is drawn so on a side of an aid, or on both."""
    sides = (drawn.front, drawn.back) if isinstance(drawn, Aid) else (drawn,)
    return [one for side in sides for one in side.parts if isinstance(one, kind)]


def rules(value: Any) -> Iterator[str]:
    """Every id of a rule that a view or a sheet names."""
    match msgspec.to_builtins(value):
        case dict() as document:
            for key, inner in document.items():
                if key == "rule" and inner is not None:
                    yield inner
                else:
                    yield from rules(inner)
        case list() | tuple() as items:
            for item in items:
                yield from rules(item)
        case _:
            pass
