"""What an evening adds up to."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engine.message import Message
from companion.history import ResultRow, SeatRow
from companion.web.evening import SHOWN, Evening, evening


class History:
    """One page of plays, the newest first."""

    def __init__(self, rows: list[ResultRow]) -> None:
        self.rows = rows[::-1]

    def page(self, *, after: int) -> History:
        return self


class Services:
    def now(self) -> int:
        return 0


def row(number: int, *totals: tuple[str, int], scored: bool = True, **facts: dict[str, int]):
    best = max(total for _, total in totals)
    seats = tuple(
        SeatRow(
            at, name, None, None, False, 1, total, True, total == best, facts.get(name, {}), None
        )
        for at, (name, total) in enumerate(totals)
    )
    return ResultRow(
        str(number), "", "", "sheriff", "second", {}, 0, number, None, "points", scored, True, None,
        seats,
    )  # fmt: skip


@pytest.fixture
def tell(monkeypatch: pytest.MonkeyPatch):
    def told(*rows: ResultRow) -> Evening:
        monkeypatch.setattr("companion.web.evening.history", lambda: History(list(rows)))
        monkeypatch.setattr("companion.web.evening.services", Services)
        return evening()

    return told


def test_whoever_won_most_stands_first_with_a_score_for_each_game(tell):
    told = tell(
        row(1, ("Ann", 10), ("Ben", 20)),
        row(2, ("Ben", 5), ("Ann", 9), ("Cem", 9)),
        row(3, ("Ann", 30), ("Ben", 1)),
    )
    assert [(one.name, one.wins, one.sign) for one in told.standings] == [
        ("Ann", 2, 0),
        ("Ben", 1, 1),
        ("Cem", 1, 2),
    ]
    points = [[score and score.points for score in one.scores] for one in told.standings]
    assert points == [[10, 9, 30], [20, 5, 1], [None, 9, None]]


def test_from_six_games_on_the_last_five_have_columns_and_all_count(tell):
    told = tell(*(row(n, ("Ann", 2), ("Ben", 1)) for n in range(7)))
    assert [one.code for one in told.shown] == ["2", "3", "4", "5", "6"]
    assert [one.code for one in told.earlier] == ["0", "1"]
    assert (told.standings[0].wins, len(told.standings[0].scores)) == (7, SHOWN)


def test_an_award_is_for_one_person_alone_over_the_whole_evening(tell):
    told = tell(
        row(1, ("Ann", 50), ("Ben", 41), ("Cem", 3), Ann={"merchant_bribes": 4},
            Ben={"lies_caught": 1, "merchant_bribes": 4}),
        row(2, ("Ann", 50), ("Ben", 20), ("Cem", 44), Ben={"lies_caught": 2},
            Cem={"lies_caught": 2, "lies": 9}),
    )  # fmt: skip
    assert [(one.title, one.who.name, one.words) for one in told.awards] == [
        ("history-liar", "Ben", Message("history-liar-why", n=3)),
        ("history-closest", "Cem", Message("history-closest-why", n=6)),
    ]


def test_nobody_is_called_a_liar_who_was_not_caught_and_cities_are_no_points(tell):
    told = tell(row(1, ("Ann", 3), ("Ben", 2), scored=False, Ben={"lies": 3}))
    assert told.awards == ()


def test_nobody_has_missed_winning_by_less_than_nothing(tell):
    """A victory that was put right may be that of somebody with fewer points."""
    played = row(1, ("Ann", 9), ("Ben", 12), ("Cem", 8))
    seats = tuple(replace(seat, winner=seat.name == "Ann") for seat in played.seats)
    assert tell(replace(played, seats=seats)).awards == ()


def test_two_who_came_as_close_share_no_award(tell):
    assert tell(row(1, ("Ann", 9), ("Ben", 7), ("Cem", 7))).awards == ()
    twice = tell(row(1, ("Ann", 9), ("Ben", 7)), row(2, ("Ann", 5), ("Ben", 3)))
    assert [one.who.name for one in twice.awards] == ["Ben"]


def test_blocks_are_in_proportion_to_points_and_whoever_won_a_tie_is_highest():
    won = row(1, ("Ann", 10), ("Ben", 40), ("Cem", -5))
    assert won.shares == (25, 100, 0)
    assert row(1, ("Ann", 0), ("Ben", 0)).shares == (100, 100)
