"""Deals: offered, answered, withdrawn, released, or agreed before the clock rang."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, ClassVar

import msgspec

from companion.engine.authority import SELF, Authority, is_allowed
from companion.engine.game import Narration, World
from companion.engine.message import Message
from companion.engine.moves import FlagField, Move, move
from companion.engine.needs import need_phase
from companion.engine.refusal import RuleError, SettledError, catch_refusal
from companion.engine.values import Seat

from ..goods import NOTHING
from ..model import BagStatus, Deal, DealStatus, Phase, Side, State, put
from ..rules.agreed import (
    MADE,
    check_may_open,
    check_may_pass,
    find_deal,
    list_bags_to_open,
    list_bags_to_pass,
    need_deal,
    pass_deals,
)
from ..rules.clock import stop_when_settled
from ..rules.deals import make_deal, need_bribe, need_bribe_gold, note_spoken_bribe, read_side
from ..rules.fulfilment import hand_back, perform
from ..terms import SPOKEN_BRIBE, Terms
from .abstract import AboutBag, Deed, OfRound, Seats, log_partners, narrate_deal
from .deciding import by_field, find_sole_decider
from .fields import says, terms_field

_BOTH = FlagField(name="both", label=says("both-together"), optional=True)


class Offer(OfRound[int], frozen=True, tag="offer"):
    """A seat offers a deal to another."""

    may = SELF
    phases = (Phase.INSPECT,)

    partner: Seat
    gives: Terms = Terms()
    wants: Terms = Terms()
    both: bool = False
    """whether it goes to both deputies together; the named one stands for both"""

    def decide(self, state: State, seat: int | None, world: World) -> Offer:
        """[R s*.inspect.last_word] Refuse an offer once every bag is settled, since no promise
        could matter.
        """
        if state.phase is Phase.INSPECT and state.inspected:
            raise SettledError("sheriff-bags-settled")
        return self

    def apply(self, state: State, seat: int) -> State:
        """[R s*.honour.closed] [R s2.ruling.deal_partners] Any two may deal, in any direction."""
        if self.partner == seat:
            raise RuleError("sheriff-deal-oneself", path="action.partner")
        gives = read_side(state, seat, self.gives, "action.gives")
        wants = read_side(state, self.partner, self.wants, "action.wants")
        if self.gives.nothing and self.wants.nothing:
            raise RuleError("sheriff-deal-empty", path="action.gives")
        officer = _for_both(state, seat, self.partner, gives, wants) if self.both else None
        deal = Deal(state.next_id, seat, self.partner, gives, wants, officer=officer)
        return state.add_deal(deal)

    @classmethod
    def moves(cls, state: State, seat: int, viewer: int | None) -> Iterator[Move]:
        """[R s2.ruling.deal_partners] [R s2.ruling.six_side_deals]"""
        if state.inspected:
            return
        gives, officers = terms_field(state, "gives", seat), state.officers
        for partner in range(state.seats):
            if partner == seat:
                continue
            together = state.deputy is not None and (seat in officers or partner in officers)
            slot, one = _slot(state, seat, partner), cls(state.round, partner)
            wants = terms_field(state, "wants", partner, optional=True)
            fields = (gives, wants, *((_BOTH,) if together else ()))
            yield move(slot, one, seat, says("offer"), *fields, group="more")

    def narrate(self, before: State, after: State, seat: int) -> Narration:
        return narrate_deal(after, after.deals[-1], "sheriff-log-offer")


def _slot(state: State, seat: int, partner: int) -> str:
    """Return the move's slot, which depends on whether the deal can be about one merchant's bag."""
    merchants = [one for one in (seat, partner) if one not in state.officers]
    if len(merchants) == 2:
        return "offer_other"
    if len(merchants) == 1 and state.bags[merchants[0]].status is BagStatus.CLOSED:
        return "offer" if seat == merchants[0] else "ask"
    return "offer_late"


def _for_both(state: State, proposer: int, partner: int, gives: Side, wants: Side) -> int:
    """[R s2.ruling.six_side_deals] Return the deputy who stands for both. Together they give
    promises only, since gold and goods belong to one of them.
    """
    for officer, what in ((proposer, gives), (partner, wants)):
        if officer in state.officers and state.deputy is not None:
            if what.gold or what.goods:
                raise RuleError("sheriff-both-promise-only", rule="s2.six.own_gold")
            return officer
    raise RuleError("sheriff-not-an-officer", rule=f"{state.options.book}.round.roles")


# -- What was offered --------------------------------------------------------------------------


def _speaker(key: str, side: Callable[[Deal], int]) -> Authority[State]:
    """Return the authority of whoever may speak for one side of the named offer."""

    def seats(state: State, seat: int, action: Any) -> Seats:
        deal = find_deal(state, action.deal, DealStatus.OFFERED)
        return None if deal is None else state.speakers(deal, side(deal))

    return Authority(key, seats, "sheriff-not-your-deal")


class OfDeal(Deed[int | None], frozen=True):
    """An action about a deal that has one of these statuses."""

    refers = ("deal",)
    statuses: ClassVar[tuple[DealStatus, ...]] = (DealStatus.OFFERED,)

    deal: int

    def check(self, state: State, seat: int | None) -> None:
        need_deal(state, self.deal, *self.statuses)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        for one in (cls(deal.id) for deal in state.deals if deal.status in cls.statuses):
            if is_allowed(state, seat, one):
                yield move(cls.tag(), one, seat, says(cls.tag()), group="more")

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return log_partners(before, self.deal, f"sheriff-log-{self.tag()}")


class Answer(OfDeal, frozen=True, tag="answer"):
    """The partner accepts or declines an offer."""

    may = _speaker("asked", lambda deal: deal.partner)
    """the seat to which it was offered"""
    deal_log = "sheriff-log-agree"

    accept: bool
    at: int = 0

    def apply(self, state: State, seat: int | None) -> State:
        """[R s*.honour.closed] A deal is made when the other agrees."""
        deal = need_deal(state, self.deal, *self.statuses)
        declined = replace(deal, status=DealStatus.DECLINED)
        answered = _agree(state, deal) if self.accept else state.with_deal(declined)
        return stop_when_settled(answered, self.at)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R s*.honour.closed] List both answers; another deal or too little gold may stand in the
        way.
        """
        for deal in (one for one in state.deals if one.status is DealStatus.OFFERED):
            yes, no = cls(deal.id, accept=True), cls(deal.id, accept=False)
            if is_allowed(state, seat, yes):
                refused = catch_refusal(_agree, state, deal)
                yield move("agree", yes, seat, says("agree"), refused=refused)
                yield move("decline", no, seat, says("decline"))

    def find_deal(self, before: State, after: State) -> Deal | None:
        return find_deal(after, self.deal, *DealStatus) if self.accept else None

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return log_partners(before, self.deal, "sheriff-log-decline")


def _agree(state: State, deal: Deal) -> State:
    """Make the deal.

    A sheriff who agrees to let a bag pass hands it back at once; a merchant who agrees to what the
    sheriff asked for waits for the bag. [R s2.ruling.deal_other_bag_paid] A deal about nothing that
    is still to be handed back is paid at once.
    """
    need_phase(state, Phase.INSPECT)
    for giver, gives in deal.sides:
        need_bribe_gold(state, giver, gives.gold, "action.deal")
    state = make_deal(state, replace(deal, status=DealStatus.AGREED))
    waiting = list_bags_to_pass(deal)
    for merchant in waiting:
        check_may_pass(state, merchant)
    for merchant in list_bags_to_open(deal):
        bound = tuple(seat for by, _ in deal.promises for seat in state.speakers(deal, by))
        check_may_open(state, merchant, bound)
    if not waiting:
        return perform(state, deal.id)
    for merchant in waiting if deal.partner in state.officers else ():
        if state.bags[merchant].status is BagStatus.CLOSED:
            state = hand_back(state, merchant)
    return state


class Withdraw(OfDeal, frozen=True, tag="withdraw"):
    """An offer is withdrawn before it is accepted."""

    may = _speaker("offering", lambda deal: deal.proposer)
    """the seat that offered it"""

    def apply(self, state: State, seat: int | None) -> State:
        deal = need_deal(state, self.deal, *self.statuses)
        return state.with_deal(replace(deal, status=DealStatus.WITHDRAWN))


# -- What was agreed ---------------------------------------------------------------------------


def _find_givers(state: State, seat: int, action: Any) -> Seats:
    deal = find_deal(state, action.deal, *MADE)
    if deal is None:
        return None
    promised = {deal.other(by) for by, _ in deal.promises}
    return (*promised, *(deal.other(giver) for giver, _ in deal.owed))


class Release(OfDeal, frozen=True, tag="release"):
    """Somebody who was promised something does without it."""

    may = Authority("promised", _find_givers)
    """the seat to which something was promised, or is still to be handed over"""
    statuses = MADE

    def apply(self, state: State, seat: int | None) -> State:
        """Release the other from their side; one's own side is still owed. The table may call off
        the whole deal.
        """
        deal = need_deal(state, self.deal, *self.statuses)
        off = replace(deal, status=DealStatus.RELEASED, due=(NOTHING, NOTHING))
        if seat is None:
            return state.with_deal(off)
        if seat == deal.proposer:
            wants, due = replace(deal.wants, promises=()), put(deal.due, 1, NOTHING)
            left = replace(deal, wants=wants, due=due)
        else:
            gives, due = replace(deal.gives, promises=()), put(deal.due, 0, NOTHING)
            left = replace(deal, gives=gives, due=due)
        return state.with_deal(left if left.promises or any(left.due) else off)


def _list_asked(state: State, seat: int, action: Any) -> Seats:
    if action.merchant not in state.merchants or not state.in_round:
        return None
    if not state.bags[action.merchant].by_time:
        return None
    if action.deal is None:
        return (action.merchant,)
    deal = find_deal(state, action.deal, DealStatus.LAPSED)
    return None if deal is None else state.speakers(deal, deal.partner)


class AgreedInTime(AboutBag, frozen=True, tag="agreed_in_time"):
    """A bag passed because time ran out, but a deal for it had been made before."""

    may = Authority("asked", _list_asked)
    """the seat to which a deal was offered, or the merchant who made a spoken bribe"""
    log_key = "pass"
    mendable = SPOKEN_BRIBE
    refers = ("deal",)
    deal_log = "sheriff-log-in-time"

    deal: int | None = None
    bribe: Terms | None = None
    by: int | None = None
    """the deputy who had agreed alone"""

    def decide(self, state: State, seat: int | None, world: World) -> AgreedInTime:
        if self.deal is not None:
            return AgreedInTime(self.round, self.merchant, self.deal)
        need_bribe(self.bribe)
        return msgspec.structs.replace(self, by=find_sole_decider(state, self.by))

    def check(self, state: State, seat: int | None) -> None:
        super().check(state, seat)
        if not state.bags[self.merchant].by_time:
            raise SettledError("sheriff-not-by-time", path="action.merchant")

    def apply(self, state: State, seat: int | None) -> State:
        """[R s2.ruling.timer_agreed] The bag passed by the clock, but its deal had been made.

        The one who had been asked confirms the other's offer; the merchant (or the table) may write
        down a bribe that was only spoken.
        """
        merchant = self.merchant
        if self.deal is not None:
            deal = need_deal(state, self.deal, DealStatus.LAPSED)
            if merchant not in list_bags_to_pass(deal):
                raise SettledError("sheriff-deal-settled", path="action.deal")
        else:
            state = note_spoken_bribe(state, None, merchant, self.bribe or Terms(), self.by)
            deal = state.deals[-1]
        bag = replace(state.bags[merchant], by_time=False)
        return perform(state.with_bag(merchant, bag), deal.id)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R s2.ruling.timer_agreed] List the deal that was offered in time, and a spoken bribe."""
        label = says("in-time")
        for merchant in (one for one in state.merchants if state.bags[one].by_time):
            spoken = cls(state.round, merchant)
            for deal in pass_deals(state, merchant, DealStatus.LAPSED):
                if seat is None or seat in state.speakers(deal, deal.partner):
                    agreed = msgspec.structs.replace(spoken, deal=deal.id)
                    yield move("deal_in_time", agreed, seat, label, group="more")
            if seat in (None, merchant):
                by = by_field(state, (None, *state.officers))
                bribe = terms_field(state, "bribe", merchant, optional=True)
                yield move("bribe_in_time", spoken, seat, label, *by, bribe, group="more")
