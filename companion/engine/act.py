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
