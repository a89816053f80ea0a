"""A finished game with one card, token, prestige or coin more or less."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.engine.counterfactuals import Step, more_or_less
from companion.engine.message import Message

from .goods import NUMBERS, name_good
from .holdings import Holdings, ScoreEntry
from .tables import COINS, PRESTIGE, copies, goods_in_play


def steps(entry: ScoreEntry) -> Iterator[Step]:
    """No more than the box has [R dh.contents.goods] [R dh.setup.tokens_in_play]
    [R dh.contents.coins] [R dh.contents.prestige]; nothing where somebody won at once.
    """
    if entry.instant_winner is not None:
        return
    shares = all(n <= 1 for player in entry.players for n in player.warehouse.values())
    for at, player in enumerate(entry.players):
        goods = _shares(entry, player) if shares else _goods(entry, player)
        for what, changed in (*goods, *_pieces(entry, player)):
            players = (*entry.players[:at], changed, *entry.players[at + 1 :])
            yield Step(replace(entry, players=players), at, what)


def _shares(entry: ScoreEntry, player: Holdings) -> Iterator[tuple[Message, Holdings]]:
    """Where only those with the most of a good were tapped, nobody knows how many cards they have:
    a share in it comes or goes.
    """
    for good in goods_in_play(len(entry.players)):
        has = player.warehouse.get(str(good), 0)
        key = "dunhuang-without-share" if has else "dunhuang-with-share"
        warehouse = {**player.warehouse, str(good): 1 - has}
        yield Message(key, good=name_good(good)), replace(player, warehouse=warehouse)


def _goods(entry: ScoreEntry, player: Holdings) -> Iterator[tuple[Message, Holdings]]:
    for key, good in NUMBERS.items():
        n, most = player.warehouse.get(key, 0), copies(good, len(entry.players))
        held = sum(one.warehouse.get(key, 0) for one in entry.players)
        for by in (1, -1):
            if n + by >= 0 and held + by <= most:
                warehouse = {**player.warehouse, key: n + by}
                what = more_or_less(by, Message("dunhuang-one-card", good=name_good(good)))
                yield what, replace(player, warehouse=warehouse)


def _pieces(entry: ScoreEntry, player: Holdings) -> Iterator[tuple[Message, Holdings]]:
    limits = {
        "tokens": len(goods_in_play(len(entry.players))),
        "prestige": PRESTIGE,
        "coins": COINS,
    }
    for field, most in limits.items():
        n = getattr(player, field)
        if n is None:
            continue
        held = sum(getattr(one, field) or 0 for one in entry.players)
        for by in (1, -1):
            if n + by >= 0 and held + by <= most:
                what = more_or_less(by, Message(f"dunhuang-one-{field}"))
                yield what, replace(player, **{field: n + by})
