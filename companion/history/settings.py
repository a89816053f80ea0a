"""The settings that a host may choose for the house, on a screen or in a file."""

from __future__ import annotations

import re

import msgspec

from companion.engine.checks import NAME_LETTERS, plain

from . import favourites

CLOSED, OPEN = "closed", "open"
"""who reads the history: the host alone, or everybody in the house's network"""
NEWS = "0.2"
"""the version of which home tells the host until it is dismissed: `news-1` to `news-3`"""
_VERSION = re.compile(r"[0-9]{1,3}\.[0-9]{1,3}")
_BGG = re.compile(r"bgg:[a-z]{1,20}:[a-z]{0,12}")
_NUMBER = re.compile(r"(?:[1-9][0-9]{0,8})?")
_TOOLS = re.compile(r"tools:[a-z]{1,20}")
_FAVOURITES = re.compile(r"favourites:[a-z]{1,14}:[a-z_]{1,14}")
_LANGUAGE = re.compile(r"(?:[a-z]{2,3})?")
_LIST = re.compile(r'(?:\[(?:"[a-z_]{1,20}"(?:,"[a-z_]{1,20}"){0,19})?\])?')


def check_setting(name: str, value: str) -> str | None:
    """Return the value as it is stored; None for an unknown setting or value."""
    if name == "name":
        return plain(value)[:NAME_LETTERS]
    if name == "history":
        return value if value in (CLOSED, OPEN) else None
    if name == "language":
        return value if _LANGUAGE.fullmatch(value) else None
    if name == "news":
        return value if _VERSION.fullmatch(value) else None
    if _FAVOURITES.fullmatch(name):
        return _check_favourites(value)
    shape = _NUMBER if _BGG.fullmatch(name) else _LIST if _TOOLS.fullmatch(name) else None
    return value.strip() if shape is not None and shape.fullmatch(value.strip()) else None


def _check_favourites(value: str) -> str | None:
    try:
        return favourites.encode(favourites.read(value))
    except (msgspec.DecodeError, RecursionError):
        return None
