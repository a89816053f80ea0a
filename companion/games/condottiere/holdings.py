"""The score entry: who holds which cities at the end, and the checks of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from companion.engine.checks import Amount, alike, amount, player_count, player_names
from companion.engine.message import Message
from companion.engine.refusal import Fault

from .cards import ANY_CITY, CityName, city_name
from .tables import CITIES, POINTS_BONUS, SEATS, cities_needed


class Holdings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cities of one player."""

    name: str
    cities: tuple[CityName, ...] = ()


class Variants(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The variants that were played with."""

    bigger_kingdoms: bool = False
    points: bool = False
    points_bonus: Amount = POINTS_BONUS


class ScoreEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of Condottiere as the map shows it."""

    players: tuple[Holdings, ...]
    options: Variants = Variants()
    final_battle_winner: str | None = None
    """[R co.end.final_winner] a name; None: not fought, or nobody won"""

    @property
    def needed(self) -> int:
        return cities_needed(len(self.players), self.options.bigger_kingdoms)

    @property
    def full_board(self) -> bool:
        return len({city for player in self.players for city in player.cities}) == len(CITIES)


def list_faults(entry: ScoreEntry) -> Iterator[Fault]:
    """[R co.aim.players] List every impossible value in the document, with its path."""
    yield from player_count("players", len(entry.players), *SEATS)
    yield from player_names([player.name for player in entry.players])
    yield from amount("options.points_bonus", entry.options.points_bonus)
    yield from _city_faults(entry)
    winner = entry.final_battle_winner
    if winner is not None and alike(winner) not in {alike(player.name) for player in entry.players}:
        message = Message("condottiere-fault-unknown-player")
        yield Fault("final_battle_winner", "unknown_player", message)


def _city_faults(entry: ScoreEntry) -> Iterator[Fault]:
    """[R co.setup.marker_use] Yield a fault for each city that two players hold."""
    times = Counter(city for player in entry.players for city in player.cities)
    for i, player in enumerate(entry.players):
        for k, city in enumerate(player.cities):
            path = f"players[{i}].cities[{k}]"
            yield from ANY_CITY.faults(path, city)
            if city in CITIES and times[city] > 1:
                message = Message("condottiere-fault-city-twice", city=city_name(city))
                yield Fault(path, "city_twice", message)
