"""A sitting as a document: fixtures, `companion replay`, export to another installation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from companion.engine.game import Game
from companion.engine.refusal import GameError

from .authorising import check_seat
from .decoding import decode_part
from .folded import FoldedSitting, rules_of


class RecordedEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int | None
    at: int
    action: dict[str, Any]
    """as it was decided, with the results of luck and the clock"""


class Recording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: tuple[str, ...]
    entries: tuple[RecordedEntry, ...]


class BrokenRecordingError(GameError):
    """The rules refuse an entry; `why` is their reason."""

    def __init__(self, entry: int, refusal: GameError) -> None:
        super().__init__(
            "house-recording-broken",
            rule=refusal.rule,
            path=f"entries[{entry - 1}]",
            entry=entry,
            why=refusal.message,
        )


def replay(games: Mapping[str, Game], recording: Recording) -> FoldedSitting:
    """Fold a recorded sitting, without a database.

    Raises NoSuchGameError, RuleError, BrokenRecordingError, ShapeError and FaultyError
    (`options.…`).
    """
    game = rules_of(games, recording.game)
    options = decode_part("options", msgspec.json.encode(recording.options), game.options)
    sitting = FoldedSitting(game, options, recording.seats)
    for number, entry in enumerate(recording.entries, start=1):
        try:
            check_seat(entry.seat, len(recording.seats))
            action = sitting.decode_entry(msgspec.json.encode(entry.action))
            sitting.add(sitting.make_entry(entry.seat, entry.at, action))
        except GameError as refusal:
            raise BrokenRecordingError(number, refusal) from refusal
    return sitting


def record(sitting: FoldedSitting) -> Recording:
    """Return the document that `replay` folds to the same states."""
    return Recording(
        game=sitting.game.key,
        rules_version=sitting.game.rules_version,
        options=msgspec.to_builtins(sitting.options),
        seats=sitting.names,
        entries=tuple(
            RecordedEntry(made.seat, made.at, msgspec.to_builtins(made.action))
            for made in sitting.log.entries()
        ),
    )
