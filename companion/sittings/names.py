"""The names of people at a sitting: data, with few limits."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence

from companion.engine.checks import NAME_LETTERS, twice
from companion.engine.confusable_names import is_seen, looks_alike
from companion.engine.message import Message
from companion.engine.refusal import Fault

_BREAKERS = ("Cc", "Cs", "Zl", "Zp")
"""categories of characters that break lines or cannot be stored"""
_TURNERS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""characters that would change the text direction around a name"""


def check(names: Sequence[str]) -> Iterator[Fault]:
    """Yield the faults of trimmed names, with paths `seats[1].name`. '' is a seat known by its
    colour.
    """
    for seat, (name, other) in enumerate(zip(names, looks_alike(names), strict=True)):
        path = f"seats[{seat}].name"
        if any(sign in _TURNERS or unicodedata.category(sign) in _BREAKERS for sign in name):
            yield Fault(path, "control_character", Message("fault-name-control"))
        elif name and not is_seen(name):
            yield Fault(path, "invisible", Message("fault-name-unseen"))
        elif len(name) > NAME_LETTERS:
            yield Fault(path, "too_long", Message("fault-name-long", most=NAME_LETTERS))
        elif other is not None and other < seat:
            yield twice(path, name, names[other])
