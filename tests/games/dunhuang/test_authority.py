"""Who may send what from a phone; the table may send anything."""

import pytest

from companion.games.dunhuang.actions import (
    ChangeOptions,
    CorrectCoins,
    CorrectPrestige,
    CorrectStall,
    CorrectStock,
    CorrectTiles,
    CorrectToken,
    CorrectTurn,
    Count,
    Pay,
    Place,
    Remove,
    SwitchTool,
)
from companion.games.dunhuang.model import Phase
from companion.games.dunhuang.options import Tool
from tests.games.table import ONLY_THE_TABLE, not_yours

from .play import FIRST_SIDES, Table


@pytest.mark.parametrize(
    "action",
    [
        CorrectTurn(1, 1),
        CorrectTiles(FIRST_SIDES),
        CorrectStock(3),
        SwitchTool(Tool.BANK, on=False),
        ChangeOptions(purse="coins"),
        Count(Phase.PLAY),
    ],
)
def test_what_concerns_everybody_is_put_right_at_the_table(action):
    table = Table().begin()
    assert table.refused(1, action) == ONLY_THE_TABLE
    table.act(None, action)


@pytest.mark.parametrize(
    ("action", "path"),
    [
        (Pay(10_001, 1, 3), "action.payer"),
        (Pay(None, 7, 3), "action.payee"),
        (CorrectToken(7, 10_001), "action.holder"),
    ],
)
def test_of_a_seat_that_does_not_exist_that_is_said(action, path):
    assert Table().begin().refused(1, action).path == path


@pytest.mark.parametrize(
    "action",
    [
        CorrectCoins(0, 3),
        CorrectPrestige(0, 3),
        CorrectStall(0, {}),
        CorrectToken(7, None),
        Place(0, 5),
        Remove(0, 7),
        Pay(0, 1, 3),
        Pay(None, 0, 3),
    ],
)
def test_nobody_puts_right_what_another_has(action):
    table = Table().lay(0, 7).begin()
    assert table.refused(1, action) == not_yours(0)
    table.act(0, action)
