"""What is in the box, and what of it is in play."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.print import Reference, Row, Section, SheetChoices, Table

from ..book import RULEBOOK
from ..goods import name_good
from ..tables import COINS, GOODS, PRESTIGE, TILES, copies, deck, goods_in_play
from .head import head, word


def count(choices: SheetChoices) -> Reference:
    """[R dh.contents.goods] [R dh.contents.tiles] [R dh.contents.majority_tokens]
    [R dh.contents.coins] [R dh.contents.prestige] Goods and pieces, all of them and in play.
    """
    players = choices.players
    return Reference(
        head(choices, "draw"),
        (_goods(players), pieces()),
        word("deck", n=deck(players), tokens=len(goods_in_play(players))),
    )


def _goods(players: int) -> Section:
    return Section(
        word("goods"),
        table=Table(
            (word("good"), word("in-box"), word("in-deck")),
            tuple(
                Row(name_good(good), (good, copies(good, players)), f"dunhuang_{good}")
                for good in GOODS
            ),
            Row(word("total"), (sum(GOODS), deck(players))),
            ticks=True,
        ),
        picture="dunhuang_warehouse",
        where=RULEBOOK.reference("dh.contents.goods"),
    )


def pieces() -> Section:
    """[R dh.contents.camel] [R dh.contents.start_marker]"""
    return Section(
        word("box"),
        table=Table((word("component"), word("pieces")), tuple(_pieces()), ticks=True),
        where=RULEBOOK.reference("dh.contents.tiles"),
    )


def _pieces() -> Iterator[Row]:
    for key, n, picture in (
        ("tiles", TILES, "people"),
        ("cards", sum(GOODS), "card"),
        ("tokens", len(GOODS), "dunhuang_token"),
        ("coins", COINS, "dunhuang_coin"),
        ("prestige", PRESTIGE, "dunhuang_prestige"),
        ("camel", 1, "dunhuang_camel"),
        ("marker", 1, "flag"),
    ):
        yield Row(word(f"box-{key}"), (n,), picture)
