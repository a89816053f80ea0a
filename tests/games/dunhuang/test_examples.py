"""Whole games reckoned by hand: the rulebook's own example, and others."""

import pytest

from .test_scoring import counted, held, kept, points, sheet

EVAN = held(coins=1, tokens=2, c5=3, c7=2, c10=4, c6=1)
JERRY = held(prestige=2, tokens=3, c5=1, c7=1, c6=3, c9=2)


@pytest.mark.rule("dh.score.kept_cards.example", "dh.score.compare", "dh.score.most_keeps_one")
def test_evan_keeps_one_each_of_glass_tea_and_silk():
    assert kept(sheet(EVAN, JERRY, empty=2))[0] == [5, 7, 10]


@pytest.mark.rule("dh.score.two_tokens.example", "dh.score.one_card_per_token")
def test_with_two_tokens_evan_leaves_out_the_lowest_and_has_21():
    scored = sheet(EVAN, JERRY, empty=2)
    assert counted(scored)[0] == [7, 10]
    assert points(scored, 0) == {"goods": 17, "tokens": 4, "prestige": 0}
    assert scored.players[0].total == 21


@pytest.mark.rule("dh.score.spare_token.example", "dh.score.card_points", "dh.score.token_points")
@pytest.mark.rule("dh.score.prestige_points")
def test_with_three_tokens_jerrys_two_cards_count_and_make_23():
    scored = sheet(EVAN, JERRY, empty=2)
    assert kept(scored)[1] == counted(scored)[1] == [6, 9]
    assert points(scored, 1) == {"goods": 15, "tokens": 6, "prestige": 2}
    assert scored.players[1].total == 23


@pytest.mark.rule("dh.score.winner.example", "dh.score.winner", "dh.aim.points")
def test_jerry_wins_with_23_to_21():
    scored = sheet(EVAN, JERRY, empty=2)
    assert (scored.winners, scored.decided_by) == (("Jerry",), "total")
    assert [score.place for score in scored.players] == [2, 1, 3, 3]


@pytest.mark.rule("dh.score.tie_coins")
def test_at_20_each_more_coins_win():
    scored = sheet(held(coins=4, prestige=2, tokens=3, c7=2, c5=1),
                   held(coins=3, prestige=2, tokens=2, c6=2, c8=1))  # fmt: skip
    assert [score.total for score in scored.players] == [20, 20]
    assert (scored.winners, scored.decided_by) == (("Evan",), "coins")
    assert kept(scored) == [[5, 7], [6, 8]]


def test_four_players_with_every_kind_of_card():
    """Reckoned on paper: silk is shared, paper and gold are Ann's alone, Ben has no token."""
    scored = sheet(
        held(coins=2, prestige=3, tokens=2, c10=3, c8=1, c3=2),  # keeps 3, 10
        held(coins=5, prestige=1, tokens=1, c10=3, c9=4, c3=1),  # keeps 9, 10; 10 counts
        held(coins=0, prestige=0, tokens=5, c8=4, c1=1, c2=1),  # keeps 1, 2, 8
        held(coins=9, prestige=9, tokens=0, c7=7),  # keeps 7, which does not count
    )
    assert kept(scored) == [[3, 10], [9, 10], [1, 2, 8], [7]]
    assert counted(scored) == [[3, 10], [10], [1, 2, 8], []]
    assert [score.total for score in scored.players] == [20, 13, 21, 9]
    assert (scored.winners, scored.decided_by) == (("Ann",), "total")
    assert [score.place for score in scored.players] == [2, 3, 1, 4]


def test_three_who_are_level_and_two_with_equal_coins():
    scored = sheet(
        held(coins=4, tokens=1, c8=2), held(coins=4, tokens=1, c8=2), held(coins=3, prestige=10)
    )
    assert [score.total for score in scored.players] == [10, 10, 10]
    assert (scored.winners, scored.decided_by) == (("Evan", "Jerry"), "shared")
    assert [score.place for score in scored.players] == [1, 1, 3]
