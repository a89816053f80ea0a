"""Long play by chance, behind `make soak`: with corrections, taking back, and a second opinion."""

from __future__ import annotations

from itertools import count

import pytest

from .test_models import WATCHED, Evening, explained

BLOCK = 1_000
"""moves a test"""
LONGEST = 600
"""moves of an evening"""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    blocks = -(-metafunc.config.getoption("moves") // (BLOCK * len(WATCHED)))
    first = metafunc.config.getoption("first_seed")
    metafunc.parametrize("first", range(first, first + 1_000 * blocks, 1_000))
    metafunc.parametrize("key", WATCHED)


def evening(key: str, seed: int, most: int) -> int:
    """How many moves it had."""
    played = Evening(key, seed)
    money = played.game.treasury(played.player.state)
    with explained(played):
        while True:
            played.check()
            state = played.player.state
            for viewer in played.player.viewers:
                assert played.game.view(state, viewer).viewer == viewer
            assert played.game.treasury(state) == money
            if len(played.done) == most or not played.step():
                return len(played.done)


@pytest.mark.soak
@pytest.mark.timeout(1_200)
def test_long_evenings_by_chance(key, first, counted):
    """What is listed applies, money stays, everybody can look, and the model agrees."""
    moves = 0
    for seed in count(first):
        moves += evening(key, seed, min(LONGEST, BLOCK - moves))
        if moves >= BLOCK:
            break
    counted(moves=moves, evenings=seed + 1 - first, **{f"moves_of_{key}": moves})
