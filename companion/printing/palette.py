"""The colours of the screens by lamp-light, for pictures that are looked at and not printed."""

from __future__ import annotations

import re
from collections.abc import Mapping

from companion import paths

_BLOCK = re.compile(
    r"^\s*(?P<whose>:root, \[data-theme=\"dark\"\]|\.g-[a-z]+) \{(?P<values>[^}]*)\}", re.M
)
_VALUE = re.compile(r"--(?P<name>[a-z0-9-]+): (?P<value>#[0-9a-f]{6});")


def lamp_light(game: str) -> Mapping[str, str]:
    """Colours by what `static/tokens.css` calls them; those of the house where a game has none."""
    blocks = _blocks()
    return {**blocks[""], **blocks.get(game, {})}


def _blocks() -> Mapping[str, Mapping[str, str]]:
    """By game; '' is the house, with the colours of the seats."""
    text = (paths.assets() / "static" / "tokens.css").read_text("utf-8")
    return {
        found["whose"].removeprefix(".g-") if found["whose"].startswith(".") else "": dict(
            _VALUE.findall(found["values"])
        )
        for found in _BLOCK.finditer(text)
    }


def mix(one: str, other: str, share: float) -> str:
    """So much of the first colour, the rest of the second."""
    pairs = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + bytes(round(a * share + b * (1 - share)) for a, b in pairs).hex()
