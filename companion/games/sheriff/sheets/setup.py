"""The check-list before the first round, what is in the box, and the rounds to tick off."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from companion.engine.game import SheetChoices
from companion.engine.message import Message

from ..hints import hand, setup_steps
from ..tables import (
    BAG,
    BLACK_MARKET,
    CARDS,
    COINS,
    CONTRABAND,
    LEGAL,
    OFFICERS,
    ROUNDS,
    ROYAL,
    SEATS,
    START_GOLD,
    Edition,
    deck,
    removed,
)
from .head import facts, options, rows


@dataclass(frozen=True, slots=True)
class BoxRow:
    """A part of the box, to be ticked off."""

    picture: str
    label: Message


def setup(choices: SheetChoices) -> Mapping[str, object]:
    """[R s*.setup.*] The check-list before the first round, the box, and the rounds to tick off."""
    chosen = options(choices)
    out = removed(choices.players, chosen.royal_goods)
    there = deck(choices.players, chosen.royal_goods)
    return {
        **facts(choices),
        "steps": tuple(message for message, _ in setup_steps(chosen, choices.players)),
        "figures": (
            (START_GOLD, Message("sheriff-sheet-figure-gold"), "coins"),
            (hand(chosen), Message("sheriff-sheet-figure-hand"), "card"),
            (sum(there.values()), Message("sheriff-sheet-figure-deck"), "draw"),
            (BAG[1], Message("sheriff-sheet-figure-bag"), "bag"),
        ),
        "out": tuple(rows(tuple(CARDS), out)),
        "box": tuple(_box(chosen.edition)),
        "coins": tuple(COINS[chosen.edition].items()),
        "rounds": tuple(range(1, ROUNDS[choices.players] + 1)),
        "seats": choices.players,
    }


def _box(edition: Edition) -> Iterator[BoxRow]:
    """[R s*.contents.cards] [R s2.contents.royal] [R s*.contents.stands_bags]
    [R s2.contents.deputy_figures] [R s2.contents.deputy_cards] [R s2.contents.loot_tile]
    [R s2.contents.black_market]
    """
    full = deck(SEATS[edition][1], royal=True)
    for kind, picture, goods in (
        ("legal", "apple", LEGAL),
        ("contraband", "contraband", CONTRABAND),
        ("royal", "crown", ROYAL),
    ):
        n = sum(full[good] for good in goods)
        yield BoxRow(picture, Message(f"sheriff-sheet-box-{kind}", n=n))
    yield BoxRow("stand", Message("sheriff-sheet-box-stands", n=SEATS[edition][1]))
    yield BoxRow("sheriff", Message("sheriff-sheet-box-sheriff"))
    most = SEATS[edition][1]
    if OFFICERS[most] > 1:
        yield BoxRow("people", Message("sheriff-sheet-box-deputies", n=OFFICERS[most], cards=most))
        n = sum(len(values) for values in BLACK_MARKET.values())
        yield BoxRow("card", Message("sheriff-sheet-box-market", n=n))
