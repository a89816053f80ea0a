"""Chapter: the end of the game, from the first complete city to the result."""

import pytest

from companion.engine.message import SeatName
from companion.games.citadels import GAME
from companion.games.citadels import actions as act
from companion.games.citadels.holdings import Built
from companion.games.citadels.model import Phase
from companion.games.citadels.options import Tool
from companion.text import say

from .play import Table

SIX = ("manor", "castle", "temple", "church", "market", "prison")
SEVEN = (*SIX, "tavern")
NAMES = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay", "Gil", "Hana")


def about_to_complete(players=4, *characters, **options):
    """Seat 1 needs one district more and takes a turn as Thief."""
    table = Table(players, *characters, **options).city(1, *SIX).gold(1, 9).calls()
    return table.turn("thief", 1)


def shrunk():
    """Seat 1 was the first with a complete city and has given up its Armory since."""
    table = Table(4, uniques=("armory",)).city(1, *SIX[:5], "armory").city(2, "manor").gold(1, 9)
    table.calls().turn("thief", 1).builds("tavern")
    return table.does(act.Destroy, 2, "manor", armory=True)


def sheet(table):
    return GAME.result(table.state, NAMES[: table.players])


@pytest.mark.rule("ci.intro.seven_ends", "ci.end.end_of_round")
def test_with_the_seventh_district_the_game_ends_together_with_the_round():
    table = about_to_complete().builds("tavern")
    assert table.seat(1).first
    assert say(table.view().last_round_words, "en", NAMES) == (
        "Ben has completed a city: this is the last round."
    )
    table.ends().turn("king", 2).gold(2, 9).builds("palace")
    assert table.stands(2) == ["palace"], "the round is played to its end"
    assert table.round_end().act(None, act.NextRound(1)).state.phase is Phase.FINAL


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.rule("ci.two.end_of_round", "ci.three.end_of_round")
def test_with_two_or_three_the_eighth_district_ends_it(players):
    table = about_to_complete(players).builds("tavern")
    assert not table.seat(1).complete
    assert table.next_round().state.phase is Phase.SELECT
    table.choose().turn("thief", 1).builds("docks")
    assert table.seat(1).complete
    table.ends().turn("king", 0).ends()
    assert table.next_round().state.phase is Phase.FINAL


@pytest.mark.rule("ci.end.more_than_seven")
def test_a_city_may_grow_beyond_its_number():
    table = Table().city(1, *SEVEN).gold(1, 9).calls().turn("thief", 1).builds("docks")
    assert (table.seat(1).size, table.state.completed) == (8, (1,))


def test_only_the_first_is_first():
    table = about_to_complete().builds("tavern").ends().city(2, *SIX).gold(2, 9)
    table.turn("king", 2).builds("tavern")
    assert (table.seat(2).complete, table.seat(2).first) == (True, False)
    assert table.state.completed == (1, 2)


def test_the_monument_ends_the_game():
    table = Table(uniques=("monument",)).city(1, *SIX[:4]).gold(1, 9).calls().turn("architect", 1)
    table.builds("monument")
    assert (table.seat(1).size, table.seat(1).complete) == (6, False)
    assert table.builds("market").seat(1).first


@pytest.mark.rule("ci.ruling.complete_by_transfer")
def test_a_city_is_complete_by_a_confiscated_district_in_another_turn():
    table = Table(4, "magistrate").city(0, *SIX).gold(1, 9).calls().turn("magistrate", 0)
    table.does(act.Tokens, (2, 3, 4)).ends().turn("thief", 1).builds("tavern")
    assert table.state.completed == ()
    table.does(act.AnswerWarrant, take=True, by=0)
    assert table.seat(0).first


@pytest.mark.rule("ci.ruling.completed_then_shrunk")
def test_a_city_that_shrank_still_ends_the_game_and_is_still_the_first():
    table = shrunk()
    assert (table.seat(1).complete, table.seat(1).size) == (True, 6)
    assert table.ends().round_end().view().last_round


@pytest.mark.rule("ci.ruling.end_of_round_order")
def test_the_killed_rank_4_is_shown_before_anything_is_counted():
    table = Table(5, "queen", uniques=("statue", "imperial_treasury"))
    table.city(1, *SIX, "statue").city(3, "imperial_treasury").calls(crown=0)
    table.turn("assassin", 0).does(act.Name, 4).ends().turn("queen", 3).ends().round_end()
    table.act(None, act.ShowKilled(1, 2), act.NextRound(1))
    assert table.state.phase is Phase.FINAL
    assert (table.view().crown, table.has(3)) == (2, 5)
    table.counted()
    lines = [{line.key: line.points for line in score.lines} for score in sheet(table).players]
    assert "statue" not in lines[1]
    assert lines[3]["imperial_treasury"] == 5


def test_the_crown_counts_where_it_is_at_the_end():
    table = Table(uniques=("statue",)).city(1, *SIX, "statue").calls(crown=0)
    table.turn("assassin", 0).does(act.Name, 4).ends().round_end()
    table.act(None, act.ShowKilled(1, 1), act.NextRound(1)).counted()
    assert {line.key: line.points for line in sheet(table).players[1].lines}["statue"] == 5


# Counting


def test_what_was_kept_is_where_the_count_begins():
    table = about_to_complete().builds("tavern").hand(1, 3).next_round()
    kept = table.kept(1)
    assert (kept.gold, kept.hand, kept.ranks) == (8, 3, (2,))
    assert [built.district for built in kept.city] == list(SEVEN)


def test_an_heir_counts_the_killed_character():
    table = Table().city(1, *SEVEN).calls().turn("assassin", 0).does(act.Name, 4).ends().round_end()
    table.act(None, act.ShowKilled(1, 2), act.NextRound(1))
    assert table.kept(2).ranks == (4,)


def test_everybody_counts_before_there_is_a_result():
    table = Table().city(1, *SEVEN).calls().next_round()
    table.act(0, table.kept(0)).act(3, table.kept(3))
    said = table.refused(None, act.Finish())
    assert said.args["seats"] == (SeatName(1), SeatName(2))
    assert table.every("finish") == []


def test_a_result_has_names_totals_and_the_first_complete_city():
    table = Table().city(1, *SEVEN).city(2, "palace").calls().next_round().counted()
    result = sheet(table)
    assert result.winners == ("Ben",)
    ben = {line.key: line.points for line in result.players[1].lines}
    assert ben == {"districts": 3 + 4 + 1 + 2 + 2 + 2 + 1, "completion": 4}


def test_an_entry_is_checked_with_every_fault():
    table = Table().act(None, act.CountUp(0))
    said = table.refused(0, act.EnterFinal(-1, 10_001, (Built("tin"),), ranks=(12,)))
    assert said.path == "action.gold"
    assert table.refused(None, act.EnterFinal(0, 0)).key == "fault-needs-a-seat"


def test_an_entry_may_be_made_again_until_the_result_is_there():
    table = Table().act(None, act.CountUp(0))
    table.act(0, act.EnterFinal(3, 0)).act(0, act.EnterFinal(5, 0))
    assert table.state.entered[0].gold == 5
    table.counted()
    assert table.refused(0, act.EnterFinal(3, 0)).key == "citadels-over"


def test_rulings_of_the_table_go_into_the_score():
    table = Table(uniques=("map_room", "secret_vault"), vault_counts_for_map_room=False)
    table.act(None, act.CountUp(0))
    entry = act.EnterFinal(0, 4, (Built("map_room"),), secret_vault=True)
    table.act(0, entry)
    for seat in (1, 2, 3):
        table.act(seat, act.EnterFinal(0, 0))
    table.act(None, act.Finish())
    lines = {line.key: line.points for line in sheet(table).players[0].lines}
    assert (lines["map_room"], lines["secret_vault"]) == (3, 3)


def test_a_complete_city_that_shrank_keeps_its_points():
    table = shrunk().act(None, act.CountUp(1)).counted()
    assert {line.key for line in sheet(table).players[1].lines} >= {"completion"}


@pytest.mark.rule("ci.score.first_complete", "ci.score.other_complete")
def test_the_first_to_complete_gets_four_points_and_the_last_two():
    table = Table().city(2, *SEVEN).city(1, *SEVEN).calls().next_round().counted()
    points = [
        {line.key: line.points for line in one.lines}.get("completion")
        for one in sheet(table).players
    ]
    assert points == [None, 2, 4, None]


def test_without_the_cities_people_say_when_one_is_complete():
    table = Table(tools=(Tool.CALLER, Tool.BANK)).calls()
    table.act(2, act.CorrectComplete(2, complete=True))
    assert table.view().last_round
    assert table.refused(2, act.CorrectComplete(2, complete=True)).key == "citadels-already"
    table.act(None, act.CorrectComplete(2, complete=False))
    assert not table.view().last_round


def test_the_score_alone_knows_crown_and_first_from_the_table():
    table = Table(tools=()).act(None, act.CorrectCrown(1), act.CorrectComplete(2, complete=True))
    for seat in range(4):
        table.act(seat, act.EnterFinal(0, 0, (Built("manor"),)))
    table.act(None, act.Finish())
    assert {line.key for line in sheet(table).players[2].lines} == {"districts", "completion"}
    assert table.moves(None) == ()


def test_the_table_may_stop_in_the_middle_of_a_turn():
    table = Table(4, "magistrate").calls().turn("magistrate", 0).does(act.Tokens, (2, 3, 4)).ends()
    table.turn("thief", 1).builds("temple").act(None, act.CountUp(1))
    assert table.stands(1) == ["temple"], "what was paid for stands"
    assert table.refused(1, act.Build(table.state.call, "tavern")).key == "citadels-other-phase"


def test_an_exchange_completes_the_city_that_got_the_monument():
    five = ("manor", "castle", "church", "market", "prison")
    table = Table(4, "diplomat", uniques=("monument",)).gold(1, 9)
    table.city(1, *five, "docks").city(2, "monument", "temple", "tavern", "harbor", "barracks")
    table.calls().turn("diplomat", 1).does(act.Exchange, 2, "monument", "docks")
    assert table.state.completed == (1,)
