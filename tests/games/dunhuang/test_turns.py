"""Chapter: course of the game, moving the camel, taking goods, ability or coins."""

import pytest

from companion.games.dunhuang import actions as act
from companion.games.dunhuang.model import Phase, Step
from companion.games.dunhuang.options import Tool
from companion.games.dunhuang.tables import Character
from tests.games.table import not_yours, who

from .play import EVERYTHING, Table, no

RING_ONLY = (Tool.RING,)


# Course of the game


@pytest.mark.rule("dh.turn.order", "dh.turn.next")
def test_the_start_player_begins_and_the_others_follow_clockwise():
    table = Table(4).begin(starter=2)
    seen = []
    for _ in range(6):
        seen.append(table.turn.seat)
        assert [seat.active for seat in table.view().seats].index(True) == table.turn.seat
        table.plain_turn()
    assert seen == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("dh.turn.steps")
def test_a_turn_has_its_steps_in_order():
    table = Table().begin("dancer")
    seen = [table.state.step]
    seen.append(table.go().state.step)
    seen.append(table.take().state.step)
    seen.append(table.act(0, act.UseAbility(1, Character.DANCER)).state.step)
    assert seen == [Step.MOVE, Step.TAKE, Step.ABILITY, Step.CHECK] == list(Step)
    assert table.end().state.step is Step.MOVE


@pytest.mark.rule("dh.turn.steps")
def test_a_step_does_not_come_back():
    table = Table().begin("dancer").go()
    assert table.refused(0, act.Move(1, 1)).key == "dunhuang-moved-already"
    table.take()
    assert table.refused(0, act.Take(1, "warehouse")).key == "dunhuang-taken-already"
    table.coins_instead()
    for again in (act.TakeCoins(1), act.UseAbility(1, Character.DANCER)):
        assert table.refused(0, again).key == "dunhuang-acted-already"


@pytest.mark.rule("dh.turn.steps", "dh.camel.first_step")
@pytest.mark.parametrize(
    "too_early", [act.Take(1, "warehouse"), act.TakeCoins(1), act.UseAbility(1, Character.DANCER)]
)
def test_everything_comes_after_the_camels_first_step(too_early):
    """What was done before the camel's move was entered is done, and the move may follow."""
    table = Table().begin("dancer", camel=7)
    assert table.move("to_warehouse", 0, "now") is None
    assert table.view().turn.ability is None
    assert "missed-move" in table.remarked(0, too_early)
    assert table.empty() == ()
    table.go()
    assert (table.state.camel, table.turn.taken) == (0, isinstance(too_early, act.Take))
    assert table.end().state.camel == 0


def test_a_card_that_was_taken_before_the_camel_was_entered_lay_where_it_went():
    table = Table().begin(camel=7)
    assert table.remarked(0, act.Take(1, "stall", 7)) == ["missed-move"]
    assert (table.stall(0), table.empty(), table.state.step) == ({7: 1}, (), "move")
    assert table.go(2).empty() == (1,)
    assert table.refused(0, act.Take(1, "warehouse")).key == "dunhuang-taken-already"


@pytest.mark.parametrize("early", [act.TakeCoins(1), act.UseAbility(1, Character.DANCER)])
def test_a_card_does_not_stay_beside_its_tile_when_the_move_is_entered_after_step_three(early):
    table = Table(tools=EVERYTHING).begin("dancer", camel=7)
    table.act(None, act.CorrectCard(0, 5)).act(0, early).go()
    assert table.remarked(0, act.Take(1, "stall")) == []
    assert (table.stall(0), table.empty()) == ({5: 1}, (0,))
    assert table.refused(0, act.Take(1, "warehouse")).key == "dunhuang-taken-already"


def test_a_card_that_nobody_entered_is_refilled_also_when_the_move_came_after_step_three():
    table = Table().begin(camel=7).coins_instead().go()
    assert table.view().turn.end.refill == 1
    deck = table.state.deck
    assert (table.end().state.deck, table.empty()) == (deck - 1, ())


def test_a_card_is_still_to_go_where_the_camel_really_stands_when_step_three_came_first():
    table = Table().begin(camel=7).coins_instead().go().act(None, act.CorrectCamel(3))
    assert table.empty() == ()
    assert table.take("stall", 6).empty() == (3,)


def test_only_the_one_whose_turn_it_is_or_the_table_plays_it():
    table = Table().begin()
    assert table.refused(1, act.Move(1, 1)) == not_yours(0)
    assert table.act(None, act.Move(1, 1)).turn.steps == 1


def test_a_turn_that_is_over_is_settled():
    table = Table().begin().plain_turn()
    said = no("other-turn", path="action.turn", who=who(1))
    assert table.refused(0, act.EndTurn(1)) == said
    assert table.refused(0, act.Move(1, 1)) == said


# Moving the camel


@pytest.mark.rule("dh.camel.clockwise")
def test_the_camel_goes_round_clockwise():
    table = Table().begin(camel=6)
    seen = []
    for _ in range(4):
        table.go()
        seen.append([tile.tile for tile in table.view().tiles if tile.camel])
        table.coins_instead().end()
    assert seen == [[7], [0], [1], [2]]


@pytest.mark.rule("dh.camel.first_step")
def test_the_first_step_is_free_and_has_to_be_taken():
    table = Table().begin()
    said = table.refused(0, act.Move(1, 0))
    assert (said.key, said.path) == ("fault-between", "action.steps")
    assert table.go().coins[0] == 6


@pytest.mark.rule("dh.camel.extra_steps", "dh.ruling.coins_paid_to_market")
def test_each_further_step_costs_a_coin_which_goes_to_the_market():
    table = Table().begin().go(4)
    assert table.state.camel == 3
    assert table.coins == (3, 6, 6)
    assert table.view().bank.stock == 26 + 3


@pytest.mark.rule("dh.camel.extra_steps")
def test_whoever_has_too_few_coins_goes_as_far_as_they_reach():
    table = Table().begin().act(0, act.CorrectCoins(0, 2))
    said = table.refused(0, act.Move(1, 4))
    assert said == no(
        "too-poor", "dh.camel.extra_steps", "action.steps", who=who(0), need=3, have=2
    )
    ways = {tile.tile: tile.ways[0] for tile in table.view().tiles}
    assert [ways[tile].cost for tile in range(8)] == [0, 1, 2, 3, 4, 5, 6, 7]
    assert [tile for tile in ways if ways[tile].why_not is None] == [0, 1, 2]
    assert table.go(3).coins[0] == 0


def test_with_coins_on_the_table_the_companion_only_advises():
    table = Table(purse="coins").begin().act(0, act.CorrectCoins(0, 2))
    assert table.remarked(0, act.Move(1, 4)) == ["remark-coins"]
    assert table.coins[0] == 0
    assert table.state.camel == 3


@pytest.mark.rule("dh.ruling.eight_steps")
def test_the_camel_may_go_all_round_and_further_for_those_who_pay():
    table = Table().begin(camel=2).act(0, act.CorrectCoins(0, 20))
    own, next_tile = table.view().tiles[2], table.view().tiles[3]
    assert [(way.steps, way.cost) for way in own.ways] == [(8, 7), (16, 15)]
    assert [(way.steps, way.cost) for way in next_tile.ways] == [(1, 0), (9, 8)]
    table.act(0, act.Move(1, own.ways[0].steps))
    assert (table.state.camel, table.coins[0]) == (2, 13)


def test_no_steps_beyond_all_measure():
    table = Table(purse="coins").begin()
    for steps in (-1, 10_001, 2**53 - 1):
        assert table.refused(0, act.Move(1, steps)).path == "action.steps"


# Taking goods


@pytest.mark.rule("dh.take.card")
def test_the_card_beside_the_camels_tile_is_taken():
    table = Table().begin().go(3).take()
    assert table.empty() == (2,)


@pytest.mark.rule("dh.take.where")
def test_a_card_goes_to_the_stall_or_to_the_warehouse():
    into_stall = Table().begin().go().take("stall", 7)
    assert into_stall.stall(0) == {7: 1}
    assert into_stall.told() == ["to-stall", "token"]
    into_warehouse = Table().begin().go().take("warehouse")
    assert into_warehouse.stall(0) == {}
    assert into_warehouse.told() == ["to-warehouse"]
    assert into_stall.empty() == into_warehouse.empty() == (0,)


def test_for_the_stall_it_has_to_be_said_which_good():
    table = Table().begin().go()
    said = table.refused(0, act.Take(1, "stall"))
    assert said == no("which-good", "dh.take.where", "action.good")
    assert table.refused(0, act.Take(1, "stall", 11)).path == "action.good"
    assert table.refused(0, act.Take(1, "stall", 10)).key == "dunhuang-fault-unknown-good"
    choices = table.move("to_stall", 0).field("good").likely_values
    assert [choice.value for choice in choices] == [2, 3, 4, 5, 6, 7, 8, 9]


def test_a_card_that_was_noted_need_not_be_named():
    table = Table(tools=EVERYTHING).begin().act(1, act.CorrectCard(0, 5)).go()
    (choice,) = table.move("to_stall", 0).field("good").likely_values
    assert choice.value == 5
    assert table.act(0, act.Take(1, "stall")).stall(0) == {5: 1}


def test_what_lies_at_the_table_is_right_and_not_what_was_noted():
    table = Table(tools=EVERYTHING).begin().act(1, act.CorrectCard(0, 5)).go()
    assert table.take("stall", 6).stall(0) == {6: 1}


def test_without_stalls_nobody_asks_which_good():
    table = Table(tools=RING_ONLY).begin().go()
    assert table.move("to_stall", 0).fields == ()
    assert table.do("to_stall", 0).empty() == (0,)


def test_who_goes_on_without_a_word_has_the_card_in_the_warehouse():
    table = Table().begin("dancer").go().coins_instead()
    assert table.empty() == (0,)
    assert table.refused(0, act.Take(1, "stall", 7)).key == "dunhuang-taken-already"


# Ability or coins


@pytest.mark.rule("dh.ability.coins_instead", "dh.char.coins_instead")
@pytest.mark.parametrize("character", list(Character))
def test_three_coins_may_be_taken_on_any_tile(character):
    table = Table.at(character).coins_instead()
    assert table.coins[0] == 9
    assert table.prestige[0] == 0
    assert table.view().bank.stock == 23


@pytest.mark.rule("dh.ruling.neither_ability_nor_coins")
def test_step_three_is_not_left_out():
    table = Table().begin().go()
    assert table.mover() is None
    assert table.remarked(0, act.EndTurn(1)) == ["missed-take"]
    assert (table.turn.seat, table.coins[0]) == (1, 6)


def test_what_was_done_without_tapping_stops_nobody():
    table = Table().begin().go()
    assert table.view().turn.note.id == "dunhuang-missed-take"
    assert table.remarked(0, act.EndTurn(1, missed=True)) == [], "they were asked before"
    assert (table.turn.seat, table.coins[0]) == (1, 6)
    unmoved = Table().begin()
    assert unmoved.view().turn.note.id == "dunhuang-missed-move"
    unmoved.do("end", 0, missed=True)
    assert (unmoved.turn.seat, unmoved.empty()) == (1, ())


def test_an_ability_of_another_tile_is_remarked():
    table = Table.at("dancer")
    assert table.remarked(0, act.UseAbility(1, Character.PAINTER)) == ["remark-camel"]
    assert table.prestige[0] == 3, "the table may know better where the camel stands"


# Moving on


def test_whoever_moves_next_need_not_wait_for_the_turn_to_be_ended():
    table = Table().begin().go().coins_instead()
    seen = table.view()
    assert (table.mover(), seen.facing, seen.tiles[0].ways[0].steps) == (1, 0, 8)
    assert [seat.todo and seat.todo.id for seat in seen.seats] == [
        "dunhuang-todo-check", "dunhuang-todo-next", None,
    ]  # fmt: skip
    table.act(1, act.Move(2, seen.tiles[2].ways[0].steps))
    assert (table.turn.seat, table.turn.number, table.state.camel) == (1, 2, 2)
    assert table.coins == (9, 5, 6)
    assert (table.empty(), table.view().deck) == ((), 26)
    assert table.told() == ["end-turn", "move"]


def test_nobody_else_moves_on_and_nobody_moves_twice():
    table = Table().begin().go().coins_instead()
    for seat in (0, 2):
        assert table.refused(seat, act.Move(2, 1)) == not_yours(1)
    table.act(None, act.Move(2, 1))
    assert table.refused(1, act.Move(2, 1)).key == "dunhuang-moved-already"


def test_nobody_moves_on_while_something_of_the_turn_is_open():
    table = Table().begin().go()
    assert table.mover() is None
    table = Table().lay(1, 6).turned("monk", 6).begin("dancer", "monk").go().take("stall", 6)
    table.act(0, act.UseAbility(1, Character.DANCER))
    assert table.mover() == 1  # who went on without paying has not paid
    table = Table(2).lay(0, 2, 3, 4, 5, 6).begin().go().coins_instead()
    assert table.act(0, act.DeclareWin(1)).mover() is None


@pytest.mark.rule("dh.turn.next")
def test_who_moves_before_the_turn_was_entered_moves_with_a_remark():
    table = Table().begin().go()
    assert table.remarked(1, act.Move(2, 3)) == ["missed-take"]
    assert (table.turn.seat, table.state.camel, table.coins) == (1, 3, (6, 4, 6))
    assert table.remarked(2, act.Move(3, 1)) == ["missed-take"]
    assert table.turn.seat == 2


@pytest.mark.rule("dh.turn.next")
def test_a_tile_says_how_whoever_is_next_gets_there_while_something_is_not_entered():
    def early(table):
        return [tile.early and tile.early.steps for tile in table.view().tiles]

    table = Table().begin()
    assert early(table) == [None] * 8  # the camel's first move is this turn's
    table.go()
    assert early(table) == [None, 1, 2, 3, 4, 5, 6, 7]  # eight steps cost more than six coins
    steps = table.view().tiles[2].early.steps
    assert table.remarked(1, act.Move(2, steps)) == ["missed-take"]
    assert (table.turn.seat, table.state.camel, table.coins) == (1, 2, (6, 5, 6))
    table.coins_instead()
    assert early(table) == [None] * 8
    assert early(Table(2).begin().plain_turn().act(None, act.CorrectDeck(0)).go()) == [None] * 8


def test_a_move_does_not_end_the_game():
    table = Table(2).begin().plain_turn().act(None, act.CorrectDeck(0)).go().coins_instead()
    assert (table.mover(), table.view().turn.end.ends_game) == (None, True)
    assert table.refused(0, act.Move(3, 1)).key == "dunhuang-other-turn"
    assert table.end().state.phase is Phase.FINAL


def test_claims_of_whoever_has_to_decide_at_the_end_of_the_turn_are_waited_for():
    table = Table().lay(1, 6).turned("monk", 6).begin("dancer", "monk")
    table.go().coins_instead().lay(0, 6)
    assert table.view().claims[0].decider == 0
    assert table.mover() is None
    table.act(0, act.SettleClaim(1, taken=False))
    assert table.mover() == 1


def test_a_tile_within_reach_fetches_its_card_by_one_tap():
    table = Table.at("herdsman").take()
    assert [tile.tile for tile in table.view().tiles if tile.in_reach] == [1, 7]
    table.do("fetch", 0, tile=7)
    assert 7 in table.empty()
