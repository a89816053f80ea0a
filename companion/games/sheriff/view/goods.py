"""Goods as screens show them, and what one side of a deal gives."""

from __future__ import annotations

import msgspec

from companion.engine.message import Message, SeatName

from ..goods import Goods, list_goods, name_good
from ..model import Side, State
from ..tables import CARDS, deck, declarable
from ..terms import Promise, PromiseKind


class GoodCount(msgspec.Struct, frozen=True):
    good: str
    n: int
    name: Message


class GoodInfo(msgspec.Struct, frozen=True):
    """A good that can be tapped at this sitting."""

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
    """Return the goods that are in this deck."""
    there = deck(state.seats, state.options.royal_goods)
    may = declarable(state.seats)
    return tuple(
        GoodInfo(good, name_good(good), card.kind.value, card.value, card.fine, good in may)
        for good, card in CARDS.items()
        if there[good]
    )


class SideView(msgspec.Struct, frozen=True):
    """What one side of a deal gives, as far as the viewer may know it."""

    gold: int
    goods: tuple[GoodCount, ...]
    """kinds that the viewer may know"""
    cards: int
    """further cards of which the viewer knows only the number"""
    promises: tuple[Message, ...]
    words: tuple[Message, ...]
    """everything in words, to be joined"""


def side_view(side: Side, party: bool) -> SideView:
    """[R s2.ruling.bribe_contraband_seen] Return one side of a deal. Legal goods from a stand are
    seen by all; only the two partners know the kinds of goods from a bag and of contraband.
    """
    open_goods = side.goods if party else side.stand.legal()
    cards = 0 if party else (side.goods - open_goods).count
    promises = tuple(promise_words(promise) for promise in side.promises)
    words = list_goods(open_goods, side.gold, cards) + promises or (Message("sheriff-nothing"),)
    return SideView(side.gold, counts(open_goods), cards, promises, words)


def promise_words(promise: Promise) -> Message:
    about = {} if promise.bag is None else {"bag": SeatName(promise.bag)}
    match promise.kind:
        case PromiseKind.PASS | PromiseKind.INSPECT:
            return Message(f"sheriff-promise-{promise.kind.value}", **about)
        case PromiseKind.LATER if not promise.words:
            return Message("sheriff-promise-later")
        case PromiseKind.LATER:
            return Message("sheriff-promise-later-words", words=promise.words)
        case _:
            return Message("sheriff-promise-words", words=promise.words)
