"""A set of goods cards: in a bag, on a stand, in a bribe; and their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from companion.engine.message import Message

from .tables import CARDS, Kind

_PLACE = {good: place for place, good in enumerate(CARDS)}


@dataclass(frozen=True, slots=True)
class Goods:
    """How many of each of the fifteen goods, never negative."""

    counts: tuple[int, ...] = (0,) * len(CARDS)
    """in the order of `CARDS`"""

    def __post_init__(self) -> None:
        if len(self.counts) != len(CARDS) or min(self.counts) < 0:
            raise ValueError(f"not a number of cards for each good: {self.counts}")

    @classmethod
    def from_counts(cls, goods: Mapping[str, int]) -> Goods:
        """Make goods from numbers by name; the others are 0. Raises KeyError
        for an unknown name.
        """
        counts = [0] * len(CARDS)
        for good, number in goods.items():
            counts[_PLACE[good]] = number
        return cls(tuple(counts))

    def __getitem__(self, good: str) -> int:
        return self.counts[_PLACE[good]]

    def __bool__(self) -> bool:
        return any(self.counts)

    def __add__(self, other: Goods) -> Goods:
        return self._combine(other, lambda own, others: own + others)

    def __sub__(self, other: Goods) -> Goods:
        """Return what is left; never less than 0 of a good."""
        return self._combine(other, lambda own, others: max(0, own - others))

    def __and__(self, other: Goods) -> Goods:
        """Return what both have: the smaller number of each."""
        return self._combine(other, min)

    def covers(self, other: Goods) -> bool:
        """Return whether `other` can be taken from these."""
        return not other - self

    @property
    def count(self) -> int:
        return sum(self.counts)

    @property
    def value(self) -> int:
        """[R s*.cards.value] The printed values together."""
        return sum(self[good] * card.value for good, card in CARDS.items())

    @property
    def fine(self) -> int:
        """[R s*.cards.fine] The printed fines together."""
        return sum(self[good] * card.fine for good, card in CARDS.items())

    def legal(self) -> Goods:
        return self._only(lambda kind: kind is Kind.LEGAL)

    def select_hidden(self) -> Goods:
        """[R s*.pass.contraband_secret] [R s*.royal.as_contraband] Return the contraband, royal
        goods included.
        """
        return self._only(lambda kind: kind is not Kind.LEGAL)

    def as_dict(self) -> dict[str, int]:
        """Return the goods that are there, in the order of `CARDS`."""
        return {good: self[good] for good in CARDS if self[good]}

    def _only(self, keep: Callable[[Kind], bool]) -> Goods:
        return Goods.from_counts({good: self[good] for good in CARDS if keep(CARDS[good].kind)})

    def _combine(self, other: Goods, join: Callable[[int, int], int]) -> Goods:
        return Goods(tuple(map(join, self.counts, other.counts)))


NOTHING = Goods()


@cache
def name_good(good: str) -> Message:
    """The good's name."""
    return Message(f"sheriff-good-{good.replace('_', '-')}")


def count_cards(good: str, n: int) -> Message:
    """Return so many of the good, in words."""
    return Message(f"sheriff-goods-{good.replace('_', '-')}", n=n)


def list_goods(goods: Goods, gold: int = 0, cards: int = 0) -> tuple[Message, ...]:
    """Return gold, goods, and a number of unknown cards as messages to be joined."""
    return (
        *((Message("sheriff-gold", n=gold),) if gold else ()),
        *(count_cards(good, n) for good, n in goods.as_dict().items()),
        *((Message("sheriff-cards", n=cards),) if cards else ()),
    )
