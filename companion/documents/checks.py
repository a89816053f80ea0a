"""What is wrong with plain values: functions that are put together as a shape is.

What may stand at a place is a table of them: for each type of JSON that may be there, what is
wrong with a value of it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from math import isinf
from typing import Any

from companion.engine.message import Message
from companion.engine.refusal import Fault

LARGEST = 2**53 - 1
"""the largest whole number that every JSON reader understands alike; milliseconds fit easily"""

MOST_FAULTS = 1000
"""as many as are told of one document"""

MOST_ITEMS = 1000
"""in a list or a mapping whose shape allows for any number: nothing at a table has so many"""

_DIGITS = len(str(-LARGEST)) + 1
"""as many as it takes to know that a number is too large; thousands would take long to read"""

_SHOWN = 60
"""how much of a client's own text a refusal repeats, in characters"""


def integer(digits: str) -> int:
    """A number; of one that is too large another that is too large."""
    return int(digits[:_DIGITS])


class Repeating(dict[str, Any]):
    """An object in which a key stands more than once: the last value counts, all are walked."""

    def __init__(self, pairs: Iterable[tuple[str, Any]]) -> None:
        self._pairs = tuple(pairs)
        super().__init__(self._pairs)

    def items(self) -> Any:
        return self._pairs


@dataclass(frozen=True, slots=True)
class Violation:
    """Something wrong with a value, or with something in it."""

    code: str
    message: Message
    of_shape: bool = True
    """whether it has the wrong shape, rather than an impossible value"""
    path: str = ""
    """from that value on: `.goods.apple`, `[0]`"""
    last: bool = False
    """there is so much of it that nobody looks further"""

    def move_below(self, step: str) -> Violation:
        return replace(self, path=step + self.path)

    @property
    def fault(self) -> Fault:
        return Fault(self.path.removeprefix("."), self.code, self.message)


Check = Callable[[Any], Sequence[Violation]]
"""what is wrong with a value of a type"""


class Table(dict[type, Check]):
    """What may stand at a place, by its type in JSON."""

    def __missing__(self, type_: type) -> Check:
        return self[dict] if type_ is Repeating else self._refuse

    def _refuse(self, value: Any) -> Sequence[Violation]:
        if type(value) is float and isinf(value):
            return (_TOO_LARGE,)
        types = (Message(f"problem-type-{_NAMES[one]}") for one in _NAMES if one in self)
        expected = reduce(lambda a, b: Message("problem-type-either", one=a, other=b), types)
        got = Message(f"problem-type-{_NAMES[dict if type(value) is Repeating else type(value)]}")
        return (Violation("wrong_type", Message("problem-wrong-type", expected=expected, got=got)),)


_NAMES: Mapping[type, str] = {
    bool: "bool",
    int: "int",
    float: "float",
    str: "str",
    dict: "object",
    list: "array",
    type(None): "null",
}


def accept_any(_: object) -> Sequence[Violation]:
    return ()


def integer_between(least: int | None, most: int | None) -> Check:
    low = -LARGEST if least is None else max(least, -LARGEST)
    high = LARGEST if most is None else min(most, LARGEST)

    def check(value: int) -> Sequence[Violation]:
        if low <= value <= high:
            return ()
        if least is not None and value < least:
            code = "negative" if least == 0 else "too_few"
            return (Violation(code, Message("problem-too-few", least=least), of_shape=False),)
        if most is not None and value > most:
            return (Violation("too_many", Message("problem-more-than", most=most), of_shape=False),)
        return (_TOO_LARGE,)

    return check


def text_between(least: int, most: int | None) -> Check:
    def check(value: str) -> Sequence[Violation]:
        wrong = _length(len(value), least, most)
        return (*wrong, _CONTROL_CHARACTER) if _has_control_characters(value) else wrong

    return check


def match_pattern(pattern: re.Pattern[str]) -> Check:
    return lambda value: () if pattern.search(value) else (_WRONG_SHAPE,)


def _length(length: int, least: int, most: int | None) -> Sequence[Violation]:
    if length < least:
        return (Violation("too_few", Message("problem-too-short", least=least), of_shape=False),)
    if most is not None and length > most:
        return (Violation("too_many", Message("problem-too-long", most=most), of_shape=False),)
    return ()


def _has_control_characters(text: str) -> bool:
    if text.isprintable():  # nearly always, and told at once
        return False
    return any(unicodedata.category(sign) in ("Cc", "Cs") for sign in text)


def one_of(values: Iterable[Any]) -> Table:
    possible = frozenset(values)

    def check(value: object) -> Sequence[Violation]:
        return () if value in possible else (_UNKNOWN_VALUE,)

    return Table({type(value): check for value in possible})


def list_of(item: Table, least: int, most: int | None) -> Check:
    most = MOST_ITEMS if most is None else most

    def check(value: list[Any]) -> Sequence[Violation]:
        wrong = list(_length(len(value), least, most))
        if len(value) > most:
            return [replace(one, last=True) for one in wrong]
        for index, one in enumerate(value):
            found = item[type(one)](one)
            if found:
                wrong += [each.move_below(f"[{index}]") for each in found]
                if len(wrong) > MOST_FAULTS:
                    break
        return wrong

    return check


def tuple_of(items: tuple[Table, ...]) -> Check:
    def check(value: list[Any]) -> Sequence[Violation]:
        if len(value) != len(items):
            return (Violation("wrong_length", Message("problem-wrong-length", length=len(items))),)
        return [
            each.move_below(f"[{index}]")
            for index, (table, one) in enumerate(zip(items, value, strict=True))
            for each in table[type(one)](one)
        ]

    return check


def mapping_of(key: Check, value: Table) -> Check:
    def check(document: dict[str, Any]) -> Sequence[Violation]:
        wrong: list[Violation] = []
        if len(document) > MOST_ITEMS:
            return [replace(one, last=True) for one in _length(len(document), 0, MOST_ITEMS)]
        for name, one in document.items():
            found = (*key(name), *value[type(one)](one))
            if found:
                wrong += [each.move_below(_step(name)) for each in found]
                if len(wrong) > MOST_FAULTS:
                    break
        return wrong

    return check


def key_among(table: Table) -> Check:
    """A key that is one of these values. Whatever is wrong with it: it does not belong there."""
    by_text = table.get(str)
    by_number = key_number(table[int]) if int in table else None

    def check(key: str) -> Sequence[Violation]:
        known = any(one is not None and not one(key) for one in (by_text, by_number))
        return () if known else (_UNKNOWN_KEY,)

    return check


def key_number(check_value: Check) -> Check:
    """A key that is a number, in the one way that JSON writes it."""

    def check(key: str) -> Sequence[Violation]:
        if _INTEGER.fullmatch(key) is None:
            return (_UNKNOWN_KEY,)
        return check_value(integer(key))

    return check


_INTEGER = re.compile(r"-?(0|[1-9][0-9]*)")


def struct_of(fields: Mapping[str, Table], required: tuple[str, ...], *, closed: bool) -> Check:
    """An object with these keys; where it is closed, with no others."""

    def check(document: dict[str, Any]) -> Sequence[Violation]:
        wrong: list[Violation] = []
        for key, value in document.items():
            table = fields.get(key)
            if table is not None:
                found = table[type(value)](value)
                if found:
                    wrong += [each.move_below(_step(key)) for each in found]
            elif closed:
                wrong.append(_UNKNOWN_KEY.move_below(_step(key)))
            if len(wrong) > MOST_FAULTS:
                break
        wrong += [_missing(key) for key in required if key not in document]
        return wrong

    return check


def match_tag(only: object) -> Check:
    return lambda value: () if value == only else (_UNKNOWN_KIND,)


def union_of(field: str, checks: Mapping[Any, Check]) -> Check:
    """An object of the kind that its tag says."""
    tags = Table({str: lambda kind: () if kind in checks else (_UNKNOWN_KIND,)})

    def check(document: dict[str, Any]) -> Sequence[Violation]:
        if field not in document:
            return (_missing(field),)
        kind = document[field]
        wrong = tags[type(kind)](kind)
        return [one.move_below(_step(field)) for one in wrong] or checks[kind](document)

    return check


def _step(key: str) -> str:
    return f".{key[:_SHOWN]}"


def _missing(key: str) -> Violation:
    return Violation("missing_key", Message("problem-missing-key", key=key), path=f".{key}")


_WRONG_SHAPE = Violation("wrong_shape", Message("problem-wrong-shape"))
_UNKNOWN_KEY = Violation("unknown_key", Message("problem-unknown-key"))
_UNKNOWN_KIND = Violation("unknown_kind", Message("problem-unknown-kind"))
_UNKNOWN_VALUE = Violation("unknown_value", Message("problem-unknown-value"), of_shape=False)
_TOO_LARGE = Violation("too_many", Message("problem-too-many"), of_shape=False)
_CONTROL_CHARACTER = Violation(
    "control_character", Message("problem-control-character"), of_shape=False
)


def _float(value: float) -> Sequence[Violation]:
    return (_TOO_LARGE,) if isinf(value) else ()


ANYTHING = Table(
    {
        type(None): accept_any,
        bool: accept_any,
        float: _float,
        int: integer_between(None, None),
        str: text_between(0, None),
    }
)
ANYTHING[list] = list_of(ANYTHING, 0, None)
ANYTHING[dict] = mapping_of(text_between(0, None), ANYTHING)
