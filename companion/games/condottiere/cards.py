"""The names of cards and cities, and their forms in documents."""

from __future__ import annotations

from typing import Annotated

import msgspec

from companion.engine.message import Message
from companion.engine.values import OneOf

from .tables import CARDS, CITIES, MERCENARIES, Card


def card_name(card: Card) -> Message:
    """Return the name of a card: mercenary 6, drum."""
    if card in MERCENARIES:
        return Message("condottiere-mercenary", n=card)
    return Message(f"condottiere-card-{card}")


def city_name(city: str) -> Message:
    """Return the name of a city."""
    return Message(f"condottiere-city-{city.lower()}")


ANY_CARD = OneOf("card", tuple(CARDS), card_name, Message("condottiere-fault-unknown-card"))
ANY_CITY = OneOf("city", tuple(CITIES), city_name, Message("condottiere-fault-unknown-city"))

CardName = Annotated[int | str, msgspec.Meta(extra_json_schema={"enum": list(CARDS)}), ANY_CARD]
"""a `Card` in a document: 1 to 6, 10, or the name of a special card"""
CityName = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(CITIES)}), ANY_CITY]
