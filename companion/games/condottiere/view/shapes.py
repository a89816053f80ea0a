"""The types of the view: plain values and messages. What may be done is in the moves."""

from __future__ import annotations

import msgspec

from companion.engine.message import Message
from companion.engine.rulebook import Hint
from companion.engine.state import GameSeat, GameView

from ..options import Options
from ..tables import Card

Struct = msgspec.Struct


class CardView(Struct, frozen=True):
    card: Card
    name: Message
    special: bool
    n: int = 1


class CityView(Struct, frozen=True):
    """A city on our drawing: `x` and `y` on a square of 1000 by 1000, north up."""

    city: str
    name: Message
    x: int
    y: int
    owner: int | None
    here: bool
    """whether the battle is fought here"""
    against: Message | None
    """between battles: what speaks against the next one here"""
    wins: bool
    """between battles, where the table wants to be warned: whether it would complete a kingdom"""


class BorderView(Struct, frozen=True):
    a: str
    b: str
    x1: int
    y1: int
    x2: int
    y2: int
    owner: int | None
    """the seat that holds both cities"""


class LineView(Struct, frozen=True):
    """What lies in front of a seat that takes part."""

    seat: int
    cards: tuple[CardView, ...]
    """in the order in which they were laid"""
    groups: tuple[CardView, ...]
    """the same, each kind once with its number"""
    strength: int | None
    """None where it is not shown, or not compared after a bishop"""
    leading: bool
    passed: bool
    out: bool
    turn: bool
    defends: bool
    why_not: Message | None
    """what speaks against one more card"""


class CountView(Struct, frozen=True):
    """What was said of an army whose cards are not tapped."""

    seat: int
    strength: int | None
    """None: nothing yet"""
    leading: bool
    total: int
    mercenaries: int
    heroines: int
    drum: bool
    winter: bool


class AheadView(Struct, frozen=True):
    """One of the two strongest armies."""

    seat: int
    strength: int
    leads: bool
    """nobody is stronger: of two that are equal, both"""


class ClaimView(Struct, frozen=True):
    """A claim of victory from somebody's own phone."""

    seat: int
    words: Message


class BattleView(Struct, frozen=True):
    battle: int
    city: str | None
    defender: int | None
    final: bool
    lines: tuple[LineView, ...]
    """clockwise from whoever leads; empty where the battle board is off"""
    counts: tuple[CountView, ...]
    """of those who take part, where only strengths are kept"""
    strongest: int | None
    """by what was said of all armies"""
    winter: bool
    turn: int | None
    ended_by: str | None
    """pass, surrender or bishop, once it has ended"""
    outcome: Message | None
    """who would take the city now, or why nobody; None where strength is not shown"""
    claim: ClaimView | None
    doubts: tuple[Message, ...]
    ahead: tuple[AheadView, ...]
    """the two strongest, by seat, where strength is shown"""


class ArmyView(Struct, frozen=True):
    seat: int
    cards: tuple[CardView, ...]
    strength: int | None


class FoughtView(Struct, frozen=True):
    """A battle that is over."""

    battle: int
    city: str | None
    words: Message
    winner: int | None
    ended_by: str
    """pass, surrender or bishop"""
    armies: tuple[ArmyView, ...]
    """of those who laid anything"""


class RoundView(Struct, frozen=True):
    """A round of a finished game."""

    round: int
    battles: tuple[FoughtView, ...]


class EndCityView(Struct, frozen=True):
    city: str
    owner: int | None
    battle: int | None
    """the last one that was fought there, as a number among those of the game"""
    kingdom: bool
    """it belongs to the kingdom that has won"""
    signs: int
    """what stands on its plate: the mark of its owner, the number of its battle, both or neither"""


class EndView(Struct, frozen=True):
    """The map of a finished game, with its battles."""

    cities: tuple[EndCityView, ...]
    borders: tuple[BorderView, ...]
    battles: tuple[int | None, ...]
    """who won each of them, in their order; None: nobody"""


class SeatView(GameSeat, frozen=True):
    """What everybody may know of a seat."""

    holder: bool
    cities: tuple[str, ...]
    city_names: tuple[Message, ...]
    linked: int
    """cities in its largest kingdom"""
    out: bool
    """whether it has said that its hand is empty"""
    points: int | None
    """of earlier games of a series"""
    deal: int | None
    """cards to take in the deal that is due now"""


class YouView(Struct, frozen=True):
    """What only this seat may know."""

    seat: int
    hand: int | None
    """[R co.round.hand_size_private] cards in hand, as noted"""
    say_out: bool
    """whether the noted hand is empty, so that it should be said"""


class View(GameView, frozen=True):
    options: Options
    phase: str
    phase_name: Message
    headline: Message
    """what happens now, in one sentence"""
    facts: tuple[Message, ...]
    """facts for the table screen"""
    series_game: int | None
    """the number of the game in its series"""
    series_target: int | None
    round: int
    holder: int | None
    """of the Condottiere piece"""
    needed: int
    """linked cities that win"""
    seats: tuple[SeatView, ...]
    cities: tuple[CityView, ...]
    """empty where the map is off"""
    borders: tuple[BorderView, ...]
    battle: BattleView | None
    against_declining: Message | None
    """what speaks against declining"""
    past: tuple[FoughtView, ...]
    """earlier battles of this round, the latest first"""
    course: tuple[RoundView, ...]
    """once the sitting is over: all battles of the game, in order"""
    end: EndView | None
    """what the result shows; None before, and where the result is counted otherwise"""
    hints: tuple[Hint, ...]
    reminders: tuple[Hint, ...]
    """the hints that are said without being asked for"""
    checklist: tuple[Hint, ...]
    """set-up, in order; empty later"""
    story: tuple[Message, ...]
    """how the finished game of a series was decided"""
    you: YouView | None
