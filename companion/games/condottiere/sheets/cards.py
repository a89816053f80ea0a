"""Reference cards: every special card, and how a battle is counted."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.print import Card as Sheet
from companion.engine.print import Cards, Figure, SheetChoices

from ..cards import card_name
from ..tables import CARDS, SPECIALS
from .aid import army, does, more
from .head import head, says


def cards(choices: SheetChoices) -> Cards:
    """[R co.contents.cards] A card for every special one; a mercenary says all that it is."""
    return Cards(head(choices), (*_specials(), _strength()), choices.players)


def _specials() -> Iterator[Sheet]:
    """[R co.card.scarecrow.this_battle] [R co.card.scarecrow.without_exchange]
    [R co.card.bishop.ends]
    """
    for card in SPECIALS:
        yield Sheet(
            card_name(card),
            says("special"),
            (does(card), more(str(card))),
            f"condottiere_{card}",
            figures=(Figure(CARDS[card], says("in-box"), "draw"),),
        )


def _strength() -> Sheet:
    """[R co.battle_end.strength] [R co.battle_end.no_conquest]"""
    counted = army()
    return Sheet(
        counted.title, says("at-a-glance"), (*counted.lines, says("nobody")), counted.picture
    )
