"""Stalls and majority tokens of Merchants of Dunhuang, as they lie on a table."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass
class Token:
    holder: int | None = None
    turned: bool = False


@dataclass
class Claim:
    """Somebody drew level with the holder of a turned token."""

    good: int
    taker: int
    holder: int | None


class Tokens:
    def __init__(self, seats: int, goods: range) -> None:
        self.stalls = [Counter[int]() for _ in range(seats)]
        self.of = {good: Token() for good in goods}
        self.claims: list[Claim] = []

    def most(self, good: int) -> int:
        return max(stall[good] for stall in self.stalls)

    def place(self, seat: int, good: int) -> None:
        self.stalls[seat][good] += 1
        self.claim(seat, good)

    def claim(self, seat: int, good: int) -> None:
        """A tie is enough, but where the token is turned: then it is asked."""
        own, token = self.stalls[seat][good], self.of[good]
        if token.holder == seat or own < self.most(good):
            return
        if token.turned and token.holder is not None and own == self.stalls[token.holder][good]:
            self.claims.append(Claim(good, seat, token.holder))
        else:
            self.give(good, seat)

    def give(self, good: int, seat: int | None) -> None:
        """Number up; who wanted it before wants it no more."""
        self.of[good] = Token(seat)
        self.claims = [claim for claim in self.claims if claim.good != good]

    def remove(self, seat: int, good: int) -> None:
        self.stalls[seat][good] = max(0, self.stalls[seat][good] - 1)
        if self.of[good].holder == seat and self.most(good) > self.stalls[seat][good]:
            self.give(good, None)
        self.look_again(good)

    def swap(self, seat: int, out: int, into: int) -> None:
        """First both cards, then both tokens."""
        if out != into:
            self.stalls[seat][into] += 1
            self.remove(seat, out)
            self.claim(seat, into)

    def look_again(self, good: int) -> None:
        """Whoever claims a token has as many as anybody, and takes it with more than its holder."""
        for claim in [each for each in self.claims if each.good == good]:
            own = self.stalls[claim.taker][good]
            if own < self.most(good):
                self.claims.remove(claim)
            elif claim.holder is not None and own > self.stalls[claim.holder][good]:
                self.give(good, claim.taker)
                return

    def correct_stall(self, seat: int, goods: Mapping[int, int]) -> None:
        self.stalls[seat] = Counter(goods)
        for good in self.of:
            self.look_again(good)

    def settle(self, claim: Claim, guard: str, taken: bool) -> None:
        later = [each for each in self.claims if each.good == claim.good and each != claim]
        turned = guard == "monk" and not taken
        self.give(claim.good, claim.taker if taken else claim.holder)
        self.of[claim.good].turned = turned
        for other in later:
            self.claim(other.taker, claim.good)

    def lapse(self, guard: str | None, seat: int | None = None) -> None:
        """Nobody said anything about it: the monk's coins are not paid, the priest's token is not
        turned back. `seat`: it went on alone, and its turn is not over.
        """
        if guard != "priest":
            self.claims = [one for one in self.claims if seat not in (None, one.taker)]
        elif seat is None:
            for claim in list(self.claims):
                self.claims = [one for one in self.claims if one is not claim]
                if self.of[claim.good].turned:
                    self.give(claim.good, claim.taker)
                else:
                    self.claim(claim.taker, claim.good)

    def check(self, view: Mapping[str, Any], guard: str | None) -> None:
        for seat, stall in zip(view["seats"], self.stalls, strict=True):
            assert {each["good"]: each["n"] for each in seat["stall"]} == +stall
        shown = {
            each["good"]: (each["token"]["holder"], each["token"]["guard"])
            for each in view["goods"]
        }
        assert shown == {
            good: (token.holder, guard if token.turned else None) for good, token in self.of.items()
        }
        claims = [(each["good"], each["taker"], each["holder"]) for each in view["claims"]]
        assert claims == [(each.good, each.taker, each.holder) for each in self.claims]
