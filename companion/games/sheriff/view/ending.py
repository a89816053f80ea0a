"""The end: everything is turned up and counted."""

from __future__ import annotations

import msgspec

from companion.engine.message import Message

from ..box import find_other_gold
from ..goods import Goods
from ..holdings import Holdings, ScoreEntry
from ..model import Phase, State
from ..options import Tool
from ..rules.ending import entry_of, make_score_entry


class HoldingsView(msgspec.Struct, frozen=True):
    """A final count: as entered, or as it begins."""

    gold: int
    goods: dict[str, int]
    black_market: tuple[int, ...]
    total: int
    """gold, goods and black-market cards; titles come with the reveal"""


class FinalView(msgspec.Struct, frozen=True):
    seat: int
    entered: bool
    holdings: HoldingsView
    hidden: bool = False
    """what was entered is not for this viewer yet: `holdings` is what was followed"""


def is_turned_up(state: State) -> bool:
    """[R s*.end.reveal] Return whether the game has ended, so that all goods are turned up."""
    return state.phase in (Phase.FINAL, Phase.OVER)


def is_revealed(state: State) -> bool:
    """Return whether counts are public, which they are with the result."""
    return state.phase is Phase.OVER


def finals(state: State, viewer: int | None) -> tuple[FinalView, ...]:
    """[R s*.end.reveal] Return the final count of each seat, which begins with our notes."""
    if not is_turned_up(state):
        return ()
    return tuple(
        _final(state, seat, seat == viewer or is_revealed(state)) for seat in range(state.seats)
    )


def entry(state: State, viewer: int | None) -> ScoreEntry | None:
    """Return the same as a score entry, each player named by seat number. Promo cards are added by
    whoever counts.
    """
    if not is_turned_up(state):
        return None
    return entry_of(state, tuple(_player(one, viewer, state) for one in finals(state, viewer)))


def other_gold(state: State) -> Message | None:
    """What is missing of all gold, or too much, once everybody has counted theirs."""
    if state.phase is not Phase.FINAL or None in state.entered:
        return None
    return find_other_gold(make_score_entry(state))


def _player(one: FinalView, viewer: int | None, state: State) -> Holdings:
    """Return one player of the score entry.

    On somebody's own phone the others are empty, and nobody has what is hidden: a count is not
    compared with our notes of the others.
    """
    if one.hidden or (viewer not in (None, one.seat) and not is_revealed(state)):
        return Holdings(name=str(one.seat))
    held = one.holdings
    return Holdings(str(one.seat), held.gold, held.goods, held.black_market)


def _final(state: State, seat: int, known: bool) -> FinalView:
    entered = state.entered[seat]
    entry = entered if known else None
    if entry is None:
        gold = state.gold[seat] if state.has(Tool.BANK) else 0
        goods = state.stands[seat].known if state.has(Tool.STANDS) else Goods()
        cards = tuple(order.value for order in state.orders[seat])
    else:
        gold, goods, cards = entry.gold, Goods.from_counts(entry.goods), entry.black_market
    promo = 0 if entry is None else sum(card.value for card in entry.promo)
    total = gold + goods.value + promo + sum(cards)
    held = HoldingsView(gold, goods.as_dict(), cards, total)
    return FinalView(seat, entered is not None, held, hidden=entered is not None and not known)
