"""Refusals are values with a reason. A refusal is a GameError; any other exception is a bug."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ParamSpec

from .message import Arg, Message

Asked = ParamSpec("Asked")


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a document: its path, a code, and a sentence."""

    path: str
    """`players[0].goods.apple`; empty for the whole document"""
    code: str
    """a stable word for programs: `negative`, `too_many`, `unknown_seat`"""
    message: Message


class GameError(Exception):
    """A refusal: a message, the rule that refuses (or None), and the faults it consists of."""

    def __init__(
        self,
        key: str,
        /,
        *,
        rule: str | None = None,
        book: str | None = None,
        path: str = "",
        **args: Arg,
    ) -> None:
        super().__init__(key)
        self.message = Message(key, **args)
        self.rule = rule
        self.book = book
        """which edition is played, where several share the rule: how its ids begin"""
        self.path = path

    @property
    def faults(self) -> tuple[Fault, ...]:
        """All faults with their paths. A plain refusal is one fault whose code is its key."""
        return (Fault(self.path, self.message.id, self.message),)


class RuleError(GameError):
    """The rules forbid it. `rule` is the id of the rule; the arguments say what
    would be allowed.
    """


class SettledError(GameError):
    """What the action was about has been settled meanwhile. Nobody did anything wrong."""


class NotYoursError(GameError):
    """This seat may not do it; somebody else may."""


class FaultyError(GameError):
    """A well-formed document with impossible values. Carries every fault, not only the first."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        if not faults:
            raise ValueError("a faulty document needs at least one fault")
        super().__init__(faults[0].message.id, path=faults[0].path)
        self.message = faults[0].message
        self._faults = faults

    @property
    def faults(self) -> tuple[Fault, ...]:
        return self._faults


def catch_refusal(
    check: Callable[Asked, object], /, *args: Asked.args, **options: Asked.kwargs
) -> GameError | None:
    """Return the refusal that `check` raises, or None."""
    try:
        check(*args, **options)
    except GameError as refusal:
        return refusal
    return None
