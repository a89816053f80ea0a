"""The count at the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.engine import verbs
from companion.engine.authority import ANYBODY, SELF, TABLE
from companion.engine.checks import LIMIT
from companion.engine.final import FinalCount, recount
from companion.engine.game import Narration
from companion.engine.mending import Mendable
from companion.engine.message import Message, SeatName
from companion.engine.moves import DocumentField, Group, IntegerField, Move, move
from companion.engine.needs import refuse

from .. import scoring
from ..goods import Goods, list_goods
from ..holdings import MOST_CARDS, Holdings, Promo, check_holdings
from ..model import Phase, State, put
from ..rules import rounds
from ..rules.ending import make_score_entry
from ..terms import GoodsDocument
from .abstract import Deed, OfRound
from .fields import Cards, says

_GOLD = IntegerField(name="gold", min=0, max=LIMIT)
_PROMO = DocumentField(
    name="promo",
    schema="Promo",
    max=MOST_CARDS,
    likely=((), ({"value": 5, "legal": True},)),
    optional=True,
)
_MARKET = DocumentField(
    name="black_market", schema="Amount", max=MOST_CARDS, likely=((), (34, 29)), optional=True
)


class EnterFinal(FinalCount, Deed[int], frozen=True, tag="enter_final"):
    """A seat enters what it holds at the end."""

    may = SELF
    mendable = Mendable(amounts=("gold",))
    phases = (Phase.FINAL,)

    gold: int
    goods: GoodsDocument
    promo: tuple[Promo, ...] = ()
    black_market: tuple[int, ...] = ()
    """printed values of the cards taken"""

    def apply(self, state: State, seat: int) -> State:
        """Store the count. It may be entered again until the result is shown."""
        holdings = Holdings("", self.gold, self.goods, self.black_market, self.promo)
        refuse(check_holdings("action", holdings, state.options.edition))
        entered = put(state.entered, seat, holdings)
        return replace(recount(state, seat, self), entered=entered)

    @classmethod
    def moves(cls, state: State, seat: int, viewer: int | None) -> Iterator[Move]:
        """[R s*.end.reveal] [R s*.intro.richest_wins] Promo cards are the first edition's,
        black-market cards the second's.
        """
        goods = Cards().field("goods", state.seats, optional=False)
        rest = _PROMO if state.options.edition == "first" else _MARKET
        one = cls(0, {}, over=state.counted_at[seat])
        group: Group = "more" if state.entered[seat] else "now"
        yield move("count", one, seat, says("count"), _GOLD, goods, rest, group=group)

    def narrate(self, before: State, after: State, seat: int) -> Narration:
        """[R s*.end.reveal] Tell that somebody has counted. The numbers are their own until the
        result is shown.
        """
        who, n = SeatName(seat), len(self.promo)
        promo = (Message("sheriff-promo-cards", n=n),) if n else ()
        goods = (*list_goods(Goods.from_counts(self.goods)), *promo) or Message("sheriff-nothing")
        full = Message("sheriff-log-entered", who=who, n=self.gold, goods=goods)
        return Narration(Message("sheriff-log-counted", who=who), ((seat, full),), full)


class Finish(verbs.Finish[State], Deed[int | None], frozen=True, tag="finish"):
    """Everybody has counted, and the result is shown."""

    may = ANYBODY
    phases = (Phase.FINAL,)

    def apply(self, state: State, seat: int | None) -> State:
        """[R s*.intro.richest_wins] Compute the result once everybody has entered."""
        sheet = scoring.score(make_score_entry(state))
        timer = replace(state.timer, ends_at=None)
        return replace(state, phase=Phase.OVER, timer=timer, sheet=sheet)


class CountUp(OfRound[int | None], frozen=True, tag="count_up"):
    """The table stops here and counts."""

    may = TABLE

    def apply(self, state: State, seat: int | None) -> State:
        """Stop the game wherever it is."""
        if state.phase in rounds.INSPECTED:
            state = rounds.close_inspection(state)
        return replace(state, phase=Phase.FINAL)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        yield move("count_up", cls(state.round), seat, says("count-up"), group="more")
