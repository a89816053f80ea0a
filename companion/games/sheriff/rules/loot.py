"""The loot tile of two deputies: what they took together, and how they share it."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.checks import LIMIT
from companion.engine.needs import need_tool, number, refuse
from companion.engine.refusal import RuleError, SettledError

from .. import actions as act
from ..goods import Goods
from ..model import LOOT, Phase, Stand, State
from ..options import Tool
from ..tables import CARDS, LEGAL
from . import bank
from .needs import goods_faults, goods_of


def split(state: State) -> State:
    """[R s2.six.split] [R s2.ruling.six_loot_cards] Half of the gold and half of the cards of each
    kind to either deputy; what does not divide stays on the tile.
    """
    if state.deputy is None:
        return state
    half_gold = state.loot_gold // 2
    half = Goods.of({good: state.loot.known[good] // 2 for good in CARDS})
    unknown = state.loot.unknown // 2
    for officer in state.officers:
        state = bank.move(state, LOOT, officer, half_gold)
        state = _give(state, officer, half, unknown)
    return state


def _give(state: State, officer: int, goods: Goods, unknown: int) -> State:
    loot = state.loot.take(goods).take_unknown(unknown)
    stand = state.stands[officer].put(goods)
    stand = replace(stand, unknown=stand.unknown + unknown)
    return replace(state, loot=loot).with_stand(officer, stand)


def share_rest(state: State, action: act.ShareRest) -> State:
    """[R s2.six.split_rest] What cannot be halved goes to one deputy, if both agree.

    Of goods and coins more may have lain there than we noted.
    """
    _need_deputies(state)
    if state.phase not in (Phase.ROUND_END, Phase.FINAL):
        raise SettledError("sheriff-loot-not-yet", path="action.to")
    if action.to not in state.officers:
        raise RuleError("sheriff-not-an-officer", rule="s2.six.split_rest", path="action.to")
    refuse(
        (
            *number(action.gold, "action.gold", 0, most_gold(state)),
            *goods_faults(action.goods, "action.goods"),
            *number(action.unknown, "action.unknown"),
        )
    )
    state = bank.move(state, LOOT, action.to, action.gold)
    return _give(state, action.to, Goods.of(action.goods), action.unknown)


def most_gold(state: State) -> int:
    """Gold that the companion alone keeps is all there is."""
    return max(0, state.loot_gold) if state.options.purse == "app" else LIMIT


def anything(state: State) -> bool:
    """Whether something lies on the tile."""
    return bool(state.loot_gold or state.loot.legal or state.loot.face_down)


def discard(state: State) -> State:
    """[R s2.six.split_discard] [R s2.ruling.six_loot_discarded] Goods to the discards, gold to the
    bank.
    """
    return replace(bank.move(state, LOOT, None, state.loot_gold), loot=Stand())


def correct(state: State, action: act.CorrectLoot) -> State:
    """The table is right about the tile; the difference in gold is booked with the bank."""
    need_tool(state, Tool.BANK)
    _need_deputies(state)
    refuse(
        (
            *number(action.gold, "action.gold"),
            *goods_faults(action.legal, "action.legal", LEGAL),
            *number(action.unknown, "action.unknown"),
        )
    )
    state = bank.move(state, LOOT, None, state.loot_gold)
    state = bank.move(state, None, LOOT, action.gold)
    legal = goods_of(action.legal, "action.legal")
    if action.unknown == state.loot.face_down:
        return replace(state, loot=replace(state.loot, legal=legal))
    return replace(state, loot=Stand(legal=legal, unknown=action.unknown))


def _need_deputies(state: State) -> None:
    if state.deputy is None:
        raise RuleError("sheriff-no-loot", rule="s2.six.refer")
