"""The names that people give themselves at a sitting: data, with few limits."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence

from companion.engine.checks import NAME_LETTERS, alike
from companion.engine.message import Message
from companion.engine.refusal import Fault

_BREAKERS = ("Cc", "Cs", "Zl", "Zp")
"""categories of characters that break lines or cannot be stored"""
_TURNERS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""signs that would turn the words around a name"""


def check(names: Sequence[str]) -> Iterator[Fault]:
    """Faults of trimmed names, with paths `seats[1].name`. '' is a seat known by its colour."""
    taken: set[str] = set()
    for seat, name in enumerate(names):
        path = f"seats[{seat}].name"
        same = alike(name)
        if any(sign in _TURNERS or unicodedata.category(sign) in _BREAKERS for sign in name):
            yield Fault(path, "control_character", Message("fault-name-control"))
        elif len(name) > NAME_LETTERS:
            yield Fault(path, "too_long", Message("fault-name-long", most=NAME_LETTERS))
        elif name and same in taken:
            yield Fault(path, "name_twice", Message("fault-name-twice", name=name))
        taken.add(same)
