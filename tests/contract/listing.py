"""What may be done at a table of tests, by the moves of its game alone."""

from __future__ import annotations

from typing import Any, Self

from companion.engine.game import PlayedGame
from companion.engine.moves import Group, Move, MoveList, filled

from .chance import action


class Listing:
    """A table at which people do what is listed."""

    game: PlayedGame[Any, Any, Any]
    state: Any

    def act(self, seat: int | None, *actions: Any) -> Self:
        raise NotImplementedError

    def moves(self, seat: int | None, viewer: int | None = None) -> tuple[Move, ...]:
        """What may be done for the seat, as the viewer reads it (None: the table)."""
        return self.game.moves(self.state, seat, viewer)

    def move(
        self, slot: str, seat: int | None, group: Group | None = None, /, **known: object
    ) -> Any:
        """A `Move` that the seat's own phone (None: the table) lists there; None without one."""
        return MoveList(lambda one: self.moves(one, seat)).one(slot, seat, group, **known)

    def do(self, slot: str, seat: int | None, /, **values: object) -> Self:
        """The seat does on its phone (None: the table) what is listed there."""
        move = self.move(slot, seat)
        assert move is not None
        assert move.open
        return self.act(seat, action(self.game, filled(move, values)))
