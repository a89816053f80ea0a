"""Which tools are on in a new set-up: what the host chose for the house, else the game's own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from companion.engine.game import PlayedGame
from companion.engine.refusal import GameError
from companion.engine.state import GameOptions

from .services import history


class UnknownToolError(GameError):
    """The game has no such tool (422)."""

    def __init__(self, tool: str) -> None:
        super().__init__("history-no-such-tool", tool=tool[:40])


def read_tools(game: PlayedGame[Any, Any, Any]) -> str:
    """A list as JSON, as it is kept; empty where the game's own are left as they come, or where
    another version of the game had others.
    """
    kept = history().setting(_name(game))
    tools = msgspec.json.decode(kept) if kept else ()
    return kept if all(_is_one(game, tool) for tool in tools) else ""


def defaults(game: PlayedGame[Any, Any, Any], chosen: str) -> GameOptions:
    """The options with which a set-up begins here."""
    with_tools = {"tools": msgspec.json.decode(chosen)} if chosen else {}
    options: GameOptions = msgspec.convert(with_tools, game.options)
    return options


def choose(game: PlayedGame[Any, Any, Any], tools: Iterable[str]) -> None:
    """From now on, on every device. Raises UnknownToolError, and then nothing has changed."""
    wished = tuple(dict.fromkeys(tools))
    for tool in wished:
        if not _is_one(game, tool):
            raise UnknownToolError(tool)
    usual = set(wished) == set(game.options().tools)
    history().set_setting(_name(game), "" if usual else msgspec.json.encode(wished).decode())


def _name(game: PlayedGame[Any, Any, Any]) -> str:
    return f"tools:{game.key}"


def _is_one(game: PlayedGame[Any, Any, Any], tool: str) -> bool:
    try:
        msgspec.convert({"tools": [tool]}, game.options)
    except msgspec.ValidationError:
        return False
    return True
