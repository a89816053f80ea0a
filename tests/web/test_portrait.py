"""What a person's page tells of their games."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engine.message import Message, SeatName
from companion.history import ResultRow
from companion.history.statistics import combine
from companion.web.portrait import Portrait, portrait

from .test_evening import row


class History:
    """Games, the newest first, and what was told of them by their codes."""

    def __init__(self, rows: list[ResultRow], told: dict[str, Message]) -> None:
        self.rows = rows
        self.told = told

    def page(self, *, person: str, limit: int) -> History:
        return self

    def read_chronicle(self, code: str) -> list[tuple[int, Message]]:
        return [(1, self.told[code])] if code in self.told else []


def known(one: ResultRow) -> ResultRow:
    """With everybody kept as a person who goes by the name."""
    places = sorted(-seat.total for seat in one.seats)
    seats = (replace(s, person=s.name, place=1 + places.index(-s.total)) for s in one.seats)
    return replace(one, seats=tuple(seats))


@pytest.fixture
def draw(monkeypatch: pytest.MonkeyPatch):
    def drawn(*rows: ResultRow, **told: Message) -> Portrait:
        here = History([known(one) for one in rows], {code[1:]: m for code, m in told.items()})
        monkeypatch.setattr("companion.web.portrait.history", lambda: here)
        monkeypatch.setattr("companion.web.portrait.moments", lambda told: told)
        return portrait("Ann", combine(()))

    return drawn


WON = ("Ann", 9), ("Ben", 3), ("Cem", 5)
LOST = ("Ann", 1), ("Ben", 8), ("Cem", 5)


def test_the_run_that_goes_on_is_told_else_the_longest(draw):
    on = draw(row(4, *WON), row(3, *WON), row(2, *LOST), row(1, *WON))
    assert [one.place for one in on.places] == [1, 1, 3, 1]
    assert (on.run, on.runs_on) == (2, True)
    over = draw(row(5, *LOST), *(row(n, *WON) for n in (4, 3, 2)))
    assert (over.run, over.runs_on) == (3, False)
    assert draw(row(3, *WON), row(2, *LOST), row(1, *WON)).run == 0


def test_of_few_games_only_places_are_told(draw):
    few = draw(row(2, *WON), row(1, *WON))
    assert (len(few.places), few.run, few.nemesis, few.best) == (2, 0, None, None)


def test_a_nemesis_alone_has_won_most_of_what_was_lost(draw):
    cem = ("Ann", 1), ("Ben", 4), ("Cem", 5)
    one = draw(row(4, *LOST), row(3, *cem), row(2, *LOST), row(1, *WON)).nemesis
    assert one is not None
    assert (one.seat.name, one.wins, one.lost) == ("Ben", 2, 3)
    assert draw(*(row(n, *who) for n, who in enumerate((LOST, cem, LOST, cem)))).nemesis is None


def test_the_best_moment_is_of_that_person_in_a_game_won_else_the_largest_win(draw):
    of_ann, of_ben = (Message("told", who=SeatName(seat)) for seat in (0, 1))
    games = row(3, *WON), row(2, ("Ann", 30), ("Ben", 3)), row(1, *LOST)
    best = draw(*games, _1=of_ann, _2=of_ben, _3=of_ben).best
    assert best is not None
    assert (best.words, best.row.code) == (Message("history-best-margin", n=27), "2")
    told = draw(*games, _2=of_ann, _3=of_ben).best
    assert told is not None
    assert (told.words, told.row.code) == (of_ann, "2")


def test_what_does_not_count_is_left_out(draw):
    games = [row(n, *WON) for n in range(4)]
    assert len(draw(*games[:3], replace(games[3], counts=False)).places) == 3
