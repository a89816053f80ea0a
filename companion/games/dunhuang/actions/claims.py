"""Claims: whether a token that shows 商 changes hands when somebody draws level with its holder."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from companion.engine.action import GameAction
from companion.engine.authority import Authority
from companion.engine.game import World
from companion.engine.message import Message, SeatName
from companion.engine.moves import Move, move
from companion.engine.refusal import RuleError, SettledError, catch_refusal

from ..goods import name_good
from ..model import Claim, Guard, State, Token
from ..rules import bank, stalls
from ..tables import MONK_PRICE
from .abstract import Seats, remark_short_of_coins


def _decider(state: State, seat: int, action: Any) -> Seats:
    """[R dh.char.priest.protect] [R dh.char.monk.pay] Return the seat that
    decides about the claim.
    """
    claims = (each for each in state.open_claims if each.id == action.claim)
    return next(((state.decider(each),) for each in claims), None)


DECIDER: Authority[State] = Authority("decider", _decider)


class SettleClaim(GameAction[State, int | None], frozen=True, tag="settle_claim"):
    """Somebody decides whether a token that shows 商 changes hands on a tie.

    With the priest its holder decides, with the monk the one who would have to pay.
    """

    may = DECIDER
    refers = ("claim",)

    claim: int
    taken: bool

    def find_claim(self, state: State) -> Claim:
        claim = next((each for each in state.claims if each.id == self.claim), None)
        if claim is None:
            raise SettledError("dunhuang-claim-settled", path="action.claim")
        return claim

    def decide(self, state: State, seat: int | None, world: World) -> SettleClaim:
        """Refuse a decision that comes after its turn."""
        if all(claim.id != self.claim for claim in state.open_claims):
            raise SettledError("dunhuang-claim-settled", path="action.claim")
        return self

    def apply(self, state: State, seat: int | None) -> State:
        """[R dh.char.priest.protect] The holder keeps the token by turning it back to its number,
        or lets it go.

        [R dh.char.monk.pay] [R dh.char.monk.unpaid] The other takes it for two coins, or leaves it;
        then it goes on showing 商 [R dh.ruling.monk_unpaid_stays_turned].
        """
        claim = self.find_claim(state)
        if claim.lapsed:
            return self._apply_late(state, claim)
        same = tuple(each for each in state.open_claims if each.good == claim.good)
        if same[0] != claim:
            who = SeatName(state.decider(same[0]))
            raise RuleError("dunhuang-earlier-claim", path="action.claim", who=who)
        state = stalls.without_claims(state, claim.good)
        if self.taken:
            if state.guard is Guard.MONK:
                rule, path = "dh.char.monk.unpaid", "action.taken"
                bank.need_coins(state, claim.taker, MONK_PRICE, rule, path)
                state = bank.pay(state, claim.taker, claim.holder, MONK_PRICE)
            state = stalls.hand_over(state, claim.good, claim.taker)
        elif state.guard is Guard.PRIEST:
            state = state.with_token(claim.good, Token(claim.holder))
        for later in same[1:]:
            state = stalls.take(state, later.taker, claim.good)
        return state

    def _apply_late(self, state: State, claim: Claim) -> State:
        """Apply a decision from a later turn, as old logs have it."""
        state = replace(state, claims=tuple(each for each in state.claims if each != claim))
        token = state.token(claim.good)
        if state.guard is Guard.PRIEST and not self.taken and token == Token(claim.taker):
            return state.with_token(claim.good, Token(claim.holder))
        if state.guard is Guard.MONK and self.taken and token == Token(claim.holder, turned=True):
            state = bank.pay(state, claim.taker, claim.holder, MONK_PRICE)
            return stalls.hand_over(state, claim.good, claim.taker)
        return state

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        for claim in state.open_claims:
            if seat not in (None, state.decider(claim)):
                continue
            for taken, key in ((True, "taken"), (False, "kept")):
                action = cls(claim.id, taken)
                label = Message(f"dunhuang-claim-{state.guard}-{key}", n=MONK_PRICE)
                refused = catch_refusal(action.apply, state, seat)
                yield move("claim", action, seat, label, refused=refused)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        claim, end = self.find_claim(before), "taken" if self.taken else "kept"
        names = {"taker": SeatName(claim.taker), "holder": SeatName(claim.holder)}
        key, token = f"dunhuang-log-{before.guard}-{end}", name_good(claim.good)
        return Message(key, token=token, n=MONK_PRICE, **names)

    def remarks(self, before: State, after: State, seat: int | None) -> Iterator[Message]:
        if self.taken and before.guard is Guard.MONK:
            yield from remark_short_of_coins(before, self.find_claim(before).taker, MONK_PRICE)
