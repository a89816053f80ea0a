"""A table to play at: the rules alone, a clock turned by hand, luck that is known beforehand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from companion.engine.message import Message
from companion.games.sheriff import GAME
from companion.games.sheriff import actions as act
from companion.games.sheriff.model import Phase, Stand, State
from companion.games.sheriff.options import Tool
from companion.games.sheriff.terms import Promise, PromiseKind, Terms
from companion.games.sheriff.view.goods import GoodCount
from tests.games.table import Falls, TableOf, no_of

EVERYTHING = tuple(Tool)
NOTHING = Terms()

both = pytest.mark.parametrize("edition", ["first", "second"])
"""The two editions share the rule."""


no = no_of("sheriff")


class Table(TableOf):
    game = GAME
    dice: Falls
    state: State

    def __init__(
        self,
        edition: str = "second",
        players: int = 4,
        tools: tuple[Tool, ...] = EVERYTHING,
        **options: object,
    ) -> None:
        super().__init__(players, {"edition": edition, "tools": tools, **options})
        self.dice = Falls()

    # -- Playing ---------------------------------------------------------------------------

    def remarked(self) -> tuple[Message, ...]:
        """What the notes say against what was done last, for everybody to read."""
        assert all(remark.seat is None for remark in self.remarks)
        return tuple(dict(remark.words.args)["words"] for remark in self.remarks)  # type: ignore[misc]

    def begin(self, sheriff: int = 0) -> Table:
        return self.act(None, act.Begin(sheriff=sheriff))

    def to(self, phase: str) -> Table:
        return self.act(None, act.Advance(self.round, self.state.phase, Phase(phase)))

    def inspection(self, sheriff: int = 0) -> Table:
        """The first round has come to its inspection."""
        return self.begin(sheriff).to("inspect")

    def next_round(self) -> Table:
        return self.to("market")

    def last_round(self) -> Table:
        while not self.state.last_round:
            self.next_round()
        return self

    def declare(self, merchant: int, good: str, count: int) -> Table:
        return self.act(merchant, act.Declare(self.round, good, count))

    def offer(self, seat: int, partner: int, gives: Terms = NOTHING, wants: Terms = NOTHING) -> int:
        """The number of the deal that is offered."""
        self.act(seat, act.Offer(self.round, partner, gives, wants))
        return self.state.deals[-1].id

    def agree(self, seat: int, partner: int, gives: Terms = NOTHING, wants: Terms = NOTHING) -> int:
        """A deal that the partner agrees to at once."""
        deal = self.offer(seat, partner, gives, wants)
        self.act(partner, act.Answer(deal, accept=True))
        return deal

    def bribe(self, merchant: int, gold: int = 0, **goods: Mapping[str, int]) -> int:
        """Gold, goods of the `stand` or of the `bag`, for one's own bag; the sheriff agrees."""
        terms = Terms(gold, dict(goods.get("stand", {})), dict(goods.get("bag", {})))
        return self.agree(merchant, self.state.sheriff, terms, passing(merchant))

    def hand_back(self, *merchants: int) -> Table:
        for merchant in merchants:
            self.act(self.state.sheriff, act.PassBag(self.round, merchant))
        return self

    def open(self, merchant: int, good: str, **bag: int) -> Table:
        return self.act(self.state.sheriff, act.OpenBag(self.round, merchant, good, bag))

    def unpack(self, merchant: int, unknown: int = 0, **goods: int) -> Table:
        return self.act(merchant, act.Unpack(self.round, goods, unknown))

    def bring_in(self, merchant: int, **goods: int) -> Table:
        """The bag passes for nothing and is unpacked."""
        return self.hand_back(merchant).unpack(merchant, **goods)

    def count(self, *golds: int, **goods: Mapping[str, int]) -> Table:
        """Everybody enters their gold, and `s0={…}` the goods of seat 0."""
        for seat, gold in enumerate(golds):
            self.act(seat, act.EnterFinal(gold, dict(goods.get(f"s{seat}", {}))))
        return self

    def finish(self) -> Table:
        return self.act(None, act.Finish())

    # -- Looking ---------------------------------------------------------------------------

    @property
    def round(self) -> int:
        return self.state.round

    @property
    def book(self) -> str:
        return self.options.book

    @property
    def gold(self) -> tuple[int, ...]:
        return self.state.gold

    def stand(self, seat: int) -> Stand:
        return self.state.stands[seat]

    def may_trade(self, seat: int) -> bool:
        """Whether this merchant is asked now, by what everybody can see."""
        return self.move("trade", seat, "now") is not None

    def bag(self, merchant: int) -> Any:
        return next(bag for bag in self.view().bags if bag.merchant == merchant)

    def deal(self, id: int, viewer: int | None = None) -> Any:
        return next(deal for deal in self.view(viewer).deals if deal.id == id)


def goods(counts: Sequence[GoodCount]) -> dict[str, int]:
    """`{"apple": 2}` from what a view shows."""
    return {each.good: each.n for each in counts}


def passing(*bags: int) -> Terms:
    return Terms(promises=tuple(Promise(PromiseKind.PASS, bag) for bag in bags))


def opening(*bags: int) -> Terms:
    return Terms(promises=tuple(Promise(PromiseKind.INSPECT, bag) for bag in bags))


def gold(amount: int) -> Terms:
    return Terms(gold=amount)
