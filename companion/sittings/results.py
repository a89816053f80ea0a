"""A score sheet as a stored document, and back, also when the rules have changed since."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import msgspec

from companion.engine.message import Message, SeatName
from companion.engine.refusal import Fault
from companion.engine.score import POINTS, Category, Line, Question, Score, ScoreSheet, Tile, Turn
from companion.text import LANGUAGES, say

UNTOLD = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""what saying a message may come to that another house wrote"""


def written(sheet: ScoreSheet) -> str:
    return msgspec.json.encode(sheet).decode()


def read(document: str) -> ScoreSheet:
    sheet = msgspec.json.decode(document)
    return ScoreSheet(
        game=sheet["game"],
        players=tuple(_score(score) for score in sheet["players"]),
        decided_by=sheet["decided_by"],
        warnings=tuple(
            Fault(fault["path"], fault["code"], message(fault["message"]))
            for fault in sheet["warnings"]
        ),
        notes=tuple(message(note) for note in sheet["notes"]),
        unit=sheet.get("unit", POINTS),
        questions=tuple(
            Question(one["path"], message(one["words"])) for one in sheet.get("questions", ())
        ),
        turns=tuple(_turn(one) for one in sheet.get("turns", ())),
    )


def lacks_only_turns(document: str, sheet: ScoreSheet) -> bool:
    """Whether `sheet` is the stored one and what would have turned it."""
    return document == written(replace(sheet, turns=()))


def told(document: dict[str, Any]) -> Message:
    """A stored message, or a general one where it cannot be said here."""
    try:
        found = message(document)
        for language in LANGUAGES:
            say(found, language)
    except UNTOLD:
        return Message("house-log-unseen")
    return found


def _score(score: dict[str, Any]) -> Score:
    lines = tuple(_line(line) for line in score["lines"])
    tiles = tuple(_tile(tile) for tile in score.get("tiles", ()))
    return Score(**{**score, "lines": lines, "tiles": tiles})


def _tile(tile: dict[str, Any]) -> Tile:
    details = tuple(map(message, tile["details"]))
    return Tile(**{**tile, "label": message(tile["label"]), "details": details})


def _line(line: dict[str, Any]) -> Line:
    detail, category = line["detail"], line.get("category")
    return Line(
        **{
            **line,
            "label": message(line["label"]),
            "detail": None if detail is None else message(detail),
            "category": None if category is None else _category(category),
        }
    )


def _category(category: dict[str, Any]) -> Category:
    contested = category.get("contested", False)
    return Category(category["icon"], message(category["label"]), category["title"], contested)


def _turn(turn: dict[str, Any]) -> Turn:
    return Turn(
        turn["player"],
        message(turn["what"]),
        tuple(turn["winners"]),
        tuple(map(message, turn["titles"])),
    )


def message(document: dict[str, Any]) -> Message:
    """As it was stored. Raises one of UNTOLD."""
    args: Iterable[tuple[str, Any]] = document["args"]
    return Message(document["id"], **{name: _arg(value) for name, value in args})


def _arg(value: Any) -> Any:
    match value:
        case list() | tuple():
            return tuple(_arg(one) for one in value)
        case {"seat": int(seat)}:
            return SeatName(seat)
        case {"id": _, "args": _}:
            return message(value)
        case _:
            return value
