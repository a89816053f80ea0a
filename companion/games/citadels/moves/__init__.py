"""What may be done now, said once. Each part of the table lists its own."""

from __future__ import annotations

from msgspec import structs

from companion.engine.moves import Move

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
    turn = state.turn
    if turn is None or state.keeps:
        return listed
    told = ("end_turn", "ability") if turn.character in TOLD else ("end_turn",)
    return tuple(one if one.slot in told else _aside(one) for one in listed)


TOLD = ("assassin", "witch", "thief", "magistrate", "blackmailer", "emperor")
"""characters whose ability the caller has to know: whom it named or marked, who has the crown"""


def _aside(move: Move) -> Move:
    """Nothing is kept that it would change: it is not asked for."""
    return structs.replace(move, group="more") if move.group == "now" else move
