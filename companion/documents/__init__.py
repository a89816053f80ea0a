"""Bytes from outside → a document of the right shape, or a refusal that says where it is wrong.

msgspec decodes the document, and `check` looks at what it is about. What msgspec refuses, and
whatever may hide what it lets pass, is walked value by value beside the shape, so that every fault
is told with its path.
"""

from __future__ import annotations

import codecs
import json
import re
from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

import msgspec

from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError

from .checks import LARGEST, MOST_FAULTS, Repeating, integer
from .reader import Reader, reader

__all__ = ["LARGEST", "MOST_FAULTS", "ShapeError", "decode", "without_mark"]

Document = TypeVar("Document")

SHORT = 1_000
"""bytes of a document that has no more than `MOST_ITEMS` of anything"""
_NOT_PLAIN = re.compile(rb"[^ -~\n]|\\|[0-9]{16}|[0-9][.eE]")
"""what msgspec lets pass and the walk does not: control characters, numbers that are too large or
no whole ones
"""


class ShapeError(FaultyError):
    """Not JSON, or not of the shape that belongs here."""


def decode(
    body: bytes,
    shape: type[Document],
    check: Callable[[Document], tuple[Fault, ...]] = lambda _: (),
) -> Document:
    """Return the document in `body`.

    Raises `ShapeError` with every fault when it is not of that shape, and `FaultyError` with every
    impossible value, those that `check` finds first.
    """
    either: Any = shape  # or a union of shapes
    body = without_mark(body)
    read: Reader[Document] = reader(either)
    document, faults = _decode_plain(read, body) or _decode_walked(read, body)
    found = check(document)
    paths = {fault.path for fault in found}
    found += tuple(fault for fault in faults if fault.path not in paths)
    if found:
        raise FaultyError(found[:MOST_FAULTS])
    return document


Walked = tuple[Document, tuple[Fault, ...]]
"""a document and its impossible values"""


def _decode_plain(read: Reader[Document], body: bytes) -> Walked[Document] | None:
    """Decode a short document in which msgspec finds every fault by itself; None for any other."""
    if len(body) > SHORT or _NOT_PLAIN.search(body) is not None:
        return None
    try:
        return read.make(body), ()
    except msgspec.DecodeError:
        return None


def _decode_walked(read: Reader[Document], body: bytes) -> Walked[Document]:
    """Decode a document whose every value is walked. Raises as `decode` does."""
    try:
        text = body.decode("utf-8")
        _IS_JSON.decode(body)
        wrong = read.faults(_PLAIN.decode(text))
    except UnicodeDecodeError as error:
        cut = error.end == len(body) and "unexpected end" in error.reason
        _refuse("not_utf8", Message("problem-cut-off" if cut else "problem-not-utf8"))
    except RecursionError:
        _refuse("too_deep", Message("problem-too-deep"))
    except msgspec.DecodeError:
        _refuse("not_json", _not_json(body.decode("utf-8")))
    if any(one.of_shape for one in wrong):
        wrong = sorted(wrong, key=lambda one: not one.of_shape)  # those it is refused for first
        raise ShapeError(tuple(one.fault for one in wrong))
    everywhere = tuple(one.fault for one in wrong)
    if any(one.last for one in wrong):
        raise FaultyError(everywhere)
    try:
        return read.make(body), everywhere
    except msgspec.ValidationError:
        if everywhere:
            raise FaultyError(everywhere) from None
        raise


def without_mark(body: bytes) -> bytes:
    """Without the byte-order mark that some editors put before UTF-8 (RFC 8259, 8.1)."""
    return body.removeprefix(codecs.BOM_UTF8)


def _not_json(text: str) -> Message:
    """Where it stops being JSON: at its end, if it was cut off."""
    try:
        _PLAIN.decode(text)
    except json.JSONDecodeError as error:
        if not text.strip():
            return Message("problem-empty")
        if error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated"):
            return Message("problem-cut-off")
        return Message("problem-not-json-at", line=error.lineno, column=error.colno)
    except RecursionError:
        return Message("problem-too-deep")
    return Message("problem-not-json")


def _refuse(code: str, message: Message) -> NoReturn:
    raise ShapeError((Fault("", code, message),)) from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    return made if len(made) == len(pairs) else Repeating(pairs)


_IS_JSON = msgspec.json.Decoder(msgspec.Raw)
_PLAIN = json.JSONDecoder(object_pairs_hook=_object, parse_int=integer)
