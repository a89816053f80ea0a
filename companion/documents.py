"""Bytes from outside → a document of the right shape, or a refusal that says where it is wrong.

`msgspec` decodes and refuses the wrong shape, at its first fault and in English; here its refusal
becomes a `ShapeError` with a path, a code and a message, and the values that no document may
hold, whatever it is about, are found.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, NoReturn, TypeVar

import msgspec

from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError

Document = TypeVar("Document")

LARGEST = 2**53 - 1
"""the largest whole number that every JSON reader understands alike; milliseconds fit easily"""

_SHOWN = 60
"""how much of a client's own text a refusal repeats, in characters"""


class ShapeError(FaultyError):
    """Not JSON, or not of the shape that belongs here."""


def decode(
    body: bytes,
    shape: type[Document],
    check: Callable[[Document], tuple[Fault, ...]] = lambda _: (),
) -> Document:
    """The document in `body`.

    Raises `ShapeError` when it is not of that shape, and `FaultyError` with every fault that
    `check` finds in its values.
    """
    try:
        body.decode("utf-8")
        document = msgspec.json.decode(body, type=shape)
        everywhere = tuple(_unwritable(msgspec.to_builtins(document), ""))
    except UnicodeDecodeError:
        _refuse("not_utf8", Message("problem-not-utf8"))
    except RecursionError:
        _refuse("too_deep", Message("problem-too-deep"))
    except msgspec.ValidationError as refusal:
        raise located(str(refusal), body) from None
    except msgspec.DecodeError:
        _refuse("not_json", Message("problem-not-json"))
    faults = check(document)
    known = {fault.path for fault in faults}
    faults += tuple(fault for fault in everywhere if fault.path not in known)
    if faults:
        raise FaultyError(faults)
    return document


def _refuse(code: str, message: Message) -> NoReturn:
    raise ShapeError((Fault("", code, message),)) from None


def _unwritable(value: object, path: str) -> Iterator[Fault]:
    """Numbers no ledger can hold and characters no screen can show."""
    match value:
        case bool():
            pass
        case int() if abs(value) > LARGEST:
            yield Fault(path, "too_many", Message("problem-too-many"))
        case str() if _has_control_characters(value):
            yield Fault(path, "control_character", Message("problem-control-character"))
        case dict():
            for key, inner in value.items():
                inner_path = _joined(path, str(key)[:_SHOWN])
                yield from _unwritable(key, inner_path)
                yield from _unwritable(inner, inner_path)
        case list() | tuple():
            for index, inner in enumerate(value):
                yield from _unwritable(inner, f"{path}[{index}]")


def _has_control_characters(text: str) -> bool:
    if text.isprintable():  # nearly always, and told at once
        return False
    return any(unicodedata.category(sign) in ("Cc", "Cs") for sign in text)


def _joined(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


# --- where msgspec's refusals are -----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Refusal:
    """What one of msgspec's sentences means."""

    code: str
    message: Message
    is_about: Callable[[Any], bool]
    """whether a value (where a key was refused: the key) can be the one that was refused"""
    of_shape: bool = True
    key: str = ""
    """the key that is one too many or missing"""


def located(sentence: str, body: bytes) -> FaultyError:
    """Its sentence as a fault: ``Expected `int`, got `str` - at `$.players[0].gold` ``."""
    what, _, where = sentence.rpartition(" - at ")
    if not re.fullmatch(r"(`key` in )?`\$[^`]*`", where):
        what, where = sentence, "`$`"  # at the top; or a client's key looks like such an ending
    of_key = where.startswith("`key` in ")
    refusal = _meaning(what, of_key)
    steps = tuple(re.findall(r"\.[^.\[\]]+|\[(?:\d+|\.\.\.)\]", where.rpartition("`$")[2][:-1]))
    try:
        path = _find(msgspec.json.decode(body), steps, refusal.is_about, of_key)
    except (RecursionError, msgspec.DecodeError):
        path = None
    if path is None:
        path = "".join(takewhile(lambda step: step != "[...]", steps))
    path = f"{path}.{refusal.key}" if refusal.key else path
    faults = (Fault(path.removeprefix("."), refusal.code, refusal.message),)
    return ShapeError(faults) if refusal.of_shape else FaultyError(faults)


def _find(
    value: Any, steps: tuple[str, ...], is_about: Callable[[Any], bool], of_key: bool
) -> str | None:
    """The path to the refused value; msgspec says `[...]` for every key of a mapping.

    None if it is not there: of a key that comes twice only the last value was kept.
    """
    if not steps:
        named = value if of_key and isinstance(value, dict) else {"": value}
        for key, one in named.items():
            if _is(key if of_key else one, is_about):
                return f".{key[:_SHOWN]}" if of_key else ""
        return None
    for name, one in _below(value, steps[0]):
        found = _find(one, steps[1:], is_about, of_key)
        if found is not None:
            return name + found
    return None


def _below(value: Any, step: str) -> Iterator[tuple[str, Any]]:
    """What a step leads to, by its part of the path."""
    match value:
        case dict() if step == "[...]":
            for key, one in value.items():
                yield f".{key[:_SHOWN]}", one
        case dict() if step[1:] in value:
            yield step, value[step[1:]]
        case list() if step[1:-1].isdigit() and int(step[1:-1]) < len(value):
            yield step, value[int(step[1:-1])]


def _is(value: Any, is_about: Callable[[Any], bool]) -> bool:
    try:
        return is_about(value)
    except TypeError:  # too long, too much: a number has no length, a text no size
        return False


def _meaning(what: str, of_key: bool) -> _Refusal:
    for pattern, meaning in _MEANINGS.items():
        found = re.fullmatch(pattern, what, re.DOTALL)
        if found:
            refusal = meaning(*found.groups())
            return _of_key(refusal) if of_key else refusal
    return _Refusal("wrong_shape", Message("problem-wrong-shape"), lambda _: True)


def _of_key(refusal: _Refusal) -> _Refusal:
    """Whatever is wrong with a key, it is not one that belongs there."""
    is_about = refusal.is_about
    if refusal.code == "wrong_type":  # keys are text; here they should have been numbers
        is_about = _is_no_number
    message = Message("problem-unknown-key")
    return _Refusal("unknown_key", message, is_about)


def _is_no_number(key: str) -> bool:
    return re.fullmatch(r"-?[0-9]+", key) is None


def _unknown_key(key: str) -> _Refusal:
    message = Message("problem-unknown-key")
    return _Refusal("unknown_key", message, lambda value: key in value, key=key[:_SHOWN])


def _missing_key(key: str) -> _Refusal:
    message = Message("problem-missing-key", key=key)
    return _Refusal("missing_key", message, lambda value: key not in value, key=key)


def _wrong_type(expected: str, got: str) -> _Refusal:
    names = tuple(Message(f"problem-type-{name}") for name in expected.split(" | "))
    message = Message("problem-wrong-type", expected=names, got=Message(f"problem-type-{got}"))
    return _Refusal("wrong_type", message, lambda value: _TYPE_NAMES[type(value)] == got)


def _unknown_kind(_: str) -> _Refusal:
    return _Refusal("unknown_kind", Message("problem-unknown-kind"), lambda _: True)


def _unknown_value(shown: str) -> _Refusal:
    def is_shown(value: object) -> bool:
        return shown == (f"'{value}'" if isinstance(value, str) else str(value))

    message = Message("problem-unknown-value")
    return _Refusal("unknown_value", message, is_shown, of_shape=False)


def _too_small(of_length: str | None, bound: str) -> _Refusal:
    least = int(bound)
    if of_length:
        message = Message("problem-too-short", least=least)
        return _Refusal("too_few", message, lambda value: len(value) < least, of_shape=False)
    code = "negative" if least == 0 else "too_few"
    message = Message("problem-too-few", least=least)
    return _Refusal(code, message, lambda value: value < least, of_shape=False)


def _too_large(of_length: str | None, bound: str) -> _Refusal:
    most = int(bound)
    if of_length:
        message = Message("problem-too-long", most=most)
        return _Refusal("too_many", message, lambda value: len(value) > most, of_shape=False)
    message = Message("problem-more-than", most=most)
    return _Refusal("too_many", message, lambda value: value > most, of_shape=False)


def _wrong_length(bound: str) -> _Refusal:
    length = int(bound)
    message = Message("problem-wrong-length", length=length)
    return _Refusal("wrong_length", message, lambda value: len(value) != length)


def _out_of_range() -> _Refusal:
    return _Refusal("too_many", Message("problem-too-many"), lambda _: True, of_shape=False)


_MEANINGS: Mapping[str, Callable[..., _Refusal]] = {
    r"Object contains unknown field `(.*)`": _unknown_key,
    r"Object missing required field `(.*)`": _missing_key,
    r"Expected `(.*)`, got `(.*)`": _wrong_type,
    r"Invalid enum value (.*)": _unknown_value,
    r"Invalid value (.*)": _unknown_kind,
    r"Expected `\w+`( of length)? >= (-?\d+)": _too_small,
    r"Expected `\w+`( of length)? <= (-?\d+)": _too_large,
    r"Expected `\w+` of length (\d+)": _wrong_length,
    r"(?:Integer value|Number) out of range": _out_of_range,
}

_TYPE_NAMES: Mapping[type, str] = {
    dict: "object",
    list: "array",
    str: "str",
    bool: "bool",
    int: "int",
    float: "float",
    type(None): "null",
}
