"""Goods as a screen shows them."""

from __future__ import annotations

import msgspec

from companion.engine.message import Message

from ..goods import Goods, name_good
from ..model import State
from ..tables import CARDS, deck, declarable


class GoodCount(msgspec.Struct, frozen=True):
    good: str
    n: int
    name: Message


class GoodInfo(msgspec.Struct, frozen=True):
    """A good that may be tapped at this sitting."""

    good: str
    name: Message
    kind: str
    """legal, contraband or royal"""
    value: int
    fine: int
    declarable: bool


def counts(goods: Goods) -> tuple[GoodCount, ...]:
    return tuple(GoodCount(good, n, name_good(good)) for good, n in goods.as_dict().items())


def goods(state: State) -> tuple[GoodInfo, ...]:
    """What can be tapped: the goods that are in this deck."""
    there = deck(state.seats, state.options.royal_goods)
    return tuple(
        GoodInfo(
            good,
            name_good(good),
            card.kind.value,
            card.value,
            card.fine,
            good in declarable(state.seats),
        )
        for good, card in CARDS.items()
        if there[good]
    )
