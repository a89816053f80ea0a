"""One method at one path, as the description of the interface tells it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec


@dataclass(frozen=True, slots=True)
class Operation:
    """One method at one path."""

    method: str
    path: str
    """below `/api/v1`, with `{names}` of its variables"""
    summary: str
    answer: type[msgspec.Struct] | None
    """None: an answer without a body, or one that is no JSON"""
    refusals: tuple[int, ...] = ()
    """besides 422 for a language that is not spoken here"""
    entries: Sequence[type[msgspec.Struct]] = ()
    """what may be sent; several: any of these"""
    status: int = 200
    token: str | None = None
    """`needed` or `welcome`"""
    query: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """schemas of what may stand behind the `?`"""
    kind: str = "application/json"
    """of the answer"""
    takes: Sequence[str] = ()
    """kinds of what may be sent, besides JSON of `entries`"""
