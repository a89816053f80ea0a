"""The rulebooks' tables, each row beside its rule. No words, no decisions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from types import MappingProxyType
from typing import Literal, TypeVar

Key = TypeVar("Key")
Row = TypeVar("Row")


def _table(rows: dict[Key, Row]) -> Mapping[Key, Row]:
    return MappingProxyType(rows)


Edition = Literal["first", "second"]

BOOKS: Mapping[Edition, str] = _table({"first": "s1", "second": "s2"})
"""edition → the prefix of its rules' ids"""


class Kind(StrEnum):
    LEGAL = "legal"
    CONTRABAND = "contraband"
    ROYAL = "royal"


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    kind: Kind
    value: int
    """[R s*.cards.value] points at the end, and gold's worth in a debt"""
    fine: int
    """[R s*.cards.fine] gold that an inspection costs somebody"""
    three: int
    """copies with three players"""
    more: int
    """copies with four and more"""
    counts_as: tuple[str, int] | None
    """for king and queen: the legal good and how many of it"""


def _legal(good: str, value: int, fine: int, three: int, more: int) -> Card:
    return Card(good, Kind.LEGAL, value, fine, three, more, (good, 1))


def _contraband(good: str, value: int, fine: int, three: int, more: int) -> Card:
    return Card(good, Kind.CONTRABAND, value, fine, three, more, None)


def _royal(good: str, value: int, fine: int, three: int, more: int, like: str, times: int) -> Card:
    return Card(good, Kind.ROYAL, value, fine, three, more, (like, times))


# [R s*.cards.legal] [R s*.cards.contraband] [R s*.cards.royal] [R s*.contents.cards]
# [R s2.contents.royal] value, fine, copies with three, copies with more; royal cards also what
# they count as: [R s*.royal.two_or_three] [R s*.royal.multipliers]
CARDS: Mapping[str, Card] = _table(
    {
        card.id: card
        for card in (
            _legal("apple", 2, 2, 48, 48),  # [R s*.table.apple]
            _legal("cheese", 3, 2, 36, 36),  # [R s*.table.cheese]
            _legal("bread", 3, 2, 0, 36),  # [R s*.table.bread]
            _legal("chicken", 4, 2, 24, 24),  # [R s*.table.chicken]
            _contraband("pepper", 6, 4, 18, 22),  # [R s*.table.pepper]
            _contraband("mead", 7, 4, 16, 21),  # [R s*.table.mead]
            _contraband("silk", 8, 4, 9, 12),  # [R s*.table.silk]
            _contraband("crossbow", 9, 4, 5, 5),  # [R s*.table.crossbow]
            _royal("green_apples", 4, 3, 2, 2, "apple", 2),  # [R s*.table.green_apples]
            _royal("golden_apples", 6, 4, 1, 2, "apple", 3),  # [R s*.table.golden_apples]
            _royal("gouda_cheese", 6, 4, 2, 2, "cheese", 2),  # [R s*.table.gouda_cheese]
            _royal("bleu_cheese", 9, 5, 0, 1, "cheese", 3),  # [R s*.table.bleu_cheese]
            _royal("rye_bread", 6, 4, 0, 2, "bread", 2),  # [R s*.table.rye_bread]
            _royal("pumpernickel_bread", 9, 5, 0, 1, "bread", 3),  # [R s*.table.pumpernickel_bread]
            _royal("royal_rooster", 8, 4, 1, 2, "chicken", 2),  # [R s*.table.royal_rooster]
        )
    }
)

LEGAL = tuple(good for good, card in CARDS.items() if card.kind is Kind.LEGAL)
CONTRABAND = tuple(good for good, card in CARDS.items() if card.kind is Kind.CONTRABAND)
ROYAL = tuple(good for good, card in CARDS.items() if card.kind is Kind.ROYAL)

# [R s1.intro.players] [R s2.intro.players] fewest and most
SEATS: Mapping[Edition, tuple[int, int]] = _table({"first": (3, 5), "second": (3, 6)})

# [R s*.contents.coins] worth → how many
COINS: Mapping[Edition, Mapping[int, int]] = _table(
    {
        "first": _table({50: 12, 20: 17, 5: 42, 1: 39}),
        "second": _table({50: 12, 20: 18, 5: 48, 1: 55}),
    }
)

START_GOLD = 50  # [R s*.setup.gold]
HAND = 6  # [R s*.setup.deal] [R s*.end_round.refill]
LONG_HAND = 7  # [R s*.hand_seven.seven]
LEFT_OUT_CARDS = 10  # [R s*.hide_ten.remove]
BAG = (1, 5)  # [R s*.load.one_to_five] fewest and most cards
SECONDS_PER_MERCHANT = 60  # [R s*.timer.minute_each]

# [R s*.round.roles] [R s2.six.roles] how many are sheriff or deputies, the others are merchants
OFFICERS: Mapping[int, int] = _table({3: 1, 4: 1, 5: 1, 6: 2})

# [R s1.round.length] [R s1.three.length] [R s2.round.length_three] [R s2.round.length_four_five]
# [R s2.six.end] [R s2.ruling.six_last_round] players → rounds
ROUNDS: Mapping[int, int] = _table({3: 9, 4: 8, 5: 10, 6: 9})

# [R s*.end.bonuses] king, queen
BONUS: Mapping[str, tuple[int, int]] = _table(
    {"apple": (20, 10), "cheese": (15, 10), "bread": (15, 10), "chicken": (10, 5)}
)

# [R s2.contents.black_market] [R s2.ruling.black_market_values] the dearer card, then the other.
# The values are one fan project's and unconfirmed; tables may type in what their cards say.
BLACK_MARKET: Mapping[str, tuple[int, int]] = _table(
    {"pepper": (30, 27), "mead": (32, 29), "silk": (34, 31)}
)


@cache
def deck(players: int, royal: bool) -> Mapping[str, int]:
    """[R s*.three.remove] [R s*.three.remove_royal] [R s*.royal.four_plus] [R s1.cards.four_plus]

    What is in the deck: all fifteen goods, those left out with 0.
    """
    copies = {good: card.three if players == 3 else card.more for good, card in CARDS.items()}
    return copies if royal else copies | dict.fromkeys(ROYAL, 0)


def removed_cards(players: int, royal: bool) -> Mapping[str, int]:
    """[R s*.three.remove] [R s*.three.remove_royal] [R s*.royal.four_plus]

    Return which of the cards that are played with go back into the box: none from four players on.
    """
    full, there = deck(4, royal), deck(players, royal)
    return {good: n - there[good] for good, n in full.items() if n > there[good]}


@cache
def declarable(players: int) -> tuple[str, ...]:
    """[R s*.declare.legal_only] [R s2.ruling.three_players_bread]

    With three players there is no bread, so it cannot be declared either.
    """
    there = deck(players, royal=False)
    return tuple(good for good in LEGAL if there[good])


def box_gold(edition: Edition) -> int:
    """[R s*.contents.coins] [R s*.setup.bank] What all coins of the box are worth together."""
    return sum(coin * number for coin, number in COINS[edition].items())
