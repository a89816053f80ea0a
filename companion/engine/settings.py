"""Tools and options that a table may change while it plays."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import Any, TypeVar

import msgspec

from .refusal import SettledError
from .state import GameState

State = TypeVar("State", bound=GameState[Any, Any])


def switch_tool(state: State, tool: StrEnum, on: bool) -> State:
    """Return the state with this tool on or off; the order of tools stays."""
    if state.has(tool) == on:
        raise SettledError(f"{state.options.game}-tool-already", path="action.on")
    tools = tuple(one for one in type(tool) if (on if one is tool else state.has(one)))
    return replace(state, options=msgspec.structs.replace(state.options, tools=tools))


def change_options(state: State, action: msgspec.Struct) -> State:
    """Return the state with the options that `action` names; None leaves an option as it is."""
    names = set(state.options.__struct_fields__) & set(action.__struct_fields__)
    given = {name: getattr(action, name) for name in names}
    changes = {name: value for name, value in given.items() if value is not None}
    return replace(state, options=msgspec.structs.replace(state.options, **changes))
