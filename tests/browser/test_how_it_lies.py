"""How the screens of a sitting lie, whatever is played: nothing runs over, nothing is too small."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from . import citadels_states, condottiere_states, dunhuang_states, sheriff_states
from .conftest import LANGUAGES, TABLES, NewPage, Server, Sitting
from .looks import axe, every_dialog, faults, fits_at_each_size
from .test_every_game import UNFOLD

pytestmark = pytest.mark.browser

Screen = Callable[..., Page]

HARDEST = "ru"
"""the language with the longest words; the others are looked at in `make test-all`"""


@dataclass(frozen=True, kw_only=True)
class Game:
    """What is looked at of a game. What is named for a place is looked at in every `make test`."""

    states: Mapping[str, Callable[[Server, str, int], Sitting]]
    seats: tuple[int, ...]
    """at the table screen; with the first number in each language"""
    people: int = 4
    """where phones are looked at"""
    at_table: tuple[str, ...]
    at_phone: tuple[str, ...]
    starts: tuple[str, ...]
    """ways to start without a set-up"""
    dialogs: tuple[str, ...]
    """states of which every dialog is opened"""
    quick_dialogs: tuple[str, ...] = ()
    dialogs_in: tuple[str, ...] = LANGUAGES
    axe_dialogs: tuple[str, ...] = ()


GAMES = {
    "sheriff": Game(
        states=sheriff_states.STATES,
        seats=(5, 3, 4),
        at_table=("deals", "final"),
        at_phone=("deals", "final"),
        starts=("timer",),
        dialogs=("deals", "debt", "stands", "final", "time_up"),
        quick_dialogs=("deals",),
        dialogs_in=(HARDEST,),
    ),
    "citadels": Game(
        states=citadels_states.STATES,
        seats=(8, 2, 4),
        people=7,
        at_table=("marked", "heir"),
        at_phone=("called", "final"),
        starts=("caller",),
        dialogs=tuple(citadels_states.STATES),
        dialogs_in=(HARDEST,),
    ),
    "condottiere": Game(
        states=condottiere_states.STATES,
        seats=(6, 2, 3, 4, 5),
        at_table=("crowded", "series", "final_battle", "battle_only"),
        at_phone=("crowded",),
        starts=("battle", "map"),
        dialogs=("between", "crowded"),
        axe_dialogs=("crowded",),
    ),
    "dunhuang": Game(
        states=dunhuang_states.STATES,
        seats=(4, 2, 3),
        at_table=("market", "crowded"),
        at_phone=("final",),
        starts=("bank", "stalls"),
        dialogs=("set_up", "swapping", "claimed", "market", "crowded", "final"),
        axe_dialogs=("swapping", "market", "final", "set_up"),
    ),
}


def tried(*values: object, quick: bool = False) -> object:
    return pytest.param(*values, marks=() if quick else pytest.mark.slow)


def at_tables() -> Iterator[object]:
    """The most seats in each language, fewer in the hardest alone."""
    for key, game in GAMES.items():
        for state, seats, language in product(game.states, game.seats, LANGUAGES):
            most, hard = seats == game.seats[0], language == HARDEST
            if most or hard:
                quick = most and hard and state in game.at_table
                yield tried(key, state, seats, language, quick=quick)


@pytest.mark.parametrize(("key", "state", "seats", "language"), list(at_tables()))
def test_nothing_runs_over_on_the_table_screen(
    server: Server, table: Screen, key: str, state: str, seats: int, language: str
) -> None:
    sitting = GAMES[key].states[state](server, language, seats)
    fits_at_each_size(table(sitting, TABLES[0], language))


@pytest.mark.parametrize(
    ("key", "state", "language"),
    [
        tried(key, state, language, quick=state in game.at_phone and language == HARDEST)
        for key, game in GAMES.items()
        for state in game.states
        for language in LANGUAGES
    ],
)
def test_nothing_runs_over_on_a_phone(
    server: Server, phone: Screen, key: str, state: str, language: str
) -> None:
    sitting = GAMES[key].states[state](server, language, GAMES[key].people)
    for seat in (0, 1):
        assert faults(phone(sitting, seat, language), 48) == [], seat


@pytest.mark.parametrize("place", ["table", "phone"])
@pytest.mark.parametrize(
    ("key", "state", "language"),
    [
        tried(key, state, language, quick=state in game.quick_dialogs)
        for key, game in GAMES.items()
        for state in game.dialogs
        for language in game.dialogs_in
    ],
)
def test_nothing_runs_over_in_a_dialog(
    server: Server, table: Screen, phone: Screen, key: str, state: str, place: str, language: str
) -> None:
    sitting = GAMES[key].states[state](server, language, GAMES[key].people)
    at_table = place == "table"
    page = table(sitting, "tablet", language) if at_table else phone(sitting, 1, language)
    for dialog in every_dialog(page):
        assert faults(page, 56 if at_table else 48) == [], dialog


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "state"), [(key, state) for key, game in GAMES.items() for state in game.states]
)
def test_axe_finds_nothing(
    server: Server, table: Screen, phone: Screen, key: str, state: str
) -> None:
    sitting = GAMES[key].states[state](server, "en", GAMES[key].people)
    assert axe(table(sitting)) == []
    assert axe(phone(sitting, 0)) == []
    assert axe(phone(sitting, 1)) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "state"), [(key, state) for key, game in GAMES.items() for state in game.axe_dialogs]
)
def test_axe_finds_nothing_in_a_dialog(server: Server, table: Screen, key: str, state: str) -> None:
    page = table(GAMES[key].states[state](server, "en", GAMES[key].people))
    for dialog in every_dialog(page):
        assert axe(page) == [], dialog


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "start"), [(key, start) for key, game in GAMES.items() for start in game.starts]
)
def test_a_quick_start_fits(server: Server, new_page: NewPage, key: str, start: str) -> None:
    page = new_page("tablet")
    page.goto(f"{server.url}/new/{key}?start={start}")
    for unfolded in (False, True):
        if unfolded:
            page.evaluate(UNFOLD)
        assert axe(page) == []
        assert faults(page, 48) == []
    page.locator(".start .button").tap()
    expect(page.locator("#screen.table")).to_be_visible()
