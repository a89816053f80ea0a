"""The names that people give themselves at a sitting: data, with few limits."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence

from companion.engine.message import Message
from companion.engine.refusal import Fault

LONGEST = 40
"""characters"""

_BREAKERS = ("Cc", "Cs", "Zl", "Zp")
"""categories of characters that break lines or cannot be stored"""
_TURNERS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""signs that would turn the words around a name"""


def trimmed(name: str) -> str:
    return unicodedata.normalize("NFC", name).strip()


def check(names: Sequence[str]) -> Iterator[Fault]:
    """Faults of trimmed names, with paths `seats[1].name`. '' is a seat known by its colour."""
    taken: set[str] = set()
    for seat, name in enumerate(names):
        path = f"seats[{seat}].name"
        alike = unicodedata.normalize("NFC", name.casefold())
        if any(sign in _TURNERS or unicodedata.category(sign) in _BREAKERS for sign in name):
            yield Fault(path, "control_character", Message("fault-name-control"))
        elif len(name) > LONGEST:
            yield Fault(path, "too_long", Message("fault-name-long", most=LONGEST))
        elif name and alike in taken:
            yield Fault(path, "name_twice", Message("fault-name-twice", name=name))
        taken.add(alike)
