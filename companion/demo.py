"""`companion demo`: recorded games that play themselves."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from companion.sittings import RecordedEntry, Sittings

PACE = 4.0
"""seconds between two entries: time to read what happened"""
RESTS = 10.0
"""seconds that a result stays before the game restarts"""
RECORDINGS = {
    "sheriff": "sheriff-second-4",
    "citadels": "citadels-4-killed-king",
    "dunhuang": "dunhuang-3-empty-deck",
    "condottiere": "condottiere-5-final-battle",
}
"""game → the recording of it that is shown"""


NAMES = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay", "Gus", "Ida")


class Recorded(msgspec.Struct, frozen=True):
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
    seat_token: str
    entries: tuple[RecordedEntry, ...]
    done: int = 0
    rested: float = 0.0


@dataclass(slots=True)
class Demo:
    """The sittings that play themselves. Only the watched one goes on, unless paused."""

    sittings: Sittings
    folder: Path
    clock: RecordedClock
    shows: dict[str, Show] = field(default_factory=dict)
    paused: bool = False
    watched: str = "sheriff"

    def show(self, game: str) -> Show:
        """Return the sitting of a game, opening it on first use. Raises KeyError."""
        if game not in self.shows:
            self.shows[game] = self._open_show(game)
        return self.shows[game]

    def _open_show(self, game: str) -> Show:
        name = RECORDINGS[game]
        recording = msgspec.json.decode((self.folder / f"{name}.json").read_bytes(), type=Recorded)
        seats = len(recording.seats)
        opened = self.sittings.open(game, recording.options, NAMES[:seats])
        token = self.sittings.seats.claim(opened.code, seats - 1)
        return Show(game, opened.code, opened.table_token, token, recording.entries)

    def step(self, show: Show) -> bool:
        """Perform the next entry of the recording; return False at its end."""
        if show.done == len(show.entries):
            return False
        entry = show.entries[show.done]
        self.clock.jump(entry.at)
        self.sittings.writer.perform(show.code, entry)
        show.done += 1
        return True

    def run(self, sleep: Callable[[float], object]) -> None:
        """Advance the watched sitting by one entry every `PACE` seconds, for ever."""
        while True:
            sleep(PACE)
            if self.paused:
                continue
            if not self.step(self.show(self.watched)):
                sleep(RESTS)
                del self.shows[self.watched]
