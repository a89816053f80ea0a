"""What followed from an action by the rules, in words: tokens that changed
hands, claims, the end.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.action import AnyAction
from companion.engine.message import Message, SeatName

from .actions import CorrectToken, CorrectTurn, Count, SettleClaim, SwitchTool
from .actions.fields import owner_name
from .goods import name_good
from .model import Guard, Phase, State


def consequences(before: State, after: State, action: AnyAction) -> Iterator[Message]:
    if isinstance(action, CorrectToken | SwitchTool):  # which say themselves where tokens are
        return
    yield from _let_go(before, after)
    yield from _tokens(before, after, action)
    yield from _claims(before, after, action)
    put_right = isinstance(action, CorrectTurn)  # which says that itself
    if after.last_turns and not before.last_turns and not put_right:
        yield Message("dunhuang-log-last-turns")
    ended = after.phase is Phase.FINAL and before.phase in (Phase.PLAY, Phase.FREE)
    if ended and not isinstance(action, Count):
        yield Message("dunhuang-log-final")


def _let_go(before: State, after: State) -> Iterator[Message]:
    """[R dh.char.priest.protect] Yield who has not turned a token back by the end of the turn."""
    lapsed = {claim.id for claim in after.claims if claim.lapsed}
    for claim in before.open_claims:
        if claim.id in lapsed and after.guard is Guard.PRIEST:
            who, token = SeatName(claim.holder), name_good(claim.good)
            yield Message("dunhuang-log-undefended", who=who, token=token)


def _tokens(before: State, after: State, action: AnyAction) -> Iterator[Message]:
    """[R dh.ruling.swap_order] Yield tokens that went back to the market, then those that were
    taken.
    """
    was = {good: before.token(good).holder for good in after.goods}
    if isinstance(action, SettleClaim) and action.taken:
        claim = action.find_claim(before)
        was[claim.good] = claim.taker  # that is told already
    now = {
        good: after.token(good).holder
        for good in after.goods
        if after.token(good).holder != was[good]
    }
    for good, holder in now.items():
        owner = was[good]
        if holder is None and owner is not None:
            yield Message("dunhuang-log-token-back", who=SeatName(owner), token=name_good(good))
    for good, holder in now.items():
        if holder is not None:
            origin, who = owner_name(was[good]), SeatName(holder)
            yield Message("dunhuang-log-token", who=who, token=name_good(good), origin=origin)


def _claims(before: State, after: State, action: AnyAction) -> Iterator[Message]:
    """Yield new claims, and those of somebody who went on without paying."""
    known = {claim.id for claim in before.claims}
    left = {claim.id for claim in after.open_claims}
    for claim in after.open_claims:
        if claim.id not in known:
            names = {"taker": SeatName(claim.taker), "holder": SeatName(claim.holder)}
            yield Message("dunhuang-log-claim", token=name_good(claim.good), **names)
    for claim in before.open_claims:
        lapsed = claim.id not in left and before.token(claim.good) == after.token(claim.good)
        if lapsed and before.guard is Guard.MONK and not isinstance(action, SettleClaim):
            yield Message(
                "dunhuang-log-unpaid", who=SeatName(claim.taker), token=name_good(claim.good)
            )
