"""The box: the layout before the first turn, and what is in it and in play."""

from __future__ import annotations

from companion.engine.print import CheckList, Figure, Reference, Row, Section, SheetChoices, Table

from ..book import RULEBOOK
from ..goods import name_good
from ..hints import checklist
from ..options import Options
from ..rules import setup as laid_out
from ..tables import (
    COINS,
    GOODS,
    LEFT_OUT,
    PRESTIGE,
    START_COINS,
    TILES,
    copies,
    deck,
    tokens_in_play,
)
from .head import head, word


def setup(choices: SheetChoices) -> CheckList:
    """[R dh.setup.*] Return what the screens tell a table of this size whose coins lie on it."""
    players = choices.players
    cards, goods = deck(players), tokens_in_play(players)
    return CheckList(
        head(choices),
        word("before"),
        tuple(message for message, _ in checklist(laid_out(Options(purse="coins"), players))),
        (
            Figure(START_COINS[players], word("figure-purse"), "dunhuang_coin"),
            Figure(cards, word("figure-deck", n=cards), "draw"),
            Figure(goods, word("figure-in-play", n=goods), "dunhuang_token"),
        ),
        _left_out(players),
    )


def _left_out(players: int) -> tuple[Section, ...]:
    """[R dh.setup.goods_two] [R dh.setup.goods_three]"""
    goods = LEFT_OUT[players]
    rows = tuple(Row(name_good(good), (good,), f"dunhuang_{good}") for good in goods)
    table = Table((word("good"), word("pieces")), rows)
    return (Section(word("out"), table=table),) if goods else ()


def count(choices: SheetChoices) -> Reference:
    """[R dh.contents.goods] [R dh.contents.tiles] [R dh.contents.majority_tokens]
    [R dh.contents.coins] [R dh.contents.prestige] Goods and pieces, all of them and in play.
    """
    players = choices.players
    return Reference(
        head(choices, "draw"),
        (_goods(players), _pieces()),
        word("deck", n=deck(players), tokens=tokens_in_play(players)),
    )


def _goods(players: int) -> Section:
    rows = (
        Row(name_good(good), (good, copies(good, players)), f"dunhuang_{good}") for good in GOODS
    )
    columns = word("good"), word("in-box"), word("in-deck")
    table = Table(columns, tuple(rows), Row(word("total"), (sum(GOODS), deck(players))), ticks=True)
    where = RULEBOOK.reference("dh.contents.goods")
    return Section(word("goods"), table=table, picture="dunhuang_warehouse", where=where)


def _pieces() -> Section:
    """[R dh.contents.camel] [R dh.contents.start_marker]"""
    pieces = (
        ("tiles", TILES, "people"),
        ("cards", sum(GOODS), "card"),
        ("tokens", len(GOODS), "dunhuang_token"),
        ("coins", COINS, "dunhuang_coin"),
        ("prestige", PRESTIGE, "dunhuang_prestige"),
        ("camel", 1, "dunhuang_camel"),
        ("marker", 1, "flag"),
    )
    rows = (Row(word(f"box-{key}"), (n,), picture) for key, n, picture in pieces)
    table = Table((word("component"), word("pieces")), tuple(rows), ticks=True)
    return Section(word("box"), table=table, where=RULEBOOK.reference("dh.contents.tiles"))
