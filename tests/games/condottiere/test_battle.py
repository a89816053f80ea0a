"""Chapter: battle. Who chooses where, who plays when, passing."""

import pytest

from companion.games.condottiere.actions import Attack, CorrectLine, Lay, Pass, TakeOff
from companion.games.condottiere.options import Tool
from tests.games.table import args, names, who

from .play import Table, at_war, no

TAKEN = "condottiere-remark-city-taken"


@pytest.mark.rule("co.battle.place", "co.piece.holder_chooses", "co.battle_end.next_city")
def test_only_the_holder_of_the_piece_chooses_where_the_battle_is():
    table = Table().begin(2)
    said = table.refused(1, Attack(1, "Roma"))
    assert (said.key, said.args["who"]) == ("condottiere-holder-chooses", names(2))
    table.act(2, Attack(1, "Roma"))
    assert table.fight().city == "Roma"
    table.won_by(1)
    assert table.refused(2, Attack(2, "Siena")).args["who"] == names(1)
    assert table.act(1, Attack(2, "Siena")).phase == "battle"


def test_a_phone_offers_the_choice_only_to_the_holder():
    table = Table().begin(2)
    for viewer in (None, 2):
        assert table.move("decline", viewer) is not None
        assert len(table.values("attack", viewer)) == 17
        assert table.move("attack", viewer).open
    assert table.move("decline", 1) is None
    refused = table.move("attack", 1).refused.detail
    assert (refused.id, args(refused)["who"]) == ("condottiere-holder-chooses", names(2))


def test_a_city_has_to_be_named_and_to_be_on_the_map():
    table = Table().begin()
    named = table.refused(0, Attack(1))
    assert named == no("name-a-city", "co.battle.place", "action.city")
    assert table.refused(0, Attack(1, "Pisa")).key == "condottiere-fault-unknown-city"


@pytest.mark.rule("co.battle.conquered_city", "co.battle_end.any_free_city")
def test_a_conquered_city_is_spoken_against_and_any_other_is_open():
    table = Table().begin().conquer(1, "Roma")
    roma = table.city("Roma")
    assert (roma.against.id, args(roma.against)["who"]) == (TAKEN, who(1))
    assert len([city for city in table.view().cities if city.against is None]) == 16


@pytest.mark.rule("co.battle.conquered_city")
def test_a_city_that_is_taken_by_our_notes_is_attacked_with_a_remark():
    """Perhaps the notes are wrong; whoever wins has it, and without a winner the piece moves on."""
    table = Table().begin().conquer(1, "Roma").attack("Roma")
    assert table.remarked() == ["remark-city-taken"]
    assert table.fight().defender is None
    assert table.won_by(2).cities(2) == ("Roma",)
    table.attack("Roma").won_by(None)
    assert (table.city("Roma").owner, table.holder) == (2, 3)
    assert table.attack("Siena").remarked() == []


@pytest.mark.rule("co.battle_end.any_free_city")
def test_a_city_that_was_fought_over_in_vain_may_be_chosen_again():
    table = Table().begin().attack("Roma").won_by(None)
    assert table.attack("Roma").fight().city == "Roma"


@pytest.mark.rule("co.battle.order")
def test_the_holder_lays_first_and_the_others_follow_clockwise():
    table = Table(4).begin(2).attack("Roma")
    assert args(table.said("co.battle.order"))["who"] == who(2)
    seen = [table.fight().turn]
    for seat in (2, 3, 0, 1):
        seen.append(table.lay(seat, 1).fight().turn)
    assert seen == [2, 3, 0, 1, 2]
    assert [line.seat for line in table.fight().lines] == [2, 3, 0, 1]


@pytest.mark.rule("co.battle.turn")
def test_whose_turn_it_is_lays_a_card_or_passes():
    table = at_war(3)
    assert table.view().seats[0].todo.id == "condottiere-todo-turn"
    assert [seat.todo for seat in table.view().seats[1:]] == [None, None]
    table.lay(0, 3)
    assert table.fight().turn == 1
    assert table.passes(1).fight().turn == 2
    assert table.lay(2, 1).fight().turn == 0


@pytest.mark.rule("co.battle.play_card")
def test_a_card_adds_its_value_to_those_that_lie_there():
    table = at_war()
    seen = [table.lay(0, card).strength(0) for card in (3, 10, 1)]
    assert seen == [3, 13, 14]
    assert [card.card for card in table.line(0).cards] == [3, 10, 1]
    assert table.strength(1) == 0


@pytest.mark.rule("co.battle.any_card_first")
@pytest.mark.parametrize("card", [1, 10, "winter", "drum", "scarecrow", "heroine", "bishop"])
def test_any_card_may_be_the_first(card):
    table = at_war().lay(0, card)
    assert [each.card for each in table.line(0).cards] == [card]


def test_a_card_that_there_is_not_is_not_laid():
    table = at_war()
    for card in (7, 0, -1, "spring", "", 10**15):
        assert table.refused(0, Lay(1, card)).key == "condottiere-fault-unknown-card"


@pytest.mark.rule("co.battle.pass_is_final")
def test_whoever_has_passed_lays_no_card_until_the_next_battle():
    table = at_war().lay(0, 3).passes(0)
    assert table.line(0).passed
    assert table.line(0).why_not.id == "condottiere-remark-has-passed"
    assert (table.lay(0, 1).remarked(), table.strength(0)) == (["remark-has-passed"], 4)
    assert (table.line(0).passed, table.fight().turn) == (True, 1)
    table.lay(1, 5).end().attack("Roma")
    assert table.lay(0, 4).strength(0) == 4


def test_a_pass_that_was_a_mistake_is_taken_back():
    table = at_war().lay(0, 3).passes(0)
    table.do("correct_line", 0, cards=[3], passed=False)
    assert not table.line(0).passed
    assert table.lay(0, 4).strength(0) == 7


def test_a_card_that_lay_there_before_the_pass_may_be_entered_late():
    table = at_war().passes(0).act(0, Lay(1, 6, before=True))
    assert (table.strength(0), table.remarked()) == (6, [])
    assert table.line(0).passed


@pytest.mark.rule("co.battle.pass_still_counts")
def test_who_has_passed_can_still_take_the_city():
    table = at_war(3).lay(0, 10).passes(0).lay(1, 4).passes(1).lay(2, 5).passes(2)
    assert table.end().cities(0) == ("Siena",)


@pytest.mark.rule("co.battle.last_one_goes_on")
def test_the_last_one_left_may_go_on_card_after_card():
    table = at_war(3).lay(0, 6).lay(1, 1).passes(2, 0)
    for card in (1, 2, 3):
        assert table.fight().turn == 1
        table.lay(1, card)
    assert table.fight().ended_by is None
    assert table.passes(1).fight().ended_by == "pass"
    assert table.strength(1) == 7


@pytest.mark.rule("co.battle.condottiere_may_pass")
def test_even_the_condottiere_may_pass_at_once():
    table = at_war().passes(0)
    assert table.line(0).passed
    assert table.fight().turn == 1


def test_who_passes_twice_has_passed_once():
    table = at_war().passes(0)
    before = table.state
    assert table.passes(0).remarked() == ["remark-has-passed"]
    assert table.state == before


def test_nobody_passes_in_another_battle():
    table = at_war()
    assert table.refused(1, Pass(2)) == no("other-battle", path="action.battle")


# Tapped in any order, or once at the end


def test_cards_may_be_tapped_in_any_order_and_by_the_table():
    table = at_war(4).lay(3, 4).lay(1, 2, 2).lay(0, 1)
    assert [table.strength(seat) for seat in range(4)] == [1, 4, 0, 4]


def test_a_card_tapped_by_mistake_is_taken_off():
    table = at_war().lay(0, 3, 4, 3)
    table.do("take_off", 0, card=3)
    assert [card.card for card in table.line(0).cards] == [3, 4]
    said = table.refused(0, TakeOff(1, 10))
    assert (said.key, said.path) == ("condottiere-not-in-line", "action.card")


def test_a_whole_line_may_be_entered_once_at_the_end():
    table = at_war().act(None, CorrectLine(1, 2, (10, "drum", 1), passed=True))
    assert table.strength(2) == 22
    assert table.line(2).passed
    said = table.refused(None, CorrectLine(1, 2, (10, 11, "x")))
    assert (said.key, said.path) == ("condottiere-fault-unknown-card", "action.cards[1]")


def test_a_seat_puts_only_its_own_line_right():
    table = at_war()
    assert table.refused(1, CorrectLine(1, 2, (1,))).key == "fault-not-yours"
    table.act(1, CorrectLine(1, 1, (1,)))
    assert table.strength(1) == 1


def test_a_line_holds_no_more_cards_than_the_box():
    table = at_war().act(None, CorrectLine(1, 0, (1,) * 96))
    assert table.refused(0, Lay(1, 1)).rule == "co.contents.cards"
    assert table.refused(None, CorrectLine(1, 0, (1,) * 97)).path == "action.cards"


def test_two_different_phones_lay_at_once_and_both_count():
    table = at_war()
    table.act(0, Lay(1, 5)).act(1, Lay(1, 5))
    assert (table.strength(0), table.strength(1)) == (5, 5)


def test_the_two_strongest_are_ahead_and_of_a_tie_both_lead():
    table = at_war(4).lay(1, 3).lay(3, 5).lay(0, 4)
    assert ahead(table) == [(0, 4, False), (3, 5, True)]
    assert ahead(table.lay(1, 2)) == [(1, 5, True), (3, 5, True)]


def ahead(table: Table) -> list[tuple[int, int, bool]]:
    return [(one.seat, one.strength, one.leads) for one in table.fight().ahead]


def test_strength_is_not_shown_while_the_battle_goes_on_if_the_table_wants_it_so():
    table = at_war(2, live_strength=False).lay(0, 5)
    assert table.strength(0) is None
    assert table.fight().outcome is None
    table.passes(0, 1)
    assert table.strength(0) == 5
    assert args(table.fight().outcome) == {"who": who(0), "n": 5}


def test_without_the_battle_board_no_cards_are_tapped():
    table = Table(tools=(Tool.MAP,)).begin().attack("Roma")
    assert table.refused(0, Lay(1, 3)) == no("tool-off-battle")
    assert table.fight().lines == ()
    assert [seat.todo for seat in table.view().seats] == [None] * 4
    assert table.move("end", None) is None
    assert table.won_by(3).cities(3) == ("Roma",)
