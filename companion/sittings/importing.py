"""A document from another house is folded by the rules of this one, before anything is written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NoReturn, TypeVar

from companion.engine.checks import plain
from companion.engine.game import Game, World
from companion.engine.log import Rewind, Unseen
from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError, GameError

from . import names
from .cache import UNFOLDABLE
from .envelope import check_seat
from .export_format import ExportedEntry, ExportedResult, ExportedSitting
from .play import Made, Play, within
from .recording import BrokenRecordingError
from .tokens import canonical

MOST_STEPS_BACK = 1_000_000
"""by all rewinds together: each step back is kept in memory"""

Item = TypeVar("Item")


class _NoDice:
    """Everything has been decided at the table."""

    def choice(self, seq: Sequence[Item]) -> NoReturn:
        raise GameError("house-import-undecided")

    def sample(self, population: Sequence[Item], k: int) -> NoReturn:
        raise GameError("house-import-undecided")


def fold(games: Mapping[str, Game[Any, Any, Any]], document: ExportedSitting) -> Play:
    """The sitting as the rules of this house understand it.

    Raises ShapeError (`options.…`), FaultyError and BrokenRecordingError.
    """
    game = games.get(document.game)
    if game is None:
        message = Message("house-no-such-game", game=document.game[:40])
        _refuse("game", "unknown_game", message)
    if document.rules_version > game.rules_version:
        _refuse("rules_version", "newer_rules", Message("house-import-newer-rules"))
    play = _opened(game, document)
    try:
        _add_all(play, document.entries)
        _check_end(play, document)
    except GameError:
        if document.rules_version < game.rules_version:
            _refuse("rules_version", "older_rules", Message("house-import-older-rules"))
        raise
    return play


def _opened(game: Game[Any, Any, Any], document: ExportedSitting) -> Play:
    options = within("options", canonical("options", document.options), game.options)
    seats = tuple(plain(seat.name) for seat in document.seats)
    faults = (*game.check_options(options, len(seats)), *names.check(seats))
    if faults:
        raise FaultyError(faults)
    return Play(game, options, seats)


def _add_all(play: Play, entries: Sequence[ExportedEntry]) -> None:
    back = 0
    for entry in entries:
        try:
            made = _made(play, entry)
        except GameError as refusal:
            raise BrokenRecordingError(entry.number, refusal) from refusal
        except UNFOLDABLE as error:  # no client could have sent it
            raise BrokenRecordingError(entry.number, GameError("house-import-never")) from error
        if isinstance(made.action, Rewind):
            back += abs(play.head.place - made.head.place)
            if back > MOST_STEPS_BACK:
                message = Message("house-import-too-long")
                _refuse(f"entries[{entry.number - 1}]", "too_long", message)
        play.add(made)


def _made(play: Play, entry: ExportedEntry) -> Made:
    check_seat(entry.seat, len(play.names))
    action = play.stored(canonical("action", entry.action))
    if not isinstance(action, Rewind | Unseen):
        world = World(entry.at, _NoDice())
        if play.game.decide(play.state, entry.seat, action, world) != action:
            raise GameError("house-import-undecided")
    return play.made(entry.seat, entry.at, action)


def _check_end(play: Play, document: ExportedSitting) -> None:
    sheet = play.result()
    found = None if sheet is None else ExportedResult.of(sheet).essence
    said = None if document.result is None else document.result.essence
    if play.head.unseen or found != said:
        _refuse("result", "other_result", Message("house-import-result"))
    if (document.ended_at is None) != (sheet is None):
        _refuse("ended_at", "other_result", Message("house-import-result"))


def _refuse(path: str, code: str, message: Message) -> NoReturn:
    raise FaultyError((Fault(path, code, message),))
