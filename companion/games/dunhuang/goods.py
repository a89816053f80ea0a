"""The names of goods, and the checks of goods documents."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from companion.engine.checks import amount
from companion.engine.message import Message
from companion.engine.refusal import Fault

from .tables import GOODS, Character

GoodsDocument = dict[str, int]
"""the number on the cards → how many of them, zeros left out: `{"7": 2}`"""

NUMBERS: Mapping[str, int] = {str(good): good for good in GOODS}
"""a key of a goods document → the good"""


@cache
def name_good(good: int) -> Message:
    """Return the name of the good with this number."""
    return Message("dunhuang-card", good=Message(f"dunhuang-good-{GOODS[good]}"), n=good)


def count_cards(good: int, n: int) -> Message:
    """Return so many cards of the good, in words."""
    return Message("dunhuang-cards", card=name_good(good), n=n)


def list_goods(goods: Mapping[int, int]) -> tuple[Message, ...]:
    """Return the goods that are there as messages to be joined."""
    return tuple(count_cards(good, goods[good]) for good in sorted(goods) if goods[good])


def key_by_number(goods: Mapping[str, int]) -> dict[int, int]:
    """Return a checked goods document by good."""
    return {NUMBERS[key]: n for key, n in goods.items()}


@cache
def name_character(character: Character) -> Message:
    return Message(f"dunhuang-character-{character.value.replace('_', '-')}")


def goods_faults(
    goods: Mapping[str, int], path: str, known: Sequence[int] = tuple(GOODS)
) -> Iterator[Fault]:
    """Yield a fault for every unknown good and every impossible number."""
    for key, n in goods.items():
        if NUMBERS.get(key) in known:
            yield from amount(f"{path}.{key}", n)
        else:
            yield unknown_good(f"{path}.{key}", known)


def unknown_good(path: str, known: Sequence[int]) -> Fault:
    return Fault(path, "unknown_good", Message("dunhuang-fault-unknown-good", goods=tuple(known)))
