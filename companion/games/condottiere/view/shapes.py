"""The shape of what is seen: plain values and messages. What may be done, moves say."""

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
    """the battle is fought here"""
    against: Message | None
    """between battles: what is noted against the next one here"""
    wins: bool
    """between battles, where the table wants to be warned: it would complete somebody's kingdom"""


class BorderView(Struct, frozen=True):
    a: str
    b: str
    x1: int
    y1: int
    x2: int
    y2: int
    owner: int | None
    """who holds both cities"""


class LineView(Struct, frozen=True):
    """What lies in front of a seat that takes part."""

    seat: int
    cards: tuple[CardView, ...]
    """in the order in which they were laid"""
    groups: tuple[CardView, ...]
    """the same, each kind once with how many"""
    strength: int | None
    """None where it is not shown, or not compared after a bishop"""
    leading: bool
    passed: bool
    out: bool
    turn: bool
    defends: bool
    why_not: Message | None
    """what is noted against one more card"""


class CountView(Struct, frozen=True):
    """What was said of an army whose cards nobody taps."""

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
    """Somebody says on the own phone to have won."""

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
    """where only strengths are kept, those who take part"""
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
    """A round of a game that is over."""

    round: int
    battles: tuple[FoughtView, ...]


class EndCityView(Struct, frozen=True):
    city: str
    owner: int | None
    battle: int | None
    """the last one that was fought there, as a number among those of the game"""
    kingdom: bool
    """it belongs to the kingdom that has won"""


class EndView(Struct, frozen=True):
    """The map of a game that is over, and how it came about."""

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
    """cities in the largest kingdom"""
    out: bool
    """has said that the hand is empty"""
    points: int | None
    """of the games before, in a series"""
    deal: int | None
    """cards in the deal that is due now"""


class YouView(Struct, frozen=True):
    """What only this seat may know."""

    seat: int
    hand: int | None
    """[R co.round.hand_size_private] cards in hand, as noted"""
    say_out: bool
    """the noted hand is empty: time to say so"""


class View(GameView, frozen=True):
    options: Options
    phase: str
    phase_name: Message
    headline: Message
    """what happens now, in one sentence"""
    facts: tuple[Message, ...]
    """what stands beside it on this screen"""
    series_game: int | None
    """which game of a series it is"""
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
    """what is noted against it that the holder declines"""
    past: tuple[FoughtView, ...]
    """earlier battles of this round, the last one first"""
    course: tuple[RoundView, ...]
    """once the sitting is over: all battles of the game, as they were fought"""
    end: EndView | None
    """what the result shows; None where it is counted otherwise, and before"""
    hints: tuple[Hint, ...]
    reminders: tuple[Hint, ...]
    """those of the hints that are said without being asked for"""
    checklist: tuple[Hint, ...]
    """set-up, in order; empty later"""
    story: tuple[Message, ...]
    """how the game of a series that is over was decided"""
    you: YouView | None
