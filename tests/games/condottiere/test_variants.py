"""Chapters: the extra rules. Points, bigger kingdoms, capturing cities."""

import pytest

from companion.games.condottiere import actions as act
from companion.games.condottiere.options import Options
from companion.text import say
from tests.games.table import args, names, who

from .play import FULL_BOARD, TIED_BOARD, Table, no

ROME = ("Roma", "Napoli", "Spoleto")
"""a kingdom of three"""


def kingdom(table, seat):
    return table.conquer(seat, *ROME)


def points(table):
    return [seat.points for seat in table.view().seats]


# Points


@pytest.mark.rule("co.points.city", "co.points.kingdom")
def test_every_city_is_a_point_and_a_kingdom_two_more():
    table = Table(4, points=True).begin().conquer(0, "Torino", "Venezia")
    assert points(kingdom(table, 2)) == [2, 0, 5, 0]
    assert (table.phase, table.state.game) == ("scored", 1)
    won = table.view().story[0]
    assert (won.id, args(won)["who"]) == ("condottiere-screen-game-won", names(2))


@pytest.mark.rule("co.ruling.points_bonus")
def test_the_bonus_is_two_unless_the_table_says_five():
    assert Options().points_bonus == 2
    assert points(kingdom(Table(4, points=True, points_bonus=5).begin(), 2)) == [0, 0, 8, 0]


@pytest.mark.rule("co.points.target")
def test_games_follow_until_somebody_reaches_the_target():
    table = Table(4, points=True, points_target=10).begin()
    kingdom(table, 2)
    assert args(table.told())["second"].id == "condottiere-log-scored"
    table.begin(3)
    assert (table.phase, table.holder, table.view().series_game) == ("choose", 3, 2)
    assert {city.owner for city in table.view().cities} == {None}
    assert table.view().round == 1
    kingdom(table, 2)
    assert points(table) == [0, 0, 10, 0]
    sheet = table.result()
    assert (sheet.winners, sheet.decided_by) == (("Cem",), "total")
    lines = {line.key: line.points for line in sheet.players[2].lines}
    assert lines == {"cities": 6, "kingdom": 4}


@pytest.mark.rule("co.points.target")
def test_a_series_that_is_over_names_who_won_each_game():
    table = kingdom(Table(4, points=True, points_target=10).begin(), 2)
    kingdom(table.begin(0), 1)
    sheet = kingdom(table.begin(3), 2).result()
    said = [(args(note)["who"], args(note)["games"]) for note in sheet.notes]
    assert said == [(who(1), (2,)), (who(2), (1, 3))]
    assert [say(note, "en", ("Ann", "Ben", "Cem", "Dan")) for note in sheet.notes] == [
        "Ben won game 2.",
        "Cem won games 1 and 3.",
    ]


@pytest.mark.rule("co.ruling.points_target_reached")
def test_the_highest_total_wins_once_the_target_is_reached():
    """Ben gets to the target with the last game; Cem has more."""
    table = Table(4, points=True, points_target=8).begin()
    table.act(None, act.CorrectPoints(1, 3), act.CorrectPoints(2, 7))
    table.conquer(2, "Torino", "Venezia")
    sheet = kingdom(table, 1).result()
    assert [score.total for score in sheet.players] == [0, 8, 9, 0]
    assert sheet.winners == ("Cem",)


@pytest.mark.rule("co.ruling.points_target_reached")
def test_equal_totals_share():
    table = Table(4, points=True, points_target=8).begin().act(None, act.CorrectPoints(2, 8))
    table.act(None, act.CorrectPoints(1, 3))
    sheet = kingdom(table, 1).result()
    assert (sheet.winners, sheet.decided_by) == (("Ben", "Cem"), "shared")


@pytest.mark.rule("co.ruling.points_final_battle")
def test_with_points_no_final_battle_is_fought():
    table = Table(4, points=True).begin().fill(TIED_BOARD)
    assert table.phase == "scored"
    assert points(table) == [5, 5, 4, 3]


@pytest.mark.rule("co.points.kingdom")
def test_most_cities_alone_earn_no_bonus():
    assert points(Table(4, points=True).begin().fill(FULL_BOARD)) == [5, 4, 4, 4]


@pytest.mark.rule("co.ruling.points_with_bigger")
def test_with_bigger_kingdoms_the_bonus_is_for_the_bigger_one():
    table = Table(4, points=True, bigger_kingdoms=True).begin()
    assert kingdom(table, 2).phase == "choose"
    assert points(table.conquer(2, "Siena")) == [0, 0, 6, 0]


def test_points_are_put_right_with_a_line_of_their_own():
    table = Table(4, points=True, points_target=6).begin()
    kingdom(table, 2)
    table.act(None, act.CorrectPoints(2, 6))
    sheet = table.do("finish", None).result()
    lines = {line.key: line.points for line in sheet.players[2].lines}
    assert lines == {"cities": 3, "kingdom": 2, "corrected": 1}
    assert Table(4).begin().refused(None, act.CorrectPoints(0, 3)).rule == "co.points.target"


def test_each_game_of_a_series_begins_once():
    table = kingdom(Table(4, points=True).begin(), 2)
    table.act(None, act.Begin(2, 0))
    assert table.refused(None, act.Begin(2, 1)).key == "condottiere-other-phase"


# Bigger kingdoms


@pytest.mark.rule("co.bigger.one_more", "co.bigger.numbers")
@pytest.mark.parametrize(("players", "cities"), [(4, 4), (6, 4), (2, 5), (3, 5)])
def test_bigger_kingdoms_take_one_city_more(players, cities):
    linked = ("Roma", "Napoli", "Spoleto", "Siena", "Ancona")[:cities]
    table = Table(players, bigger_kingdoms=True).begin().conquer(1, *linked[:-1])
    assert (table.phase, table.view().needed) == ("choose", cities)
    assert table.conquer(1, linked[-1]).result().winners == ("Ben",)


# Capturing cities


def siege(owner=1, players=4, **options):
    """Seat 0 attacks Siena, which belongs to another."""
    table = Table(players, capturing=True, **options).begin().own(owner, "Siena")
    return table.attack("Siena")


@pytest.mark.rule("co.capture.attack_owned")
def test_a_city_of_somebody_else_may_be_attacked_and_taken():
    table = siege()
    assert table.fight().defender == 1
    table.lay(0, 6).lay(1, 5).end()
    assert (table.city("Siena").owner, table.holder) == (0, 0)
    assert table.told().id == "condottiere-log-captured"


@pytest.mark.rule("co.ruling.own_city")
def test_an_own_city_is_attacked_with_a_remark():
    table = Table(4, capturing=True).begin().conquer(0, "Siena")
    assert table.city("Siena").against.id == "condottiere-remark-own-city"
    assert table.attack("Siena").remarked() == ["remark-own-city"]
    assert table.won_by(None).holder == 0


@pytest.mark.rule("co.capture.defender_may_wait")
def test_the_owner_may_pass_and_come_in_later():
    table = siege().lay(0, 3)
    assert "co.capture.defender_may_wait" in table.hints()
    for _ in range(3):
        table.passes(1)
        assert not table.line(1).passed
    assert table.told().id == "condottiere-log-wait"
    assert table.fight().turn == 2
    assert table.lay(1, 5).strength(1) == 5


@pytest.mark.rule("co.capture.defender_may_wait")
def test_nobody_else_may_pass_and_come_in_later():
    table = siege().passes(2)
    assert table.line(2).passed
    assert table.lay(2, 5).remarked() == ["remark-has-passed"]


@pytest.mark.rule("co.capture.first_card_binds", "co.capture.pass_after_card")
def test_from_the_first_card_on_the_owner_passes_like_all_others():
    table = siege().passes(1).lay(1, 5).passes(1)
    assert table.line(1).passed
    assert table.lay(1, 6).remarked() == ["remark-has-passed"]


@pytest.mark.rule("co.capture.after_all_passed")
def test_the_owner_may_come_in_when_all_others_have_passed():
    table = siege().lay(0, 6).passes(1, 0, 2, 3)
    assert (table.fight().ended_by, table.fight().turn) == (None, 1)
    table.lay(1, 10).passes(1)
    assert table.fight().ended_by == "pass"
    assert table.end().city("Siena").owner == 1


@pytest.mark.rule("co.ruling.capture_waiting_owner")
def test_the_battle_waits_until_the_owner_passes_once_more():
    table = siege().lay(0, 6).passes(1, 1, 0, 2, 3)
    assert table.fight().ended_by is None
    assert table.passes(1).fight().ended_by == "pass"
    assert table.end().city("Siena").owner == 0


@pytest.mark.rule("co.capture.defender_wins")
def test_an_owner_who_wins_keeps_the_city_and_chooses_next():
    table = siege(owner=2).lay(0, 3).lay(2, 4).end()
    assert (table.city("Siena").owner, table.holder) == (2, 2)
    assert table.told().id == "condottiere-log-defended"
    assert table.act(2, act.Attack(2, "Roma")).fight().city == "Roma"


@pytest.mark.rule("co.capture.no_winner")
def test_without_a_winner_the_owner_gets_the_piece():
    table = siege(owner=2).lay(0, 3).lay(1, 3).end()
    assert (table.city("Siena").owner, table.holder) == (2, 2)


@pytest.mark.rule("co.capture.surrender")
def test_after_a_surrender_the_owner_who_has_laid_nothing_is_too_late():
    table = siege().lay(0, 3).passes(1).lay(2, "surrender")
    assert table.line(1).why_not.id == "condottiere-remark-ended-by-card"
    assert table.end().city("Siena").owner == 0


@pytest.mark.rule("co.ruling.capture_surrender_no_army")
def test_a_surrender_without_a_strongest_army_leaves_city_and_piece_to_the_owner():
    table = siege(owner=3).lay(0, 3).lay(1, 3).lay(2, "surrender").end()
    assert (table.city("Siena").owner, table.holder) == (3, 3)
    table = siege(owner=3).lay(2, "surrender").end()
    assert (table.city("Siena").owner, table.holder) == (3, 3)


@pytest.mark.rule("co.capture.bishop")
def test_a_bishop_leaves_the_city_to_an_owner_who_has_laid_nothing():
    table = siege(owner=2).lay(0, 10).lay(1, "bishop").end()
    assert (table.city("Siena").owner, table.holder) == (2, 2)


@pytest.mark.rule("co.ruling.capture_owner_empty_hand")
def test_a_city_may_be_attacked_whose_owner_has_no_cards():
    table = Table(4, capturing=True).begin().own(1, "Siena").out(1)
    assert "Siena" in table.move("attack", None).field("city").likely
    table.attack("Siena").lay(0, 1)
    assert table.line(1).why_not.id == "condottiere-remark-no-cards"
    table.passes(0, 2, 3)
    assert table.fight().ended_by == "pass"
    assert table.end().city("Siena").owner == 0


def test_a_free_city_has_no_owner_who_could_wait():
    table = Table(4, capturing=True).begin().attack("Roma").passes(1)
    assert table.fight().defender is None
    assert table.line(1).passed
    assert table.passes(1).remarked() == ["remark-has-passed"]
    assert table.end().holder == 1


@pytest.mark.rule("co.ruling.capture_full_board")
def test_with_capturing_a_full_board_ends_nothing_unless_the_table_says_so():
    table = Table(4, capturing=True).begin().fill(FULL_BOARD)
    assert table.phase == "choose"
    assert args(table.view().headline)["who"] == who(3)
    assert Table(4, capturing=True, full_board_ends=True).begin().fill(FULL_BOARD).phase == "over"


def test_a_kingdom_may_be_taken_together():
    table = Table(4, capturing=True).begin().own(1, "Roma", "Napoli").own(0, "Siena", "Firenze")
    sheet = table.conquer(0, "Roma").result()
    assert (sheet.winners, sheet.decided_by) == (("Ann",), "kingdom")


def test_without_capturing_the_full_board_always_ends_the_game():
    table = Table(4).begin()
    said = table.refused(None, act.ChangeOptions(full_board_ends=True))
    assert said == no("full-board-ends", "co.end.most_cities")
