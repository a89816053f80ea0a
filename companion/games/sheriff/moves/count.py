"""The last count."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.final import counted
from companion.engine.moves import DocumentField, Move, move
from companion.engine.refusal import RuleError

from .. import actions as act
from ..holdings import MOST_CARDS
from ..model import Phase, State
from .values import any_number, cards_field, says

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


def count(state: State, seat: int | None) -> Iterator[Move]:
    """[R s*.end.reveal] [R s*.intro.richest_wins] Promo cards are the first edition's, black-market
    cards the second's.
    """
    if state.phase is not Phase.FINAL:
        return
    if seat is not None:
        yield move(
            "count",
            act.EnterFinal(0, {}, over=state.counted_at[seat]),
            seat,
            says("count"),
            any_number("gold"),
            cards_field("goods"),
            _PROMO if state.options.edition == "first" else _MARKET,
            group="more" if state.entered[seat] else "now",
        )
    refused = None
    try:
        counted(state, state.entered)
    except RuleError as refusal:
        refused = refusal
    yield move("finish", act.Finish(), seat, says("finish"), refused=refused)
