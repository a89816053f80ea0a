"""The bank: gold between any two of seats and bank."""

import pytest

from companion.games.sheriff import GAME
from companion.games.sheriff.actions import CorrectGold, Pay
from companion.games.sheriff.options import LIGHT, Tool
from tests.games.table import not_yours, who

from .play import Table, both, no


@both
def test_gold_goes_from_seat_to_seat_and_to_and_from_the_bank(edition):
    table = Table(edition)
    bank = table.view().bank
    table.act(1, Pay(1, 2, 8), Pay(1, None, 2), Pay(None, 1, 5))
    assert table.gold == (50, 45, 58, 50)
    assert table.view().bank == bank - 3


@both
@pytest.mark.rule("s*.setup.bank")
def test_nobody_pays_what_they_do_not_have(edition):
    table = Table(edition)
    assert table.refused(1, Pay(1, 2, 51)) == no(
        "too-poor",
        rule=f"{table.book}.setup.bank",
        path="action.amount",
        who=who(1),
        need=51,
        have=50,
    )
    assert table.act(1, Pay(1, 2, 50)).gold == (50, 0, 100, 50)


def test_with_coins_on_the_table_what_was_not_written_down_comes_from_the_bank():
    table = Table(purse="coins")
    bank = table.view().bank
    table.act(1, Pay(1, 2, 60))
    assert table.gold == (50, 0, 110, 50)
    assert table.view().bank == bank - 10


def test_a_seat_pays_its_own_gold_only_and_the_table_anybodys():
    table = Table()
    assert table.refused(1, Pay(2, 1, 5)) == not_yours(2)
    assert table.refused(1, Pay(2, None, 5)) == not_yours(2)
    assert table.refused(1, Pay(None, 2, 5)) == not_yours(2)
    assert table.act(None, Pay(2, 1, 5)).gold == (50, 55, 45, 50)


@pytest.mark.parametrize(
    ("action", "key", "path"),
    [
        (Pay(1, 2, 0), "fault-between", "action.amount"),
        (Pay(1, 2, -5), "fault-between", "action.amount"),
        (Pay(1, 2, 10_001), "fault-between", "action.amount"),
        (Pay(1, 1, 5), "sheriff-pay-oneself", "action.payee"),
        (Pay(None, None, 5), "sheriff-pay-oneself", "action.payee"),
        (Pay(1, 4, 5), "fault-unknown-seat", "action.payee"),
        (Pay(-1, 1, 5), "fault-unknown-seat", "action.payer"),
    ],
)
def test_what_is_no_payment_is_refused(action, key, path):
    said = Table().refused(None, action)
    assert (said.key, said.path) == (key, path)


def test_the_bank_may_run_short_and_says_so():
    table = Table("second", 3)
    assert not table.view().bank_short
    table.act(0, Pay(None, 0, 1106))
    assert (table.view().bank, table.view().bank_short) == (-1, True)


@pytest.mark.parametrize("real", [37, 64])
def test_the_table_is_right_and_the_difference_is_the_banks(real):
    table = Table()
    bank = table.view().bank
    before = table.state
    table.act(None, CorrectGold(1, real))
    assert table.gold == (50, real, 50, 50)
    assert table.view().bank == bank + 50 - real
    told = GAME.narrate(before, table.state, None, table.entries[-1][1]).public
    assert dict(told.args) == {"who": who(1), "n": real, "had": 50}


def test_a_seat_puts_its_own_gold_right_only():
    table = Table()
    assert table.refused(1, CorrectGold(2, 5)) == not_yours(2)
    assert table.act(1, CorrectGold(1, 5)).gold[1] == 5
    assert table.refused(1, CorrectGold(1, -1)).key == "fault-negative"
    assert table.refused(1, CorrectGold(1, 10_001)).key == "fault-too-many"
    assert table.refused(None, CorrectGold(4, 1)).path == "action.who"


def test_where_there_is_no_bank_nothing_is_paid():
    table = Table(tools=(Tool.ROUNDS,))
    assert table.refused(None, Pay(1, 2, 5)) == no("tool-off-bank")
    assert table.refused(None, CorrectGold(1, 5)) == no("tool-off-bank")


def test_after_the_end_nothing_is_paid():
    table = Table(tools=LIGHT).begin().last_round().to("final").count(50, 50, 50, 50)
    table.finish()
    assert table.refused(None, Pay(1, 2, 5)) == no("over")
    assert table.refused(None, CorrectGold(1, 5)) == no("over")
