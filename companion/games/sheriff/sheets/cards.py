"""Reference cards: the goods of this game, and a round at a glance."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message
from companion.engine.print import Card, Cards, Figure, SheetChoices

from ..goods import count_cards, name_good
from ..model import STEPS
from ..options import Options
from ..tables import BONUS, CARDS, Kind, deck
from .head import head, options, word


def cards(choices: SheetChoices) -> Cards:
    """[R s*.cards.value] [R s*.cards.fine] [R s*.royal.multipliers] A card for every good."""
    chosen = options(choices)
    market = _market(chosen) if chosen.black_market else ()
    every = (*_goods(chosen, choices.players), *market, _round())
    return Cards(head(choices), every, copies=choices.players)


def _goods(chosen: Options, players: int) -> Iterator[Card]:
    for good, number in deck(players, chosen.royal_goods).items():
        card = CARDS[good]
        if number:
            figures = (
                Figure(card.value, word("value"), "trophy"),
                Figure(card.fine, word("fine"), "coins"),
                Figure(number, word("in-deck"), "draw"),
            )
            lines = tuple(_lines(good))
            yield Card(name_good(good), word(card.kind.value), lines, good, figures=figures)


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


def _round() -> Card:
    """[R s*.round.five_steps]"""
    steps = tuple(
        word("card-step", n=number, step=Options.phase_name(phase))
        for number, phase in enumerate(STEPS, start=1)
    )
    return Card(word("round"), word("card-round"), steps, "hourglass")
