"""A finished game with one district, coin or card more or less."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from companion.engine.counterfactuals import Step, more_or_less
from companion.engine.message import Message

from .cast import district_name
from .holdings import Built, Holdings, ScoreEntry
from .tables import DISTRICTS, TYPES, VAULT


def steps(entry: ScoreEntry) -> Iterator[Step]:
    """Without each district of a city, and with the cheapest that the box still has of each type;
    gold and cards where a unique district counts them.
    """
    built = Counter(one.district for player in entry.players for one in player.city)
    for at, player in enumerate(entry.players):
        for what, changed in (*_districts(player, built), *_vary_counts(player)):
            players = (*entry.players[:at], changed, *entry.players[at + 1 :])
            yield Step(replace(entry, players=players), at, what)


def _districts(player: Holdings, built: Counter[str]) -> Iterator[tuple[Message, Holdings]]:
    for k, one in enumerate(player.city):
        city = (*player.city[:k], *player.city[k + 1 :])
        what = Message("citadels-step-without", district=district_name(one.district))
        yield what, replace(player, city=city)
    own = {one.district for one in player.city}
    for type_ in TYPES:
        left = [
            each
            for each, card in DISTRICTS.items()
            if card.type is type_ and built[each] < card.copies and each not in {*own, VAULT}
        ]
        if left:
            district = min(left, key=lambda each: DISTRICTS[each].cost)
            what = Message("citadels-step-with", district=district_name(district))
            yield what, replace(player, city=(*player.city, Built(district)))


def _vary_counts(player: Holdings) -> Iterator[tuple[Message, Holdings]]:
    """[R ci.unique.imperial_treasury.score] [R ci.unique.map_room.score]"""
    own = {one.district for one in player.city}
    for by in (1, -1):
        if "imperial_treasury" in own and player.gold + by >= 0:
            what = more_or_less(by, Message("citadels-one-gold"))
            yield what, replace(player, gold=player.gold + by)
        if "map_room" in own and player.hand + by >= 0:
            what = more_or_less(by, Message("citadels-one-card"))
            yield what, replace(player, hand=player.hand + by)
