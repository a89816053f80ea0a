"""Declarations: one legal kind, and the true number."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.needs import need_tool, number, refuse
from companion.engine.refusal import RuleError, SettledError

from .. import actions as act
from ..goods import named
from ..model import BagStatus, State
from ..options import Tool
from ..tables import BAG, LEGAL, declarable
from .needs import need_merchant, need_round


def declare(state: State, seat: int | None, action: act.Declare) -> State:
    """[R s*.declare.kind] [R s*.declare.true_number] One legal kind and the true number.

    Whether the kind is true is nobody's business yet. A declaration may be said again until the
    bag is settled: tongues slip.
    """
    need_tool(state, Tool.DECLARATIONS)
    need_round(state, action.round)
    merchant = need_merchant(state, seat, "seat")
    bag = state.bags[merchant]
    if bag.status is not BagStatus.CLOSED:
        raise SettledError("sheriff-bag-settled", path="action.round")
    check_declared(state, action.good)
    refuse(number(action.count, "action.count", *BAG))
    return state.with_bag(merchant, replace(bag, good=action.good, count=action.count))


def check_declared(state: State, good: str) -> None:
    """[R s*.declare.legal_only] [R s*.declare.one_kind] [R s2.ruling.three_players_bread]"""
    if good in declarable(state.seats):
        return
    names = tuple(named(legal) for legal in declarable(state.seats))
    if good in LEGAL:
        key, rule = "sheriff-no-bread-with-three", "s2.ruling.three_players_bread"
    else:
        key, rule = "sheriff-declare-legal-only", f"{state.options.book}.declare.legal_only"
    raise RuleError(key, rule=rule, book=state.options.book, path="action.good", goods=names)
