"""What is set out before a game, where the app is the purse and where coins are."""

from enum import StrEnum
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from companion.engine.purse import PurseOptions
from companion.games import PLAYED
from companion.text import say

WITH_A_PURSE = {key for key, game in PLAYED.items() if issubclass(game.options, PurseOptions)}


def told(key: str, purse: str) -> list[str]:
    """The list where everything is kept."""
    game = PLAYED[key]
    tool: type[StrEnum] = get_args(get_type_hints(game.options)["tools"])[0]
    options = msgspec.structs.replace(game.options(), purse=purse, tools=tuple(tool))
    seats = next(n for n in range(3, 9) if not game.check_options(options, n))
    view: Any = game.view(game.setup(options, seats), None)
    return [say(getattr(one, "text", one), "en") for one in view.checklist]


@pytest.mark.parametrize("key", sorted(WITH_A_PURSE))
def test_nobody_is_told_to_take_coins_where_the_app_is_the_purse(key):
    """Citadels said "Everybody takes 2 gold" while the coins stayed in the box."""
    app, coins = told(key, "app"), told(key, "coins")
    with_coins = [one for one in coins if one not in app]
    assert with_coins
    assert len(app) == len(coins)
    instead = [one for one in app if one not in coins]
    assert len(instead) == len(with_coins)
    assert all("app" in one or "companion" in one for one in instead)


def test_every_game_with_money_is_looked_at():
    assert {"citadels", "dunhuang", "sheriff"} == WITH_A_PURSE
