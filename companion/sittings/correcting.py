"""A result that was put right afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from companion.engine.message import Message
from companion.engine.score import Line, Score, ScoreSheet


@dataclass(frozen=True, slots=True)
class SeatCorrection:
    """What somebody really had."""

    total: int
    winner: bool


def corrected(sheet: ScoreSheet, seats: Sequence[SeatCorrection]) -> ScoreSheet:
    """The sheet with a line that makes up the difference."""
    ranked = [(seat.winner, seat.total) for seat in seats]
    players = []
    for score, seat in zip(sheet.players, seats, strict=True):
        place = 1 + sum(other > (seat.winner, seat.total) for other in ranked)
        players.append(_corrected(score, seat, place))
    winners = sum(seat.winner for seat in seats)
    by = sheet.decided_by if winners == 1 else "shared"
    if winners == 1 and by == "shared":
        by = "total"
    return replace(
        sheet, players=tuple(players), decided_by=by, questions=(), turns=(), warnings=()
    )


def _corrected(score: Score, seat: SeatCorrection, place: int) -> Score:
    lines, difference = score.lines, seat.total - score.total
    if difference:
        label = Message("history-corrected-line")
        lines = (*lines, Line("corrected", difference, label))
    place = 1 if seat.winner else place
    return replace(score, lines=lines, place=place, winner=seat.winner)
