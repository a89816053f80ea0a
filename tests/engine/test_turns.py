"""What would have turned a result: the same game scored again with one thing more or less."""

from dataclasses import replace

from companion.engine import counterfactuals
from companion.engine.counterfactuals import Step
from companion.engine.message import Message
from companion.engine.score import Category, Counterfactual, Line, Question, Score, ScoreSheet, rank
from companion.text import LANGUAGES, say

CROWN = Category("crown", Message("seat-blue"), title=True)
WHAT = Message("seat-red")


def score(points):
    """Who has ten has a title worth five more."""
    totals = [each + 5 * (each == 10) for each in points]
    ranking = rank([(total,) for total in totals], ("total",))
    players = tuple(
        Score(name, lines(each), place, place == 1)
        for name, each, place in zip("ABC", points, ranking.places, strict=False)
    )
    return ScoreSheet("sheriff", players, ranking.decided_by)


def lines(points):
    plain = (Line("a", points, Message("seat-red")),)
    return (*plain, Line("crown", 5, CROWN.label, category=CROWN)) if points == 10 else plain


def changed(points, at, by):
    return Step((*points[:at], points[at] + by, *points[at + 1 :]), at, WHAT)


def told(points, *steps):
    found = counterfactuals.find_counterfactuals(
        score(points), (changed(points, *step) for step in steps), score
    )
    return [(turn.player, turn.winners, len(turn.titles)) for turn in found.turns]


def test_only_what_changes_the_victory_is_told():
    assert told((8, 6), (1, 1), (1, 3), (0, 1), (0, -1)) == [(1, (1,), 0)]


def test_a_title_comes_first_then_what_is_worth_least():
    assert told((12, 9), (1, 4), (1, 1)) == [(1, (1,), 1)]
    points = (12, 9)
    steps = [replace(changed(points, 1, by), what=Message("seat-red", n=by)) for by in (6, 4, 5)]
    (turn,) = counterfactuals.find_counterfactuals(score(points), steps, score).turns
    assert turn.what == Message("seat-red", n=4)


def test_each_player_is_told_once_and_what_one_wins_oneself_before_what_one_loses():
    steps = ((0, -3), (0, -4), (1, 3), (2, 4))
    assert told((8, 6, 5), *steps) == [(1, (1,), 0), (2, (2,), 0), (0, (1,), 0)]


def test_nothing_is_told_while_something_is_open_nor_of_one_shared_victory_for_another():
    asked = Question("players", WHAT)
    assert (
        counterfactuals.find_counterfactuals(
            replace(score((8, 6)), questions=(asked,)), (), score
        ).turns
        == ()
    )
    assert told((8, 8, 7), (2, 1)) == []
    assert told((8, 8, 7), (1, 1)) == [(1, (1,), 0)]


def test_no_more_is_scored_than_a_result_may_cost():
    scored = []

    def counting(points):
        scored.append(points)
        return score(points)

    endless = (changed((8, 6), 1, 0) for _ in iter(int, 1))
    counterfactuals.find_counterfactuals(score((8, 6)), endless, counting)
    assert len(scored) == counterfactuals.MOST


def test_what_would_have_turned_it_is_said_in_every_language():
    found = tuple(
        Counterfactual(
            1,
            counterfactuals.more_or_less(by, Message("sheriff-goods-chicken", n=1)),
            winners,
            titles,
        )
        for by in (1, -1)
        for winners in ((1,), (2,), (0, 1))
        for titles in ((), (Message("sheriff-line-chicken-queen"),))
    )
    sheet = replace(score((8, 6, 5)), turns=found)
    for language in LANGUAGES:
        assert all(say(each, language) for each in sheet.story)
    said = [say(each, "en") for each in sheet.reasons]
    assert said[1:3] == [
        "With 1 chicken more, B would have won.",
        "With 1 chicken more, B would have taken Queen of Chickens and won.",
    ]
    assert "With 1 chicken less for B, C would have won." in said
    assert "With 1 chicken more for B, A and B would have shared the victory." in said
