"""A score sheet as a stored document, and back, also when the rules have changed since."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from companion.engine.message import Message
from companion.engine.score import ScoreSheet
from companion.text import LANGUAGES, say

UNTOLD = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""what saying a message may come to that another house wrote"""


def encode_sheet(sheet: ScoreSheet) -> str:
    return msgspec.json.encode(sheet).decode()


def decode_sheet(document: str | bytes) -> ScoreSheet:
    """Raises one of UNTOLD."""
    return msgspec.json.decode(document, type=ScoreSheet)


def lacks_only_turns(document: str, sheet: ScoreSheet) -> bool:
    """Whether `sheet` is the stored one and what would have turned it."""
    return document == encode_sheet(replace(sheet, turns=()))


def decode_message(document: dict[str, Any]) -> Message:
    """A stored message, or a general one where it cannot be said here."""
    try:
        found = message(document)
        for language in LANGUAGES:
            say(found, language)
    except UNTOLD:
        return Message("house-log-unseen")
    return found


def message(document: dict[str, Any]) -> Message:
    """Return a message as it was stored. Raises one of UNTOLD."""
    return msgspec.convert(document, Message)
