"""Every document that goes in and out of the JSON interface, but for the games' own.

The same types decode the requests, encode the answers and describe both in `openapi.json`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from enum import Enum
from functools import cache
from typing import Any, Literal

import msgspec

from companion.engine.game import Game
from companion.engine.message import Message, SeatName
from companion.engine.moves import Move
from companion.engine.refusal import Fault
from companion.engine.score import Line, ScoreSheet
from companion.sittings import Done, LogEntry, Look
from companion.text import Language, say, seat_name

MOST_SEATS = 8
"""as many as any game here seats"""


class SeatDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who will sit there; without a name it goes by its colour."""

    name: str = ""


class SittingRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sitting to begin."""

    game: str
    seats: tuple[SeatDocument, ...]
    options: dict[str, Any] = {}


class ActionRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something done at the table."""

    id: str
    """made by the client, unique in the sitting"""
    action: dict[str, Any]
    seat: int | None = None
    """whom it is about; null for the table as a whole"""


class SittingAnswer(msgspec.Struct, frozen=True):
    code: str
    version: int
    table_token: str


class SeatClaimAnswer(msgspec.Struct, frozen=True):
    seat: int
    token: str


class TableClaimAnswer(msgspec.Struct, frozen=True):
    token: str
    table_token: str
    """the same, by the name that it has when a sitting begins"""


class ActionAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    version: int
    remarks: tuple[str, ...] = ()
    """what our notes say against it; it is done all the same"""

    @classmethod
    def of(cls, done: Done, language: Language) -> ActionAnswer:
        return cls(done.version, tuple(say(one, language, done.names) for one in done.remarks))


class SeatAnswer(msgspec.Struct, frozen=True):
    """One seat, as everybody may know it."""

    seat: int
    name: str
    claimed: bool
    """whether it has a phone"""
    connected: bool
    """whether that phone listens at the moment"""


class ViewAnswer(msgspec.Struct, frozen=True):
    """What the bearer may know."""

    version: int
    view: dict[str, Any]
    """the game's own"""
    game: str
    seats: tuple[SeatAnswer, ...]
    ended: bool


class EntryAnswer(msgspec.Struct, frozen=True):
    """One entry of the log."""

    number: int
    seat: int | None
    at: int
    words: str
    secret: bool
    """something in it is hidden from somebody"""
    undone: bool
    action: dict[str, Any] | None
    """null while it is secret from the bearer"""
    remarks: tuple[str, ...] = ()
    """what our notes said against it, as far as the bearer may know"""


class LogAnswer(msgspec.Struct, frozen=True):
    version: int
    entries: tuple[EntryAnswer, ...]


class ChoiceAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the values of a field."""

    value: int | str | bool | None
    label: str
    max: int | None = None
    """of `counts`"""


class FieldAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that is left to fill in, by its dotted path in the action."""

    name: str
    type: Literal["integer", "choice", "choices", "counts", "text", "flag", "document"]
    label: str | None = None
    optional: bool = False
    min: int | None = None
    max: int | None = None
    values: tuple[ChoiceAnswer, ...] | None = None
    repeats: bool = False
    total: int | None = None
    schema: str | None = None
    likely: dict[str, Any] | None = None
    """`min` and `max`, or `values`, as far as it was noted"""


class ConditionAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What must hold between fields."""

    words: str
    total: tuple[str, ...] | None = None
    max: int | None = None
    differs: tuple[str, ...] | None = None


class RefusedAnswer(msgspec.Struct, frozen=True):
    detail: str
    rule: str | None


class MoveAnswer(msgspec.Struct, frozen=True):
    """Something that may be done, or that may not be done yet."""

    slot: str
    action: dict[str, Any]
    seat: int | None
    fields: tuple[FieldAnswer, ...]
    when: tuple[ConditionAnswer, ...]
    label: str
    group: Literal["now", "more", "correct"]
    rule: str | None
    refused: RefusedAnswer | None


class MovesAnswer(msgspec.Struct, frozen=True):
    version: int
    moves: tuple[MoveAnswer, ...]


class FaultAnswer(msgspec.Struct, frozen=True):
    path: str
    code: str
    message: str

    @classmethod
    def of(cls, fault: Fault, language: Language) -> FaultAnswer:
        return cls(fault.path, fault.code, say(fault.message, language))


class ProblemAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A refusal, RFC 9457."""

    type: str
    title: str
    status: int
    detail: str
    errors: tuple[FaultAnswer, ...]
    rule: str | None = None


class LineAnswer(msgspec.Struct, frozen=True):
    key: str
    points: int
    label: str
    detail: str | None
    rule: str | None

    @classmethod
    def of(cls, line: Line, language: Language) -> LineAnswer:
        detail = None if line.detail is None else say(line.detail, language)
        return cls(line.key, line.points, say(line.label, language), detail, line.rule)


class ScoreAnswer(msgspec.Struct, frozen=True):
    name: str
    total: int
    place: int
    winner: bool
    lines: tuple[LineAnswer, ...]
    facts: dict[str, Any]


class ScoreSheetAnswer(msgspec.Struct, frozen=True):
    """The computed result with every line explained."""

    game: str
    players: tuple[ScoreAnswer, ...]
    winners: tuple[str, ...]
    decided_by: str
    warnings: tuple[FaultAnswer, ...]
    notes: tuple[str, ...]

    @classmethod
    def of(cls, sheet: ScoreSheet, language: Language) -> ScoreSheetAnswer:
        return cls(
            game=sheet.game,
            players=tuple(
                ScoreAnswer(
                    name=score.name,
                    total=score.total,
                    place=score.place,
                    winner=score.winner,
                    lines=tuple(LineAnswer.of(line, language) for line in score.lines),
                    facts=dict(score.facts),
                )
                for score in sheet.players
            ),
            winners=sheet.winners,
            decided_by=sheet.decided_by,
            warnings=tuple(FaultAnswer.of(fault, language) for fault in sheet.warnings),
            notes=tuple(say(note, language) for note in sheet.story),
        )


class SheetAnswer(msgspec.Struct, frozen=True):
    """A printable."""

    key: str
    title: str


class GameAnswer(msgspec.Struct, frozen=True):
    key: str
    rules_version: int
    seats: tuple[int, ...]
    """how many may sit down with the options as they come"""
    calculators: tuple[str, ...]
    actions: tuple[str, ...]
    """their kinds; `openapi.json` has their shapes"""
    options: dict[str, Any]
    """as they come"""
    sheets: tuple[SheetAnswer, ...]

    @classmethod
    def of(cls, game: Game[Any, Any, Any], language: Language) -> GameAnswer:
        options = game.options()
        return cls(
            key=game.key,
            rules_version=game.rules_version,
            seats=tuple(
                n
                for n in range(1, MOST_SEATS + 1)
                if not any(fault.path == "seats" for fault in game.check_options(options, n))
            ),
            calculators=tuple(game.calculators),
            actions=tuple(str(action.__struct_config__.tag) for action in game.actions),
            options=msgspec.to_builtins(options),
            sheets=tuple(SheetAnswer(one.key, say(one.title, language)) for one in game.sheets),
        )


class GamesAnswer(msgspec.Struct, frozen=True):
    games: tuple[GameAnswer, ...]


def view_answer(look: Look, connected: frozenset[int], language: Language) -> ViewAnswer:
    return ViewAnswer(
        version=look.version,
        view=spelt(look.view, language, look.names),
        game=look.game,
        seats=tuple(
            SeatAnswer(seat, seat_name(seat, language, look.names), claimed, seat in connected)
            for seat, claimed in enumerate(look.claimed)
        ),
        ended=look.ended,
    )


def entry_answer(entry: LogEntry, language: Language, names: tuple[str, ...]) -> EntryAnswer:
    return EntryAnswer(
        number=entry.number,
        seat=entry.seat,
        at=entry.at,
        words=say(entry.words, language, names),
        secret=entry.secret,
        undone=entry.undone,
        action=None if entry.document is None else dict(entry.document),
        remarks=tuple(say(one, language, names) for one in entry.remarks),
    )


def move_answer(move: Move, language: Language, names: tuple[str, ...]) -> MoveAnswer:
    document = spelt(move, language, names)
    for field in document["fields"]:
        match field.get("likely"):
            case [int() as least, int() as most] if field["type"] == "integer":
                field["likely"] = {"min": least, "max": most}
            case list() as values:
                field["likely"] = {"values": values}
    return msgspec.convert(document, MoveAnswer)


def spelt(value: Any, language: Language, names: tuple[str, ...]) -> Any:
    """A view as JSON: messages as sentences, seats by their names, the rest as it is."""
    if type(value) in _PLAIN:
        return value

    def inner(one: Any) -> Any:
        return spelt(one, language, names)

    match value:
        case Message():
            return say(value, language, names)
        case SeatName(seat):
            return seat_name(seat, language, names)
        case msgspec.Struct():
            document, fields = _layout(type(value))
            return document | {key: inner(getattr(value, field)) for field, key in fields}
        case list() | tuple():
            return [inner(one) for one in value]
        case set() | frozenset():
            return sorted((inner(one) for one in value), key=repr)  # a set has no order to keep
        case Enum():
            return value.value
        case Mapping():
            return {inner(key): inner(one) for key, one in value.items()}
        case _ if dataclasses.is_dataclass(value):
            return {
                field.name: inner(getattr(value, field.name)) for field in dataclasses.fields(value)
            }
        case _:
            return value


_PLAIN = frozenset({str, int, bool, float, type(None)})


@cache
def _layout(kind: type[msgspec.Struct]) -> tuple[dict[str, Any], tuple[tuple[str, str], ...]]:
    """The tag of a struct, and its fields with the keys that they have in JSON."""
    config = kind.__struct_config__
    tag = {} if config.tag_field is None else {config.tag_field: config.tag}
    return tag, tuple((field.name, field.encode_name) for field in msgspec.structs.fields(kind))
