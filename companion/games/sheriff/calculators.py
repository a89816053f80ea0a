"""Two calculators: what an opened bag costs, and how to pay a debt.

They work on what they are given and never check it against the box.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from companion.engine.checks import Amount, amount
from companion.engine.game import Calculator
from companion.engine.message import Message
from companion.engine.refusal import Fault

from .debt import forgiven, suggest
from .goods import Goods
from .holdings import EditionName, GoodName, LegalName, each_good
from .inspection import judge
from .tables import BAG, BOOKS, LEGAL


class Declaration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[R s*.declare.one_kind] One kind of goods, and how many cards are in the bag."""

    good: LegalName
    count: Amount


class InspectionEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An opened bag and what was said about it."""

    edition: EditionName
    declared: Declaration
    bag: dict[GoodName, Amount]


class InspectionAnswer(msgspec.Struct, frozen=True):
    """Who pays, and where the cards go."""

    truthful: bool
    sheriff_pays: int
    merchant_pays: int
    to_stand: dict[str, int]
    confiscated: dict[str, int]


def check_inspection(entry: InspectionEntry) -> tuple[Fault, ...]:
    return tuple(_inspection_faults(entry))


def _inspection_faults(entry: InspectionEntry) -> Iterator[Fault]:
    """[R s*.declare.true_number] [R s*.declare.legal_only] [R s*.load.one_to_five]"""
    if entry.edition not in BOOKS:
        yield Fault("edition", "unknown_edition", Message("sheriff-fault-edition"))
    if entry.declared.good not in LEGAL:
        yield Fault("declared.good", "not_legal", Message("sheriff-fault-not-legal"))
    count_faults = tuple(amount("declared.count", entry.declared.count))
    bag_faults = tuple(each_good("bag", entry.bag))
    yield from count_faults
    yield from bag_faults
    if bag_faults:
        return
    cards, (fewest, most) = sum(entry.bag.values()), BAG
    if not fewest <= cards <= most:
        message = Message("sheriff-fault-bag-size", n=cards, fewest=fewest, most=most)
        yield Fault("bag", "bag_size", message)
    if cards != entry.declared.count and not count_faults:
        message = Message("sheriff-fault-other-count", said=entry.declared.count, n=cards)
        yield Fault("declared.count", "other_count", message)


def inspect(entry: InspectionEntry) -> InspectionAnswer:
    """[R s*.open.*] Both editions judge alike."""
    verdict = judge(entry.declared.good, Goods.from_counts(entry.bag))
    return InspectionAnswer(
        truthful=verdict.truthful,
        sheriff_pays=verdict.sheriff_pays,
        merchant_pays=verdict.merchant_pays,
        to_stand=verdict.to_stand.as_dict(),
        confiscated=verdict.confiscated.as_dict(),
    )


class DebtEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody owes, and what they have to pay it with."""

    owed: Amount
    gold: Amount
    stand: dict[GoodName, Amount]


class DebtAnswer(msgspec.Struct, frozen=True):
    """All gold first, then cards; `forgiven` is what is cancelled."""

    gold_paid: int
    cards: dict[str, int]
    cards_value: int
    forgiven: int


def check_debt(entry: DebtEntry) -> tuple[Fault, ...]:
    return (
        *amount("owed", entry.owed),
        *amount("gold", entry.gold),
        *each_good("stand", entry.stand),
    )


def settle(entry: DebtEntry) -> DebtAnswer:
    """[R s*.debt.*] [R s2.ruling.debt_gold_first]"""
    gold = min(entry.owed, entry.gold)
    left = entry.owed - gold
    cards = suggest(left, Goods.from_counts(entry.stand))
    return DebtAnswer(gold, cards.as_dict(), cards.value, forgiven(left, cards))


CALCULATORS: Mapping[str, Calculator] = {
    "inspection": Calculator(InspectionEntry, InspectionAnswer, check_inspection, inspect),
    "debt": Calculator(DebtEntry, DebtAnswer, check_debt, settle),
}
