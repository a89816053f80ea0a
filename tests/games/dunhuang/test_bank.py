"""Coins, prestige, and putting right what is kept."""

import pytest

from companion.games.dunhuang import actions as act
from companion.games.dunhuang.model import Guard, Phase
from companion.games.dunhuang.options import Tool
from tests.games.table import ONLY_THE_TABLE, not_yours, who

from .play import EVERYTHING, Table, no


def test_coins_go_between_seats_and_market():
    table = Table(3).act(1, act.Pay(1, 2, 4), act.Pay(None, 1, 5))
    assert table.coins == (6, 7, 10)
    assert table.view().bank.stock == 21


@pytest.mark.rule("dh.setup.coin_stock")
def test_where_the_app_is_the_purse_nobody_pays_more_than_they_have():
    said = Table(3).refused(1, act.Pay(1, 2, 7))
    rule = "dh.setup.coin_stock"
    assert said == no("too-poor", rule, "action.amount", who=who(1), need=7, have=6)
    with_coins = Table(3, purse="coins")
    assert with_coins.remarked(1, act.Pay(1, 2, 6)) == []
    assert with_coins.remarked(1, act.Pay(1, 2, 1)) == ["remark-coins"]
    assert with_coins.coins == (6, 0, 13)


def test_odd_payments_are_refused():
    table = Table(3)
    assert table.refused(0, act.Pay(1, 2, 1)) == not_yours(1)
    assert table.refused(None, act.Pay(1, 1, 1)).key == "dunhuang-pay-oneself"
    assert table.refused(None, act.Pay(None, None, 1)).key == "dunhuang-pay-oneself"
    assert table.refused(None, act.Pay(1, 7, 1)).path == "action.payee"
    for amount in (0, -5, 10_001):
        assert table.refused(0, act.Pay(0, 1, amount)).path == "action.amount"


@pytest.mark.rule("dh.ruling.stock_runs_out")
def test_coins_never_run_out():
    table = Table(2).begin().act(0, act.CorrectCoins(0, 39))
    assert table.view().bank.note is None
    table.go().coins_instead()
    assert table.coins == (42, 5)
    assert (table.view().bank.stock, table.view().bank.note.id) == (-3, "dunhuang-hint-short")
    assert table.end().turn.seat == 1


def test_prestige_is_gained_and_put_right():
    table = Table(3).act(1, act.GainPrestige(1, 3)).act(None, act.CorrectPrestige(1, 2))
    assert table.prestige == (0, 2, 0)
    assert table.refused(0, act.GainPrestige(1, 3)) == not_yours(1)
    assert table.refused(1, act.GainPrestige(1, 0)).path == "action.amount"
    assert table.refused(1, act.CorrectPrestige(1, -1)).path == "action.prestige"


def test_a_correction_is_booked_with_the_market():
    table = Table(3).act(1, act.CorrectCoins(1, 9))
    assert (table.coins, table.view().bank.stock) == ((6, 9, 6), 23)
    assert table.act(None, act.CorrectCoins(1, 0)).view().bank.stock == 32


def test_a_market_with_fewer_coins_than_it_should_have_is_put_right_too():
    table = Table(3).act(None, act.CorrectStock(20))
    assert (table.view().bank.stock, table.state.lost) == (20, 6)
    assert table.refused(1, act.CorrectStock(20)) == ONLY_THE_TABLE


@pytest.mark.parametrize("coins", [-1, 10_001, 2**53 - 1])
def test_impossible_numbers_are_refused(coins):
    table = Table(3).begin()
    assert table.refused(None, act.CorrectCoins(0, coins)).path == "action.coins"
    assert table.refused(None, act.CorrectStock(coins)).path == "action.coins"
    assert table.refused(None, act.CorrectDeck(coins)).path == "action.cards"
    assert table.refused(None, act.CorrectCamel(coins)).path == "action.tile"
    assert table.refused(None, act.CorrectCard(coins, None)).path == "action.tile"
    assert table.refused(None, act.CorrectStall(0, {"7": coins})).path == "action.goods.7"


def test_a_stall_is_put_right_and_no_token_moves():
    table = Table(3).lay(0, 7).act(1, act.CorrectStall(1, {"7": 3, "5": 1}))
    assert (table.stall(1), table.holder(7), table.holder(5)) == ({7: 3, 5: 1}, 0, None)
    assert table.refused(0, act.CorrectStall(1, {})) == not_yours(1)
    assert table.refused(1, act.CorrectStall(1, {"10": 1})).key == "dunhuang-fault-unknown-good"


def test_more_cards_than_the_box_has_are_pointed_out():
    table = Table(3).lay(0, 2, 2).lay(1, 2)
    shown = next(good for good in table.view().goods if good.good == 2)
    assert (shown.in_stalls, shown.too_many.id) == (3, "dunhuang-too-many-cards")


def test_a_token_is_put_right_with_its_side():
    table = Table(3).act(None, act.CorrectToken(7, 1, Guard.MONK))
    assert (table.holder(7), table.shows_shang(7)) == (1, True)
    assert table.refused(2, act.CorrectToken(7, 2)) == not_yours(1)
    table.act(1, act.CorrectToken(7, None))
    assert (table.holder(7), table.shows_shang(7)) == (None, False)
    assert table.refused(2, act.CorrectToken(7, 1)) == not_yours(1)
    assert table.act(2, act.CorrectToken(7, 2)).holder(7) == 2


def test_the_camel_is_put_right_within_a_turn():
    table = Table(3).begin().go(3).act(2, act.CorrectCamel(5))
    assert (table.state.camel, table.turn.steps) == (5, 3)
    assert table.take().empty() == (5,)


def test_a_camel_put_where_no_card_lies_has_nothing_to_take():
    table = Table(3).begin().act(None, act.CorrectCard(5, None)).go().act(None, act.CorrectCamel(5))
    assert table.move("to_warehouse", 0, "now") is None
    assert table.coins_instead().end().empty() == ()


def test_who_has_no_coins_is_told_before_paying():
    table = Table(3).act(0, act.CorrectCoins(0, 0))
    assert table.move("pay", 0).refused.detail.id == "dunhuang-too-poor"
    assert table.move("pay", 1).field("amount").max == 6
    table.act(None, act.ChangeOptions(purse="coins"))
    assert table.move("pay", 0).open


def test_the_turn_is_put_right():
    table = Table(3).begin().go().act(None, act.CorrectTurn(2, 2))
    assert (table.turn.seat, table.turn.steps, table.turn.number) == (2, 0, 2)
    assert table.refused(0, act.TakeCoins(1)).key == "dunhuang-other-turn"
    assert table.refused(1, act.CorrectTurn(1, 1)) == ONLY_THE_TABLE
    assert table.refused(None, act.CorrectTurn(3, 0)).path == "action.seat"
    assert table.refused(None, act.CorrectTurn(0, -1)).path == "action.starter"


def test_the_last_turns_are_put_right():
    table = Table(3).begin().act(None, act.CorrectTurn(1, 0, last_turns=True))
    assert table.view().last_turns.seats == (1, 2)
    table.act(None, act.CorrectTurn(1, 0, last_turns=False))
    assert table.view().last_turns is None


def test_the_deck_is_put_right():
    table = Table(3).begin().act(None, act.CorrectDeck(2))
    assert table.view().deck == 2
    assert table.refused(None, act.CorrectDeck(45)).path == "action.cards"


def test_after_the_game_the_turn_is_not_put_right():
    table = Table(3).begin().played_out()
    assert table.state.phase is Phase.FINAL
    assert table.refused(None, act.CorrectTurn(0, 0)).key == "dunhuang-other-phase"
    assert table.refused(0, act.Move(1, 1)).key == "dunhuang-other-phase"
    assert table.refused(0, act.EndTurn(1)).key == "dunhuang-other-phase"


def test_the_market_is_put_right_card_by_card():
    table = Table(3, tools=EVERYTHING).begin().act(1, act.CorrectCard(4, 8))
    assert table.view().tiles[4].card.good == 8
    table.act(2, act.CorrectCard(4, None))
    assert table.empty() == (4,)
    assert table.act(2, act.CorrectCard(4, 0)).view().tiles[4].card.name is None
    assert table.refused(2, act.CorrectCard(4, 10)).path == "action.good"
    plain = Table(3).begin()
    assert plain.refused(2, act.CorrectCard(4, 8)).key == "dunhuang-tool-off-market"
    assert Tool.MARKET not in plain.options.tools


def test_a_camel_that_stands_where_it_stood_takes_no_card_away():
    """Else one that was put there after step 2 was gone."""
    table = Table(3).begin().go(3).take().act(None, act.CorrectCard(2, 0), act.CorrectCamel(2))
    assert table.empty() == ()


def test_a_camel_put_right_takes_the_card_of_its_own_tile():
    """The place it was said to have reached stayed empty, and the card where it stood lay on."""
    table = Table(3).begin().go(3).take().act(None, act.CorrectCamel(5))
    assert (table.empty(), table.state.step) == ((5,), "ability")
    assert table.coins_instead().act(None, act.CorrectCamel(4)).empty() == (4,)
    assert table.end().act(None, act.CorrectCamel(1)).empty() == (), "nobody has moved yet"


def test_a_card_that_lies_there_after_all_can_be_taken():
    """It was refused as taken already."""
    table = Table(3).begin().act(None, act.CorrectCard(0, None)).go()
    assert table.state.step == "ability"
    table.act(None, act.CorrectCard(0, 0))
    assert table.state.step == "take"
    assert table.take("stall", 7).stall(0) == {7: 1}


def test_a_camel_put_right_where_none_was_taken_leaves_the_market_as_it_is():
    table = Table(3).begin().act(None, act.CorrectCard(0, None)).go().act(None, act.CorrectCamel(4))
    assert (table.empty(), table.state.step) == ((0,), "take")


def test_a_camel_put_right_after_the_ability_has_taken_the_card_there():
    table = Table(3).begin().act(None, act.CorrectCard(0, None)).go().coins_instead()
    assert table.act(None, act.CorrectCamel(4)).empty() == (0, 4)
    stays = Table(3).begin().act(None, act.CorrectCard(0, None)).go().coins_instead()
    assert stays.act(None, act.CorrectCard(0, 0)).view().turn.end.refill == 0, "it lies there still"


def test_a_turn_that_is_that_seats_already_may_go_on():
    """Only the start player and the last turns were put right, and the camel had to move again."""
    table = Table(3).begin().go(2).take()
    table.act(None, act.CorrectTurn(0, 1, last_turns=True, goes_on=True))
    assert (table.turn.number, table.turn.steps, table.state.step) == (1, 2, "ability")
    assert table.view().last_turns.seats == (0,)
    table.act(None, act.CorrectTurn(2, 1, goes_on=True))
    assert (table.turn.number, table.turn.seat, table.state.step) == (2, 2, "move")


@pytest.mark.rule("dh.end.trigger")
@pytest.mark.parametrize(
    "correction",
    [(act.CorrectDeck(3),), (act.CorrectCard(0, 0),), (act.CorrectTurn(1, 0, last_turns=False),)],
)
def test_the_end_has_not_begun_when_no_place_really_stayed_empty(correction):
    table = Table(3).begin().plain_turn(drawn=0)
    assert table.view().last_turns is not None
    table.act(None, *correction)
    assert table.view().last_turns is None
    table.act(None, act.CorrectDeck(9))
    assert table.plain_turn().plain_turn().state.phase is Phase.PLAY


def test_the_last_turns_that_people_named_need_no_empty_place():
    table = Table(3).begin().act(None, act.CorrectTurn(0, 0, last_turns=True))
    table.act(None, act.CorrectCard(3, 0))
    assert table.view().last_turns.seats == (0, 1, 2)


def test_cards_that_were_found_to_refill_with_take_back_the_last_turns():
    table = Table(3).begin().plain_turn(drawn=0).go().coins_instead()
    assert table.remarked(1, act.EndTurn(2, 2)) == ["remark-deck"]
    assert (table.view().last_turns, table.empty()) == (None, ())
