"""Random play with random corrections, watched by a model that shares no code with the rules."""

import copy
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.engine.authority import check_authority
from companion.engine.game import PlayedGame
from companion.engine.refusal import GameError
from companion.games import PLAYED
from tests.examples import quickly

from .chance import Chance, Player, shape

WATCHED = sorted(
    path.stem for path in Path(__file__).with_name("models").glob("*.py") if path.stem in PLAYED
)
of_each = pytest.mark.parametrize("key", WATCHED)


def plain(value: Any) -> Any:
    """As JSON, messages as documents."""
    return msgspec.to_builtins(value, str_keys=False)


class Views(dict[int | None, Any]):
    """What each seat sees, drawn when somebody looks at it; None: the table."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def __missing__(self, viewer: int | None) -> Any:
        self[viewer] = plain(self.player.game.view(self.player.state, viewer))
        return self[viewer]


class Evening:
    """A random game in which people also put right whatever they like, and take things back."""

    def __init__(self, key: str, seed: int) -> None:
        self.game: PlayedGame[Any, Any, Any] = PLAYED[key]
        self.player = Player(self.game, seed)
        self.random = self.player.random
        model = import_module(f"tests.contract.models.{key}").Model
        self.model = model(plain(self.player.options), self.player.seats)
        self.suggests = hasattr(model, "suggestions")
        self.unwatched: tuple[str, ...] = getattr(model, "UNWATCHED", ())
        self.done: list[str] = []
        self.before: list[tuple[Any, Any]] = []
        self.corrections = [
            kind
            for kind in self.game.actions
            if str(kind.__struct_config__.tag).startswith("correct_")
        ]

    def step(self) -> bool:
        """One thing more; whether there was anything to do."""
        due = self.game.deadline(self.player.state)
        if due is not None and due.at <= self.player.now:
            self._do(None, due.action)
        elif self.before and self.random.random() < 0.04:
            self.player.state, self.model = self.before.pop()
            self.done.append("rewind")
        elif self.corrections and self.random.random() < 0.25:
            self._correct()
        else:
            chosen = self._chosen()
            if chosen is None:
                return False
            self._do(*chosen)
        return True

    def _chosen(self) -> tuple[int | None, Any] | None:
        """Not what the model leaves to tests of its own."""
        chosen = self.player.chosen()
        while chosen is not None and chosen[1].__struct_config__.tag in self.unwatched:
            chosen = self.player.chosen()
        return chosen

    def _correct(self) -> None:
        """Of the values that one may think of, those that are not refused."""
        offers = tuple(action for _, action in self.player.offered())
        chance = Chance(self.random.randrange(2**32), offers)
        kind = self.random.choice(self.corrections)
        for _ in range(12):
            document, seat = chance.document(kind), self.random.choice(self.player.viewers)
            if self.suggests and self.random.random() < 0.5:
                document, seat = self.random.choice([*self.model.suggestions(self.random)]), None
            try:
                action = msgspec.convert(document, shape(self.game))
                self._do(seat, action)
            except (msgspec.ValidationError, GameError):
                continue
            return

    def _do(self, seat: int | None, action: msgspec.Struct) -> None:
        state = self.player.state
        check_authority(state, seat, action, table=True)
        self.player.play(seat, action)
        self.before.append((state, copy.deepcopy(self.model)))
        decided = plain(self.player.entries[-1][1])
        self.done.append(f"{seat}: {decided}")
        self.model.did(seat, decided)
        assert self.game.narrate(state, self.player.state, *self.player.entries[-1]).public

    def check(self) -> Views:
        """What anybody sees is what the model expects."""
        views = Views(self.player)
        self.model.check(views[None], views)
        return views


@contextmanager
def explained(evening: Evening) -> Iterator[None]:
    """A difference tells what was done before it."""
    try:
        yield
    except (AssertionError, LookupError, ValueError) as error:
        error.add_note(f"options {plain(evening.player.options)}")
        error.add_note("\n".join(evening.done[-25:]))
        raise


def spend(key: str, seed: int, most: int) -> int:
    """How many moves the evening had; money stayed, and everybody could look after each."""
    evening = Evening(key, seed)
    money = evening.game.treasury(evening.player.state)
    with explained(evening):
        while True:
            views = evening.check()
            assert all(views[viewer]["viewer"] == viewer for viewer in evening.player.viewers)
            assert evening.game.treasury(evening.player.state) == money
            if len(evening.done) == most or not evening.step():
                return len(evening.done)


@of_each
@pytest.mark.parametrize("seed", quickly(range(20), 3))
def test_a_second_opinion_agrees_whatever_is_put_right(key, seed):
    spend(key, seed, 60)


BLOCK = 1_000
"""moves a test"""
LONGEST = 600
"""moves of an evening"""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "first" in metafunc.fixturenames:
        blocks = -(-metafunc.config.getoption("moves") // (BLOCK * len(WATCHED)))
        first = metafunc.config.getoption("first_seed")
        metafunc.parametrize("first", range(first, first + 1_000 * blocks, 1_000))


@pytest.mark.soak
@pytest.mark.timeout(1_200)
@of_each
def test_long_evenings_by_chance(key, first, counted):
    moves = 0
    for seed in count(first):
        moves += spend(key, seed, min(LONGEST, BLOCK - moves))
        if moves >= BLOCK:
            break
    counted(moves=moves, evenings=seed + 1 - first, **{f"moves_of_{key}": moves})
