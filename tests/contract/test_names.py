"""What the kernel and the house take from a game by a name, the game has by that name."""

from dataclasses import fields
from enum import StrEnum
from importlib import import_module
from itertools import product
from typing import Any, get_args, get_type_hints

import pytest

from companion.engine.game import PlayedGame
from companion.engine.state import OVER, GameState
from companion.games import GAMES, PLAYED
from companion.text import LANGUAGES, keys

every_game = pytest.mark.parametrize("key", GAMES)
every_played = pytest.mark.parametrize("key", PLAYED)

REFUSALS = ("tool-already", "other-phase", "over")
MONEY = ("too-poor", "pay-oneself")


def phases(game: PlayedGame[Any, Any, Any]) -> type[StrEnum]:
    state = game.setup(game.options(), game.seats[0])
    assert isinstance(state, GameState)
    kind: type[StrEnum] = type(state.phase)
    return kind


def ids(key: str) -> set[str]:
    """The messages that are made from the game's key."""
    game = PLAYED[key]
    tools, _ = get_args(get_type_hints(game.options)["tools"])
    wanted = {"name", "step-box", *REFUSALS}
    wanted |= {f"phase-{one.value.replace('_', '-')}" for one in phases(game)}
    wanted |= {f"{made}-{tool.value}" for tool in tools for made in ("tool-off", "tool")}
    if "purse" in game.options.__struct_fields__:
        wanted |= {*MONEY}
    if "entered" in {one.name for one in fields(game.setup(game.options(), game.seats[0]))}:
        wanted |= {"not-all-entered"}
    return {f"{key}-{one}" for one in wanted}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_made_from_the_key_is_there(key, language):
    every = {f"{key}-name"} | (ids(key) if key in PLAYED else set())
    assert every <= keys(language)


@every_game
def test_a_game_goes_by_one_key(key):
    assert GAMES[key].key == GAMES[key].rulebook.game == key


@every_played
def test_options_and_views_name_their_game_and_its_seats(key):
    game = PLAYED[key]
    assert game.options.game == key
    for seats, viewer in product(game.player_counts, (None, 0)):
        view = game.view(game.setup(game.options(), seats), viewer)
        assert (view.game, view.viewer, len(view.seats)) == (key, viewer, seats)


@every_played
def test_a_game_ends_in_the_phase_that_the_kernel_knows(key):
    assert OVER in {one.value for one in phases(PLAYED[key])}


@every_played
def test_as_many_may_sit_down_as_the_game_says(key):
    game = PLAYED[key]
    for seats in range(12):
        refused = any(one.path == "seats" for one in game.check_options(game.options(), seats))
        assert refused == (seats not in game.player_counts)


@every_played
def test_the_variants_of_its_sheets_are_options_that_are_on_or_off(key):
    game = PLAYED[key]
    for sheet in game.sheets:
        for edition in sheet.editions:
            for variant in edition.variants:
                assert getattr(game.options(), variant) in (True, False)
        assert game.options().edition in {edition.key for edition in sheet.editions}


@every_game
def test_a_game_hands_its_sheets_and_papers_to_the_house(key):
    sheets = import_module(f"companion.games.{key}.sheets")
    assert GAMES[key].sheets is sheets.SHEETS
    assert getattr(GAMES[key], "papers", None) is getattr(sheets, "PAPERS", None)
