"""The folded sittings in memory."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from companion.engine.game import Game
from companion.engine.refusal import GameError
from companion.store import Entry, ReadSession, Sitting

from .play import Play, within
from .refusals import NoSuchGameError, TooOldError

UNFOLDABLE = (
    ArithmeticError,
    AttributeError,
    GameError,
    LookupError,
    msgspec.MsgspecError,
    TypeError,
    ValueError,
)
"""what the rules of today may say to a log of yesterday"""


class PlayCache:
    """Folds each sitting once and then only what was added; keeps those last asked for."""

    def __init__(self, games: Mapping[str, Game[Any, Any, Any]], *, keep: int) -> None:
        self._games = games
        self._keep = keep
        self._plays: OrderedDict[str, Play] = OrderedDict()
        self._lock = threading.Lock()

    def rules(self, game: str) -> Game[Any, Any, Any]:
        """Raises NoSuchGameError."""
        if game not in self._games:
            raise NoSuchGameError(game)
        return self._games[game]

    def folded(self, session: ReadSession, row: Sitting) -> Play:
        """The sitting as its log in `session` tells it. Raises NoSuchGameError, TooOldError."""
        rules = self.rules(row.game)
        try:
            play = self.kept(row.code)
            if play is None:
                options = within("options", row.options.encode(), rules.options)
                play = self.put(row.code, Play(rules, options, names_of(row)))
            new = session.entries(row.code, after=play.version)
            if new:
                _add_all(play, new)
        except UNFOLDABLE as error:
            if row.rules_version < rules.rules_version:
                raise TooOldError(row.code) from error
            raise
        return play

    def put(self, code: str, play: Play) -> Play:
        """Keeps it; if somebody was quicker, theirs."""
        with self._lock:
            play = self._plays.setdefault(code, play)
            while len(self._plays) > self._keep:
                self._plays.popitem(last=False)
            return play

    def kept(self, code: str | None) -> Play | None:
        """The sitting as it was last folded, if it still is in memory."""
        with self._lock:
            play = None if code is None else self._plays.get(code)
            if play is not None and code is not None:
                self._plays.move_to_end(code)
            return play


def _add_all(play: Play, rows: Sequence[Entry]) -> None:
    with play.adding:
        for row in rows:
            if row.number == play.version + 1:
                play.add(play.made(row.seat, row.at, play.stored(row.body.encode())))


def names_of(row: Sitting) -> tuple[str, ...]:
    return msgspec.json.decode(row.seats, type=tuple[str, ...])
