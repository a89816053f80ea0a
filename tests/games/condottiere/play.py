"""A table to play at: the rules alone. Nothing is left to luck or the clock."""

from __future__ import annotations

from typing import Any

from companion.engine.message import Message
from companion.engine.moves import ChoiceField
from companion.games.condottiere import GAME
from companion.games.condottiere import actions as act
from companion.games.condottiere.model import State
from companion.games.condottiere.options import Tool
from companion.games.condottiere.tables import Card
from tests.games.table import TableOf, no_of

EVERYTHING = tuple(Tool)
FULL_BOARD = (
    ("Venezia", "Mantova", "Parma", "Lucca", "Roma"),
    ("Milano", "Ferrara", "Firenze", "Napoli"),
    ("Modena", "Siena", "Urbino", "Ancona"),
    ("Torino", "Genova", "Bologna", "Spoleto"),
)
"""all cities among four, no three of one player linked; the first has the most"""
TIED_BOARD = (
    ("Torino", "Mantova", "Urbino", "Ancona", "Roma"),
    ("Venezia", "Genova", "Parma", "Firenze", "Siena"),
    ("Ferrara", "Bologna", "Lucca", "Napoli"),
    ("Milano", "Modena", "Spoleto"),
)
"""the same with the first two tied"""

no = no_of("condottiere")


class Table(TableOf):
    game = GAME
    state: State

    def __init__(
        self, players: int = 4, tools: tuple[Tool, ...] = EVERYTHING, **options: object
    ) -> None:
        super().__init__(players, {"tools": tools, **options})

    # -- Playing ---------------------------------------------------------------------------

    def remarked(self, seat: int | None = None) -> list[str]:
        """What the last action was remarked with, as far as the seat (None: the table) reads it."""
        return [
            one.words.id.removeprefix("condottiere-")
            for one in self.remarks
            if one.seat in (None, seat)
        ]

    def told(self) -> Message:
        """What the log tells everybody of the last action."""
        return self.narrated().public

    def begin(self, holder: int = 0) -> Table:
        coming = self.state.game + (self.state.phase == "scored")
        return self.act(None, act.Begin(coming, holder))

    def attack(self, city: str | None = None) -> Table:
        return self.act(None, act.Attack(self.battle, city))

    def decline(self) -> Table:
        assert self.state.holder is not None
        return self.act(self.state.holder, act.Decline(self.battle, self.state.holder))

    def lay(self, seat: int, *cards: Card) -> Table:
        for card in cards:
            self.act(seat, act.Lay(self.battle, card))
        return self

    def take_back(self, seat: int, card: Card) -> Table:
        """A scarecrow for a mercenary."""
        return self.act(seat, act.Lay(self.battle, "scarecrow", card))

    def passes(self, *seats: int) -> Table:
        for seat in seats:
            self.act(seat, act.Pass(self.battle))
        return self

    def out(self, *seats: int) -> Table:
        for seat in seats:
            self.act(seat, act.Out(self.state.round))
        return self

    def end(self) -> Table:
        """The battle ends as the lines are."""
        return self.do("end", None)

    def won_by(self, winner: int | None) -> Table:
        """The people say who won."""
        return self.act(None, act.EndBattle(self.battle, winner, by_hand=True))

    def conquer(self, seat: int, *cities: str) -> Table:
        """The seat wins a battle for each of the cities."""
        for city in cities:
            self.attack(city).won_by(seat)
        return self

    def own(self, seat: int | None, *cities: str) -> Table:
        """The map is put right so."""
        for city in cities:
            self.act(None, act.CorrectCity(city, seat))
        return self

    def fill(self, board: tuple[tuple[str, ...], ...]) -> Table:
        """The map as it is given; its very last city is conquered in a battle."""
        *_, last = board
        for seat, cities in enumerate(board):
            self.own(seat, *(city for city in cities if city != last[-1]))
        return self.conquer(len(board) - 1, last[-1])

    def deal(self) -> Table:
        return self.act(None, act.Deal(self.state.round))

    # -- Looking ---------------------------------------------------------------------------

    def values(self, slot: str, seat: int | None, **known: object) -> list[Any]:
        """Of the one field of that move; none where there is no such move."""
        move = self.move(slot, seat, **known)
        if move is None:
            return []
        (field,) = move.fields
        assert isinstance(field, ChoiceField)
        return [one.value for one in field.values]

    @property
    def battle(self) -> int:
        return self.state.battle

    @property
    def holder(self) -> int | None:
        return self.view().holder

    @property
    def phase(self) -> str:
        return self.view().phase

    def fight(self) -> Any:
        battle = self.view().battle
        assert battle is not None
        return battle

    def line(self, seat: int) -> Any:
        return next(line for line in self.fight().lines if line.seat == seat)

    def strength(self, seat: int) -> int | None:
        return self.line(seat).strength

    def city(self, city: str) -> Any:
        return next(each for each in self.view().cities if each.city == city)

    def cities(self, seat: int) -> tuple[str, ...]:
        return self.view().seats[seat].cities

    def hints(self) -> list[str]:
        """The rules at hand."""
        return [hint.rule for hint in self.view().hints]

    def said(self, rule: str) -> Message:
        """What is said now about this rule."""
        shown = (*self.view().hints, *self.view().checklist)
        return next(hint.text for hint in shown if hint.rule == rule)


def at_war(players: int = 4, city: str = "Siena", **options: Any) -> Table:
    """The first battle has begun; seat 0 leads."""
    return Table(players, **options).begin().attack(city)
