"""Long play by chance, behind `make soak`."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from companion.engine.game import Game, World
from companion.games import GAMES

from .chance import offered


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(300))
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_long_evening_by_chance(game: Game[Any, Any, Any], seed: int) -> None:
    """Whatever is offered applies, money stays, everybody can look, for 600 moves."""
    dice = Random(seed)
    options = game.options()
    seats = dice.choice([n for n in range(2, 9) if not game.check_options(options, n)])
    state = game.setup(options, seats)
    money, now = game.treasury(state), 0
    for _ in range(600):
        now += dice.randrange(20_000)
        due = game.deadline(state)
        if due is not None and due.at <= now:
            seat, action = None, due.action
        else:
            seat = dice.choice([None, *range(seats)])
            possible = offered(game, state, seat, dice)
            if not possible:
                continue
            action = dice.choice(possible)
        action = game.decide(state, seat, action, World(now, dice))
        after = game.apply(state, seat, action)
        game.narrate(state, after, seat, action)
        state = after
        assert game.treasury(state) == money
        for viewer in (None, *range(seats)):
            msgspec.to_builtins(game.view(state, viewer), enc_hook=str)
