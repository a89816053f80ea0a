"""A merchant's own bag: its declaration, and what came out of it when it was handed back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated

from companion.engine.authority import SELF
from companion.engine.game import Narration
from companion.engine.mending import Mendable
from companion.engine.message import Message, SeatName
from companion.engine.moves import ChoiceField, Group, Move, move
from companion.engine.needs import need_tool
from companion.engine.refusal import SettledError
from companion.engine.values import Between

from ..goods import Goods, count_cards
from ..model import Bag, BagStatus, Phase, Stand, State
from ..options import Tool
from ..rules.bags import check_count, check_declared
from ..rules.fulfilment import hand_over_due
from ..tables import BAG, declarable
from ..terms import GoodsDocument
from .abstract import ByMerchant, narrate_stand
from .fields import IN_BAG, bag_size, good_choices, says


class Declare(ByMerchant, frozen=True, tag="declare"):
    """A merchant declares the bag. Before the inspection this needs the tool for declarations;
    during it, anybody may note what was said.
    """

    may = SELF
    mendable = Mendable()

    good: str
    count: Annotated[int, Between(*BAG)]

    def check(self, state: State, seat: int) -> None:
        if state.phase is not Phase.INSPECT:
            need_tool(state, Tool.DECLARATIONS)
        super().check(state, seat)
        if state.bags[seat].status is not BagStatus.CLOSED:
            raise SettledError("sheriff-bag-settled", path="action.round")

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        may = state.phase is Phase.INSPECT or state.has(Tool.DECLARATIONS)
        return may and super().is_listed(state, seat)

    def apply(self, state: State, seat: int) -> State:
        """[R s*.declare.kind] [R s*.declare.true_number] One legal kind and the true number.

        Whether the kind is true is nobody's business yet. A declaration may be said again until the
        bag is settled: tongues slip.
        """
        check_declared(state, self.good)
        bag = replace(state.bags[seat], good=self.good, count=self.count)
        return state.with_bag(seat, bag)

    @classmethod
    def moves(cls, state: State, seat: int, viewer: int | None) -> Iterator[Move]:
        """[R s*.declare.kind] [R s*.declare.true_number] List the declaration, also for somebody
        who speaks too early.
        """
        if state.bags[seat].status is not BagStatus.CLOSED:
            return
        in_time = state.phase in (Phase.DECLARE, Phase.INSPECT)
        slot, one = "declare" if in_time else "declare_early", cls(state.round, "", 0)
        good = ChoiceField(name="good", values=good_choices(declarable(state.seats)))
        group: Group = "now" if state.phase is Phase.DECLARE else "more"
        yield move(slot, one, seat, says("declare"), good, cls.ask("count", state), group=group)

    def log(self, before: State, after: State, seat: int) -> Message:
        goods = count_cards(self.good, self.count)
        return Message("sheriff-log-declare", who=SeatName(seat), goods=goods)


class Unpack(ByMerchant, frozen=True, tag="unpack"):
    """A merchant says what came out of the bag that was handed back."""

    may = SELF
    mendable = Mendable()
    needs = Tool.STANDS

    goods: Annotated[GoodsDocument, IN_BAG]
    unknown: Annotated[int, Between(0, BAG[1])] = 0
    """contraband cards of which only the number is told"""
    count_corrected: bool = False
    """whether the declared number was wrong and is corrected"""

    def check(self, state: State, seat: int) -> None:
        super().check(state, seat)
        if not _is_packed(state.bags[seat]):
            raise SettledError("sheriff-nothing-to-unpack", path="action.round")

    def apply(self, state: State, seat: int) -> State:
        """[R s*.pass.legal_open] [R s*.pass.contraband_secret] [R s1.ruling.show_all_or_secret]
        Legal goods openly to the stand, the rest by its number; then promised goods are handed
        over.
        """
        bag, goods = state.bags[seat], Goods.from_counts(self.goods)
        count = goods.count + self.unknown
        check_count(state, bag, count, self.count_corrected, "action.goods")
        brought = Stand().put(goods, self.unknown)
        stand = state.stands[seat].put(goods, self.unknown)
        state = state.with_bag(seat, replace(bag, brought=brought)).with_stand(seat, stand)
        return hand_over_due(state, seat)

    @classmethod
    def moves(cls, state: State, seat: int, viewer: int | None) -> Iterator[Move]:
        """[R s*.pass.legal_open] [R s*.pass.contraband_secret]"""
        bag = state.bags[seat]
        for corrected in (False, True) if _is_packed(bag) else ():
            one = cls(state.round, {}, count_corrected=corrected)
            fields = cls.ask("goods", state), cls.ask("unknown", state, optional=True)
            when = (bag_size(bag, corrected, "goods", "unknown"),)
            group: Group = "more" if corrected else "now"
            yield move("unpack", one, seat, says("unpack"), *fields, when=when, group=group)

    def narrate(self, before: State, after: State, seat: int) -> Narration:
        goods = Goods.from_counts(self.goods)
        return narrate_stand("sheriff-log-unpack", seat, goods, self.unknown)


def _is_packed(bag: Bag) -> bool:
    """Return whether the bag was handed back and nobody has said what came out of it."""
    return bag.status is BagStatus.PASSED and bag.brought is None
