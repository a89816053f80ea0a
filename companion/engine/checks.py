"""Checks of numbers and names in any game's documents. Each fault carries its path."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from typing import Annotated

import msgspec

from .confusable_names import is_seen, looks_alike
from .message import Message
from .refusal import Fault

LIMIT = 10_000
"""the largest number of things that any document may hold"""
NAME_LETTERS = 40
"""the longest name of a person, in characters"""

Amount = Annotated[int, msgspec.Meta(extra_json_schema={"minimum": 0, "maximum": LIMIT})]
"""a number that `amount` checks: the schema says so, the decoder lets it through"""


def amount(path: str, n: int, most: int = LIMIT) -> Iterator[Fault]:
    """Yield a fault for a number of things that is negative or greater than `most`."""
    if n < 0:
        yield Fault(path, "negative", Message("fault-negative"))
    elif n > most:
        yield Fault(path, "too_many", Message("fault-too-many", most=most))


def check_between(path: str, n: int, low: int, high: int) -> Iterator[Fault]:
    """Yield a fault for a setting that is not between `low` and `high`."""
    if not low <= n <= high:
        message = Message("fault-between", n=n, low=low, high=high)
        yield Fault(path, "out_of_range", message)


def player_count(path: str, n: int, low: int, high: int) -> Iterator[Fault]:
    """Yield a fault for a number of players that the game does not allow."""
    if not low <= n <= high:
        message = Message("fault-player-count", n=n, low=low, high=high)
        yield Fault(path, "player_count", message)


def player_names(names: Sequence[str]) -> Iterator[Fault]:
    """Yield the faults of the names in a score entry: missing, too long, or used twice."""
    others = looks_alike([plain(name) for name in names])
    for i, (name, other) in enumerate(zip(names, others, strict=True)):
        path, read = f"players[{i}].name", plain(name)
        if not is_seen(read):
            yield Fault(path, "name_missing", Message("fault-name-missing"))
        elif len(read) > NAME_LETTERS:
            yield Fault(path, "too_long", Message("fault-name-long", most=NAME_LETTERS))
        elif other is not None:
            yield twice(path, read, plain(names[other]))


def twice(path: str, name: str, other: str) -> Fault:
    """Return the fault for two people at one table whose names cannot be told apart."""
    if alike(name) == alike(other):
        return Fault(path, "name_twice", Message("fault-name-twice", name=name))
    return Fault(path, "name_alike", Message("fault-name-alike", name=name))


def plain(name: str) -> str:
    """Return the name as people read it: in Unicode's composed form, without blanks around it."""
    return unicodedata.normalize("NFC", name).strip()


def alike(name: str) -> str:
    """Return a key that is equal for names that sound the same when called out."""
    return unicodedata.normalize("NFC", plain(name).casefold())
