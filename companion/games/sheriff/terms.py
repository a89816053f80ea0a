"""What one side of a deal gives: gold, goods and favours."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from companion.engine.mending import Mendable
from companion.engine.message import Message
from companion.engine.moves import Choice, CountsField

from .goods import name_good
from .tables import CARDS

GoodsDocument = dict[str, int]
"""name of a good → number, zeros left out"""


class PromiseKind(StrEnum):
    PASS = "pass"
    INSPECT = "inspect"
    LATER = "later"
    OTHER = "other"


class Promise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A favour: about a bag of this round, about a later round, or in the table's own words."""

    kind: PromiseKind
    bag: int | None = None
    """the merchant whose bag it is about, for `pass` and `inspect`"""
    words: str = ""


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one side gives. [R s*.bribe.no_hand_cards] There is no place for cards in hand."""

    gold: int = 0
    stand: GoodsDocument = {}
    bag: GoodsDocument = {}
    promises: tuple[Promise, ...] = ()

    @property
    def nothing(self) -> bool:
        return not any((self.gold, *self.stand.values(), *self.bag.values(), self.promises))


def _goods_given(place: str) -> CountsField:
    values = tuple(Choice(good, name_good(good)) for good in CARDS)
    label = Message(f"sheriff-screen-from-{place}")
    return CountsField(name=f"bribe.{place}", label=label, values=values, optional=True)


SPOKEN_BRIBE = Mendable(
    amounts=("bribe.gold",), counts=(_goods_given("stand"), _goods_given("bag"))
)
"""what can be mended in an action whose `bribe` was only spoken"""
