"""What the actions of every game share."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from .authority import Authority
from .mending import Mendable


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Something that is done at a table: it is told apart by `kind`."""

    may: ClassVar[Authority[Any]]
    """who may send it from a phone"""
    mendable: ClassVar[Mendable | None] = None
    """what may be put right in it later"""
    corrects: ClassVar[tuple[str, ...] | None] = None
    """of a correction: the fields that say of what; two that agree in them put the same right"""
    refers: ClassVar[tuple[str, ...]] = ()
    """fields that hold the number of something an earlier entry made, as in `PlayedGame.made`"""


def is_correction(action: object) -> bool:
    return isinstance(action, Act) and action.corrects is not None


def corrects_the_same(one: object, other: object) -> bool:
    """Whether two actions are corrections of one and the same thing."""
    if not isinstance(one, Act) or one.corrects is None or type(one) is not type(other):
        return False
    return all(getattr(one, field) == getattr(other, field) for field in one.corrects)
