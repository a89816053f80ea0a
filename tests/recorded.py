"""Whole games that were played, each with what was reckoned at the table without the companion."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from companion.sittings import Recording

FILES = {path.stem: path for path in sorted((Path(__file__).parent / "recordings").glob("*.json"))}


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    totals: list[int]
    winners: list[str]
    decided_by: str
    state: dict[str, Any] = {}
    """fields of the last state by their names, such as everybody's gold"""


@cache
def read(name: str) -> tuple[Recording, Expected]:
    document = msgspec.json.decode(FILES[name].read_bytes())
    expected = msgspec.convert(document.pop("expect"), Expected)
    return msgspec.convert(document, Recording), expected


def of(game: str) -> dict[str, tuple[Recording, Expected]]:
    """The recordings of one game, by their names."""
    return {name: read(name) for name in FILES if read(name)[0].game == game}


def one_of_each() -> list[str]:
    """The name of the first recording of each game."""
    first = {read(name)[0].game: name for name in reversed(FILES)}
    return [*first.values()]


def kinds(recording: Recording) -> set[str]:
    """The kinds of action that were done in it."""
    return {entry.action["kind"] for entry in recording.entries}
