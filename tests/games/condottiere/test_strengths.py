"""Lighter battles: nobody taps cards, somebody says how strong an army is."""

from typing import Any

import pytest

from companion.games.condottiere.actions import CountArmy, EndBattle
from companion.games.condottiere.options import Tool
from tests.games.table import args, who

from .play import Table, no

SAID = (Tool.MAP, Tool.STRENGTH)


def at_war(players: int = 3, **options: object) -> Table:
    return Table(players, SAID, **options).begin().attack("Siena")


def say(table: Table, seat: int, **count: Any) -> Table:
    table.act(seat, CountArmy(table.state.battle, **count))
    return table


def said(table: Table) -> list[int | None]:
    fight = table.view().battle
    assert fight is not None
    return [one.strength for one in fight.counts]


def test_a_strength_is_as_the_table_counted_it():
    table = say(at_war(), 1, strength=23)
    assert said(table) == [None, 23, None]
    assert table.view().seats[1].facts[0].value == 23
    assert args(table.told()) == {"who": who(1), "n": 23}
    assert said(say(table, 1, strength=7)) == [None, 7, None]


@pytest.mark.rule("co.battle_end.strength", "co.card.drum.double", "co.card.heroine.immune")
def test_or_it_is_worked_out_from_few_numbers():
    seen = {"total": 17, "mercenaries": 4, "heroines": 2}
    assert said(say(at_war(), 0, **seen))[0] == 17 + 20
    assert said(say(at_war(), 0, **seen, drum=True))[0] == 34 + 20


@pytest.mark.rule("co.card.winter.everybody", "co.card.drum.winter")
def test_winter_before_one_army_is_winter_for_all_that_are_worked_out():
    table = say(at_war(4), 0, total=17, mercenaries=4, drum=True)
    say(table, 1, total=10, mercenaries=1, heroines=1)
    say(table, 2, strength=12)
    say(table, 3, winter=True)
    assert said(table) == [8, 11, 12, 0]
    assert table.view().battle.winter
    assert said(say(table, 3)) == [34, 20, 12, 0]


@pytest.mark.rule("co.battle_end.strongest")
def test_the_strongest_is_named_once_all_have_said_theirs():
    table = say(say(at_war(), 0, strength=9), 2, strength=8)
    assert table.view().battle.strongest is None
    assert say(table, 1, strength=10).view().battle.strongest == 1
    table.act(None, EndBattle(1, 1, by_hand=True))
    assert table.cities(1) == ("Siena",)
    assert [army.strength for army in table.view().past[0].armies] == [9, 10, 8]
    table.attack("Roma")
    assert said(table) == [None] * 3


@pytest.mark.rule("co.battle_end.no_conquest")
def test_of_two_who_are_as_strong_nobody_is_named():
    table = say(say(at_war(2), 0, strength=9), 1, strength=9)
    assert table.view().battle.strongest is None
    assert table.view().battle.outcome.id == "condottiere-outcome-tie"


def test_no_army_is_stronger_than_the_box():
    armies = (
        ("strength", CountArmy(1, strength=541)),
        ("total", CountArmy(1, total=256)),
        ("mercenaries", CountArmy(1, mercenaries=64)),
        ("heroines", CountArmy(1, heroines=4)),
        ("total", CountArmy(1, total=-1)),
    )
    for field, army in armies:
        assert at_war().refused(0, army).path == f"action.{field}"


def test_numbers_that_no_mercenaries_of_the_box_add_up_to_are_taken_with_a_remark():
    for total, n in ((10, 60), (11, 1), (1, 2)):
        table = say(at_war(), 0, total=total, mercenaries=n)
        assert table.remarked() == ["remark-count"]
        assert said(table)[0] == total
    for total, n in ((10, 1), (2, 2), (255, 63), (17, 0)):
        assert say(at_war(), 0, total=total, mercenaries=n).remarked() == []
    assert say(at_war(), 0, strength=30, total=1, mercenaries=5).remarked() == []


def test_where_cards_are_tapped_they_say_it():
    table = Table(2, (Tool.MAP, Tool.BATTLE, Tool.STRENGTH)).begin().attack("Siena").lay(0, 5)
    say(table, 0, strength=23)
    assert table.view().battle.counts == ()
    assert table.strength(0) == 5


def test_it_is_a_tool_of_its_own():
    table = Table(2, (Tool.MAP,)).begin().attack("Siena")
    assert table.refused(0, CountArmy(1, 3)) == no("tool-off-strength")
