"""The end: everything is turned up, and what there is to count."""

from __future__ import annotations

import msgspec

from ..goods import Goods
from ..holdings import Holdings, ScoreEntry
from ..model import Phase, State
from ..options import Tool
from ..rules.ending import entry_of


class HoldingsView(msgspec.Struct, frozen=True):
    """A final count, entered or to begin with."""

    gold: int
    goods: dict[str, int]
    black_market: tuple[int, ...]
    total: int
    """gold, goods and black-market cards; titles come with the reveal"""


class FinalView(msgspec.Struct, frozen=True):
    seat: int
    entered: bool
    holdings: HoldingsView


def revealed(state: State) -> bool:
    """[R s*.end.reveal] When the game has ended everything is turned up."""
    return state.phase in (Phase.FINAL, Phase.OVER)


def finals(state: State) -> tuple[FinalView, ...]:
    """[R s*.end.reveal] What was followed is where the final count begins."""
    if not revealed(state):
        return ()
    return tuple(_final(state, seat) for seat in range(state.seats))


def entry(state: State) -> ScoreEntry | None:
    """The same as a score entry, each player called by the number of the seat; promo cards are
    added by whoever counts.
    """
    if not revealed(state):
        return None
    players = tuple(
        Holdings(
            name=str(one.seat),
            gold=one.holdings.gold,
            goods=one.holdings.goods,
            black_market=one.holdings.black_market,
        )
        for one in finals(state)
    )
    return entry_of(state, players)


def _final(state: State, seat: int) -> FinalView:
    entry = state.entered[seat]
    if entry is None:
        gold = state.gold[seat] if state.has(Tool.BANK) else 0
        goods = state.stands[seat].known if state.has(Tool.STANDS) else Goods()
        cards = tuple(order.value for order in state.orders[seat])
    else:
        gold, goods, cards = entry.gold, Goods.of(entry.goods), entry.black_market
    promo = 0 if entry is None else sum(card.value for card in entry.promo)
    total = gold + goods.value + promo + sum(cards)
    return FinalView(seat, entry is not None, HoldingsView(gold, goods.as_dict(), cards, total))
