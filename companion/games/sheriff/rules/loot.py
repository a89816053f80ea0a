"""The loot tile of two deputies: what they took together, and how they share it."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.needs import need_self, number, refuse
from companion.engine.refusal import RuleError, SettledError

from .. import actions as act
from ..goods import NOTHING, Goods
from ..model import LOOT, Phase, Stand, State
from ..options import Tool
from ..tables import CARDS, LEGAL
from . import bank
from .needs import goods_faults, goods_of, need_tool


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
    state = replace(state, loot=state.loot.take(goods))
    taken = min(unknown, state.loot.face_down)
    state = replace(state, loot=_without(state.loot, taken))
    stand = state.stands[officer].put(goods)
    return state.with_stand(officer, replace(stand, unknown=stand.unknown + taken))


def _without(stand: Stand, cards: int) -> Stand:
    """Takes face-down cards away whose kind nobody said."""
    if cards <= stand.unknown:
        return replace(stand, unknown=stand.unknown - cards)
    return replace(stand, hidden=NOTHING, unknown=stand.face_down - cards)


def share_rest(state: State, seat: int | None, action: act.ShareRest) -> State:
    """[R s2.six.split_rest] What cannot be halved goes to one deputy, if both agree."""
    _need_deputies(state)
    need_self(seat, *state.officers)
    if state.phase not in (Phase.ROUND_END, Phase.FINAL):
        raise SettledError("sheriff-loot-not-yet", path="action.to")
    if action.to not in state.officers:
        raise RuleError("sheriff-not-an-officer", rule="s2.six.split_rest", path="action.to")
    refuse(
        (
            *number(action.gold, "action.gold", 0, max(0, state.loot_gold)),
            *goods_faults(action.goods, "action.goods"),
            *number(action.unknown, "action.unknown", 0, state.loot.face_down),
        )
    )
    goods = Goods.of(action.goods)
    face_down = goods.hidden().count + action.unknown
    if not state.loot.legal.covers(goods.legal()) or face_down > state.loot.face_down:
        raise RuleError("sheriff-loot-less", path="action.goods", cards=state.loot.face_down)
    state = bank.move(state, LOOT, action.to, action.gold)
    return _give(state, action.to, goods, action.unknown)


def discard(state: State) -> State:
    """[R s2.six.split_discard] [R s2.ruling.six_loot_discarded] Goods to the discards, gold to the
    bank.
    """
    return replace(bank.move(state, LOOT, None, state.loot_gold), loot=Stand())


def correct(state: State, seat: int | None, action: act.CorrectLoot) -> State:
    """The table is right about the tile; the difference in gold is booked with the bank."""
    need_tool(state, Tool.BANK)
    _need_deputies(state)
    need_self(seat, *state.officers)
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
