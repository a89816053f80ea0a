"""What may be declared."""

from __future__ import annotations

from companion.engine.refusal import RuleError

from ..goods import named
from ..model import State
from ..tables import LEGAL, declarable


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
