"""The head of every sheet of Sheriff, and the rows of its tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import msgspec

from companion.engine.message import Message, MessageGroup
from companion.engine.print import Head, SheetChoices, SheetEdition

from ..goods import count_cards, name_good
from ..options import Options
from ..tables import CARDS, OFFICERS, ROUNDS, SEATS, Edition

word = MessageGroup("sheriff-sheet")
aid_word = MessageGroup("sheriff-aid")
"""a few words, for the drawn aid"""

VARIANTS: Mapping[Edition, tuple[str, ...]] = {
    "first": ("royal_goods", "leave_ten_out", "long_hand", "promo"),
    "second": ("royal_goods", "black_market", "leave_ten_out", "long_hand"),
}
"""the options that change what is printed"""


def options(choices: SheetChoices) -> Options:
    """Return the options of the sitting, or of a table that plays like this."""
    if isinstance(choices.options, Options):
        return choices.options
    variants = dict.fromkeys(choices.variants, True)
    return msgspec.convert({"edition": choices.edition, **variants}, Options)


def edition(key: Edition) -> SheetEdition:
    """[R s1.intro.players] [R s2.intro.players]"""
    low, high = SEATS[key]
    return SheetEdition(
        key=key,
        name=Message(f"sheriff-edition-{key}"),
        players=tuple(range(low, high + 1)),
        variants={variant: _variant(variant) for variant in VARIANTS[key]},
    )


def head(choices: SheetChoices, picture: str = "sheriff") -> Head:
    """Return the head of every sheet."""
    chosen = options(choices)
    variants = (_variant(key) for key in VARIANTS[chosen.edition] if key in choices.variants)
    facts = (word("players", n=choices.players), length(choices))
    return Head(picture, Message(f"sheriff-edition-{chosen.edition}"), facts, tuple(variants))


def length(choices: SheetChoices) -> Message:
    """[R s*.round.length] [R s2.six.end] Return how many rounds there are, and how often everybody
    is sheriff.
    """
    key, rounds = f"length{'-deputies' if deputies(choices) else ''}", ROUNDS[choices.players]
    return word(key, rounds=rounds, turns=turns(choices))


def deputies(choices: SheetChoices) -> bool:
    """[R s2.six.roles] Return whether two share the sheriff's work."""
    return OFFICERS[choices.players] > 1


def turns(choices: SheetChoices) -> int:
    """[R s*.round.length] [R s2.six.end] Return how often everybody is sheriff or deputy."""
    return ROUNDS[choices.players] * OFFICERS[choices.players] // choices.players


def _variant(key: str) -> Message:
    return word(f"variant-{key.replace('_', '-')}")


@dataclass(frozen=True, slots=True)
class GoodRow:
    """A good, as tables of the aid, the check-list and the score pad show it."""

    picture: str
    name: Message
    value: int
    fine: int
    cards: int
    """how many: in the deck, or to be taken out"""
    counts_as: Message | None = None
    """what it counts as for the titles, where that is not itself"""


def rows(
    goods: tuple[str, ...], numbers: Mapping[str, int], *, titles: bool = False
) -> Iterator[GoodRow]:
    """Return rows for these goods, as far as there are any; `titles` adds what they count as."""
    for good in goods:
        card = CARDS[good]
        if numbers.get(good):
            plain = not titles or card.counts_as in (None, (good, 1))
            as_good = None if plain or card.counts_as is None else count_cards(*card.counts_as)
            yield GoodRow(good, name_good(good), card.value, card.fine, numbers[good], as_good)
