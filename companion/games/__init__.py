"""The games, by their key. Adding one is adding a line."""

from collections.abc import Mapping
from typing import Any

from companion.engine.game import Game

from .condottiere import GAME as CONDOTTIERE
from .sheriff import GAME as SHERIFF

GAMES: Mapping[str, Game[Any, Any, Any]] = {
    SHERIFF.key: SHERIFF,
    CONDOTTIERE.key: CONDOTTIERE,
}
