"""What the table puts right, and what follows from it."""

import pytest

from companion.engine.message import Message
from companion.games.sheriff import GAME
from companion.games.sheriff import actions as act
from companion.games.sheriff.model import Mark, Phase
from companion.games.sheriff.options import LIGHT
from tests.games.table import ONLY_THE_TABLE, args, who

from .play import Table, both, gold, goods, no


@pytest.fixture
def six():
    """John (0) and Marian (3) are the deputies; 1, 2, 4 and 5 are merchants."""
    return Table(players=6).act(None, act.Begin(deputies=(0, 3))).to("inspect")


# After the end


@pytest.mark.parametrize(
    "action",
    [
        act.TimerStart(),
        act.TimerExtend(30),
        act.TimerReset(),
        act.ChangeOptions(purse="coins"),
        act.CorrectStand(1, {"apple": 1}),
        act.CorrectGold(1, 7),
        act.Pay(1, None, 1),
    ],
)
def test_after_the_end_nothing_is_accepted(action):
    table = Table().begin().last_round().to("final")
    table.count(1, 1, 1, 1).finish()
    assert table.refused(None, action) == no("over")


def test_after_the_end_the_loot_tile_is_not_put_right():
    table = Table(players=6).act(None, act.Begin(deputies=(0, 3)))
    for deputies in ((1, 2), (4, 5)) + 2 * ((0, 3), (1, 2), (4, 5)):
        table.act(None, act.Advance(table.round, table.state.phase, Phase.MARKET, deputies))
    table.to("final").count(*[1] * 6).finish()
    assert table.refused(None, act.CorrectLoot(5)) == no("over")


def test_a_clock_that_runs_when_the_result_is_shown_does_not_ring():
    table = Table().begin().last_round().to("final")
    # In logs of before it could be started there.
    table.state = GAME.apply(table.state, None, act.TimerStart(at=table.now))
    table.count(1, 1, 1, 1).finish()
    assert GAME.deadline(table.state) is None


# The deputies of a round


@pytest.mark.rule("s2.six.deputy_stack", "s2.six.next_two", "s2.six.three_rounds")
def test_a_corrected_pair_of_deputies_corrects_the_stack(six):
    six.act(None, act.CorrectRound(1, 1, Phase.INSPECT, 5))
    assert six.view().deputy_stack == (0, 2, 3, 4)
    wrong = act.Advance(1, Phase.INSPECT, Phase.MARKET, (1, 5))
    said = six.refused(None, wrong)
    left = (who(0), who(2), who(3), who(4))
    assert said == no("deputies-from-stack", "s2.six.draw_two", "action.deputies", seats=left)
    six.act(None, act.Advance(1, Phase.INSPECT, Phase.MARKET, (0, 3)))
    assert six.view().deputy_stack == (2, 4)


@pytest.mark.rule("s2.six.reshuffle")
def test_a_corrected_pair_leaves_the_next_shuffle_alone(six):
    for deputies in ((1, 2), (4, 5)):
        six.act(None, act.Advance(six.round, six.state.phase, Phase.MARKET, deputies))
    assert six.view().deputy_stack == (0, 1, 2, 3, 4, 5)
    six.act(None, act.Advance(3, Phase.MARKET, Phase.MARKET, (2, 1)))
    six.act(None, act.CorrectRound(4, 4, Phase.MARKET, 5))
    assert six.view().deputy_stack == (0, 1, 2, 3)


def test_a_round_that_was_left_out_leaves_its_deputies_unknown(six):
    six.act(None, act.CorrectRound(3, 1, Phase.MARKET, 2))
    assert six.view().deputy_stack == (0, 1, 2, 3, 4, 5)
    six.act(None, act.CorrectRound(2, 1, Phase.MARKET, 2))
    assert six.view().deputy_stack == (4, 5)


def test_a_wrong_number_of_the_round_takes_its_deputies_along(six):
    six.act(None, act.CorrectRound(2, 0, Phase.INSPECT, 3))
    assert six.view().deputy_stack == (1, 2, 4, 5)
    six.act(None, act.CorrectRound(2, 1, Phase.INSPECT, 2))
    assert six.view().deputy_stack == (0, 3, 4, 5)


def test_who_was_deputy_by_our_notes_already_is_remarked(six):
    six.act(None, act.Advance(1, Phase.INSPECT, Phase.MARKET, (1, 2)))
    six.act(None, act.CorrectRound(2, 0, Phase.MARKET, 2))
    assert six.remarked() == (Message("sheriff-remark-deputy", who=who(0)),)
    assert six.view().deputy_stack == (1, 4, 5)


def test_a_corrected_pair_keeps_bags_deals_and_loot(six):
    six.act(None, act.PassBag(1, 1, gold(8))).act(None, act.CorrectLoot(13, {"apple": 2}, 1))
    six.declare(2, "cheese", 3)
    six.act(None, act.CorrectRound(1, 0, Phase.INSPECT, 5))
    assert six.view().officers == (0, 5)
    assert (six.bag(1).status, six.bag(2).count) == ("passed", 3)
    assert [deal.status for deal in six.view().deals] == ["kept"]
    loot = six.view().loot
    assert (loot.gold, goods(loot.legal), loot.face_down) == (13, {"apple": 2}, 1)


def test_what_a_deputy_would_have_done_goes_when_somebody_else_was_the_deputy(six):
    six.act(0, act.MarkBag(1, 1, by=0, mark=Mark.PASS))
    six.act(None, act.CorrectRound(1, 2, Phase.INSPECT, 3))
    six.act(3, act.MarkBag(1, 1, by=3, mark=Mark.PASS))
    six.act(None, act.CorrectRound(1, 0, Phase.INSPECT, 3))
    bag = six.bag(1)
    assert bag.status == "closed"
    assert [(mark.seat, mark.mark) for mark in bag.marks] == [(0, None), (3, Mark.PASS)]
    six.act(0, act.MarkBag(1, 1, by=0, mark=Mark.PASS))
    assert six.bag(1).status == "passed"


@both
def test_a_corrected_sheriff_keeps_the_bags_of_the_others(edition):
    table = Table(edition).inspection().hand_back(1).declare(2, "cheese", 3)
    table.act(None, act.CorrectRound(1, 3, Phase.INSPECT))
    assert table.view().officers == (3,)
    assert (table.bag(0).status, table.bag(1).status, table.bag(2).count) == ("closed", "passed", 3)


@both
def test_a_round_whose_number_alone_was_wrong_keeps_its_bags(edition):
    table = Table(edition).inspection().hand_back(1).declare(2, "cheese", 3)
    table.act(None, act.CorrectRound(2, 0, Phase.INSPECT))
    assert table.round == 2
    assert (table.bag(1).status, table.bag(2).status, table.bag(2).count) == ("passed", "closed", 3)


def test_whoever_holds_the_office_after_all_has_no_bag_that_was_opened(six):
    """Else the verdict was forgotten and its gold, debt and goods stayed: opened again it cost
    twice.
    """
    six.act(None, act.CorrectGold(0, 1), act.OpenBag(1, 5, "apple", {"apple": 5}))
    assert (six.gold, len(six.view().debts)) == ((0, 50, 50, 45, 50, 56), 1)
    six.act(None, act.CorrectRound(1, 0, Phase.INSPECT, 5))
    assert (six.gold, six.view().debts) == ((1, 50, 50, 50, 50, 50), ())
    six.act(None, act.CorrectRound(1, 0, Phase.INSPECT, 3))
    assert (six.bag(5).status, six.seen(5).legal) == ("closed", ())


@both
def test_a_game_that_was_ended_too_early_goes_on_where_it_was(edition):
    table = Table(edition).begin().last_round().to("inspect")
    table.hand_back(table.state.merchants[0]).to("final")
    table.act(None, act.CorrectRound(table.round, table.state.sheriff, Phase.INSPECT))
    assert table.bag(table.state.merchants[0]).status == "passed"


@pytest.mark.rule("s2.six.split")
def test_an_inspection_that_is_over_by_correction_is_shared(six):
    six.act(None, act.CorrectLoot(12)).act(None, act.CorrectRound(1, 0, Phase.ROUND_END, 3))
    assert six.gold == (56, 50, 50, 56, 50, 50)
    assert six.view().loot.gold == 0


@pytest.mark.rule("s2.six.split")
def test_loot_of_unknown_kind_is_halved_too(six):
    six.act(None, act.CorrectLoot(0, {}, unknown=5)).to("round_end")
    assert [six.seen(seat).face_down for seat in (0, 3)] == [2, 2]
    assert six.view().loot.face_down == 1
    six.act(0, act.ShareRest(3, unknown=1))
    assert [six.seen(seat).face_down for seat in (0, 3)] == [2, 3]
    assert six.remarked() == ()


# A bag that is undecided after all


@both
def test_an_undecided_bag_gives_back_the_gold_of_a_liar(edition):
    table = Table(edition).inspection().open(1, "apple", apple=1, silk=2)
    assert table.gold == (58, 42, 50, 50)
    table.act(None, act.CorrectBag(1, 1))
    assert table.gold == (50, 50, 50, 50)
    assert table.bag(1).verdict is None
    assert table.seen(1).legal == ()
    table.open(1, "apple", apple=3)
    assert table.gold == (44, 56, 50, 50)
    assert goods(table.seen(1).legal) == {"apple": 3}


@both
def test_an_undecided_bag_gives_back_the_gold_that_an_honest_merchant_got(edition):
    table = Table(edition).inspection().open(1, "apple", apple=4).act(None, act.CorrectBag(1, 1))
    assert table.gold == (50, 50, 50, 50)
    assert table.seen(1).legal == ()


def test_an_undecided_bag_gives_back_the_fines_of_two_deputies(six):
    six.act(0, act.OpenBag(1, 2, "chicken", {"chicken": 4})).act(None, act.CorrectBag(1, 2))
    six.act(3, act.OpenBag(1, 1, "apple", {"mead": 1})).act(None, act.CorrectBag(1, 1))
    six.act(3, act.OpenBag(1, 4, "apple", {"mead": 1}, by=3)).act(None, act.CorrectBag(1, 4))
    assert six.gold == (50,) * 6
    assert six.view().loot.gold == 0


@both
def test_an_undecided_bag_leaves_no_debt(edition):
    table = Table(edition).inspection().act(None, act.CorrectGold(1, 3)).open(1, "apple", mead=2)
    assert (table.gold[1], len(table.view().debts)) == (0, 1)
    table.act(None, act.CorrectBag(1, 1))
    assert (table.gold[0], table.gold[1], table.view().debts) == (50, 3, ())


@both
def test_an_undecided_bag_gives_back_what_was_paid_for_its_debt(edition):
    table = Table(edition).inspection().act(None, act.CorrectGold(1, 3))
    table.act(None, act.CorrectStand(1, {"cheese": 2})).open(1, "apple", mead=2)
    table.act(1, act.SettleDebt(table.view().debts[0].id, {"cheese": 2}))
    table.act(None, act.CorrectBag(1, 1))
    assert (goods(table.seen(0).legal), goods(table.seen(1).legal)) == ({}, {"cheese": 2})


@both
def test_gold_of_a_verdict_that_was_spent_comes_back_from_the_bank(edition):
    table = Table(edition).inspection().act(None, act.CorrectGold(0, 0)).open(1, "apple", silk=2)
    table.act(0, act.Pay(0, 2, 8)).act(None, act.CorrectBag(1, 1))
    assert table.gold == (0, 50, 58, 50)


@both
def test_what_came_out_of_an_undecided_bag_is_in_it_again(edition):
    table = Table(edition).inspection().act(None, act.CorrectStand(1, {"apple": 1}, {}, 2))
    table.hand_back(1).unpack(1, apple=2, silk=1, unknown=1).act(None, act.CorrectBag(1, 1))
    assert goods(table.seen(1).legal) == {"apple": 1}
    assert table.seen(1).face_down == 2


# Black-market cards


@pytest.fixture
def market():
    table = Table(black_market=True).inspection()
    return table.bring_in(1, pepper=4).bring_in(2, pepper=3)


def orders(table, seat):
    return [(order.good, order.value) for order in table.seen(seat).orders]


def stack(table, good):
    return next(stack.values for stack in table.view().stacks if stack.good == good)


def test_a_card_that_was_booked_to_the_wrong_seat_is_put_right(market):
    market.act(1, act.Trade(1, "pepper")).act(None, act.CorrectMarket("pepper", 30, 1, 2))
    assert (orders(market, 1), orders(market, 2)) == ([], [("pepper", 30)])
    assert goods(market.view(1).you.hidden) == {"pepper": 4}
    assert goods(market.view(2).you.hidden) == {}
    market.act(1, act.Trade(1, "pepper"))
    assert orders(market, 1) == [("pepper", 27)]
    assert market.refused(2, act.Trade(1, "mead")).key == "sheriff-market-once"


def test_a_trade_that_was_missed_is_put_right(market):
    market.to("round_end").act(None, act.CorrectMarket("pepper", 30, None, 2))
    assert (orders(market, 2), stack(market, "pepper")) == ([("pepper", 30)], (27,))
    assert market.seen(2).face_down == 0


def test_a_trade_that_never_was_is_put_right(market):
    market.act(1, act.Trade(1, "pepper")).act(None, act.CorrectMarket("pepper", 30, 1, None))
    assert (orders(market, 1), stack(market, "pepper")) == ([], (30, 27))
    assert goods(market.view(1).you.hidden) == {"pepper": 4}
    assert market.may_trade(1)


def test_cards_of_another_kind_than_noted_come_back_face_down(market):
    market.act(1, act.Trade(1, "mead"))
    assert market.seen(1).face_down == 1
    market.act(None, act.CorrectMarket("mead", 32, 1, None))
    assert market.seen(1).face_down == 4


def test_only_a_card_that_lies_there_is_moved(market):
    assert market.refused(None, act.CorrectMarket("pepper", 30, 1, 2)) == no(
        "market-moved", path="action.source"
    )
    market.act(1, act.Trade(1, "pepper"))
    said = market.refused(None, act.CorrectMarket("pepper", 30, None, 2))
    assert said == no("market-moved", path="action.source")
    assert market.refused(None, act.CorrectMarket("pepper", 31, None, 2)).path == "action.value"
    assert market.refused(None, act.CorrectMarket("apple", 30, None, 2)).path == "action.good"
    assert market.refused(None, act.CorrectMarket("pepper", 30, 1, 1)).key == "sheriff-tool-already"
    assert Table().begin().refused(None, act.CorrectMarket("silk", 34)).key == "sheriff-market-off"


def test_a_trade_missed_in_the_last_round_leaves_this_round_free(market):
    market.next_round().act(None, act.CorrectMarket("pepper", 30, None, 2)).to("inspect")
    market.act(None, act.CorrectRound(2, 0, Phase.INSPECT)).bring_in(2, silk=3)
    assert market.act(2, act.Trade(2, "silk")).remarked() == ()


def test_the_log_says_who_really_holds_a_card(market):
    before = market.state
    market.act(None, act.CorrectMarket("pepper", 30, None, 2))
    said = GAME.narrate(before, market.state, None, market.entries[-1][1]).public
    assert (said.id, args(said)["who"], args(said)["n"]) == (
        "sheriff-log-correct-market",
        who(2),
        30,
    )


@pytest.mark.rule("s2.ruling.black_market_window")
def test_the_black_market_closes_with_the_inspection_and_not_with_the_round():
    table = Table(black_market=True).inspection().bring_in(1, pepper=3).bring_in(2, silk=3)
    assert table.may_trade(1)
    table.bring_in(3, mead=3)
    assert [table.may_trade(seat) for seat in (1, 2, 3)] == [False, False, True]
    assert table.refused(1, act.Trade(1, "pepper")) == no(
        "market-closed", "s2.ruling.black_market_window"
    )
    table.act(3, act.Trade(1, "mead"))
    assert not any(table.move("trade", seat) for seat in range(4))


@pytest.mark.rule("s2.ruling.black_market_window")
def test_whose_bags_time_let_pass_together_have_the_same_time_to_trade():
    table = Table(tools=LIGHT, black_market=True).inspection().hand_back(1)
    table.act(0, act.TimerStart()).wait(180)
    assert [table.may_trade(seat) for seat in (1, 2, 3)] == [False, True, True]


@pytest.mark.rule("s2.ruling.black_market_window")
def test_a_late_trade_in_a_log_of_before_still_folds():
    table = Table(tools=LIGHT, black_market=True).inspection().hand_back(1, 2, 3)
    after = GAME.apply(table.state, 1, act.Trade(1, "mead"))
    assert [(order.good, order.value) for order in after.orders[1]] == [("mead", 32)]


# Who may


def test_a_seat_puts_neither_the_round_right_nor_the_bag_or_stand_of_another(six):
    six.open(1, "apple", apple=1)
    assert six.refused(1, act.CorrectRound(2, 0, Phase.MARKET, 3)) == ONLY_THE_TABLE
    for action in (
        act.CorrectBag(1, 1),
        act.CorrectStand(1, {}),
        act.CorrectGold(1, 99),
        act.CorrectLoot(5),
        act.Advance(1, Phase.INSPECT, Phase.ROUND_END),
    ):
        assert six.refused(2, action).key == "fault-not-yours"
    six.act(1, act.CorrectBag(1, 1))
    assert Table(black_market=True).begin().refused(1, act.CorrectMarket("silk", 34, None, 1)) == (
        ONLY_THE_TABLE
    )
