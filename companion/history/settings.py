"""What the host may choose for the house, wherever it comes from: a screen or a file."""

from __future__ import annotations

import re

from companion.engine.checks import NAME_LETTERS, plain

CLOSED, OPEN = "closed", "open"
"""who reads the history: the host alone, or everybody in the house's network"""
_BGG = re.compile(r"bgg:[a-z]{1,20}:[a-z]{0,12}")
_NUMBER = re.compile(r"(?:[1-9][0-9]{0,8})?")


def checked(name: str, value: str) -> str | None:
    """The value as it is kept. None for what is no setting, or no value of it."""
    if name == "name":
        return plain(value)[:NAME_LETTERS]
    if name == "history":
        return value if value in (CLOSED, OPEN) else None
    known = _BGG.fullmatch(name) and _NUMBER.fullmatch(value.strip())
    return value.strip() if known else None
