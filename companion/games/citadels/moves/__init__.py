"""What may be done now, said once. Each part of the table lists its own."""

from __future__ import annotations

from companion.engine.moves import Move

from .. import actions as act
from ..model import Phase, State
from . import building, corrections, gold, rounds, set_up, targets, turn

PARTS = (
    set_up.moves, turn.moves, targets.moves, building.moves, gold.moves,
    corrections.moves,
)  # fmt: skip


def moves(state: State, seat: int | None, viewer: int | None) -> tuple[Move, ...]:
    """All that may be done for `seat` (None: the table as a whole), the likeliest first."""
    if state.phase is Phase.OVER or viewer not in (None, seat):
        return ()
    listed = (
        *rounds.moves(state, seat, viewer),
        *(one for part in PARTS for one in part(state, seat)),
    )
    if state.keeps:
        return listed
    return tuple(one for one in listed if one.action["kind"] not in BOOKED)


BOOKED = frozenset(kind.__struct_config__.tag for kind in act.BOOKED)
"""Where nothing is kept, the caller has to know only whom an ability names or marks, and to whom
the crown goes.
"""
