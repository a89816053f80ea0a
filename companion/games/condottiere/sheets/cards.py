"""Reference cards: every kind of card, and how a battle is counted."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message
from companion.engine.print import Card as Sheet
from companion.engine.print import Cards, Figure, SheetChoices

from ..battle import strength
from ..cards import card_name
from ..tables import CARDS, MERCENARIES, SPECIALS, Special
from .aid import army, does, more
from .head import head


def cards(choices: SheetChoices) -> Cards:
    """[R co.contents.cards] [R co.contents.mercenaries] A card for every kind in the box."""
    return Cards(head(choices), (*_specials(), *_mercenaries(), _strength()))


def _mercenaries() -> Iterator[Sheet]:
    """[R co.card.mercenary.strength] [R co.card.drum.double] [R co.card.winter.one]"""
    for card, n in MERCENARIES.items():
        yield Sheet(
            card_name(card),
            Message("condottiere-sheet-mercenary"),
            (does(card),),
            f"condottiere_{card}",
            int(card),
            (
                Figure(
                    strength((card, Special.DRUM.value), winter=False),
                    Message("condottiere-card-drum"),
                    "condottiere_drum",
                ),
                Figure(
                    strength((card,), winter=True),
                    Message("condottiere-card-winter"),
                    "condottiere_winter",
                ),
                Figure(n, Message("condottiere-sheet-in-box"), "draw"),
            ),
        )


def _specials() -> Iterator[Sheet]:
    """[R co.card.scarecrow.this_battle] [R co.card.scarecrow.without_exchange]
    [R co.card.bishop.ends]
    """
    for card in SPECIALS:
        yield Sheet(
            card_name(card),
            Message("condottiere-sheet-special"),
            (does(card), more(str(card))),
            f"condottiere_{card}",
            figures=(Figure(CARDS[card], Message("condottiere-sheet-in-box"), "draw"),),
        )


def _strength() -> Sheet:
    """[R co.battle_end.strength] [R co.battle_end.no_conquest]"""
    counted = army()
    return Sheet(
        counted.title,
        Message("condottiere-sheet-at-a-glance"),
        (*counted.lines, Message("condottiere-sheet-nobody")),
        counted.picture,
    )
