"""Reference cards: the goods of this game, and a round at a glance."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message
from companion.engine.print import Card, Cards, Figure, SheetChoices

from ..goods import count_cards, name_good
from ..model import STEPS
from ..options import Options
from ..tables import BONUS, CARDS, Kind, deck
from .head import head, options

_KINDS = {Kind.LEGAL: "legal", Kind.CONTRABAND: "contraband", Kind.ROYAL: "royal"}


def cards(choices: SheetChoices) -> Cards:
    """[R s*.cards.value] [R s*.cards.fine] [R s*.royal.multipliers] A card for every good."""
    chosen = options(choices)
    return Cards(
        head(choices),
        (
            *_goods(chosen, choices.players),
            *(_market(chosen) if chosen.black_market else ()),
            _round(),
        ),
        copies=choices.players,
    )


def _goods(chosen: Options, players: int) -> Iterator[Card]:
    for good, number in deck(players, chosen.royal_goods).items():
        card = CARDS[good]
        if number:
            yield Card(
                name_good(good),
                Message(f"sheriff-sheet-{_KINDS[card.kind]}"),
                tuple(_lines(good)),
                good,
                figures=(
                    Figure(card.value, Message("sheriff-sheet-value"), "trophy"),
                    Figure(card.fine, Message("sheriff-sheet-fine"), "coins"),
                    Figure(number, Message("sheriff-sheet-in-deck"), "draw"),
                ),
            )


def _lines(good: str) -> Iterator[Message]:
    """[R s*.end.bonuses] [R s*.declare.legal_only] [R s*.royal.as_contraband]"""
    card = CARDS[good]
    if card.kind is Kind.LEGAL:
        king, queen = BONUS[good]
        yield Message("sheriff-sheet-card-legal")
        yield Message("sheriff-sheet-card-titles", king=king, queen=queen)
        return
    yield Message("sheriff-sheet-card-contraband")
    if card.counts_as:
        yield Message("sheriff-sheet-card-royal", goods=count_cards(*card.counts_as))


def _market(chosen: Options) -> Iterator[Card]:
    """[R s2.black_market.three_alike] [R s2.black_market.take] [R s2.black_market.score]"""
    for good, (dearer, other) in chosen.market_values.items():
        yield Card(
            name_good(good),
            Message("sheriff-sheet-market"),
            (
                Message("sheriff-hint-black-market-trade"),
                Message("sheriff-sheet-market-score"),
            ),
            good,
            figures=(
                Figure(dearer, Message("sheriff-sheet-market-first"), "card"),
                Figure(other, Message("sheriff-sheet-market-second"), "card"),
            ),
        )


def _round() -> Card:
    """[R s*.round.five_steps]"""
    steps = tuple(
        Message(
            "sheriff-sheet-card-step",
            n=number,
            step=Message(f"sheriff-phase-{phase.value.replace('_', '-')}"),
        )
        for number, phase in enumerate(STEPS, start=1)
    )
    return Card(
        Message("sheriff-sheet-round"), Message("sheriff-sheet-card-round"), steps, "hourglass"
    )
