"""Impossible numbers in a document, each with its path."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.engine.checks import amount
from companion.engine.message import Message
from companion.engine.refusal import Fault

from .tables import CARDS


def each_good(path: str, goods: Mapping[str, int]) -> Iterator[Fault]:
    """Numbers of cards by good: only the game's own goods, in possible numbers."""
    for good, n in goods.items():
        if good in CARDS:
            yield from amount(f"{path}.{good}", n)
        else:
            yield Fault(f"{path}.{good}", "unknown_good", Message("sheriff-fault-unknown-good"))
