"""The loot tile of two deputies, and how it is halved."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.checks import LIMIT

from ..goods import Goods
from ..model import LOOT, Stand, State
from ..tables import CARDS
from . import bank


def split(state: State) -> State:
    """[R s2.six.split] [R s2.ruling.six_loot_cards] Half of the gold and half of the cards of each
    kind to either deputy; what does not divide stays on the tile.
    """
    if state.deputy is None:
        return state
    half_gold = state.loot_gold // 2
    half = Goods.from_counts({good: state.loot.known[good] // 2 for good in CARDS})
    unknown = state.loot.unknown // 2
    for officer in state.officers:
        state = bank.move(state, LOOT, officer, half_gold)
        state = give(state, officer, half, unknown)
    return state


def give(state: State, officer: int, goods: Goods, unknown: int) -> State:
    loot = state.loot.take(goods).take_unknown(unknown)
    stand = state.stands[officer].put(goods, unknown)
    return replace(state, loot=loot).with_stand(officer, stand)


def most_gold(state: State) -> int:
    """Return the most gold on the tile, where the companion alone keeps it."""
    return max(0, state.loot_gold) if state.options.purse == "app" else LIMIT


def is_filled(state: State) -> bool:
    """Return whether something lies on the tile."""
    return bool(state.loot_gold or state.loot.legal or state.loot.face_down)


def discard(state: State) -> State:
    """[R s2.six.split_discard] [R s2.ruling.six_loot_discarded] Discard what lies on the tile; gold
    goes to the bank.
    """
    return replace(bank.move(state, LOOT, None, state.loot_gold), loot=Stand())
