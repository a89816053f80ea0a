"""Some goods cards: in a bag, on a stand, in a bribe. And how they are named."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from companion.engine.message import Message

from .tables import CARDS, Kind

_PLACE = {good: place for place, good in enumerate(CARDS)}


@dataclass(frozen=True, slots=True)
class Goods:
    """How many of each of the fifteen goods; never fewer than none."""

    counts: tuple[int, ...] = (0,) * len(CARDS)
    """in the order of `CARDS`"""

    def __post_init__(self) -> None:
        if len(self.counts) != len(CARDS) or min(self.counts) < 0:
            raise ValueError(f"not a number of cards for each good: {self.counts}")

    @classmethod
    def from_counts(cls, goods: Mapping[str, int]) -> Goods:
        """From numbers by good, those not named being none; a `KeyError` for an unknown one."""
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
        """What is left; more cannot be taken of a good than there is."""
        return self._combine(other, lambda own, others: max(0, own - others))

    def __and__(self, other: Goods) -> Goods:
        """What both have: the smaller number of each."""
        return self._combine(other, min)

    def covers(self, other: Goods) -> bool:
        """Whether `other` can be taken from these."""
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
        """[R s*.pass.contraband_secret] [R s*.royal.as_contraband] Contraband, royal goods too."""
        return self._only(lambda kind: kind is not Kind.LEGAL)

    def as_dict(self) -> dict[str, int]:
        """Only the goods that are there, in the order of `CARDS`."""
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
    """So many of the good, in words."""
    return Message(f"sheriff-goods-{good.replace('_', '-')}", n=n)


def list_goods(goods: Goods, gold: int = 0, cards: int = 0) -> tuple[Message, ...]:
    """Gold, the goods that are there, so many cards of which nobody says the kind: in words, for
    the language to join.
    """
    return (
        *((Message("sheriff-gold", n=gold),) if gold else ()),
        *(count_cards(good, n) for good, n in goods.as_dict().items()),
        *((Message("sheriff-cards", n=cards),) if cards else ()),
    )
