"""Purses and the bank. All money always adds up: what one has more, another has less."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, Literal, TypeVar

from .message import Arg, Message, SeatName
from .refusal import RuleError
from .state import GameOptions, GameState

Purse = Literal["app", "coins"]


class PurseOptions(GameOptions, frozen=True, forbid_unknown_fields=True):
    """Of a game with money."""

    purse: Purse = "app"
    """`app`: the companion is the only purse and enforces; `coins`: coins lie on the table and
    the companion advises"""


def describe_correction(key: str, n: int, had: int, **more: Arg) -> Message:
    """An amount that was corrected, in words. A mend may come to what stood there anyway: then
    there is no "not 50" behind "50 gold".
    """
    if n == had:
        return Message(f"{key}-same", n=n, **more)
    return Message(key, n=n, had=had, **more)


State = TypeVar("State", bound=GameState[Any, Any])
Own = TypeVar("Own")
"""purses of the game's own, beside those of the seats"""


@dataclass(frozen=True, slots=True)
class Bank(Generic[State, Own]):
    """How a game books its money. A purse is a seat's, one of the game's own, or the bank: None."""

    tool: StrEnum
    """what keeps it"""
    has: Callable[[State, int | Own], int]
    """what is in a purse"""
    book: Callable[[State, int | Own | None, int], State]
    """more in a purse, or less"""

    def move(
        self, state: State, payer: int | Own | None, payee: int | Own | None, amount: int
    ) -> State:
        """Moves money.

        With coins on the table a payer who has less here than was really paid had more than was
        written down: the difference is booked from the bank.
        """
        short = 0 if payer is None else amount - self.has(state, payer)
        if short > 0:
            state = self.book(self.book(state, None, -short), payer, short)
        return self.book(self.book(state, payer, -amount), payee, amount)

    def too_poor(self, state: State, payer: int, amount: int) -> bool:
        """Where the app is the only purse nobody pays what they do not have."""
        enforced = state.options.purse == "app" and state.has(self.tool)
        return enforced and self.has(state, payer) < amount

    def need(self, state: State, payer: int, amount: int, rule: str, path: str = "action") -> None:
        if self.too_poor(state, payer, amount):
            raise RuleError(
                f"{state.options.game}-too-poor",
                rule=rule,
                path=path,
                who=SeatName(payer),
                need=amount,
                have=self.has(state, payer),
            )
