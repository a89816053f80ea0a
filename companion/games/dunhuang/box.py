"""Scores that can be typed in and cannot come out of the box: told, and counted all the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.engine.message import Message
from companion.engine.refusal import Fault
from companion.engine.score import overflow

from .goods import NUMBERS, name_good
from .holdings import ScoreEntry
from .tables import COINS, PRESTIGE, copies, goods_in_play


def warnings(entry: ScoreEntry) -> tuple[Fault, ...]:
    """[R dh.contents.goods] [R dh.setup.tokens_in_play] [R dh.contents.coins]
    [R dh.contents.prestige] More than there is. Coins and prestige may be substitutes
    [R dh.ruling.stock_runs_out], and that is asked.
    """
    players = entry.players
    tokens = len(goods_in_play(len(players)))
    return (
        *_goods(entry),
        *_more("tokens", [player.tokens for player in players], tokens),
        *_more("coins", [player.coins or 0 for player in players], COINS),
        *_more("prestige", [player.prestige for player in players], PRESTIGE),
    )


def _goods(entry: ScoreEntry) -> Iterator[Fault]:
    for key, good in NUMBERS.items():
        held = [player.warehouse.get(key, 0) for player in entry.players]
        most = copies(good, len(held))
        for i in overflow(held, most):
            message = Message(
                "dunhuang-warning-more-cards", card=name_good(good), n=sum(held), most=most
            )
            yield Fault(f"players[{i}].warehouse.{key}", "more_than_in_box", message)


def _more(what: str, held: Sequence[int], most: int) -> Iterator[Fault]:
    for i in overflow(held, most):
        message = Message(f"dunhuang-warning-more-{what}", n=sum(held), most=most)
        yield Fault(f"players[{i}].{what}", f"more_{what}_than_in_box", message)
