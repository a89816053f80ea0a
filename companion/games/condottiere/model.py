"""The state of a sitting: what its entries fold to. It holds secrets; only
views of it are shown.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeVar

from companion.engine.score import Score
from companion.engine.state import GameState

from .battle import Army, Count, Ending
from .options import Options, Tool
from .tables import CITIES, Card, cities_needed, dealt

T = TypeVar("T")


class Phase(StrEnum):
    SETUP = "setup"
    """the box is laid out and the youngest is found; before every game of a series"""
    CHOOSE = "choose"
    """between battles: the holder of the piece chooses a city"""
    BATTLE = "battle"
    ROUND_END = "round_end"
    """[R co.round_end.one_hand] at most one player has cards left"""
    SCORED = "scored"
    """[R co.points.target] a game of the series is over, but not the series"""
    OVER = "over"


PLAYING = (Phase.SETUP, Phase.CHOOSE, Phase.BATTLE, Phase.ROUND_END)
"""phases of a running game"""
IN_ROUND = (Phase.CHOOSE, Phase.BATTLE, Phase.ROUND_END)
"""phases in which hands are dealt"""


@dataclass(frozen=True, slots=True)
class Line:
    """What lies in front of a seat in this battle."""

    cards: tuple[Card, ...] = ()
    passed: bool = False
    """whether it has passed and laid no card since; `field.has_passed` says
    whether that is final
    """
    alone: bool = False
    """whether it passed when nobody else could lay a card any more"""


@dataclass(frozen=True, slots=True)
class Step:
    """A card or a pass in a battle, in order."""

    seat: int
    card: Card | None
    """None: a pass"""


@dataclass(frozen=True, slots=True)
class Fought:
    """A battle that is over."""

    number: int
    city: str | None
    winner: int | None
    ended_by: Ending
    armies: tuple[tuple[Card, ...], ...]
    """by seat; all empty where nobody tapped cards"""
    defender: int | None = None
    by_hand: bool = False
    counted: tuple[int | None, ...] = ()
    """by seat: the strength that was said, where nobody tapped cards"""
    round: int = 1


@dataclass(frozen=True, slots=True)
class Tally:
    """[R co.points.city] [R co.points.kingdom] A seat's points over the games of a series."""

    cities: int = 0
    kingdoms: int = 0
    """extra points for kingdoms"""
    corrected: int = 0
    """the difference that corrections made"""

    @property
    def total(self) -> int:
        return self.cities + self.kingdoms + self.corrected

    def add_game(self, game: Score) -> Tally:
        """Return the tally with one more game."""
        cities, kingdom = (
            sum(line.points for line in game.lines if line.key == key)
            for key in ("cities", "kingdom")
        )
        return replace(self, cities=self.cities + cities, kingdoms=self.kingdoms + kingdom)


@dataclass(frozen=True, slots=True)
class State(GameState[Options, Phase]):
    owners: tuple[int | None, ...]
    """in the order of `CITIES`"""
    lines: tuple[Line, ...]
    """by seat"""
    hands: tuple[int | None, ...]
    """by seat: cards in hand, as each has noted for itself; negative after more cards than that"""
    tallies: tuple[Tally, ...]
    """by seat: of earlier games"""
    game: int = 1
    round: int = 1
    battle: int = 1
    """the number of the battle that is fought, or of the next one; never used twice"""
    holder: int | None = None
    """of the Condottiere piece"""
    declined: tuple[int, ...] = ()
    """seats that have declined to choose since the last battle"""
    city: str | None = None
    """where the battle is"""
    steps: tuple[Step, ...] = ()
    """of this battle, without what was only entered late"""
    counts: tuple[Count | None, ...] = ()
    """by seat: what was said of an army whose cards are not tapped; empty before anything was"""
    claim: int | None = None
    """the seat that claims to have won this battle, until somebody agrees"""
    out: tuple[int, ...] = ()
    """seats without cards in this round"""
    final: tuple[int, ...] = ()
    """[R co.end.final_battle] the tied, while they fight the final battle"""
    past: tuple[Fought, ...] = ()
    """the battles of this round"""
    course: tuple[Fought, ...] = ()
    """the battles of this game"""
    won: tuple[tuple[int, ...], ...] = ()
    """[R co.points.target] by game of a series, of those before: who won it"""
    aside: State | None = None
    """the other state that a correction may lead back to: in a final battle the one before it;
    after a correction that undoes the final battle or the end, the one there, until play goes on;
    after a series its last game as it was scored
    """

    @property
    def needed(self) -> int:
        """[R co.aim.three_linked] [R co.aim.four_linked] [R co.bigger.numbers] The linked cities
        that win.
        """
        return cities_needed(self.seats, self.options.bigger_kingdoms)

    @property
    def fighters(self) -> tuple[int, ...]:
        """[R co.end.final_battle] The seats that fight: everybody, or in the
        final battle the tied.
        """
        return self.final or tuple(range(self.seats))

    @property
    def armies(self) -> tuple[Army, ...]:
        """The army of each seat that takes part."""
        return tuple(
            line.cards if seat in self.fighters else () for seat, line in enumerate(self.lines)
        )

    @property
    def tally(self) -> tuple[Tally, ...]:
        """The tally of each seat, with the game that was just scored."""
        if self.phase is not Phase.SCORED or self.sheet is None:
            return self.tallies
        games = zip(self.tallies, self.sheet.players, strict=True)
        return tuple(tally.add_game(game) for tally, game in games)

    @property
    def free(self) -> tuple[str, ...]:
        """The cities that nobody holds."""
        return tuple(city for city, owner in zip(CITIES, self.owners, strict=True) if owner is None)

    def owner(self, city: str) -> int | None:
        return self.owners[list(CITIES).index(city)]

    def cities(self, seat: int) -> tuple[str, ...]:
        return tuple(city for city, owner in zip(CITIES, self.owners, strict=True) if owner == seat)

    def dealt(self, seat: int) -> int:
        """[R co.round_end.deal] [R co.end.final_deal] Return how many cards this seat gets in a new
        deal.
        """
        return dealt(len(self.cities(seat)) if self.has(Tool.MAP) else 0)

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def with_owner(self, city: str, owner: int | None) -> State:
        return replace(self, owners=put(self.owners, list(CITIES).index(city), owner))

    def with_line(self, seat: int, line: Line) -> State:
        return replace(self, lines=put(self.lines, seat, line))

    def with_hand(self, seat: int, more: int) -> State:
        """Return the state with more cards in a hand that is noted."""
        hand = self.hands[seat]
        return self if hand is None else replace(self, hands=put(self.hands, seat, hand + more))


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])


def no_money(state: State) -> int:
    """[R co.contents.cards] Cards, a piece and markers: there is no money in this game."""
    return 0
