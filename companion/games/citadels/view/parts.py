"""What views are made of: a thing that may be done, or why not."""

from __future__ import annotations

import msgspec

from companion.engine.message import Message
from companion.engine.refusal import GameError

from ..actions import Action
from ..model import State
from ..remarks import doubts
from ..rules import apply

Struct = msgspec.Struct


class Choice(Struct, frozen=True):
    """Something that may be done now, or may not, and then why not.

    The rules themselves are asked: what they would refuse is offered with their reason.
    """

    label: Message
    action: Action | None
    """None where it may not be done"""
    why: Message | None = None
    """why not; where there is an action all the same, our notes alone are against it"""
    rule: str | None = None
    seat: int | None = None
    """what it is aimed at, for drawing"""
    rank: int | None = None
    district: str | None = None
    beautified: bool = False
    price: int | None = None
    """gold that it costs"""

    @property
    def likely(self) -> bool:
        """Nothing is against it."""
        return self.action is not None and self.why is None


def choice(
    state: State,
    seat: int | None,
    label: Message,
    action: Action,
    *,
    whom: int | None = None,
    rank: int | None = None,
    district: str | None = None,
    beautified: bool = False,
    price: int | None = None,
) -> Choice:
    """The action as it would be accepted from this seat, with what our notes say against it; or
    the reason why it would not.
    """
    why = rule = None
    allowed: Action | None = action
    try:
        after = apply(state, seat, action)
    except GameError as refusal:
        allowed, why, rule = None, refusal.message, refusal.rule
    else:
        why = next(doubts(state, after, action), None)
    return Choice(label, allowed, why, rule, whom, rank, district, beautified, price)
