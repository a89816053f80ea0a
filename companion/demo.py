"""`companion demo`: recorded games that play themselves."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from companion.sittings import RecordedEntry, Sittings

OPENING, PACE = 8, 3.0
"""entries to read along, and seconds between two of them"""
FAST = 28.0
"""seconds in which all others go by, so that the result comes within a minute"""
RESTS = 10.0
"""seconds that a result stays before the next game begins"""
RECORDINGS = {
    "condottiere": "condottiere-4-most-cities",
    "sheriff": "sheriff-second-4",
    "citadels": "citadels-4-killed-king",
    "dunhuang": "dunhuang-3-empty-deck",
}
"""game → the recording of it that is shown, the one with the fewest tools first"""


NAMES = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay", "Gus", "Ida")


class DemoRecording(msgspec.Struct, frozen=True):
    """The part of a recording that is played; the tests' recordings also hold expectations."""

    options: dict[str, Any]
    seats: tuple[str, ...]
    entries: tuple[RecordedEntry, ...]


class RecordedClock:
    """A clock that jumps to the time of each entry and runs on from there."""

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._at, self._since = 0, steady()

    def __call__(self) -> int:
        """In milliseconds."""
        return self._at + int((self._steady() - self._since) * 1000)

    def jump(self, at: int) -> None:
        """Jump to this time, never backwards."""
        self._at, self._since = max(self(), at), self._steady()


@dataclass(slots=True)
class Show:
    """A sitting that plays itself."""

    game: str
    code: str
    table_token: str
    entries: tuple[RecordedEntry, ...]
    done: int = 0

    @property
    def pace(self) -> float:
        """Seconds before the next entry."""
        return PACE if self.done < OPENING else FAST / (len(self.entries) - OPENING)


@dataclass(slots=True)
class Demo:
    """The sittings that play themselves. Only the watched one goes on, unless paused."""

    sittings: Sittings
    folder: Path
    clock: RecordedClock
    shows: dict[str, Show] = field(default_factory=dict)
    paused: bool = False
    watched: str = next(iter(RECORDINGS))

    def show(self, game: str) -> Show:
        """Return the sitting of a game, opening it on first use. Raises KeyError."""
        if game not in self.shows:
            self.shows[game] = self._open_show(game)
        return self.shows[game]

    def _open_show(self, game: str) -> Show:
        name = RECORDINGS[game]
        recording = msgspec.json.decode(
            (self.folder / f"{name}.json").read_bytes(), type=DemoRecording
        )
        opened = self.sittings.open(game, recording.options, NAMES[: len(recording.seats)])
        return Show(game, opened.code, opened.table_token, recording.entries)

    def step(self, show: Show) -> bool:
        """Perform the next entry of the recording; return False at its end."""
        if show.done == len(show.entries):
            return False
        entry = show.entries[show.done]
        self.clock.jump(entry.at)
        self.sittings.writer.perform(show.code, entry)
        show.done += 1
        return True

    def finish(self, show: Show) -> None:
        """Perform all entries that are left."""
        while self.step(show):
            pass

    def run(self, sleep: Callable[[float], object]) -> None:
        """Advance the watched game by one entry at a time, one game after the other, for ever."""
        while True:
            show = self.show(self.watched)
            sleep(show.pace)
            if self.paused or show.game != self.watched:
                continue
            if not self.step(show):
                sleep(RESTS)
                self.shows.pop(show.game, None)
                if show.game == self.watched:
                    self.watched = next_game(show.game)


def next_game(game: str) -> str:
    games = tuple(RECORDINGS)
    return games[(games.index(game) + 1) % len(games)]
