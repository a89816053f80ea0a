"""What has the middle of the table for a moment: named, robbed, turned up, crowned."""

import pytest

from companion.games.citadels import actions as act
from companion.games.citadels.options import Tool
from companion.text import say
from tests.games.table import NAMES

from .play import Table


def told(table):
    return [say(one.speech, "en", NAMES) for one in table.view().events]


def test_whoever_is_named_is_told_at_once_and_for_the_rest_of_the_round():
    table = Table().calls().turn("assassin", 0)
    assert told(table) == []
    table.does(act.Name, 6)
    assert told(table) == ["The Merchant is dead."]
    table.gathers().ends().turn("thief", 1).does(act.Name, 4)
    assert told(table) == ["The Merchant is dead.", "The King will be robbed."]
    table.ends().next_round()
    assert told(table) == []


@pytest.mark.rule("ci.char.thief.steal")
def test_a_robbery_is_told_when_it_happens_and_with_the_crown_it_is_one_event():
    table = Table().calls().turn("thief", 1).does(act.Name, 4).ends()
    assert told(table) == ["The King will be robbed."]
    table.turn("king", 2)
    assert told(table)[1:] == ["The King is robbed: 2 gold to Ben."]


def test_without_a_bank_no_amount_is_told():
    table = Table(tools=(Tool.CALLER,)).calls().turn("thief", 1).does(act.Name, 4).ends()
    table.turn("king", 2)
    assert told(table)[1:] == ["The King is robbed: all the gold goes to Ben."]


def test_the_crown_is_told_when_another_person_has_it():
    table = Table().calls(crown=0).turn("king", 0)
    assert told(table) == []
    table.ends().next_round().choose().turn("king", 2)
    assert told(table) == ["The crown goes to Cem."]


@pytest.mark.rule("ci.char.magistrate.confiscate")
def test_a_signed_warrant_is_told_once_it_was_turned_up():
    table = Table(4, "magistrate").calls().turn("magistrate", 0).does(act.Tokens, (4, 5, 6)).ends()
    table.turn("king", 1).gathers().builds("manor")
    assert "The warrant is signed: the district goes to Ann." not in told(table)
    table.does(act.AnswerWarrant, take=True, by=0)
    assert "The warrant is signed: the district goes to Ann." in told(table)


def test_from_the_third_round_on_it_is_told_in_half_the_time():
    table = Table().begin(0)
    shown = []
    for _ in range(3):
        table.choose().turn("assassin", 0).does(act.Name, 6)
        shown += [one.milliseconds for one in table.view().events]
        table.gathers().ends().next_round()
    assert shown == [2_000, 2_000, 1_000]
