"""How a game was won, from the sheet alone."""

from dataclasses import replace

import pytest

from companion.engine.message import Message
from companion.engine.score import Line, Score, ScoreSheet, rank
from companion.text import say


def sheet(*players, decided_by="total", winners=(0,)):
    """Each player is a mapping of line keys to points."""
    scores = tuple(
        Score(
            name,
            tuple(Line(key, points, Message("seat-red")) for key, points in lines.items()),
            winner=at in winners,
        )
        for at, (name, lines) in enumerate(zip(("Ann", "Ben", "Cem"), players, strict=False))
    )
    return ScoreSheet("sheriff", scores, decided_by)


def told(sheet):
    return [say(message, "en") for message in sheet.story]


NINE = ({"a": 9}, {"a": 9}, {"a": 1})


@pytest.mark.parametrize(
    ("players", "decided_by", "winners", "story"),
    [
        (({"a": 5}, {"a": 4}), "total", (0,), ["Ann is 1 point ahead of Ben."]),
        (NINE, "legal_goods", (0,),
         ["Ann and Ben have 9 points each. Ann wins by more legal goods cards."]),
        (NINE, "shared", (0, 1), ["Ann and Ben share the victory with 9 points each."]),
        (({"a": 1}, {"a": 9}), "instant", (0,), []),
        (({"a": 1}, {"a": 9}), "undecided", (), []),
    ],
    ids=["distance", "tie and what broke it", "shared", "at once", "left to the game"],
)  # fmt: skip
def test_how_it_was_won_is_told(players, decided_by, winners, story):
    assert told(sheet(*players, decided_by=decided_by, winners=winners)) == story


def test_the_line_that_brought_most_is_named_if_there_is_one():
    ann, ben = {"a": 60, "king": 15, "small": 3}, {"a": 72}
    assert told(sheet(ann, ben))[1:] == ["Biggest single item: Red, 72 points for Ben."]
    assert len(told(sheet(ann, {"a": 60, "king": 3}))) == 1


def test_a_game_that_counts_something_else_says_so():
    tied = replace(
        sheet({"a": 4}, {"a": 4}, {"a": 1}, decided_by="legal_goods"),
        unit="condottiere-cities-counted",
    )
    assert told(tied) == ["Ann and Ben have 4 cities each. Ann wins by more legal goods cards."]
    shared = replace(tied, players=sheet({"a": 4}, {"a": 4}, winners=(0, 1)).players)
    assert told(shared) == ["Ann and Ben share the victory with 4 cities each."]


def test_who_gave_no_name_goes_by_the_colour():
    players = (Score("", (), winner=True), Score("", ()))
    players = (Score("", (Line("a", 3, Message("seat-red")),), winner=True), players[1])
    assert told(ScoreSheet("sheriff", players, "total"))[0] == "Red is 3 points ahead of Blue."


@pytest.mark.parametrize(
    ("keys", "places", "decided_by"),
    [
        ([(5,), (9,), (5,), (1,)], (2, 1, 2, 4), "total"),
        ([(9, 1, 0), (9, 2, 0), (3, 9, 9)], (2, 1, 3), "second"),
        ([(9, 2, 1), (9, 2, 4), (9, 1, 9)], (2, 1, 3), "third"),
        ([(9, 2, 4), (9, 2, 4), (1, 1, 1)], (1, 1, 3), "shared"),
    ],
)
def test_places_after_ties(keys, places, decided_by):
    ranking = rank(keys, ("total", "second", "third"))
    assert (ranking.places, ranking.decided_by) == (places, decided_by)
