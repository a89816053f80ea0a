"""The black market, and the loot tile of two deputies."""

from __future__ import annotations

import msgspec

from companion.engine.message import Message

from ..goods import name_good
from ..model import Phase, State
from ..options import Tool
from .ending import is_turned_up
from .goods import GoodCount, counts


class OrderView(msgspec.Struct, frozen=True):
    """A black-market card."""

    good: str
    name: Message
    value: int


class StackView(msgspec.Struct, frozen=True):
    """A stack of the black market."""

    good: str
    name: Message
    values: tuple[int, ...]
    """of the cards left, the top one first"""


class LootView(msgspec.Struct, frozen=True):
    """The loot tile of two deputies."""

    gold: int | None
    legal: tuple[GoodCount, ...]
    face_down: int
    hidden: tuple[GoodCount, ...]
    """[R s2.ruling.six_loot_seen] kinds, for the two deputies only"""
    unknown: int
    """face-down cards whose kinds the viewer does not know"""
    shown: bool
    """whether bags are being decided, or have been"""


def orders(state: State, seat: int) -> tuple[OrderView, ...]:
    return tuple(
        OrderView(order.good, name_good(order.good), order.value) for order in state.orders[seat]
    )


def stacks(state: State) -> tuple[StackView, ...]:
    return tuple(StackView(good, name_good(good), values) for good, values in state.stacks)


def loot(state: State, viewer: int | None) -> LootView:
    seen = viewer in state.officers or is_turned_up(state)
    return LootView(
        state.loot_gold if state.has(Tool.BANK) else None,
        counts(state.loot.legal),
        state.loot.face_down,
        counts(state.loot.hidden) if seen else (),
        state.loot.unknown if seen else state.loot.face_down,
        state.phase in (Phase.INSPECT, Phase.ROUND_END, Phase.FINAL),
    )
