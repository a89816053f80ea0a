"""A table to play at: the rules alone, a clock turned by hand, luck that is known beforehand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
import pytest

from companion.engine.authority import check_authority
from companion.engine.game import Remark, World
from companion.engine.message import Arg, Message, SeatName
from companion.engine.refusal import GameError, NotYoursError
from companion.engine.score import ScoreSheet
from companion.games.sheriff import GAME
from companion.games.sheriff.actions import (
    Action,
    Advance,
    Answer,
    Begin,
    Declare,
    EnterFinal,
    Finish,
    Offer,
    OpenBag,
    PassBag,
    Unpack,
)
from companion.games.sheriff.model import Phase, Stand, State
from companion.games.sheriff.options import Options, Tool
from companion.games.sheriff.terms import Promise, PromiseKind, Terms
from companion.games.sheriff.view.goods import GoodCount
from tests.contract.listing import Listing

Item = TypeVar("Item")

EVERYTHING = tuple(Tool)
MIDNIGHT = 1_000_000
NOTHING = Terms()

both = pytest.mark.parametrize("edition", ["first", "second"])
"""The two editions share the rule."""


@dataclass
class Dice:
    """Falls as it is told."""

    falls: int = 0

    def choice(self, seq: Sequence[Item]) -> Item:
        return seq[self.falls % len(seq)]

    def sample(self, population: Sequence[Item], k: int) -> list[Item]:
        return list(population)[:k]


@dataclass(frozen=True)
class No:
    """A refusal: what is said, by which rule, about what, with which numbers."""

    key: str
    rule: str | None
    path: str
    args: Mapping[str, Arg]

    @classmethod
    def of(cls, error: GameError) -> No:
        args = {} if isinstance(error, NotYoursError) else dict(error.message.args)
        return cls(error.message.id, error.rule, error.path, args)


def no(key: str, /, rule: str | None = None, path: str = "", **args: Arg) -> No:
    return No(f"sheriff-{key}", rule, path, args)


NOT_YOURS = No("fault-not-yours", None, "seat", {})
ONLY_THE_TABLE = No("house-only-the-table", None, "seat", {})
NEEDS_A_SEAT = No("fault-needs-a-seat", None, "seat", {})
"""of any game: somebody else's to do, or no one's in particular"""


class Table(Listing):
    """A sitting of the rules alone. `act` plays, `refused` expects a refusal."""

    game = GAME

    def __init__(
        self,
        edition: str = "second",
        players: int = 4,
        tools: tuple[Tool, ...] = EVERYTHING,
        **options: object,
    ) -> None:
        chosen = {"edition": edition, "tools": tools, **options}
        self.options = msgspec.convert(chosen, Options)
        assert GAME.check_options(self.options, players) == ()
        self.state: State = GAME.setup(self.options, players)
        self.now = MIDNIGHT
        self.dice = Dice()
        self.entries: list[tuple[int | None, Action]] = []
        self.remarks: tuple[Remark, ...] = ()
        """what the notes say against what was done last"""
        self._money = GAME.treasury(self.state)

    # -- Playing ---------------------------------------------------------------------------

    def act(self, seat: int | None, *actions: Action) -> Table:
        """The seat (None: the table) does one thing after the other."""
        for action in actions:
            before = self.state
            check_authority(before, seat, action)
            decided = GAME.decide(before, seat, action, World(self.now, self.dice))
            self.state = GAME.apply(before, seat, decided)
            self.entries.append((seat, decided))
            self.remarks = GAME.remarks(before, self.state, seat, decided)
            assert GAME.treasury(self.state) == self._money
        return self

    def refused(self, seat: int | None, action: Action) -> No:
        """The action is refused, and nothing has happened."""
        before = self.state, msgspec.json.encode(self.state)
        with pytest.raises(GameError) as caught:
            self.act(seat, action)
        assert (self.state, msgspec.json.encode(self.state)) == before
        return No.of(caught.value)

    def remarked(self) -> tuple[Message, ...]:
        """What the notes say against what was done last, for everybody to read."""
        assert all(remark.seat is None for remark in self.remarks)
        return tuple(dict(remark.words.args)["words"] for remark in self.remarks)  # type: ignore[misc]

    def wait(self, seconds: float) -> Table:
        """Time passes; what is due happens by itself."""
        self.now += int(seconds * 1000)
        due = GAME.deadline(self.state)
        if due is not None and due.at <= self.now:
            self.act(None, due.action)
        return self

    def begin(self, sheriff: int = 0) -> Table:
        return self.act(None, Begin(sheriff=sheriff))

    def to(self, phase: str) -> Table:
        return self.act(None, Advance(self.round, self.state.phase, Phase(phase)))

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
        return self.act(merchant, Declare(self.round, good, count))

    def offer(self, seat: int, partner: int, gives: Terms = NOTHING, wants: Terms = NOTHING) -> int:
        """The number of the deal that is offered."""
        self.act(seat, Offer(self.round, partner, gives, wants))
        return self.state.deals[-1].id

    def agree(self, seat: int, partner: int, gives: Terms = NOTHING, wants: Terms = NOTHING) -> int:
        """A deal that the partner agrees to at once."""
        deal = self.offer(seat, partner, gives, wants)
        self.act(partner, Answer(deal, accept=True))
        return deal

    def bribe(self, merchant: int, gold: int = 0, **goods: Mapping[str, int]) -> int:
        """Gold, goods of the `stand` or of the `bag`, for one's own bag; the sheriff agrees."""
        terms = Terms(gold, dict(goods.get("stand", {})), dict(goods.get("bag", {})))
        return self.agree(merchant, self.state.sheriff, terms, passing(merchant))

    def hand_back(self, *merchants: int) -> Table:
        for merchant in merchants:
            self.act(self.state.sheriff, PassBag(self.round, merchant))
        return self

    def open(self, merchant: int, good: str, **bag: int) -> Table:
        return self.act(self.state.sheriff, OpenBag(self.round, merchant, good, bag))

    def unpack(self, merchant: int, unknown: int = 0, **goods: int) -> Table:
        return self.act(merchant, Unpack(self.round, goods, unknown))

    def bring_in(self, merchant: int, **goods: int) -> Table:
        """The bag passes for nothing and is unpacked."""
        return self.hand_back(merchant).unpack(merchant, **goods)

    def count(self, *golds: int, **goods: Mapping[str, int]) -> Table:
        """Everybody enters their gold, and `s0={…}` the goods of seat 0."""
        for seat, gold in enumerate(golds):
            self.act(seat, EnterFinal(gold, dict(goods.get(f"s{seat}", {}))))
        return self

    def finish(self) -> Table:
        return self.act(None, Finish())

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

    def view(self, viewer: int | None = None) -> Any:
        """A `View`; what of it there is, the test knows."""
        return GAME.view(self.state, viewer)

    def seen(self, seat: int, viewer: int | None = None) -> Any:
        """The seat as the viewer sees it."""
        return self.view(viewer).seats[seat]

    def may_trade(self, seat: int) -> bool:
        """Whether this merchant is asked now, by what everybody can see."""
        return self.move("trade", seat, "now") is not None

    def bag(self, merchant: int) -> Any:
        return next(bag for bag in self.view().bags if bag.merchant == merchant)

    def deal(self, id: int, viewer: int | None = None) -> Any:
        return next(deal for deal in self.view(viewer).deals if deal.id == id)

    def result(self, *names: str) -> ScoreSheet:
        sheet = GAME.result(self.state, names)
        assert sheet is not None
        return sheet


def args(message: Message) -> dict[str, Any]:
    return dict(message.args)


def goods(counts: Sequence[GoodCount]) -> dict[str, int]:
    """`{"apple": 2}` from what a view shows."""
    return {each.good: each.n for each in counts}


def passing(*bags: int) -> Terms:
    return Terms(promises=tuple(Promise(PromiseKind.PASS, bag) for bag in bags))


def opening(*bags: int) -> Terms:
    return Terms(promises=tuple(Promise(PromiseKind.INSPECT, bag) for bag in bags))


def gold(amount: int) -> Terms:
    return Terms(gold=amount)


def who(seat: int) -> SeatName:
    return SeatName(seat)
