"""What came out of a bag that was handed back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated

from companion.engine.authority import SELF
from companion.engine.game import Narration
from companion.engine.mending import Mendable
from companion.engine.message import Message, SeatName
from companion.engine.moves import Move, move
from companion.engine.refusal import SettledError
from companion.engine.values import Between

from ..goods import Goods, listed
from ..model import Bag, BagStatus, Stand, State
from ..options import Tool
from ..rules.bags import check_count
from ..rules.fulfilment import hand_over_due
from ..tables import BAG
from ..terms import GoodsDocument
from .base import ByMerchant
from .fields import IN_BAG, says
from .inspection import bag_size


class Unpack(ByMerchant, frozen=True, tag="unpack"):
    """The seat says what came out of its bag that was handed back."""

    may = SELF
    mendable = Mendable()
    needs = Tool.STANDS

    goods: Annotated[GoodsDocument, IN_BAG]
    unknown: Annotated[int, Between(0, BAG[1])] = 0
    """contraband of which only the number is said"""
    count_corrected: bool = False
    """the declared number was wrong and is put right"""

    def check(self, state: State, seat: int) -> None:
        super().check(state, seat)
        if not _is_packed(state.bags[seat]):
            raise SettledError("sheriff-nothing-to-unpack", path="action.round")

    def apply(self, state: State, seat: int) -> State:
        """[R s*.pass.legal_open] [R s*.pass.contraband_secret] [R s1.ruling.show_all_or_secret]
        Legal goods openly to the stand, the rest by its number; then promised goods are handed
        over.
        """
        bag, goods = state.bags[seat], Goods.of(self.goods)
        count = goods.count + self.unknown
        check_count(state, bag, count, self.count_corrected, "action.goods")
        brought = replace(Stand().put(goods), unknown=self.unknown)
        stand = state.stands[seat].put(goods)
        stand = replace(stand, unknown=stand.unknown + self.unknown)
        state = state.with_bag(seat, replace(bag, brought=brought)).with_stand(seat, stand)
        return hand_over_due(state, seat)

    @classmethod
    def moves(cls, state: State, seat: int, viewer: int | None) -> Iterator[Move]:
        """[R s*.pass.legal_open] [R s*.pass.contraband_secret]"""
        bag = state.bags[seat]
        for corrected in (False, True) if _is_packed(bag) else ():
            yield move(
                "unpack",
                cls(state.round, {}, count_corrected=corrected),
                seat,
                says("unpack"),
                cls.ask("goods", state),
                cls.ask("unknown", state, optional=True),
                when=(bag_size(bag, corrected, "goods", "unknown"),),
                group="more" if corrected else "now",
            )

    def narrate(self, before: State, after: State, seat: int) -> Narration:
        """[R s*.pass.contraband_number] Legal goods by kind, the rest by number."""
        goods, who, nothing = Goods.of(self.goods), SeatName(seat), Message("sheriff-nothing")
        legal, cards = listed(goods.legal()) or nothing, goods.hidden().count + self.unknown
        public = Message("sheriff-log-unpack", who=who, goods=legal, n=cards)
        if not cards:
            return Narration(public)
        everything = listed(goods) or nothing
        own = Message("sheriff-log-unpack-own", who=who, goods=everything, n=self.unknown)
        return Narration(public, ((seat, own),))


def _is_packed(bag: Bag) -> bool:
    """Whether it was handed back, and nobody has said what came out of it."""
    return bag.status is BagStatus.PASSED and bag.brought is None
