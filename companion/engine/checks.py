"""What can be wrong with the numbers and names of any game's documents, each with its path."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from typing import Annotated

import msgspec

from .confusable_names import is_seen, looks_alike
from .message import Message
from .refusal import Fault

LIMIT = 10_000
"""more of anything than any table has"""
NAME_LETTERS = 40
"""the longest name, in characters"""

Amount = Annotated[int, msgspec.Meta(extra_json_schema={"minimum": 0, "maximum": LIMIT})]
"""a number that `amount` checks: the schema says so, the decoder lets it through"""


def amount(path: str, n: int, most: int = LIMIT) -> Iterator[Fault]:
    """A number of things: not negative, and not beyond the limit."""
    if n < 0:
        yield Fault(path, "negative", Message("fault-negative"))
    elif n > most:
        yield Fault(path, "too_many", Message("fault-too-many", most=most))


def check_between(path: str, n: int, low: int, high: int) -> Iterator[Fault]:
    """A setting that has a least and a greatest value."""
    if not low <= n <= high:
        message = Message("fault-between", n=n, low=low, high=high)
        yield Fault(path, "out_of_range", message)


def player_count(path: str, n: int, low: int, high: int) -> Iterator[Fault]:
    """A number of players that the game has."""
    if not low <= n <= high:
        message = Message("fault-player-count", n=n, low=low, high=high)
        yield Fault(path, "player_count", message)


def player_names(names: Sequence[str]) -> Iterator[Fault]:
    """The names in a document to be scored, with paths `players[1].name`: there, short, unlike."""
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
    """Two people of one table have this name, or nobody could tell by their names who is who."""
    if alike(name) == alike(other):
        return Fault(path, "name_twice", Message("fault-name-twice", name=name))
    return Fault(path, "name_alike", Message("fault-name-alike", name=name))


def plain(name: str) -> str:
    """The name as people read it: without blanks around it, however its letters are coded."""
    return unicodedata.normalize("NFC", name).strip()


def alike(name: str) -> str:
    """Equal for names that nobody would tell apart when they are called out."""
    return unicodedata.normalize("NFC", plain(name).casefold())
