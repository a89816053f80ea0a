"""Corrections of results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from companion.engine.message import Message
from companion.engine.score import CORRECTED, POINTS, Line, Score, ScoreSheet

AFTERWARDS = Message("history-corrected-line")


@dataclass(frozen=True, slots=True)
class SeatCorrection:
    """What somebody really had."""

    total: int
    winner: bool


def correct_sheet(sheet: ScoreSheet, seats: Sequence[SeatCorrection]) -> ScoreSheet:
    """Return the sheet with a line that makes up the difference."""
    seats = _follow_points(sheet, seats)
    ranked = [(seat.winner, seat.total) for seat in seats]
    players = tuple(
        _correct_score(score, seat, 1 + sum(other > (seat.winner, seat.total) for other in ranked))
        for score, seat in zip(sheet.players, seats, strict=True)
    )
    by = _find_deciding(sheet, seats)
    same = by == sheet.decided_by and _winners(sheet) == [seat.winner for seat in seats]
    notes = sheet.notes if same else ()  # they tell of a tie that there was not
    return replace(
        sheet, players=players, decided_by=by, notes=notes, questions=(), turns=(), warnings=()
    )


def _winners(sheet: ScoreSheet) -> list[bool]:
    return [score.winner for score in sheet.players]


def _follow_points(sheet: ScoreSheet, seats: Sequence[SeatCorrection]) -> Sequence[SeatCorrection]:
    """Let whoever has most now win, if most points won before and nobody says otherwise."""
    before, now = [score.total for score in sheet.players], [seat.total for seat in seats]
    winners = _winners(sheet)
    untold = now != before and [seat.winner for seat in seats] == winners
    by_points = any(winners) and all(
        total == max(before) for total, won in zip(before, winners, strict=True) if won
    )
    if not (untold and by_points and sheet.unit == POINTS):
        return seats
    still = any(seat.winner and seat.total == max(now) for seat in seats)
    return [
        replace(seat, winner=seat.total == max(now) and (seat.winner or not still))
        for seat in seats
    ]


def _find_deciding(sheet: ScoreSheet, seats: Sequence[SeatCorrection]) -> str:
    if sum(seat.winner for seat in seats) != 1:
        return "shared"
    first, *others = sorted(((seat.total, seat.winner) for seat in seats), reverse=True)
    ahead = first[1] and all(total < first[0] for total, _ in others)
    by_points = sheet.unit == POINTS and sheet.counted
    return "total" if sheet.decided_by == "shared" or (ahead and by_points) else sheet.decided_by


def _correct_score(score: Score, seat: SeatCorrection, place: int) -> Score:
    counted = tuple(
        line for line in score.lines if (line.key, line.label) != (CORRECTED, AFTERWARDS)
    )
    difference = seat.total - sum(line.points for line in counted)
    if difference:
        counted = (*counted, Line(CORRECTED, difference, AFTERWARDS))
    place = 1 if seat.winner else place
    return replace(score, lines=counted, place=place, winner=seat.winner)
