"""How much one household may keep, where strangers share an installation."""

from __future__ import annotations

from dataclasses import dataclass

from companion.engine.refusal import GameError
from companion.store import COMING, HOME, NOBODY, ReadSession, Sitting, WriteSession

from .refusals import DeadTokenError

PLAY = 200
"""entries of a play of usual length; a longer one takes the room of several"""
BYTES = 100_000
"""of a play of usual length, in a file"""
OF_NOBODY = 10
"""plays whose room a single sitting of nobody's may take"""


class FullError(GameError):
    """The household keeps as much as it may."""

    def __init__(self, most: int) -> None:
        super().__init__("house-full", n=most)
        self.most = most


class TooLongError(GameError):
    """There is no room for more in a sitting that goes on."""

    def __init__(self) -> None:
        super().__init__("house-too-long")


def plays(entries: int) -> int:
    """The room that a sitting of so many entries takes."""
    return 1 + entries // PLAY


def plays_in(size: int) -> int:
    """The same for so many bytes of a file."""
    return 1 + size // BYTES


@dataclass(frozen=True, slots=True)
class Quota:
    """For households beside that of whoever serves."""

    most: int = 0
    """plays of usual length; 0: no limit"""

    def check(self, session: ReadSession, household: str, more: int = 1) -> None:
        """That so many plays may come to those that are there. Raises FullError, and
        DeadTokenError where the household was deleted meanwhile.
        """
        if household in (HOME, NOBODY):
            return
        if session.household(household) is None:
            raise DeadTokenError
        if self.most and session.room_taken(household, PLAY) + more > self.most:
            raise FullError(self.most)

    def reserve(self, session: WriteSession, household: str, more: int) -> None:
        """Nobody else takes what a file will bring, which is written to this household later.
        Raises as `check`.
        """
        self.check(session, household, more)
        if self.most:
            session.put_setting(COMING, str(more))

    def grows(self, number: int) -> bool:
        """Whether a log takes more room with its entry of this number."""
        return bool(self.most) and number % PLAY == 0

    def check_growth(self, session: ReadSession, row: Sitting, number: int) -> None:
        """That a sitting may go on. What was begun in time comes to its end: for that there is as
        much room again. Raises TooLongError.
        """
        if not self.grows(number) or row.household == HOME:
            return
        if row.household == NOBODY:
            full = plays(number) > OF_NOBODY
        else:
            full = session.room_taken(row.household, PLAY) >= 2 * self.most
        if full:
            raise TooLongError
