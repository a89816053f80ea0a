"""Why the house says no. What the rules say no to is in `companion.engine.refusal`."""

from __future__ import annotations

from dataclasses import dataclass

from companion.engine.message import Message, SeatName
from companion.engine.refusal import GameError


class NotFoundError(GameError):
    """There is no such thing here (404)."""


class NoSuchGameError(NotFoundError):
    def __init__(self, game: str) -> None:
        super().__init__("house-no-such-game", game=game)


class NoSuchSittingError(NotFoundError):
    def __init__(self, code: str) -> None:
        super().__init__("house-no-such-sitting", code=code)


class NoSuchSeatError(NotFoundError):
    def __init__(self, seat: int, *, seats: int) -> None:
        super().__init__("house-no-such-seat", path="seat", seat=seat, seats=seats)


class DeadTokenError(GameError):
    """The token is unknown here, or somebody else has that place now (401)."""

    def __init__(self) -> None:
        super().__init__("house-dead-token")


class ForbiddenError(GameError):
    """The token does not authorise this (403)."""


class ConflictError(GameError):
    """It was possible once, or for somebody else (409)."""


class SeatTakenError(ConflictError):
    def __init__(self, seat: int) -> None:
        super().__init__("house-seat-taken", path="seat", who=SeatName(seat))


@dataclass(frozen=True, slots=True)
class Blocker:
    """An entry that would not be possible any more."""

    entry: int
    words: Message
    why: Message


class BlockedError(ConflictError):
    """A mend that would leave no room for something done later."""

    def __init__(self, blockers: tuple[Blocker, ...]) -> None:
        super().__init__("house-mend-blocked", path="entry", n=len(blockers))
        self.blocked_by = blockers


class UnfoldableError(ConflictError):
    """The rules of today do not follow the log of this sitting; see `Queries.log`."""

    def __init__(self, code: str, game: str, created_at: int, *, older: bool) -> None:
        """`older`: it was played by older rules. Otherwise it is a bug in those of today."""
        key = "house-sitting-too-old" if older else "house-sitting-unfoldable"
        super().__init__(key, code=code)
        self.code = code
        self.game = game
        self.created_at = created_at
