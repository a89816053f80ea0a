"""Who may send what from a phone; the table may send anything."""

import pytest

from companion.games.citadels import actions as act
from companion.games.citadels.model import MarkKind, Phase
from companion.games.citadels.options import Tool

from .play import Table


@pytest.mark.parametrize(
    "action",
    [
        act.CorrectRound(1, Phase.CALL, 5),
        act.CorrectShown(1, 2, 3),
        act.CorrectMark(MarkKind.ROBBED, (5,), by=3),
        act.CorrectTax(3),
        act.CountUp(1),
    ],
)
def test_a_phone_corrects_neither_the_round_nor_what_lies_on_the_characters(action):
    table = Table().calls().turn("thief", 1)
    assert table.refused(1, action).key == "house-only-the-table"
    table.act(None, action)


@pytest.mark.parametrize(
    "action",
    [act.CorrectBeautified(2, 4), act.CorrectCrown(2), act.CorrectComplete(2, complete=True)],
)
def test_a_phone_corrects_nothing_that_is_somebody_elses(action):
    table = Table(tools=(Tool.CALLER, Tool.BANK))
    assert table.refused(1, action).key == "fault-not-yours"
    table.act(2, action)


def test_a_phone_takes_the_crown_for_itself_alone_and_the_table_chooses_the_cast():
    table = Table()
    assert table.refused(1, act.Begin(crown=2)).key == "fault-not-yours"
    assert table.refused(1, act.ChooseCast(cast=())).key == "house-only-the-table"
    assert table.act(1, act.Begin(crown=1)).state.crown == 1


def test_the_crown_holder_leads_from_round_to_round():
    table = Table().begin(crown=2)
    assert table.refused(1, act.StartCalls(1)).key == "citadels-crown-calls"
    table.act(2, act.StartCalls(1)).round_end()
    assert table.refused(1, act.NextRound(1)).key == "citadels-crown-calls"
    assert table.act(2, act.NextRound(1)).state.round == 2


def test_who_gets_gold_from_the_bank_may_take_it():
    table = Table()
    assert table.refused(1, act.Pay(None, 2, 1)).key == "fault-not-yours"
    assert table.act(1, act.Pay(None, 1, 1)).has(1) == 3


def test_any_phone_says_wait_that_is_me():
    table = Table().calls().call(3)
    assert table.act(3, act.GoBack(table.state.call, 1)).view().caller.rank == 1


def test_whose_tokens_lie_there_decides_about_them():
    table = Table(4, "magistrate").calls().turn("magistrate", 0).does(act.Tokens, (2, 3, 4)).ends()
    table.turn("thief", 1).builds("temple")
    assert table.cannot(act.AnswerWarrant, take=True, by=1).key == "fault-not-yours"
    table.does(act.AnswerWarrant, take=True, by=0)


def test_of_what_is_past_the_rules_speak_not_the_phone():
    table = Table().calls().turn("thief", 1)
    old = table.state.call
    table.ends()
    assert table.refused(2, act.Name(old, 5)).key == "citadels-turn-over"
    assert table.refused(2, act.Silence(old)).key == "citadels-call-over"
    assert table.refused(2, act.TurnUpThreat(old, flower=True)).key == "citadels-no-threat"


def test_of_a_seat_that_does_not_exist_the_rules_speak_too():
    table = Table()
    assert table.refused(1, act.CorrectCrown(9)).path == "action.who"
    assert table.refused(1, act.Begin(crown=9)).path == "action.crown"
    assert table.refused(1, act.Pay(9, 1, 1)).path == "action.payer"
