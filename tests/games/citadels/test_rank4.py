"""Characters of rank 4: King, Emperor, Patrician, and the crown."""

import pytest

from companion.games.citadels import actions as act
from companion.text import say

from .play import Table

takers = pytest.mark.parametrize("character", ["king", "patrician"])


def killed(character, players=4, crown=0, *others):
    """Seat 1 has killed rank 4, and the calls are over."""
    table = Table(players, character, *others).calls(crown).turn("assassin", 1)
    return table.does(act.Name, 4).ends().round_end()


@takers
@pytest.mark.rule("ci.char.king.crown", "ci.char.patrician.crown")
def test_king_and_patrician_have_the_crown_from_their_turn_on(character):
    table = Table(4, character).calls(crown=0).turn(character, 2)
    assert table.view().crown == 2
    assert table.ends().next_round().turn_up().every("pass_on", 2)


@takers
@pytest.mark.rule("ci.char.king.calls", "ci.char.patrician.calls")
def test_the_new_crown_holder_calls_the_rest_of_the_round(character):
    table = Table(4, character).calls(crown=0).turn(character, 2).ends()
    assert table.view().caller.by == 2
    assert table.refused(0, act.Silence(table.state.call)).key == "citadels-crown-calls"
    table.act(2, act.Silence(table.state.call))


@takers
@pytest.mark.rule("ci.char.king.crown_moves_on", "ci.char.patrician.crown_moves_on")
def test_when_another_takes_the_crown_the_rights_pass_on(character):
    table = Table(4, character).calls(crown=0).turn(character, 2).ends().next_round()
    table.choose().turn(character, 3).ends()
    assert (table.view().crown, table.view().caller.by) == (3, 3)


@takers
@pytest.mark.rule("ci.char.king.killed", "ci.char.patrician.killed")
def test_a_killed_king_or_patrician_is_shown_at_the_end_of_the_round_and_takes_the_crown(character):
    table = killed(character)
    assert table.view().crown == 0
    assert say(table.view().round_end.asks, "en").endswith("is now revealed: whose is it?")
    table.act(3, act.ShowKilled(1, 3))
    assert table.view().crown == 3
    assert table.refused(3, act.ShowKilled(1, 3)).key == "citadels-nobody-to-show"


def test_a_killed_rank_4_may_have_been_in_nobodys_hand():
    table = killed("king")
    assert table.refused(1, act.ShowKilled(1, 1)).key == "citadels-has-shown"
    table.act(None, act.ShowKilled(1))
    assert table.view().crown == 0
    assert table.view().round_end.asks is None


def test_the_next_round_does_not_wait_for_the_heir():
    table = killed("king").act(None, act.NextRound(1))
    assert table.state.round == 2


def test_only_a_killed_rank_4_is_asked_for():
    table = Table().calls().turn("assassin", 1).does(act.Name, 5).ends().round_end()
    assert table.view().round_end.asks is None
    assert table.refused(3, act.ShowKilled(1, 3)).key == "citadels-nobody-to-show"


@pytest.mark.rule("ci.char.emperor.crown")
def test_the_emperor_must_give_the_crown_to_neither_its_holder_nor_himself():
    table = Table(4, "emperor").calls(crown=0).turn("emperor", 2).gathers()
    assert table.doubted(act.EndTurn)[0] == "citadels-emperor-must-give"
    for seat in (0, 2):
        said = table.cannot(act.GiveCrown, seat)
        assert (said.key, said.rule) == ("citadels-crown-elsewhere", "ci.char.emperor.crown")
    assert table.does(act.GiveCrown, 3).ends().view().crown == 3


@pytest.mark.rule("ci.char.emperor.takes")
def test_the_emperor_takes_a_gold_or_a_card_from_the_new_holder():
    table = Table(4, "emperor").calls(crown=0).turn("emperor", 2).does(act.GiveCrown, 3, "gold")
    assert (table.has(2), table.has(3)) == (3, 1)
    table = Table(4, "emperor").calls(crown=0).turn("emperor", 2).does(act.GiveCrown, 3, "cards")
    assert (table.holds(2), table.holds(3), table.has(3)) == (5, 3, 2)


@pytest.mark.rule("ci.char.emperor.nothing_to_take")
@pytest.mark.parametrize("take", ["gold", "cards"])
def test_where_there_is_nothing_to_take_the_emperor_gets_nothing(take):
    table = Table(4, "emperor").gold(3, 0).hand(3, 0).calls(crown=0).turn("emperor", 2)
    table.does(act.GiveCrown, 3, take)
    assert (table.has(2), table.holds(2), table.view().crown) == (2, 4, 3)


@pytest.mark.rule("ci.char.emperor.killed", "ci.char.emperor.killed_no_gain")
def test_a_killed_emperor_passes_the_crown_on_at_the_end_and_takes_nothing():
    table = killed("emperor")
    for to in (0, 3):
        said = table.refused(3, act.ShowKilled(1, 3, to))
        assert (said.key, said.rule) == ("citadels-crown-elsewhere", "ci.char.emperor.killed")
    table.act(3, act.ShowKilled(1, 3, 2))
    assert table.view().crown == 2
    assert [table.has(seat) for seat in range(4)] == [2, 2, 2, 2]
    assert [table.holds(seat) for seat in range(4)] == [4, 4, 4, 4]


def test_a_killed_emperor_names_the_new_holder():
    assert killed("emperor").refused(3, act.ShowKilled(1, 3)).key == "fault-needs-a-seat"


def test_who_has_the_crown_can_be_put_right():
    table = Table().calls(crown=0).act(None, act.CorrectCrown(3))
    assert table.view().caller.by == 3
    assert table.refused(None, act.CorrectCrown(3)).key == "citadels-already"
