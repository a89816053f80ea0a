"""The box: the check-list before the first round, and what is in it and in the deck."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message
from companion.engine.print import (
    Blanks,
    CheckList,
    Figure,
    Reference,
    Row,
    Section,
    SheetChoices,
    Table,
)

from ..book import RULEBOOK
from ..goods import name_good
from ..hints import hand, setup_steps
from ..options import Options
from ..tables import (
    BAG,
    BLACK_MARKET,
    CARDS,
    COINS,
    CONTRABAND,
    LEGAL,
    OFFICERS,
    ROUNDS,
    ROYAL,
    SEATS,
    START_GOLD,
    Edition,
    box_gold,
    deck,
    removed_cards,
)
from .head import deputies, head, options, rows, word


def setup(choices: SheetChoices) -> CheckList:
    """[R s*.setup.*] The check-list before the first round, and the rounds to tick off."""
    chosen = options(choices)
    cards = sum(deck(choices.players, chosen.royal_goods).values())
    who = word("rounds-deputies" if deputies(choices) else "rounds")
    return CheckList(
        head(choices),
        word("before"),
        tuple(message for message, _ in setup_steps(chosen, choices.players)),
        (
            Figure(START_GOLD, word("figure-gold"), "coins"),
            Figure(hand(chosen), word("figure-hand"), "card"),
            Figure(cards, word("figure-deck", n=cards), "draw"),
            Figure(BAG[1], word("figure-bag"), "bag"),
        ),
        tuple(_side_sections(choices)),
        Blanks(who, ROUNDS[choices.players], "sheriff"),
    )


def _side_sections(choices: SheetChoices) -> Iterator[Section]:
    chosen = options(choices)
    out = tuple(rows(tuple(CARDS), removed_cards(choices.players, chosen.royal_goods)))
    if out:
        lines = tuple(Row(row.name, (row.cards,), row.picture) for row in out)
        yield Section(word("out"), table=Table((word("good"), word("pieces")), lines))


_KINDS = (
    ("legal", "check", LEGAL),
    ("contraband", "contraband", CONTRABAND),
    ("royal", "crown", ROYAL),
)


def count(choices: SheetChoices) -> Reference:
    """[R s*.contents.cards] [R s2.contents.royal] [R s*.contents.coins] [R s*.cards.legal]
    [R s*.cards.contraband] [R s*.cards.royal] Box and deck, card by card.
    """
    chosen = options(choices)
    cards = sum(deck(choices.players, chosen.royal_goods).values())
    kinds = (_cards(chosen, choices.players, *kind) for kind in _KINDS)
    table = Table((word("component"),), tuple(_pieces(chosen.edition)), ticks=True)
    where = RULEBOOK.reference(f"{chosen.book}.contents.stands_bags")
    box = Section(word("box"), table=table, where=where)
    return Reference(head(choices, "draw"), (*kinds, _coins(chosen), box), word("deck", n=cards))


def _cards(
    chosen: Options, players: int, kind: str, picture: str, goods: tuple[str, ...]
) -> Section:
    box, there = deck(SEATS[chosen.edition][1], royal=True), deck(players, chosen.royal_goods)
    lines = tuple(Row(name_good(good), (box[good], there[good]), good) for good in goods)
    total = Row(word("pad-total"), tuple(sum(of[good] for good in goods) for of in (box, there)))
    table = Table(tuple(map(word, ("good", "in-box", "in-deck"))), lines, total, ticks=True)
    where = RULEBOOK.reference(f"{chosen.book}.table.apple")
    return Section(word(kind), table=table, picture=picture, where=where)


def _coins(chosen: Options) -> Section:
    """[R s*.contents.coins]"""
    coins = COINS[chosen.edition]
    lines = tuple(
        Row(Message("sheriff-gold", n=worth), (n,), "coins") for worth, n in coins.items()
    )
    total = Row(Message("sheriff-gold", n=box_gold(chosen.edition)), (sum(coins.values()),))
    table = Table((word("coin"), word("pieces")), tuple(lines), total, ticks=True)
    where = RULEBOOK.reference(f"{chosen.book}.contents.coins")
    return Section(word("coins"), table=table, where=where)


def _pieces(edition: Edition) -> Iterator[Row]:
    """[R s*.contents.cards] [R s2.contents.royal] [R s*.contents.stands_bags]
    [R s1.contents.sheriff_token] [R s2.contents.sheriff_figure] [R s2.contents.deputy_figures]
    [R s2.contents.deputy_cards] [R s2.contents.loot_tile] [R s2.contents.black_market]
    """
    most = SEATS[edition][1]
    full = deck(most, royal=True)
    for kind, picture, goods in _KINDS:
        n = sum(full[good] for good in goods)
        yield Row(word(f"box-{kind}", n=n), picture="apple" if kind == "legal" else picture)
    yield Row(word("box-stands", n=most), picture="stand")
    yield Row(word("box-sheriff"), picture="sheriff")
    if OFFICERS[most] > 1:
        deputies = word("box-deputies", n=OFFICERS[most], cards=most)
        yield Row(deputies, picture="people")
        n = sum(len(values) for values in BLACK_MARKET.values())
        yield Row(word("box-market", n=n), picture="card")
