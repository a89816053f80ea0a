"""What may be done now, said once. Each part of the table lists its own."""

from __future__ import annotations

from companion.engine.moves import Move

from ..model import Phase, State
from . import building, corrections, gold, rounds, set_up, targets, turn

PARTS = (
    set_up.moves, rounds.moves, turn.moves, targets.moves, building.moves, gold.moves,
    corrections.moves,
)  # fmt: skip


def moves(state: State, seat: int | None, viewer: int | None) -> tuple[Move, ...]:
    """All that may be done for `seat` (None: the table as a whole), the likeliest first."""
    if state.phase is Phase.OVER or viewer not in (None, seat):
        return ()
    return tuple(one for part in PARTS for one in part(state, seat))
