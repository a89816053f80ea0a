"""Who may send what from a phone; the table may send anything."""

import pytest

from companion.games.dunhuang import actions as act
from companion.games.dunhuang.model import Phase
from companion.games.dunhuang.options import Tool
from tests.games.table import ONLY_THE_TABLE, not_yours

from .play import FIRST_SIDES, Table


@pytest.mark.parametrize(
    "action",
    [
        act.CorrectTurn(1, 1),
        act.CorrectTiles(FIRST_SIDES),
        act.CorrectStock(3),
        act.SwitchTool(Tool.BANK, on=False),
        act.ChangeOptions(purse="coins"),
        act.Count(Phase.PLAY),
    ],
)
def test_what_concerns_everybody_is_put_right_at_the_table(action):
    table = Table().begin()
    assert table.refused(1, action) == ONLY_THE_TABLE
    table.act(None, action)


@pytest.mark.parametrize(
    ("action", "path"),
    [
        (act.Pay(10_001, 1, 3), "action.payer"),
        (act.Pay(None, 7, 3), "action.payee"),
        (act.CorrectToken(7, 10_001), "action.holder"),
    ],
)
def test_of_a_seat_that_does_not_exist_that_is_said(action, path):
    assert Table().begin().refused(1, action).path == path


@pytest.mark.parametrize(
    "action",
    [
        act.CorrectCoins(0, 3),
        act.CorrectPrestige(0, 3),
        act.CorrectStall(0, {}),
        act.CorrectToken(7, None),
        act.Place(0, 5),
        act.Remove(0, 7),
        act.Pay(0, 1, 3),
        act.Pay(None, 0, 3),
    ],
)
def test_nobody_puts_right_what_another_has(action):
    table = Table().lay(0, 7).begin()
    assert table.refused(1, action) == not_yours(0)
    table.act(0, action)
