"""The games, by their key."""

from collections.abc import Mapping

from companion.engine.game import Game, select_played

from .citadels import GAME as CITADELS
from .condottiere import GAME as CONDOTTIERE
from .dunhuang import GAME as DUNHUANG
from .sheriff import GAME as SHERIFF

EVERY: tuple[Game, ...] = (SHERIFF, CITADELS, CONDOTTIERE, DUNHUANG)
GAMES: Mapping[str, Game] = {game.key: game for game in EVERY}
PLAYED = select_played(GAMES)
"""those of which sittings can be opened"""
