"""The limits that the types do not say by themselves, for the description of the interface.

What the readers of documents refuse anywhere (numbers that are too large, lists that are too long,
characters that no screen can show) stands at every number, list and text; how many may sit down is
asked of the games.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from companion.documents import LARGEST
from companion.documents.checks import MOST_ITEMS
from companion.engine.checks import NAME_LETTERS
from companion.engine.game import Game, PlayedGame
from companion.sittings.authorising import CLOCK, LONGEST_ID
from companion.sittings.export_format import FORMAT
from companion.sittings.tokens import ALPHABET, CODE_LENGTH, LINK_LENGTH

Schema = dict[str, Any]

PRINTABLE = "^[^\\u0000-\\u001f\\u007f-\\u009f]*$"
"""text without control characters"""
MOST_SEATS = 8
"""as many as any game here seats"""
_SAID = frozenset({"pattern", "enum", "const"})


def tighten(schema: Any) -> None:
    """Add the limits to everything below `schema`, in place; what has a limit keeps it."""
    if isinstance(schema, list):
        for one in schema:
            tighten(one)
    if not isinstance(schema, dict):
        return
    match schema.get("type"):
        case "integer" if not _SAID & schema.keys():
            schema.setdefault("minimum", -LARGEST)
            schema.setdefault("maximum", LARGEST)
        case "array":
            schema.setdefault("maxItems", MOST_ITEMS)
        case "object" if isinstance(schema.get("additionalProperties"), dict):
            schema.setdefault("maxProperties", MOST_ITEMS)
        case "string" if not _SAID & schema.keys():
            schema["pattern"] = PRINTABLE
    for key, inner in schema.items():
        if key not in ("default", "enum", "mapping"):
            tighten(inner)


def envelope(components: Mapping[str, Schema], games: Mapping[str, Game]) -> None:
    """Add the limits of the documents that every game shares."""
    action = components["ActionRequest"]["properties"]
    text = PRINTABLE.replace("^", f"^(?!{CLOCK})", 1)
    action["id"] |= {"minLength": 1, "maxLength": LONGEST_ID, "pattern": text}
    seat = {"type": "integer", "minimum": 0, "maximum": MOST_SEATS - 1}
    action["seat"] = {"anyOf": [seat, {"type": "null"}], "default": None}
    components["SeatDocument"]["properties"]["name"]["maxLength"] = NAME_LETTERS
    moved = components["ExportedSitting"]["properties"]
    moved["format"] = {"type": "integer", "enum": [FORMAT]}
    codes = "|".join(f"[{ALPHABET}]{{{length}}}" for length in (CODE_LENGTH, LINK_LENGTH))
    moved["code"] = {"type": "string", "pattern": f"^({codes})$"}
    moved["game"] = {"type": "string", "enum": list(games)}
    moved["rules_version"]["minimum"] = 1
    moved["seats"] |= {"minItems": 1, "maxItems": MOST_SEATS}
    components["ExportedEntry"]["properties"]["number"]["minimum"] = 1


def sittings(game: PlayedGame[Any, Any, Any], options: Schema, fields: Schema) -> Iterator[Schema]:
    """The sittings of a game that may be begun, one schema for each number of players it may have.

    `options` refers to the schema whose properties are `fields`.
    """
    for field, value, (least, most) in _tables(game, fields):
        chosen, needed = options, ["game", "seats"]
        if field is not None:
            only: Schema = {"properties": {field: {"const": value}}}
            if value != getattr(game.options(), field):
                only["required"] = [field]
                needed.append("options")
            chosen = {"allOf": [options, only]}
        seat = {"$ref": "#/components/schemas/SeatDocument"}
        yield {
            "type": "object",
            "properties": {
                "game": {"const": game.key},
                "seats": {"type": "array", "items": seat, "minItems": least, "maxItems": most},
                "options": chosen,
            },
            "required": needed,
            "additionalProperties": False,
        }


def players(entry: Schema, game: Game, fields: Schema) -> None:
    """Limit how many players a document to be scored may have, by the edition where it says one."""
    listed = entry["properties"].get("players")
    if listed is None:
        return
    tables = tuple(_tables(game, fields))
    counts = [count for *_, count in tables]
    listed |= {"minItems": min(low for low, _ in counts), "maxItems": max(h for _, h in counts)}
    for field, value, (least, most) in tables:
        if field in entry["properties"]:
            entry.setdefault("allOf", []).append(
                {
                    "if": {"properties": {field: {"const": value}}},
                    "then": {"properties": {"players": {"minItems": least, "maxItems": most}}},
                }
            )


def _tables(game: Game, fields: Schema) -> Iterator[tuple[str | None, object, tuple[int, int]]]:
    """The option on which the number of seats depends, each of its values, and least and most
    seats; None where it depends on no option.
    """
    if not isinstance(game, PlayedGame):
        yield None, None, game.seats
        return
    usual = _counts(game, game.options())
    for field, schema in fields.items():
        found = {
            value: _counts(game, msgspec.structs.replace(game.options(), **{field: value}))
            for value in schema.get("enum", ())
        }
        if any(count != usual for count in found.values()):
            yield from ((field, value, count) for value, count in found.items())
            return
    yield None, None, usual


def _counts(game: PlayedGame[Any, Any, Any], options: msgspec.Struct) -> tuple[int, int]:
    fits = [
        n
        for n in range(1, MOST_SEATS + 1)
        if not any(fault.path == "seats" for fault in game.check_options(options, n))
    ]
    return fits[0], fits[-1]
