"""The black market, and the loot tile of two deputies."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.moves import Choice, ChoiceField, IntegerField, Move, move

from .. import actions as act
from ..goods import named
from ..model import Phase, State
from ..rules import loot
from ..rules import market as rules
from .values import any_number, cards_field, says, seat_field


def market(state: State, seat: int | None) -> Iterator[Move]:
    stacks = tuple(Choice(good, named(good)) for good, left in state.stacks if left)
    merchant = seat if state.phase is Phase.INSPECT and seat in state.merchants else None
    if merchant is not None and stacks and rules.is_open(state, merchant):
        # [R s2.black_market.take]
        yield move(
            "trade",
            act.Trade(state.round, ""),
            seat,
            says("trade"),
            ChoiceField(name="good", values=stacks),
            group="now" if rules.doubt(state, merchant) is None else "more",
        )
    shares = state.deputy is not None and state.phase in (Phase.ROUND_END, Phase.FINAL)
    if shares and seat in (None, *state.officers):
        # [R s2.six.split_rest]
        yield move(
            "share",
            act.ShareRest(0),
            seat,
            says("loot-share"),
            seat_field("to", state.officers),
            IntegerField(name="gold", min=0, max=loot.most_gold(state), optional=True),
            cards_field("goods", optional=True),
            any_number("unknown", optional=True),
            group="now" if loot.anything(state) else "more",
        )
