"""Purses and the bank. Money is only ever moved, so the sum always stays the same."""

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
    """Options of a game with money."""

    purse: Purse = "app"
    """`app`: the companion is the only purse and enforces payments; `coins`: coins lie on the table
    and the companion advises
    """


def describe_correction(key: str, n: int, had: int, **more: Arg) -> Message:
    """Return the words for a corrected amount.

    After a mend the corrected amount may be the one that stood there anyway; then "not 50" is left
    out.
    """
    if n == had:
        return Message(f"{key}-same", n=n, **more)
    return Message(key, n=n, had=had, **more)


State = TypeVar("State", bound=GameState[Any, Any])
Own = TypeVar("Own")
"""the game's own purses, beside those of the seats"""


@dataclass(frozen=True, slots=True)
class Bank(Generic[State, Own]):
    """How a game books its money. A purse is a seat's, one of the game's own, or the bank: None."""

    tool: StrEnum
    """the tool that keeps the money"""
    has: Callable[[State, int | Own], int]
    """state, purse → what is in it"""
    book: Callable[[State, int | Own | None, int], State]
    """state, purse, amount → the state with so much more (or less) in it"""

    def move(
        self, state: State, payer: int | Own | None, payee: int | Own | None, amount: int
    ) -> State:
        """Return the state after money has moved.

        With coins on the table, a payer who has less in our notes than was paid really had more:
        the difference is booked from the bank.
        """
        short = 0 if payer is None else amount - self.has(state, payer)
        if short > 0:
            state = self.book(self.book(state, None, -short), payer, short)
        return self.book(self.book(state, payer, -amount), payee, amount)

    def too_poor(self, state: State, payer: int, amount: int) -> bool:
        """Return whether the app is the only purse and the payer does not have the amount."""
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
