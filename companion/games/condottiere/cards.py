"""What the cards and cities are called, and what may stand for one in a document."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec

from companion.engine.message import Message
from companion.engine.refusal import Fault

from .tables import CARDS, CITIES, MERCENARIES, Card

CityName = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(CITIES)})]
CardName = Annotated[int | str, msgspec.Meta(extra_json_schema={"enum": list(CARDS)})]
"""`Card` in a document: 1 to 6, 10, or the name of a special card"""


def card_name(card: Card) -> Message:
    """What people call a card that there is: mercenary 6, drum."""
    if card in MERCENARIES:
        return Message("condottiere-mercenary", n=card)
    return Message(f"condottiere-card-{card}")


def city_name(city: str) -> Message:
    """Of a city that there is."""
    return Message(f"condottiere-city-{city.lower()}")


def card_faults(path: str, card: Card) -> Iterator[Fault]:
    if card not in CARDS:
        yield Fault(path, "unknown_card", Message("condottiere-fault-unknown-card"))


def city_faults(path: str, city: str) -> Iterator[Fault]:
    if city not in CITIES:
        yield Fault(path, "unknown_city", Message("condottiere-fault-unknown-city"))
