"""A finished game with one coin or one goods card more or less."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.engine.counterfactuals import Step, more_or_less
from companion.engine.message import Message

from .goods import count_cards
from .holdings import Holdings, ScoreEntry, edition_of
from .tables import box_gold, deck


def steps(entry: ScoreEntry) -> Iterator[Step]:
    """No more than the box has [R s*.contents.*]."""
    there = deck(len(entry.players), entry.options.royal_goods)
    held = {good: sum(one.goods.get(good, 0) for one in entry.players) for good in there}
    gold, most_gold = sum(one.gold for one in entry.players), box_gold(edition_of(entry))
    for at, player in enumerate(entry.players):
        for good, most in there.items():
            n = player.goods.get(good, 0)
            for by in (1, -1):
                if n + by >= 0 and held[good] + by <= most:
                    goods = {**player.goods, good: n + by}
                    what = more_or_less(by, count_cards(good, 1))
                    yield Step(_replace_player(entry, at, replace(player, goods=goods)), at, what)
        for by in (1, -1):
            if player.gold + by >= 0 and gold + by <= most_gold:
                what = more_or_less(by, Message("sheriff-gold", n=1))
                yield Step(
                    _replace_player(entry, at, replace(player, gold=player.gold + by)), at, what
                )


def _replace_player(entry: ScoreEntry, at: int, player: Holdings) -> ScoreEntry:
    return replace(entry, players=(*entry.players[:at], player, *entry.players[at + 1 :]))
