"""Reference cards: the goods of this game, and for everybody a round and what is paid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.engine.aid import Path
from companion.engine.message import Message
from companion.engine.print import Card, Cards, Figure, Row, SheetChoices, Table

from ..goods import count_cards, name_good
from ..options import Options
from ..tables import BONUS, CARDS, Kind, deck
from .aid import TONES, aid
from .head import head, options, word


def cards(choices: SheetChoices) -> Cards:
    """[R s*.cards.value] [R s*.cards.fine] [R s*.royal.multipliers] A card for every good."""
    chosen = options(choices)
    market = _market(chosen) if chosen.black_market else ()
    every = (*_goods(chosen, choices.players), *market)
    shared = _round(choices), *_fines(chosen, choices.players)
    return Cards(head(choices), every, shared, choices.players)


def _goods(chosen: Options, players: int) -> Iterator[Card]:
    for good, number in deck(players, chosen.royal_goods).items():
        card = CARDS[good]
        if number:
            figures = (
                Figure(card.value, word("value"), "trophy"),
                Figure(card.fine, word("fine"), "coins"),
                Figure(number, word("in-deck"), "draw"),
            )
            lines, tone = tuple(_lines(good)), TONES[chosen.edition][[*Kind].index(card.kind)]
            kind = word(card.kind.value)
            yield Card(name_good(good), kind, lines, good, figures=figures, tone=tone)


def _lines(good: str) -> Iterator[Message]:
    """[R s*.end.bonuses] [R s*.declare.legal_only] [R s*.royal.as_contraband]"""
    card = CARDS[good]
    if card.kind is Kind.LEGAL:
        king, queen = BONUS[good]
        yield word("card-legal")
        yield word("card-titles", king=king, queen=queen)
        return
    yield word("card-contraband")
    if card.counts_as:
        yield word("card-royal", goods=count_cards(*card.counts_as))


def _market(chosen: Options) -> Iterator[Card]:
    """[R s2.black_market.three_alike] [R s2.black_market.take] [R s2.black_market.score]"""
    for good, (dearer, other) in chosen.market_values.items():
        figures = (
            Figure(dearer, word("market-first"), "card"),
            Figure(other, word("market-second"), "card"),
        )
        lines = (Message("sheriff-hint-black-market-trade"), word("market-score"))
        yield Card(name_good(good), word("market"), lines, good, figures=figures)


def _round(choices: SheetChoices) -> Card:
    """[R s*.round.five_steps] What merchants do, step by step."""
    path = aid(choices).front.parts[0]
    assert isinstance(path, Path)
    steps = tuple(replace(one, below=None) for one in path.stops)
    return Card(word("round"), word("card-round"), steps=steps)


def _fines(chosen: Options, players: int) -> Iterator[Card]:
    """[R s*.cards.fine] [R s*.end.bonuses] What an inspection costs, and what the titles bring. The
    royal goods have a card of their own.
    """
    goods = [good for good, number in deck(players, chosen.royal_goods).items() if number]
    plain = [good for good in goods if CARDS[good].kind is not Kind.ROYAL]
    columns = tuple(map(word, ("good", "fine", "king", "queen")))
    for some, most in ((plain, len(columns)), (goods[len(plain) :], 2)):
        rows = (
            Row(name_good(one), (CARDS[one].fine, *BONUS.get(one, (None, None)))[: most - 1], one)
            for one in some
        )
        if some:
            table = Table(columns[:most], tuple(rows))
            yield Card(word("card-fines"), word("card-round"), table=table)
