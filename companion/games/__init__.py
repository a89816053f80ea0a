"""The games, by their key. Adding one is adding a line."""

from collections.abc import Mapping
from typing import Any

from companion.engine.game import Game

from .citadels import GAME as CITADELS
from .condottiere import GAME as CONDOTTIERE
from .dunhuang import GAME as DUNHUANG
from .sheriff import GAME as SHERIFF

GAMES: Mapping[str, Game[Any, Any, Any]] = {
    SHERIFF.key: SHERIFF,
    CITADELS.key: CITADELS,
    CONDOTTIERE.key: CONDOTTIERE,
    DUNHUANG.key: DUNHUANG,
}
