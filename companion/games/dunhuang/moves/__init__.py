"""What may be done now, said once. Each part of the table lists its own."""

from __future__ import annotations

from companion.engine.moves import Move

from ..model import Phase, State
from . import corrections, ending, hands, setting_up, turn


def moves(state: State, seat: int | None, viewer: int | None) -> tuple[Move, ...]:
    """All that may be done for `seat` (None: the table as a whole), the likeliest first."""
    if state.phase is Phase.OVER or viewer not in (None, seat):
        return ()
    return (
        *ending.claims(state, seat),
        *ending.wins(state, seat),
        *setting_up.moves(state, seat),
        *turn.moves(state, seat),
        *ending.count(state, seat),
        *hands.moves(state, seat),
        *corrections.moves(state, seat),
    )
