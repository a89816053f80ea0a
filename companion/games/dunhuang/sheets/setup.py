"""The check-list before the first turn."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.print import CheckList, Figure, Row, Section, SheetChoices, Table

from ..goods import name_good
from ..hints import checklist
from ..options import Options
from ..rules import setup as laid_out
from ..tables import LEFT_OUT, START_COINS, deck, goods_in_play
from .head import head, word


def setup(choices: SheetChoices) -> CheckList:
    """[R dh.setup.*] What the screens tell a table of so many where the coins are on it."""
    players = choices.players
    cards, goods = deck(players), len(goods_in_play(players))
    return CheckList(
        head(choices),
        word("before"),
        tuple(message for message, _ in checklist(laid_out(Options(purse="coins"), players))),
        (
            Figure(START_COINS[players], word("figure-purse"), "dunhuang_coin"),
            Figure(cards, word("figure-deck", n=cards), "draw"),
            Figure(goods, word("figure-in-play", n=goods), "dunhuang_token"),
        ),
        tuple(_side_sections(players)),
    )


def _side_sections(players: int) -> Iterator[Section]:
    """[R dh.setup.goods_two] [R dh.setup.goods_three]"""
    if LEFT_OUT[players]:
        yield Section(
            word("out"),
            table=Table(
                (word("good"), word("pieces")),
                tuple(
                    Row(name_good(good), (good,), f"dunhuang_{good}") for good in LEFT_OUT[players]
                ),
            ),
        )
