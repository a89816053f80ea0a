"""Declarations: one legal kind, and the true number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated

from companion.engine.authority import SELF
from companion.engine.mending import Mendable
from companion.engine.message import Message, SeatName
from companion.engine.moves import ChoiceField, Move, move
from companion.engine.refusal import SettledError
from companion.engine.values import Between

from ..goods import counted
from ..model import BagStatus, Phase, State
from ..options import Tool
from ..rules.declaring import check_declared
from ..tables import BAG, declarable
from .base import ByMerchant
from .fields import good_choices, says


class Declare(ByMerchant, frozen=True, tag="declare"):
    """The seat declares its bag."""

    may = SELF
    mendable = Mendable()
    needs = Tool.DECLARATIONS

    good: str
    count: Annotated[int, Between(*BAG)]

    def check(self, state: State, seat: int) -> None:
        super().check(state, seat)
        if state.bags[seat].status is not BagStatus.CLOSED:
            raise SettledError("sheriff-bag-settled", path="action.round")

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
        """[R s*.declare.kind] [R s*.declare.true_number] Somebody may speak before their time."""
        if state.bags[seat].status is not BagStatus.CLOSED:
            return
        yield move(
            "declare" if state.phase in (Phase.DECLARE, Phase.INSPECT) else "declare_early",
            cls(state.round, "", 0),
            seat,
            says("declare"),
            ChoiceField(name="good", values=good_choices(declarable(state.seats))),
            cls.ask("count", state),
            group="now" if state.phase is Phase.DECLARE else "more",
        )

    def log(self, before: State, after: State, seat: int) -> Message:
        goods = counted(self.good, self.count)
        return Message("sheriff-log-declare", who=SeatName(seat), goods=goods)
