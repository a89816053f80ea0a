"""The inspection: a bag is handed back, marked, opened, or returned to the
sheriff by a correction.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from companion.engine.authority import owner_named_in
from companion.engine.game import World
from companion.engine.mending import Mendable
from companion.engine.message import Message, SeatName
from companion.engine.moves import ChoiceField, Group, Move, move
from companion.engine.needs import refuse
from companion.engine.refusal import Fault, RuleError, SettledError, catch_refusal

from ..goods import Goods, list_goods, name_good
from ..inspection import Verdict, judge
from ..model import LOOT, BagStatus, Fine, Mark, Phase, Receiver, Stand, State
from ..options import Tool
from ..rules import bank
from ..rules.agreed import MADE, check_may_open, check_may_pass, find_offer, pass_deals
from ..rules.bags import check_count, check_declared, reset
from ..rules.clock import stop_when_settled
from ..rules.deals import need_bribe, note_spoken_bribe
from ..rules.fulfilment import hand_back, hand_over_due, lapse_offers
from ..rules.needs import goods_faults, need_deciders
from ..tables import declarable
from ..terms import SPOKEN_BRIBE, GoodsDocument, Terms
from .abstract import AboutBag, OfRound
from .deciding import (
    ANY_INSPECTOR,
    INSPECTOR,
    Undecided,
    by_field,
    find_sole_decider,
    is_left_alone,
    list_deciders,
)
from .fields import IN_BAG, bag_size, good_choices, says, terms_field


class PassBag(Undecided, frozen=True, tag="pass_bag"):
    """The sheriff hands a bag back unopened.

    With `bribe` the table notes in one step what both said aloud. Only the table may, because it
    takes from somebody's purse.
    """

    may = INSPECTOR
    log_key = "pass"
    mendable = SPOKEN_BRIBE

    bribe: Terms | None = None
    by: int | None = None
    """the deputy who deals with this merchant alone; None: the sheriff, or both deputies"""
    at: int = 0

    def decide(self, state: State, seat: int | None, world: World) -> PassBag:
        need_bribe(self.bribe)
        return msgspec.structs.replace(self, by=find_sole_decider(state, self.by))

    def apply(self, state: State, seat: int | None) -> State:
        """[R s*.inspect.hand_back] [R s2.inspect.pass_for_nothing] [R s1.ruling.pass_for_nothing]
        The bag goes back unopened, with or without a bribe.
        """
        need_deciders(state, self.by)
        check_may_pass(state, self.merchant)
        if self.bribe is not None:
            state = note_spoken_bribe(state, seat, self.merchant, self.bribe, self.by)
        return stop_when_settled(hand_back(state, self.merchant), self.at)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R s*.inspect.hand_back] List the move for each closed bag; the table can add a spoken
        bribe.
        """
        by = by_field(state, list_deciders(state, seat))
        for merchant in state.closed_bags:
            bribe = (terms_field(state, "bribe", merchant, optional=True),) if seat is None else ()
            asks_nobody = seat is None or state.deputy is None or pass_deals(state, merchant, *MADE)
            group: Group = "now" if asks_nobody else "more"
            one = cls(state.round, merchant)
            refused = catch_refusal(check_may_pass, state, merchant)
            label = says("let-pass")
            yield move("pass", one, seat, label, *by, *bribe, group=group, refused=refused)


class PassRest(OfRound[int | None], frozen=True, tag="pass_rest"):
    """Every bag that is still shut is handed back unopened, all at once."""

    may = ANY_INSPECTOR
    phases = (Phase.INSPECT,)

    at: int = 0

    def apply(self, state: State, seat: int | None) -> State:
        """[R s*.inspect.hand_back] Hand none back if one of them must be opened."""
        if state.inspected:
            raise SettledError("sheriff-bags-settled", path="action.round")
        shut = state.closed_bags
        for merchant in shut:
            check_may_pass(state, merchant)
        for merchant in shut:
            state = hand_back(state, merchant)
        return stop_when_settled(state, self.at)

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        alone = state.deputy is None and seat in (None, state.sheriff)
        return alone and super().is_listed(state, seat)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R s*.inspect.hand_back] Where nobody waits for an answer about one of them."""
        shut = state.closed_bags
        if len(shut) < 2 or any(find_offer(state, one) for one in shut):
            return
        if not any(catch_refusal(check_may_pass, state, one) for one in shut):
            label = Message("sheriff-screen-pass-rest", n=len(shut))
            yield move("pass_rest", cls(state.round), seat, label, group="more")

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return Message("sheriff-log-pass-rest")


class OpenBag(Undecided, frozen=True, tag="open_bag"):
    """The sheriff opens a bag. Without `good` and `bag` the people settle it by hand."""

    slots = ("judge", "open")

    may = INSPECTOR
    mendable = Mendable()

    good: str | None = None
    bag: GoodsDocument | None = None
    count_corrected: bool = False
    """whether the declared number was wrong and is corrected"""
    by: int | None = None
    """the deputy who opens it alone; None: the sheriff, or both deputies"""
    at: int = 0

    def decide(self, state: State, seat: int | None, world: World) -> OpenBag:
        self._need_answers(state)
        corrected = self.count_corrected and self.bag is not None
        by = find_sole_decider(state, self.by)
        return msgspec.structs.replace(self, by=by, count_corrected=corrected)

    def _need_answers(self, state: State) -> None:
        """Refuse an opened bag without declaration or content, unless both are left to the people.

        Checked on arrival only, not when a log is folded.
        """
        if self.bag is None and self.good is None:
            return
        said, faults = self.good, []
        if said is None and 0 <= self.merchant < len(state.bags):
            said = state.bags[self.merchant].good
        if not said:
            faults.append(Fault("action.good", "which_good", Message("sheriff-fault-which-good")))
        if self.bag is None or (not said and not self.bag):
            faults.append(Fault("action.bag", "which_cards", Message("sheriff-fault-which-cards")))
        refuse(faults)

    def apply(self, state: State, seat: int | None) -> State:
        """[R s*.inspect.open] [R s*.open.order] Declared goods to the stand, the rest confiscated,
        then the fine.
        """
        merchant = self.merchant
        deciders = need_deciders(state, self.by)
        check_may_open(state, merchant, deciders)
        bag = replace(state.bags[merchant], status=BagStatus.OPENED, openers=deciders)
        good = self.good or bag.good
        if self.bag is None or good is None:
            state = lapse_offers(state.with_bag(merchant, bag), merchant)
            return stop_when_settled(hand_over_due(state, merchant), self.at)
        check_declared(state, good)
        if bag.good is not None and good != bag.good:
            rule = f"{state.options.book}.declare.one_kind"
            said = name_good(bag.good)
            raise RuleError("sheriff-kind-differs", rule=rule, path="action.good", said=said)
        refuse(goods_faults(self.bag, "action.bag"))
        contents = Goods.from_counts(self.bag)
        check_count(state, bag, contents.count, self.count_corrected, "action.bag")
        verdict = judge(good, contents)
        brought = Stand().put(verdict.to_stand)
        bag = replace(bag, good=good, count=contents.count, verdict=verdict, brought=brought)
        state = lapse_offers(state.with_bag(merchant, bag), merchant)
        if state.has(Tool.STANDS):
            # [R s2.ruling.debt_fresh_goods]: they are there before the fine falls due
            state = state.with_stand(merchant, state.stands[merchant].put(verdict.to_stand))
            state = hand_over_due(state, merchant)
        return stop_when_settled(_pay_fine(state, merchant, verdict), self.at)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R s*.inspect.open] [R s2.ruling.wrong_number] List the verdict with as many cards as
        were declared, with a corrected number, or settled by hand.
        """
        cards = IN_BAG.field("bag", state.seats, optional=False)
        for merchant in state.closed_bags:
            bag = state.bags[merchant]
            by_all = list_deciders(state, seat)
            every = (need_deciders(state, by) for by in by_all)
            refusals = [catch_refusal(check_may_open, state, merchant, seats) for seats in every]
            may = tuple(by for by, refused in zip(by_all, refusals, strict=True) if not refused)
            refused = None if may else refusals[-1]
            alone_first = is_left_alone(state, seat, bag)
            by_whom = by_field(state, may or by_all, alone_first=alone_first)
            goods = good_choices(declarable(state.seats) if bag.good is None else (bag.good,))
            label, said = says("declared-good"), bag.good is not None
            good = ChoiceField(name="good", label=label, values=goods, optional=said)
            for corrected in (False, True):
                yield move(
                    "judge",
                    cls(state.round, merchant, count_corrected=corrected),
                    seat,
                    says("judge"),
                    *by_whom,
                    good,
                    cards,
                    when=(bag_size(bag, corrected, "bag"),),
                    group="more" if corrected else "now",
                    refused=refused,
                )
            by_hand, label = cls(state.round, merchant), says("by-hand")
            yield move("open", by_hand, seat, label, *by_whom, group="more", refused=refused)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        bag = after.bags[self.merchant]
        verdict, openers = bag.verdict, tuple(SeatName(seat) for seat in bag.openers)
        who, both = SeatName(self.merchant), len(openers) > 1
        if verdict is None:
            return Message("sheriff-log-opened", who=who, sheriff=openers)
        if verdict.truthful:
            key = "sheriff-log-honest-halves" if both else "sheriff-log-honest"
            n, goods = verdict.sheriff_pays // len(openers), list_goods(verdict.to_stand)
            return Message(key, who=who, sheriff=openers, goods=goods, n=n)
        to = Message("sheriff-the-loot") if both else openers[0]
        n, goods = verdict.merchant_pays, list_goods(verdict.confiscated)
        return Message("sheriff-log-liar", who=who, sheriff=openers, to=to, goods=goods, n=n)


def _pay_fine(state: State, merchant: int, verdict: Verdict) -> State:
    """[R s*.inspect.liar_pays] [R s*.inspect.sheriff_pays] [R s2.six.alone_open]

    [R s2.six.both_open_liar] [R s2.six.both_open_honest] [R s2.ruling.six_half_debt] A liar opened
    by both pays onto the loot tile; to an honest merchant each of them owes half.
    """
    openers = state.bags[merchant].openers
    receiver: Receiver = LOOT if len(openers) > 1 else openers[0]
    half = verdict.sheriff_pays // len(openers)
    fines: list[Fine] = []
    for debtor, creditor, owed in (
        (merchant, receiver, verdict.merchant_pays),
        *((officer, merchant, half) for officer in openers),
    ):
        state, fine = bank.fine(state, debtor, creditor, owed)
        fines += fine
    return state.with_bag(merchant, replace(state.bags[merchant], fines=tuple(fines)))


class MarkBag(Undecided, frozen=True, tag="mark_bag"):
    """One of two deputies says what they would do with a bag. If both would let
    it pass, it passes.
    """

    may = INSPECTOR

    by: int
    """the deputy"""
    mark: Mark | None
    """None: undecided for now"""
    at: int = 0

    def apply(self, state: State, seat: int | None) -> State:
        """[R s2.six.three_cases] [R s2.six.both_pass] A bag that both would let pass does; one that
        they disagree on waits until one of them opens it.
        """
        merchant, bag = self.merchant, state.bags[self.merchant]
        need_deciders(state, self.by)
        if state.deputy is None:
            raise RuleError("sheriff-no-fellow", rule="s2.six.three_cases", path="action.by")
        if bag.find_mark(self.by) is self.mark:
            raise SettledError("sheriff-tool-already", path="action.mark")
        self._need_promised(state)
        bag = bag.mark(self.by, self.mark)
        state = state.with_bag(merchant, bag)
        agreed = all(bag.find_mark(officer) is Mark.PASS for officer in state.officers)
        return stop_when_settled(hand_back(state, merchant) if agreed else state, self.at)

    def _need_promised(self, state: State) -> None:
        if self.mark is Mark.PASS:
            check_may_pass(state, self.merchant)
        if self.mark is Mark.OPEN:
            check_may_open(state, self.merchant, (self.by,))

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        return state.deputy is not None and super().is_listed(state, seat)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R s2.six.three_cases] List what each of two deputies would do; the
        table can correct it.
        """
        group: Group = "now" if seat is not None else "correct"
        for merchant in state.closed_bags:
            for officer in state.officers if seat is None else (seat,):
                for mark, slot, label in (
                    (Mark.PASS, "mark_pass", says("let-pass")),
                    (Mark.OPEN, "mark_open", says("open")),
                    (None, "unmark", says("unmark")),
                ):
                    if mark is not state.bags[merchant].find_mark(officer):
                        one = cls(state.round, merchant, officer, mark)
                        refused = catch_refusal(one._need_promised, state)
                        yield move(slot, one, seat, label, group=group, refused=refused)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        whose = SeatName(self.merchant)
        if after.bags[self.merchant].status is BagStatus.PASSED:
            return Message("sheriff-log-pass", who=whose)
        key = f"sheriff-log-marks-{self.mark or 'nothing'}"
        return Message(key, who=SeatName(self.by), whose=whose)


class CorrectBag(AboutBag, frozen=True, tag="correct_bag"):
    """A settled bag is undecided after all. Fines and goods of its verdict go back; what was paid
    for letting it pass stays paid.
    """

    slots = ("undecided",)

    may = owner_named_in("merchant")
    corrects = ("round", "merchant")

    def check(self, state: State, seat: int | None) -> None:
        super().check(state, seat)
        if state.bags[self.merchant].status is BagStatus.CLOSED:
            raise SettledError("sheriff-bag-closed", path="action.merchant")

    def apply(self, state: State, seat: int | None) -> State:
        return reset(state, self.merchant)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        for merchant in state.merchants:
            settled = state.bags[merchant].status is not BagStatus.CLOSED
            if settled and seat in (None, merchant):
                label = Message("sheriff-screen-bag-back", who=SeatName(merchant))
                back = cls(state.round, merchant)
                yield move("undecided", back, seat, label, group="correct")
