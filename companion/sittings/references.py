"""What later entries name by a number, when an earlier entry is put right.

Deals, debts and claims are numbered as they are made. One more or one fewer of them shifts the
numbers of all that come after it; an entry that names one of those means the same one still.
"""

from __future__ import annotations

from typing import Any

import msgspec

from companion.engine.game import PlayedGame
from companion.engine.refusal import SettledError


class References:
    """The new number of everything that was made since a mended entry."""

    def __init__(self, game: PlayedGame[Any, Any, Any]) -> None:
        self._game = game
        self._numbers: dict[int, int | None] = {}

    def follow(self, was: tuple[Any, Any], now: tuple[Any, Any] | None) -> None:
        """Learn what an entry makes now in the place of what it made: the states before and after
        it, then and now; now None: it is not in force any more.
        """
        left = [] if now is None else self._list_new(*now)
        for number, what in self._list_new(*was):
            found = next((one for one in left if one[1] == what), None)
            if found is not None:
                left.remove(found)
            self._numbers[number] = None if found is None else found[0]

    def _list_new(self, before: Any, after: Any) -> list[tuple[int, Any]]:
        there = self._game.made(before)
        return [one for one in self._game.made(after).items() if one[0] not in there]

    def resolve(self, action: msgspec.Struct) -> msgspec.Struct:
        """The action with the numbers of now. Raises SettledError where what it names is gone."""
        changed: dict[str, int] = {}
        for field in getattr(type(action), "refers", ()):
            number = getattr(action, field)
            if number not in self._numbers:
                continue
            found = self._numbers[number]
            if found is None:
                raise SettledError("house-mend-gone", path=f"action.{field}")
            changed[field] = found
        return msgspec.structs.replace(action, **changed) if changed else action
