"""Characters of rank 9: Queen, Artist, Tax Collector."""

import pytest

from companion.games.citadels import actions as act
from companion.games.citadels.options import Tool
from companion.text import say
from tests.games.table import NAMES

from .play import Table


def artist(*city, gold=5, **options):
    """Seat 1 is the Artist."""
    return Table(4, "artist", **options).city(1, *city).gold(1, gold).calls().turn("artist", 1)


def taxed(*characters, players=4, **options):
    return Table(players, "tax_collector", *characters, **options)


# Queen


@pytest.mark.rule("ci.char.queen.neighbour")
@pytest.mark.parametrize(
    ("king", "gold"),
    [(1, 4), (2, 4 + 3), (4, 4 + 3), (0, 4)],
    ids=["two off", "left", "right", "no"],
)
def test_the_queen_gets_three_gold_if_rank_4_sits_next_to_her(king, gold):
    table = Table(5, "queen").calls().turn("king", king).ends().turn("queen", 3).gathers()
    assert table.has(3) == gold


def test_without_a_rank_4_the_queen_gets_nothing():
    assert Table(5, "queen").calls().turn("queen", 3).gathers().has(3) == 4


@pytest.mark.rule("ci.char.queen.killed_neighbour")
@pytest.mark.parametrize(("king", "gold"), [(2, 2 + 3), (0, 2)])
def test_beside_a_killed_rank_4_the_queen_is_paid_when_it_is_shown(king, gold):
    table = Table(5, "queen").calls().turn("assassin", 1).does(act.Name, 4).ends()
    table.turn("queen", 3).ends()
    assert table.has(3) == 2
    table.round_end().act(None, act.ShowKilled(1, king))
    assert table.has(3) == gold


# Artist


@pytest.mark.rule("ci.char.artist.beautify")
def test_the_artist_beautifies_up_to_two_districts_with_a_gold_each():
    table = artist("manor", "temple", "tavern")
    table.does(act.Beautify, "manor").does(act.Beautify, "temple")
    assert table.stands(1) == ["manor+", "tavern", "temple+"]
    assert (table.has(1), table.view().on_districts) == (3, 2)
    said = table.cannot(act.Beautify, "tavern")
    assert (said.key, said.args) == ("citadels-beautified-enough", {"n": 2})


@pytest.mark.rule("ci.char.artist.effects")
def test_a_beautified_district_is_worth_a_point_more():
    table = artist("manor", "temple").does(act.Beautify, "manor")
    assert [each.cost for each in table.seat(1).city] == [4, 1]


@pytest.mark.rule("ci.char.artist.once_each")
def test_no_district_is_beautified_twice():
    said = artist("manor+").doubted(act.Beautify, "manor")
    assert said[0] == "citadels-beautified"


def test_beautifying_takes_gold_and_a_district_of_ones_own():
    assert artist("manor", gold=0).cannot(act.Beautify, "manor").key == "citadels-too-poor"
    assert artist().doubted(act.Beautify, "manor")[0] == "citadels-not-there"


def test_where_cities_are_not_kept_the_gold_on_districts_is():
    table = Table(4, "artist", tools=(Tool.CALLER, Tool.BANK)).calls().turn("artist", 1)
    table.does(act.Beautify).does(act.Beautify)
    assert (table.has(1), table.seat(1).beautified) == (0, 2)
    table.act(None, act.CorrectBeautified(1, 1))
    assert table.view().on_districts == 1


# Tax Collector


@pytest.mark.rule("ci.char.tax_collector.tax", "ci.char.tax_collector.each_district")
def test_who_builds_puts_a_gold_on_the_token_for_each_district():
    table = taxed().gold(1, 9).calls().turn("architect", 1).builds("temple").builds("tavern")
    assert (table.has(1), table.view().tax) == (9 - 1 - 1 - 2, 2)
    said = say(table.narrated().public, "en", NAMES)
    assert said == f"{NAMES[1]} built Tavern for 1 gold. {NAMES[1]} paid 1 gold in tax."


@pytest.mark.rule("ci.char.tax_collector.no_gold")
def test_who_has_no_gold_left_pays_no_tax():
    table = taxed().gold(1, 3).calls().turn("thief", 1).builds("manor")
    assert (table.has(1), table.view().tax) == (0, 0)


@pytest.mark.rule("ci.char.tax_collector.free_builds")
def test_the_tax_is_due_for_a_district_that_was_not_paid_for():
    table = taxed(uniques=("framework",)).city(1, "framework").calls().turn("thief", 1)
    table.builds("palace", pay="framework")
    assert (table.has(1), table.view().tax) == (1, 1)


@pytest.mark.rule("ci.char.tax_collector.collect", "ci.char.tax_collector.exempt")
def test_the_tax_collector_takes_all_of_it_and_pays_none():
    table = taxed().gold(1, 9).calls().turn("thief", 1).builds("temple").ends()
    table.turn("tax_collector", 2).does(act.Collect).builds("tavern")
    assert (table.has(2), table.view().tax) == (2 + 1 - 1, 0)
    assert table.cannot(act.Collect).key == "citadels-used"


@pytest.mark.rule("ci.char.tax_collector.absent", "ci.char.tax_collector.gold_stays")
def test_the_tax_is_due_when_nobody_has_him_and_stays_for_later_rounds():
    table = taxed().gold(1, 9).calls().turn("assassin", 0).does(act.Name, 9).ends()
    table.turn("thief", 1).builds("temple").next_round()
    assert table.view().tax == 1
    table.choose().turn("tax_collector", 2).does(act.Collect)
    assert table.has(2) == 3


@pytest.mark.rule("ci.char.tax_collector.other_character")
def test_with_three_players_he_is_taxed_in_the_turn_of_his_other_character():
    table = taxed(players=3).gold(1, 9).calls().turn("thief", 1).builds("temple").ends()
    assert table.view().tax == 1
    table.turn("tax_collector", 1).builds("tavern")
    assert table.view().tax == 1


@pytest.mark.rule("ci.char.tax_collector.confiscated")
def test_for_a_confiscated_district_the_magistrate_pays_the_tax():
    table = taxed("magistrate").gold(1, 9).calls().turn("magistrate", 0)
    table.does(act.Tokens, (2, 5, 6)).ends().turn("thief", 1).builds("temple")
    assert table.view().tax == 0, "not before the Magistrate has spoken"
    table.does(act.AnswerWarrant, take=True, by=0)
    assert (table.has(0), table.has(1), table.view().tax) == (1, 9, 1)


@pytest.mark.rule("ci.char.tax_collector.confiscated", "ci.char.tax_collector.exempt")
def test_a_magistrate_who_confiscates_in_the_tax_collectors_turn_pays_the_tax():
    table = taxed("magistrate").calls().turn("magistrate", 0).does(act.Tokens, (2, 5, 9)).ends()
    table.turn("tax_collector", 2).builds("temple").does(act.AnswerWarrant, take=True, by=0)
    assert (table.has(0), table.has(2), table.view().tax) == (1, 2, 1)


@pytest.mark.rule("ci.char.tax_collector.no_gold", "ci.char.tax_collector.tax")
def test_who_has_exactly_one_gold_left_pays_it_as_tax():
    table = taxed().gold(1, 4).calls().turn("thief", 1).builds("manor")
    assert (table.has(1), table.view().tax) == (0, 1)


def test_without_him_in_the_cast_there_is_no_tax():
    table = Table(4).calls().turn("thief", 1).builds("temple")
    assert (table.has(1), table.view().tax) == (1, None)


def test_what_lies_on_the_token_can_be_put_right():
    table = taxed().act(None, act.CorrectTax(4))
    assert table.view().tax == 4
    assert table.refused(None, act.CorrectTax(-1)).path == "action.gold"
