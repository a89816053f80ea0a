"""Recorded games that play themselves, for whoever wants to see what the companion is like."""

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
"""seconds that a result stays before the game begins anew"""
RECORDINGS = {
    "sheriff": "sheriff-second-4",
    "citadels": "citadels-4-killed-king",
    "dunhuang": "dunhuang-3-empty-deck",
    "condottiere": "condottiere-5-final-battle",
}
"""game → the recording of it that is shown"""


NAMES = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay", "Gus", "Ida")


class Recorded(msgspec.Struct, frozen=True):
    """What of a recording is played; those of the tests say besides what is to come of it."""

    options: dict[str, Any]
    seats: tuple[str, ...]
    entries: tuple[RecordedEntry, ...]


class RecordedClock:
    """The time of the game that plays: it jumps to each entry and goes on from there."""

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._at, self._since = 0, steady()

    def __call__(self) -> int:
        """In milliseconds."""
        return self._at + int((self._steady() - self._since) * 1000)

    def jump(self, at: int) -> None:
        """To this moment, and never back."""
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
    """All that play; each waits while it is not looked at, or is paused."""

    sittings: Sittings
    folder: Path
    clock: RecordedClock
    shows: dict[str, Show] = field(default_factory=dict)
    paused: bool = False
    watched: str = "sheriff"

    def show(self, game: str) -> Show:
        """As it stands; opened when it is first asked for. Raises KeyError for an unknown game."""
        if game not in self.shows:
            self.shows[game] = self._open_show(game)
        return self.shows[game]

    def _open_show(self, game: str) -> Show:
        name = RECORDINGS[game]
        recording = msgspec.json.decode((self.folder / f"{name}.json").read_bytes(), type=Recorded)
        seats = len(recording.seats)
        opened = self.sittings.open(game, recording.options, NAMES[:seats])
        token = self.sittings.claim(opened.code, seats - 1)
        return Show(game, opened.code, opened.table_token, token, recording.entries)

    def step(self, show: Show) -> bool:
        """The next entry of the recording; False when there is none any more."""
        if show.done == len(show.entries):
            return False
        entry = show.entries[show.done]
        self.clock.jump(entry.at)
        self.sittings.perform(show.code, entry)
        show.done += 1
        return True

    def run(self, sleep: Callable[[float], object]) -> None:
        """For ever: whatever is watched goes on by one entry, then time to read it."""
        while True:
            sleep(PACE)
            if self.paused:
                continue
            if not self.step(self.show(self.watched)):
                sleep(RESTS)
                del self.shows[self.watched]
