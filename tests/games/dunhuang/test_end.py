"""Chapter: refilling the market, end of the game."""

import pytest

from companion.games.dunhuang import actions as act
from companion.games.dunhuang.model import Phase
from companion.games.dunhuang.options import Tool
from tests.games.table import ONLY_THE_TABLE, args

from .play import Table


def last_turns(table):
    shown = table.view().last_turns
    return None if shown is None else shown.seats


def test_empty_places_are_refilled_and_the_deck_gets_smaller():
    table = Table.at("herdsman").act(0, act.Fetch(1, 7))
    end = table.view().turn.end
    assert (table.empty(), end.refill) == ((0, 7), 2)
    table.end()
    assert (table.empty(), table.view().deck) == ((), 25)


def test_the_market_is_refilled_clockwise_from_the_camels_tile():
    table = Table.at("herdsman", steps=5).take()
    table.act(0, act.Fetch(1, 3))
    assert table.empty() == (3, 4)
    order = [name.id for name in table.view().turn.end.order]
    names = [tile.character.name.id for tile in table.view().tiles]
    assert order == [names[4], names[3]]
    table.end(drawn=1)
    assert table.empty() == (3,)


@pytest.mark.rule("dh.end.trigger")
def test_the_end_begins_when_a_place_cannot_be_refilled():
    table = Table(4).begin().act(None, act.CorrectDeck(0)).plain_turn()
    assert table.told() == ["end-turn", "last-turns"]
    assert (table.empty(), last_turns(table)) == ((0,), (1, 2, 3))


@pytest.mark.rule("dh.end.trigger")
def test_people_say_that_the_deck_is_used_up_where_it_is_not_counted():
    table = Table(4, tools=(Tool.RING,)).begin().plain_turn()
    assert last_turns(table) is None
    table.go().coins_instead()
    assert [one.value for one in table.move("end", 1).field("drawn").likely_values] == [0]
    table.do("end", 1, drawn=0)
    assert last_turns(table) == (2, 3)


@pytest.mark.rule("dh.ruling.end_needs_empty_place")
def test_the_last_card_of_the_deck_is_not_yet_the_end():
    table = Table(4).begin().act(None, act.CorrectDeck(1)).plain_turn()
    assert (table.view().deck, table.empty(), last_turns(table)) == (0, (), None)
    assert last_turns(table.plain_turn()) == (2, 3)


@pytest.mark.rule("dh.ruling.partial_refill")
def test_too_few_cards_fill_what_they_can_and_the_end_begins():
    table = Table.at("herdsman", players=4).act(None, act.CorrectDeck(1))
    table.act(0, act.Fetch(1, 1)).end()
    assert (table.empty(), last_turns(table)) == ((1,), (1, 2, 3))


@pytest.mark.rule("dh.end.last_player")
@pytest.mark.parametrize(("starter", "left"), [(0, 3), (2, 1), (1, 0)])
def test_play_goes_on_until_the_one_to_the_right_of_the_start_player(starter, left):
    """The deck is used up in the turn of seat 0."""
    table = Table(4).begin(starter=starter).to_turn_of(0).plain_turn(drawn=0)
    assert len(last_turns(table) or ()) == left
    for _ in range(left):
        assert table.state.phase is Phase.PLAY
        table.plain_turn()
    assert table.state.phase is Phase.FINAL


@pytest.mark.rule("dh.end.last_player")
def test_the_last_turns_are_counted_down():
    table = Table(4).begin().plain_turn(drawn=0)
    seen = []
    while table.state.phase is Phase.PLAY:
        shown = table.view().last_turns
        seen.append((shown.left, args(shown.text)["n"]))
        table.plain_turn()
    assert seen == [(3, 3), (2, 2), (1, 1)]
    assert table.told() == ["end-turn", "final"]


@pytest.mark.rule("dh.end.last_player")
def test_last_turns_stay_known_when_the_ring_is_followed_no_more():
    table = Table(4).begin().plain_turn(drawn=0).plain_turn()
    assert last_turns(table) == (2, 3)
    table.act(None, act.SwitchTool(Tool.RING, on=False))
    assert (table.state.phase, table.state.ran_out, last_turns(table)) == (Phase.FREE, 1, (2, 3))
    table.act(None, act.SwitchTool(Tool.RING, on=True))
    assert (table.state.phase, last_turns(table)) == (Phase.PLAY, (2, 3))


@pytest.mark.rule("dh.ruling.end_by_last_player")
def test_when_it_is_the_last_players_turn_the_game_ends_with_it():
    table = Table(3).begin(starter=1).to_turn_of(0).plain_turn(drawn=0)
    assert table.state.phase is Phase.FINAL
    assert set(table.told()) == {"end-turn", "last-turns", "final"}


@pytest.mark.rule("dh.end.no_card")
def test_where_no_card_lies_none_is_taken():
    table = Table(4).begin().plain_turn(drawn=0).act(None, act.CorrectCard(1, None)).go()
    assert table.state.step == "ability"
    assert table.move("to_warehouse", 1, "now") is None
    assert table.coins_instead().end().turn.seat == 2


@pytest.mark.rule("dh.end.no_card")
def test_in_the_last_turns_nothing_is_refilled():
    table = Table(4).begin().plain_turn(drawn=0).go().coins_instead()
    assert table.view().turn.end.refill == 0
    assert table.end().empty() == (0, 1)
    assert table.view().hints[0].rule == "dh.end.no_card"


def test_more_cards_than_places_were_noted_as_empty_are_remarked():
    table = Table().begin().go().coins_instead()
    for drawn in (9, -1, 2**53 - 1):
        assert table.refused(0, act.EndTurn(1, drawn)).path == "action.drawn"
    assert table.remarked(0, act.EndTurn(1, 2)) == ["remark-places"]
    assert (table.view().deck, table.empty()) == (25, ())


def test_a_card_that_was_taken_where_none_was_noted_is_remarked():
    table = Table(4).begin().act(None, act.CorrectCard(0, None)).go()
    assert table.remarked(0, act.Take(1, "stall", 7)) == ["remark-no-card"]
    assert (table.stall(0), table.state.step) == ({7: 1}, "ability")


def test_more_cards_than_the_deck_was_counted_to_have_are_no_fault():
    table = Table().begin().act(None, act.CorrectDeck(0)).go().coins_instead().end(drawn=1)
    assert (table.view().deck, table.empty(), last_turns(table)) == (0, (), None)


def test_the_table_may_end_the_game_before_its_time():
    table = Table().begin()
    assert table.refused(1, act.Count(Phase.PLAY)) == ONLY_THE_TABLE
    assert table.refused(None, act.Count(Phase.SETUP)).path == "action.phase"
    table.do("count", None)
    assert table.state.phase is Phase.FINAL
    assert table.refused(None, act.Count(Phase.PLAY)).key == "dunhuang-other-phase"


def test_a_whole_game_ends_by_itself():
    table = Table(3).begin()
    turns = 0
    while table.state.phase is Phase.PLAY:
        table.plain_turn()
        turns += 1
    assert turns == 30, "27 refills, the 28th fails in the first turn of the tenth round"
