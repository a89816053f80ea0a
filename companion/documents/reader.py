"""What reads the documents of a shape, made once from what msgspec knows of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import inspect

from . import checks

Document = TypeVar("Document")


@dataclass(frozen=True, slots=True)
class Reader(Generic[Document]):
    """What reads documents of one shape."""

    make: Callable[[bytes], Document]
    """from JSON without faults"""
    _table: checks.Table

    def faults(self, value: Any) -> Sequence[checks.Violation]:
        return self._table[type(value)](value)[: checks.MOST_FAULTS]


@cache
def reader(shape: Any) -> Reader[Any]:
    """One in a process for each shape: making its decoder takes longer than reading."""
    decoder = msgspec.json.Decoder(shape)
    return Reader(decoder.decode, _table(inspect.type_info(shape)))


def _table(info: inspect.Type) -> checks.Table:
    """Raises NotImplementedError for what no document has needed yet."""
    match info:
        case inspect.Metadata(type=inner):
            return _table(inner)
        case inspect.UnionType(types):
            return _union(types)
        case inspect.NoneType():
            return checks.Table({type(None): checks.accept_any})
        case inspect.BoolType():
            return checks.Table({bool: checks.accept_any})
        case inspect.IntType(gt=None, lt=None, multiple_of=None):
            return checks.Table({int: checks.integer_between(info.ge, info.le)})
        case inspect.StrType(pattern=None):
            return checks.Table({str: checks.text_between(info.min_length or 0, info.max_length)})
        case inspect.StrType(min_length=None, max_length=None, pattern=str(pattern)):
            return checks.Table({str: checks.match_pattern(re.compile(pattern))})
        case inspect.EnumType(cls):
            return checks.one_of(one.value for one in cls)
        case inspect.LiteralType(values):
            return checks.one_of(values)
        case inspect.StructType(array_like=False):
            return checks.Table({dict: _struct(info)})
        case inspect.DictType(min_length=None, max_length=None):
            return checks.Table(
                {dict: checks.mapping_of(_key(info.key_type), _table(info.value_type))}
            )
        case inspect.TupleType(item_types):
            return checks.Table({list: checks.tuple_of(tuple(_table(one) for one in item_types))})
        case (
            inspect.VarTupleType(item)
            | inspect.ListType(item)
            | inspect.SetType(item)
            | inspect.FrozenSetType(item)
        ):
            return checks.Table(
                {list: checks.list_of(_table(item), info.min_length or 0, info.max_length)}
            )
        case inspect.AnyType() | inspect.RawType():
            return checks.ANYTHING
        case _:
            raise NotImplementedError(f"nothing here walks {info}")


def _union(types: Iterable[inspect.Type]) -> checks.Table:
    """No two of them are of one type in JSON, but for structs with tags."""
    table = checks.Table()
    tagged: list[inspect.StructType] = []
    for info in types:
        if isinstance(info, inspect.StructType):
            tagged.append(info)
        else:
            table |= _table(info)
    if len(tagged) == 1:
        table |= _table(tagged[0])
    elif tagged:
        by_tag = {info.tag: _struct(info) for info in tagged}
        table[dict] = checks.union_of(str(tagged[0].tag_field), by_tag)
    return table


def _struct(info: inspect.StructType) -> checks.Check:
    fields = {each.encode_name: _table(each.type) for each in info.fields}
    required = tuple(each.encode_name for each in info.fields if each.required)
    if info.tag_field is not None:
        fields[info.tag_field] = checks.Table({str: checks.match_tag(info.tag)})
    return checks.struct_of(fields, required, closed=info.forbid_unknown_fields)


def _key(info: inspect.Type) -> checks.Check:
    """Keys are text in JSON, numbers too."""
    match info:
        case inspect.Metadata(type=inner):
            return _key(inner)
        case inspect.AnyType():
            return checks.text_between(0, None)
        case inspect.StrType(min_length=None, max_length=None, pattern=None):
            return _table(info)[str]
        case inspect.IntType(ge=None, le=None):
            return checks.key_number(_table(info)[int])
        case inspect.EnumType() | inspect.LiteralType():
            return checks.key_among(_table(info))
        case _:
            raise NotImplementedError(f"nothing here walks keys of {info}")
