"""A finished game in which one city has another owner."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.engine.counterfactuals import Step
from companion.engine.message import Message

from .cards import city_name
from .holdings import Holdings, ScoreEntry
from .realm import count_linked
from .tables import CITIES


def steps(entry: ScoreEntry) -> Iterator[Step]:
    """[R co.setup.marker_use] A city has one marker: whoever gets it has it from its owner. Where
    a kingdom has won only its cities count: nobody would have got another one afterwards.
    """
    kings = [one for one in entry.players if count_linked(one.cities) >= entry.needed]
    cities = [city for one in kings for city in one.cities] or CITIES
    for at, player in enumerate(entry.players):
        for city in cities:
            if city not in player.cities:
                players = tuple(
                    _set_owned(one, city, i == at) for i, one in enumerate(entry.players)
                )
                what = Message("condottiere-step-city", city=city_name(city))
                yield Step(replace(entry, players=players), at, what)


def _set_owned(player: Holdings, city: str, owns: bool) -> Holdings:
    others = tuple(each for each in player.cities if each != city)
    return replace(player, cities=(*others, city) if owns else others)
