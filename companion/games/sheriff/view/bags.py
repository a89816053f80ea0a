"""The merchants' bags, and what came out of those that were opened."""

from __future__ import annotations

import msgspec

from companion.engine.memo import once_a_state
from companion.engine.message import Message

from .. import hints
from ..inspection import Verdict
from ..model import Bag, BagStatus, Phase, State
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


class BadgeView(msgspec.Struct, frozen=True):
    """How a bag stands, as a sign with its word."""

    icon: str
    tone: str
    """`good`, `bad`, `warn` or nothing"""
    words: Message


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
    verdict: VerdictView | None
    badge: BadgeView
    told: bool
    """whether the badge stands beside the merchant's name"""


@once_a_state
def bags(state: State) -> tuple[BagView, ...]:
    return tuple(_bag(state, merchant, state.bags[merchant]) for merchant in state.merchants)


def _bag(state: State, merchant: int, bag: Bag) -> BagView:
    closed = bag.status is BagStatus.CLOSED
    agreed_on = closed and bool(agreed.pass_deals(state, merchant, *agreed.MADE))
    must_open = closed and bool(agreed.inspect_deals(state, merchant, *agreed.MADE))
    return BagView(
        merchant,
        bag.status.value,
        bag.good,
        bag.count,
        hints.declared(bag),
        bag.by_time,
        agreed_on,
        must_open,
        None if bag.verdict is None else _verdict(bag, bag.verdict),
        _badge(bag, agreed_on=agreed_on, must_open=must_open),
        state.phase is Phase.INSPECT and (agreed_on or must_open or not closed),
    )


def _badge(bag: Bag, *, agreed_on: bool, must_open: bool) -> BadgeView:
    match bag:
        case Bag(status=BagStatus.OPENED, verdict=None):
            icon, tone, key = "bag_open", "", "opened"
        case Bag(status=BagStatus.OPENED, verdict=Verdict(truthful=True)):
            icon, tone, key = "check", "good", "honest"
        case Bag(status=BagStatus.OPENED):
            icon, tone, key = "cross", "bad", "lie"
        case Bag(by_time=True):
            icon, tone, key = "hourglass", "warn", "by-time"
        case Bag(status=BagStatus.PASSED):
            icon, tone, key = "pass", "good", "passed"
        case _ if must_open:
            icon, tone, key = "magnifier", "warn", "must-open"
        case _ if agreed_on:
            icon, tone, key = "handshake", "good", "agreed"
        case _:
            icon, tone, key = "bag", "", "shut"
    return BadgeView(icon, tone, Message(f"sheriff-screen-{key}"))


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
