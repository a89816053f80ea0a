"""Which kinds of action may be mended: what books amounts, and whom they concern.

An action that may says it beside itself: `mendable = Mendable(amounts=("gold",), seats=("who",))`.
Never one that drew, dealt, or showed somebody something secret.
"""

from __future__ import annotations

from dataclasses import dataclass

from .moves import CountsField


@dataclass(frozen=True, slots=True)
class Mendable:
    """What can be wrong in an action of this kind, and is offered to be put right."""

    amounts: tuple[str, ...] = ()
    """fields that hold a number; a dotted name is one inside a field that may be left out"""
    counts: tuple[CountsField, ...] = ()
    """numbers of things inside such a field, asked for where something stands there"""
    seats: tuple[str, ...] = ()
    """fields that name a seat"""


def mendable(action: object) -> Mendable | None:
    """What an action, or a kind of action, says of itself; None: it stands as it is."""
    found: Mendable | None = getattr(action, "mendable", None)
    return found
