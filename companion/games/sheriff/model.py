"""The state of a sitting: what its entries fold to. It holds secrets; only
views of it are shown.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from typing import Final, Literal, TypeVar

from companion.engine.state import GameState
from companion.engine.timer import Timer

from .goods import NOTHING, Goods
from .holdings import Holdings
from .inspection import Verdict
from .options import Options, Tool
from .tables import OFFICERS, ROUNDS
from .terms import Promise

T = TypeVar("T")

LOOT: Final = "loot"
"""the purse of the loot tile, where bribes and fines of both deputies go"""

Loot = Literal["loot"]
Receiver = int | Loot


class Phase(StrEnum):
    """[R s*.round.five_steps] The five steps of a round, and the phases before and after."""

    FREE = "free"
    """no rounds are kept: only the bank, or only the timer"""
    SETUP = "setup"
    MARKET = "market"
    LOAD = "load"
    DECLARE = "declare"
    INSPECT = "inspect"
    ROUND_END = "round_end"
    FINAL = "final"
    OVER = "over"


STEPS = (Phase.MARKET, Phase.LOAD, Phase.DECLARE, Phase.INSPECT, Phase.ROUND_END)


class BagStatus(StrEnum):
    CLOSED = "closed"
    PASSED = "passed"
    OPENED = "opened"


@dataclass(frozen=True, slots=True)
class Stand:
    """What lies at a stand: legal goods openly, the others face down."""

    legal: Goods = NOTHING
    hidden: Goods = NOTHING
    """contraband and royal goods whose kinds were entered"""
    unknown: int = 0
    """face-down cards whose kinds were not entered"""

    @property
    def face_down(self) -> int:
        """[R s*.pass.contraband_number] The number of cards face down, which is public; the kinds
        are not.
        """
        return self.hidden.count + self.unknown

    @property
    def known(self) -> Goods:
        return self.legal + self.hidden

    def put(self, goods: Goods, unknown: int = 0) -> Stand:
        """[R s*.pass.legal_open] [R s*.royal.face_down] Return the stand with these goods in their
        places, and with so many more unknown cards.
        """
        legal, hidden = self.legal + goods.legal(), self.hidden + goods.select_hidden()
        return Stand(legal, hidden, self.unknown + unknown)

    def take(self, goods: Goods) -> Stand:
        """Return the stand without cards that were really handed over.

        A face-down card of a kind that was never entered is taken from the unknown ones; if there
        are none, what was entered was wrong, and as many face-down cards become unknown.
        """
        hidden = goods.select_hidden()
        short = hidden.count - (hidden & self.hidden).count
        left = replace(self, legal=self.legal - goods.legal(), hidden=self.hidden - hidden)
        return left.take_unknown(short)

    def correct(self, legal: Goods, face_down: int) -> Stand:
        """Return the stand with what really lies there; if the number face down was right, its
        kinds stay known.
        """
        if face_down == self.face_down:
            return replace(self, legal=legal)
        return Stand(legal=legal, unknown=face_down)

    def take_unknown(self, cards: int) -> Stand:
        """Return the stand without so many face-down cards of unknown kinds."""
        if cards <= self.unknown:
            return replace(self, unknown=self.unknown - cards)
        return replace(self, hidden=NOTHING, unknown=max(0, self.face_down - cards))


@dataclass(frozen=True, slots=True)
class Fine:
    """What an opened bag cost somebody, as far as it was paid."""

    debtor: int
    creditor: Receiver
    gold: int
    cards: Goods = NOTHING
    debt: int | None = None
    """the id of the debt for what gold did not cover"""


@dataclass(frozen=True, slots=True)
class Bag:
    """A merchant's bag of this round."""

    status: BagStatus = BagStatus.CLOSED
    good: str | None = None
    """the declared good"""
    count: int | None = None
    """the declared number, which is true"""
    by_time: bool = False
    """whether it was handed back because time ran out"""
    brought: Stand | None = None
    """what came out of it onto the stand; None: not said yet"""
    verdict: Verdict | None = None
    openers: tuple[int, ...] = ()
    """the seats that opened it: the sheriff, both deputies, or one of them alone"""
    fines: tuple[Fine, ...] = ()
    marks: tuple[tuple[int, Mark], ...] = ()
    """what each deputy would do with it, as far as they have said"""

    def find_mark(self, seat: int) -> Mark | None:
        return dict(self.marks).get(seat)

    def mark(self, seat: int, mark: Mark | None) -> Bag:
        others = tuple(each for each in self.marks if each[0] != seat)
        return replace(self, marks=others if mark is None else (*others, (seat, mark)))


class Mark(StrEnum):
    """What one of two deputies would do with a bag."""

    PASS = "pass"
    OPEN = "open"


class DealStatus(StrEnum):
    OFFERED = "offered"
    AGREED = "agreed"
    """made, but not yet paid"""
    KEPT = "kept"
    """paid; its promises hold until the round ends"""
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    LAPSED = "lapsed"
    RELEASED = "released"


@dataclass(frozen=True, slots=True)
class Side:
    """What one partner of a deal gives."""

    gold: int = 0
    stand: Goods = NOTHING
    bag: Goods = NOTHING
    promises: tuple[Promise, ...] = ()

    @property
    def goods(self) -> Goods:
        return self.stand + self.bag


@dataclass(frozen=True, slots=True)
class Deal:
    id: int
    proposer: int
    partner: int
    gives: Side
    """what the proposer gives"""
    wants: Side
    """what the partner gives"""
    status: DealStatus = DealStatus.OFFERED
    officer: int | None = None
    """for a deal with both deputies: the one who stands for both"""
    paid: tuple[int, ...] = (0, 0)
    """gold that changed hands, in the order of `sides`"""
    given: tuple[Goods, ...] = (NOTHING, NOTHING)
    """goods that changed hands"""
    due: tuple[Goods, ...] = (NOTHING, NOTHING)
    """goods still to be handed over"""

    @property
    def sides(self) -> tuple[tuple[int, Side], ...]:
        """Proposer and partner, each with what they give."""
        return ((self.proposer, self.gives), (self.partner, self.wants))

    def other(self, seat: int) -> int:
        return self.partner if seat == self.proposer else self.proposer

    def receiver(self, giver: int) -> Receiver:
        """[R s2.six.both_pass_bribe] [R s2.ruling.six_side_deals] Return who gets what `giver`
        gives: the other side, or the loot tile when the deal is made with both deputies.
        """
        other = self.other(giver)
        return LOOT if other == self.officer else other

    @property
    def owed(self) -> tuple[tuple[int, Goods], ...]:
        """The seats that still have goods to hand over, with the goods."""
        due = zip(self.sides, self.due, strict=True)
        return tuple((giver, goods) for (giver, _), goods in due if goods)

    @property
    def promises(self) -> tuple[tuple[int, Promise], ...]:
        """Every promise with the seat that made it."""
        return tuple((by, promise) for by, gives in self.sides for promise in gives.promises)


@dataclass(frozen=True, slots=True)
class Debt:
    """What somebody owes beyond all their gold."""

    id: int
    debtor: int
    creditor: Receiver
    owed: int


@dataclass(frozen=True, slots=True)
class Proof:
    """Promised goods that did not exist, and what the receiver was shown instead."""

    giver: int
    receiver: int
    missing: Goods
    shown: Goods
    unknown: int


@dataclass(frozen=True, slots=True)
class Order:
    """A black-market card that somebody took."""

    good: str
    value: int
    round: int
    """the round in which it was taken"""
    paid: Stand = Stand()
    """the cards that left our notes of the stand for it"""


@dataclass(frozen=True, slots=True)
class State(GameState[Options, Phase]):
    gold: tuple[int, ...]
    bank: int
    timer: Timer
    run: int = 0
    """how often the clock was started; names its deadline"""
    time_is_up: bool = False
    round: int = 0
    sheriff: int = 0
    """with six players the deputy who was turned up first"""
    deputy: int | None = None
    """with six players the other deputy"""
    turned_up: tuple[tuple[int, ...], ...] = ()
    """[R s2.six.draw_two] the deputies of each round so far; () where nobody said who they were"""
    loot_gold: int = 0
    loot: Stand = Stand()
    first_merchant: int | None = None
    """named by the sheriff for the market (second edition)"""
    bags: tuple[Bag, ...] = ()
    """by seat; the sheriff's is never used"""
    stands: tuple[Stand, ...] = ()
    deals: tuple[Deal, ...] = ()
    """of this round"""
    debts: tuple[Debt, ...] = ()
    next_id: int = 1
    """for deals and debts, never used twice in a sitting"""
    proofs: tuple[Proof, ...] = ()
    orders: tuple[tuple[Order, ...], ...] = ()
    """black-market cards by seat. [R s2.ruling.black_market_public] Public"""
    last_done: tuple[int, ...] = ()
    """the merchants whose bags were settled last; several where time let them pass together"""
    entered: tuple[Holdings | None, ...] = ()
    """the final count of each seat, without names"""

    @property
    def uncounted(self) -> State:
        """The state without counts: whoever goes back from the final count counts anew."""
        nothing = (None,) * self.seats
        return replace(self, entered=nothing, counted_at=(0,) * self.seats)

    @property
    def rounds(self) -> int:
        """[R s*.round.length] [R s2.round.length_three] [R s2.round.length_four_five] The number of
        rounds.
        """
        return ROUNDS[self.seats]

    @property
    def last_round(self) -> bool:
        return self.round >= self.rounds

    @property
    def with_deputies(self) -> bool:
        """[R s2.six.refer] Whether two deputies replace the sheriff."""
        return OFFICERS[self.seats] == 2

    @property
    def officers(self) -> tuple[int, ...]:
        """[R s2.six.roles] The sheriff, or the two deputies."""
        return (self.sheriff,) if self.deputy is None else (self.sheriff, self.deputy)

    def fellow(self, officer: int) -> int | None:
        """Return the other deputy."""
        return next((seat for seat in self.officers if seat != officer), None)

    @property
    def merchants(self) -> tuple[int, ...]:
        """[R s*.round.roles] [R s*.declare.order] [R s2.ruling.six_as_sheriff] Everybody except the
        sheriff or the deputies, from the left of the (first) one.
        """
        return _merchants(self.seats, self.sheriff, self.deputy)

    @property
    def market_order(self) -> tuple[int, ...]:
        """[R s1.market.order] [R s2.market.order] The merchants in the order of their turns in the
        market.

        First edition: clockwise from the sheriff's left. Second: clockwise from the merchant whom
        the sheriff names.
        """
        first = self.merchants[0] if self.first_merchant is None else self.first_merchant
        seats = ((first + k) % self.seats for k in range(self.seats))
        return tuple(seat for seat in seats if seat not in self.officers)

    def speakers(self, deal: Deal, seat: int) -> tuple[int, ...]:
        """Return who may speak for this side of a deal: the seat, or either deputy for both."""
        return self.officers if seat == deal.officer else (seat,)

    @property
    def in_round(self) -> bool:
        return self.phase in STEPS

    @property
    def deputy_stack(self) -> tuple[int, ...]:
        """[R s2.six.deputy_stack] [R s2.six.three_rounds] [R s2.six.reshuffle] The deputy cards
        that can still be turned up; all of them again when the stack has run out.
        """
        rounds = self.seats // OFFICERS[self.seats]
        shuffled = self.round - self.round % rounds
        gone = {seat for pair in self.turned_up[shuffled : self.round] for seat in pair}
        return tuple(seat for seat in range(self.seats) if seat not in gone)

    @property
    def stacks(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """[R s2.black_market.stacks] [R s2.black_market.dearer_on_top] Kind → values of the cards
        that nobody has taken, the top one first.
        """
        if not self.options.black_market:
            return ()
        left = {good: list(values) for good, values in self.options.market_values.items()}
        for orders in self.orders:
            for order in orders:
                left[order.good].remove(order.value)
        return tuple((good, tuple(values)) for good, values in left.items())

    def has_traded(self, seat: int) -> bool:
        """[R s2.black_market.one_a_round] Return whether the seat took a black-market card this
        round.
        """
        return any(order.round == self.round for order in self.orders[seat])

    def is_done(self, merchant: int) -> bool:
        """Return whether the bag is settled and its goods, where stands are
        kept, lie on the stand.
        """
        bag = self.bags[merchant]
        if bag.status is BagStatus.PASSED and self.has(Tool.STANDS):
            return bag.brought is not None
        return bag.status is not BagStatus.CLOSED

    @property
    def closed_bags(self) -> tuple[int, ...]:
        """The merchants whose bags are undecided."""
        return tuple(seat for seat in self.merchants if self.bags[seat].status is BagStatus.CLOSED)

    @property
    def inspected(self) -> bool:
        """Whether every bag is settled."""
        return not self.closed_bags

    @property
    def timed(self) -> bool:
        """[R s*.timer.minute_each] Whether there is something to time: a bag that is undecided, or
        will be in this round, or that time has settled. Where no rounds are kept, the clock may be
        for anything.
        """
        if self.phase is Phase.INSPECT:
            return self.time_is_up or not self.inspected
        return self.phase not in (Phase.ROUND_END, Phase.FINAL, Phase.OVER)

    def with_bag(self, seat: int, bag: Bag) -> State:
        return replace(self, bags=put(self.bags, seat, bag))

    def with_stand(self, seat: int, stand: Stand) -> State:
        return replace(self, stands=put(self.stands, seat, stand))

    def add_deal(self, deal: Deal) -> State:
        return replace(self, deals=(*self.deals, deal), next_id=self.next_id + 1)

    def with_deal(self, deal: Deal) -> State:
        deals = tuple(deal if old.id == deal.id else old for old in self.deals)
        return replace(self, deals=deals)


@cache
def _merchants(seats: int, sheriff: int, deputy: int | None) -> tuple[int, ...]:
    others = ((sheriff + k) % seats for k in range(1, seats))
    return tuple(seat for seat in others if seat != deputy)


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])


def list_made(state: State) -> Mapping[int, Hashable]:
    """Return what each id stands for. Deals and debts share their ids, and one entry makes at most
    one of either between the same two.
    """
    deals = {deal.id: ("deal", deal.proposer, deal.partner) for deal in state.deals}
    return deals | {debt.id: ("debt", debt.debtor, debt.creditor) for debt in state.debts}


def total_gold(state: State) -> int:
    """[R s*.setup.bank] All the gold in the box: with the seats, in the bank, on the loot tile."""
    return state.bank + sum(state.gold) + state.loot_gold
