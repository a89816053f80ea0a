"""Which actions can be mended: those that book amounts, and those that name a seat.

Such an action says so in its class: `mendable = Mendable(amounts=("gold",), seats=("who",))`. An
action that drew, dealt or showed something secret never can.
"""

from __future__ import annotations

from dataclasses import dataclass

from .moves import CountsField


@dataclass(frozen=True, slots=True)
class Mendable:
    """The fields that a mend may change."""

    amounts: tuple[str, ...] = ()
    """fields that hold a number; a dotted name is a field inside an optional one"""
    counts: tuple[CountsField, ...] = ()
    """numbers of things inside such a field, offered where it is not empty"""
    seats: tuple[str, ...] = ()
    """fields that name a seat"""


def mendable(action: object) -> Mendable | None:
    """Return what can be mended in an action or a kind of action; None: nothing."""
    found: Mendable | None = getattr(action, "mendable", None)
    return found
