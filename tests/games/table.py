"""A table to play any game at: the rules alone, a clock turned by hand, luck known beforehand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Self, TypeVar

import msgspec
import pytest

from companion.engine.authority import check_authority
from companion.engine.game import Dice, Narration, PlayedGame, Remark, World
from companion.engine.message import Arg, Message, SeatName
from companion.engine.moves import Group, Move, MoveList, fill_in
from companion.engine.refusal import GameError
from companion.engine.score import ScoreSheet
from tests.contract.chance import action

Item = TypeVar("Item")

MIDNIGHT = 1_000_000
NAMES = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay", "Gil", "Hana")


@dataclass
class Falls:
    """Dice that fall as they are told."""

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
        return cls(error.message.id, error.rule, error.path, dict(error.message.args))


ONLY_THE_TABLE = No("house-only-the-table", None, "seat", {"who": ()})
NEEDS_A_SEAT = No("fault-needs-a-seat", None, "seat", {})


def no_of(game: str) -> Callable[..., No]:
    """Makes the refusals of a game."""

    def no(key: str, /, rule: str | None = None, path: str = "", **args: Arg) -> No:
        return No(f"{game}-{key}", rule, path, args)

    return no


def not_yours(*seats: int) -> No:
    """Only these may, or the table."""
    return No("fault-not-yours", None, "seat", {"who": names(*seats)})


def args(message: Message) -> dict[str, Any]:
    return dict(message.args)


def who(seat: int) -> SeatName:
    return SeatName(seat)


def names(*seats: int) -> tuple[SeatName, ...]:
    return tuple(map(SeatName, seats))


class TableOf:
    """A sitting of the rules alone. `act` plays, `refused` expects a refusal."""

    game: PlayedGame[Any, Any, Any]
    state: Any
    dice: Dice

    def __init__(self, players: int, chosen: Mapping[str, object]) -> None:
        self.options = msgspec.convert(chosen, self.game.options)
        assert self.game.check_options(self.options, players) == ()
        self.players = players
        self.state = self.game.setup(self.options, players)
        self.now = MIDNIGHT
        self.dice = Random(7)
        self.entries: list[tuple[int | None, Any]] = []
        self.remarks: tuple[Remark, ...] = ()
        """what the notes say against what was done last"""
        self.before = self.state
        """the last action"""
        self._money = self.game.treasury(self.state)

    # -- Playing ---------------------------------------------------------------------------

    def act(self, seat: int | None, *actions: Any, table: bool = False) -> Self:
        """The seat on its phone (None: the table) does one thing after the other; `table`: the
        table screen does it for the seat.
        """
        for one in actions:
            decided, after = self.tried(seat, one, table=table)
            self.before, self.state = self.state, after
            self.entries.append((seat, decided))
            self.remarks = self.game.remarks(self.before, after, seat, decided)
        return self

    def tried(self, seat: int | None, action: Any, *, table: bool = False) -> tuple[Any, Any]:
        """The action as it would be decided, and the state after it. Nothing happens."""
        check_authority(self.state, seat, action, table=table)
        world = World(self.now, self.dice, table=table or seat is None)
        decided = self.game.decide(self.state, seat, action, world)
        after = self.game.apply(self.state, seat, decided)
        assert self.game.treasury(after) == self._money
        return decided, after

    def refused(self, seat: int | None, action: Any) -> No:
        """The action is refused, and nothing has happened."""
        before = self.state, msgspec.json.encode(self.state)
        with pytest.raises(GameError) as caught:
            self.act(seat, action)
        assert (self.state, msgspec.json.encode(self.state)) == before
        return No.of(caught.value)

    def do(self, slot: str, seat: int | None, /, **values: object) -> Self:
        """The seat does on its phone (None: the table) what is listed there."""
        move = self.move(slot, seat)
        assert move is not None
        assert move.open
        return self.act(seat, action(self.game, fill_in(move, values)))

    def wait(self, seconds: float) -> Self:
        """Time passes; what is due happens by itself."""
        self.now += int(seconds * 1000)
        due = self.game.deadline(self.state)
        if due is not None and due.at <= self.now:
            self.act(None, due.action)
        return self

    # -- Looking ---------------------------------------------------------------------------

    def moves(self, seat: int | None, viewer: int | None = None) -> tuple[Move, ...]:
        """What may be done for the seat, as the viewer reads it (None: the table)."""
        return self.game.moves(self.state, seat, viewer)

    def move(
        self, slot: str, seat: int | None, group: Group | None = None, /, **known: object
    ) -> Any:
        """A `Move` that the seat's own phone (None: the table) lists there; None without one."""
        return MoveList(lambda one, _: self.moves(one, seat)).one(slot, seat, group, **known)

    def view(self, viewer: int | None = None) -> Any:
        """A `View`; what of it there is, the test knows."""
        return self.game.view(self.state, viewer)

    def seen(self, seat: int, viewer: int | None = None) -> Any:
        """The seat as the viewer sees it."""
        return self.view(viewer).seats[seat]

    def narrated(self) -> Narration:
        """The last action in words."""
        return self.game.narrate(self.before, self.state, *self.entries[-1])

    def result(self, *names: str) -> ScoreSheet:
        sheet = self.game.result(self.state, names or NAMES[: self.players])
        assert sheet is not None
        return sheet
