"""Fields of actions for goods and for terms of a deal, and labels of moves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

from companion.engine.checks import LIMIT
from companion.engine.message import Message, SeatName
from companion.engine.moves import Choice, CountsField, DocumentField, Total
from companion.engine.refusal import Fault
from companion.engine.values import UpTo

from .. import hints
from ..goods import Goods, list_goods, name_good
from ..model import Bag, State
from ..rules.bank import most_gold
from ..rules.needs import goods_faults
from ..tables import BAG, CARDS, CONTRABAND, LEGAL, ROYAL
from ..terms import GoodsDocument

Amount = Annotated[int, UpTo()]


@cache
def says(key: str) -> Message:
    return Message(f"sheriff-screen-{key}")


@dataclass(frozen=True, slots=True)
class Cards:
    """A number of cards for each of these goods."""

    goods: tuple[str, ...] = tuple(CARDS)
    most: int = LIMIT
    """the most of each that is offered; more is refused where it is counted"""
    label: Message | None = None
    argument: str = ""

    def faults(self, path: str, value: GoodsDocument, seats: int) -> Iterable[Fault]:
        return goods_faults(value, path, self.goods)

    def field(self, name: str, seats: int, optional: bool) -> CountsField:
        return _counts(self, name, optional)

    def say(self, value: GoodsDocument) -> tuple[Message, ...]:
        return list_goods(Goods.from_counts(value))


IN_BAG = Cards(most=BAG[1], label=says("in-the-bag"))

AnyCards = Annotated[GoodsDocument, Cards()]
LegalCards = Annotated[GoodsDocument, Cards(LEGAL)]
HiddenCards = Annotated[GoodsDocument, Cards((*CONTRABAND, *ROYAL))]


@cache
def _counts(cards: Cards, name: str, optional: bool) -> CountsField:
    values = tuple(Choice(good, name_good(good), cards.most) for good in cards.goods)
    return CountsField(name=name, label=cards.label, values=values, optional=optional)


@cache
def good_choices(goods: tuple[str, ...]) -> tuple[Choice, ...]:
    return tuple(Choice(good, name_good(good)) for good in goods)


@cache
def seat_choices(seats: tuple[int, ...]) -> tuple[Choice, ...]:
    return tuple(Choice(seat, SeatName(seat)) for seat in seats)


def terms_field(state: State, name: str, giver: int, *, optional: bool = False) -> DocumentField:
    """[R s*.bribe.favours] Return the field for what `giver` gives. Only those who decide about
    bags can promise their fate.
    """
    if giver not in state.officers:
        return _gifts(name, min(5, most_gold(state, giver)), optional)
    return _favours(name, state.closed_bags, optional)


@cache
def _gifts(name: str, gold: int, optional: bool) -> DocumentField:
    goods = {"gold": gold, "stand": {"apple": 1}, "bag": {"silk": 1}}
    likely = ({"promises": [{"kind": "later"}]}, goods, goods)
    return DocumentField(name=name, schema="Terms", likely=likely, optional=optional)


@cache
def _favours(name: str, shut: tuple[int, ...], optional: bool) -> DocumentField:
    fates = [{"kind": kind, "bag": bag} for bag in shut for kind in ("pass", "inspect")]
    promises: list[dict[str, Any]] = [{"kind": "later"}, *fates]
    likely = tuple({"promises": [one]} for one in promises)
    return DocumentField(name=name, schema="Terms", likely=likely, optional=optional)


def bag_size(bag: Bag, corrected: bool, *fields: str) -> Total:
    """[R s*.load.one_to_five] [R s*.declare.true_number] Return the condition on how many cards
    came out of a bag.
    """
    declared = hints.describe_declaration(bag)
    if bag.count is None or declared is None or corrected:
        low, high = BAG
        return Total(fields, high, says("bag-size"), low)
    words = Message("sheriff-screen-count-said", declared=declared)
    return Total(fields, bag.count, words, bag.count)
