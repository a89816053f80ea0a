"""Chapter: ending the game. Kingdoms, most cities, the final battle."""

import pytest

from companion.games.condottiere import GAME
from companion.games.condottiere.actions import CorrectPoints, EndBattle, Finish, Lay
from tests.games.table import args, names, who

from .play import FULL_BOARD, TIED_BOARD, Table, no


@pytest.mark.rule("co.end.three_linked", "co.aim.three_linked")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_with_four_or_more_three_linked_cities_win(players):
    table = Table(players).begin().conquer(1, "Roma", "Napoli")
    assert table.phase == "choose"
    table.conquer(1, "Spoleto")
    sheet = table.result()
    assert (sheet.winners, sheet.decided_by) == (("Ben",), "kingdom")
    assert args(table.told())["second"].id == "condottiere-log-kingdom"


@pytest.mark.rule("co.end.four_linked", "co.aim.four_linked")
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_it_takes_four(players):
    table = Table(players).begin().conquer(1, "Roma", "Napoli", "Spoleto")
    assert table.phase == "choose"
    assert table.conquer(1, "Siena").result().winners == ("Ben",)


@pytest.mark.rule("co.aim.three_linked.example")
@pytest.mark.parametrize("city", ["Parma", "Modena", "Firenze"])
def test_genova_lucca_and_bologna_become_a_kingdom_with_any_of_three(city):
    table = Table(4).begin().conquer(2, "Genova", "Lucca", "Bologna")
    assert table.phase == "choose"
    assert table.conquer(2, city).result().winners == ("Cem",)


def test_three_cities_apart_are_no_kingdom():
    assert Table(4).begin().conquer(2, "Torino", "Siena", "Venezia").phase == "choose"


@pytest.mark.rule("co.ruling.order_after_battle")
def test_a_victory_comes_before_the_end_of_the_round():
    table = Table(4).begin().conquer(1, "Roma", "Napoli").attack("Spoleto").out(0, 2, 3)
    table.won_by(1)
    assert table.phase == "over"


@pytest.mark.rule("co.ruling.order_after_battle")
def test_the_end_of_the_round_comes_after_the_conquest():
    table = Table(4).begin().attack("Spoleto").out(0, 2, 3).won_by(1)
    assert (table.phase, table.cities(1), table.holder) == ("round_end", ("Spoleto",), 1)


@pytest.mark.rule("co.end.most_cities", "co.aim.most_cities")
def test_when_all_cities_are_taken_without_a_kingdom_the_most_cities_win():
    sheet = Table(4).begin().fill(FULL_BOARD).result()
    assert (sheet.winners, sheet.decided_by) == (("Ann",), "cities")
    assert [score.total for score in sheet.players] == [5, 4, 4, 4]


def test_the_end_draws_who_won_which_battle_and_the_kingdom_alone():
    table = Table(4).begin().conquer(0, "Torino", "Firenze").conquer(1, "Siena")
    table.attack("Roma").won_by(None)
    assert table.view().end is None
    table.own(0, "Siena").conquer(0, "Roma")
    end = table.view().end
    assert end.battles == (0, 0, 1, None, 0)
    drawn = {one.city: (one.owner, one.battle) for one in end.cities if one.owner is not None}
    assert drawn == {"Torino": (0, 1), "Firenze": (0, 2), "Siena": (0, 3), "Roma": (0, 5)}
    assert {one.city for one in end.cities if one.kingdom} == {"Firenze", "Siena", "Roma"}
    assert {one.city: one.signs for one in end.cities if one.signs} == dict.fromkeys(drawn, 2)
    assert {one.owner for one in end.borders} == {None, 0}


def test_a_game_that_the_most_cities_won_draws_no_kingdom():
    assert not any(one.kingdom for one in Table(4).begin().fill(FULL_BOARD).view().end.cities)


@pytest.mark.rule("co.end.final_battle", "co.end.final_deal")
def test_when_the_most_are_shared_the_tied_are_dealt_a_hand_and_fight():
    table = Table(4).begin().fill(TIED_BOARD)
    assert (table.phase, table.fight().final, table.fight().city) == ("battle", True, None)
    assert [line.seat for line in table.fight().lines] == [0, 1]
    assert [seat.deal for seat in table.view().seats] == [20, 20, None, None]
    assert args(table.said("co.end.final_deal"))["hand"] == 20
    assert args(table.lay(0, 3).view().headline)["seats"] == names(0, 1)
    assert table.view().seats[3].todo.id == "condottiere-todo-watch"


@pytest.mark.rule("co.end.final_battle")
def test_nobody_else_fights_the_final_battle():
    table = Table(4).begin().fill(TIED_BOARD)
    assert table.refused(2, Lay(table.battle, 5)).rule == "co.end.final_battle"
    said = table.refused(None, EndBattle(table.battle, 3, by_hand=True))
    assert (said.rule, said.path) == ("co.end.final_battle", "action.winner")


@pytest.mark.rule("co.end.final_winner")
def test_the_winner_of_the_final_battle_wins_the_game():
    table = Table(4).begin().fill(TIED_BOARD).lay(0, 10).lay(1, 6, "drum").passes(0, 1).end()
    sheet = table.result()
    assert (sheet.winners, sheet.decided_by) == (("Ben",), "final_battle")
    assert [score.place for score in sheet.players] == [2, 1, 3, 4]
    assert len(table.cities(1)) == 5


@pytest.mark.rule("co.end.final_no_winner", "co.ruling.final_no_result")
def test_a_final_battle_without_a_winner_leaves_no_winner():
    table = Table(4).begin().fill(TIED_BOARD).lay(0, 6).lay(1, 6).passes(0, 1).end()
    sheet = table.result()
    assert (sheet.winners, sheet.decided_by) == ((), "final_battle")
    assert [score.place for score in sheet.players] == [1, 1, 3, 4]
    assert sheet.questions == ()
    assert [note.id for note in sheet.notes] == ["condottiere-note-final-nobody"]
    assert GAME.revealed(table.state)
    assert table.told().id == "condottiere-log-then"
    assert args(table.told())["first"].id == "condottiere-log-final-nobody"


@pytest.mark.rule("co.ruling.final_cards")
def test_the_final_battle_is_fought_with_all_cards_and_all_their_effects():
    table = Table(4).begin().attack("Siena").lay(2, *["winter"] * 3).out(0, 2).won_by(2)
    table.fill(TIED_BOARD)
    assert args(table.said("co.end.final_deal"))["n"] == 96
    assert [seat.out for seat in table.view().seats] == [False] * 4
    table.lay(0, 10, 10).lay(1, 3, "drum", "winter")
    assert table.fight().doubts == ()
    assert (table.strength(0), table.strength(1)) == (2, 2)
    assert table.lay(1, "bishop").fight().ended_by == "bishop"


@pytest.mark.rule("co.ruling.final_lead")
def test_the_holder_leads_the_final_battle_if_tied():
    tied = Table(4).begin()
    for seat, cities in enumerate(TIED_BOARD):
        tied.own(seat, *(city for city in cities if city != "Roma"))
    tied.conquer(0, "Roma")
    assert (tied.holder, tied.fight().turn) == (0, 0)


@pytest.mark.rule("co.ruling.final_lead")
def test_else_the_nearest_tied_to_the_left_of_the_holder_leads():
    table = Table(4).begin().fill(TIED_BOARD)
    assert (table.holder, table.fight().turn) == (3, 0)
    board = (TIED_BOARD[2], TIED_BOARD[3], TIED_BOARD[0], TIED_BOARD[1])
    table = Table(4).begin().own(0, *board[0]).own(1, *board[1][:-1]).own(2, *board[2])
    table.own(3, *board[3]).conquer(1, board[1][-1])
    assert (table.holder, table.fight().turn) == (1, 2)


# What was put right decides when the people say so


def test_a_kingdom_that_came_of_a_correction_waits_for_the_people():
    table = Table(4).begin().own(2, "Roma", "Napoli", "Spoleto")
    assert table.phase == "choose"
    assert table.do("finish", 1).result().winners == ("Cem",)


@pytest.mark.rule("co.round.until_winner")
def test_nothing_is_finished_while_nothing_is_decided():
    table = Table(4).begin().conquer(1, "Roma")
    assert table.move("finish", None) is None
    assert table.refused(None, Finish(1)) == no("not-decided", "co.round.until_winner")
    assert table.refused(None, Finish(2)) == no("other-game", path="action.game")


def test_a_final_battle_that_came_of_a_wrong_marker_is_called_off():
    table = Table(4).begin().fill(TIED_BOARD)
    table.own(0, "Siena")
    assert table.phase == "choose"
    assert table.do("finish", None).result().winners == ("Ann",)


def test_somebody_may_turn_out_to_be_tied_too():
    table = Table(4).begin().fill(TIED_BOARD)
    table.own(2, "Spoleto")
    assert table.fight().final
    assert {line.seat for line in table.fight().lines} == {0, 1, 2}


def test_after_the_end_nothing_is_played():
    table = Table(4).begin().own(2, "Roma", "Napoli").conquer(2, "Spoleto")
    assert table.view().battle is None
    said = table.refused(None, EndBattle(table.battle, 1, True))
    assert said.key == "condottiere-over"
    assert {move.group for move in table.moves(None)} == {"correct"}


# After the end the map is a fact that may be wrong, as at any other time


def test_after_the_end_the_map_is_corrected_and_the_result_follows():
    table = Table(4).begin().own(2, "Roma", "Napoli").conquer(2, "Spoleto")
    assert table.own(1, "Spoleto", "Roma", "Napoli").result().winners == ("Ben",)
    assert table.result().decided_by == "kingdom"


def test_an_end_that_came_of_a_wrong_marker_is_none_until_it_is_corrected_again():
    table = Table(4).begin().own(2, "Roma", "Napoli").conquer(2, "Spoleto")
    assert table.own(None, "Napoli").phase == "choose"
    assert table.view().round == 1
    assert table.own(2, "Napoli").result().winners == ("Cem",)
    table.own(None, "Napoli").attack("Napoli").won_by(3)
    assert table.phase == "choose"


def test_a_final_battle_that_was_won_stays_won_among_the_same():
    table = Table(4).begin().fill(TIED_BOARD).lay(0, 10).lay(1, 6).passes(0, 1).end()
    table.own(3, "Napoli")
    sheet = table.result()
    assert (sheet.winners, sheet.decided_by) == (("Ann",), "final_battle")
    table.own(2, "Torino")
    assert (table.result().winners, table.result().decided_by) == (("Ben",), "cities")
    assert table.own(0, "Torino").result().winners == ("Ann",)


def test_a_final_battle_of_others_is_still_to_be_fought():
    table = Table(4).begin().fill(TIED_BOARD)
    number = table.view().round
    table.lay(0, 10).lay(1, 6).passes(0, 1).end().own(2, "Spoleto")
    assert (table.phase, table.view().round) == ("choose", number - 1)
    assert table.do("finish", None).fight().final
    assert {line.seat for line in table.fight().lines} == {0, 1, 2}


def test_the_last_game_of_a_series_is_corrected_after_the_end():
    table = Table(4, points=True, points_target=5, points_bonus=2).begin()
    table.own(2, "Roma", "Napoli").conquer(2, "Spoleto")
    assert table.result().winners == ("Cem",)
    table.own(2, "Siena", "Firenze")
    assert [score.total for score in table.result().players] == [0, 0, 7, 0]
    table.act(None, CorrectPoints(1, 9))
    assert table.result().winners == ("Ben",)
    table.act(None, CorrectPoints(1, 0)).own(None, "Spoleto", "Roma")
    assert table.phase == "choose"


# Warnings of a near victory


def test_nobody_is_warned_unless_the_table_wants_it():
    table = Table(4).begin().conquer(1, "Roma", "Napoli")
    assert "co.end.three_linked" not in table.hints()


def test_who_could_complete_a_kingdom_is_named_with_the_cities():
    table = Table(4, warnings=True).begin().conquer(1, "Genova", "Lucca", "Bologna")
    table.own(2, "Parma")
    warning = args(table.said("co.end.three_linked"))
    assert warning["who"] == who(1)
    assert [city.id for city in warning["cities"]] == [
        "condottiere-city-modena",
        "condottiere-city-firenze",
    ]
    assert [one.city for one in table.view().cities if one.wins] == ["Modena", "Firenze"]


def test_once_it_is_over_its_battles_are_told_round_by_round():
    table = Table(4).begin().conquer(0, "Roma").deal()
    assert table.view().course == ()
    table.conquer(0, "Siena", "Firenze")
    assert table.phase == "over"
    told = [(one.round, [(f.city, f.winner) for f in one.battles]) for one in table.view().course]
    assert told == [(1, [("Roma", 0)]), (2, [("Siena", 0), ("Firenze", 0)])]


@pytest.mark.parametrize("tools", [("map",), ("map", "strength")])
def test_everybody_who_may_win_the_final_battle_has_room_to_say_so(tools):
    """The holder of the piece had the only button, tied or not."""
    table = Table(4, tools=tools).begin().fill(TIED_BOARD)
    assert table.holder == 3
    assert [seat.stance != "slim" for seat in table.view().seats] == [True, True, False, False]
