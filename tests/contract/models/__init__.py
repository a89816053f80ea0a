"""Second opinions: little models of the games, made without the rules' own code.

A model hears what was done, as JSON, and says what everybody should see then. It carries tables of
its own and imports nothing of the game it watches.
"""

from collections.abc import Mapping
from typing import Any, Protocol


class Model(Protocol):
    """What must be seen after what was done, corrections included."""

    def __init__(self, options: Mapping[str, Any], seats: int) -> None: ...

    def did(self, seat: int | None, action: Mapping[str, Any]) -> None:
        """Something was done, as the log has it."""

    def check(self, view: Mapping[str, Any], own: Mapping[int, Mapping[str, Any]]) -> None:
        """Asserts that the table's view and those of the seats say what they should."""


# A model may also have `suggestions(random)`: documents of actions that the table might send at
# this moment, such as whole cities, which chance alone would hardly hit upon.
