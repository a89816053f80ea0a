"""The result as it is uncovered: who is named at its head."""

from dataclasses import replace

import pytest

from companion.engine.message import Message, SeatName
from companion.engine.refusal import Fault
from companion.engine.score import Line, Question, Score, ScoreSheet
from companion.text import LANGUAGES, say
from companion.web.reveal import reveal


def sheet(*winners: int, counted: bool = True) -> ScoreSheet:
    """Three players with a point each."""
    lines = (Line("a", 1, Message("language-en")),) if counted else ()
    players = tuple(Score(name, lines, 1, at in winners) for at, name in enumerate("ABC"))
    return ScoreSheet("sheriff", players, "shared" if winners else "undecided")


@pytest.mark.parametrize(
    ("winners", "over", "title"),
    [
        ((1,), True, Message("screen-reveal-winner", who=SeatName(1))),
        ((0, 2), True, Message("screen-reveal-shared", who=(SeatName(0), SeatName(2)))),
        ((), True, Message("screen-reveal-nobody")),
        ((), False, Message("screen-reveal-open")),
    ],
)
def test_the_head_of_a_result_says_who_won(winners, over, title):
    shown = reveal(sheet(*winners), over=over)
    assert shown.title == title
    assert [rank.winner for rank in shown.ranks] == [at in winners for at in range(3)]
    assert len({say(shown.title, language, ("A", "B", "C")) for language in LANGUAGES}) == 3


def test_nobody_is_told_apart_from_not_decided_yet():
    for language in LANGUAGES:
        over = say(reveal(sheet(), over=True).title, language)
        assert over != say(reveal(sheet(), over=False).title, language)


@pytest.mark.parametrize("over", [True, False])
def test_nobody_is_crowned_while_a_question_decides(over):
    asked = Question("players", Message("language-ko"))
    shown = reveal(replace(sheet(1), questions=(asked,)), over=over)
    assert shown.title == Message("screen-reveal-open")
    assert shown.questions == (Message("score-open", question=asked.words),)
    assert [(rank.winner, rank.place) for rank in shown.ranks] == [(False, None)] * 3
    assert shown.notes == ()


def test_a_warning_that_several_fields_share_is_told_once():
    faults = tuple(Fault(f"players[{at}]", "odd", Message("language-ko")) for at in range(3))
    assert reveal(replace(sheet(1), warnings=faults), over=True).warnings == (faults[0].message,)


def test_a_game_that_was_won_before_anything_was_counted_shows_no_points():
    counted, won = (reveal(sheet(0, counted=each), over=True) for each in (True, False))
    assert [rank.total for rank in counted.ranks] == [Message("score-points", n=1)] * 3
    assert [rank.total for rank in won.ranks] == [None, None, None]
