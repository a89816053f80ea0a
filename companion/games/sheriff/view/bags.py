"""The merchants' bags, and what came out of those that were opened."""

from __future__ import annotations

import msgspec

from companion.engine.message import Message

from .. import hints
from ..inspection import Verdict
from ..model import Bag, BagStatus, State
from ..options import Tool
from ..rules import agreed
from .goods import GoodCount, counts


class VerdictView(msgspec.Struct, frozen=True):
    truthful: bool
    sheriff_pays: int
    merchant_pays: int
    to_stand: tuple[GoodCount, ...]
    confiscated: tuple[GoodCount, ...]
    openers: tuple[int, ...]
    """the sheriff, both deputies, or the one who opened it alone"""
    each_pays: int
    """what each of them pays an honest merchant"""


class BagView(msgspec.Struct, frozen=True):
    """A merchant's bag as everybody may know it."""

    merchant: int
    status: str
    """closed, passed or opened"""
    good: str | None
    """the declared kind"""
    count: int | None
    declared: Message | None
    """ "4 apples" """
    by_time: bool
    agreed: bool
    """a deal is made to let it pass"""
    must_open: bool
    """the sheriff agreed with somebody to open it"""
    to_unpack: bool
    """handed back, and its goods not yet entered (stands on)"""
    verdict: VerdictView | None


def bags(state: State) -> tuple[BagView, ...]:
    return tuple(_bag(state, merchant, state.bags[merchant]) for merchant in state.merchants)


def _bag(state: State, merchant: int, bag: Bag) -> BagView:
    closed = bag.status is BagStatus.CLOSED
    return BagView(
        merchant,
        bag.status.value,
        bag.good,
        bag.count,
        hints.declared(bag),
        bag.by_time,
        closed and bool(agreed.pass_deals(state, merchant, *agreed.MADE)),
        closed and bool(agreed.inspect_deals(state, merchant, *agreed.MADE)),
        state.has(Tool.STANDS) and bag.status is BagStatus.PASSED and bag.brought is None,
        None if bag.verdict is None else _verdict(bag, bag.verdict),
    )


def _verdict(bag: Bag, verdict: Verdict) -> VerdictView:
    return VerdictView(
        verdict.truthful,
        verdict.sheriff_pays,
        verdict.merchant_pays,
        counts(verdict.to_stand),
        counts(verdict.confiscated),
        bag.openers,
        verdict.sheriff_pays // len(bag.openers),
    )
