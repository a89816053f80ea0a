"""The table is right: whatever is kept can be put as it really is."""

import pytest

from companion.games.citadels import GAME
from companion.games.citadels import actions as act
from companion.games.citadels.holdings import Built
from companion.games.citadels.model import MarkKind, Phase

from .play import Table


def test_gold_is_put_right_from_the_bank():
    table = Table()
    bank = table.view().bank
    table.act(2, act.CorrectGold(2, 9))
    assert (table.has(2), table.view().bank) == (9, bank - 7)
    assert table.refused(1, act.CorrectGold(2, 9)).key == "fault-not-yours"
    assert table.refused(2, act.CorrectGold(2, -1)).path == "action.gold"


@pytest.mark.rule("ci.open.gold_unlimited")
def test_there_may_be_more_gold_about_than_the_box_holds():
    table = Table().gold(0, 50)
    assert table.view().bank < 0
    assert GAME.treasury(table.state) == 30


def test_a_city_is_put_right_with_the_gold_that_lies_on_it():
    table = Table().city(1, "manor+", "temple+")
    assert (table.view().on_districts, GAME.treasury(table.state)) == (2, 30)
    table.city(1, "manor")
    assert table.view().on_districts == 0
    said = table.refused(1, act.CorrectCity(1, (Built("tin"),)))
    assert said.path == "action.city[0].district"
    assert table.refused(2, act.CorrectCity(1, ())).key == "fault-not-yours"


@pytest.mark.rule("ci.open.hand_unlimited")
def test_a_hand_is_put_right_however_many_cards_it_has():
    assert Table().act(1, act.CorrectHand(1, 40)).holds(1) == 40


def test_the_rank_that_is_called_can_be_put_right():
    table = Table().calls().turn("thief", 1).ends().call(6)
    table.act(None, act.CorrectRound(2, Phase.CALL, 3))
    assert (table.state.round, table.view().caller.rank) == (2, 3)
    assert table.state.holder(2) == 1
    assert table.refused(None, act.CorrectRound(2, Phase.CALL, 9)).path == "action.rank"
    assert table.refused(None, act.CorrectRound(0, Phase.CALL, 3)).path == "action.round"
    assert table.refused(None, act.CorrectRound(1, Phase.FINAL)).path == "action.phase"


def test_a_call_that_is_put_right_breaks_a_turn_off_and_loses_nothing():
    table = Table(4, "magistrate").calls().turn("magistrate", 0).does(act.Tokens, (2, 3, 4)).ends()
    table.turn("thief", 1).builds("temple").act(None, act.CorrectRound(1, Phase.CALL, 5))
    assert (table.stands(1), table.view().caller.rank) == (["temple"], 5)


def test_one_goes_back_from_the_end_of_the_round():
    table = Table().calls().round_end().act(None, act.CorrectRound(1, Phase.CALL, 8))
    assert table.view().caller.rank == 8
    table.act(None, act.CorrectRound(1, Phase.ROUND_END))
    assert table.state.phase is Phase.ROUND_END


def test_a_mark_is_put_right_and_acts_for_whom_it_is():
    table = Table().calls().turn("thief", 0).does(act.Name, 6).ends()
    table.act(None, act.CorrectMark(MarkKind.ROBBED, (5,), by=3)).gold(2, 7).turn("bishop", 2)
    assert (table.has(2), table.has(3), table.has(0)) == (0, 9, 2)
    said = table.refused(None, act.CorrectMark(MarkKind.ROBBED, (5, 6), by=3))
    assert said.path == "action.ranks"
    assert table.refused(None, act.CorrectMark(MarkKind.KILLED, (5,))).path == "action.by"
    table.act(None, act.CorrectMark(MarkKind.ROBBED))
    assert table.state.robbed is None


def test_who_was_killed_by_mistake_may_answer_again():
    table = Table().calls().turn("assassin", 0).does(act.Name, 6).ends().call(6)
    table.act(None, act.CorrectMark(MarkKind.KILLED, (7,), by=0)).turn("merchant", 2)
    assert table.acting.seat == 2


def test_a_threat_that_is_put_right_asks_for_an_answer_or_no_longer():
    table = Table(4, "blackmailer").calls().turn("blackmailer", 0).ends().turn("bishop", 1)
    table.gathers().act(None, act.CorrectMark(MarkKind.THREATS, (5, 6), by=0))
    assert table.cannot(act.Build, "temple").key == "citadels-threat-first"
    table.act(None, act.CorrectMark(MarkKind.THREATS))
    table.builds("temple")
    assert table.cannot(act.AnswerThreat, bribe=True).key == "citadels-no-threat"


def test_a_warrant_that_is_taken_away_lets_the_district_stand():
    table = Table(4, "magistrate").calls().turn("magistrate", 0).does(act.Tokens, (2, 3, 4)).ends()
    table.turn("thief", 1).builds("temple").act(None, act.CorrectMark(MarkKind.WARRANTS))
    assert table.stands(1) == ["temple"]
    assert table.cannot(act.AnswerWarrant, take=True, by=0).key == "citadels-no-warrant"


# What follows from a fact goes with it


@pytest.mark.parametrize("king", ["king", "patrician"])
def test_a_corrected_king_hands_the_crown_on(king):
    table = Table(4, king).calls(crown=0).turn(king, 1)
    table.act(None, act.CorrectShown(1, 4, 2))
    assert (table.state.crown, table.acting.seat) == (2, 2)
    table.ends().act(None, act.CorrectShown(1, 4, None))
    assert table.state.crown == 0, "nobody was King: the crown is where it was"
    table.act(None, act.CorrectShown(1, 4, 3))
    assert table.state.crown == 3


def test_a_crown_that_was_put_right_by_hand_stays_with_a_corrected_king():
    table = Table().calls(crown=0).turn("king", 1).act(None, act.CorrectCrown(3))
    assert table.act(None, act.CorrectShown(1, 4, 2)).state.crown == 3


def test_an_heir_who_was_another_has_the_crown():
    table = Table().calls(crown=0).turn("assassin", 0).does(act.Name, 4).ends().round_end()
    table.act(1, act.ShowKilled(1, 1)).act(None, act.CorrectShown(1, 4, 2))
    assert (table.state.crown, table.state.heir.seat) == (2, 2)
    assert table.act(None, act.CorrectShown(1, 4, None)).state.crown == 0


@pytest.mark.parametrize("ranks", [(), (6,)], ids=["nobody", "another"])
@pytest.mark.parametrize(("character", "to"), [("king", None), ("emperor", 3)])
def test_an_heir_is_none_once_rank_4_was_not_killed(character, to, ranks):
    """Else the crown stayed with the heir of somebody who is alive, and the Queen was paid."""
    table = Table(5, character, "queen").calls(crown=0).turn("assassin", 0).does(act.Name, 4).ends()
    table.turn("queen", 2).gathers().ends().round_end().act(1, act.ShowKilled(1, 1, to))
    assert (table.state.crown, table.has(2)) == (1 if to is None else to, 2 + 2 + 3)
    table.act(None, act.CorrectMark(MarkKind.KILLED, ranks, 0))
    assert (table.state.crown, table.has(2)) == (0, 2 + 2)


def test_an_heir_stays_when_it_was_somebody_else_who_killed():
    """Else the killed king was asked for twice."""
    table = Table().calls(crown=0).turn("assassin", 0).does(act.Name, 4).ends().round_end()
    table.act(1, act.ShowKilled(1, 1)).act(None, act.CorrectMark(MarkKind.KILLED, (4,), 2))
    assert table.state.crown == 1
    assert table.refused(1, act.ShowKilled(1, 1)).key == "citadels-nobody-to-show"


def test_an_heir_stays_without_a_crown_that_was_put_right_by_hand():
    table = Table().calls(crown=0).turn("assassin", 0).does(act.Name, 4).ends().round_end()
    table.act(1, act.ShowKilled(1, 1)).act(None, act.CorrectCrown(3))
    assert table.act(None, act.CorrectMark(MarkKind.KILLED, ())).state.crown == 3


def robbed(*more):
    table = Table(4, *more).gold(1, 5).gold(2, 7).calls().turn("thief", 0).does(act.Name, 6).ends()
    return table.turn("merchant", 1)


def test_a_robbery_goes_with_the_character_that_was_corrected():
    table = robbed()
    assert (table.has(0), table.has(1), table.has(2)) == (7, 0, 7)
    table.act(None, act.CorrectShown(1, 6, 2))
    assert (table.has(0), table.has(1), table.has(2)) == (9, 5, 0)
    table.act(None, act.CorrectShown(1, 6, 1))
    assert (table.has(0), table.has(1), table.has(2)) == (7, 0, 7)
    table.ends().act(None, act.CorrectShown(1, 6, None))
    assert (table.has(0), table.has(1), table.has(2)) == (2, 6, 7), "and the Merchant's own gold"


def test_a_robbery_goes_back_where_the_victim_was_the_thief():
    assert robbed().act(None, act.CorrectShown(1, 6, 0)).has(1) == 5


def test_a_thief_who_was_another_has_what_was_robbed():
    table = robbed().act(None, act.CorrectShown(1, 2, 3))
    assert (table.has(0), table.has(3)) == (2, 7)
    assert table.state.robbed.by == 3


def test_a_theft_that_was_not_named_is_given_back():
    assert robbed().act(None, act.CorrectMark(MarkKind.ROBBED)).has(1) == 5


def test_the_witch_who_was_another_plays_on_in_the_place_of_the_bewitched():
    table = Table(4, "witch").calls().turn("witch", 0).gathers().does(act.Name, 6)
    table.turn("merchant", 1).gathers()
    assert table.acting.resumed
    table.act(None, act.CorrectShown(1, 1, 3))
    assert (table.acting.seat, table.state.bewitched.by) == (3, 3)


def test_a_turn_that_was_nobodys_is_called_again():
    table = Table().calls().turn("thief", 1).act(None, act.CorrectShown(1, 2))
    assert table.view().caller.rank == 2
    assert table.state.shown == ()
    assert table.refused(None, act.CorrectShown(2, 3, 0)).key == "citadels-other-round"


def test_a_city_corrected_to_seven_and_back_is_not_the_last_round():
    seven = ("manor", "castle", "palace", "temple", "church", "monastery", "cathedral")
    table = Table().calls().city(1, *seven)
    assert table.view().last_round_words is not None
    table.city(1, *seven[:6])
    assert (table.view().last_round, table.view().last_round_words) == (False, None)
    table.city(2, *seven).city(1, *seven)
    assert [table.seat(k).first for k in range(4)] == [False, False, True, False]


def test_only_marks_that_somebody_of_the_cast_can_lay_are_put_right():
    table = Table(4, "witch").calls()
    listed = {one.action["mark"] for one in table.every("correct_mark")}
    assert listed == {"bewitched", "robbed"}
    killed = act.CorrectMark(MarkKind.KILLED, (3,), 1)
    assert table.refused(None, killed).key == "citadels-nobody-lays"
