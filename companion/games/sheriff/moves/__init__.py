"""What may be done now, said once. One room for each part of the table."""

from __future__ import annotations

from companion.engine.memo import once_a_state
from companion.engine.moves import Move

from ..model import Phase, State
from .bags import bags
from .corrections import corrections
from .count import count
from .deals import deals
from .market import market
from .money import money
from .rounds import rounds
from .timer import timer

__all__ = ["moves"]

PARTS = (rounds, bags, deals, market, timer, money, count, corrections)


def moves(state: State, seat: int | None, viewer: int | None) -> tuple[Move, ...]:
    """All that may be done for `seat` (None: the table as a whole), the likeliest first. A phone
    acts for its own seat alone.
    """
    if state.phase is Phase.OVER or viewer not in (None, seat):
        return ()
    return _listed(state, seat)


@once_a_state
def _listed(state: State, seat: int | None) -> tuple[Move, ...]:
    return tuple(one for part in PARTS for one in part(state, seat))
