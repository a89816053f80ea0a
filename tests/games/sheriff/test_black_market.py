"""Chapter: the black market."""

import msgspec
import pytest

from companion.engine.message import Message
from companion.games.sheriff import GAME
from companion.games.sheriff.actions import EnterFinal, Offer, OpenBag, Trade
from companion.games.sheriff.options import LIGHT, Options, Tool

from .play import Table, gold, goods, no, passing


@pytest.fixture
def table():
    return Table(black_market=True).inspection()


def stack(table, good):
    return next(stack.values for stack in table.view().stacks if stack.good == good)


def orders(table, seat):
    return [(order.good, order.value) for order in table.seen(seat).orders]


@pytest.mark.rule("s2.black_market.stacks", "s2.black_market.dearer_on_top")
@pytest.mark.rule("s2.contents.black_market", "s2.ruling.black_market_values")
def test_three_stacks_lie_there_with_the_dearer_card_on_top(table):
    stacks = {stack.good: stack.values for stack in table.view().stacks}
    assert stacks == {"pepper": (30, 27), "mead": (32, 29), "silk": (34, 31)}
    assert table.view().stacks_unconfirmed


@pytest.mark.rule("s2.ruling.black_market_values")
def test_a_table_types_in_what_its_cards_say():
    values = {"pepper": (20, 15), "mead": (21, 16), "crossbow": (30, 25)}
    table = Table(black_market=True, black_market_values=values).begin()
    assert stack(table, "crossbow") == (30, 25)
    assert not table.view().stacks_unconfirmed


@pytest.mark.rule("s2.black_market.stacks", "s2.black_market.dearer_on_top")
def test_impossible_stacks_are_named():
    values = {"pepper": (15, 20), "apple": (-1, 3)}
    options = Options(black_market=True, black_market_values=values)
    faults = {(fault.path, fault.code) for fault in GAME.check_options(options, 4)}
    path = "options.black_market_values"
    assert faults == {
        (path, "kinds"),
        (f"{path}.pepper", "order"),
        (f"{path}.apple", "wrong_kind"),
        (f"{path}.apple", "order"),
        (f"{path}.apple[0]", "negative"),
    }


def test_the_first_edition_has_no_black_market():
    (fault,) = GAME.check_options(Options(edition="first", black_market=True), 4)
    assert (fault.path, fault.code) == ("options.black_market", "wrong_edition")
    table = Table().inspection()
    assert table.view().stacks == ()
    assert table.refused(1, Trade(1, "pepper")).key == "sheriff-market-off"


@pytest.mark.rule("s2.black_market.take", "s2.black_market.example")
def test_david_is_let_through_and_trades_three_pepper_for_the_top_card(table):
    table.bring_in(1, pepper=4).act(1, Trade(1, "pepper"))
    assert orders(table, 1) == [("pepper", 30)]
    assert stack(table, "pepper") == (27,)
    assert goods(table.view(1).you.hidden) == {"pepper": 1}


@pytest.mark.rule("s2.black_market.first_gets_more", "s2.ruling.black_market_two_merchants")
def test_the_second_to_trade_in_a_kind_gets_the_lesser_card(table):
    table.bring_in(1, mead=3).bring_in(2, mead=3)
    table.act(2, Trade(1, "mead")).act(1, Trade(1, "mead"))
    assert (orders(table, 2), orders(table, 1)) == ([("mead", 32)], [("mead", 29)])


@pytest.mark.rule("s2.black_market.after_return")
def test_before_the_bag_is_back_nobody_trades(table):
    assert table.refused(1, Trade(1, "pepper")) == no(
        "market-after-return", "s2.black_market.after_return"
    )


@pytest.mark.rule("s2.ruling.black_market_after_inspection")
def test_an_opened_bag_allows_no_trade_unless_the_table_wants_it():
    for allowed in (False, True):
        table = Table(black_market=True, trade_after_inspection=allowed).inspection()
        table.bring_in(1, silk=4).next_round().to("inspect")
        table.bring_in(2, silk=1)
        table.next_round().to("inspect").act(2, OpenBag(3, 1, "apple", {"apple": 1}))
        if allowed:
            assert orders(table.act(1, Trade(3, "silk")), 1) == [("silk", 34)]
        else:
            assert table.refused(1, Trade(3, "silk")).key == "sheriff-market-after-return"


@pytest.mark.rule("s2.black_market.three_alike")
def test_it_takes_three_contraband_cards(table):
    table.bring_in(1, silk=2)
    assert not table.may_trade(1)
    table.act(1, Trade(1, "silk"))
    assert table.remarked() == (Message("sheriff-market-three", n=2),)
    assert table.seen(1).face_down == 0


@pytest.mark.rule("s2.black_market.one_a_round")
def test_one_card_a_round(table):
    table.bring_in(1, silk=5).next_round().to("inspect")
    table.next_round().to("inspect").bring_in(1, silk=5)
    table.act(1, Trade(3, "silk"))
    assert table.refused(1, Trade(3, "silk")) == no("market-once", "s2.black_market.one_a_round")


@pytest.mark.rule("s2.black_market.both_of_a_kind", "s2.black_market.no_game_limit")
def test_both_cards_of_a_kind_in_two_rounds(table):
    table.bring_in(2, silk=5).act(2, Trade(1, "silk"))
    table.next_round().to("inspect").bring_in(2, silk=4).act(2, Trade(2, "silk"))
    assert orders(table, 2) == [("silk", 34), ("silk", 31)]
    table.next_round().next_round().to("inspect").bring_in(2, silk=4)
    assert table.refused(2, Trade(4, "silk")).key == "sheriff-market-sold-out"


@pytest.mark.rule("s2.ruling.black_market_sheriff")
def test_the_sheriff_does_not_trade(table):
    assert table.refused(0, Trade(1, "silk")).key == "sheriff-no-bag"


@pytest.mark.rule("s2.ruling.black_market_window")
def test_first_the_goods_are_on_the_stand_and_the_bribe_is_paid(table):
    table.agree(1, 0, gold(5), passing(1))
    assert not table.may_trade(1)
    before = table.state
    table.act(1, Trade(1, "silk"))
    assert table.remarked() == (Message("sheriff-market-unpack-first"),)
    table.state = before
    assert table.unpack(1, silk=3).may_trade(1)
    assert table.act(1, Trade(1, "silk")).remarked() == ()
    table.hand_back(2).unpack(2, mead=3).to("round_end")
    assert table.refused(2, Trade(1, "mead")).key == "sheriff-other-phase"


@pytest.mark.rule("s2.ruling.black_market_public")
def test_everybody_sees_who_took_which_card(table):
    table.bring_in(1, silk=3).act(1, Trade(1, "silk"))
    for viewer in (None, 0, 1, 2):
        (order,) = table.seen(1, viewer).orders
        assert (order.good, order.value) == ("silk", 34)


def test_a_refusal_does_not_tell_which_contraband_somebody_has(table):
    """What is shown is real: cards entered as another kind do not stand in the way."""
    table.bring_in(1, mead=3)
    table.act(1, Trade(1, "silk"))
    assert orders(table, 1) == [("silk", 34)]
    assert table.seen(1).face_down == 0


def test_without_stands_a_trade_is_written_down_all_the_same():
    table = Table(tools=LIGHT, black_market=True).inspection().hand_back(1)
    table.act(1, Trade(1, "mead"))
    assert orders(table, 1) == [("mead", 32)]
    assert Tool.STANDS not in LIGHT


@pytest.mark.rule("s2.black_market.score")
def test_cards_taken_stand_in_the_final_count_and_are_scored():
    table = Table(black_market=True, players=3).inspection()
    table.bring_in(1, silk=3).act(1, Trade(1, "silk")).last_round().to("final")
    assert table.view().finals[1].holdings.black_market == (34,)
    table.act(1, EnterFinal(50, {}, black_market=(34,)))
    table.act(0, EnterFinal(50, {})).act(2, EnterFinal(50, {})).finish()
    sheet = table.result("Ann", "Ben", "Cem")
    assert [score.total for score in sheet.players] == [50, 84, 50]


@pytest.mark.rule("s2.ruling.black_market_payment")
def test_black_market_cards_pay_no_bribe_and_no_debt(table):
    for terms in ({"gold": 1, "black_market": [30]}, {"stand": {"black_market": 1}}):
        action = {"kind": "offer", "round": 1, "partner": 0, "gives": terms}
        try:
            offer = msgspec.convert(action, Offer)
        except msgspec.ValidationError:
            continue
        assert table.refused(1, offer).path == "action.gives.stand.black_market"


@pytest.mark.rule("s2.ruling.black_market_race")
def test_the_table_hears_who_comes_first_when_two_want_the_same_card(table):
    hints = {hint.rule: hint.text.id for hint in table.view().hints}
    assert hints["s2.ruling.black_market_race"] == "sheriff-hint-black-market-race"
