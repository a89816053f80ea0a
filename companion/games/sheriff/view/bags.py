"""The merchants' bags, and what came out of those that were opened."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from companion.engine.message import Message, SeatName

from .. import hints
from ..calculators import Declaration, InspectionEntry
from ..goods import Goods, name_good
from ..inspection import Verdict
from ..model import LOOT, Bag, BagStatus, Mark, Phase, State
from ..rules import agreed
from ..tables import CARDS, LEGAL
from .goods import GoodCount, SideView, counts, side_view

LARGE_FINE = 12
"""the least fine in gold that is shown at full length each time"""


class FoundCard(msgspec.Struct, frozen=True):
    """One card that came out of an opened bag."""

    good: str
    name: Message
    true: bool
    """whether it is of the declared kind"""
    costs: int
    """what somebody pays for it; 0 where another card made the bag a lie"""


class VerdictView(msgspec.Struct, frozen=True):
    truthful: bool
    sheriff_pays: int
    merchant_pays: int
    to_stand: tuple[GoodCount, ...]
    confiscated: tuple[GoodCount, ...]
    openers: tuple[int, ...]
    """the sheriff, both deputies, or the one who opened it alone"""
    cards: tuple[FoundCard, ...]
    """card by card, those of the declared kind first"""
    payers: tuple[int, ...]
    payees: tuple[int, ...]
    """empty: the loot tile"""
    pays: int
    """what each payer pays"""
    fresh: bool
    """whether it was the last thing that happened to a bag"""
    owed: int
    """what the payers' gold did not cover"""
    large: bool
    """whether the fine is at least `LARGE_FINE`"""


class BribeView(msgspec.Struct, frozen=True):
    """What a merchant gives for letting the bag pass."""

    gives: SideView
    to: tuple[int, ...]
    """empty: the loot tile"""


class BadgeView(msgspec.Struct, frozen=True):
    """The condition of a bag, as a sign with its word."""

    icon: str
    tone: str
    """`good`, `bad`, `warn` or empty"""
    words: Message


class MarkView(msgspec.Struct, frozen=True):
    """What one of two deputies would do with a bag."""

    seat: int
    mark: str | None
    """pass, open, or nothing yet"""
    icon: str
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
    """"4 apples" """
    by_time: bool
    agreed: bool
    """whether a deal is made to let it pass"""
    must_open: bool
    """whether the sheriff agreed with somebody to open it"""
    verdict: VerdictView | None
    badge: BadgeView
    shut: bool
    """whether it is still undecided"""
    marks: tuple[MarkView, ...]
    """what each of two deputies would do with it while it is shut"""
    offer: SideView | None
    """what its merchant offers now"""
    bribe: BribeView | None
    """what let it pass, or will"""
    question: InspectionEntry
    """what the inspection calculator is asked before anything is known of the content"""


def bags(state: State) -> tuple[BagView, ...]:
    return tuple(_bag(state, merchant) for merchant in state.merchants)


def _bag(state: State, merchant: int) -> BagView:
    bag = state.bags[merchant]
    agreed_on, must_open = find_bound(state, merchant)
    shut = bag.status is BagStatus.CLOSED and state.phase is Phase.INSPECT
    offer = agreed.find_offer(state, merchant)
    declaration = Declaration(bag.good or LEGAL[0], bag.count or 0)
    return BagView(
        merchant,
        bag.status.value,
        bag.good,
        bag.count,
        hints.describe_declaration(bag),
        bag.by_time,
        agreed_on,
        must_open,
        None if bag.verdict is None else _verdict(state, merchant, bag, bag.verdict),
        badge(bag, agreed_on, must_open),
        shut,
        tuple(_mark(bag, officer) for officer in state.officers if shut and state.with_deputies),
        None if offer is None else side_view(offer.gives, party=False),
        _bribe(state, merchant),
        InspectionEntry(state.options.edition, declaration, {}),
    )


def _mark(bag: Bag, officer: int) -> MarkView:
    mark = bag.find_mark(officer)
    icon = {None: "hourglass", Mark.PASS: "pass", Mark.OPEN: "magnifier"}[mark]
    words = Message(f"sheriff-screen-marks-{mark or 'nothing'}", who=SeatName(officer))
    return MarkView(officer, mark, icon, words)


def _bribe(state: State, merchant: int) -> BribeView | None:
    """[R s2.six.both_pass_bribe] [R s2.six.alone_bribe] Return what was agreed
    for letting it pass.
    """
    for deal in agreed.pass_deals(state, merchant, *agreed.MADE):
        asked = deal.proposer in state.officers
        giver, gives = (deal.partner, deal.wants) if asked else (deal.proposer, deal.gives)
        if not (gives.gold or gives.goods.count):
            continue
        receiver = deal.receiver(giver)
        to = () if receiver == LOOT else (receiver,)
        return BribeView(side_view(gives, party=False), to)
    return None


def find_bound(state: State, merchant: int) -> tuple[bool, bool]:
    """Return whether a deal is made to let a shut bag pass, or to open it."""
    shut = state.bags[merchant].status is BagStatus.CLOSED
    passes = agreed.pass_deals(state, merchant, *agreed.MADE)
    opens = agreed.inspect_deals(state, merchant, *agreed.MADE)
    return shut and bool(passes), shut and bool(opens)


def badge(bag: Bag, agreed_on: bool, must_open: bool) -> BadgeView:
    """Return the sign for the condition of a merchant's bag."""
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
            icon, tone, key = "lock", "", "shut"
    return BadgeView(icon, tone, Message(f"sheriff-screen-{key}"))


def _verdict(state: State, merchant: int, bag: Bag, verdict: Verdict) -> VerdictView:
    openers = bag.openers
    debts = {fine.debt for fine in bag.fines}
    payees: tuple[int, ...] = (merchant,)
    payers, pays = openers, verdict.sheriff_pays // len(openers)
    if not verdict.truthful:
        payers, pays = (merchant,), verdict.merchant_pays
        payees = () if len(openers) > 1 else openers
    return VerdictView(
        verdict.truthful,
        verdict.sheriff_pays,
        verdict.merchant_pays,
        counts(verdict.to_stand),
        counts(verdict.confiscated),
        openers,
        (
            *_cards(verdict.to_stand, true=True, costs=verdict.truthful),
            *_cards(verdict.confiscated, true=False, costs=True),
        ),
        payers,
        payees,
        pays,
        state.phase is Phase.INSPECT and state.last_done == (merchant,),
        sum(debt.owed for debt in state.debts if debt.id in debts),
        max(verdict.sheriff_pays, verdict.merchant_pays) >= LARGE_FINE,
    )


def _cards(goods: Goods, *, true: bool, costs: bool) -> Iterator[FoundCard]:
    for good, n in goods.as_dict().items():
        card = FoundCard(good, name_good(good), true, CARDS[good].fine if costs else 0)
        yield from (card,) * n
