"""The result as it is uncovered: who is named at its head."""

from dataclasses import replace

import pytest

from companion.engine.message import Message, SeatName
from companion.engine.refusal import Fault
from companion.engine.score import Category, Counterfactual, Line, Question, Score, ScoreSheet, rank
from companion.text import LANGUAGES, say
from companion.web.reveal import FLOOR, STEP, reveal
from companion.web.template_globals import figures


def sheet(*winners: int, counted: bool = True) -> ScoreSheet:
    """Three players with a point each."""
    lines = (Line("a", 1, Message("seat-red")),) if counted else ()
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
    asked = Question("players", Message("seat-blue"))
    shown = reveal(replace(sheet(1), questions=(asked,)), over=over)
    assert shown.title == Message("screen-reveal-open")
    assert shown.questions == (Message("score-open", question=asked.words),)
    assert [(rank.winner, rank.place) for rank in shown.ranks] == [(False, None)] * 3
    assert (shown.podium, shown.story) == ((), ())


def test_a_warning_that_several_fields_share_is_told_once():
    faults = tuple(Fault(f"players[{at}]", "odd", Message("seat-blue")) for at in range(3))
    assert reveal(replace(sheet(1), warnings=faults), over=True).warnings == (faults[0].message,)


def test_a_game_that_was_won_before_anything_was_counted_shows_no_points():
    counted, won = (reveal(sheet(0, counted=each), over=True) for each in (True, False))
    assert [rank.total for rank in counted.ranks] == [Message("score-points", n=1)] * 3
    assert [rank.total for rank in won.ranks] == [None, None, None]


GOLD = Category("coin", Message("sheriff-line-gold"))
GOODS = Category("stand", Message("sheriff-category-legal"))


def counted(*points: tuple[int, int], by: str = "total") -> ScoreSheet:
    """Each player's gold and goods; goods are two lines. `by`: what decides among equals."""
    totals = [gold + goods for gold, goods in points]
    ranking = rank([(n, -at) for at, n in enumerate(totals)], ("total", by))
    lines = [
        (
            Line("gold", gold, GOLD.label, category=GOLD),
            Line("apple", goods // 2, GOODS.label, category=GOODS),
            Line("bread", goods - goods // 2, GOODS.label, category=GOODS),
        )
        for gold, goods in points
    ]
    players = tuple(
        Score(name, own, place, place == 1)
        for name, own, place in zip("ABCDEFGH", lines, ranking.places, strict=False)
    )
    return ScoreSheet("sheriff", players, ranking.decided_by)


def number(size: str) -> int:
    tens, ones = size.split()
    return 10 * int(tens[1:]) + int(ones[1:])


def test_bars_add_lines_up_by_category_and_the_longest_is_as_wide_as_there_is_room():
    shown = reveal(counted((20, 30), (0, 25), (7, 0)), over=True)
    assert shown.legend == (GOLD, GOODS)
    pieces = [[(one.category.icon, one.points) for one in rank.pieces] for rank in shown.ranks]
    assert pieces == [[("coin", 20), ("stand", 30)], [("stand", 25)], [("coin", 7)]]
    assert [[number(one.size) for one in rank.pieces] for rank in shown.ranks] == [
        [40, 60],
        [50],
        [14],
    ]


def test_six_stand_on_blocks_in_proportion_but_never_too_low_and_of_more_the_first_three():
    six = (10, 0), (60, 40), (80, 0), (60, 0), (5, 0), (4, 0)
    shown = reveal(counted(*six), over=True)
    assert [one.seat for one in shown.podium] == [1, 2, 3, 0, 4, 5]
    assert [number(one.height) for one in shown.podium] == [100, 80, 60, *[FLOOR] * 3]
    assert [one.seat for one in reveal(counted(*six, (3, 0)), over=True).podium] == [1, 2, 3]
    low = reveal(counted((100, 0), (3, 0), (2, 0)), over=True)
    assert [number(one.height) for one in low.podium] == [100, FLOOR, FLOOR]


def test_nobody_stands_on_a_block_alone_who_shares_the_place_with_more_than_there_is_room_for():
    sheet = counted((80, 0), (60, 0), (20, 0), (20, 0), (10, 0), (9, 0), (8, 0))
    for places, there in (
        ((1, 2, 3, 3, 5, 6, 7), [0, 1]),
        ((1, 2, 2, 4, 5, 6, 7), [0, 1, 2]),
        ((1, 2, 3, 4, 5, 6, 7), [0, 1, 2]),
    ):
        players = tuple(
            replace(one, place=at) for one, at in zip(sheet.players, places, strict=True)
        )
        shown = reveal(replace(sheet, players=players), over=True)
        assert [one.seat for one in shown.podium] == there


def test_the_winner_of_a_tie_stands_a_step_above_it():
    shown = reveal(counted((50, 0), (25, 25), (10, 0), by="legal_goods"), over=True)
    assert shown.tied
    assert [one.top for one in shown.podium] == [True, True, False]
    assert [number(one.height) for one in shown.podium][:2] == [100, 100 - STEP]
    assert not reveal(counted((50, 0), (25, 0)), over=True).tied


def test_a_better_place_with_fewer_points_is_no_lower_block():
    kingdom = counted((3, 0), (5, 0), (2, 0))
    places = tuple(
        replace(one, place=at, winner=at == 1) for at, one in enumerate(kingdom.players, 1)
    )
    shown = reveal(replace(kingdom, players=places, decided_by="kingdom"), over=True)
    heights = [number(one.height) for one in shown.podium]
    assert heights == sorted(heights, reverse=True)
    assert heights[0] == 100


def test_the_story_says_the_margin_first_then_what_would_have_turned_it():
    turn = Counterfactual(1, Message("score-one-more", what=Message("sheriff-gold", n=1)), (1,))
    shown = reveal(replace(counted((50, 0), (20, 25)), turns=(turn,)), over=True)
    assert [words.id for _, words in shown.story] == [
        "score-margin",
        "score-turn",
        "score-largest",
    ]
    assert len({icon for icon, _ in shown.story}) == 3


def test_numbers_are_marked_and_nothing_else_is():
    assert figures("Ann&#39;s 24 <bdi id=x1>B7</bdi>") == (
        "Ann&#39;s <b>24</b> <bdi id=x1>B<b>7</b></bdi>"
    )
