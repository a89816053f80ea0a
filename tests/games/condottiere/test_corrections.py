"""The table is right: everything that is followed can be put right, and tools come and go."""

import pytest

from companion.games.condottiere import actions as act
from companion.games.condottiere.options import LIGHT, Tool

from .play import TIED_BOARD, Table, at_war, no


def test_who_holds_a_city_is_put_right():
    table = Table().begin().conquer(1, "Roma").own(2, "Roma", "Siena")
    assert table.cities(2) == ("Siena", "Roma")
    assert table.own(None, "Roma").city("Roma").owner is None
    assert table.refused(None, act.CorrectCity("Roma", 4)).path == "action.owner"
    assert table.refused(None, act.CorrectCity("Oz", 1)).path == "action.city"


def test_the_piece_is_moved_by_hand_at_any_time():
    table = Table(4).begin().act(None, act.CorrectPiece(3))
    assert table.act(3, act.Attack(1, "Roma")).phase == "battle"
    assert table.act(None, act.CorrectPiece(2)).won_by(None).holder == 3


def test_naming_the_holder_is_enough_to_begin():
    assert Table().act(None, act.CorrectPiece(1)).phase == "choose"


def test_a_battle_turns_out_to_be_elsewhere():
    table = at_war().lay(0, 6).act(None, act.CorrectPlace(1, "Napoli"))
    assert (table.fight().city, table.strength(0)) == ("Napoli", 6)
    assert table.end().cities(0) == ("Napoli",)


def test_a_battle_is_called_off_and_the_city_chosen_again():
    table = at_war().lay(0, 6).act(None, act.CorrectPlace(1, None))
    assert (table.phase, table.holder) == ("choose", 0)
    assert table.attack("Roma").strength(0) == 0


def test_the_final_battle_is_fought_for_no_city():
    table = Table(4).begin().fill(TIED_BOARD)
    said = table.refused(None, act.CorrectPlace(table.battle, "Roma"))
    assert said == no("final-has-no-city", "co.end.final_battle")


def test_the_number_of_the_round_is_put_right():
    assert Table().begin().act(None, act.CorrectRound(4)).deal().view().round == 5
    assert Table().begin().refused(None, act.CorrectRound(0)).path == "action.round"


# Tools


def test_the_light_set_is_the_map_alone():
    assert LIGHT == (Tool.MAP,)


def test_the_battle_board_works_alone():
    table = Table(3, tools=(Tool.BATTLE,))
    assert table.view().cities == table.view().borders == ()
    table.do("start", None).lay(1, 6, "drum").lay(2, 5)
    assert table.fight().turn == 0
    table.end()
    (fought,) = table.view().past
    assert (fought.winner, fought.city, table.holder) == (1, None, None)
    assert table.deal().view().past == ()


def test_the_map_works_alone():
    table = Table(3, tools=(Tool.MAP,)).begin(1).conquer(2, "Roma")
    assert (table.holder, table.cities(2)) == (2, ("Roma",))


def test_a_note_of_the_own_hand_works_alone():
    table = Table(3, tools=(Tool.HANDS,)).act(1, act.NoteHand(9))
    assert table.view(1).you.hand == 9
    assert table.move("start", None) is None
    assert table.refused(0, act.Attack(1)) == no("tool-off-battle")


def test_without_a_tool_there_is_nothing_to_do():
    table = Table(3, tools=())
    assert table.view().headline.id == "condottiere-now-free"
    assert table.refused(0, act.CorrectCity("Roma", 1)) == no("tool-off-map")
    assert table.refused(0, act.NoteHand(1)) == no("tool-off-hands")


def test_the_map_comes_while_a_battle_is_fought():
    table = Table(3, tools=(Tool.BATTLE,)).attack().lay(1, 6)
    table.act(None, act.SwitchTool(Tool.MAP, True))
    assert (table.phase, table.strength(1)) == ("battle", 6)
    table.act(None, act.CorrectPlace(1, "Roma")).end()
    assert (table.holder, table.cities(1)) == (1, ("Roma",))


def test_the_map_comes_later_and_asks_who_holds_the_piece():
    table = Table(3, tools=(Tool.BATTLE,)).act(None, act.SwitchTool(Tool.MAP, True))
    assert table.phase == "setup"
    assert table.begin(2).holder == 2


def test_the_map_goes_and_the_battle_goes_on():
    table = at_war().lay(0, 6).act(None, act.SwitchTool(Tool.MAP, False))
    assert (table.phase, table.strength(0), table.fight().city) == ("battle", 6, None)
    assert table.end().phase == "choose"
    assert table.view().past[0].city is None


def test_when_map_and_battle_board_go_the_battle_is_over():
    table = at_war().act(None, act.SwitchTool(Tool.BATTLE, False), act.SwitchTool(Tool.MAP, False))
    assert (table.phase, table.view().battle) == ("choose", None)


def test_the_final_battle_does_not_outlive_the_map():
    table = Table(4).begin().fill(TIED_BOARD).act(None, act.SwitchTool(Tool.MAP, False))
    assert table.phase == "choose"
    assert table.do("start", None).fight().final is False


def test_a_series_without_the_map_begins_its_next_game_with_it():
    table = Table(4, points=True).begin().own(1, "Roma", "Napoli").conquer(1, "Spoleto")
    table.act(None, act.SwitchTool(Tool.MAP, False), act.SwitchTool(Tool.MAP, True))
    assert (table.phase, table.view().series_game) == ("setup", 2)
    assert table.begin().cities(1) == ()
    assert table.view().seats[1].points == 5


def test_the_battle_board_goes_and_comes_back_empty():
    table = at_war().lay(0, 6)
    table.act(None, act.SwitchTool(Tool.BATTLE, False), act.SwitchTool(Tool.BATTLE, True))
    assert table.strength(0) == 0
    assert table.fight().city == "Siena"


def test_only_the_table_switches_tools():
    table = Table()
    assert table.refused(1, act.SwitchTool(Tool.HANDS, False)).key == "house-only-the-table"
    said = table.refused(None, act.SwitchTool(Tool.HANDS, True))
    assert said == no("tool-already", path="action.on")


def test_settings_change_while_playing():
    table = Table(4, points=True).begin()
    table.act(None, act.ChangeOptions(points_target=30, points_bonus=5, warnings=True))
    options = table.view().options
    assert (options.points_target, options.points_bonus, options.warnings) == (30, 5, True)
    assert options.live_strength
    assert table.refused(None, act.ChangeOptions(points_target=-3)).path == "action.points_target"


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_what_is_said_for_a_seat_that_there_is_not_is_refused(seat):
    table = at_war()
    for action in (act.NoteHand(3), act.Pass(1), act.Lay(1, 10)):
        assert table.refused(seat, action).key == "fault-unknown-seat"


def test_the_table_as_a_whole_has_no_line_and_no_hand():
    table = at_war()
    for action in (act.NoteHand(3), act.Pass(1), act.Lay(1, 10)):
        assert table.refused(None, action).key == "fault-needs-a-seat"
    assert table.act(None, act.EndBattle(1, 2, True)).holder == 2
