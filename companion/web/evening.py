"""An evening as a scoreboard: who won how often, and what people will talk about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from companion.engine.message import Message
from companion.history import ResultRow, SeatRow
from companion.history.statistics import find_sole_leader

from .services import history, services

TONIGHT = 18 * 60 * 60 * 1000
"""milliseconds back to which everything belongs to this evening"""
SHOWN = 5
"""games that have a column; earlier ones are listed below"""


@dataclass(frozen=True, slots=True)
class Score:
    """What somebody reached in one game."""

    points: int | None
    winner: bool
    sign: int
    """the seat, for its colour"""


@dataclass(frozen=True, slots=True)
class Standing:
    """A row of the scoreboard."""

    name: str
    sign: int
    """the seat whose shape and colour they had last"""
    wins: int
    scores: tuple[Score | None, ...]
    """for the games with a column; None where they did not play"""


@dataclass(frozen=True, slots=True)
class Award:
    """Something memorable that one person did; `words` says what."""

    title: str
    icon: str
    who: Standing
    words: Message


@dataclass(frozen=True, slots=True)
class Evening:
    """The games of this evening, the first one first."""

    rows: tuple[ResultRow, ...]
    standings: tuple[Standing, ...]
    """most wins first, then by name"""
    awards: tuple[Award, ...]

    @property
    def shown(self) -> tuple[ResultRow, ...]:
        return self.rows[-SHOWN:]

    @property
    def earlier(self) -> tuple[ResultRow, ...]:
        return self.rows[:-SHOWN]


def evening() -> Evening:
    page = history().page(after=services().now() - TONIGHT)
    rows = tuple(reversed(page.rows))
    seats: dict[str, dict[str, SeatRow]] = {}
    for row in rows:
        for seat in row.seats:
            if seat.name:
                seats.setdefault(_key(seat), {})[row.code] = seat
    lines = {who: _standing(rows, played) for who, played in seats.items()}
    standings = sorted(lines.values(), key=lambda one: (-one.wins, one.name))
    return Evening(rows, tuple(standings), tuple(_awards(rows, lines, seats)))


def _key(seat: SeatRow) -> str:
    return seat.person or f"guest {seat.name}"


def _standing(rows: tuple[ResultRow, ...], played: Mapping[str, SeatRow]) -> Standing:
    def score(row: ResultRow) -> Score | None:
        seat = played.get(row.code)
        return None if seat is None else Score(row.points_of(seat), seat.winner, seat.seat)

    *_, last = played.values()
    wins = sum(seat.winner for seat in played.values())
    return Standing(last.name, last.seat, wins, tuple(map(score, rows[-SHOWN:])))


def _awards(
    rows: tuple[ResultRow, ...],
    lines: Mapping[str, Standing],
    seats: Mapping[str, Mapping[str, SeatRow]],
) -> Iterator[Award]:
    """Yield the awards that one person alone has earned. Lies count only if they were caught, as
    everybody has seen those.
    """
    for fact, title, icon in (
        ("lies_caught", "history-liar", "talk"),
        ("merchant_bribes", "history-briber", "coins"),
    ):
        counted = Counter(
            {
                who: sum(seat.facts.get(fact, 0) for seat in played.values())
                for who, played in seats.items()
            }
        )
        if (leader := find_sole_leader(counted)) is not None:
            who, most = leader
            yield Award(title, icon, lines[who], Message(f"{title}-why", n=most))
    missed = tuple(_near_misses(rows))
    least = min((n for n, _ in missed), default=0)
    closest = {who for n, who in missed if n == least}
    for who in closest if len(closest) == 1 else ():
        why = Message("history-closest-why", n=least)
        yield Award("history-closest", "flag", lines[who], why)


def _near_misses(rows: tuple[ResultRow, ...]) -> Iterator[tuple[int, str]]:
    """Yield by how many points somebody missed winning, and who. Nothing where points did not
    decide.
    """
    for row in rows:
        most = max((seat.total for seat in row.seats), default=0)
        if row.scored and any(seat.winner and seat.total == most for seat in row.seats):
            for seat in row.seats:
                if not seat.winner and seat.name and seat.scored:
                    yield most - seat.total, _key(seat)
