"""A person in words: recent places, longest winning run, nemesis, best moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from companion.engine.message import Message, SeatName
from companion.history import ResultRow, SeatRow, Statistics
from companion.history.statistics import find_sole_leader

from .reveal import moments
from .services import history

PLACES = 10
"""newest games whose place is shown"""
LEAST = 3
"""games before more than places is shown"""
RUN = 2
"""wins in a row that are worth telling, and wins over a person that make a nemesis"""
READ = 200
"""games that are looked at, and won games that are searched for a moment"""
READ_MOMENTS = 10

PersonPlay = tuple[ResultRow, SeatRow]
"""a game, and the person's seat in it"""


@dataclass(frozen=True, slots=True)
class Moment:
    words: Message
    row: ResultRow


@dataclass(frozen=True, slots=True)
class Nemesis:
    seat: SeatRow
    """as they sat there when they won last"""
    wins: int
    lost: int
    """how many games the person has lost to anybody"""


@dataclass(frozen=True, slots=True)
class GameOfPerson:
    game: str
    wins: int
    plays: int


@dataclass(frozen=True, slots=True)
class Portrait:
    places: tuple[SeatRow, ...]
    """the newest first"""
    run: int
    """wins in a row, if they are several: the ones that go on, else the most there were"""
    runs_on: bool
    nemesis: Nemesis | None
    best: Moment | None
    games: tuple[GameOfPerson, ...]
    """the one that was played most first"""


def portrait(id: str, statistics: Statistics) -> Portrait:
    """Make the portrait of this person from the newest games that count."""
    rows = history().page(person=id, limit=READ).rows
    played = [(row, seat) for row in rows if row.counts for seat in row.seats if seat.person == id]
    places = tuple(seat for _, seat in played[:PLACES])
    games = _games(statistics)
    if len(played) < LEAST:
        return Portrait(places, 0, False, None, None, games)
    runs = [
        len(list(some)) if won else 0 for won, some in groupby(seat.winner for _, seat in played)
    ]
    run = runs[0] if runs[0] >= RUN else max(runs)
    return Portrait(
        places,
        run if run >= RUN else 0,
        run == runs[0],
        _nemesis(played),
        _find_best_moment(played),
        games,
    )


def _games(statistics: Statistics) -> tuple[GameOfPerson, ...]:
    plays, wins = Counter[str](), Counter[str]()
    for one in statistics.figures:
        plays[one.game] += one.plays
        wins[one.game] += one.wins
    return tuple(GameOfPerson(game, wins[game], n) for game, n in plays.most_common())


def _nemesis(played: Sequence[PersonPlay]) -> Nemesis | None:
    """Return whoever won most of the games that the person lost, if that is one person alone."""
    lost = [row for row, seat in played if not seat.winner]
    won = [seat for row in lost for seat in row.seats if seat.winner]
    leader = find_sole_leader(Counter(seat.person for seat in won if seat.person))
    if leader is None or leader[1] < RUN:
        return None
    who, wins = leader
    return Nemesis(next(seat for seat in won if seat.person == who), wins, len(lost))


def _find_best_moment(played: Sequence[PersonPlay]) -> Moment | None:
    """Return what was told of the person in the newest game won, else the win by most points."""
    won = [(row, seat) for row, seat in played if seat.winner]
    for row, seat in won[:READ_MOMENTS]:
        for _, words in moments(history().read_chronicle(row.code)):
            if seat.seat in _list_named_seats(words):
                return Moment(words, row)
    margins = [(_margin(row, seat), at) for at, (row, seat) in enumerate(won)]
    most, at = max(margins, default=(0, 0))
    return Moment(Message("history-best-margin", n=most), won[at][0]) if most > 0 else None


def _list_named_seats(words: object) -> Iterator[int]:
    match words:
        case SeatName(seat):
            yield seat
        case Message():
            for _, arg in words.args:
                yield from _list_named_seats(arg)
        case tuple():
            for arg in words:
                yield from _list_named_seats(arg)


def _margin(row: ResultRow, seat: SeatRow) -> int:
    others = [one.total for one in row.seats if one.seat != seat.seat and one.scored]
    return seat.total - max(others) if row.scored and others else 0
